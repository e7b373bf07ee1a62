"""Records of an older version that cannot be brought up to date stay what they were: never anything in between."""

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

from flip7.store import atomic, database, schema
from flip7.store.notices import Notices
from flip7.store.records import Records
from flip7.store.upgrade import upgrade
from flip7.store.validation import Damaged
from tests.store.future import STEPS, Step, a_table_from_old_rows, game_with, one_more_column
from tests.store.old_records import (
    BUSY,
    DAMAGED,
    NEWER,
    NOW,
    ROOT,
    STUCK,
    UNWRITABLE,
    assert_all_there,
    messages,
    names,
    notices,
    path,
    rows,
    version,
)
from tests.store.tables import finished
from tests.store.test_full_disk import without_rights
from tests.store.test_old_saves import SAVES

__all__ = ["notices", "path"]


def fail(connection: sqlite3.Connection) -> None:
    """It fails where there is something in the file, with all the work done."""
    a_table_from_old_rows(connection)
    if rows := connection.execute("SELECT points FROM best_round").fetchall():
        raise RuntimeError(rows)


def refuse_a_value(connection: sqlite3.Connection) -> None:
    a_table_from_old_rows(connection)
    connection.execute("INSERT INTO best_round SELECT id, NULL FROM match")


def refuse_a_query(connection: sqlite3.Connection) -> None:
    a_table_from_old_rows(connection)
    if connection.execute("SELECT * FROM best_round").fetchall():
        connection.execute("SELECT nonsense FROM match")


def call_it_damaged(connection: sqlite3.Connection) -> None:
    if connection.execute("SELECT * FROM match").fetchall():
        raise Damaged("no such edition")


def make_a_table_only_sometimes(connection: sqlite3.Connection) -> None:
    if connection.execute("SELECT * FROM match").fetchall():
        connection.execute("CREATE TABLE more (id INTEGER)")


@pytest.mark.parametrize("step", [fail, refuse_a_value, refuse_a_query, call_it_damaged, make_a_table_only_sometimes])
def test_a_failed_step_leaves_the_file_as_it_was_and_is_told_once(path: Path, notices: Notices, step: Step) -> None:
    before = path.read_bytes()
    with game_with(one_more_column, step):
        for _start in range(3):
            records = Records(path, notices)
            assert (records.count(), records.players()) == (0, ())
            assert not records.add(finished(9)), "it waits for a game that can"
            records.close()
    assert messages(notices) == [STUCK]
    assert path.read_bytes() == before
    assert names(path) == ["records.sqlite", "records.version-1.sqlite"], "one copy is enough"
    assert_all_there(path)
    with game_with(*STEPS):
        assert_all_there(path)


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (refuse_a_value, "NOT NULL constraint failed: best_round.points"),
        (refuse_a_query, "no such column: nonsense"),
        (call_it_damaged, "no such edition"),
        (make_a_table_only_sometimes, "other tables than in a new file"),
    ],
)
def test_a_failed_step_says_why(path: Path, step: Step, reason: str) -> None:
    connection = sqlite3.connect(path)
    with closing(connection), game_with(one_more_column, step), pytest.raises(schema.FailedStep) as failed:
        schema.migrate(connection, 1)
    assert str(failed.value) == reason


def test_a_game_that_is_killed_in_the_middle_leaves_the_old_records(disk: Path) -> None:
    path = disk / "records.sqlite"
    shutil.copy(SAVES / "records-1.sqlite", path)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.store.future", str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "in the middle\n"
    process.kill()
    process.wait()
    process.stdout.close()
    assert b"lost" in path.read_bytes(), "half of it is in the file"
    assert (disk / "records.sqlite-journal").exists()
    second = disk / "again" / "records.sqlite"
    shutil.copytree(disk, second.parent)
    assert_all_there(path)
    assert version(path) == NOW
    with game_with(*STEPS):
        assert_all_there(second)
    assert version(second) == NOW + 2
    assert names(second) == ["records.sqlite", "records.version-1.sqlite"]


def test_a_copy_of_the_game_that_was_overtaken_takes_no_step_again(
    path: Path, notices: Notices, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have seen the old version before either has the lock."""

    def be_overtaken(connection: sqlite3.Connection, file: Path) -> None:
        monkeypatch.setattr(database, "upgrade", upgrade)
        assert_all_there(path)
        upgrade(connection, file)

    with game_with(*STEPS):
        monkeypatch.setattr(database, "upgrade", be_overtaken)
        records = Records(path, notices)
        assert records.count() == 3
        records.close()
    assert not messages(notices)
    assert names(path) == ["records.sqlite", "records.version-1.sqlite"]


def test_another_copy_in_the_middle_is_waited_for_and_then_told_of(
    path: Path, notices: Notices, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_PATIENCE", 0.01)
    other = Records(path, notices)
    counted: list[int] = []

    def look_from_elsewhere(connection: sqlite3.Connection) -> None:
        if connection.execute("SELECT * FROM match").fetchall():
            counted.append(other.count())

    with game_with(one_more_column, look_from_elsewhere):
        assert_all_there(path)
        assert counted == [0]
        assert messages(notices) == [BUSY]
        assert other.count() == 3
        other.close()


def test_nobody_changes_the_file_while_it_is_looked_at(
    path: Path, notices: Notices, monkeypatch: pytest.MonkeyPatch
) -> None:
    inspect = schema.inspect

    def look(connection: sqlite3.Connection) -> int:
        found = inspect(connection)
        other = sqlite3.connect(path, timeout=0, isolation_level=None)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("PRAGMA user_version = 1")
        other.close()
        return found

    monkeypatch.setattr(schema, "inspect", look)
    records = Records(path, notices)
    assert records.count() == 3
    records.close()


def test_many_copies_that_start_at_once_bring_it_up_to_date_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_PATIENCE", 60)
    starting = threading.Barrier(6)
    failures: list[BaseException] = []

    def start() -> None:
        try:
            starting.wait()
            assert_all_there(path)
        except BaseException as error:
            failures.append(error)

    with game_with(*STEPS):
        copies = [threading.Thread(target=start) for _ in range(6)]
        for copy in copies:
            copy.start()
        for copy in copies:
            copy.join()
    assert not failures
    assert version(path) == NOW + 2
    assert names(path) == ["records.sqlite", "records.version-1.sqlite"]


def test_an_old_game_that_runs_on_lets_the_new_file_be(path: Path, notices: Notices) -> None:
    """It sets the file aside as newer, as it would at a start. It writes nothing to tables that it does not know."""
    old = Records(path, notices)
    assert old.count() == 3
    with game_with(*STEPS):
        assert_all_there(path)
    data = path.read_bytes()
    assert old.add(finished(9))
    assert old.count() == 1
    old.close()
    assert messages(notices) == [NEWER]
    assert path.with_name("records.newer-1.sqlite").read_bytes() == data


@contextmanager
def read_only_file(path: Path) -> Iterator[None]:
    path.chmod(0o444)
    with without_rights(path.parent, 0o777):
        yield


@contextmanager
def read_only_folder(path: Path) -> Iterator[None]:
    path.chmod(0o666)
    with without_rights(path.parent):
        yield


@contextmanager
def no_room_for_the_copy(_path: Path) -> Iterator[None]:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no space left on device")

    with pytest.MonkeyPatch.context() as full:
        full.setattr(atomic, "move_to_free", refuse)
        yield


@pytest.mark.skipif(os.name == "nt", reason="rights of files are another thing there")
@pytest.mark.parametrize("unwritable", [read_only_file, read_only_folder, no_room_for_the_copy])
def test_old_records_that_cannot_be_written_are_shown_all_the_same(
    path: Path, notices: Notices, unwritable: Callable[[Path], AbstractContextManager[None]]
) -> None:
    before = path.read_bytes()
    with game_with(*STEPS), unwritable(path):
        assert_all_there(path)
        records = Records(path, notices)
        assert records.count() == 3
        assert not messages(notices)
        assert not records.add(finished(9))
        assert not records.delete(1)
        assert records.count() == 3
        records.close()
    assert messages(notices) == [UNWRITABLE]
    assert path.read_bytes() == before
    assert names(path) == ["records.sqlite"]
    with game_with(*STEPS):
        path.chmod(0o644)
        assert_all_there(path)
    assert version(path) == NOW + 2


def fill_the_disk(connection: sqlite3.Connection) -> None:
    """There is no room for another page in the file."""
    file = connection.execute("PRAGMA database_list").fetchone()[2]
    if file:  # and not a copy in memory
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
    connection.execute("CREATE TABLE more (id INTEGER PRIMARY KEY, text TEXT)")


def test_old_records_are_shown_if_the_disk_is_full_in_the_middle(path: Path, notices: Notices) -> None:
    before = path.read_bytes()
    with game_with(one_more_column, fill_the_disk):
        assert_all_there(path)
        records = Records(path, notices)
        assert not records.add(finished(9))
        records.close()
    assert messages(notices) == [UNWRITABLE]
    assert path.read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="rights of files are another thing there")
def test_a_step_that_fails_in_memory_is_told_as_well(path: Path, notices: Notices) -> None:
    before = path.read_bytes()
    with game_with(one_more_column, fail), read_only_file(path):
        records = Records(path, notices)
        assert records.count() == 0
        assert not records.add(finished(9))
        records.close()
    assert messages(notices) == [STUCK]
    assert path.read_bytes() == before
    assert names(path) == ["records.sqlite"]


def test_a_damaged_page_that_shows_on_the_way_is_damage(
    path: Path, notices: Notices, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "_SMALL", 0)
    page = rows(path, "SELECT rootpage FROM sqlite_master WHERE name = 'seat'")[0][0]
    size = rows(path, "PRAGMA page_size")[0][0]
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    with game_with(*STEPS):
        records = Records(path, notices)
        assert records.count() == 0
        assert records.add(finished(9))
        records.close()
    assert messages(notices) == [DAMAGED]
    assert "records.damaged-1.sqlite" in names(path)
