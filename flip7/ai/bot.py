"""What decides for a seat. An own bot needs `choose` only; the characters of the game can also think in slices."""

from typing import Protocol

from flip7.ai.slices import Slices
from flip7.ai.table import Table
from flip7.engine import Decision, Target, Turn


class Chooser(Protocol):
    """A bot for the arena."""

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        """One of `pending.options`."""
        ...


class Bot(Chooser, Protocol):
    """A bot for the table on screen."""

    def think(self, table: Table, pending: Turn | Target) -> Slices[Decision]:
        """The same as `choose`, in slices of a few milliseconds: go on whenever a frame has time for it."""
        ...
