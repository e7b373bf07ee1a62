"""What the characters below the champion have in common: they play by simple rules, and err like people do.

They forget cards, feel lucky, bear grudges.
"""

from abc import ABC, abstractmethod
from typing import assert_never

from flip7.ai.bots.targets import weakest
from flip7.ai.slices import Slices
from flip7.ai.table import Table
from flip7.engine import Action, Decision, Move, Target, Turn


class RuleBot(ABC):
    """A bot that answers at once, by three rules of its own."""

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        """What its rules say."""
        match pending:
            case Turn(seat):
                # Who has nothing can lose nothing; and if nobody took the last card of a deck, no match would ever end.
                nothing = not table.seats[seat].points
                return Move.HIT if nothing or self.wants_more(table, seat) else Move.STAY
            case Target():
                return self._target(table, pending)
            case _:
                assert_never(pending)

    def think(self, table: Table, pending: Turn | Target) -> Slices[Decision]:
        """The same, after one pause."""
        yield
        return self.choose(table, pending)

    def _target(self, table: Table, pending: Target) -> int:
        seat, options = pending.seat, pending.options
        action = pending.card.action
        match action:
            case Action.FREEZE:
                return self.freeze(table, seat, options)
            case Action.FLIP_THREE:
                return self.flip_three(table, seat, options)
            case Action.SECOND_CHANCE:
                # One that must be given away helps the weakest most, and hurts least.
                return weakest(table, seat, options)
            case _:
                assert_never(action)

    @abstractmethod
    def wants_more(self, table: Table, seat: int) -> bool:
        """Whether the seat hits. It is asked only if it has points to lose."""

    @abstractmethod
    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        """Whom a Freeze of `seat` is for."""

    @abstractmethod
    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        """Whom a Flip Three of `seat` is for."""
