"""What the game still has to do before the next turn: plain data, the innermost last."""

from dataclasses import dataclass
from typing import TypeAlias, final

from flip7.engine.cards import ActionCard


@final
@dataclass(slots=True)
class OpeningDeal:
    """One card for each of these seats, the last one next."""

    seats: list[int]


@final
@dataclass(slots=True)
class FlipThree:
    """A seat is being dealt three cards."""

    seat: int
    left: int
    """Cards still to be dealt."""
    aside: list[ActionCard]
    """Action cards among those dealt, in the order drawn."""


@final
@dataclass(slots=True)
class PutAside:
    """The cards of a Flip Three that was dealt, to be carried out by its target, the first one next."""

    owner: int
    cards: list[ActionCard]


Task: TypeAlias = OpeningDeal | FlipThree | PutAside
