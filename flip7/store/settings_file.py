"""The settings on disk."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from flip7.i18n import _, ngettext
from flip7.store import atomic, recovery
from flip7.store.lock import waited_for
from flip7.store.notices import Notices
from flip7.store.recovery import Loaded, Why
from flip7.store.settings import ReadSettings, Settings, changed, read, written

_LIMIT: Final = 1 << 20


class SettingsFile:
    """Settings that survive a restart. Each copy of the game changes on disk only what was changed in it."""

    def __init__(self, path: Path, notices: Notices) -> None:
        self._path = path
        self._notices = notices
        self._known = Settings()
        """As this copy of the game last read or wrote them."""

    def load(self) -> Settings:
        """The settings, or as much of them as can be read."""
        loaded = self._read()
        found = loaded.value or ReadSettings(Settings())
        if found.wrong:
            self._mend(found)
        self._known = found.settings
        return found.settings

    def save(self, settings: Settings) -> None:
        """Keep what has changed since the last time. Where that is impossible the player is told, once."""
        news = changed(self._known, settings)
        if not news:
            return
        with waited_for(self._path.with_suffix(".lock")):
            loaded = self._read()
            if loaded.stuck:
                return
            found = loaded.value or ReadSettings(settings)
            if self._write(replace(found.settings, **news), found):
                self._known = settings

    def _read(self) -> Loaded[ReadSettings]:
        loaded = recovery.load(self._path, read, _LIMIT)
        self._tell(loaded)
        return loaded

    def _write(self, settings: Settings, found: ReadSettings) -> bool:
        try:
            atomic.write(self._path, written(settings, found.unknown))
        except OSError as error:
            self._notices.cannot_save(error, self._path.parent)
            return False
        return True

    def _mend(self, found: ReadSettings) -> None:
        """Write the file anew without the wrong values, once the one that had them is kept."""
        kept = recovery.copy_aside(self._path, Why.DAMAGED)
        if kept is not None and self._write(found.settings, found):
            self._notices.add(
                ngettext(
                    "One setting could not be read and is back at its default. The file is kept as {file}.",
                    "{count} settings could not be read and are back at their defaults. The file is kept as {file}.",
                    len(found.wrong),
                    file=kept.name,
                )
            )
        else:
            self._notices.add_once(
                "settings",
                ngettext(
                    "One setting could not be read and is back at its default.",
                    "{count} settings could not be read and are back at their defaults.",
                    len(found.wrong),
                ),
            )

    def _tell(self, loaded: Loaded[ReadSettings]) -> None:
        if loaded.why is None:
            return
        if loaded.aside is None:
            text = _(
                "The settings in {file} cannot be read or moved, so changes to them are not saved.", file=self._path
            )
            self._notices.add_once("settings stuck", text)
            return
        file = loaded.aside.name
        if loaded.why is Why.NEWER:
            text = _("The settings are from a newer version of the game. They are kept as {file}.", file=file)
        elif loaded.value is not None:
            text = _(
                "The settings could not be read, so the last good ones are used. The file is kept as {file}.", file=file
            )
        else:
            text = _(
                "The settings could not be read and are back at their defaults. The file is kept as {file}.", file=file
            )
        self._notices.add(text)
