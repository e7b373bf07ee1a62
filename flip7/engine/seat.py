"""A seat: the cards in front of a player, and what they are worth."""

from enum import Enum

from flip7.engine.cards import SECOND_CHANCE, TIMES_TWO, ActionCard, BonusCard, Card, NumberCard
from flip7.engine.rules import FLIP_SEVEN, FLIP_SEVEN_POINTS


class Status(Enum):
    """How a seat stands in the round."""

    ACTIVE = "active"
    STAYED = "stayed"
    FROZEN = "frozen"
    BUSTED = "busted"
    FLIP_SEVEN = "flip7"


# For every seat in every round: like in `game`, a name is found sooner than a member of an enum.
_ACTIVE, _BUSTED = Status.ACTIVE, Status.BUSTED


class Seat:
    """The state of one seat. Only the game changes it; everybody else reads."""

    __slots__ = ("_factor", "bonuses", "duplicate", "front", "have", "points", "row", "second_chance", "status",
                 "total")  # fmt: skip

    status: Status
    row: list[NumberCard]
    """The number cards, in the order received."""
    have: int
    """The bits of the number cards: whether a number is a duplicate is asked for every card dealt."""
    bonuses: list[BonusCard]
    """In the order received."""
    second_chance: bool
    front: list[ActionCard]
    """The Freeze and Flip Three cards that were for this seat."""
    duplicate: NumberCard | None
    """The card that busted it."""
    points: int
    """Of this round, as the cards lie now."""
    total: int

    def __init__(self, total: int = 0) -> None:
        self.total = total
        self.clear()

    def clear(self) -> None:
        """An empty place for a new round."""
        self.status = _ACTIVE
        self.row = []
        self.have = 0
        self.bonuses = []
        self.second_chance = False
        self.front = []
        self.duplicate = None
        self.points = 0
        self._factor = 1

    @property
    def active(self) -> bool:
        """Whether it is still in the round: it can be dealt cards, and chosen as a target."""
        return self.status is _ACTIVE

    @property
    def numbers(self) -> list[int]:
        """The values of its number cards, in the order dealt."""
        return [card.value for card in self.row]

    def add_number(self, number: NumberCard) -> bool:
        """A number that the seat does not have joins its row. True if that makes a Flip 7."""
        row = self.row
        row.append(number)
        self.have |= number.bit
        self.points += number.value * self._factor
        if len(row) < FLIP_SEVEN:
            return False
        self.status = Status.FLIP_SEVEN
        self.points += FLIP_SEVEN_POINTS
        return True

    def add_bonus(self, bonus: BonusCard) -> None:
        """x2 doubles the numbers and nothing else; two of them, from two decks, double twice."""
        self.bonuses.append(bonus)
        if bonus is TIMES_TWO:
            self.points += sum(self.numbers) * self._factor
            self._factor *= 2
        else:
            self.points += bonus.value

    def bust(self, duplicate: NumberCard) -> None:
        """Put it out of the round without points. Its row stays, so that it can be seen what was lost."""
        self.duplicate = duplicate
        self.status = _BUSTED
        self.points = 0

    def cards(self) -> list[Card]:
        """Every card that lies in front of the seat, face up or down."""
        cards: list[Card] = [*self.row, *self.bonuses, *self.front]
        if self.second_chance:
            cards.append(SECOND_CHANCE)
        if self.duplicate is not None:
            cards.append(self.duplicate)
        return cards
