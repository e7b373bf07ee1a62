"""The match under way and the records: what is played is written down, and offered again."""
# ruff: noqa: PLC0415

from dataclasses import replace
from typing import TYPE_CHECKING

from flip7.session import PERSON, Match, SeatPlan, TablePlan
from flip7.store.home import Home
from flip7.store.match_file import MatchFile
from flip7.store.notices import Notices
from flip7.ui.assets import assets
from flip7.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from flip7.store.records import Records

STAND_IN = "careful"
"""Who plays for an AI character that this version of the game does not know."""


def presentable(plan: TablePlan) -> TablePlan:
    """A table with nothing that this version of the game could not show."""
    return replace(plan, seats=tuple(map(_presentable, plan.seats)))


def _presentable(seat: SeatPlan) -> SeatPlan:
    known = seat.who == PERSON or assets.exists(f"faces/{seat.who}")
    return replace(
        seat,
        who=seat.who if known else STAND_IN,
        symbol=seat.symbol if assets.exists(f"symbols/{seat.symbol}") else "star",
        colour=seat.colour % len(SEAT_COLOURS),
    )


class Keeping:
    """Keeps one match at a time, with every decision, and enters it into the records when it is over."""

    def __init__(self, home: Home, notices: Notices) -> None:
        self._home = home
        self._notices = notices
        self._file = MatchFile(home.matches, notices)
        self._match: Match | None = None
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
        match = Match.resume(replace(saved, plan=presentable(saved.plan)), self.keep)
        self._match = match
        if match.game.outcome() is None:
            return match
        # The program ended between the last decision and the podium: nothing is left to play, but it counts.
        self.finish()
        return None

    def begin(self, plan: TablePlan, seed: int) -> Match:
        match = Match(plan, seed, self.keep)
        self._match = match
        self.keep(match)
        return match

    def keep(self, match: Match) -> None:
        # A match that was given up may not write over the one that took its place.
        if self._match is match:
            self._file.save(match)

    def holds(self, match: Match) -> bool:
        """Whether the match is on disk as it stands."""
        return self._file.holds(match)

    def finish(self) -> None:
        """The match is over: into the records, and it is not offered any more."""
        if self._match is None:
            return
        from flip7.store.finished import FinishedMatch

        entered = self.records.add(FinishedMatch.of(self._match))
        self._match = None
        # One that could not be entered stays on disk, and is entered at the next start.
        if entered:
            self._file.clear()

    def close(self) -> None:
        self._file.close()
        if self._records is not None:
            self._records.close()
            self._records = None
