"""The table as it is on screen now. It changes by events only, one at a time, at the moment each is shown.

Drawn afresh from the state of the game it is the same table: `TableModel.of(game)` and the events say the same.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Self, assert_never

from flip7.engine import (
    FLIP_THREE,
    FREEZE,
    SECOND_CHANCE,
    Card,
    Deal,
    Game,
    Pending,
    PutAside,
    Status,
    Target,
    events,
)
from flip7.engine.events import Event, Place
from flip7.engine.rules import FLIP_SEVEN


@dataclass
class SeatModel:
    """What lies in front of a seat."""

    total: int = 0
    status: Status = Status.ACTIVE
    points: int = 0
    row: list[Card] = field(default_factory=list)
    bonuses: list[Card] = field(default_factory=list)
    second_chance: bool = False
    front: list[Card] = field(default_factory=list)
    duplicate: Card | None = None
    hand: Card | None = None
    """An action card that waits for its target, in the middle of the table."""

    def cards(self) -> list[Card]:
        """In the order in which they are gathered when the round is over."""
        cards = self.row + self.bonuses + self.front
        if self.second_chance:
            cards.append(SECOND_CHANCE)
        if self.duplicate is not None:
            cards.append(self.duplicate)
        return cards

    @property
    def active(self) -> bool:
        """Whether it is still in the round."""
        return self.status is Status.ACTIVE


@dataclass
class Aside:
    """What one Flip Three has put aside, in the order drawn."""

    owner: int
    cards: list[Card] = field(default_factory=list)


@dataclass
class TableModel:
    """All that lies on the table, and who is to act."""

    seats: list[SeatModel]
    deck: int
    discard: list[Card]
    dealer: int
    round_number: int
    target: int
    aside: list[Aside] = field(default_factory=list)
    """The innermost Flip Three last."""
    pending: Pending | None = None
    acting: int | None = None
    """The seat in the light: who decides, or to whom a Flip Three is dealt; nobody between rounds."""
    home: int = 0
    """The seat at the bottom of the screen: the person who decides, or who decided last."""
    people: Collection[int] = ()
    """The seats that people play. With none of them the home seat never changes."""
    counted: bool = False
    """Whether the points of the round are in the totals already."""
    over: bool = False

    @classmethod
    def of(cls, game: Game, people: Collection[int] = (), home: int | None = None) -> Self:
        """The table of a game that waits for a decision, or is over.

        Without a word about it, the home seat is that of the person who is asked now, or next in the order of play.
        """
        pending = game.pending
        model = cls(
            seats=[
                SeatModel(
                    seat.total,
                    seat.status,
                    seat.points,
                    list(seat.row),
                    list(seat.bonuses),
                    seat.second_chance,
                    list(seat.front),
                    seat.duplicate,
                )
                for seat in game.seats
            ],
            deck=game.deck_left,
            discard=list(game.discard),
            dealer=game.dealer,
            round_number=game.round_number,
            target=game.rules.target,
            people=people,
            counted=pending is None or isinstance(pending, Deal),
            over=game.outcome() is not None,
        )
        if home is None:
            first = 0 if pending is None else pending.seat
            home = min(people, key=lambda seat: (seat - first) % len(game.seats), default=0)
        model.home = home
        model.aside = [Aside(task.owner, list(task.cards)) for task in game.agenda if isinstance(task, PutAside)]
        if isinstance(pending, Target) and pending.origin is Place.ASIDE:
            model.aside[-1].cards.insert(0, pending.card)
        model.ask(pending)
        return model

    @property
    def suspense(self) -> bool:
        """The seat that acts has six different numbers: the next card may be a Flip 7, or the end of it all."""
        if self.acting is None:
            return False
        seat = self.seats[self.acting]
        return seat.active and len(seat.row) == FLIP_SEVEN - 1

    @property
    def match_point(self) -> bool:
        """Whether somebody has the target within reach of what lies on the table: this round may be the last."""
        return any(self.total_after(seat) >= self.target for seat in range(len(self.seats)))

    def total_after(self, seat: int) -> int:
        """What a seat would have if the round ended now."""
        place = self.seats[seat]
        return place.total + (0 if self.counted else place.points)

    def extras(self, seat: int) -> list[Card]:
        """A seat's cards besides its row: bonuses, Second Chance, what was played on it, and what is put aside."""
        place = self.seats[seat]
        second_chance = [SECOND_CHANCE] if place.second_chance else []
        return [*place.bonuses, *second_chance, *place.front, *self.waiting(seat)]

    def numbers(self, seat: int) -> list[Card]:
        """A seat's row as it lies there: a duplicate that has busted it is the last."""
        place = self.seats[seat]
        return [*place.row, *([] if place.duplicate is None else [place.duplicate])]

    def waiting(self, seat: int) -> list[Card]:
        """The cards put aside for a seat to carry out."""
        return [card for aside in self.aside if aside.owner == seat for card in aside.cards]

    def ask(self, pending: Pending | None) -> None:
        """All that happened has been shown: now somebody decides."""
        self.pending = pending
        if isinstance(pending, Target):
            # A card that was put aside comes to the middle, too, when it is its turn.
            self._take(pending.seat, pending.card, pending.origin)
            self.seats[pending.seat].hand = pending.card
        self.aside = [aside for aside in self.aside if aside.cards]
        self.acting = None if pending is None or isinstance(pending, Deal) else pending.seat
        if self.acting is not None and self.acting in self.people:
            self.home = self.acting

    def see(self, event: Event) -> None:
        """Let the table be as it is after an event."""
        self.pending = None
        match event:
            case events.TableCleared():
                for seat in self.seats:
                    self.discard += seat.cards()
                self.seats = [SeatModel(seat.total) for seat in self.seats]
                self.counted = False
            case events.RoundStarted(number, dealer):
                self.round_number, self.dealer = number, dealer
                self.counted = False
                self.acting = None
            case events.CardDealt(index, card, place, points, deck):
                self.deck = deck
                self.seats[index].points = points
                self._put(index, card, place)
            case events.Busted(index):
                self.seats[index].status = Status.BUSTED
                self.seats[index].points = 0
            case events.Saved(index, card):
                self.seats[index].second_chance = False
                self.seats[index].duplicate = None
                self.discard += [SECOND_CHANCE, card]
            case events.FlipSeven(index, points):
                self.seats[index].status = Status.FLIP_SEVEN
                self.seats[index].points = points
            case events.Stayed(index):
                self.seats[index].status = Status.STAYED
            case events.SecondChanceTaken(index, by, origin):
                self._take(by, SECOND_CHANCE, origin)
                self.seats[index].second_chance = True
            case events.Frozen(index, by, origin):
                self._take(by, FREEZE, origin)
                self.seats[index].front.append(FREEZE)
                self.seats[index].status = Status.FROZEN
            case events.FlipThreeStarted(index, by, origin):
                self._take(by, FLIP_THREE, origin)
                self.seats[index].front.append(FLIP_THREE)
                self.aside.append(Aside(index))
                self.acting = index
            case events.FlipThreeEnded() | events.CardsRanOut():
                pass
            case events.CardLost(index, card, origin):
                self._take(index, card, origin)
                self.discard.append(card)
            case events.Reshuffled(deck):
                self.deck = deck
                self.discard = []
            case events.RoundEnded(_, _, totals):
                self._end_round(totals)
            case events.GameEnded():
                self.over = True
            case _:
                assert_never(event)

    def _put(self, index: int, card: Card, place: Place) -> None:
        seat = self.seats[index]
        match place:
            case Place.ROW:
                seat.row.append(card)
            case Place.BONUSES:
                seat.bonuses.append(card)
            case Place.DUPLICATE:
                seat.duplicate = card
            case Place.HAND:
                seat.hand = card
            case Place.ASIDE:
                self.aside[-1].cards.append(card)
            case Place.SECOND_CHANCE | Place.FRONT:
                pass  # a card comes there from a hand or from aside, never from the deck
            case _:
                assert_never(place)

    def _take(self, owner: int, card: Card, origin: Place) -> None:
        if origin is Place.HAND or self.seats[owner].hand == card:
            self.seats[owner].hand = None
            return
        for aside in reversed(self.aside):
            if aside.owner == owner and card in aside.cards:
                aside.cards.remove(card)
                return

    def _end_round(self, totals: Sequence[int]) -> None:
        for seat, total in zip(self.seats, totals, strict=True):
            if seat.status is Status.ACTIVE:
                seat.status = Status.STAYED
            seat.total = total
        self.counted = True
        self.aside = []
        self.acting = None
