"""What can be read is read, from the file or its backup; what cannot is kept under another name."""

import os
from pathlib import Path

import pytest

from flip7.store import atomic, recovery
from flip7.store.validation import Damaged


def identity(data: bytes) -> bytes:
    if data.startswith(b"bad"):
        raise Damaged("bad")
    return data


def test_a_crash_between_the_two_renames_loses_nothing_that_was_saved(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    atomic.backup_of(path).write_bytes(b"one")
    assert recovery.load(path, identity, 100).value == b"one"


def test_what_cannot_be_read_is_set_aside_and_its_backup_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(b"bad")
    atomic.backup_of(path).write_bytes(b"good")
    loaded = recovery.load(path, identity, 100)
    assert loaded.value == b"good"
    assert loaded.aside == tmp_path / "file.damaged-1.json"
    assert (tmp_path / "file.damaged-1.json").read_bytes() == b"bad"


def test_nothing_that_was_set_aside_is_ever_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    for number in range(5):
        path.write_bytes(b"bad%d" % number)
        recovery.load(path, identity, 100)
    contents = sorted(found.read_bytes() for found in tmp_path.iterdir())
    assert contents == [b"bad0", b"bad1", b"bad2", b"bad3", b"bad4"]


def test_a_damaged_backup_is_set_aside_too(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(b"bad one")
    atomic.backup_of(path).write_bytes(b"bad two")
    loaded = recovery.load(path, identity, 100)
    assert loaded.value is None
    assert sorted(found.name for found in tmp_path.iterdir()) == ["file.damaged-1.json", "file.json.damaged-1.bak"]


@pytest.mark.skipif(os.name == "nt", reason="no pipes in folders there")
def test_a_pipe_or_a_folder_in_the_place_of_a_file_does_not_stop_the_game(tmp_path: Path) -> None:
    pipe, folder = tmp_path / "pipe.json", tmp_path / "folder.json"
    os.mkfifo(pipe)
    folder.mkdir()
    for path in (pipe, folder):
        assert recovery.load(path, identity, 100).value is None
        assert not path.exists()


def test_a_file_too_large_to_be_ours_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(b"x" * 101)
    assert recovery.load(path, identity, 100).value is None
