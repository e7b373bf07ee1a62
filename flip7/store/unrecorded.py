"""Matches that are over and not in the records yet: each lies in a file of its own until it is.

The file of the match under way becomes that file, by a rename: so it needs no room on a full disk, and the next match
can begin. Several copies of the game may enter the same one: the records have it once.
"""

import re
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from flip7.match.plan import SavedMatch
from flip7.store import atomic, match_file, recovery
from flip7.store.finished_match import FinishedMatch
from flip7.store.match_file import MatchFile
from flip7.store.notices import Notices
from flip7.store.validation import Damaged

if TYPE_CHECKING:
    from flip7.store.records import Records

_NAME: Final = re.compile(r"unrecorded-[0-9a-z-]{1,40}\.json")
"""What is set aside has another name, and is not looked at again."""


class Unrecorded:
    """The matches that wait for the records."""

    def __init__(self, folder: Path, file: MatchFile, notices: Notices) -> None:
        self._folder = folder
        self._file = file
        self._notices = notices
        self._unwritten: list[SavedMatch] = []
        """What no file could be written for; tried again whenever something is written."""

    @property
    def any(self) -> bool:
        """Whether a match waits."""
        return bool(self._unwritten or self._files())

    def add(self, match: SavedMatch) -> None:
        """Take a match that is over out of the file of the match under way."""
        target = self._folder / f"unrecorded-{match.stamp.key}.json"
        if self._file.move_away(match, target):
            return
        try:
            atomic.write(target, match_file.written(match))
        except OSError as error:
            self._notices.cannot_save(error, self._folder)
            self._unwritten.append(match)
            return
        self._file.clear_of(match)

    def write_again(self) -> None:
        """Write what could not be written, before another match takes its place."""
        waiting, self._unwritten = self._unwritten, []
        for match in waiting:
            self.add(match)

    def enter(self, records: "Records") -> None:
        """Enter them in the order in which they came to their end, as far as the records take them."""
        for path in self._files():
            match = self._read(path)
            if match is None:
                continue
            if not records.add(match):
                return
            # A file that cannot be deleted is entered again, which changes nothing.
            atomic.try_to_remove(path)
        while self._unwritten and records.add(FinishedMatch.of(self._unwritten[0])):
            self._file.clear_of(self._unwritten.pop(0))

    def _files(self) -> list[Path]:
        try:
            found = [path for path in self._folder.iterdir() if _NAME.fullmatch(path.name)]
        except OSError:
            return []
        return sorted(found, key=lambda path: (_ended(path), path.name))

    def _read(self, path: Path) -> FinishedMatch | None:
        loaded = recovery.load(path, partial(_over, _ended(path)), match_file.LIMIT)
        if loaded.why is not None:
            match_file.tell(path, loaded, self._notices)
        return loaded.value


def _over(ended: datetime, data: bytes) -> FinishedMatch:
    try:
        return FinishedMatch.of(match_file.read(data), ended)
    except ValueError as error:
        if isinstance(error, Damaged):
            raise
        raise Damaged(str(error)) from error


def _ended(path: Path) -> datetime:
    """A match ended when its last decision was written."""
    try:
        return datetime.fromtimestamp(int(path.stat().st_mtime), UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)
