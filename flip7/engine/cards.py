"""The cards of Flip 7, and the deck that they make."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Final, Literal, TypeAlias, final


class Kind(Enum):
    """What a card is for."""

    NUMBER = "number"
    BONUS = "bonus"
    ACTION = "action"


class Action(Enum):
    """What an action card makes happen, by the name of the card. What it does stands in `flip7.engine.actions`.

    Whoever decides by it writes a `match` that ends in `assert_never`: mypy then lists what a new card is missing.
    """

    FREEZE = "freeze"
    FLIP_THREE = "flip3"
    SECOND_CHANCE = "second"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class _Face:
    """A card by its face. There is one object for each face, so cards compare by identity: twelve 12s, one object."""

    name: str
    """As scenarios and saves write it: "0" to "12", "+2" to "+10", "x2", "freeze", "flip3", "second"."""
    value: int
    """The number of a number card, what a + card adds, the factor of x2; 0 for an action card."""
    copies: int
    """How many of them a deck of 94 has."""
    index: int
    """Its place in `FACES`."""

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # A copy or another process gets the same face: identity is what counts.
        return card, (self.name,)


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NumberCard(_Face):
    """0 to 12: a second one in the same row busts."""

    bit: int
    """Its own bit, for sets of numbers that are one integer."""
    kind: ClassVar[Literal[Kind.NUMBER]] = Kind.NUMBER


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BonusCard(_Face):
    """+2 to +10, or x2."""

    kind: ClassVar[Literal[Kind.BONUS]] = Kind.BONUS


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ActionCard(_Face):
    """Freeze, Flip Three, Second Chance."""

    action: Action
    kind: ClassVar[Literal[Kind.ACTION]] = Kind.ACTION


Card: TypeAlias = NumberCard | BonusCard | ActionCard
"""Any card. A `match` over its classes can be complete, and mypy sees whether it is."""

NUMBERS: Final = tuple(NumberCard(str(number), number, max(number, 1), number, 1 << number) for number in range(13))
_PLUS: Final = tuple(BonusCard(f"+{points}", points, 1, 13 + place) for place, points in enumerate((2, 4, 6, 8, 10)))
TIMES_TWO: Final = BonusCard("x2", 2, 1, 18)
ACTION_CARDS: Final = tuple(ActionCard(action.value, 0, 3, 19 + place, action) for place, action in enumerate(Action))

FACES: Final[tuple[Card, ...]] = (*NUMBERS, *_PLUS, TIMES_TWO, *ACTION_CARDS)
"""Every face once: the numbers from 0 to 12, the bonus cards, the action cards."""

_BY_NAME: Final = {face.name: face for face in FACES}
_BY_ACTION: Final = {face.action: face for face in ACTION_CARDS}

FREEZE: Final = _BY_ACTION[Action.FREEZE]
FLIP_THREE: Final = _BY_ACTION[Action.FLIP_THREE]
SECOND_CHANCE: Final = _BY_ACTION[Action.SECOND_CHANCE]

_DECK: Final = [face for face in FACES for _ in range(face.copies)]

SEATS_PER_DECK: Final = 18
MAX_SEATS: Final = 36


def card(name: str) -> Card:
    """The card of that name; a KeyError if there is none."""
    return _BY_NAME[name]


def full_deck(seats: int) -> list[Card]:
    """The cards that a table of `seats` plays with, in order: 94 for up to 18 seats, and as many again for 18 more."""
    return _DECK * -(-seats // SEATS_PER_DECK)
