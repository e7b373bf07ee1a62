"""What decides for a seat. An own bot needs `choose` only; those of the game can also be asked in slices."""

from collections.abc import Generator
from typing import Protocol

from flip7.ai.table import Table
from flip7.engine import Decision, Target, Turn


class Chooser(Protocol):
    """A bot for the arena."""

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        """One of `pending.options`."""
        ...


class Bot(Chooser, Protocol):
    """A bot for the table on screen."""

    def think(self, table: Table, pending: Turn | Target) -> Generator[None, None, Decision]:
        """The same as `choose`, in slices of a few milliseconds: go on whenever a frame has time for it."""
        ...


def exhaust(thinking: Generator[None, None, Decision]) -> Decision:
    """Think to the end, at once."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            decision: Decision = end.value
            return decision
