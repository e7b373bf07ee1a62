"""What happened in a match, seat by seat and round by round: for the summary of a round, the awards and the chart.

It is folded from the events alone, either while they are shown (`HistoryKeeper.see`) or by playing a journal again
(`History.of`). Both give the same history.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cached_property
from typing import assert_never

from flip7.engine import Card, Outcome, events
from flip7.engine.events import Event, Place
from flip7.match.match import Match


class Ending(Enum):
    """How a round ended for a seat."""

    STAYED = auto()
    STILL_IN = auto()
    """Somebody else had a Flip 7, or the cards ran out: it scores like one that stayed, but never said so."""
    FROZEN = auto()
    BUSTED = auto()
    FLIP_SEVEN = auto()


@dataclass(frozen=True, slots=True)
class Bust:
    """How a round was lost."""

    card: Card
    lost: int
    """The points that the row was worth."""
    dealt: int
    """Cards dealt to the seat in this round, the duplicate among them."""


@dataclass(frozen=True, slots=True)
class Save:
    """A Second Chance that was needed."""

    card: Card
    points: int
    """What lay in front of the seat at that moment, and would have been lost."""


@dataclass(frozen=True, slots=True)
class SeatRound:
    """What one round was for one seat."""

    ending: Ending
    points: int
    cards: int
    """All that were dealt to it, action cards and duplicates included."""
    row: tuple[Card, ...] = ()
    """Its number cards, in the order received."""
    bonuses: tuple[Card, ...] = ()
    bust: Bust | None = None
    saves: tuple[Save, ...] = ()
    second_chances: int = 0
    """Those that lay in front of it, drawn or given by others."""
    second_chance_left: bool = False
    """One was still there when the round ended."""
    second_chances_given: tuple[int, ...] = ()
    """To these seats, never itself."""
    frozen_by: int | None = None
    freezes: tuple[int, ...] = ()
    """The seats that its Freezes went to, itself perhaps among them; so for the Flip Threes."""
    flip_threes: tuple[int, ...] = ()
    flip_threes_from: tuple[int, ...] = ()
    flip_threes_survived: int = 0
    """Received, and no bust among the three."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round that has ended."""

    number: int
    dealer: int
    seats: tuple[SeatRound, ...]
    totals: tuple[int, ...]
    """Everybody's after it."""

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has made of this round, by seat."""
        return tuple(seat.points for seat in self.seats)

    @property
    def totals_before(self) -> tuple[int, ...]:
        """What each seat had before this round, by seat."""
        return tuple(total - points for total, points in zip(self.totals, self.points, strict=True))


@dataclass(frozen=True)
class SeatHistory:
    """The whole match of one seat. Rounds are counted from 1 where they are named."""

    seat: int
    rounds: tuple[SeatRound, ...]

    @cached_property
    def total(self) -> int:
        """The points of all rounds so far, without those it began with."""
        return sum(played.points for played in self.rounds)

    @cached_property
    def cards(self) -> int:
        """How many cards it was dealt, duplicates and action cards among them."""
        return sum(played.cards for played in self.rounds)

    @cached_property
    def busts(self) -> tuple[tuple[int, Bust], ...]:
        """Each with the number of its round."""
        return tuple((number, played.bust) for number, played in self._numbered() if played.bust)

    @cached_property
    def saves(self) -> tuple[tuple[int, Save], ...]:
        """Each save by a Second Chance, with the number of its round."""
        return tuple((number, save) for number, played in self._numbered() for save in played.saves)

    @cached_property
    def flip_sevens(self) -> tuple[int, ...]:
        """The rounds that it ended with a Flip 7."""
        return tuple(number for number, played in self._numbered() if played.ending is Ending.FLIP_SEVEN)

    @cached_property
    def sixes(self) -> tuple[int, ...]:
        """The rounds in which it had six different numbers and no seventh."""
        return tuple(number for number, played in self._numbered() if len(played.row) == 6)

    @cached_property
    def best(self) -> int | None:
        """The number of its biggest round, the first of equal ones; None if it never scored."""
        number, played = max(self._numbered(), key=lambda entry: (entry[1].points, -entry[0]), default=(0, None))
        return number if played is not None and played.points else None

    @cached_property
    def best_points(self) -> int:
        """The most points of one round; 0 before the first has ended."""
        return max((played.points for played in self.rounds), default=0)

    @cached_property
    def longest_streak(self) -> int:
        """So many rounds in a row without a bust."""
        longest = streak = 0
        for played in self.rounds:
            streak = 0 if played.bust else streak + 1
            longest = max(longest, streak)
        return longest

    @property
    def second_chances(self) -> int:
        """How many lay in front of it, drawn or given by others."""
        return sum(played.second_chances for played in self.rounds)

    @property
    def second_chances_unused(self) -> int:
        """How many it still had when a round was over."""
        return sum(played.second_chance_left for played in self.rounds)

    @property
    def second_chances_given(self) -> int:
        """How many it had to give away, since it had one already."""
        return sum(len(played.second_chances_given) for played in self.rounds)

    @property
    def freezes_given(self) -> int:
        """To others."""
        return sum(target != self.seat for played in self.rounds for target in played.freezes)

    @property
    def flip_threes_given(self) -> int:
        """To others."""
        return sum(target != self.seat for played in self.rounds for target in played.flip_threes)

    @property
    def flip_threes_survived(self) -> int:
        """How many it came out of without a bust."""
        return sum(played.flip_threes_survived for played in self.rounds)

    @cached_property
    def attackers(self) -> tuple[int, ...]:
        """Who played the Freezes and Flip Threes that it received from others, one entry for each card."""
        by = [seat for played in self.rounds for seat in (played.frozen_by, *played.flip_threes_from)]
        return tuple(seat for seat in by if seat is not None and seat != self.seat)

    def _numbered(self) -> "enumerate[SeatRound]":
        return enumerate(self.rounds, 1)


@dataclass(frozen=True)
class History:
    """All rounds of a match that have ended, and its outcome if it has one."""

    target: int
    rounds: tuple[Round, ...]
    outcome: Outcome | None = None

    @classmethod
    def of(cls, match: Match) -> "History":
        """The match played again. A round under way is not part of it."""
        plan = match.plan
        keeper = HistoryKeeper(len(plan.seats), plan.rules.target)
        for event in match.events():
            keeper.see(event)
        return keeper.history()

    @cached_property
    def seats(self) -> tuple[SeatHistory, ...]:
        """The same by seat; empty before the first round has ended."""
        count = len(self.rounds[0].seats) if self.rounds else 0
        return tuple(SeatHistory(seat, tuple(played.seats[seat] for played in self.rounds)) for seat in range(count))

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points so far, by seat; empty before the first round has ended."""
        return self.rounds[-1].totals if self.rounds else ()

    @property
    def winner(self) -> int | None:
        """The seat that has won; None as long as the match goes on, and if nobody has."""
        return self.outcome.winner if self.outcome else None

    def totals_of(self, seat: int) -> tuple[int, ...]:
        """The way of its total: before the first round, then after each."""
        before = self.rounds[0].totals_before[seat] if self.rounds else 0
        return (before, *(played.totals[seat] for played in self.rounds))


def standing(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats from the highest total to the lowest; equal ones as they sit."""
    return tuple(sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat)))


def places(totals: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat, from 1; equal totals share the better one, and the next place is left out."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)


@dataclass
class _UnderWay:
    """A seat in the round that is being played."""

    ending: Ending = Ending.STILL_IN
    points: int = 0
    cards: int = 0
    row: list[Card] = field(default_factory=list)
    bonuses: list[Card] = field(default_factory=list)
    bust: Bust | None = None
    saves: list[Save] = field(default_factory=list)
    second_chances: int = 0
    holds_second_chance: bool = False
    second_chances_given: list[int] = field(default_factory=list)
    frozen_by: int | None = None
    freezes: list[int] = field(default_factory=list)
    flip_threes: list[int] = field(default_factory=list)
    flip_threes_from: list[int] = field(default_factory=list)
    flip_threes_survived: int = 0

    def ended(self, points: int) -> SeatRound:
        return SeatRound(
            self.ending, points, self.cards, tuple(self.row), tuple(self.bonuses), self.bust, tuple(self.saves),
            self.second_chances, self.holds_second_chance, tuple(self.second_chances_given), self.frozen_by,
            tuple(self.freezes), tuple(self.flip_threes), tuple(self.flip_threes_from), self.flip_threes_survived,
        )  # fmt: skip


class HistoryKeeper:
    """Sees the events of a match from its first, and knows the history so far."""

    def __init__(self, seats: int, target: int) -> None:
        self._target = target
        self._seats = [_UnderWay() for _ in range(seats)]
        self._dealer = 0
        self._rounds: list[Round] = []
        self._outcome: Outcome | None = None

    def history(self) -> History:
        """The rounds that have ended so far, as a value that later events do not change."""
        return History(self._target, tuple(self._rounds), self._outcome)

    def see(self, event: Event) -> None:
        """Take note of the next event. All are needed, each once and in their order."""
        match event:
            case events.RoundStarted(_, dealer):
                self._dealer = dealer
                self._seats = [_UnderWay() for _ in self._seats]
            case events.CardDealt(index, card, place, points):
                self._deal(self._seats[index], card, place, points)
            case events.Busted(index, card, lost):
                seat = self._seats[index]
                seat.ending, seat.bust = Ending.BUSTED, Bust(card, lost, seat.cards)
            case events.Saved(index, card):
                seat = self._seats[index]
                seat.holds_second_chance = False
                seat.saves.append(Save(card, seat.points))
            case events.FlipSeven(index):
                seat = self._seats[index]
                seat.ending = Ending.FLIP_SEVEN
                # A Flip Three that leads to a Flip 7 has no other end: nobody could survive it better.
                seat.flip_threes_survived = len(seat.flip_threes_from)
            case events.Stayed(index):
                self._seats[index].ending = Ending.STAYED
            case events.SecondChanceTaken(index, by):
                self._seats[index].second_chances += 1
                self._seats[index].holds_second_chance = True
                if by != index:
                    self._seats[by].second_chances_given.append(index)
            case events.Frozen(index, by):
                self._seats[index].ending, self._seats[index].frozen_by = Ending.FROZEN, by
                self._seats[by].freezes.append(index)
            case events.FlipThreeStarted(index, by):
                self._seats[index].flip_threes_from.append(by)
                self._seats[by].flip_threes.append(index)
            case events.FlipThreeEnded(index):
                self._seats[index].flip_threes_survived += self._seats[index].bust is None
            case events.RoundEnded(number, points, totals):
                played = tuple(seat.ended(won) for seat, won in zip(self._seats, points, strict=True))
                self._rounds.append(Round(number, self._dealer, played, totals))
            case events.GameEnded(winner, reason):
                self._outcome = Outcome(winner, reason)
            case events.TableCleared() | events.CardLost() | events.Reshuffled() | events.CardsRanOut():
                pass  # nothing that the history tells
            case _:
                assert_never(event)

    @staticmethod
    def _deal(seat: _UnderWay, card: Card, place: Place, points: int) -> None:
        seat.cards += 1
        seat.points = points
        if place is Place.ROW:
            seat.row.append(card)
        elif place is Place.BONUSES:
            seat.bonuses.append(card)
