"""Records that somebody else writes to, or has written to: nothing stops the game, and nothing that is good is lost."""

import os
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from flip7.store import schema
from flip7.store.notices import Notices
from flip7.store.records import Records
from tests.store.tables import finished
from tests.store.test_full_disk import without_rights


@pytest.fixture
def notices() -> Notices:
    return Notices()


@pytest.fixture
def records(tmp_path: Path, notices: Notices) -> Records:
    return Records(tmp_path / "records.sqlite", notices)


def messages(notices: Notices) -> list[str]:
    return [notice.text.message for notice in notices.take()]


def test_nothing_is_entered_while_another_copy_is_writing(tmp_path: Path, records: Records, notices: Notices) -> None:
    records.add(finished(1))
    other = sqlite3.connect(tmp_path / "records.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert not records.add(finished(2))
    assert records.players() == ()
    assert messages(notices) == ["Another copy of the game is using the records at the moment."]
    other.execute("ROLLBACK")
    other.close()
    assert records.add(finished(2))
    assert records.count() == 2
    assert not messages(notices)


def test_another_copy_that_writes_for_a_moment_is_waited_for(records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    patience: list[float] = []
    connect = sqlite3.connect

    def see(*arguments: Any, **options: Any) -> sqlite3.Connection:
        patience.append(options.get("timeout", 0.0))
        connection: sqlite3.Connection = connect(*arguments, **options)
        return connection

    records.add(finished(1))
    records.close()
    monkeypatch.setattr(sqlite3, "connect", see)
    records.count()
    assert 0.1 < patience[0] < 2.0


def test_two_copies_can_enter_matches(tmp_path: Path) -> None:
    copies = [Records(tmp_path / "records.sqlite", Notices()) for _ in range(2)]
    for seed in range(6):
        assert copies[seed % 2].add(finished(seed))
    assert copies[0].count() == copies[1].count() == 6


def test_a_newer_file_is_set_aside(tmp_path: Path, records: Records, notices: Notices) -> None:
    records.add(finished(1))
    records.close()
    with sqlite3.connect(tmp_path / "records.sqlite") as file:
        file.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    file.close()
    assert records.count() == 0
    assert messages(notices) == ["The records are from a newer version of the game. They are kept as {file}."]
    assert (tmp_path / "records.newer-1.sqlite").exists()


@pytest.mark.parametrize(
    "change",
    [
        "CREATE TRIGGER steal AFTER INSERT ON match BEGIN DELETE FROM match; END",
        "PRAGMA writable_schema = ON; INSERT INTO sqlite_master VALUES ('trigger', 'sqlite_steal', 'match', 0,"
        " 'CREATE TRIGGER sqlite_steal AFTER INSERT ON match BEGIN DELETE FROM match; END')",
        "PRAGMA writable_schema = ON; INSERT INTO sqlite_master VALUES ('view', 'sqlite_stat1', 'sqlite_stat1', 0,"
        " 'CREATE VIEW sqlite_stat1 AS SELECT 1')",
        "CREATE INDEX more ON match (seed); PRAGMA writable_schema = ON; UPDATE sqlite_master SET"
        " name = 'sqlite_autoindex_more', sql = 'CREATE INDEX sqlite_autoindex_more ON match (seed)'"
        " WHERE name = 'more'",
        "CREATE VIEW more AS SELECT 1",
        "DROP TABLE player",
        "DROP INDEX seat_of_player",
        "ALTER TABLE match ADD COLUMN more TEXT",
        "PRAGMA application_id = 7",
    ],
)
def test_a_file_with_other_tables_than_ours_is_set_aside(
    tmp_path: Path, records: Records, notices: Notices, change: str
) -> None:
    records.add(finished(1))
    records.close()
    with sqlite3.connect(tmp_path / "records.sqlite") as file:
        file.executescript(change)
    file.close()
    assert records.add(finished(2))
    assert records.count() == 1
    assert messages(notices) == ["The records could not be read and start afresh. The file is kept as {file}."]


def test_a_value_of_a_wrong_kind_costs_no_more_than_itself(tmp_path: Path, records: Records, notices: Notices) -> None:
    for seed in range(3):
        records.add(finished(seed))
    records.close()
    with sqlite3.connect(tmp_path / "records.sqlite") as file:
        file.execute("UPDATE match SET ended = 'soon', edition = x'ff', rounds = 'many' WHERE id = 2")
        file.execute("UPDATE journal SET decisions = ? WHERE match = 2", ("[" * 100_000,))
        file.execute("UPDATE seat SET name = CAST(x'fffe0a41' AS TEXT), symbol = '../x', total = 'x' WHERE match = 2")
        file.execute("UPDATE player SET matches = 'x', best = 1.5, longest = x'00'")
    file.close()
    assert len(records.matches()) == 3
    damaged = records.matches()[1]
    assert (damaged.edition, damaged.rounds) == ("", 0)
    assert (damaged.seats[0].plan.symbol, damaged.seats[0].total) == ("", 0)
    assert records.match(2) is None
    assert messages(notices) == ["This match cannot be read any more."]
    assert [(one.matches, one.best_round, one.longest_streak) for one in records.players()] == [(0, 0, 0)] * 2
    assert records.export(tmp_path / "out.csv")
    assert records.add(finished(4))
    assert records.delete(2)


def test_what_sqlite_adds_for_itself_is_no_damage(tmp_path: Path, records: Records, notices: Notices) -> None:
    records.add(finished(1))
    records.close()
    with sqlite3.connect(tmp_path / "records.sqlite") as file:
        file.execute("ANALYZE")
    file.close()
    assert records.count() == 1
    assert not messages(notices)


def test_where_sqlite_puts_spaces_and_quotes_is_no_damage(tmp_path: Path, records: Records, notices: Notices) -> None:
    """One day it may write the text of a changed table in another way."""
    records.add(finished(1))
    records.close()
    with sqlite3.connect(tmp_path / "records.sqlite") as file:
        file.execute("PRAGMA writable_schema = ON")
        file.execute("""UPDATE sqlite_master SET sql = replace(sql, 'TABLE match (', 'TABLE  "match"(')""")
    file.close()
    assert records.count() == 1
    assert not messages(notices)


@pytest.mark.parametrize("colour", ["9" * 5000, "-1", "\u0665", "", "1e3", 2**62, b"\x01", None])
def test_any_colour_of_a_seat_can_be_shown(tmp_path: Path, records: Records, notices: Notices, colour: object) -> None:
    records.add(finished(1))
    records.close()
    with sqlite3.connect(tmp_path / "records.sqlite") as file:
        file.execute("UPDATE OR IGNORE seat SET colour = ?", (colour,))
    file.close()
    (line,) = records.matches()
    assert len(line.seats) == 4
    assert not messages(notices)


def test_the_colours_of_the_seats_come_back(records: Records) -> None:
    records.add(finished(1))
    assert [seat.plan.colour for seat in records.matches()[0].seats] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    "ended", ["0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59+00:00", "1969-12-31T23:59:59+00:00", "", "soon"]
)
def test_a_date_without_local_times_is_shown_as_the_first_of_all(tmp_path: Path, records: Records, ended: str) -> None:
    records.add(finished(1))
    records.close()
    with sqlite3.connect(tmp_path / "records.sqlite") as file:
        file.execute("UPDATE match SET ended = ?", (ended,))
    file.close()
    assert records.matches()[0].ended == datetime(1970, 1, 1, tzinfo=UTC)
    assert records.matches()[0].ended.astimezone()
    assert records.history(1)[0].ended == datetime(1970, 1, 1, tzinfo=UTC)


@pytest.mark.skipif(os.name == "nt", reason="no pipes in folders there")
@pytest.mark.parametrize("ending", ["-journal", "-wal", "-shm"])
@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir])
def test_a_pipe_or_folder_beside_the_records_is_moved_away(
    tmp_path: Path, records: Records, notices: Notices, ending: str, make: Callable[[Path], None]
) -> None:
    records.add(finished(1))
    records.close()
    make(tmp_path / f"records.sqlite{ending}")
    assert records.count() == 1
    assert records.add(finished(2))
    assert messages(notices) == ["{name} is none of the game's files. It is kept as {file}."]
    assert (tmp_path / f"records.damaged-1.sqlite{ending}").exists()


@pytest.mark.skipif(os.name == "nt", reason="rights of files are another thing there")
def test_records_that_are_read_only_are_shown_and_said_to_be(
    tmp_path: Path, records: Records, notices: Notices
) -> None:
    records.add(finished(1))
    records.close()
    (tmp_path / "records.sqlite").chmod(0o444)
    with without_rights(tmp_path):
        assert records.count() == 1
        assert not records.add(finished(2))
        assert not records.add(finished(3))
    assert messages(notices) == ["The records in {file} cannot be written. No match is recorded until they can be."]
