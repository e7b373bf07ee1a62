"""The telling moments of a review: the decision that cost most, the luck that moved most, the best find.

They are data: which step, whose, and how much. What to say about them is for the screen.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from flip7.match.review.review import Review, Step

_LEAST: Final = 0.04
"""What moved less than this part of an even chance is no moment."""


class Kind(Enum):
    """What a moment tells."""

    MISTAKE = "mistake"
    LUCK = "luck"
    MISFORTUNE = "misfortune"
    FIND = "find"


@dataclass(frozen=True, slots=True)
class Moment:
    """One step that is worth a look."""

    kind: Kind
    step: int
    """Its place in the journal."""
    seat: int
    """Whose moment it is. With luck, somebody else may have decided."""
    change: float
    """How much the chance to win went up or down; for a find, by how much it beats what most would have done."""
    before: float
    """The chance to win before it; and after it, with the cards."""
    after: float


def moments(review: Review, seat: int) -> tuple[Moment, ...]:
    """The moments of one seat, one of a kind at most: its mistake, its luck or misfortune, its find."""
    least = _LEAST / len(review.seats)
    found = []
    costs = {number: step.cost for number, step in _choices(review, seat)}
    lucks = {number: review.luck_in(number, seat) for number in range(len(review.steps))}
    finds = {number: _found(step) for number, step in _choices(review, seat)}
    for by_step, kind in ((costs, Kind.MISTAKE), (lucks, Kind.LUCK), (finds, Kind.FIND)):
        number = max(by_step, key=lambda one: (abs(by_step[one]), -one), default=None)
        if number is None or abs(by_step[number]) < least:
            continue
        change = -by_step[number] if kind is Kind.MISTAKE else by_step[number]
        named = Kind.MISFORTUNE if kind is Kind.LUCK and change < 0 else kind
        found.append(
            Moment(named, number, seat, change, review.before(number)[seat], review.steps[number].chances[seat])
        )
    return tuple(found)


def _choices(review: Review, seat: int) -> list[tuple[int, Step]]:
    return [(number, step) for number, step in enumerate(review.steps) if step.seat == seat and step.is_choice]


def _found(step: Step) -> float:
    """By how much the decision beats the usual one, if it is the best; else 0."""
    return step.options[step.decision] - step.options[step.usual] if not step.cost else 0.0
