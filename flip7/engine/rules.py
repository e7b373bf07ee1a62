"""The rules that tables may choose: where the printed rulebooks differ, the target score, the challenge."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

DEFAULT_TARGET: Final = 200
CHALLENGE_ROUNDS: Final = 4
"""The challenge is won with the target reached in so many rounds."""
CHALLENGE_SEATS: Final = 2
"""The challenge is for so many seats at most."""
FLIP_SEVEN: Final = 7
"""So many different numbers end the round."""
FLIP_SEVEN_POINTS: Final = 15


class SecondInFlipThree(Enum):
    """When a Second Chance drawn within a Flip Three takes effect."""

    AFTER = "after"
    """After the three cards, like every action card: it cannot save within that Flip Three."""
    AT_ONCE = "at_once"
    """At once if its owner has none; else it waits aside, and takes the place of the first the moment that is used."""


class BustPending(Enum):
    """What becomes of the cards put aside when the target of the Flip Three busts."""

    PASS_ON = "pass_on"
    """The busted player carries them out on others."""
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Rules:
    """One way to play. The defaults are the German edition."""

    opening_deal: bool = True
    """One card for everybody before the first choice."""
    second_in_flip3: SecondInFlipThree = SecondInFlipThree.AFTER
    bust_pending: BustPending = BustPending.PASS_ON
    target: int = DEFAULT_TARGET
    """Whoever has so many points when a round ends, and more than anybody else, wins."""
    challenge: bool = False
    """One or two seats against the rounds: the target within `CHALLENGE_ROUNDS`."""

    def __post_init__(self) -> None:
        if self.target < 1:
            raise ValueError(f"a target score is at least 1, not {self.target}")


EDITIONS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "de": Rules(),
        "fr": Rules(opening_deal=False),
        "pl": Rules(opening_deal=False, second_in_flip3=SecondInFlipThree.AT_ONCE, bust_pending=BustPending.DISCARD),
        "en": Rules(second_in_flip3=SecondInFlipThree.AT_ONCE, bust_pending=BustPending.DISCARD),
    }
)
"""The printed rulebooks, by the language that they came in, and the rules that most tables play by in English."""
