"""The ghosts on disk."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from flip7.i18n import _
from flip7.store import atomic, recovery
from flip7.store.ghosts import Ghosts, read, written
from flip7.store.lock import waited_for
from flip7.store.notices import Notices

Change: TypeAlias = Callable[[Ghosts], Ghosts]

_LIMIT: Final = 1 << 24


class GhostsFile:
    """Two copies of the game do not undo each other's changes: both change what is on disk."""

    def __init__(self, path: Path, notices: Notices) -> None:
        self._path = path
        self._notices = notices

    def load(self) -> Ghosts:
        """The ghosts, or as many of them as can be read."""
        return self._read() or Ghosts()

    def change(self, change: Change) -> Ghosts:
        """Have `change` done to what is on disk now; what is there after that."""
        with waited_for(self._path.with_suffix(".lock")):
            before = self._read()
            after = change(before or Ghosts())
            if before is None:
                return after
            if after != before:
                try:
                    atomic.write(self._path, written(after))
                except OSError as error:
                    self._notices.cannot_save(error, self._path.parent)
            return after

    def _read(self) -> Ghosts | None:
        """None if what lies there cannot be read, and must not be written over."""
        loaded = recovery.load(self._path, read, _LIMIT)
        if loaded.why is None:
            return loaded.value or Ghosts()
        if loaded.aside is None:
            text = _("The ghosts in {file} cannot be read or moved, so what is learned is not kept.", file=self._path)
            self._notices.add_once("ghosts stuck", text)
            return None
        text = _("The ghosts could not be read. They are fitted anew from the records, and the file is kept as {file}.",
                 file=loaded.aside.name)  # fmt: skip
        self._notices.add(text)
        return loaded.value or Ghosts()
