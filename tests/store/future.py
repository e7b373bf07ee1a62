"""Versions of the records that there may be one day, to show that those of today will be read then.

`python -m tests.store.future FILE` opens a file in the third, and stops in the middle of bringing it up to date.
"""

import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from flip7.store import migrations, schema
from flip7.store.notices import Notices
from flip7.store.records import Records

Step = Callable[[sqlite3.Connection], object]

COLUMN = "ALTER TABLE match ADD COLUMN place TEXT NOT NULL DEFAULT 'home'"


def one_more_column(connection: sqlite3.Connection) -> None:
    """Version 2."""
    connection.execute(COLUMN)


def a_table_from_old_rows(connection: sqlite3.Connection) -> None:
    """Version 3: the best round of each match, worked out from the points of its seats."""
    connection.execute("CREATE TABLE best_round (match INTEGER PRIMARY KEY, points INTEGER NOT NULL)")
    best: dict[int, int] = {}
    for match, points in connection.execute("SELECT match, points FROM seat").fetchall():
        best[match] = max(best.get(match, 0), *map(int, points.split()))
    connection.executemany("INSERT INTO best_round VALUES (?, ?)", best.items())


STEPS: tuple[Step, ...] = (one_more_column, a_table_from_old_rows)


@contextmanager
def game_with(*steps: Step) -> Iterator[None]:
    """The game with these steps after those of today."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrations, "RECORDS", (*migrations.RECORDS, *steps))
        patch.setattr(schema, "VERSION", migrations.version_after(migrations.RECORDS))
        yield


def stop_in_the_middle(connection: sqlite3.Connection) -> None:
    """Half of the work is on the disk already, and then nothing more happens."""
    if not connection.execute("SELECT count(*) FROM match").fetchone()[0]:
        return  # the tables are only looked at
    connection.execute("PRAGMA cache_size = 1")
    connection.execute("UPDATE match SET edition = 'lost'")
    connection.execute("UPDATE seat SET name = 'lost', points = ''")
    connection.execute("CREATE TABLE filler AS SELECT a.* FROM seat AS a, seat AS b, seat AS c")
    print("in the middle", flush=True)
    time.sleep(600)


if __name__ == "__main__":
    with game_with(one_more_column, stop_in_the_middle):
        Records(Path(sys.argv[1]), Notices()).count()
