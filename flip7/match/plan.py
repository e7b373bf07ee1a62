"""What a match is, besides its decisions: who sits where, by which rules, and how it is known."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol, Self

from flip7.ai.ghosts.identity import is_ghost
from flip7.engine import Decision, Rules
from flip7.match.occasion import TABLE, Occasion
from flip7.match.origin import Origin

PERSON = "person"
"""Who decides for a seat: a person, or the name of an AI character."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who sits there, and how the seat is known on screen."""

    name: str
    who: str
    """`PERSON`, the name of an AI character, or the id of a ghost."""
    colour: int
    """Which of the theme's seat colours."""
    symbol: str
    """A name from assets/symbols: a seat is known without its colour, too."""

    @property
    def is_person(self) -> bool:
        """Whether somebody at the screen decides for it."""
        return self.who == PERSON

    @property
    def is_ghost(self) -> bool:
        """Whether an AI decides for it that plays like a person."""
        return is_ghost(self.who)

    @property
    def has_face(self) -> bool:
        """Whether it is known by the face of a character; else by its symbol."""
        return not (self.is_person or self.is_ghost)


@dataclass(frozen=True, slots=True)
class TablePlan:
    """Everything that is chosen before the first card."""

    seats: tuple[SeatPlan, ...]
    edition: str
    """The name of the edition, or "custom" if its switches were mixed."""
    rules: Rules


@dataclass(frozen=True, slots=True)
class Stamp:
    """What tells a match from every other: two can have the same seed, and one must not be recorded twice."""

    key: str
    started: datetime

    @classmethod
    def new(cls) -> Self:
        """A stamp that no match has had yet, with this second as its start."""
        return cls(os.urandom(16).hex(), now())


@dataclass(frozen=True, slots=True)
class Handover:
    """Somebody else decided for a seat from then on."""

    after: int
    """So many decisions had been made."""
    seat: int
    was: str
    """Who decided before."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match as it was left: playing the journal again gives it back."""

    plan: TablePlan
    """Who sits there now, after all handovers."""
    origin: Origin
    journal: tuple[Decision, ...]
    stamp: Stamp
    handovers: tuple[Handover, ...] = ()
    occasion: Occasion = TABLE

    @property
    def seed(self) -> int:
        """The number that its shuffles come from."""
        return self.origin.seed

    @classmethod
    def of(cls, match: "Keepable") -> Self:
        """A match as it stands in this moment, whatever is decided in it later."""
        return cls(match.plan, match.origin, tuple(match.journal), match.stamp, tuple(match.handovers), match.occasion)


class Keepable(Protocol):
    """A match that can be written down: the running one, or a saved one."""

    @property
    def plan(self) -> TablePlan:
        """Who sits there now, after all handovers, and by which rules."""
        ...

    @property
    def origin(self) -> Origin:
        """What the deck and the first dealer come from."""
        ...

    @property
    def journal(self) -> Sequence[Decision]:
        """All decisions so far, in their order."""
        ...

    @property
    def stamp(self) -> Stamp:
        """What tells it from every other match."""
        ...

    @property
    def handovers(self) -> Sequence[Handover]:
        """Who decided for which seat before, in their order."""
        ...

    @property
    def occasion(self) -> Occasion:
        """Why it is played."""
        ...


def now() -> datetime:
    """This second, the same all over the world."""
    return datetime.now(UTC).replace(microsecond=0)
