"""The champion plays to win the match: every option is weighed by the chance to win that it leaves."""

import random
from collections.abc import Mapping

from flip7.ai.evaluation import weigh
from flip7.ai.race import race_to
from flip7.ai.slices import Slices, run_to_end
from flip7.ai.table import Table
from flip7.engine import Decision, Target, Turn


class Champion:
    """Plays to win the match."""

    def __init__(self, seed: int) -> None:
        """The seed is for what it imagines the others to be dealt. The same moment always gets the same thought."""
        self._seed = seed

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        return run_to_end(self.think(table, pending))

    def think(self, table: Table, pending: Turn | Target) -> Slices[Decision]:
        chances = yield from win_chances(table, pending, self._seed)
        return best_of(chances)


def win_chances(table: Table, pending: Turn | Target, seed: int) -> Slices[dict[Decision, float]]:
    """The chance to win with each option, in slices of a few milliseconds."""
    race = yield from race_to(table.rules.target, len(table.seats))
    return (yield from weigh(race, table, pending, random.Random(seed)))


def best_of(chances: Mapping[Decision, float]) -> Decision:
    """The option with the highest chance."""
    return max(chances, key=lambda option: chances[option])
