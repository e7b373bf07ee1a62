"""What a Flip Three makes of a row."""

from collections.abc import Sequence
from typing import Final

from flip7.ai.hand import Hand
from flip7.engine import FREEZE, TIMES_TWO
from flip7.engine.rules import FLIP_SEVEN, FLIP_SEVEN_POINTS

_USUAL_PLUS: Final = 6
"""The + cards count as one kind here; apart they would treble the work and change nothing."""
_PLUS: Final = slice(13, 18)
_TWICE: Final = TIMES_TWO.index
_ACTIONS: Final = slice(FREEZE.index, None)


def bust_in_three(counts: Sequence[int], hand: Hand) -> float:
    """The chance that one of three such cards busts the row."""
    ends: dict[int, float] = {}
    hands = {hand: 1.0}
    for _card in range(3):
        hands = deal(counts, hands, ends)
    return ends.get(0, 0.0)


def deal(counts: Sequence[int], hands: dict[Hand, float], ends: dict[int, float]) -> dict[Hand, float]:
    """One card for each of the hands; who busts, or has a Flip 7, is at its end."""
    total = sum(counts) or 1
    plus = sum(counts[_PLUS])
    after: dict[Hand, float] = {}

    def go_on(hand: Hand, share: float) -> None:
        if share:
            after[hand] = after.get(hand, 0.0) + share

    for hand, chance in hands.items():
        have, size, numbers, bonus, factor, second = hand
        each = chance / total
        dead = 0
        for number in range(13):
            copies = counts[number]
            if have >> number & 1:
                dead += copies
            elif copies and size == FLIP_SEVEN - 1:
                _end(ends, (numbers + number) * factor + bonus + FLIP_SEVEN_POINTS, each * copies)
            elif copies:
                go_on(Hand(have | 1 << number, size + 1, numbers + number, bonus, factor, second), each * copies)
        if second:
            go_on(hand._replace(second=False), each * dead)
        else:
            _end(ends, 0, each * dead)
        go_on(hand._replace(bonus=bonus + _USUAL_PLUS), each * plus)
        go_on(hand._replace(factor=factor * 2), each * counts[_TWICE])
        go_on(hand, each * sum(counts[_ACTIONS]))
    return after


def _end(ends: dict[int, float], points: int, chance: float) -> None:
    ends[points] = ends.get(points, 0.0) + chance
