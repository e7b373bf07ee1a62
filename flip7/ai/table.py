"""The public view of a game: what everybody at the table can see and count.

It is a snapshot of values, taken for each decision. It holds no reference to the game, so there is no way from here to
the order of the deck.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Self, assert_never

from flip7.engine import (
    FACES,
    Card,
    FlipThree,
    Game,
    OpeningDeal,
    Pending,
    PutAside,
    Rules,
    Seat,
    Status,
    Target,
)
from flip7.engine.events import Attack


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat, as it lies there."""

    numbers: tuple[int, ...]
    bonuses: tuple[Card, ...]
    second_chance: bool
    front: tuple[Card, ...]
    """The Freeze and Flip Three cards that were for this seat."""
    duplicate: Card | None
    """The card that busted it."""
    status: Status
    points: int
    """Of its row, as it lies now."""
    total: int
    """Of the rounds before this one."""

    @classmethod
    def of(cls, seat: Seat) -> Self:
        """What everybody sees of that seat."""
        return cls(
            tuple(seat.numbers),
            tuple(seat.bonuses),
            seat.second_chance,
            tuple(seat.front),
            seat.duplicate,
            seat.status,
            seat.points,
            seat.total,
        )

    @property
    def active(self) -> bool:
        """Whether it is still in the round."""
        return self.status is Status.ACTIVE


@dataclass(frozen=True, slots=True)
class FlippingView:
    """A seat that is being dealt a Flip Three."""

    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class WaitingView:
    """An action card put aside, to be carried out by its owner."""

    owner: int
    card: Card


@dataclass(frozen=True, slots=True)
class Table:
    """A game as the people around it see it, in the moment of a decision."""

    rules: Rules
    seats: tuple[SeatView, ...]
    dealer: int
    """The seat that deals this round."""
    round_number: int
    pending: Pending | None
    opening: tuple[int, ...]
    """The seats that still get their card of the opening deal, in order."""
    flipping: tuple[FlippingView, ...]
    """The Flip Threes under way, the innermost last."""
    waiting: tuple[WaitingView, ...]
    """The cards put aside, in the order in which they will be carried out."""
    discard: Mapping[Card, int]
    """What has been discarded since the last reshuffle: the next deck, if this one runs out."""
    left: Mapping[Card, int]
    """What the deck still has: all the cards less those that lie open, waiting, face down or discarded."""
    deck_left: int
    """How many cards the deck still has."""
    attacks: tuple[Attack, ...] = ()
    """Every Freeze and Flip Three that one seat gave to another in this game, in their order."""

    @classmethod
    def of(cls, game: Game) -> Self:
        """What the players of `game` see now."""
        opening: tuple[int, ...] = ()
        flipping: list[FlippingView] = []
        waiting: list[WaitingView] = []
        for task in reversed(game.agenda):
            match task:
                case OpeningDeal(seats):
                    opening = tuple(reversed(seats))
                case FlipThree(seat, left, aside):
                    flipping.insert(0, FlippingView(seat, left))
                    waiting += (WaitingView(seat, card) for card in aside)
                case PutAside(owner, cards):
                    waiting += (WaitingView(owner, card) for card in cards)
                case _:
                    assert_never(task)
        return cls(
            rules=game.rules,
            seats=tuple(map(SeatView.of, game.seats)),
            dealer=game.dealer,
            round_number=game.round_number,
            pending=game.pending,
            opening=opening,
            flipping=tuple(flipping),
            waiting=tuple(waiting),
            discard=_count(game.discard),
            left=MappingProxyType(game.cards_left()),
            deck_left=game.deck_left,
            attacks=game.attacks,
        )

    @property
    def in_hand(self) -> Card | None:
        """The action card that waits for a target."""
        return self.pending.card if isinstance(self.pending, Target) else None


def _count(cards: tuple[Card, ...]) -> Mapping[Card, int]:
    return MappingProxyType({face: cards.count(face) for face in FACES if face in cards})
