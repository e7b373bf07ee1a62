"""What the player must be told once. Nothing that happens to a file is ever an exception for the player."""

import errno
import threading
from dataclasses import dataclass
from pathlib import Path

from flip7.i18n import Text, _


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence for the player."""

    text: Text


class Notices:
    """What is still to be told. The same thing is told once, however often it happens.

    It comes from the thread that writes, and is taken by the one that shows it.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: list[Notice] = []
        self._told: set[str] = set()

    def add(self, text: Text) -> None:
        """Something that can happen several times, to several files."""
        with self._lock:
            self._waiting.append(Notice(text))

    def add_once(self, topic: str, text: Text) -> None:
        """Something that is told once, however often it happens: once for each `topic`."""
        with self._lock:
            if topic not in self._told:
                self._told.add(topic)
                self._waiting.append(Notice(text))

    def cannot_save(self, error: OSError, folder: Path) -> None:
        """The disk is full or may not be written to: said once, for all files together."""
        if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
            text = _("The disk is full. You can go on playing, but nothing is saved.")
        else:
            text = _("The game cannot write to {folder}. You can go on playing, but nothing is saved.", folder=folder)
        self.add_once("cannot save", text)

    def take(self) -> tuple[Notice, ...]:
        """What there is to tell now; it is told by this."""
        with self._lock:
            taken = tuple(self._waiting)
            self._waiting.clear()
        return taken
