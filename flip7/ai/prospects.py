"""The chance of one seat to win the match, by the points it brings home this round.

The others enter with what their round may still bring, each independent of the rest. Then the race goes on.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from functools import cached_property, reduce
from itertools import accumulate
from operator import add, mul
from typing import Final

from flip7.ai.foresight import Outlook
from flip7.ai.race import MARGINS, Race, Track, meet, tempered
from flip7.engine import Rules
from flip7.engine.rules import CHALLENGE_ROUNDS

_HASTE: Final = 1e-4
"""Where nobody can win but oneself, sooner is still better: so much is lost by whoever needs all the rounds."""
_CRUMB: Final = 1e-9
"""What a point is worth where nothing else is at stake."""
_NEVER: Final = 1e-9
"""A round that is reached with no higher chance need not be looked at."""


class Fate:
    """How another seat may stand after this round."""

    def __init__(self, race: Race, target: int, total: int, outlook: Outlook) -> None:
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
        self._race = race
        self._places = places
        self.arrived = sorted(arrived)
        """The totals at the target or beyond that it may have, ascending."""
        self.beyond = [*accumulate((arrived[total] for total in reversed(self.arrived)), initial=0.0)][::-1]
        """For each of them the chance to have it or more; then 0."""

    @property
    def there(self) -> float:
        """The chance that it arrives this round."""
        return self.beyond[0]

    @cached_property
    def arrive(self) -> Track:
        """The chance to arrive in a later round with a margin."""
        return self._on_the_way(self._race.arrive)

    @cached_property
    def spare(self) -> Track:
        """The chance that it has not arrived, and does not spoil it later for who arrives in a round with a margin."""
        return self._on_the_way(self._race.spare)

    @cached_property
    def pressing(self) -> Track:
        """How much more often it arrives in a round with a margin than it spares who does so."""
        return [arrive / spare if spare else 0.0 for arrive, spare in zip(self.arrive, self.spare, strict=True)]

    def _on_the_way(self, tracks: list[Track]) -> Track:
        if not self._places:
            return [0.0] * (self._race.rounds * MARGINS)
        if len(self._places) <= 2:  # as with everybody who is out of the round: quicker row by row
            rows = [[chance * number for number in tracks[place]] for place, chance in self._places.items()]
            return rows[0] if len(rows) == 1 else list(map(add, *rows))
        chances = list(self._places.values())
        columns = zip(*(tracks[place] for place in self._places), strict=True)
        return [sum(map(mul, chances, column)) for column in columns]


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
        # In the challenge everybody runs against the rounds.
        self._others = [] if rules.challenge else others
        self._rounds_left = CHALLENGE_ROUNDS - round_number if rules.challenge else None
        self._keep = keep
        self._at: dict[int, list[float]] = {}

    def __missing__(self, points: int) -> float:
        needed = self._target - self._total - points
        if needed <= 0:
            chance = self._win_now(self._total + points)
        elif self._others:
            chance = tempered(self._between(needed, self._everybody), self._keep)[0]
        else:
            chance = self._between(needed, self._alone)[0]
        self[points] = chance = chance + _CRUMB * points
        return chance

    def _between(self, needed: int, at: Callable[[int], list[float]]) -> list[float]:
        """What holds at two places of the grid, put together for a need that lies between them."""
        place, rest = Race.place(needed)
        if not rest:
            return at(place)
        return [near * (1 - rest) + far * rest for near, far in zip(at(place), at(place + 1), strict=True)]

    def _everybody(self, place: int) -> list[float]:
        """The chances of the race, first our own, then the others', if we stand at that place after this round."""
        found = self._at.get(place)
        if found is None:
            # Who is left by whom: everybody else runs against us as well.
            all_spare = _product(self._spare, self._race.spare[place])
            others = [
                there + meet(other.pressing, all_spare) for other, there in zip(self._others, self._there, strict=True)
            ]
            found = self._at[place] = [meet(self._race.arrive[place], self._spare), *others]
        return found

    def _alone(self, place: int) -> list[float]:
        """The chance of who runs against the rounds only, or against nobody."""
        rounds = self._race.rounds
        left = rounds if self._rounds_left is None else self._rounds_left
        saved = [_HASTE * (1 - turn / rounds) * (turn < left) for turn in range(rounds) for _ in range(MARGINS)]
        arrive = self._race.arrive[place]
        in_time = 1.0 if self._rounds_left is None else sum(arrive[: max(left, 0) * MARGINS])
        return [in_time * (1 - _HASTE) + meet(arrive, saved)]

    @cached_property
    def _spare(self) -> Track:
        """The chance that all the others spare who arrives in a round with a margin."""
        spare = reduce(_product, (other.spare for other in self._others))
        for last in range(MARGINS - 1, len(spare), MARGINS):
            if spare[last] < _NEVER:
                return spare[: last + 1]
        return spare

    @cached_property
    def _there(self) -> list[float]:
        """The chance of each of the others to win this round, if we do not arrive."""
        there = [other.there for other in self._others]
        nobody = reduce(mul, (1 - chance for chance in there))
        share = (1 - nobody) / (sum(there) or 1.0)
        return [chance * share for chance in there]

    def _win_now(self, total: int) -> float:
        """The chance that nobody ends the round with more; those with as much have equal chances in the next."""
        ties = [1.0]  # the chance that so many have as much, and nobody more
        for other in self._others:
            more = other.beyond[bisect_right(other.arrived, total)]
            as_much = other.beyond[bisect_left(other.arrived, total)] - more
            fewer = 1.0 - more - as_much
            if as_much:
                ties = [
                    fewer * same + as_much * one_less for same, one_less in zip([*ties, 0.0], [0.0, *ties], strict=True)
                ]
            elif more:
                ties = [fewer * chance for chance in ties]
        return sum(chance / (1 + tied) for tied, chance in enumerate(ties))


def _product(left: Track, right: Track) -> Track:
    return list(map(mul, left, right))
