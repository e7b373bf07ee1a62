"""The value: the chance of one seat to win the match, by its points at the end of this round.

The rivals enter with what their rows may still come to this round, each independent of the rest. Then the race goes on.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from functools import cached_property, reduce
from operator import mul
from typing import Final

from flip7.ai.champion.race import MARGINS, ByFinish, Race, calibrated, win_chance
from flip7.ai.champion.rivals import RivalForecast
from flip7.engine import Rules
from flip7.engine.rules import CHALLENGE_ROUNDS

_COST_OF_WAITING: Final = 1e-4
"""Without rivals sooner is still better: so much is lost by a seat that needs all the rounds."""
_WORTH_OF_A_POINT: Final = 1e-9
"""What a point is worth where nothing else is at stake."""
_NEGLIGIBLE: Final = 1e-9
"""A round that is reached with a smaller chance is not looked at."""


class WinProbability(dict[int, float]):
    """The chance to win of a seat, by its points of this round. Filled as it is asked for."""

    def __init__(
        self, race: Race, rules: Rules, total: int, rivals: list[RivalForecast], round_number: int, *, exponent: float
    ) -> None:
        """The seat has `total` from earlier rounds. For `exponent` see `calibrated`."""
        super().__init__()
        self._race = race
        self._target = rules.target
        self._total = total
        # In the challenge everybody runs against the rounds.
        self._rivals = [] if rules.challenge else rivals
        self._rounds_left = CHALLENGE_ROUNDS - round_number if rules.challenge else None
        self._exponent = exponent
        self._by_node: dict[int, list[float]] = {}

    def __missing__(self, points: int) -> float:
        needed = self._target - self._total - points
        if needed <= 0:
            chance = self._win_this_round(self._total + points)
        elif self._rivals:
            chance = calibrated(self._interpolated(needed, self._all_seats), self._exponent)[0]
        else:
            chance = self._interpolated(needed, self._against_rounds)[0]
        self[points] = chance = chance + _WORTH_OF_A_POINT * points
        return chance

    def _interpolated(self, needed: int, at: Callable[[int], list[float]]) -> list[float]:
        """The chances for that many needed points, from those at the two nodes around it."""
        node, share = Race.node(needed)
        if not share:
            return at(node)
        return [near * (1 - share) + far * share for near, far in zip(at(node), at(node + 1), strict=True)]

    def _all_seats(self, node: int) -> list[float]:
        """Everybody's chances, our own first, if we stand at that node after this round."""
        found = self._by_node.get(node)
        if found is None:
            # Each rival has to beat us, too.
            all_behind = _product(self._all_behind, self._race.behind[node])
            rivals = [
                finishes_now + win_chance(rival.finish_over_behind, all_behind)
                for rival, finishes_now in zip(self._rivals, self._wins_now, strict=True)
            ]
            found = self._by_node[node] = [win_chance(self._race.finish[node], self._all_behind), *rivals]
        return found

    def _against_rounds(self, node: int) -> list[float]:
        """The chance of a seat without rivals: alone at the table, or in the challenge against a number of rounds."""
        rounds = self._race.rounds
        left = rounds if self._rounds_left is None else self._rounds_left
        saved = [
            _COST_OF_WAITING * (1 - turn / rounds) * (turn < left) for turn in range(rounds) for _ in range(MARGINS)
        ]
        finish = self._race.finish[node]
        in_time = 1.0 if self._rounds_left is None else sum(finish[: max(left, 0) * MARGINS])
        return [in_time * (1 - _COST_OF_WAITING) + win_chance(finish, saved)]

    @cached_property
    def _all_behind(self) -> ByFinish:
        """The chance that all the rivals are behind each finish. Rounds that are hardly ever reached are cut off."""
        behind = reduce(_product, (rival.behind for rival in self._rivals))
        for last in range(MARGINS - 1, len(behind), MARGINS):
            if behind[last] < _NEGLIGIBLE:
                return behind[: last + 1]
        return behind

    @cached_property
    def _wins_now(self) -> list[float]:
        """The chance of each rival to win this round, if we do not reach the target."""
        finishes_now = [rival.finishes_now for rival in self._rivals]
        nobody = reduce(mul, (1 - chance for chance in finishes_now))
        share = (1 - nobody) / (sum(finishes_now) or 1.0)
        return [chance * share for chance in finishes_now]

    def _win_this_round(self, total: int) -> float:
        """The chance that nobody ends this round with more. Those with as much have equal chances in the next."""
        ties = [1.0]  # the chance that so many have as much, and nobody more
        for rival in self._rivals:
            more = rival.at_least[bisect_right(rival.finishing_totals, total)]
            as_much = rival.at_least[bisect_left(rival.finishing_totals, total)] - more
            fewer = 1.0 - more - as_much
            if as_much:
                ties = [
                    fewer * same + as_much * one_less for same, one_less in zip([*ties, 0.0], [0.0, *ties], strict=True)
                ]
            elif more:
                ties = [fewer * chance for chance in ties]
        return sum(chance / (1 + tied) for tied, chance in enumerate(ties))


def _product(left: ByFinish, right: ByFinish) -> ByFinish:
    return list(map(mul, left, right))
