"""What happened, in the order it happened: all that a view needs to show it, and nothing about what comes later.

Folding the events of a match over an empty table gives the table: each says which card went from where to where, whose
it is, and how many points its seat has after it.
"""

from enum import Enum
from typing import TypeAlias

from flip7.engine.cards import ActionCard, Card
from flip7.engine.value import value


class Place(Enum):
    """Where a card can be, besides the deck and the discard."""

    ROW = "row"
    """A number, in front of its seat."""
    BONUSES = "bonuses"
    """Above the row."""
    DUPLICATE = "duplicate"
    """A number that its seat has already: it will bust it, or be taken away by a Second Chance."""
    SECOND_CHANCE = "second_chance"
    """The Second Chance that a seat holds."""
    HAND = "hand"
    """An action card just dealt, about to be carried out by its owner."""
    ASIDE = "aside"
    """An action card drawn within a Flip Three, waiting until the three are dealt."""
    FRONT = "front"
    """A Freeze or Flip Three in front of its target, until the round ends."""


class Loss(Enum):
    """Why an action card is discarded without effect."""

    NO_TARGET = "no_target"
    BUST = "bust"
    """Its owner busted within the Flip Three, and the edition says that the cards put aside are lost."""
    FLIP_SEVEN = "flip_seven"
    NO_CARDS = "no_cards"


class Reason(Enum):
    """Why a game is over."""

    TARGET_REACHED = "target_reached"
    CHALLENGE_WON = "challenge_won"
    CHALLENGE_LOST = "challenge_lost"


@value
class TableCleared:
    """All cards in front of the seats went to the discard."""

    discard: int
    """Cards in the discard after it."""


@value
class RoundStarted:
    """A round begins; nothing is dealt yet."""

    number: int
    """1 for the first."""
    dealer: int


@value
class CardDealt:
    """The top card of the deck went to a seat, face up."""

    seat: int
    card: Card
    place: Place
    points: int
    """Of the seat in this round, after it. A duplicate changes nothing until it busts."""
    deck: int
    """Cards left in the deck after it."""


@value
class Busted:
    """The duplicate stays with the row, and all of it is turned face down."""

    seat: int
    card: Card
    lost: int
    """The points that the row was worth."""


@value
class Saved:
    """The seat's Second Chance and the duplicate went to the discard."""

    seat: int
    card: Card
    discard: int


@value
class FlipSeven:
    """Seven different numbers: the round is over for everybody."""

    seat: int
    points: int
    """With the 15."""


@value
class Stayed:
    """A seat is out of the round of its own will, and keeps its points."""

    seat: int
    points: int


@value
class SecondChanceTaken:
    """A Second Chance now lies in front of `seat`; `by` gave it, or is the seat itself."""

    seat: int
    by: int
    origin: Place
    """Where it lay with `by`."""


@value
class Frozen:
    """The Freeze of `by` went in front of `seat`, which is out of the round with its points."""

    seat: int
    by: int
    origin: Place
    points: int


@value
class FlipThreeStarted:
    """The Flip Three of `by` went in front of `seat`, which is dealt three cards."""

    seat: int
    by: int
    origin: Place


@value
class FlipThreeEnded:
    """The three are dealt, or `seat` has busted: now what was put aside is carried out."""

    seat: int
    aside: tuple[ActionCard, ...]


@value
class CardLost:
    """An action card went to the discard without effect."""

    seat: int
    """Its owner."""
    card: ActionCard
    origin: Place
    loss: Loss
    discard: int


@value
class Reshuffled:
    """The deck was empty: the discard became the new deck."""

    deck: int


@value
class CardsRanOut:
    """A card had to be dealt, and neither deck nor discard has one: everyone still in stays."""

    seat: int
    """Who should have got it."""


@value
class RoundEnded:
    """Everyone still in has stayed; the points are added to the totals."""

    number: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


@value
class GameEnded:
    """The game is over; no event comes after this one."""

    winner: int | None
    """None if the challenge was lost, or was won by two with the same total."""
    reason: Reason


Attack: TypeAlias = Frozen | FlipThreeStarted
"""What a seat can do to another."""

Event: TypeAlias = (
    TableCleared
    | RoundStarted
    | CardDealt
    | Busted
    | Saved
    | FlipSeven
    | Stayed
    | SecondChanceTaken
    | Frozen
    | FlipThreeStarted
    | FlipThreeEnded
    | CardLost
    | Reshuffled
    | CardsRanOut
    | RoundEnded
    | GameEnded
)
