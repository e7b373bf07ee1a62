"""A deeper look at one decision: the round played out many times with each option, on the same cards for all of them.

It ends by counts alone and never by the clock, so that a match is the same on every machine.
"""

import random
from math import sqrt
from typing import Final

from flip7.ai.champion.play_outs import PlayOuts
from flip7.ai.champion.standings import Standings
from flip7.ai.slices import Slices
from flip7.ai.table import Table
from flip7.engine import Decision, Target, Turn

_SEATS_A_SLICE: Final = 96
"""Seats that are played out before the next pause: one to two milliseconds."""
_SURE: Final = 3.0
"""An option that is so many standard errors behind the best is not played out any further."""


class DeeperLook:
    """The play-outs of one decision. Go on with `look` for as long as they are wanted."""

    def __init__(self, standings: Standings, table: Table, pending: Turn | Target, seed: int) -> None:
        self._standings = standings
        self._seat = pending.seat
        self._seats = len(table.seats)
        self._play_outs = PlayOuts(table, pending)
        self._random = random.Random(seed)
        self._chances = {option: [0.0] * self._seats for option in pending.options}
        """Everybody's, summed over the play-outs of each option."""
        self._own: dict[Decision, list[float]] = {option: [] for option in pending.options}
        """The chance of the seat that decides, in each play-out."""
        self.open: list[Decision] = list(pending.options)
        """The options that may still be the best."""

    def look(self, play_outs: int) -> Slices[None]:
        """So many more play-outs of each option that is still open."""
        plays, chances_of, draw = self._play_outs, self._standings.chances, self._random
        sums, own, seat = self._chances, self._own, self._seat
        played = 0
        for _ in range(play_outs):
            deck = plays.deck(draw)
            for option in self.open:
                chances = chances_of(plays.play(option, deck))
                sums[option] = list(map(float.__add__, sums[option], chances))
                own[option].append(chances[seat])
            played += self._seats * len(self.open)
            if played >= _SEATS_A_SLICE:
                played = 0
                yield

    def drop_the_worse(self) -> None:
        """Leave out the options that are clearly worse than the best so far."""
        best = self.best
        behind = {option: self.behind(option) for option in self.open}
        self.open = [
            option for option, (mean, error) in behind.items() if option == best or mean <= _SURE * error + 1e-9
        ]

    @property
    def best(self) -> Decision:
        """The open option that did best so far; of equals the first."""
        return max(self.open, key=lambda option: sum(self._own[option]))

    def behind(self, option: Decision) -> tuple[float, float]:
        """How much smaller the chance to win is than with the best option, on the same cards; and its error."""
        gains = list(map(float.__sub__, self._own[self.best], self._own[option]))
        mean = sum(gains) / len(gains)
        variance = sum(gain * gain for gain in gains) / len(gains) - mean * mean
        return mean, sqrt(max(variance, 0.0) / len(gains))

    def chances(self, option: Decision) -> list[float]:
        """Everybody's chance to win with this option."""
        return [chance / len(self._own[option]) for chance in self._chances[option]]
