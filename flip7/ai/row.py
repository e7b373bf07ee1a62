"""A row as far as its cards count: small and hashable, because a search looks at thousands of them."""

from typing import NamedTuple, Self

from flip7.ai.table import SeatView
from flip7.engine import TIMES_TWO


class Row(NamedTuple):
    """The cards in front of a seat, as far as they count for points and busts."""

    mask: int
    """Bit n is set if the row has the number n."""
    size: int
    """How many numbers."""
    sum: int
    """Of the numbers."""
    bonus: int
    """What the + cards add."""
    factor: int
    """What the x2 cards multiply the numbers by."""
    second_chance: bool

    @classmethod
    def of(cls, view: SeatView) -> Self:
        """The row of a seat."""
        mask = 0
        for number in view.numbers:
            mask |= 1 << number
        doubles = view.bonuses.count(TIMES_TWO)
        bonus = sum(card.value for card in view.bonuses if card is not TIMES_TWO)
        return cls(mask, len(view.numbers), sum(view.numbers), bonus, 1 << doubles, view.second_chance)

    @property
    def points(self) -> int:
        """What the row is worth, without the points for a Flip 7."""
        return self.sum * self.factor + self.bonus
