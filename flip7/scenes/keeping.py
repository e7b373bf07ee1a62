"""The match under way and the records, between the session and the store.

The store knows matches as it writes them; the session as they are played. Here one becomes the other.
"""
# ruff: noqa: PLC0415

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from flip7.engine import Decision
from flip7.session import PERSON, Match, SeatPlan, TablePlan
from flip7.store import plans
from flip7.store.home import Home
from flip7.store.match_file import MatchFile
from flip7.store.notices import Notices
from flip7.ui.assets import assets
from flip7.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from flip7.store.records import Records

STAND_IN = "careful"
"""Who plays for an AI character that this version of the game does not know."""


def to_store(plan: TablePlan) -> plans.TablePlan:
    seats = tuple(plans.SeatPlan(seat.name, seat.who, str(seat.colour), seat.symbol) for seat in plan.seats)
    return plans.TablePlan(seats, plan.edition, plan.rules)


def from_store(plan: plans.TablePlan) -> TablePlan:
    return TablePlan(tuple(map(seat_from_store, plan.seats)), plan.edition, plan.rules)


def seat_from_store(seat: plans.SeatPlan) -> SeatPlan:
    """A seat with nothing that this version of the game could not show."""
    who = seat.who if seat.who == PERSON or assets.exists(f"faces/{seat.who}") else STAND_IN
    symbol = seat.symbol if assets.exists(f"symbols/{seat.symbol}") else "star"
    colour = int(seat.colour) if str(seat.colour).isdecimal() else 0
    return SeatPlan(seat.name, who, colour % len(SEAT_COLOURS), symbol)


@dataclass(slots=True)
class _Kept:
    """A match as the store writes it."""

    plan: plans.TablePlan
    seed: int
    journal: Sequence[Decision]
    stamp: plans.Stamp
    handovers: tuple[plans.Handover, ...] = ()

    def update(self, match: Match) -> None:
        """Take over what has happened since the last time: decisions, and seats that were handed over."""
        now = to_store(match.plan)
        self.handovers += tuple(
            plans.Handover(len(match.journal), index, before.who)
            for index, (before, after) in enumerate(zip(self.plan.seats, now.seats, strict=True))
            if before.who != after.who
        )
        self.plan, self.journal = now, match.journal


class Keeping:
    """Keeps one match at a time, with every decision, and enters it into the records when it is over."""

    def __init__(self, home: Home, notices: Notices) -> None:
        self._home = home
        self._notices = notices
        self._file = MatchFile(home.matches, notices)
        self._match: Match | None = None
        self._kept: _Kept | None = None
        self._records: Records | None = None

    @property
    def records(self) -> "Records":
        # Opened when they are first asked for: the title needs no database.
        if self._records is None:
            from flip7.store.records import Records

            self._records = Records(self._home.records, self._notices)
        return self._records

    def load(self) -> Match | None:
        """The match that was left, exactly where it was left."""
        saved = self._file.load()
        if saved is None:
            return None
        plan = from_store(saved.plan)
        match = Match.replay(plan, saved.seed, saved.journal, self.keep)
        self._match = match
        self._kept = _Kept(to_store(plan), saved.seed, match.journal, saved.stamp, saved.handovers)
        return match

    def begin(self, plan: TablePlan, seed: int) -> Match:
        match = Match(plan, seed, self.keep)
        self._match = match
        self._kept = _Kept(to_store(plan), seed, match.journal, plans.Stamp.new())
        self.keep(match)
        return match

    def keep(self, match: Match) -> None:
        # A match that was given up may not write over the one that took its place.
        if self._kept is not None and self._match is match:
            self._kept.update(match)
            self._file.save(self._kept)

    def finish(self) -> None:
        """The match is over: into the records, and it is not offered any more."""
        if self._kept is None:
            return
        from flip7.store.finished import FinishedMatch

        entered = self.records.add(FinishedMatch.of(replace(self._kept)))
        self._match = self._kept = None
        # One that could not be entered stays on disk, and is entered at the next start.
        if entered:
            self._file.clear()

    def close(self) -> None:
        self._file.close()
        if self._records is not None:
            self._records.close()
            self._records = None
