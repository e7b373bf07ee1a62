"""The course of a match: how the table stood before each decision, and what came of it."""

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from flip7.ai.table import Table
from flip7.engine import Deal, Decision, Pending
from flip7.engine.events import Event
from flip7.match.plan import Keepable


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the journal."""

    table: Table
    """As it lay before the decision."""
    pending: Pending
    decision: Decision
    events: tuple[Event, ...]
    """What came of it, up to the next decision."""


@dataclass(frozen=True)
class Course:
    """`steps[n]` belongs to the n-th entry of the journal. What is told by a number of steps stands before that one."""

    steps: tuple[Step, ...]
    end: Table

    @classmethod
    def of(cls, match: Keepable) -> Self:
        """Play a match again from its first card; `IllegalDecision` if its journal is impossible."""
        game = match.origin.start(match.plan.rules, len(match.plan.seats))
        steps = []
        for decision in match.journal:
            table, pending = Table.of(game), game.pending
            assert pending is not None
            steps.append(Step(table, pending, decision, tuple(game.apply(decision))))
        return cls(tuple(steps), Table.of(game))

    def table(self, step: int) -> Table:
        """How the table stood before a step; after the last one, how it stands in the end."""
        return self.steps[step].table if step < len(self.steps) else self.end

    @cached_property
    def rounds(self) -> tuple[int, ...]:
        """The step that begins each round: its deal."""
        return tuple(number for number, step in enumerate(self.steps) if isinstance(step.pending, Deal))

    def round_of(self, step: int) -> int:
        """The number of the round that a step is in, from 1."""
        return max(1, bisect_right(self.rounds, step))

    def round_before(self, step: int) -> int:
        """The step to jump to for the beginning of this round, or of the one before if this one has only begun."""
        return max((first for first in self.rounds if first < step), default=0)

    def round_after(self, step: int) -> int:
        """The step that begins the next round, or the end of the match."""
        return min((first for first in self.rounds if first > step), default=len(self.steps))
