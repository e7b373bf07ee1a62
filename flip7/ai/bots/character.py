"""An opponent as the player meets it: its title, its names, what it says, and the bot that decides for it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from flip7.ai.bot import Bot
from flip7.ai.bots.situation import Situation
from flip7.i18n import Text


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
    level: int
    """How hard it is to beat, from 1 to 5: one of `flip7.ai.levels.LEVELS`."""
    names: tuple[str, ...]
    """Given names to suggest, the same in every language."""
    phrases: Mapping[Situation, tuple[Text, ...]]
    """What it says in passing, for every situation. A phrase may call somebody by `{name}`: see `Situation` whom."""
    make_bot: Callable[[int], Bot]
    """Makes a player of this character, from a seed."""
