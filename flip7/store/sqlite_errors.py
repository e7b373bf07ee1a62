"""What an error of SQLite says about the file."""

import sqlite3
from enum import Enum, auto
from typing import Final


class Trouble(Enum):
    """What kind of error it is."""

    BUSY = auto()
    """Another copy of the game is using the file."""
    UNWRITABLE = auto()
    """The disk is full, or the file or its folder may not be written to. What is in the file is good."""
    DAMAGED = auto()
    """The file is none of SQLite's, or not whole."""
    MISFIT = auto()
    """A query does not fit the tables, or a value its column."""
    MISUSE = auto()
    """A mistake in the program: the file has nothing to do with it."""


_TROUBLES: Final = {
    Trouble.BUSY: (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED),
    Trouble.UNWRITABLE: (
        sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL, sqlite3.SQLITE_NOMEM,
    ),
    Trouble.DAMAGED: (
        sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT, sqlite3.SQLITE_EMPTY,
    ),
    Trouble.MISFIT: (
        sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_TOOBIG,
    ),
}  # fmt: skip


def trouble_of(error: sqlite3.Error) -> Trouble:
    """What kind of error this is."""
    # The low byte is the kind of error, the rest says more about it. Python's own errors have no code.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_MISUSE) & 0xFF
    return next((trouble for trouble, codes in _TROUBLES.items() if code in codes), Trouble.MISUSE)
