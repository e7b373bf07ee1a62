"""A match that is over, as the records keep it."""

from collections import Counter
from dataclasses import dataclass
from datetime import datetime
from typing import Self

from flip7.engine.events import Busted, FlipSeven, Reason
from flip7.match.plan import Keepable, SavedMatch, now


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a seat has made of its match."""

    points: tuple[int, ...]
    """Of each round."""
    place: int
    """1 for the most points; the same for the same points."""
    won: bool
    busts: int
    flip_sevens: int
    counted: bool
    """False if the seat was handed over: nobody's statistics should have what two have played."""

    @property
    def total(self) -> int:
        """The points of all rounds."""
        return sum(self.points)


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """All there is to know about a match that is over, down to playing it again."""

    match: SavedMatch
    ended: datetime
    reason: Reason
    seats: tuple[SeatResult, ...]

    @classmethod
    def of(cls, match: Keepable, ended: datetime | None = None) -> Self:
        """Play a match again and note how it went; a ValueError if it is impossible or not over."""
        game = match.origin.start(match.plan.rules, len(match.plan.seats))
        busts: Counter[int] = Counter()
        flip_sevens: Counter[int] = Counter()
        for decision in match.journal:
            for event in game.apply(decision):
                if isinstance(event, Busted):
                    busts[event.seat] += 1
                elif isinstance(event, FlipSeven):
                    flip_sevens[event.seat] += 1
        outcome = game.outcome()
        if outcome is None:
            raise ValueError("the match is not over")
        totals = [seat.total for seat in game.seats]
        handed_over = {handover.seat for handover in match.handovers}
        results = tuple(
            SeatResult(
                points=tuple(points[seat] for points in game.rounds),
                place=1 + sum(other > total for other in totals),
                # Only the challenge can be won by two: with the same points, both have won it.
                won=outcome.reason is not Reason.CHALLENGE_LOST and total == max(totals),
                busts=busts[seat],
                flip_sevens=flip_sevens[seat],
                counted=seat not in handed_over,
            )
            for seat, total in enumerate(totals)
        )
        return cls(SavedMatch.of(match), ended or now(), outcome.reason, results)
