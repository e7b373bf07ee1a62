"""One match: the game, who sits where, and its journal.

A match is its origin (a seed, or cards in a given order), its seats, its rules and its decisions. Playing the journal
again gives the same match, so that a save, a resumed match, a replay and a bug report are all this one thing.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Self

from flip7.ai.table import Table
from flip7.engine import Decision, Game
from flip7.engine.events import Event
from flip7.match.occasion import TABLE, Occasion
from flip7.match.origin import Origin
from flip7.match.plan import PERSON, Handover, SavedMatch, SeatPlan, Stamp, TablePlan

__all__ = ["PERSON", "Match", "Origin", "SeatPlan", "TablePlan"]


class Match:
    """A match under way. Whoever drives it asks the game what is pending, and answers here."""

    def __init__(
        self,
        plan: TablePlan,
        origin: Origin | int,
        keep: "Callable[[Match], None] | None" = None,
        occasion: Occasion = TABLE,
    ) -> None:
        """A match before its first deal. A number is the seed of its origin."""
        self.plan = plan
        self.occasion = occasion
        self.origin = Origin(origin) if isinstance(origin, int) else origin
        self._game = self.origin.start(plan.rules, len(plan.seats))
        self.journal: list[Decision] = []
        self.handovers: list[Handover] = []
        self.stamp = Stamp.new()
        self._keep = keep

    @classmethod
    def replay(
        cls,
        plan: TablePlan,
        origin: Origin | int,
        journal: Sequence[Decision],
        keep: "Callable[[Match], None] | None" = None,
    ) -> Self:
        """The match as it stands after these decisions; an impossible one raises `IllegalDecision`."""
        match = cls(plan, origin)
        for decision in journal:
            match.apply(decision)
        match._keep = keep
        return match

    @classmethod
    def resume(cls, saved: SavedMatch, keep: "Callable[[Match], None] | None" = None) -> Self:
        """A match exactly where it was left."""
        match = cls.replay(saved.plan, saved.origin, saved.journal, keep)
        match.stamp = saved.stamp
        match.occasion = saved.occasion
        match.handovers = list(saved.handovers)
        return match

    @property
    def game(self) -> Game:
        """For reading: what is decided goes through `apply`."""
        return self._game

    @property
    def seed(self) -> int:
        """The number that its shuffles come from."""
        return self.origin.seed

    def events(self) -> Iterator[Event]:
        """All that has happened so far, by playing the journal again."""
        game = self.origin.start(self.plan.rules, len(self.plan.seats))
        for decision in self.journal:
            yield from game.apply(decision)

    def apply(self, decision: Decision) -> list[Event]:
        """Decide, and keep it before anybody sees what comes of it."""
        events = self.game.apply(decision)
        self.journal.append(decision)
        self._keep_it()
        return events

    def hand_over(self, seat: int, who: str) -> None:
        """Let somebody else decide for a seat from now on: a person or an AI character."""
        seats = list(self.plan.seats)
        if seats[seat].who != who:
            self.handovers.append(Handover(len(self.journal), seat, seats[seat].who))
        seats[seat] = replace(seats[seat], who=who)
        self.plan = replace(self.plan, seats=tuple(seats))
        self._keep_it()

    def rename_person(self, name: str, other: str) -> None:
        """Somebody at this table is called something else from now on."""
        seats = tuple(
            replace(seat, name=other) if seat.is_person and seat.name == name else seat for seat in self.plan.seats
        )
        if seats != self.plan.seats:
            self.plan = replace(self.plan, seats=seats)
            self._keep_it()

    def table(self) -> Table:
        """What everybody at the table can see now."""
        return Table.of(self.game)

    def _keep_it(self) -> None:
        if self._keep:
            self._keep(self)
