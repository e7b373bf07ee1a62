"""How many points a round brings, and how open matches are: what was counted in games between strong seats.

The counts are in assets/ai/rounds.json, made by tools/fit_value.py.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from flip7.resources import ASSETS

_FAR: Final = 150
"""With so many points to go for everybody, a match is as open as at its start."""


@dataclass(frozen=True, slots=True)
class Experience:
    """What was counted at tables of one size."""

    rounds: tuple[float, ...]
    """The chance of each number of points in a round, for a seat that starts it."""
    near: float
    far: float
    """How much of its certainty the race may keep, near the end of a match and far from it. 1 is all of it. Who trails
    dares more and who leads is hit more, so that matches are more open than points alone say."""

    def keeps(self, needed: int) -> float:
        """How much of its certainty the race may keep when who is first still needs so many points."""
        return self.near + (self.far - self.near) * min(max(needed, 0), _FAR) / _FAR


@cache
def experience(seats: int) -> Experience:
    """The counts of the table size that is nearest to `seats`."""
    known = _read()
    return known[min(known, key=lambda size: (max(size / seats, seats / size), size))]


@cache
def _read() -> Mapping[int, Experience]:
    document = json.loads((ASSETS / "ai" / "rounds.json").read_text(encoding="utf-8"))
    return {
        int(seats): Experience(_shares(counted["rounds"]), counted["near"], counted["far"])
        for seats, counted in document.items()
    }


def _shares(counts: list[int]) -> tuple[float, ...]:
    total = sum(counts)
    return tuple(count / total for count in counts)
