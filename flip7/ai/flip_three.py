"""What a Flip Three makes of a row: all that the three cards can be, with their chances.

The counts are taken to be the same for each of the three. With a real deck that changes next to nothing.
"""

from collections.abc import Sequence
from typing import Final

from flip7.ai.row import Row
from flip7.engine import FREEZE, TIMES_TWO
from flip7.engine.rules import FLIP_SEVEN, FLIP_SEVEN_POINTS

_MEAN_PLUS: Final = 6
"""The + cards count as one kind here; to tell them apart would treble the work and change nothing."""
_PLUS: Final = slice(13, 18)
_TIMES_TWO: Final = TIMES_TWO.index
_ACTIONS: Final = slice(FREEZE.index, None)


def flip_three_bust_risk(counts: Sequence[int], row: Row) -> float:
    """The chance that one of three such cards busts the row."""
    ends: dict[int, float] = {}
    rows = {row: 1.0}
    for _card in range(3):
        rows = deal_one(counts, rows, ends)
    return ends.get(0, 0.0)


def deal_one(counts: Sequence[int], rows: dict[Row, float], ends: dict[int, float]) -> dict[Row, float]:
    """Every row that one more card can lead to, with its chance. Rows that bust or have a Flip 7 go to `ends`.

    `rows` and the answer are chances by row, `ends` chances by points: 0 for a bust.
    """
    total = sum(counts) or 1
    plus = sum(counts[_PLUS])
    after: dict[Row, float] = {}

    def keep(row: Row, share: float) -> None:
        if share:
            after[row] = after.get(row, 0.0) + share

    for row, chance in rows.items():
        mask, size, numbers, bonus, factor, second_chance = row
        each = chance / total
        duplicates = 0
        for number in range(13):
            copies = counts[number]
            if mask >> number & 1:
                duplicates += copies
            elif copies and size == FLIP_SEVEN - 1:
                _end(ends, (numbers + number) * factor + bonus + FLIP_SEVEN_POINTS, each * copies)
            elif copies:
                keep(Row(mask | 1 << number, size + 1, numbers + number, bonus, factor, second_chance), each * copies)
        if second_chance:
            keep(row._replace(second_chance=False), each * duplicates)
        else:
            _end(ends, 0, each * duplicates)
        keep(row._replace(bonus=bonus + _MEAN_PLUS), each * plus)
        keep(row._replace(factor=factor * 2), each * counts[_TIMES_TWO])
        keep(row, each * sum(counts[_ACTIONS]))
    return after


def _end(ends: dict[int, float], points: int, chance: float) -> None:
    ends[points] = ends.get(points, 0.0) + chance
