"""The match under way and the records: what is played is written down, and offered again."""
# ruff: noqa: PLC0415

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from flip7 import i18n
from flip7.ai.characters import CHARACTERS, STAND_IN
from flip7.i18n import _
from flip7.match.match import PERSON, Match, Origin, SeatPlan, TablePlan
from flip7.match.occasion import TABLE, Kind, Occasion
from flip7.match.plan import SavedMatch
from flip7.store.home import Home
from flip7.store.match_file import MatchFile
from flip7.store.notices import Notices
from flip7.store.unrecorded import Unrecorded
from flip7.store.writer import Job, Writer
from flip7.ui.assets import assets
from flip7.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from flip7.store.records import Records

_AT_A_TIME = 10
"""So many matches are counted before other work has its turn."""
_PATIENCE = 2.0
"""Seconds that a slow disk has for the last decision before the player is asked whether to leave without it."""


def presentable(plan: TablePlan) -> TablePlan:
    """A table with nothing that this version of the game could not show."""
    return replace(plan, seats=tuple(map(presentable_seat, plan.seats)))


def presentable_seat(seat: SeatPlan) -> SeatPlan:
    """A seat with nothing that this version of the game could not show."""
    known = seat.who == PERSON or seat.who in CHARACTERS or seat.is_ghost
    return replace(
        seat,
        who=seat.who if known else STAND_IN,
        symbol=seat.symbol if assets.exists(f"symbols/{seat.symbol}") else "star",
        colour=seat.colour % len(SEAT_COLOURS),
    )


class MatchSaver:
    """Saves one match at a time, with every decision, and enters it into the records when it is over.

    Files are written by the writer. The methods that begin with "_write" and "_enter" are its work.
    """

    def __init__(self, home: Home, notices: Notices, writer: Writer | None = None) -> None:
        self._home = home
        self._notices = notices
        self._writer = writer or Writer()
        self._file = MatchFile(home.matches, notices)
        self._unrecorded = Unrecorded(home.matches, self._file, notices)
        self._match: Match | None = None
        self._last_save: Job | None = None
        self._exporter = self._writer.another()
        self.entering: Job | None = None
        """The last match on its way into the records."""
        self._records: Records | None = None

    @property
    def records(self) -> "Records":
        """For questions. They are opened when they are first asked: the title needs no database."""
        if self._records is None:
            self._records = self._open_records()
        return self._records

    def load(self) -> Match | None:
        """The match that was left, exactly where it was left."""
        saved = self._file.load()
        if saved is None:
            self._writer.do(self._enter)
            return None
        match = Match.resume(replace(saved, plan=presentable(saved.plan)), self.save)
        self._match = match
        if match.game.outcome() is None:
            self._writer.do(self._enter)
            return match
        # The program ended between the last decision and the podium: nothing is left to play, but it counts.
        self.finish()
        return None

    def begin(self, plan: TablePlan, origin: Origin | int, occasion: Occasion = TABLE) -> Match:
        """A new match at this table, saved from now on. It takes the place of the one under way."""
        match = Match(plan, origin, self.save, occasion)
        self._match = match
        self.save(match)
        return match

    def save(self, match: Match) -> None:
        """Have the match written as it stands. It calls this itself, after each of its decisions."""
        # A match that was given up may not write over the one that took its place.
        if self._match is match:
            self._last_save = self._writer.do(partial(self._write, SavedMatch.of(match)))

    def saved(self, match: Match) -> bool:
        """Whether the last decision is on disk, or the player has been told why it is not: it may be shown now."""
        return self._match is not match or self._last_save is None or self._last_save.done

    def holds(self, match: Match) -> bool:
        """Whether the match is on disk as it stands."""
        if self._last_save is not None and not self._last_save.wait(_PATIENCE):
            return False
        return self._file.holds(match)

    def finish(self) -> None:
        """The match is over: into the records, and it is not offered any more."""
        if self._match is None:
            return
        if self._match.occasion.kind is Kind.PRACTICE:
            self._writer.do(partial(self._file.clear_of, SavedMatch.of(self._match)))
            self._match = None
            return
        self._writer.do(partial(self._unrecorded.add, SavedMatch.of(self._match)))
        if self._records is not None:
            # Windows moves no damaged file away that is still open here. It is opened again when it is asked.
            self._records.close()
        self.entering = self._writer.do(self._enter)
        self._writer.do(self._count_rest)
        self._match = None

    def change_records(self, change: "Callable[[Records], object]") -> Job:
        """Have `change` called with the records, on the thread that writes."""
        job = self._writer.do(partial(self._with_records, change))
        self._writer.do(self._count_rest)
        return job

    def count_older_matches(self) -> None:
        """Have what was recorded before there were rankings and trophies counted for them, while the frames go on."""
        self._writer.do(self._count_rest)

    def ask_records(self, question: "Callable[[Records], object]") -> Job:
        """Have `question` called with the records, beside the thread that writes: it may take long."""
        return self._exporter.do(partial(self._with_records, question))

    def rest(self) -> None:
        """For a question of many slices, between two of them: let the frames go on."""
        self._exporter.rest()

    def export_records(self, day: date) -> Job:
        """Write the records for a spreadsheet of the language on screen. The player is told where they are."""
        export = partial(self._export, day, i18n.language())
        return self._exporter.do(partial(self._with_records, export))

    def close(self) -> None:
        """Have the last things written. They are when the writer has been closed, too."""
        self._writer.do(self._enter)
        self._writer.do(self._file.close)
        if self._records is not None:
            self._records.close()
            self._records = None
        self._exporter.close()

    def _write(self, match: SavedMatch) -> None:
        self._unrecorded.write_again()
        self._file.save(match)

    def _enter(self) -> None:
        """What cannot be entered now is tried again with the next match, when the game is left, and at its start."""
        if not self._unrecorded.any:
            return
        self._unrecorded.write_again()
        self._with_records(self._unrecorded.enter)

    def _count_rest(self) -> None:
        """A few at a time, in turn with what else is to be written."""
        left = 0

        def count(records: "Records") -> None:
            nonlocal left
            left = records.catch_up(_AT_A_TIME)

        self._with_records(count)
        if left:
            self._writer.do(self._count_rest)

    def _export(self, day: date, language: str, records: "Records") -> None:
        file = records.export(*self._home.exports(day), language=language)
        if file is not None:
            self._notices.add(_("The records are in {file}.", file=file))

    def _with_records(self, work: "Callable[[Records], object]") -> None:
        # SQLite answers only the thread that opened the file.
        records = self._open_records()
        try:
            work(records)
        finally:
            records.close()

    def _open_records(self) -> "Records":
        from flip7.store.records import Records

        return Records(self._home.records, self._notices)
