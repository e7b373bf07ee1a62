"""What can be said of how somebody plays, counted from their decisions: when they stay, and whom they hit."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from flip7.ai.bots.targets import leader, longest_row, neighbour, strongest_row
from flip7.ai.ghosts.decisions import Made
from flip7.ai.table import Table
from flip7.engine import Action, Move, Target, Turn

_ALWAYS: Final = 0.85
_OFTEN: Final = 0.55
_FEWEST: Final = 3
"""From so many choices on one may speak of a habit."""


class Boldness(Enum):
    """When somebody stays."""

    EARLY = "early"
    IN_TIME = "in time"
    LATE = "late"
    NEVER_ENOUGH = "never enough"


_UP_TO: Final = ((25.0, Boldness.EARLY), (30.5, Boldness.IN_TIME), (35.0, Boldness.LATE))
"""The points that somebody stays with, on average. Who wants 25 comes to 28: the last card goes beyond."""


class Victim(Enum):
    """Whom somebody's Freeze and Flip Three cards are for."""

    LEADER = "leader"
    STRONGEST_ROW = "strongest row"
    LONGEST_ROW = "longest row"
    NEIGHBOUR = "neighbour"
    THEMSELVES = "themselves"
    ANYBODY = "anybody"


@dataclass(frozen=True, slots=True)
class Habits:
    """What is told of somebody in a sentence."""

    stays_at: float = 28.0
    """The points they stay with, on average."""
    victim: Victim = Victim.ANYBODY
    always: bool = False
    """Whether their cards nearly always go there; else more often than not."""

    @property
    def boldness(self) -> Boldness:
        """When they stay."""
        return next((bold for most, bold in _UP_TO if self.stays_at < most), Boldness.NEVER_ENOUGH)


UNKNOWN_HABITS: Final = Habits()


def habits_of(decisions: Sequence[Made]) -> Habits:
    """The habits that show in these decisions."""
    stays = [
        made.table.seats[made.pending.seat].points
        for made in decisions
        if isinstance(made.pending, Turn) and made.decision is Move.STAY
    ]
    # As if two rounds more were known, as usual: one early stay makes nobody timid.
    stays_at = (sum(stays) + 2 * Habits().stays_at) / (len(stays) + 2)
    attacks = [made for made in decisions if isinstance(made.pending, Target) and _attacks(made.pending)]
    victim, share = _victim(attacks)
    return Habits(stays_at, victim, always=share >= _ALWAYS)


def _attacks(pending: Target) -> bool:
    return pending.card.action is not Action.SECOND_CHANCE


def _victim(attacks: Sequence[Made]) -> tuple[Victim, float]:
    """Whom most of these cards were for, and how many of them."""
    if len(attacks) < _FEWEST:
        return Victim.ANYBODY, 0.0
    counts: Counter[Victim] = Counter()
    for made in attacks:
        counts.update(_who_it_was(made.table, made.pending.seat, made.pending.options, made.decision))
    # Of two that fit as often, the one that stands first above: a leader often has the strongest row.
    victim = max((victim for victim in Victim if victim is not Victim.ANYBODY), key=lambda victim: counts[victim])
    share = counts[victim] / len(attacks)
    return (victim, share) if share >= _OFTEN else (Victim.ANYBODY, share)


def _who_it_was(table: Table, seat: int, options: Sequence[object], decision: object) -> list[Victim]:
    if decision == seat:
        return [Victim.THEMSELVES]
    seats = tuple(option for option in options if isinstance(option, int))
    ways = (
        (Victim.LEADER, leader), (Victim.STRONGEST_ROW, strongest_row), (Victim.LONGEST_ROW, longest_row),
        (Victim.NEIGHBOUR, neighbour),
    )  # fmt: skip
    return [victim for victim, way in ways if way(table, seat, seats) == decision]
