"""Reading a file, or else its backup. What cannot be read gets another name: it is never written over or deleted."""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Generic, TypeVar

from flip7.store import atomic
from flip7.store.validation import Damaged, Newer

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Why(Enum):
    """Why a file is set aside; it becomes part of its new name."""

    DAMAGED = "damaged"
    NEWER = "newer"


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T_co]):
    """What became of reading a file and, where that was of no use, its backup."""

    value: T_co | None
    aside: Path | None = None
    """What could not be read, under its new name."""
    why: Why | None = None
    """None if there was nothing wrong."""

    @property
    def stuck(self) -> bool:
        """Something unreadable is still in its place. It must not be written over."""
        return self.why is not None and self.aside is None


def load(path: Path, parse: Callable[[bytes], T], limit: int) -> Loaded[T]:
    """Read `path`, or else its backup. What neither is nor contains what it should is set aside."""
    aside: Path | None = None
    first_why: Why | None = None
    for candidate in (path, atomic.backup_of(path)):
        try:
            data = atomic.read(candidate, limit)
            if data is not None:
                return Loaded(parse(data), aside, first_why)
        except Damaged as error:
            why = Why.NEWER if isinstance(error, Newer) else Why.DAMAGED
            try:
                moved = set_aside(candidate, why)
            except OSError:
                return Loaded(None, None, why)
            if first_why is None:
                first_why, aside = why, moved
    return Loaded(None, aside, first_why)


def set_aside(path: Path, why: Why) -> Path:
    """Move a file to a free name beside it, and return that. An OSError means that it is where it was."""
    number = 0
    while True:
        number += 1
        target = path.with_name(f"{path.stem}.{why.value}-{number}{path.suffix}")
        if not os.path.lexists(target):
            try:
                atomic.move_to_free(path, target)
            except FileExistsError:  # another copy of the game took the name in this moment
                continue
            return target


def copy_aside(path: Path, why: Why) -> Path | None:
    """Keep a second name for a file that is about to be written over; None if that is impossible."""
    data = atomic.read(path, 1 << 24)
    number = 0
    while data is not None:
        number += 1
        target = path.with_name(f"{path.stem}.{why.value}-{number}{path.suffix}")
        try:
            with target.open("xb") as file:
                file.write(data)
        except FileExistsError:
            continue
        except OSError:
            with suppress(OSError):
                target.unlink()
            return None
        return target
    return None
