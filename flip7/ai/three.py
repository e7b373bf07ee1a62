"""What a Flip Three makes of a row."""

from collections.abc import Sequence
from typing import Final

from flip7.ai.forecast import Experience, Outlook
from flip7.ai.hand import Hand
from flip7.engine import FREEZE, TIMES_TWO
from flip7.engine.rules import FLIP_SEVEN, FLIP_SEVEN_POINTS

_USUAL_PLUS: Final = 6
"""The + cards count as one kind here; apart they would treble the work and change nothing."""
_PLUS: Final = slice(13, 18)
_TWICE: Final = TIMES_TWO.index
_ACTIONS: Final = slice(FREEZE.index, None)


def after_three(counts: Sequence[int], hand: Hand, known: Experience) -> Outlook:
    """What a row may come to that is dealt three of these cards, and then goes on as rows do."""
    ends: dict[int, float] = {}
    hands = {hand: 1.0}
    for _card in range(2):
        hands = deal(counts, hands, ends)
    for row, chance in hands.items():
        _deal_last(counts, row, chance, ends, known)
    return tuple(ends.items())


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


def _deal_last(counts: Sequence[int], hand: Hand, chance: float, ends: dict[int, float], known: Experience) -> None:
    """The third card, all numbers that fit as one of their mean."""
    have, size, numbers, bonus, factor, second = hand
    total = sum(counts) or 1
    fit = weight = dead = 0
    for number in range(13):
        copies = counts[number]
        if have >> number & 1:
            dead += copies
        else:
            fit += copies
            weight += copies * number
    points = numbers * factor + bonus
    grown = points + (weight // fit if fit else 0) * factor
    if size == FLIP_SEVEN - 1:
        _end(ends, grown + FLIP_SEVEN_POINTS, chance * fit / total)
    else:
        for end, share in known.outlook(second, size + 1, grown):
            _end(ends, end, share * chance * fit / total)
    if not second:
        _end(ends, 0, chance * dead / total)
        fit += dead
    for end, share in known.outlook(second, size, points):
        _end(ends, end, share * chance * (total - fit) / total)


def _end(ends: dict[int, float], points: int, chance: float) -> None:
    ends[points] = ends.get(points, 0.0) + chance
