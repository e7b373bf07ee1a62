"""The action cards as a closed set: mypy names every `match` over them that does not know a new one."""

from enum import Enum
from typing import Self

from flip7.engine import Card


class Action(Enum):
    """What an action card is, by its name."""

    FREEZE = "freeze"
    FLIP_THREE = "flip3"
    SECOND_CHANCE = "second"

    @classmethod
    def of(cls, card: Card) -> Self:
        """The action of that card; a ValueError if it is no action card.

        >>> from flip7.engine import card
        >>> Action.of(card("flip3")).name
        'FLIP_THREE'
        """
        return cls(card.name)
