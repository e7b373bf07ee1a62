"""What somebody has decided, and what they saw in that moment: read from the journal of a match."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from flip7.ai.table import Table
from flip7.engine import Decision, Game, Move, Target, Turn


@dataclass(frozen=True, slots=True)
class Made:
    """A decision that was a choice."""

    table: Table
    pending: Turn | Target
    decision: Decision


def made_in(game: Game, journal: Sequence[Decision], seat: int) -> Iterator[Made]:
    """Play a match from its start by its journal, and give what this seat chose in it.

    To hit with nothing in the row is no choice, and neither is a card that can go to one seat only. A journal that is
    impossible raises as `Game.apply` does.
    """
    for decision in journal:
        pending = game.pending
        if isinstance(pending, Turn | Target) and pending.seat == seat:
            free = len(pending.options) > 1 if isinstance(pending, Target) else game.seats[seat].points > 0
            if free:
                yield Made(Table.of(game), pending, decision)
        game.apply(decision)


def is_hit(made: Made) -> bool:
    """Whether it was to take a card."""
    return made.decision is Move.HIT
