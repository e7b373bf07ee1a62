"""Records of version 1, and what can be asked of a file of records."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from flip7.store import schema
from flip7.store.finished_match import FinishedMatch
from flip7.store.notices import Notices
from flip7.store.records import Records
from tests.store.tables import ENDED, finished
from tests.store.test_old_saves import SAVES

NOW = schema.VERSION
"""The version of today. The games of these tests add steps to it."""
ROOT = Path(__file__).parents[2]
STUCK = "The records in {file} cannot be read or moved, so no match is recorded."
UNWRITABLE = "The records in {file} cannot be written. No match is recorded until they can be."
DAMAGED = "The records could not be read and start afresh. The file is kept as {file}."
NEWER = "The records are from a newer version of the game. They are kept as {file}."
BUSY = "Another copy of the game is using the records at the moment."


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Records of version 1, with three matches."""
    path = tmp_path / "records.sqlite"
    shutil.copy(SAVES / "records-1.sqlite", path)
    return path


@pytest.fixture
def notices() -> Notices:
    return Notices()


def messages(notices: Notices) -> list[str]:
    return [notice.text.message for notice in notices.take()]


def rows(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def version(path: Path) -> object:
    return rows(path, "PRAGMA user_version")[0][0]


def names(path: Path) -> list[str]:
    return sorted(found.name for found in path.parent.iterdir())


def assert_all_there(path: Path) -> None:
    """The three matches, as they were played, and nobody was told anything."""
    notices = Notices()
    records = Records(path, notices)
    found = [records.match(line.id) for line in records.matches()]
    assert [FinishedMatch.of(match, ENDED) for match in found if match] == [finished(seed) for seed in (3, 2, 1)]
    assert [player.matches for player in records.players()] == [9, 3]
    records.close()
    assert not messages(notices)
