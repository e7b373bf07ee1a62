"""Seats in mid-match: hand one to an AI character, or take one over."""

from collections.abc import Callable, Sequence

from flip7.app.context import Context
from flip7.i18n import _, pgettext
from flip7.match.match import Match
from flip7.scenes.page import Page
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.scenes.who import WhoScene, title_of
from flip7.ui.boxes import Share, Space, columns, grid, lines, padded, rows, stacked, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Pos
from flip7.ui.text import Align, line_height, text_height
from flip7.ui.theme import NUMERAL, SECOND, SMALL_SECOND, SUBHEADING, Pad, Radius, Tone
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.label import Label, Panel
from flip7.ui.widgets.pressable import Pressable
from flip7.ui.widgets.scrollpane import ScrollPane

_GAP = 14.0
_NARROWEST = 560.0


class SeatPlate(Pressable):
    """A seat of the match: who sits there, and its points so far."""

    radius = Radius.MEDIUM

    def __init__(self, match: Match, seat: int, on_press: Callable[[int], object]) -> None:
        super().__init__(match.plan.seats[seat].name, key=f"seat {seat}")
        self.match = match
        self.seat = seat
        self.on_press = on_press

    @staticmethod
    def height() -> float:
        """How high each plate is, in logical units at the text size of now."""
        return line_height(SUBHEADING) + line_height(SMALL_SECOND) + 2 * Pad.MEDIUM

    def activate(self, pos: Pos | None) -> None:  # noqa: ARG002
        self.on_press(self.seat)

    def draw(self, canvas: Canvas) -> None:
        with canvas.part("seat", self.seat):
            self._draw(canvas)

    def _draw(self, canvas: Canvas) -> None:
        plan = self.match.plan.seats[self.seat]
        canvas.rect(self.box, Tone.RAISED, self.radius, Tone.RAISED_EDGE)
        if self.hovered:
            canvas.rect(self.box, (255, 255, 255, 20), self.radius)
        side = min(84.0, self.box.height - 2 * Pad.SMALL)
        tile, words, total = columns(
            self.box, [Space(Pad.MEDIUM), side, Space(Pad.MEDIUM), Share(), Space(Pad.SMALL), 130, Space(20)]
        )
        draw_seat_tile(canvas, plan, within(tile, side, side))
        with canvas.part("total"):
            canvas.text(str(self.match.game.seats[self.seat].total), total, NUMERAL, Align.RIGHT)
        name, below = rows(words, [line_height(SUBHEADING), line_height(SMALL_SECOND)], at=0.5)
        with canvas.part("name"):
            canvas.text(plan.name, name, SUBHEADING, Align.LEFT)
        with canvas.part("title"):
            canvas.text(title_of(plan.who), below, SMALL_SECOND, Align.LEFT)


class SeatsScene(Page):
    """Above the pause. Every change is kept at once, as every decision is."""

    heading = pgettext("seats", "Seats")

    def __init__(self, context: Context, match: Match, on_changed: Callable[[], object] = lambda: None) -> None:
        super().__init__(context)
        self.match = match
        self._on_changed = on_changed
        self._pane = ScrollPane(key="seats")
        self.widest = 1840.0 if len(match.plan.seats) > 4 else 1200.0

    def build(self, room: Box) -> Sequence[Widget]:
        about = Label(
            _("Somebody has to go? An AI plays on for them. Somebody comes back? They take over."), SECOND, wrap=True
        )
        high = text_height(about.text, SECOND, room.width)
        above, below = rows(room, [high, Share()], gap=Pad.MEDIUM)
        about.place(above)
        panel = Panel().place(below)
        pane = self._pane.place(padded(below, Pad.MEDIUM))
        count = len(self.match.plan.seats)
        across = max(1, min(3, int(pane.content_width // _NARROWEST), lines(count, 4)))
        height = SeatPlate.height()
        plates = [SeatPlate(self.match, seat, self._ask) for seat in range(count)]
        place_all(plates, grid(pane.content, count, across, gap=_GAP, height=height))
        pane.fill(plates, stacked([height] * lines(count, across), _GAP))
        if self.first is None:
            self.first = plates[0]
        return [about, panel, pane]

    def _ask(self, seat: int) -> None:
        plan = self.match.plan.seats[seat]
        self.manager.push(WhoScene(self.context, plan.name, plan.who, lambda who: self._hand_over(seat, who)))

    def _hand_over(self, seat: int, who: str) -> None:
        if who != self.match.plan.seats[seat].who:
            self.match.hand_over(seat, who)
            self._on_changed()
        self.rebuild()
