"""Seats that decide by themselves. They see what a person at the table sees, and nothing else.

`table` is what a bot sees, `odds` are exact chances from it, `characters` are the opponents of the game, `hints` say
what the champion would do, `arena` lets bots play many games. docs/AI.md explains the mathematics.
"""

from flip7.ai.bot import Bot, Chooser
from flip7.ai.characters import CHARACTERS, Character, Situation, make_bot
from flip7.ai.hints import Hint, hint, think_hint
from flip7.ai.table import SeatView, Table

__all__ = [
    "CHARACTERS", "Bot", "Character", "Chooser", "Hint", "SeatView", "Situation", "Table", "hint", "make_bot",
    "think_hint",
]  # fmt: skip
