"""Records of an older version: brought up to date when they are opened.

All the steps are one transaction. Whatever happens in the middle of it, the file is what it was, and the next start
tries again. A copy of the file is kept beside it first, e.g. records.version-1.sqlite: no step is so well tested that
somebody could not wish the old file back.
"""

import filecmp
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

from flip7.store import atomic, schema


def upgrade(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the file up to date that is open here, and keep a copy of it. Or raise, and the file is as it was:
    `FailedStep`, or what else SQLite or the disk has against it."""
    # The lock comes before the look: another copy of the game may just have done the same.
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = schema.inspect(connection)
        if version < schema.VERSION:
            # Only at the first write does SQLite say that it may not: no copy is needed then.
            connection.execute(f"PRAGMA user_version = {version}")
            _keep_copy(path, version)
            schema.migrate(connection, version)
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def upgraded_in_memory(connection: sqlite3.Connection) -> sqlite3.Connection:
    """A copy in memory, up to date, that can be read and not be written: for a file that cannot be written."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    try:
        connection.backup(memory)
        schema.migrate(memory, schema.inspect(memory))
        memory.execute("PRAGMA query_only = ON")
    except BaseException:
        memory.close()
        raise
    return memory


def _keep_copy(path: Path, version: int) -> None:
    """Keep the file as it is now under a name of its own, once, however often the upgrade is tried."""
    new = atomic.unfinished(path)
    try:
        # By SQLite itself: on POSIX its locks are gone as soon as the program closes the file by any other way.
        with (
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(new, isolation_level=None)) as target,
        ):
            target.execute("PRAGMA journal_mode = OFF")  # a kill must leave no second file behind
            source.backup(target)
        for name in _names(path, version):
            with suppress(FileExistsError):
                atomic.move_to_free(new, name)
                break
            if filecmp.cmp(new, name, shallow=False):
                break
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)
    atomic.sync_folder(path.parent)


def _names(path: Path, version: int) -> Iterator[Path]:
    yield path.with_name(f"{path.stem}.version-{version}{path.suffix}")
    for number in count(2):
        yield path.with_name(f"{path.stem}.version-{version}-{number}{path.suffix}")
