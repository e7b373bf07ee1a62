"""Reviews made up by hand: a few steps with plain figures."""

from collections.abc import Mapping

from flip7.engine import Decision, Move
from flip7.match.review import Review, Step

HIT, STAY, DEAL = Move.HIT, Move.STAY, Move.DEAL


def step(
    seat: int,
    decision: Decision,
    options: Mapping[Decision, float],
    *after: float,
    usual: Decision | None = None,
    number: int = 1,
) -> Step:
    """A decision, and everybody's chances when the next one is due."""
    own = options[decision]
    decided = tuple(own if other == seat else (1 - own) / (len(after) - 1) for other in range(len(after)))
    return Step(number, seat, decision, options, decision if usual is None else usual, decided, after)


def review(*steps: Step, finished: bool = True, start: tuple[float, ...] = (0.5, 0.5)) -> Review:
    return Review((("Anna", "person"), ("Otto", "counter"))[: len(start)], start, steps, finished)


def two_mistakes() -> Review:
    """Anna finds a hit that few would see, then loses 0.1 and 0.2 by her own choice; the cards bring her 0.25 once."""
    return review(
        step(1, DEAL, {DEAL: 0.5}, 0.5, 0.5),
        step(0, HIT, {HIT: 0.5, STAY: 0.42}, 0.75, 0.25, usual=STAY),
        step(0, STAY, {HIT: 0.75, STAY: 0.65}, 0.65, 0.35),
        step(1, HIT, {HIT: 0.35, STAY: 0.3}, 0.7, 0.3),
        step(0, HIT, {HIT: 0.5, STAY: 0.7}, 0.48, 0.52, number=2),
        step(1, STAY, {HIT: 0.4, STAY: 0.52}, 0.0, 1.0, number=2),
    )
