"""Records of an older version are brought up to date, once, with a copy of the old file."""

import sqlite3
from pathlib import Path

import pytest

from flip7.store.notices import Notices
from flip7.store.records import Records
from tests.store.future import STEPS, game_with, one_more_column
from tests.store.old_records import DAMAGED, NOW, assert_all_there, messages, names, notices, path, rows, version
from tests.store.tables import finished

__all__ = ["notices", "path"]


def test_old_records_get_the_new_column_and_the_new_table(path: Path, notices: Notices) -> None:
    with game_with(*STEPS):
        assert_all_there(path)
        assert version(path) == NOW + 2
        assert rows(path, "SELECT place FROM match") == [("home",)] * 3
        best = [max(max(seat.points) for seat in finished(seed).seats) for seed in (1, 2, 3)]
        assert rows(path, "SELECT points FROM best_round ORDER BY match") == [(points,) for points in best]
        records = Records(path, notices)
        assert records.add(finished(4))
        assert records.delete(1)
        assert records.count() == 3
        records.close()
    assert not messages(notices)


def test_a_copy_of_the_old_file_is_kept_that_the_old_game_can_read(path: Path) -> None:
    with game_with(*STEPS):
        assert_all_there(path)
        assert_all_there(path)
    assert names(path) == ["records.sqlite", "records.version-1.sqlite"]
    assert version(path.with_name("records.version-1.sqlite")) == 1
    assert_all_there(path.with_name("records.version-1.sqlite"))


def test_a_copy_takes_the_place_of_no_other_file(path: Path) -> None:
    path.with_name("records.version-1.sqlite").write_bytes(b"the player's")
    path.with_name("records.version-1-2.sqlite").mkdir()
    with game_with(*STEPS):
        assert_all_there(path)
    assert path.with_name("records.version-1.sqlite").read_bytes() == b"the player's"
    assert_all_there(path.with_name("records.version-1-3.sqlite"))


def test_only_the_missing_steps_are_taken(path: Path) -> None:
    with game_with(one_more_column):
        assert_all_there(path)
        assert version(path) == NOW + 1
    with game_with(*STEPS):
        assert_all_there(path)
        assert version(path) == NOW + 2
    assert names(path) == ["records.sqlite", "records.version-1.sqlite", f"records.version-{NOW + 1}.sqlite"]


def test_a_new_file_has_the_tables_of_one_brought_up_to_date(path: Path, notices: Notices) -> None:
    layout = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name"
    new = path.with_name("new.sqlite")
    with game_with(*STEPS):
        assert_all_there(path)
        records = Records(new, notices)
        assert records.add(finished(1))
        records.close()
    assert version(new) == NOW + 2
    assert rows(new, layout) == rows(path, layout)
    assert names(new) == ["new.sqlite", "records.sqlite", "records.version-1.sqlite"]


@pytest.mark.parametrize(
    "change",
    [
        "CREATE TRIGGER steal AFTER INSERT ON match BEGIN DELETE FROM match; END",
        "CREATE VIEW more AS SELECT 1",
        "DROP INDEX seat_of_player",
        "ALTER TABLE match ADD COLUMN place TEXT NOT NULL DEFAULT 'home'",
        "PRAGMA user_version = 2",
        "PRAGMA user_version = 3",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = -1",
    ],
)
def test_an_old_file_with_other_tables_than_its_version_had_is_set_aside(
    path: Path, notices: Notices, change: str
) -> None:
    with sqlite3.connect(path) as file:
        file.execute(change)
    file.close()
    with game_with(*STEPS):
        records = Records(path, notices)
        assert records.add(finished(9))
        assert records.count() == 1
        records.close()
    assert messages(notices) == [DAMAGED]
    assert names(path) == ["records.damaged-1.sqlite", "records.sqlite"]


def test_what_sqlite_adds_for_itself_is_no_hindrance(path: Path) -> None:
    with sqlite3.connect(path) as file:
        file.execute("ANALYZE")
    file.close()
    with game_with(*STEPS):
        assert_all_there(path)
