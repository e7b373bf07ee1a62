"""What a chart of a match marks: all steps of a seat that are worth a look, not only the most telling ones."""

from dataclasses import dataclass
from typing import Final

from flip7.match.review.moments import Kind, moments
from flip7.match.review.review import Grade, Review, grade

_GREAT: Final = 0.6
"""A stroke of luck or misfortune is marked from this part of an even chance on: at a table of four 15 of 100."""
_MOST: Final = 6
"""Of each kind: the strongest."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A step that is marked, and why."""

    kind: Kind
    step: int
    strength: float
    """How much of the chance to win it was about, without a sign."""


def marks(review: Review, seat: int) -> tuple[Mark, ...]:
    """The marks of one seat in the order of the match. Its telling moments are always among them."""
    seats = len(review.seats)
    found = [Mark(moment.kind, moment.step, abs(moment.change)) for moment in moments(review, seat)]
    more: list[Mark] = []
    for number, step in enumerate(review.steps):
        if step.seat == seat and step.is_choice and grade(step.cost, seats) in (Grade.MISTAKE, Grade.BLUNDER):
            more.append(Mark(Kind.MISTAKE, number, step.cost))
        luck = review.luck_in(number, seat)
        if abs(luck) * seats >= _GREAT:
            more.append(Mark(Kind.LUCK if luck > 0 else Kind.MISFORTUNE, number, abs(luck)))
    for mark in sorted(more, key=lambda mark: -mark.strength):
        same = [other for other in found if other.kind is mark.kind]
        if len(same) < _MOST and mark.step not in {other.step for other in same}:
            found.append(mark)
    return tuple(sorted(found, key=lambda mark: (mark.step, mark.kind.value)))
