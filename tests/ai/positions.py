"""Moments of real games, for the tests of the AI."""

import random
from collections.abc import Iterator
from typing import TypeAlias

from flip7.ai.table import Table
from flip7.engine import EDITIONS, Deal, Game, Move, Rules, Target, Turn

Moment: TypeAlias = tuple[Game, Table, Turn | Target]


def moments(seed: int, seats: int = 4, rules: Rules = EDITIONS["de"], courage: float = 0.75) -> Iterator[Moment]:
    """Every decision of a game that is played at random."""
    chance = random.Random(seed)
    game = Game.start(rules, seats, seed)
    while (pending := game.pending) is not None:
        if isinstance(pending, Deal):
            game.apply(Move.DEAL)
            continue
        yield game, Table.of(game), pending
        if isinstance(pending, Target):
            game.apply(chance.choice(pending.options))
        else:
            hit = not game.seats[pending.seat].points or chance.random() < courage
            game.apply(Move.HIT if hit else Move.STAY)
