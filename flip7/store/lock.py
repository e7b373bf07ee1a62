"""A lock that the system gives back when its holder dies, however it dies."""

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_PATIENCE: Final = 0.5
"""Seconds to wait for another copy of the game that is writing the same file."""


class Hold(Enum):
    """What came of trying to take a lock."""

    HELD = "held"
    BUSY = "busy"
    """Another copy of the game has it."""
    IMPOSSIBLE = "impossible"
    """There are no locks here: the disk is full or read-only, or the file system does not know them."""


class Lock:
    """A lock by a file that is never deleted: deleting it would let two holders lock two files of one name."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor: int | None = None

    def take(self) -> Hold:
        """Try to take it, without waiting. Taking it again is no harm."""
        if self._descriptor is not None:
            return Hold.HELD
        try:
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError:
            return Hold.IMPOSSIBLE
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            busy = error.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
            return Hold.BUSY if busy else Hold.IMPOSSIBLE
        self._descriptor = descriptor
        return Hold.HELD

    def release(self) -> None:
        """Give it back, if it is held."""
        if self._descriptor is not None:
            with suppress(OSError):
                os.close(self._descriptor)
            self._descriptor = None


@contextmanager
def waited_for(path: Path) -> Iterator[None]:
    """Keep other copies of the game from writing between our reading and writing. Not at any price: each write is
    whole in itself, and a stopped copy must not stop this one."""
    lock = Lock(path)
    deadline = time.monotonic() + _PATIENCE
    while lock.take() is Hold.BUSY and time.monotonic() < deadline:
        time.sleep(0.01)
    try:
        yield
    finally:
        lock.release()
