"""A file is the old one or the new one, whatever happens while it is written."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from flip7.store import atomic, recovery
from flip7.store.recovery import Why


def test_the_last_one_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    for content in (b"one", b"two", b"three"):
        atomic.write(path, content)
    assert path.read_bytes() == b"three"
    assert atomic.backup_of(path).read_bytes() == b"two"
    assert len(list(tmp_path.iterdir())) == 2


def test_a_file_is_on_the_disk_before_it_has_its_name_and_the_name_before_it_is_called_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a power cut leaves is decided by the order of these."""
    path = tmp_path / "file.json"
    atomic.write(path, b"one")
    steps: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def see_sync(descriptor: int) -> None:
        steps.append("sync folder" if os.path.isdir(f"/proc/self/fd/{descriptor}") else "sync file")  # noqa: PTH112
        fsync(descriptor)

    def see_replace(self: Path, target: Path) -> Path:
        steps.append("backup" if target.suffix == ".bak" else "rename")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", see_sync)
    monkeypatch.setattr(Path, "replace", see_replace)
    atomic.write(path, b"two")
    if os.name != "nt":
        assert steps == ["sync file", "backup", "rename", "sync folder"]


@pytest.mark.parametrize("broken", ["fsync", "link"])
def test_a_failed_write_changes_nothing_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    path = tmp_path / "file.json"
    atomic.write(path, b"one")

    def fail(*_arguments: Any, **_options: Any) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, broken, fail)
    if broken == "link":  # no links on this disk, and then the rename fails, too
        monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="full"):
        atomic.write(path, b"two")
    assert [found.name for found in tmp_path.iterdir()] == ["file.json"]
    assert path.read_bytes() == b"one"


def test_without_links_there_is_a_backup_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_arguments: Any, **_options: Any) -> None:
        raise OSError(errno.EPERM, "no links on FAT")

    monkeypatch.setattr(os, "link", fail)
    path = tmp_path / "file.json"
    atomic.write(path, b"one")
    atomic.write(path, b"two")
    assert path.read_bytes() == b"two"
    assert atomic.backup_of(path).read_bytes() == b"one"
    recovery.set_aside(path, Why.DAMAGED)
    assert (tmp_path / "file.damaged-1.json").read_bytes() == b"two"


def test_what_is_removed_does_not_come_back_by_its_backup(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    atomic.write(path, b"one")
    atomic.write(path, b"two")
    atomic.remove(path)
    assert not list(tmp_path.iterdir())
    atomic.remove(path)
