"""The ghost of somebody: an AI seat that decides as they would."""

from collections.abc import Sequence
from random import Random
from typing import Final

from flip7.ai.ghosts.style import Style
from flip7.ai.slices import Slices
from flip7.ai.table import Table
from flip7.engine import Decision, Move, Target, Turn

_UNLIKELY: Final = 0.25
"""What somebody does so seldom their ghost never does: much of it were slips, or is only not known better."""


class Ghost:
    """Decides by chance, as likely as its person would."""

    def __init__(self, style: Style, seed: int) -> None:
        self._style = style
        self._seed = seed

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        """What its person would do. The same seed and the same table give the same decision."""
        if isinstance(pending, Turn) and not table.seats[pending.seat].points:
            return Move.HIT  # as with every seat: who has nothing can lose nothing
        options: Sequence[Decision] = pending.options
        shares = self._style.chances(table, pending)
        likely = [share if share >= min(_UNLIKELY, max(shares)) else 0.0 for share in shares]
        return self._chance(table).choices(options, likely)[0]

    def think(self, table: Table, pending: Turn | Target) -> Slices[Decision]:
        """The same, after one pause."""
        yield
        return self.choose(table, pending)

    def _chance(self, table: Table) -> Random:
        """Its own, for this moment: the cards that are left tell one from the other."""
        return Random(f"{self._seed} {table.round_number} {table.deck_left} {[seat.points for seat in table.seats]}")
