"""The question which other name belongs to the same person."""

from collections.abc import Callable, Sequence
from functools import partial

from flip7.app.context import Context
from flip7.i18n import _
from flip7.scenes.overlay import Overlay
from flip7.scenes.person_tile import PersonTile
from flip7.store.people import Person
from flip7.ui.boxes import Share, grid, lines, rows, stacked
from flip7.ui.canvas import Box
from flip7.ui.theme import SECOND, Pad
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.label import Label
from flip7.ui.widgets.scrollpane import ScrollPane

_GAP = 10.0
_ACROSS = 2


class SamePerson(Overlay):
    """`on_choose` gets the other name. This is closed before that."""

    widest = 1000.0

    def __init__(self, context: Context, person: Person, on_choose: Callable[[Person], object]) -> None:
        super().__init__(context, _("Who is {name}, too?", name=person.name))
        self._about = Label(
            _("Choose the name that stays. What {name} has played counts for it then.", name=person.name),
            SECOND, wrap=True,
        )  # fmt: skip
        self._others = [one for one in context.known_people() if one.name != person.name]
        self._on_choose = on_choose
        self._pane = ScrollPane(key="others")

    def wanted_height(self, width: float) -> float:
        return self._about.height_for(width) + Pad.MEDIUM + self._tall()

    def build(self, room: Box) -> Sequence[Widget]:
        above, below = rows(room, [self._about.height_for(room.width), Share()], gap=Pad.MEDIUM)
        self._about.place(above)
        pane = self._pane.place(below)
        tiles = [
            PersonTile(one.name, partial(self._choose, one), seat=one.seat(), key=f"person {one.name}")
            for one in self._others
        ]
        place_all(tiles, grid(pane.content, len(tiles), _ACROSS, gap=_GAP, height=PersonTile.height()))
        pane.fill(tiles, self._tall())
        self.first = self.first or tiles[0]
        return [self._about, pane]

    def _tall(self) -> float:
        return stacked([PersonTile.height()] * lines(len(self._others), _ACROSS), _GAP)

    def _choose(self, other: Person) -> None:
        self.manager.pop()
        self._on_choose(other)
