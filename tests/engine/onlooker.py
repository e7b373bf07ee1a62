"""Somebody who sees only the events of a match, and keeps track of every card by them alone.

What the onlooker knows after an event is what a view can show after it, and what a person could count.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import assert_never

from flip7.engine import FLIP_THREE, FREEZE, SECOND_CHANCE, Card, Game, Status, Target
from flip7.engine.events import (
    Busted,
    CardDealt,
    CardLost,
    CardsRanOut,
    Event,
    FlipSeven,
    FlipThreeEnded,
    FlipThreeStarted,
    Frozen,
    GameEnded,
    Place,
    Reshuffled,
    RoundEnded,
    RoundStarted,
    Saved,
    SecondChanceTaken,
    Stayed,
    TableCleared,
)

OUT = {Status.STAYED, Status.FROZEN, Status.BUSTED, Status.FLIP_SEVEN}


@dataclass
class WatchedSeat:
    total: int = 0
    status: Status = Status.ACTIVE
    points: int = 0
    places: dict[Place, list[Card]] = field(default_factory=lambda: {place: [] for place in Place})

    def cards(self) -> list[Card]:
        return [card for cards in self.places.values() for card in cards]

    def take(self, place: Place, card: Card) -> None:
        """The card leaves its place. That it is there is the claim of the event."""
        self.places[place].remove(card)


class Onlooker:
    def __init__(self, deck: Sequence[Card], totals: Sequence[int]) -> None:
        self.whole = Counter(deck)
        self.deck = Counter(deck)
        self.discard: list[Card] = []
        self.seats = [WatchedSeat(total) for total in totals]
        self.round_number = 0
        self.dealer: int | None = None
        self.rounds: list[tuple[int, ...]] = []
        self.over: GameEnded | None = None

    def see(self, event: Event) -> None:
        match event:
            case TableCleared(discard):
                for seat in self.seats:
                    self.discard += seat.cards()
                self.seats = [WatchedSeat(seat.total) for seat in self.seats]
                assert len(self.discard) == discard
            case RoundStarted(number, dealer):
                self.round_number, self.dealer = number, dealer
            case CardDealt(index, card, place, points, deck):
                seat = self._active(index)
                assert self.deck[card] > 0
                self.deck[card] -= 1
                seat.places[place].append(card)
                seat.points = points
                assert self.deck.total() == deck
            case Busted(index, card, lost):
                seat = self._active(index)
                assert seat.places[Place.DUPLICATE] == [card]
                assert seat.points == lost
                seat.status, seat.points = Status.BUSTED, 0
            case Saved(index, card, discard):
                seat = self._active(index)
                seat.take(Place.SECOND_CHANCE, SECOND_CHANCE)
                seat.take(Place.DUPLICATE, card)
                self.discard += [SECOND_CHANCE, card]
                assert len(self.discard) == discard
            case FlipSeven(index, points):
                seat = self._active(index)
                assert len(set(seat.places[Place.ROW])) == 7
                seat.status, seat.points = Status.FLIP_SEVEN, points
            case Stayed(index, points):
                seat = self._active(index)
                assert seat.points == points
                seat.status = Status.STAYED
            case SecondChanceTaken(index, by, origin):
                self.seats[by].take(origin, SECOND_CHANCE)
                seat = self._active(index)
                seat.places[Place.SECOND_CHANCE].append(SECOND_CHANCE)
                assert len(seat.places[Place.SECOND_CHANCE]) == 1
            case Frozen(index, by, origin, points):
                self.seats[by].take(origin, FREEZE)
                seat = self._active(index)
                seat.places[Place.FRONT].append(FREEZE)
                assert seat.points == points
                seat.status = Status.FROZEN
            case FlipThreeStarted(index, by, origin):
                self.seats[by].take(origin, FLIP_THREE)
                self._active(index).places[Place.FRONT].append(FLIP_THREE)
            case FlipThreeEnded(index, aside):
                assert Counter[Card](aside) <= Counter(self.seats[index].places[Place.ASIDE])
            case CardLost(index, card, origin, _, discard):
                self.seats[index].take(origin, card)
                self.discard.append(card)
                assert len(self.discard) == discard
            case Reshuffled(deck):
                assert not self.deck.total()
                self.deck, self.discard = Counter(self.discard), []
                assert self.deck.total() == deck
            case CardsRanOut():
                assert not self.deck.total()
                assert not self.discard
            case RoundEnded(number, points, totals):
                assert number == self.round_number
                for seat, won, total in zip(self.seats, points, totals, strict=True):
                    if seat.status is Status.ACTIVE:
                        seat.status = Status.STAYED
                    assert seat.points == won
                    seat.total += won
                    assert seat.total == total
                self.rounds.append(points)
            case GameEnded():
                self.over = event
            case _:
                assert_never(event)
        self.check()

    def _active(self, index: int) -> WatchedSeat:
        """A seat that something happens to: nobody acts, and nothing is dealt, after bust, freeze or stay."""
        seat = self.seats[index]
        assert seat.status is Status.ACTIVE
        return seat

    def check(self) -> None:
        """Every card is in exactly one place, and nobody has less than nothing."""
        on_table = Counter(card for seat in self.seats for card in seat.cards())
        assert self.deck + Counter(self.discard) + on_table == self.whole
        assert all(seat.points >= 0 for seat in self.seats)

    def agrees_with(self, game: Game) -> None:
        """What was seen is what is."""
        assert Counter(game.discard) == Counter(self.discard)
        assert game.deck_left == self.deck.total()
        assert game.cards_left() == {card: count for card, count in self.deck.items() if count}
        assert game.rounds == self.rounds
        for index, (seen, seat) in enumerate(zip(self.seats, game.seats, strict=True)):
            assert seen.status is seat.status
            assert seen.points == seat.points
            assert seen.total == seat.total
            assert seen.places[Place.ROW] == seat.row
            assert seen.places[Place.BONUSES] == seat.bonuses
            assert bool(seen.places[Place.SECOND_CHANCE]) == seat.second_chance
            assert Counter(seen.places[Place.FRONT]) == Counter(seat.front)
            assert seen.places[Place.DUPLICATE] == ([seat.duplicate] if seat.duplicate else [])
            in_hand = seen.places[Place.HAND]
            pending = game.pending
            if isinstance(pending, Target) and pending.seat == index and pending.origin is Place.HAND:
                assert in_hand == [pending.card]
            else:
                assert not in_hand
