"""How hard a character is to beat, in a word."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from flip7.i18n import Text, pgettext

LEVELS: Final[Mapping[int, Text]] = MappingProxyType(
    {
        # TRANSLATORS: how hard an opponent is to beat, beside one paw
        1: pgettext("level", "Easy"),
        # TRANSLATORS: how hard an opponent is to beat, beside two paws of five
        2: pgettext("level", "Moderate"),
        # TRANSLATORS: how hard an opponent is to beat, beside three paws of five
        3: pgettext("level", "Tricky"),
        # TRANSLATORS: how hard an opponent is to beat, beside four paws of five
        4: pgettext("level", "Hard"),
        # TRANSLATORS: how hard an opponent is to beat, beside five paws: a master of the game
        5: pgettext("level", "Master"),
    }
)
"""By the number of paws that stand for it."""
