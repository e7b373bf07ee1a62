"""The cards of Flip 7, and the deck that they make."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final


class Kind(Enum):
    """What a card is for."""

    NUMBER = "number"
    BONUS = "bonus"
    ACTION = "action"


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card by its face. There is one object for each face, so cards compare by identity: twelve 12s, one `Card`."""

    name: str
    """As scenarios and saves write it: "0" to "12", "+2" to "+10", "x2", "freeze", "flip3", "second"."""
    kind: Kind
    value: int
    """The number of a number card, what a + card adds, the factor of x2; 0 for an action card."""
    copies: int
    """How many of them a deck of 94 has."""
    index: int
    """Its place in `FACES`."""
    bit: int
    """Its own bit, for sets of cards that are one integer."""

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # A copy or another process gets the same face: identity is what counts.
        return card, (self.name,)


def _faces() -> Iterable[tuple[str, Kind, int, int]]:
    for number in range(13):
        yield str(number), Kind.NUMBER, number, max(number, 1)
    for points in (2, 4, 6, 8, 10):
        yield f"+{points}", Kind.BONUS, points, 1
    yield "x2", Kind.BONUS, 2, 1
    for action in ("freeze", "flip3", "second"):
        yield action, Kind.ACTION, 0, 3


FACES: Final = tuple(Card(*face, index, 1 << index) for index, face in enumerate(_faces()))
"""Every face once: the numbers from 0 to 12, the bonus cards, the action cards."""

_BY_NAME: Final = {face.name: face for face in FACES}

NUMBERS: Final = FACES[:13]
TIMES_TWO: Final = _BY_NAME["x2"]
FREEZE: Final = _BY_NAME["freeze"]
FLIP_THREE: Final = _BY_NAME["flip3"]
SECOND_CHANCE: Final = _BY_NAME["second"]

_DECK: Final = [face for face in FACES for _ in range(face.copies)]

SEATS_PER_DECK: Final = 18
MAX_SEATS: Final = 36


def card(name: str) -> Card:
    """The card of that name; a KeyError if there is none."""
    return _BY_NAME[name]


def full_deck(seats: int) -> list[Card]:
    """The cards that a table of `seats` plays with, in order: 94 for up to 18 seats, and as many again for 18 more."""
    return _DECK * -(-seats // SEATS_PER_DECK)
