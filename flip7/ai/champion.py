"""The champion plays to win the match: every option is weighed by the chance to win that it leaves."""

import random
from collections.abc import Mapping

from flip7.ai.evaluation import weigh
from flip7.ai.race import race_to
from flip7.ai.slices import Slices
from flip7.ai.table import Table
from flip7.engine import Decision, Target, Turn


def win_chances(table: Table, pending: Turn | Target, seed: int) -> Slices[dict[Decision, float]]:
    """The chance to win with each option, in slices of a few milliseconds."""
    race = yield from race_to(table.rules.target, len(table.seats))
    return (yield from weigh(race, table, pending, random.Random(seed)))


def best_of(chances: Mapping[Decision, float]) -> Decision:
    """The option with the highest chance."""
    return max(chances, key=lambda option: chances[option])
