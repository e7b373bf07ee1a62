"""One match: the game, who sits where, and its journal.

A match is its seed, its seats, its rules and its decisions. Playing the journal again gives the same match, so that a
save, a resumed match, a replay and a bug report are all this one thing.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from flip7.ai.table import Table
from flip7.engine import Decision, Game, Rules
from flip7.engine.events import Event

PERSON = "person"
"""Who decides for a seat: a person, or the name of an AI character."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who sits there, and how the seat is known on screen."""

    name: str
    who: str
    """`PERSON`, or the name of an AI character."""
    colour: int
    """Which of the theme's 24 seat colours."""
    symbol: str
    """A name from assets/symbols: a seat is known without its colour, too."""

    @property
    def is_person(self) -> bool:
        return self.who == PERSON


@dataclass(frozen=True, slots=True)
class TablePlan:
    """Everything that is chosen before the first card."""

    seats: tuple[SeatPlan, ...]
    edition: str
    """The name of the edition, or "custom" if its switches were mixed."""
    rules: Rules


class Match:
    """A match under way. Whoever drives it asks the game what is pending, and answers here."""

    def __init__(self, plan: TablePlan, seed: int, keep: "Callable[[Match], None] | None" = None) -> None:
        self.plan = plan
        self.seed = seed
        self.game = Game.start(plan.rules, len(plan.seats), seed)
        self.journal: list[Decision] = []
        self._keep = keep

    @classmethod
    def replay(
        cls, plan: TablePlan, seed: int, journal: Sequence[Decision], keep: "Callable[[Match], None] | None" = None
    ) -> Self:
        """The match as it stands after these decisions; an impossible one raises `IllegalDecision`."""
        match = cls(plan, seed)
        for decision in journal:
            match.apply(decision)
        match._keep = keep
        return match

    def apply(self, decision: Decision) -> list[Event]:
        """Decide, and keep it before anybody sees what comes of it."""
        events = self.game.apply(decision)
        self.journal.append(decision)
        self._keep_it()
        return events

    def hand_over(self, seat: int, who: str) -> None:
        """Let somebody else decide for a seat from now on: a person or an AI character."""
        seats = list(self.plan.seats)
        seats[seat] = replace(seats[seat], who=who)
        self.plan = replace(self.plan, seats=tuple(seats))
        self._keep_it()

    def table(self) -> Table:
        """What everybody at the table can see now."""
        return Table.of(self.game)

    def _keep_it(self) -> None:
        if self._keep:
            self._keep(self)
