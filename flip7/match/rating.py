"""How strong somebody is, from who came before whom: Glicko-2, for matches of any number of seats.

The formula is Mark Glickman's "Example of the Glicko-2 system", whose example is a test. It knows duels only. A match
of more seats is a duel between any two of them, won by the better place. These duels have the same cards and rounds, so
they say less than as many matches would: at a table of n seats each weighs 2 / n. So a match of two counts as one duel,
one of four as one and a half, and no table is large enough to count as two.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

AVERAGE: Final = 1500.0
"""Where everybody begins."""
_SCALE: Final = 173.7178
_TAU: Final = 0.5
"""How much the volatility may change. Cards are drawn by chance, so a surprise is no proof of a change."""
_PRECISE: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known about how strong somebody is."""

    value: float = AVERAGE
    deviation: float = 350.0
    """How unsure the value is: the truth lies within two of these, 19 times out of 20."""
    volatility: float = 0.06
    """How much somebody's strength changes from match to match."""

    @property
    def at_least(self) -> float:
        """So strong at the least, most probably. A ranking by this does not put anybody first for one lucky match."""
        return self.value - 2 * self.deviation


@dataclass(frozen=True, slots=True)
class Duel:
    """One opponent in a match."""

    opponent: Rating
    score: float
    """1 for a better place than the opponent's, 0.5 for the same, 0 for a worse one."""
    weight: float = 1.0


def rated(ratings: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """Everybody's rating after a match, by seat; 1 is the best place. Alone at the table nothing is learned."""
    seats = len(ratings)
    if seats < 2:
        return tuple(ratings)
    return tuple(
        updated(
            ratings[seat],
            [
                Duel(ratings[other], 0.5 + 0.5 * ((places[other] > places[seat]) - (places[other] < places[seat])),
                     2 / seats)
                for other in range(seats)
                if other != seat
            ],
        )
        for seat in range(seats)
    )  # fmt: skip


def updated(rating: Rating, duels: Sequence[Duel]) -> Rating:
    """The rating after these duels, which were played at the same time."""
    value, deviation = (rating.value - AVERAGE) / _SCALE, rating.deviation / _SCALE
    information = surprise = 0.0
    for duel in duels:
        damped = _damped(duel.opponent.deviation / _SCALE)
        expected = 1 / (1 + math.exp(-damped * (value - (duel.opponent.value - AVERAGE) / _SCALE)))
        information += duel.weight * damped * damped * expected * (1 - expected)
        surprise += duel.weight * damped * (duel.score - expected)
    if not information:
        return rating
    variance = 1 / information
    volatility = _volatility(rating.volatility, deviation, variance, variance * surprise)
    widened = math.hypot(deviation, volatility)
    after = 1 / math.sqrt(1 / (widened * widened) + information)
    return Rating(AVERAGE + _SCALE * (value + after * after * surprise), _SCALE * after, volatility)


def _damped(deviation: float) -> float:
    """How much a duel with somebody tells whose own rating is so unsure."""
    return 1 / math.sqrt(1 + 3 * deviation * deviation / (math.pi * math.pi))


def _volatility(before: float, deviation: float, variance: float, change: float) -> float:
    """Step 5 of the paper: the volatility that explains the change best, found by regula falsi."""
    start = math.log(before * before)
    squared = deviation * deviation

    def excess(x: float) -> float:
        grown = squared + variance + math.exp(x)
        return math.exp(x) * (change * change - grown) / (2 * grown * grown) - (x - start) / (_TAU * _TAU)

    low = start
    if change * change > squared + variance:
        high = math.log(change * change - squared - variance)
    else:
        steps = 1
        while excess(start - steps * _TAU) < 0:
            steps += 1
        high = start - steps * _TAU
    at_low, at_high = excess(low), excess(high)
    while abs(high - low) > _PRECISE:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = excess(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return math.exp(low / 2)
