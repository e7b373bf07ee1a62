"""The people on disk."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from flip7.i18n import _, ngettext
from flip7.store import atomic, recovery
from flip7.store.lock import waited_for
from flip7.store.notices import Notices
from flip7.store.people import People, ReadPeople, read, written
from flip7.store.recovery import Loaded, Why

Change: TypeAlias = Callable[[People], People]

_LIMIT: Final = 1 << 22


class PeopleFile:
    """People who are still known after a restart. Two copies of the game do not undo each other's changes."""

    def __init__(self, path: Path, notices: Notices) -> None:
        self._path = path
        self._notices = notices

    def load(self) -> People | None:
        """The people, or as many of them as can be read; None if there is no file yet."""
        found = self._read().value
        if found is None:
            return None
        if found.wrong:
            self._mend(found)
        return found.people

    def change(self, change: Change, otherwise: People) -> None:
        """Have `change` done to what is on disk now, or to `otherwise` where there is nothing. Where that is impossible
        the player is told, once."""
        with waited_for(self._path.with_suffix(".lock")):
            loaded = self._read()
            if loaded.stuck:
                return
            before = loaded.value.people if loaded.value is not None else otherwise
            after = change(before)
            if loaded.value is None or after != before:
                self._write(after)

    def _read(self) -> Loaded[ReadPeople]:
        loaded = recovery.load(self._path, read, _LIMIT)
        self._tell(loaded)
        return loaded

    def _write(self, people: People) -> bool:
        try:
            atomic.write(self._path, written(people))
        except OSError as error:
            self._notices.cannot_save(error, self._path.parent)
            return False
        return True

    def _mend(self, found: ReadPeople) -> None:
        """Write the file anew without the wrong entries, once the one that had them is kept."""
        kept = recovery.copy_aside(self._path, Why.DAMAGED)
        if kept is not None and self._write(found.people):
            self._notices.add(
                ngettext(
                    "One person could not be read and is left out. The file is kept as {file}.",
                    "{count} people could not be read and are left out. The file is kept as {file}.",
                    found.wrong,
                    file=kept.name,
                )
            )

    def _tell(self, loaded: Loaded[ReadPeople]) -> None:
        if loaded.why is None:
            return
        if loaded.aside is None:
            text = _("The people in {file} cannot be read or moved, so changes to them are not saved.", file=self._path)
            self._notices.add_once("people stuck", text)
            return
        file = loaded.aside.name
        if loaded.why is Why.NEWER:
            text = _("The people are from a newer version of the game. They are kept as {file}.", file=file)
        elif loaded.value is not None:
            text = _("The people could not be read, so the last good ones are used. The file is kept as {file}.",
                     file=file)  # fmt: skip
        else:
            text = _("The people could not be read. Those in the records are known. The file is kept as {file}.",
                     file=file)  # fmt: skip
        self._notices.add(text)
