"""The review of a match: plain data, and the sums over it.

Every change of a chance is somebody's own decision, or luck. What a seat loses by a decision against the best option is
its cost. All the rest, a card, a shuffle, a decision of somebody else, is luck. So for every seat

    result  =  start + luck + skill,    and skill is minus the sum of its costs.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final

from flip7.engine import Decision, Move


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the journal, with what it was worth. A deal is a step as well, with one option."""

    round: int
    seat: int
    """Who decided."""
    decision: Decision
    options: Mapping[Decision, float]
    """The chance to win of that seat, by option, if everybody goes on like the champion."""
    usual: Decision
    """What somebody would do who plays for the most points: a find is to do better than that."""
    decided: tuple[float, ...]
    """Everybody's chances right after the decision, before the next card."""
    chances: tuple[float, ...]
    """Everybody's chances before the next decision, with the cards that came in between."""

    @property
    def cost(self) -> float:
        """What the decision lost against the best option."""
        return max(self.options.values()) - self.options[self.decision]

    @property
    def is_choice(self) -> bool:
        """False for a deal, where there is nothing to choose."""
        return self.decision is not Move.DEAL


class Grade(Enum):
    """How a decision is marked."""

    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


THRESHOLDS: Final = ((Grade.BLUNDER, 0.24), (Grade.MISTAKE, 0.12), (Grade.SLIP, 0.04))
"""From this cost on, as a part of an even chance: at a table of four 6, 3 and 1 matches of 100."""


def grade(cost: float, seats: int) -> Grade:
    """The mark of a decision with that cost. The more seats, the less there is to lose.

    >>> grade(0.03, seats=4), grade(0.03, seats=8), grade(0.03, seats=2)
    (<Grade.MISTAKE: 'mistake'>, <Grade.BLUNDER: 'blunder'>, <Grade.SLIP: 'slip'>)
    """
    return next((mark for mark, part in THRESHOLDS if cost * seats >= part), Grade.GOOD)


@dataclass(frozen=True)
class Review:
    """A match, looked at again. `steps[n]` is the n-th entry of its journal."""

    seats: tuple[tuple[str, str], ...]
    """The name of each seat, and who decided for it at the end: a person, or the id of an AI character."""
    start: tuple[float, ...]
    """Everybody's chance before the first card."""
    steps: tuple[Step, ...]
    finished: bool
    """False if the match is still under way."""

    @property
    def result(self) -> tuple[float, ...]:
        """1 for the winner and 0 for the others; in a match under way everybody's chances now."""
        return self.steps[-1].chances if self.steps else self.start

    @cached_property
    def skill(self) -> tuple[float, ...]:
        """What the own decisions of each seat lost against the best ones: 0, or less."""
        return tuple(-sum(step.cost for step in self.steps_of(seat)) for seat in range(len(self.seats)))

    @cached_property
    def luck(self) -> tuple[float, ...]:
        """What the cards and the decisions of the others gave to each seat, or took."""
        return tuple(
            result - start - skill for result, start, skill in zip(self.result, self.start, self.skill, strict=True)
        )

    def before(self, step: int) -> tuple[float, ...]:
        """Everybody's chances before a step."""
        return self.steps[step - 1].chances if step else self.start

    def steps_of(self, seat: int) -> list[Step]:
        """The choices of one seat."""
        return [step for step in self.steps if step.seat == seat and step.is_choice]

    def luck_in(self, step: int, seat: int) -> float:
        """How much the chance of a seat changed in a step, its own decision left out."""
        one = self.steps[step]
        own = one.cost if one.seat == seat else 0.0
        return one.chances[seat] - self.before(step)[seat] + own

    def like_champion(self, seat: int) -> tuple[int, int]:
        """How many of the seat's decisions were as good as the champion's, and how many there were."""
        choices = self.steps_of(seat)
        return sum(grade(step.cost, len(self.seats)) is Grade.GOOD for step in choices), len(choices)
