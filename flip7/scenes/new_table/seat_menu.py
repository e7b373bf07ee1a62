"""What can be done about somebody who sits at the table that is being set up."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from flip7.app.context import Context
from flip7.i18n import Text, _, pgettext
from flip7.match.match import SeatPlan
from flip7.scenes.overlay import Overlay
from flip7.scenes.seat_card import SeatCard
from flip7.ui.boxes import Share, rows, stacked
from flip7.ui.canvas import Box
from flip7.ui.theme import Pad
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.button import Button


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is done when one of them is chosen; the menu is closed then."""

    change: Callable[[], object]
    replace: Callable[[], object]
    move: Callable[[], object]
    remove: Callable[[], object] | None
    """None for the last one: somebody has to play."""


class SeatMenu(Overlay):
    """A short menu above the table."""

    widest = 680.0

    def __init__(self, context: Context, seat: SeatPlan, name: str, card: SeatCard, wishes: Wishes) -> None:
        super().__init__(context, _("At this table"))
        card.show(seat, name)
        self._card = card
        change = _("Name and look") if seat.is_person else _("Name and colour")
        # TRANSLATORS: what can be done about somebody at the table, on buttons
        self._buttons = [
            self._button(_("Somebody else"), wishes.replace, "icons/swap", "replace"),
            self._button(change, wishes.change, "icons/gear", "change"),
            self._button(_("Another chair"), wishes.move, "icons/arrow_right", "move"),
            self._button(pgettext("seat", "Get up"), wishes.remove or self.back, "icons/close", "remove"),
        ]
        self._buttons[-1].enabled = wishes.remove is not None
        self.first = self._buttons[0]
        self.ring.menu = self._buttons

    def wanted_height(self, width: float) -> float:
        return self._card.height_for(width) + Pad.MEDIUM + stacked(self._heights(), Pad.SMALL + 2)

    def build(self, room: Box) -> Sequence[Widget]:
        card, below = rows(room, [self._card.height_for(room.width), Share()], gap=Pad.MEDIUM)
        place_all(self._buttons, rows(below, self._heights(), gap=Pad.SMALL + 2))
        return [self._card.place(card), *self._buttons]

    def _heights(self) -> list[float]:
        return [button.wanted_height for button in self._buttons]

    def _button(self, text: Text, wish: Callable[[], object], icon: str, key: str) -> Button:
        def do() -> None:
            self.manager.pop()
            wish()

        return Button(text, do, icon=icon, key=key)
