"""How many points a row brings in the end: what seats with such a row have brought home, in games between strong seats.

The counts are in assets/ai/rounds.json, made by tools/fit_value.py.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from flip7.resources import ASSETS

STEP: Final = 3
"""The points that a row still gains are counted in steps of so many; the first step is "nothing more"."""
STEPS: Final = 18
PER_CELL: Final = 6
"""Rows are told apart by their points in cells of so many."""
CELLS: Final = 11

Outlook: TypeAlias = tuple[tuple[int, float], ...]
"""The points at the end of the round, each with its chance."""


def cell(second: bool, size: int, points: int) -> tuple[bool, int, int]:
    """The rows that are counted together."""
    return second, size, min(points // PER_CELL, CELLS - 1)


def step(gain: int) -> int:
    return min((gain + STEP - 1) // STEP, STEPS - 1)


@dataclass(frozen=True, slots=True)
class Experience:
    """What was counted at tables of one size."""

    rounds: tuple[float, ...]
    """The chance of each number of points in a round, for a seat that starts it."""
    rows: Mapping[tuple[bool, int, int], tuple[float, ...]]
    """By the cell of a row: the chance to bust, then that of each step of gain."""
    temper: float
    """How much of its certainty the race may keep: who trails dares more and who leads is hit more, so that matches
    are more open than points alone say. 1 is all of it."""

    def outlook(self, second: bool, size: int, points: int) -> Outlook:
        """What a row may come to, if its seat is still in the round."""
        chances = self.rows.get(cell(second, size, points))
        if chances is None:
            # A row that nobody has had: it is rich, and rich rows stay.
            return ((points, 1.0),)
        bust, nothing, *gains = chances
        outlook = [(0, bust), (points, nothing)]
        for index, chance in enumerate(gains):
            if chance:
                outlook += [(points + index * STEP + more, chance / STEP) for more in range(1, STEP + 1)]
        return tuple(outlook)


@cache
def experience(seats: int) -> Experience:
    """The counts of the table size that is nearest to `seats`."""
    known = _read()
    return known[min(known, key=lambda size: (max(size / seats, seats / size), size))]


@cache
def _read() -> Mapping[int, Experience]:
    document = json.loads((ASSETS / "ai" / "rounds.json").read_text(encoding="utf-8"))
    return {
        int(seats): Experience(
            _shares(counted["rounds"]),
            {(key[0] == "s", int(key[1]), int(key[2:])): _shares(counts) for key, counts in counted["rows"].items()},
            counted.get("temper", 1.0),
        )
        for seats, counted in document.items()
    }


def _shares(counts: list[int]) -> tuple[float, ...]:
    total = sum(counts)
    return tuple(count / total for count in counts)
