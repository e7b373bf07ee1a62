"""Everybody's chance to win between two rounds, by the totals: the end of every play-out, and the start of every round.

It is the race model of `race` for all seats at once, calibrated as in docs/AI.md. Thousands of standings are asked for
in one thought, so the tables are laid out for every number of needed points, and cut where nobody gets to any more.
"""

from collections.abc import Sequence
from operator import mul, truediv
from typing import Final

from flip7.ai.champion.race import MARGINS, ByFinish, Race, race_to
from flip7.ai.champion.round_statistics import statistics_for
from flip7.ai.slices import Slices

_NEGLIGIBLE: Final = 1e-3
"""Rounds that the leader gets to with a smaller chance are not looked at."""
_MOST_KEPT: Final = 50_000
"""Standings whose chances are kept at most: play-outs of one moment meet the same ones again and again."""


class Standings:
    """The chances to win at a table of one size and one target score, by the totals."""

    def __init__(self, race: Race, target: int, seats: int) -> None:
        self._target = target
        statistics = statistics_for(seats)
        self._exponents = [statistics.exponent_of_standings(needed) for needed in range(target + 1)]
        self._behind: list[ByFinish] = [[]]
        self._finish_over_behind: list[ByFinish] = [[]]
        self._length = [0]
        for needed in range(1, target + 1):
            finish, behind = _between(race.finish, needed), _between(race.behind, needed)
            self._behind.append(behind)
            self._finish_over_behind.append(list(map(truediv, finish, [max(chance, 1e-12) for chance in behind])))
            reached = next((at for at in range(MARGINS - 1, len(behind), MARGINS) if behind[at] < _NEGLIGIBLE), None)
            self._length.append(len(behind) if reached is None else reached + 1)
        self._known: dict[tuple[int, ...], list[float]] = {}

    def chances(self, totals: Sequence[int]) -> list[float]:
        """Everybody's chance to win with these totals after a round. They sum to 1; do not change the list."""
        key = tuple(totals)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= _MOST_KEPT:
                self._known.clear()
            found = self._known[key] = self._decided(key) if max(key) >= self._target else self._open(key)
        return found

    def _decided(self, totals: tuple[int, ...]) -> list[float]:
        """The match is over. Those who share the highest total play on; their chances are taken to be equal."""
        best = max(totals)
        share = 1 / totals.count(best)
        return [share if total == best else 0.0 for total in totals]

    def _open(self, totals: tuple[int, ...]) -> list[float]:
        least = self._target - max(totals)
        length = self._length[least]
        needed = [self._target - total for total in totals]
        all_behind = self._behind[needed[0]][:length]
        for more in needed[1:]:
            all_behind = list(map(mul, all_behind, self._behind[more]))
        exponent = self._exponents[least]
        weights = [sum(map(mul, all_behind, self._finish_over_behind[points])) ** exponent for points in needed]
        total = sum(weights)
        return [weight / total for weight in weights]


_STANDINGS: Final[dict[tuple[int, int], Standings]] = {}


def standings_for(target: int, seats: int) -> Slices[Standings]:
    """The standings of such tables. They are made on first use, and kept."""
    key = target, seats
    if key not in _STANDINGS:
        race = yield from race_to(target, seats)
        _STANDINGS[key] = Standings(race, target, seats)
        yield
    return _STANDINGS[key]


def _between(table: list[ByFinish], needed: int) -> ByFinish:
    """The row of a table for that many needed points, from those of the two nodes around it."""
    node, share = Race.node(needed)
    if not share:
        return table[node]
    return [near * (1 - share) + far * share for near, far in zip(table[node], table[node + 1], strict=True)]
