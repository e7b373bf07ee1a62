"""The file of the records: opened late, made anew when missing, set aside when damaged, and never a reason to stop."""

import os
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from flip7.i18n import _
from flip7.store import atomic, schema
from flip7.store.atomic import Why
from flip7.store.notices import Notices
from flip7.store.reading import Damaged, Newer

T = TypeVar("T")

_PATIENCE: Final = 0.5
"""Seconds to wait for another copy of the game that is writing."""
_BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_UNWRITABLE: Final = (
    sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_NOMEM,
)  # fmt: skip
_DAMAGE: Final = (
    sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_FORMAT, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_EMPTY,
)  # fmt: skip
"""Our queries and values are right: whatever they meet that is not, the file has it."""
_COMPANIONS: Final = ("-journal", "-wal", "-shm")
"""Endings of the files that SQLite keeps beside its own. They belong to it: with another file they would spoil it."""
_moving: Final = threading.Lock()
"""Two threads must not both make way: the second would move the new file."""


class Database:
    """An SQLite file in which work can be done, or not: then the player is told why."""

    def __init__(self, path: Path, notices: Notices) -> None:
        self._path = path
        self._notices = notices
        self._connection: sqlite3.Connection | None = None
        self._opened: tuple[int, int] | None = None
        """Which file it was, whatever has its name now."""

    @property
    def exists(self) -> bool:
        # Unlike Path.exists this knows an answer for a folder that may not be looked into, too.
        return os.path.lexists(self._path)

    def read(self, work: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        """What `work` finds, or `otherwise`. A file that does not exist yet is not made for it."""
        if self._connection is None and not self.exists:
            return otherwise
        return self._do("BEGIN", work, otherwise)

    def write(self, work: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        """All that `work` does, or nothing of it and `otherwise`."""
        return self._do("BEGIN IMMEDIATE", work, otherwise)

    def close(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _do(self, begin: str, work: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        # A second try: a damaged file shows itself anywhere, and has made way for a new one then.
        for _attempt in range(2):
            try:
                connection = self._open()
                connection.execute(begin)
                result = work(connection)
                connection.execute("COMMIT")
                return result
            except sqlite3.Error as error:
                self._roll_back()
                if not self._recover(error):
                    return otherwise
            except (Damaged, UnicodeDecodeError) as error:
                # The second: SQLite quotes the damaged text in its message, which Python then cannot read.
                self._roll_back()
                if not self._set_aside(Why.NEWER if isinstance(error, Newer) else Why.DAMAGED):
                    return otherwise
            except OSError:
                self._tell_unwritable()
                return otherwise
        return otherwise

    def _roll_back(self) -> None:
        if self._connection is not None and self._connection.in_transaction:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")

    def _recover(self, error: sqlite3.Error) -> bool:
        """Whether it is worth another try."""
        # The low byte is the kind of error, the rest says more about it.
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_MISUSE) & 0xFF
        if code in _BUSY:
            text = _("Another copy of the game is using the records at the moment.")
            self._notices.add_once("records busy", text)
            return False
        if code in _DAMAGE:
            return self._set_aside(Why.DAMAGED)
        if code not in _UNWRITABLE:
            raise error  # a mistake in the program, and no reason to move a good file
        self._tell_unwritable()
        self.close()
        return False

    def _tell_unwritable(self) -> None:
        text = _(
            "The records in {file} cannot be written. No match is recorded until they can be.",
            file=self._path,
        )
        self._notices.add_once("records unwritable", text)

    def _open(self) -> sqlite3.Connection:
        if self._connection is not None:
            return self._connection
        if not self.exists:
            self._make()
        self._opened = self._file_there()
        if not self._path.is_file():
            raise Damaged("no file")
        self._clear_strangers()
        if not self._path.stat().st_size:
            raise Damaged("empty")
        # Read and write, but do not create: somebody may have moved it in this moment.
        connection = sqlite3.connect(
            f"{self._path.absolute().as_uri()}?mode=rw", timeout=_PATIENCE, isolation_level=None, uri=True
        )
        # A text that is not UTF-8 any more is shown with a mark in it rather than not at all.
        connection.text_factory = lambda data: data.decode("utf-8", "replace")
        try:
            schema.inspect(connection)
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return connection

    def _make(self) -> None:
        """A new file, complete before it has its name: so an empty one was damaged by somebody else."""
        for stray in self._companions():
            atomic.set_aside(stray, Why.DAMAGED)
        new = atomic.unfinished(self._path)
        try:
            connection = sqlite3.connect(new, isolation_level=None)
            try:
                schema.create(connection)
            finally:
                connection.close()
            with suppress(FileExistsError):  # another copy of the game was quicker
                atomic.move_to_free(new, self._path)
        finally:
            with suppress(OSError):
                new.unlink(missing_ok=True)
        atomic.sync_folder(self._path.parent)

    def _clear_strangers(self) -> None:
        """SQLite would open a pipe in the place of a file of its own, and wait for ever."""
        for companion in self._companions():
            if not companion.is_file():
                kept = atomic.set_aside(companion, Why.DAMAGED)
                text = _(
                    "{name} is none of the game's files. It is kept as {file}.", name=companion.name, file=kept.name
                )
                self._notices.add(text)

    def _file_there(self) -> tuple[int, int] | None:
        try:
            state = self._path.lstat()
        except FileNotFoundError:
            return None
        return state.st_dev, state.st_ino

    def _companions(self) -> list[Path]:
        """What lies in the places of the files that SQLite keeps beside this one."""
        places = [self._path.with_name(self._path.name + ending) for ending in _COMPANIONS]
        return [place for place in places if os.path.lexists(place)]

    def _set_aside(self, why: Why) -> bool:
        """Make way for a new file. False if that is impossible: then there are no records this time."""
        self.close()
        try:
            with _moving:
                if self._file_there() != self._opened:
                    return True  # somebody else has moved it, and what is there now is a new one
                kept = atomic.set_aside(self._path, why)
                for companion in self._companions():
                    ending = companion.name.removeprefix(self._path.name)
                    atomic.move_to_free(companion, kept.with_name(kept.name + ending))
        except OSError:
            text = _("The records in {file} cannot be read or moved, so no match is recorded.", file=self._path)
            self._notices.add_once("records stuck", text)
            return False
        if why is Why.NEWER:
            text = _("The records are from a newer version of the game. They are kept as {file}.", file=kept.name)
        else:
            text = _("The records could not be read and start afresh. The file is kept as {file}.", file=kept.name)
        self._notices.add(text)
        return True
