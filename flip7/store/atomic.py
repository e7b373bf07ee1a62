"""Writing so that a crash or a power cut leaves the old file or the new one, never half of one.

The new content goes to a name of its own, is flushed and synced, and takes the place of the old by a rename. The one
before stays beside it as .bak, for the day when the disk itself damages a file: see `recovery`.
"""

import os
import re
import stat
import time
from contextlib import suppress
from pathlib import Path

from flip7.store.validation import Damaged

_ABANDONED = 3600.0
"""Seconds after which an unfinished file is of a copy of the game that is no more."""
_QUIET = 5.0
"""The same, where no program of its number runs: it may run on another computer that shares the folder."""
_LEFTOVER = re.compile(r"\..+\.(\d{1,9})-[0-9a-f]{8}\.tmp")
_PATIENCE = (0.01, 0.02, 0.05, 0.1) if os.name == "nt" else ()
"""On Windows a virus scanner may hold a file for a moment, and no rename is possible until it lets go."""


def backup_of(path: Path) -> Path:
    """Where the last content of a file is kept."""
    return path.with_name(path.name + ".bak")


def write(path: Path, data: bytes) -> None:
    """Replace the content of `path`, and keep the last as its backup. An OSError means that nothing has changed."""
    new = unfinished(path)
    try:
        with new.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _keep_last(path)
        _replace(new, path)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise
    sync_folder(path.parent)


def read(path: Path, limit: int) -> bytes | None:
    """The content of a file, None if there is none; `Damaged` if it cannot be the game's."""
    try:
        state = path.stat()
        # Opening a pipe that lies there would wait for ever.
        if not stat.S_ISREG(state.st_mode) or state.st_size > limit:
            raise Damaged("no file of the game")
        with path.open("rb") as file:
            return file.read(limit + 1)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise Damaged(str(error)) from error


def move_to_free(path: Path, target: Path) -> None:
    """Rename without ever replacing anything: FileExistsError if `target` is taken."""
    if os.name == "nt":
        path.rename(target)
        return
    try:
        os.link(path, target, follow_symlinks=False)
    except FileExistsError:
        raise
    except OSError:  # a folder, or a file system without links: a look must do
        if os.path.lexists(target):
            raise FileExistsError(target) from None
        path.rename(target)
    else:
        path.unlink()


def remove(path: Path) -> None:
    """Delete a file that is no longer needed: the backup first, or a crash in between would bring it back."""
    backup_of(path).unlink(missing_ok=True)
    path.unlink(missing_ok=True)
    sync_folder(path.parent)


def try_to_remove(path: Path) -> None:
    """Delete a file that does no harm where it is."""
    with suppress(OSError):
        remove(path)


def unfinished(path: Path) -> Path:
    """A name of its own for what is being written, so that two copies of the game never write to the same."""
    return path.with_name(f".{path.name}.{os.getpid()}-{os.urandom(4).hex()}.tmp")


def sweep(folder: Path) -> None:
    """Delete what copies of the game that were killed while writing have left, and no file of anybody else."""
    try:
        leftovers = [(path, found) for path in folder.iterdir() if (found := _LEFTOVER.fullmatch(path.name))]
    except OSError:
        return
    for path, found in leftovers:
        with suppress(OSError):
            age = time.time() - path.stat().st_mtime
            if age > _ABANDONED or (age > _QUIET and not _runs(int(found[1]))):
                path.unlink()


def _runs(process: int) -> bool:
    """Whether there is a program of this number. On Windows there is no harmless way to ask."""
    if os.name == "nt":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:  # somebody else's
        return True
    return True


def sync_folder(folder: Path) -> None:
    """Make a rename last. Windows has no such thing, and does not need it."""
    if os.name == "nt":
        return
    # The new content is in place already: a file system that cannot sync folders is no reason to call that a failure.
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _keep_last(path: Path) -> None:
    """The file as it is becomes the backup. It stays in its place too, so that there is always one."""
    if not os.path.lexists(path):
        return
    second_name = unfinished(path)
    try:
        os.link(path, second_name)
    except OSError:
        # No links here (FAT): for a moment there is only the backup, which `load` then takes.
        _replace(path, backup_of(path))
        return
    try:
        _replace(second_name, backup_of(path))
    except BaseException:
        with suppress(OSError):
            second_name.unlink()
        raise
    # Where both names are of one file already, the rename has done nothing and the second name is left.
    second_name.unlink(missing_ok=True)


def _replace(source: Path, target: Path) -> None:
    for pause in _PATIENCE:
        try:
            source.replace(target)
            return
        except PermissionError:
            time.sleep(pause)
    source.replace(target)
