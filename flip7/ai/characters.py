"""The six opponents, from a child's first to the champion. Each is one file in flip7/ai/bots: add a new one here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from flip7.ai.bot import Bot
from flip7.ai.bots.careful import CAREFUL
from flip7.ai.bots.champion import CHAMPION
from flip7.ai.bots.character import Character
from flip7.ai.bots.child import CHILD
from flip7.ai.bots.counter import COUNTER
from flip7.ai.bots.frosty import FROSTY
from flip7.ai.bots.greedy import GREEDY
from flip7.ai.bots.situation import Situation

__all__ = ["CHARACTERS", "STAND_IN", "Character", "Situation", "make_bot"]

_ALL: Final = (CHILD, CAREFUL, GREEDY, FROSTY, COUNTER, CHAMPION)

CHARACTERS: Final[Mapping[str, Character]] = MappingProxyType({character.id: character for character in _ALL})
"""By id, the weakest first."""

STAND_IN: Final = CAREFUL.id
"""Who plays for a character that this version of the game does not know."""


def make_bot(character_id: str, seed: int) -> Bot:
    """A player of that character. The same seed and the same table give the same decision; a KeyError if unknown."""
    return CHARACTERS[character_id].make_bot(seed)
