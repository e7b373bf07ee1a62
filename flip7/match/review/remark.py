"""What a single decision was worth, found out after it was made: for the coach at the table."""

from collections.abc import Mapping
from time import perf_counter
from typing import Final

from flip7.ai.champion.assessment import Thoroughness, assess
from flip7.ai.champion.evaluation import searched_chances
from flip7.ai.slices import Slices
from flip7.ai.table import Table
from flip7.engine import Decision, Rules, Target, Turn
from flip7.match.review.review import Grade, grade
from flip7.match.review.reviewer import MOST_POINTS

_THOROUGH: Final = Thoroughness(look=100, least=2, most=5)
_SEED: Final = 7


class Remark:
    """One decision that is looked at, in slices. The same decision always gets the same remark."""

    def __init__(self, table: Table, pending: Turn | Target, decision: Decision) -> None:
        """`table` as it was when the decision was made: nothing that came after it is known here."""
        self.table = table
        self.pending = pending
        self.decision = decision
        self.chances: Mapping[Decision, float] = {}
        """The chance to win with each option, once it is done."""
        self._work = self._look()

    @property
    def done(self) -> bool:
        """Whether it is known what the decision was worth."""
        return bool(self.chances)

    @property
    def grade(self) -> Grade:
        """How good the decision was. It must be done."""
        return grade(max(self.chances.values()) - self.chances[self.decision], len(self.table.seats))

    def advance(self, seconds: float) -> None:
        """Go on for about so long; a millisecond or two more at most."""
        end = perf_counter() + seconds
        while not self.done and perf_counter() < end:
            next(self._work, None)

    def _look(self) -> Slices[None]:
        searched = yield from searched_chances(self.table, self.pending, _SEED)
        found = yield from assess(self.table, self.pending, searched, _SEED, _THOROUGH, cautious=True)
        self.chances = dict(found.options)


def may_remark(rules: Rules, seats: int) -> bool:
    """Whether there is anything to say at such a table: somebody to win against, and a match that is not too long."""
    return seats > 1 and not rules.challenge and rules.target <= MOST_POINTS
