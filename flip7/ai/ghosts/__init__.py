"""Seats that play like somebody who has played here: `fit` a style from their decisions, and let a `Ghost` play it."""

from flip7.ai.ghosts.bot import Ghost
from flip7.ai.ghosts.decisions import Made, made_in
from flip7.ai.ghosts.fitting import fit
from flip7.ai.ghosts.habits import Boldness, Habits, Victim
from flip7.ai.ghosts.identity import ghost_id, ghost_number, is_ghost
from flip7.ai.ghosts.style import FEWEST_MATCHES, Style
from flip7.ai.ghosts.words import sentence

__all__ = [
    "FEWEST_MATCHES", "Boldness", "Ghost", "Habits", "Made", "Style", "Victim", "fit", "ghost_id", "ghost_number",
    "is_ghost", "made_in", "sentence",
]  # fmt: skip
