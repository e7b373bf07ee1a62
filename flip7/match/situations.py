"""Who has a reason to speak, and which: read from the events of a match, as everybody at the table sees them.

It says what is so. Whether anything is said, and in which words, is not known here.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from flip7.ai.characters import Situation
from flip7.engine import Decision, Move, Target, Turn, events
from flip7.engine.events import Event, Place
from flip7.engine.rules import FLIP_SEVEN
from flip7.match.history import places

LOW_RISK: Final = 0.15
HIGH_RISK: Final = 0.35
NEAR: Final = 30
"""Points that one good row brings: who lacks no more than these has a match point."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A seat has a reason to say something."""

    seat: int
    situation: Situation
    about: int | None = None
    """The other seat that it is about, or that it speaks to."""


class Situations:
    """Sees the events of a match from its first, and says after each who could remark on what.

    Where one of several could speak, there is a remark of each: a table wants to hear one of them.
    """

    def __init__(self, seats: int, target: int, people: Collection[int]) -> None:
        self.people = people
        """The seats that speak for themselves. What happens to them is remarked on by the others."""
        self._target = target
        self._totals: tuple[int, ...] = (0,) * seats
        self._numbers = [0] * seats
        """The different numbers in each row."""
        self._out: set[int] = set()
        """Who has busted in this round."""
        self._scores: list[set[int]] = [set() for _ in range(seats)]
        """For each seat: who has given it a Freeze or Flip Three, and has had none from it since."""
        self._been_last: set[int] = set()
        self._back: int | None = None
        """The person who came from behind and took the lead with the last round."""
        self._chose_itself: int | None = None

    def decided(self, pending: Turn | Target, decision: Decision, risk: float) -> tuple[Remark, ...]:
        """A seat has chosen, at this risk to bust with the next card. Told before the events that come of it."""
        seat = pending.seat
        self._chose_itself = seat if decision == seat and isinstance(pending, Target) else None
        if decision is not Move.HIT:
            return ()  # the events tell the rest
        if risk < LOW_RISK:
            return (Remark(seat, Situation.HIT_LOW),)
        return (Remark(seat, Situation.HIT_MIDDLE if risk < HIGH_RISK else Situation.HIT_HIGH),)

    def see(self, event: Event) -> tuple[Remark, ...]:
        """The next event: who could say something now, and about whom."""
        match event:
            case events.RoundStarted(number):
                self._numbers = [0] * len(self._numbers)
                self._out.clear()
                return self._standing() if number > 1 else ()
            case events.CardDealt(seat, _, place):
                self._numbers[seat] += place is Place.ROW
                return ()
            case events.Busted(seat):
                self._out.add(seat)
                if seat in self.people:
                    return self._others(seat, Situation.PERSON_BUST)
                at_six = self._numbers[seat] == FLIP_SEVEN - 1
                return (Remark(seat, Situation.BUST_AT_SIX if at_six else Situation.BUST),)
            case events.Saved(seat):
                return (Remark(seat, Situation.SAVED),)
            case events.FlipSeven(seat):
                if seat in self.people:
                    return self._others(seat, Situation.PERSON_FLIP_SEVEN)
                return (Remark(seat, Situation.FLIP_SEVEN),)
            case events.Stayed(seat):
                return (Remark(seat, Situation.STAY),)
            case events.SecondChanceTaken(seat, by):
                if seat == by:
                    return ()
                return Remark(by, Situation.GIFT_GIVEN, seat), Remark(seat, Situation.GIFT_RECEIVED, by)
            case events.Frozen(seat, by):
                return self._strike(seat, by, Situation.FREEZE, Situation.FROZEN, Situation.FREEZE_SELF)
            case events.FlipThreeStarted(seat, by):
                given, taken = Situation.FLIP_THREE_GIVEN, Situation.FLIP_THREE_TAKEN
                return self._strike(seat, by, given, taken, Situation.FLIP_THREE_SELF)
            case events.FlipThreeEnded(seat):
                return () if seat in self._out else (Remark(seat, Situation.FLIP_THREE_SURVIVED),)
            case events.RoundEnded(_, _, totals):
                self._end_round(totals)
                return ()
            case (
                events.TableCleared()
                | events.CardLost()
                | events.Reshuffled()
                | events.CardsRanOut()
                | events.GameEnded()
            ):
                return ()
            case _:
                assert_never(event)

    def _strike(self, seat: int, by: int, given: Situation, taken: Situation, own: Situation) -> tuple[Remark, ...]:
        if seat == by:
            # Who had no choice has nothing to say about it.
            chosen, self._chose_itself = self._chose_itself == seat, None
            return (Remark(seat, own),) if chosen else ()
        revenge = seat in self._scores[by]
        self._scores[by].discard(seat)
        self._scores[seat].add(by)
        return Remark(by, Situation.REVENGE if revenge else given, seat), Remark(seat, taken, by)

    def _standing(self) -> tuple[Remark, ...]:
        """What can be said when a round begins: the most telling first."""
        totals, seats = self._totals, range(len(self._totals))
        if self._back is not None:
            person, self._back = self._back, None
            return self._others(person, Situation.PERSON_COMEBACK)
        found: list[Remark] = []
        if self._target - max(totals) <= NEAR:
            found += (Remark(seat, Situation.MATCH_POINT) for seat in seats)
        for situation, total in ((Situation.LEADING, max(totals)), (Situation.LAST, min(totals))):
            if totals.count(total) == 1 and len(totals) > 1:
                found.append(Remark(totals.index(total), situation))
        return tuple(found)

    def _end_round(self, totals: tuple[int, ...]) -> None:
        self._totals = totals
        ranks = places(totals)
        if ranks.count(1) == 1 and ranks.index(1) in self._been_last & set(self.people):
            self._back = ranks.index(1)
        self._been_last.discard(ranks.index(1))
        if len(totals) > 2 and totals.count(min(totals)) == 1:
            self._been_last.add(totals.index(min(totals)))

    def _others(self, person: int, situation: Situation) -> tuple[Remark, ...]:
        return tuple(Remark(seat, situation, person) for seat in range(len(self._totals)) if seat != person)


def final_remarks(totals: Sequence[int], *, won: bool) -> tuple[Remark, ...]:
    """Who could say something on the podium: the winner first. `won` is False if a challenge was lost."""
    if not won:
        return ()
    ranks = places(totals)
    remarks = [Remark(seat, Situation.WIN) for seat, rank in enumerate(ranks) if rank == 1]
    remarks += [Remark(seat, Situation.SECOND) for seat, rank in enumerate(ranks) if rank == 2]
    last = max(ranks)
    if last > 2 and ranks.count(last) == 1:
        remarks.append(Remark(ranks.index(last), Situation.LAST_PLACE))
    return tuple(remarks)
