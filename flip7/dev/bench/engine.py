"""How many whole games the engine plays in a second, beside another program in the same run."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from flip7.engine import EDITIONS, EFFECTS, Game, Move, Seat, Target, Turn

_STAY_AT = 25
_SEATS = 4
_SLICE = 0.25
"""Seconds that ours and the other program play in turn, so that a noisy machine is noisy for both."""


@dataclass(frozen=True, slots=True)
class EngineSpeed:
    """Whole games through the real engine, every event made."""

    games_per_second: float
    seats: int
    games: int
    seconds: float
    events: int
    flop7_games_per_second: float | None
    """The same, by the program flop7 from the package index if it is installed: four seats that stay over 25 points."""
    times_flop7: float | None


def play_simple_game(seed: int) -> int:
    """Four seats that stay at 25 points and turn on the leader. The number of events."""
    game = Game.start(EDITIONS["de"], _SEATS, seed)
    seats = game.seats
    apply = game.apply
    hit, stay = Move.HIT, Move.STAY
    events = 0
    while (pending := game.pending) is not None:
        if type(pending) is Turn:
            events += len(apply(stay if seats[pending.seat].points >= _STAY_AT else hit))
        elif type(pending) is Target:
            events += len(apply(_simple_target(seats, pending)))
        else:
            events += len(apply(Move.DEAL))
    return events


def _simple_target(seats: Sequence[Seat], pending: Target) -> int:
    """The highest total gets the Freeze or Flip Three, the lowest the Second Chance; never oneself if avoidable."""
    others = [seat for seat in pending.options if seat != pending.seat]
    choose = max if EFFECTS[pending.card].attack else min
    return choose(others, key=lambda seat: seats[seat].total + seats[seat].points)


def measure(seconds: float = 3.0) -> EngineSpeed:
    """Play whole games for so many seconds of our own time. flop7 takes turns with us if it is installed."""
    ours = _Pace(play_simple_game)
    other = _Pace(_flop7_game) if find_spec("flop7") else None
    while ours.seconds < seconds:
        ours.run(_SLICE)
        if other:
            other.run(_SLICE)
    return EngineSpeed(
        games_per_second=round(ours.rate, 1),
        seats=_SEATS,
        games=ours.games,
        seconds=round(ours.seconds, 3),
        events=ours.total,
        flop7_games_per_second=round(other.rate, 1) if other else None,
        times_flop7=round(ours.rate / other.rate, 2) if other else None,
    )


class _Pace:
    """Games played and the time they took."""

    def __init__(self, play: Callable[[int], int]) -> None:
        self._play = play
        self.games = 0
        self.seconds = 0.0
        self.total = 0

    @property
    def rate(self) -> float:
        return self.games / self.seconds

    def run(self, seconds: float) -> None:
        start = time.perf_counter()
        while (now := time.perf_counter()) - start < seconds:
            self.total += self._play(self.games)
            self.games += 1
        self.seconds += now - start


def _flop7_game(_seed: int) -> int:
    import_module("flop7.simulation.runner").run_game({"Basic": _SEATS})
    return 0
