"""What the game still has to do before the next turn: plain data, the innermost last."""

from dataclasses import dataclass
from typing import TypeAlias

from flip7.engine.cards import Card


@dataclass(slots=True)
class OpeningDeal:
    """One card for each of these seats, the last one next."""

    seats: list[int]


@dataclass(slots=True)
class FlipThree:
    """A seat is being dealt three cards."""

    seat: int
    left: int
    """Cards still to be dealt."""
    aside: list[Card]
    """Action cards among those dealt, in the order drawn."""


@dataclass(slots=True)
class PutAside:
    """The cards of a Flip Three that was dealt, to be carried out by its target, the first one next."""

    owner: int
    cards: list[Card]


Task: TypeAlias = OpeningDeal | FlipThree | PutAside
