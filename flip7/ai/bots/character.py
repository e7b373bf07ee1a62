"""An opponent as the player meets it: its title, its names, what it says, and the bot that decides for it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from flip7.ai.bot import Bot
from flip7.i18n import Text


class Mood(Enum):
    """The moments that a character may comment on."""

    HIT = "hit"
    """It takes another card at some risk."""
    STAY = "stay"
    BUST = "bust"
    SAVED = "saved"
    """Its Second Chance took a duplicate away."""
    FLIP_SEVEN = "flip_seven"
    AIM = "aim"
    """It gives a Freeze or Flip Three to another seat."""
    STRUCK = "struck"
    """Another seat gave it a Freeze or Flip Three."""
    WIN = "win"
    """It has won the match."""


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent as the player meets it."""

    id: str
    """As saves, settings and the arena name it."""
    title: Text
    description: Text
    """One line: what one can expect of it."""
    face: str
    """The name of its picture in assets/faces, without the ending."""
    names: tuple[str, ...]
    """Given names to suggest, the same in every language."""
    phrases: Mapping[Mood, tuple[Text, ...]]
    """What it says in passing, one short phrase for a moment."""
    make_bot: Callable[[int], Bot]
    """Makes a player of this character, from a seed."""
