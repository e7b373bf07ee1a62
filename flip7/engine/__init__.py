"""The rules of Flip 7: no window, no files, no clock, no chance but what the seed gives."""

from flip7.engine.actions import EFFECTS, Effect
from flip7.engine.agenda import FlipThree, OpeningDeal, PutAside, Task
from flip7.engine.cards import (
    ACTION_CARDS,
    FACES,
    FLIP_THREE,
    FREEZE,
    MAX_SEATS,
    SECOND_CHANCE,
    TIMES_TWO,
    Action,
    ActionCard,
    BonusCard,
    Card,
    Kind,
    NumberCard,
    card,
    full_deck,
)
from flip7.engine.chance import Chance, Shuffler
from flip7.engine.decisions import Deal, Decision, IllegalDecision, Move, Pending, Target, Turn
from flip7.engine.game import Game, Outcome
from flip7.engine.rules import EDITIONS, BustPending, Rules, SecondInFlipThree
from flip7.engine.seat import Seat, Status

__all__ = [
    "ACTION_CARDS", "EDITIONS", "EFFECTS", "FACES", "FLIP_THREE", "FREEZE", "MAX_SEATS", "SECOND_CHANCE", "TIMES_TWO",
    "Action", "ActionCard", "BonusCard", "BustPending", "Card", "Chance", "Deal", "Decision", "Effect", "FlipThree",
    "Game", "IllegalDecision", "Kind", "Move", "NumberCard", "OpeningDeal", "Outcome", "Pending", "PutAside", "Rules",
    "Seat", "SecondInFlipThree", "Shuffler", "Status", "Target", "Task", "Turn", "card", "full_deck",
]  # fmt: skip
