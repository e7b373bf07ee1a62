"""The puzzles on disk."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from flip7.i18n import _
from flip7.match.puzzles import PuzzleBook
from flip7.store import atomic, recovery
from flip7.store.lock import waited_for
from flip7.store.notices import Notices
from flip7.store.puzzles import ReadPuzzles, read, written
from flip7.store.recovery import Loaded, Why

Change: TypeAlias = Callable[[PuzzleBook], PuzzleBook]

_LIMIT: Final = 1 << 24


class PuzzlesFile:
    """Puzzles that are still there after a restart. Two copies of the game do not undo each other's changes."""

    def __init__(self, path: Path, notices: Notices) -> None:
        self._path = path
        self._notices = notices

    def load(self) -> PuzzleBook:
        """The puzzles, or as many of them as can be read."""
        found = self._read().value
        return PuzzleBook() if found is None else found.book

    def change(self, change: Change) -> None:
        """Have `change` done to what is on disk now. Where that is impossible the player is told, once."""
        with waited_for(self._path.with_suffix(".lock")):
            loaded = self._read()
            if loaded.stuck:
                return
            if loaded.value is not None and loaded.value.wrong:
                # What could not be read is kept beside it: it may be somebody's only copy.
                recovery.copy_aside(self._path, Why.DAMAGED)
            before = PuzzleBook() if loaded.value is None else loaded.value.book
            after = change(before)
            if after != before:
                self._write(after)

    def _read(self) -> Loaded[ReadPuzzles]:
        loaded = recovery.load(self._path, read, _LIMIT)
        if loaded.why is not None:
            self._tell(loaded)
        return loaded

    def _write(self, book: PuzzleBook) -> None:
        try:
            atomic.write(self._path, written(book))
        except OSError as error:
            self._notices.cannot_save(error, self._path.parent)

    def _tell(self, loaded: Loaded[ReadPuzzles]) -> None:
        if loaded.aside is None:
            text = _("The puzzles in {file} cannot be read or moved, so nothing about them is kept.", file=self._path)
            self._notices.add_once("puzzles stuck", text)
        elif loaded.why is Why.NEWER:
            text = _("The puzzles are from a newer version of the game. They are kept as {file}.",
                     file=loaded.aside.name)  # fmt: skip
            self._notices.add(text)
        else:
            text = _("The puzzles could not be read. The file is kept as {file}.", file=loaded.aside.name)
            self._notices.add(text)
