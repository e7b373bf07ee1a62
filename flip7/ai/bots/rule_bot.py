"""What the characters below the champion have in common: they play by simple rules, and err like people do.

They forget cards, feel lucky, bear grudges.
"""

from abc import ABC, abstractmethod

from flip7.ai.bots.targets import distance, standing
from flip7.ai.slices import Slices
from flip7.ai.table import Table
from flip7.engine import FLIP_THREE, FREEZE, Decision, Move, Target, Turn


class RuleBot(ABC):
    """A bot that answers at once, by three rules of its own."""

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        """What its rules say."""
        if isinstance(pending, Turn):
            # Who has nothing can lose nothing; and if nobody took the last card of a deck, no match would ever end.
            nothing = not table.seats[pending.seat].points
            return Move.HIT if nothing or self.wants_more(table, pending.seat) else Move.STAY
        others = [seat for seat in pending.options if seat != pending.seat]
        if pending.card is FREEZE:
            return self.freeze(table, pending.seat, pending.options)
        if pending.card is FLIP_THREE:
            return self.flip_three(table, pending.seat, pending.options)
        # A Second Chance that one must give away helps the weakest most, and hurts least.
        return min(others, key=lambda seat: (standing(table, seat), distance(table, pending.seat, seat)))

    def think(self, table: Table, pending: Turn | Target) -> Slices[Decision]:
        """The same, after one pause."""
        yield
        return self.choose(table, pending)

    @abstractmethod
    def wants_more(self, table: Table, seat: int) -> bool:
        """Whether the seat hits. It is asked only if it has points to lose."""

    @abstractmethod
    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        """Whom a Freeze of `seat` is for."""

    @abstractmethod
    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        """Whom a Flip Three of `seat` is for."""
