"""One game between bots, and what each of them did in it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from flip7.ai.arena.error import ArenaError
from flip7.ai.bot import Chooser
from flip7.ai.table import Table
from flip7.engine import EFFECTS, Deal, Decision, Game, Move, Rules, Target
from flip7.engine.events import Busted, CardDealt, Event, FlipSeven
from flip7.i18n import _

_TOO_LONG: Final = 1000
"""Rounds after which a game is going nowhere: everybody stays with nothing."""
_PER_FOLD: Final = 100
"""Times are counted in classes that are one percent wide."""


@dataclass(slots=True)
class Record:
    """What one bot did, in one game or in many."""

    seats: int = 0
    """How often it sat down."""
    wins: int = 0
    places: float = 0.0
    places_squared: float = 0.0
    rounds: int = 0
    points: int = 0
    points_squared: int = 0
    busts: int = 0
    flip_sevens: int = 0
    cards: int = 0
    aimed: int = 0
    """Freeze and Flip Three cards for which it chose a target."""
    at_leader: int = 0
    at_itself: int = 0
    decisions: int = 0
    seconds: float = 0.0
    times: dict[int, int] = field(default_factory=dict)
    """Decisions by the class of their time."""

    def add(self, other: "Record") -> None:
        """Count what the other record tells, too."""
        for name in self.__slots__:
            if name != "times":
                setattr(self, name, getattr(self, name) + getattr(other, name))
        for time, count in other.times.items():
            self.times[time] = self.times.get(time, 0) + count

    def took(self, seconds: float) -> None:
        """Count a decision that took so long."""
        self.decisions += 1
        self.seconds += seconds
        time = round(math.log(max(seconds, 1e-7)) * _PER_FOLD)
        self.times[time] = self.times.get(time, 0) + 1

    def time_of(self, share: float) -> float:
        """The seconds within which that share of the decisions was made."""
        within = 0
        for time in sorted(self.times):
            within += self.times[time]
            if within >= share * self.decisions:
                return math.exp(time / _PER_FOLD)
        return 0.0


def play(bots: Sequence[Chooser], rules: Rules, seed: int) -> list[Record]:
    """One game; the record of each seat."""
    game = Game.start(rules, len(bots), seed)
    records = [Record(seats=1) for _ in bots]
    while (pending := game.pending) is not None:
        decision: Decision = Move.DEAL
        if isinstance(pending, Deal):
            if len(game.rounds) >= _TOO_LONG:
                raise ArenaError(_("after {count} rounds nobody has won: the bots get nowhere", count=_TOO_LONG))
        else:
            seat = pending.seat
            table = Table.of(game)
            begin = perf_counter()
            decision = bots[seat].choose(table, pending)
            records[seat].took(perf_counter() - begin)
            if isinstance(pending, Target) and EFFECTS[pending.card].attack:
                _note_aim(records[seat], game, seat, decision)
        before = len(game.rounds)
        _note_events(records, game.apply(decision))
        if len(game.rounds) > before:
            _note_round(records, game.rounds[-1])
    _note_end(records, game)
    return records


def _note_aim(record: Record, game: Game, seat: int, target: Decision) -> None:
    assert isinstance(target, int)
    best = max(view.total for view in game.seats)
    record.aimed += 1
    record.at_itself += target == seat
    record.at_leader += game.seats[target].total == best


def _note_events(records: list[Record], events: Sequence[Event]) -> None:
    for event in events:
        if isinstance(event, CardDealt):
            records[event.seat].cards += 1
        elif isinstance(event, Busted):
            records[event.seat].busts += 1
        elif isinstance(event, FlipSeven):
            records[event.seat].flip_sevens += 1


def _note_round(records: list[Record], points: Sequence[int]) -> None:
    for record, mine in zip(records, points, strict=True):
        record.rounds += 1
        record.points += mine
        record.points_squared += mine * mine


def _note_end(records: list[Record], game: Game) -> None:
    outcome = game.outcome()
    totals = [seat.total for seat in game.seats]
    for seat, record in enumerate(records):
        higher = sum(total > totals[seat] for total in totals)
        level = totals.count(totals[seat]) - 1
        place = 1 + higher + level / 2
        record.places += place
        record.places_squared += place * place
        record.wins += outcome is not None and outcome.winner == seat
