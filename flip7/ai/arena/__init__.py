"""Many games between bots: who wins how often, with the error of it, and how each of them plays.

A bot is a character of the game, or a class out of a file, which gets a process of its own.
"""

from flip7.ai.arena.command import add_arguments, run
from flip7.ai.arena.error import ArenaError
from flip7.ai.arena.tournament import Figures, Standing, compete

__all__ = ["ArenaError", "Figures", "Standing", "add_arguments", "compete", "run"]
