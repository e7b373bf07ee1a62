"""The chance of one seat to win the match, by the points it brings home this round.

The others enter with what their round may still bring, each independent of the rest. Then the race goes on.
"""

from bisect import bisect_left, bisect_right
from itertools import accumulate
from operator import mul
from typing import Final, NamedTuple

from flip7.ai.foresight import Outlook
from flip7.ai.race import MARGINS, Race, Track
from flip7.engine import Rules
from flip7.engine.rules import CHALLENGE_ROUNDS

_HURRY: Final = 0.9
"""Who sits alone wins for certain, but sooner is better: each round more counts for so much."""
_CRUMB: Final = 1e-9
"""What a point is worth where nothing else is at stake."""


class Fate(NamedTuple):
    """How another seat may stand after this round."""

    arrived: list[int]
    """The totals at the target or beyond that it may have, ascending."""
    beyond: list[float]
    """For each of them the chance to have it or more; then 0."""
    spare: Track
    """The chance that it has not arrived, and does not spoil it later for one who arrives in a round with a margin."""


def fate(race: Race, target: int, total: int, outlook: Outlook) -> Fate:
    """The fate of a seat with that total, whose round ends as in `outlook`."""
    arrived: dict[int, float] = {}
    places: dict[int, float] = {}
    for points, chance in outlook:
        needed = target - total - points
        if needed <= 0:
            arrived[total + points] = arrived.get(total + points, 0.0) + chance
        else:
            place, rest = Race.place(needed)
            places[place] = places.get(place, 0.0) + chance * (1 - rest)
            if rest:
                places[place + 1] = places.get(place + 1, 0.0) + chance * rest
    spare: Track | None = None
    for place, chance in places.items():
        track = race.spare[place]
        if spare is None:
            spare = [chance * number for number in track]
        else:
            spare = [sum_ + chance * number for sum_, number in zip(spare, track, strict=True)]
    totals = sorted(arrived)
    beyond = [*accumulate(arrived[total] for total in reversed(totals))][::-1]
    return Fate(totals, [*beyond, 0.0], spare or [0.0] * (race.rounds * MARGINS))


class Prospects(dict[int, float]):
    """The chance to win of a seat, by its points of this round. Filled as it is asked for."""

    def __init__(
        self, race: Race, rules: Rules, total: int, others: list[Fate], round_number: int, *, keep: float
    ) -> None:
        """`keep` says how much of its certainty the race may keep."""
        super().__init__()
        self._race = race
        self._target = rules.target
        self._total = total
        self._others = others
        if rules.challenge:
            left = CHALLENGE_ROUNDS - round_number
            self._spare = [_HURRY**turn * (turn < left) for turn in range(race.rounds) for _ in range(MARGINS)]
            self._others = []
        elif others:
            self._spare = others[0].spare
            for other in others[1:]:
                self._spare = list(map(mul, self._spare, other.spare))
        else:
            self._spare = [_HURRY ** (turn + 1) for turn in range(race.rounds) for _ in range(MARGINS)]
        # Against the rounds there is nobody whose play could open the race.
        self._keep = keep if others and not rules.challenge else 1.0
        self._at: dict[int, float] = {}

    def __missing__(self, points: int) -> float:
        needed = self._target - self._total - points
        if needed <= 0:
            chance = self._win_now(self._total + points)
        else:
            place, rest = Race.place(needed)
            chance = self._from(place) * (1 - rest)
            if rest:
                chance += self._from(place + 1) * rest
        self[points] = chance = chance + _CRUMB * points
        return chance

    def _from(self, place: int) -> float:
        found = self._at.get(place)
        if found is None:
            found = self._at[place] = self._race.win(self._race.arrive[place], self._spare, self._keep)
        return found

    def _win_now(self, total: int) -> float:
        """The chance that nobody ends the round with more; with as much, the next round decides."""
        chance = 1.0
        for other in self._others:
            if other.arrived:
                more = other.beyond[bisect_right(other.arrived, total)]
                as_much = other.beyond[bisect_left(other.arrived, total)]
                chance *= 1.0 - (more + as_much) / 2
        return chance
