"""The file of the records: opened late, made anew when missing, brought up to date when old, set aside when damaged,
and never a reason to stop."""

import os
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from flip7.i18n import _
from flip7.store import atomic, recovery, schema
from flip7.store.notices import Notices
from flip7.store.recovery import Why
from flip7.store.sqlite_errors import Trouble, trouble_of
from flip7.store.upgrade import upgrade, upgraded_in_memory
from flip7.store.validation import Damaged, Newer

T = TypeVar("T")

_PATIENCE: Final = 0.5
"""Seconds to wait for another copy of the game that is writing."""
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
        """Whether something lies in the place of the file."""
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
        """Let go of the file. It is opened again when it is needed."""
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
                # A newer copy of the game may have brought the file up to date since it was opened here.
                schema.refuse_newer(connection)
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
            except schema.FailedStep:
                self._tell_stuck()
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
        match trouble_of(error):
            case Trouble.BUSY:
                text = _("Another copy of the game is using the records at the moment.")
                self._notices.add_once("records busy", text)
                return False
            case Trouble.UNWRITABLE:
                self._tell_unwritable()
                self.close()
                return False
            case Trouble.DAMAGED | Trouble.MISFIT:
                # Our queries and values are right: whatever they meet that is not, the file has it.
                return self._set_aside(Why.DAMAGED)
            case Trouble.MISUSE:
                raise error  # no reason to move a good file

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
        try:
            self._connection = self._up_to_date(connection)
        except BaseException:
            connection.close()
            raise
        return self._connection

    def _up_to_date(self, connection: sqlite3.Connection) -> sqlite3.Connection:
        """The file that is open here in the present version, or at least a copy of it to look at."""
        connection.text_factory = _text
        # In one transaction: another copy of the game may bring the file up to date between two looks.
        connection.execute("BEGIN")
        try:
            version = schema.inspect(connection)
        finally:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        if version == schema.VERSION:
            return connection
        try:
            upgrade(connection, self._path)
            return connection
        except sqlite3.Error as error:
            if trouble_of(error) is not Trouble.UNWRITABLE:
                raise
        except OSError:
            pass  # there is no room for a copy
        copy = upgraded_in_memory(connection)
        copy.text_factory = _text
        connection.close()
        return copy

    def _make(self) -> None:
        """A new file, complete before it has its name: so an empty one was damaged by somebody else."""
        for stray in self._companions():
            recovery.set_aside(stray, Why.DAMAGED)
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
                kept = recovery.set_aside(companion, Why.DAMAGED)
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

    def _tell_stuck(self) -> None:
        text = _("The records in {file} cannot be read or moved, so no match is recorded.", file=self._path)
        self._notices.add_once("records stuck", text)

    def _set_aside(self, why: Why) -> bool:
        """Make way for a new file. False if that is impossible: then there are no records this time."""
        self.close()
        try:
            with _moving:
                if self._file_there() != self._opened:
                    return True  # somebody else has moved it, and what is there now is a new one
                kept = recovery.set_aside(self._path, why)
                for companion in self._companions():
                    ending = companion.name.removeprefix(self._path.name)
                    atomic.move_to_free(companion, kept.with_name(kept.name + ending))
        except OSError:
            self._tell_stuck()
            return False
        if why is Why.NEWER:
            text = _("The records are from a newer version of the game. They are kept as {file}.", file=kept.name)
        else:
            text = _("The records could not be read and start afresh. The file is kept as {file}.", file=kept.name)
        self._notices.add(text)
        return True


def _text(data: bytes) -> str:
    """A text that is not UTF-8 any more is shown with a mark in it rather than not at all."""
    return data.decode("utf-8", "replace")
