"""Why a match is played: just so, as the deal of the day, or on the road to the Lion."""

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Kind(Enum):
    """What a match counts for, besides the records."""

    TABLE = "table"
    """A table that somebody has set up."""
    DAY = "day"
    """The deal of a day."""
    ROAD = "road"
    """A table on the road to the Lion."""
    PRACTICE = "practice"
    """Played on from a match that was over: it counts for nothing at all."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """Why a match is played; part of what it is, so that it counts for the same after a restart."""

    kind: Kind = Kind.TABLE
    name: str = ""
    """The day, as in 2026-11-18, or the id of a table on the road."""


TABLE: Final = Occasion()
"""A match like any other."""
PRACTICE: Final = Occasion(Kind.PRACTICE)
"""A match that counts for nothing."""
