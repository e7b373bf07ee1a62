"""What the players are asked, and what they can answer."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, TypeAlias

from flip7.engine.cards import MAX_SEATS, ActionCard
from flip7.engine.events import Place
from flip7.engine.value import value


class Move(Enum):
    """An answer that is not a seat."""

    DEAL = "deal"
    """Begin the next round. Nobody chooses anything by it, but a table may want to look at the last round first."""
    HIT = "hit"
    STAY = "stay"


Decision: TypeAlias = Move | int
"""A move, or the seat that an action card is for."""


class IllegalDecision(ValueError):
    """A decision that is not among the pending options. The game is as it was before."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The round is over, or none has begun: the dealer deals."""

    seat: int
    options: ClassVar[tuple[Move, ...]] = (Move.DEAL,)


@dataclass(frozen=True, slots=True)
class Turn:
    """Hit or stay."""

    seat: int
    options: ClassVar[tuple[Move, ...]] = (Move.HIT, Move.STAY)


@value
class Target:
    """The owner of an action card says whom it is for."""

    seat: int
    """The owner, who is asked."""
    card: ActionCard
    options: tuple[int, ...]
    """The seats that it can be for, ascending: always two or more, since a single one is not asked for."""
    origin: Place
    """Where the card lies: just dealt, or put aside in a Flip Three."""


Pending: TypeAlias = Deal | Turn | Target

DEALS = tuple(Deal(seat) for seat in range(MAX_SEATS))
TURNS = tuple(Turn(seat) for seat in range(MAX_SEATS))
"""The deal and the turn of each seat, made once: a game asks for hundreds."""
