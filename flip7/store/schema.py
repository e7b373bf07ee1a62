"""The tables of the records in every version, and whether a file has just these."""

import sqlite3
from typing import Final

from flip7.store import migrations
from flip7.store.sqlite_errors import Trouble, trouble_of
from flip7.store.validation import Damaged, Newer

APPLICATION_ID: Final = 0x466C6937  # "Fli7": the magic of SQLite files
VERSION: Final = migrations.version_after(migrations.RECORDS)
_SMALL: Final = 4 << 20
"""Files up to this size are checked from end to end when they are opened: that takes a few milliseconds."""

_TABLES_OF_VERSION_1: Final = (
    """CREATE TABLE match (
        id INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        started TEXT NOT NULL,
        ended TEXT NOT NULL,
        edition TEXT NOT NULL,
        rules TEXT NOT NULL,
        seed TEXT NOT NULL,
        rounds INTEGER NOT NULL,
        reason TEXT NOT NULL
    )""",
    # Apart from the match, so that leafing through the list does not read it.
    """CREATE TABLE journal (
        match INTEGER PRIMARY KEY,
        handovers TEXT NOT NULL,
        decisions TEXT NOT NULL
    )""",
    """CREATE TABLE seat (
        match INTEGER NOT NULL,
        position INTEGER NOT NULL,
        player INTEGER,
        name TEXT NOT NULL,
        who TEXT NOT NULL,
        colour TEXT NOT NULL,
        symbol TEXT NOT NULL,
        points TEXT NOT NULL,
        rounds INTEGER NOT NULL,
        total INTEGER NOT NULL,
        best INTEGER NOT NULL,
        place INTEGER NOT NULL,
        won INTEGER NOT NULL,
        busts INTEGER NOT NULL,
        flip_sevens INTEGER NOT NULL,
        PRIMARY KEY (match, position)
    ) WITHOUT ROWID""",
    "CREATE INDEX seat_of_player ON seat (player, match)",
    # Sums over all matches, kept up with each: so the statistics of a million rounds are there at once.
    """CREATE TABLE player (
        id INTEGER PRIMARY KEY,
        who TEXT NOT NULL,
        name TEXT NOT NULL,
        matches INTEGER NOT NULL DEFAULT 0,
        wins INTEGER NOT NULL DEFAULT 0,
        rounds INTEGER NOT NULL DEFAULT 0,
        points INTEGER NOT NULL DEFAULT 0,
        busts INTEGER NOT NULL DEFAULT 0,
        flip_sevens INTEGER NOT NULL DEFAULT 0,
        best INTEGER NOT NULL DEFAULT 0,
        streak INTEGER NOT NULL DEFAULT 0,
        longest INTEGER NOT NULL DEFAULT 0,
        UNIQUE (who, name)
    )""",
)
"""What has changed since stands in `migrations.RECORDS`."""


class FailedStep(Exception):
    """The file is good, but a step has failed with what is in it. A later version of the game may do better."""


def create(connection: sqlite3.Connection) -> None:
    """Make our tables in an empty file."""
    _create(connection, VERSION)


def _create(connection: sqlite3.Connection, version: int) -> None:
    for table in _TABLES_OF_VERSION_1:
        connection.execute(table)
    for step in migrations.RECORDS[: version - 1]:
        step(connection)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {version}")


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Turn the tables of an older version into ours, or raise: then the caller must roll back."""
    try:
        for step in migrations.RECORDS[version - 1 :]:
            step(connection)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        if _layout(connection) != _expected(VERSION):
            raise FailedStep("other tables than in a new file")
    except sqlite3.Error as error:
        if trouble_of(error) in (Trouble.MISFIT, Trouble.MISUSE):
            raise FailedStep(str(error)) from error
        raise
    except Exception as error:
        # Whatever it is: raised to the player it would end the game, at every start.
        raise FailedStep(str(error)) from error


def inspect(connection: sqlite3.Connection) -> int:
    """The version of a file of ours; raise `Newer` or `Damaged` if it is none. Takes no longer for a large file."""
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    if _number(connection, "application_id") != APPLICATION_ID:
        raise Damaged("another program's file")
    refuse_newer(connection)
    version = _number(connection, "user_version")
    # Exactly the tables of its version, and no trigger or view that somebody has added.
    if version < 1 or _layout(connection) != _expected(version):
        raise Damaged("other tables than ours")
    if _number(connection, "page_count") * _number(connection, "page_size") <= _SMALL:
        rows = connection.execute("PRAGMA quick_check(1)").fetchall()
        if rows != [("ok",)]:
            raise Damaged(str(rows))
    return version


def refuse_newer(connection: sqlite3.Connection) -> None:
    """Raise `Newer` if a later version of the game has written this file, or has brought it up to date since."""
    if _number(connection, "user_version") > VERSION:
        raise Newer("records of a later version")


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    value = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return value if isinstance(value, int) else -1


def _layout(connection: sqlite3.Connection) -> set[tuple[object, ...]]:
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master LIMIT 100")
    return {(*row[:3], _plain(row[3])) for row in rows if not _is_of_sqlite(*row)}


def _plain(sql: object) -> str:
    """SQLite edits this text when a table is changed. Where it puts spaces and quotes is its own affair."""
    return "".join(str(sql).split()).replace('"', "")


def _is_of_sqlite(kind: object, name: object, _table: object, sql: object) -> bool:
    """What SQLite adds for itself, e.g. after ANALYZE, is no sign of a stranger. A trigger of such a name is one."""
    if kind == "index":
        return sql is None and str(name).startswith("sqlite_autoindex_")
    return kind == "table" and name in ("sqlite_stat1", "sqlite_stat4")


def _expected(version: int) -> set[tuple[object, ...]]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        _create(connection, version)
        return _layout(connection)
    finally:
        connection.close()
