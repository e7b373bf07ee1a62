"""How many points a round brings, and how open matches are, as counted in games between strong seats.

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
class RoundStatistics:
    """What was counted at tables of one size."""

    points: tuple[float, ...]
    """The chance of each number of points in a round, for a seat that starts it."""
    exponent_near: float
    exponent_far: float
    """For `calibrated`, near the end of a match and far from it. 1 changes nothing. Below 1, matches are more open than
    the race says, because who trails dares more, and who leads gets more of the nasty cards."""

    standings: tuple[float, float]
    """The same two exponents for the standings that play-outs end with, fitted to the chances that come of them."""

    def exponent(self, leader_needs: int) -> float:
        """The exponent for `calibrated` when the leader still needs so many points."""
        return _between((self.exponent_near, self.exponent_far), leader_needs)

    def exponent_of_standings(self, leader_needs: int) -> float:
        """The same for the standings after a play-out."""
        return _between(self.standings, leader_needs)


@cache
def statistics_for(seats: int) -> RoundStatistics:
    """The counts of the table size that is nearest to `seats`."""
    known = _read()
    return known[min(known, key=lambda size: (max(size / seats, seats / size), size))]


@cache
def _read() -> Mapping[int, RoundStatistics]:
    document = json.loads((ASSETS / "ai" / "rounds.json").read_text(encoding="utf-8"))
    return {
        int(seats): RoundStatistics(
            _chances(counted["rounds"]), counted["near"], counted["far"], tuple(counted["standings"])
        )
        for seats, counted in document.items()
    }


def _between(exponents: tuple[float, float], leader_needs: int) -> float:
    """From the exponent near the end of a match straight to the one far from it."""
    near, far = exponents
    return near + (far - near) * min(max(leader_needs, 0), _FAR) / _FAR


def _chances(counts: list[int]) -> tuple[float, ...]:
    total = sum(counts)
    return tuple(count / total for count in counts)
