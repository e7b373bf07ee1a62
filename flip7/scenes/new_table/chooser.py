"""Who sits down on a chair: a person who is known, a new one, or an AI opponent."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from flip7.ai.characters import CHARACTERS
from flip7.app.context import Context
from flip7.i18n import Text, _, pgettext
from flip7.match.match import PERSON, SeatPlan
from flip7.scenes.known_person import new_person
from flip7.scenes.new_table.draft import Draft
from flip7.scenes.overlay import Overlay
from flip7.scenes.person_tile import PersonTile
from flip7.scenes.who import Candidate, GhostCandidate
from flip7.ui.boxes import Share, columns, grid, lines, rows, stacked
from flip7.ui.canvas import Box
from flip7.ui.text import Align, line_height
from flip7.ui.theme import SUBHEADING, Pad
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.label import Label
from flip7.ui.widgets.scrollpane import ScrollPane

_GAP = 10.0
_FACE = 84.0
_GLANCE = 0.2
"""Seconds until it is asked again whether there are more ghosts: some may just be fitted."""
_BAR = 24.0
"""What a pane keeps free for its bar."""


class Opponent(Candidate):
    """A character, in a line of its own."""

    face = _FACE


class Ghost(GhostCandidate):
    """A ghost, in a line of its own."""

    face = _FACE


@dataclass(frozen=True, slots=True)
class Group:
    """Opponents of a kind, with what stands above them."""

    title: Text
    candidates: Sequence[Candidate]


class SeatChooser(Overlay):
    """`on_choose` gets who is to sit there. It is closed before that."""

    widest = 1640.0

    def __init__(self, context: Context, draft: Draft, on_choose: Callable[[SeatPlan], object]) -> None:
        super().__init__(context, _("Who sits here?"))
        self._draft = draft
        self._on_choose = on_choose
        self._people = draft.strangers(context.known_people())
        self._ghosts = context.known_ghosts()
        self._people_pane = ScrollPane(key="people")
        self._others_pane = ScrollPane(key="opponents")

    @property
    def wake_in(self) -> float | None:
        return _GLANCE if self.context.ghosts.busy else super().wake_in

    def update(self, dt: float) -> None:
        super().update(dt)
        ghosts = self.context.known_ghosts()
        if ghosts != self._ghosts:
            self._ghosts = ghosts
            self.rebuild()

    def wanted_height(self, width: float) -> float:
        left, right = self._columns(Box(0, 0, width, 0))
        people = self._tiles()
        across = self._across(left.width)
        high = stacked([PersonTile.height()] * lines(len(people), across), _GAP)
        return line_height(SUBHEADING) + Pad.SMALL + max(high, self._opponents(right.width)[1]) + 4

    def build(self, room: Box) -> Sequence[Widget]:
        left, right = self._columns(room)
        first = self._groups()[0]
        widgets: list[Widget] = []
        panes = []
        # TRANSLATORS: the heading above the people who can sit down on a chair
        for box, title, pane in (
            (left, pgettext("chooser", "People"), self._people_pane), (right, first.title, self._others_pane),
        ):  # fmt: skip
            head, below = rows(box, [line_height(SUBHEADING), Share()], gap=Pad.SMALL)
            panes.append(pane.place(below))
            widgets += [Label(title, SUBHEADING, Align.LEFT).place(head), pane]
        people, others = panes
        tiles = self._tiles()
        high = PersonTile.height()
        across = self._across(left.width)
        place_all(tiles, grid(people.content, len(tiles), across, gap=_GAP, height=high))
        people.fill(tiles, stacked([high] * lines(len(tiles), across), _GAP))
        opponents, tall = self._opponents(others.content_width + _BAR)
        for widget in opponents:
            widget.box.move_ip(others.box.left, others.box.top)
        others.fill(opponents, tall)
        self.first = self.first or tiles[0]
        return widgets

    def _columns(self, room: Box) -> list[Box]:
        return columns(room, [Share(0.4), Share(0.6)], gap=Pad.LARGE)

    def _across(self, width: float) -> int:
        return 2 if width >= 480 * max(1.0, line_height(SUBHEADING) / 44) else 1

    def _tiles(self) -> list[PersonTile]:
        """Those who are known, somebody new, and a guest."""
        new = PersonTile(_("New person"), self._ask_who, icon="icons/plus", key="new person")
        # TRANSLATORS: a person who plays without giving a name
        guest = PersonTile(
            pgettext("chooser", "Guest"), lambda: self._choose(self._draft.somebody(PERSON)), icon="icons/person",
            key="guest",
        )  # fmt: skip
        known = [
            PersonTile(person.name, partial(self._choose, person.seat()), seat=person.seat(),
                       key=f"person {person.name}")
            for person in self._people
        ]  # fmt: skip
        return [*known, new, guest]

    def _groups(self) -> list[Group]:
        """All AI opponents that can be chosen. Another kind of opponents is another group here."""
        characters = [Opponent(who, False, self._take) for who in CHARACTERS]
        ghosts = [Ghost(ghost, False, self._take) for ghost in self._ghosts]
        # TRANSLATORS: above AI opponents that are fitted to what the people here have decided
        groups = [Group(pgettext("chooser", "Opponents"), characters), Group(_("They play like you"), ghosts)]
        return [group for group in groups if group.candidates]

    def _opponents(self, width: float) -> tuple[list[Widget], float]:
        """Placed from the top left corner down, and how high they are together."""
        inner = width - _BAR
        chance = PersonTile(
            _("Surprise me"), lambda: self._take(self._draft.some_character()), icon="icons/dice", key="surprise"
        )
        widgets: list[Widget] = [chance.place(Box(0, 0, inner, PersonTile.height()))]
        top = chance.box.bottom + _GAP
        for number, group in enumerate(self._groups()):
            if number:
                label = Label(group.title, SUBHEADING, Align.LEFT)
                widgets.append(label.place(Box(0, top + Pad.SMALL, inner, line_height(SUBHEADING))))
                top = label.box.bottom + Pad.SMALL
            for one in group.candidates:
                widgets.append(one.place(Box(0, top, inner, one.height_for(inner))))
                top = one.box.bottom + _GAP
        return widgets, top - _GAP

    def _take(self, who: str) -> None:
        ghost = next((one for one in self._ghosts if one.who == who), None)
        self._choose(self._draft.somebody(who) if ghost is None else ghost.seat())

    def _choose(self, seat: SeatPlan) -> None:
        self.manager.pop()
        self._on_choose(seat)

    def _ask_who(self) -> None:
        self.manager.push(new_person(self.context, self._draft.somebody(PERSON), self._met))

    def _met(self, seat: SeatPlan) -> None:
        self.manager.pop()
        self._choose(seat)
