"""A disk that is full, or may not be written to: the game goes on, and says so once."""

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from flip7.store.match_file import MatchFile
from flip7.store.notices import Notices
from tests.store.cramped import use_everything
from tests.store.tables import saved

FULL = "The disk is full. You can go on playing, but nothing is saved."
FORBIDDEN = "The game cannot write to {folder}. You can go on playing, but nothing is saved."
NO_RECORDS = "The records in {file} cannot be written. No match is recorded until they can be."
NO_EXPORT = "The records could not be written to {file}."
NOBODY = 65534


def test_a_full_disk_is_told_once_and_the_last_good_match_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notices = Notices()
    file = MatchFile(tmp_path, notices)
    file.save(saved(most=10))

    def no_room(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "fsync", no_room)
        for decisions in range(11, 20):
            file.save(saved(most=decisions))
    assert [notice.text.message for notice in notices.take()] == [FULL]
    assert file.load() == saved(most=10)
    assert not list(tmp_path.glob(".*")), "nothing half-written takes up room"
    file.save(saved(most=20))
    assert file.load() == saved(most=20), "with room again, it is saved again"
    assert not notices.take()
    file.close()


@pytest.mark.parametrize("reason", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG])
def test_no_room_is_no_room_whatever_the_system_calls_it(tmp_path: Path, reason: int) -> None:
    notices = Notices()
    notices.cannot_save(OSError(reason, "no room"), tmp_path)
    notices.cannot_save(OSError(errno.EROFS, "read-only"), tmp_path)
    assert [notice.text.message for notice in notices.take()] == [FULL]


@pytest.mark.skipif(sys.platform != "linux", reason="needs a small file system of its own")
@pytest.mark.parametrize("size", ["4k", "16k", "64k"])
def test_a_really_full_disk_stops_nobody(tmp_path: Path, size: str) -> None:
    room = tmp_path / "room"
    room.mkdir()
    own_namespace = ["unshare", "--map-root-user", "--mount"] if os.geteuid() else ["unshare", "--mount"]
    mount = f'mount -t tmpfs -o size={size} none "{room}"'
    if (
        not shutil.which("unshare")
        or subprocess.run([*own_namespace, "sh", "-c", mount], capture_output=True, check=False).returncode
    ):
        pytest.skip("may not mount here")
    play = f'{mount} && exec "{sys.executable}" -m tests.store.cramped "{room}"'
    done = subprocess.run([*own_namespace, "sh", "-c", play], capture_output=True, text=True, timeout=60, check=False)
    assert not done.stderr
    assert done.returncode == 0
    told = done.stdout.splitlines()
    assert told.count(FULL) <= 1
    assert told.count(NO_RECORDS) == 1
    assert set(told) <= {FULL, NO_RECORDS, NO_EXPORT}


@contextmanager
def without_rights(folder: Path, mode: int = 0o555) -> Iterator[None]:
    """Read, but do not write. The administrator may write anywhere, and has to be somebody else for it."""
    folder.chmod(mode)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="rights of folders are another thing there")
def test_a_folder_without_write_permission_is_told_once(tmp_path: Path) -> None:
    with without_rights(tmp_path):
        told = use_everything(tmp_path)
    assert told[0] == FORBIDDEN
    assert told.count(FORBIDDEN) == 1
    assert told.count(NO_RECORDS) == 1
    assert set(told) == {FORBIDDEN, NO_RECORDS, NO_EXPORT}
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(os.name == "nt", reason="rights of folders are another thing there")
def test_what_was_saved_can_still_be_read_without_write_permission(tmp_path: Path) -> None:
    use_everything(tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    notices = Notices()
    with without_rights(tmp_path):
        file = MatchFile(tmp_path, notices)
        assert file.load() == saved(most=29)
        file.save(saved(most=30))
        told = use_everything(tmp_path)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert told.count(FORBIDDEN) == 1


@pytest.mark.skipif(os.name == "nt", reason="rights of folders are another thing there")
def test_what_is_damaged_and_cannot_be_moved_is_not_written_over(tmp_path: Path) -> None:
    for name in ("match.json", "settings.json", "records.sqlite"):
        (tmp_path / name).write_bytes(b"not ours")
    with without_rights(tmp_path):
        told = use_everything(tmp_path)
    assert all((tmp_path / name).read_bytes() == b"not ours" for name in ("match.json", "settings.json"))
    assert "The records in {file} cannot be read or moved, so no match is recorded." in told
    told = [text for text in told if text != NO_EXPORT]
    assert len(told) == len(set(told)), "each once"


@pytest.mark.skipif(os.name == "nt", reason="rights of folders are another thing there")
def test_a_folder_that_may_not_even_be_looked_into_stops_nobody(tmp_path: Path) -> None:
    use_everything(tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    for folder in (tmp_path, tmp_path / "home"):
        with without_rights(tmp_path, 0o000):
            told = use_everything(folder)
        assert told.count(FORBIDDEN) == 1
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_home_inside_a_file_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    told = use_everything(tmp_path / "file")
    assert told.count(FORBIDDEN) == 1


def test_a_disk_that_fails_at_any_step_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The n-th call to the system fails, for every n there is."""
    until_failure = 0

    def failing(call: Any) -> Any:
        def wrapped(*arguments: Any, **options: Any) -> Any:
            nonlocal until_failure
            until_failure -= 1
            if until_failure == 0:
                raise OSError(errno.EIO, "a bad sector")
            return call(*arguments, **options)

        return wrapped

    for name in ("fsync", "link", "open"):
        monkeypatch.setattr(os, name, failing(getattr(os, name)))
    for name in ("replace", "unlink", "open", "stat"):
        monkeypatch.setattr(Path, name, failing(getattr(Path, name)))
    for step in range(1, 80):
        folder = tmp_path / str(step)
        folder.mkdir()
        file = MatchFile(folder, Notices())
        until_failure = step
        for decisions in range(1, 6):
            file.save(saved(most=decisions))
        until_failure = 0
        file.save(saved(most=6))
        assert file.load() == saved(most=6)
        file.close()
