"""What a player is told when the game cannot start or go on: the reason, and what is safe. Every word of it is true."""
# A part of the game may be what failed: only what is really needed is imported, and as late as possible.
# ruff: noqa: PLC0415

import sys
from contextlib import suppress
from pathlib import Path

from flip7 import message_box
from flip7.i18n import Text, _, use_language
from flip7.resources import ASSETS

FAILED = 1
"""The exit status."""
TITLE = "Flip 7"


def report(error: Exception, home: str | None = None, *, match_saved: bool | None = None, box: bool = True) -> int:
    """Write an error to the log and tell the player about it; the exit status. Whoever knows nothing of a match has
    the disk asked for one."""
    log = _write_log(error, home)
    lines = _what_is_wrong(error)
    if _match_on_disk(home) if match_saved is None else match_saved:
        lines.append(_("The match under way is saved."))
    if log is not None:
        lines.append(_("What happened is written in {file}.", file=log))
    tell("\n".join(map(str, lines)), box=box)
    return FAILED


def tell(text: str, *, box: bool = True) -> None:
    """Print a message, and have the system show it where nobody would read what is printed."""
    print(f"flip7: {text}", file=sys.stderr)
    if box and not _is_read():
        message_box.show(TITLE, text)


def speak_as_chosen(home: str | None = None) -> None:
    """Use the language of the settings: for failures that come before the settings are read."""
    with suppress(Exception):
        from flip7.store import atomic
        from flip7.store.home import Home
        from flip7.store.settings import read

        data = atomic.read(Home.find(home).settings, limit=1 << 20)
        if data is not None and (language := read(data).settings.language):
            use_language(language)


def _is_read() -> bool:
    """Whether somebody sees what is printed. On Windows a console may close together with the program."""
    return sys.stderr is not None and sys.stderr.isatty() and sys.platform != "win32"


def _what_is_wrong(error: Exception) -> list[Text]:
    again = _("Installing the game again should help.")
    if isinstance(error, ImportError | SyntaxError):
        name = getattr(error, "name", None) or error
        return [_("A part of the game is missing or damaged: {name}", name=name), again]
    reason = str(error) or type(error).__name__
    if isinstance(error, OSError) and error.filename is not None:
        if Path(str(error.filename)).is_relative_to(ASSETS):
            return [_("A file of the game is missing or damaged: {file}", file=error.filename), again]
        reason = f"{error.filename}: {error.strerror}"
    return [_("The game had to stop: {reason}", reason=reason)]


def _write_log(error: Exception, home: str | None) -> Path | None:
    with suppress(Exception):
        from flip7 import crash_log
        from flip7.store.home import Home

        return crash_log.write(Home.find(home).log, error)
    return None


def _match_on_disk(home: str | None) -> bool:
    """Whether the next start will find a match to continue. Nothing is moved or locked by the question."""
    with suppress(Exception):
        from flip7.match.match import Match
        from flip7.store import atomic, match_file
        from flip7.store.home import Home
        from flip7.store.validation import Damaged

        folder = Home.find(home).matches
        for file in [*folder.glob("match.json"), *folder.glob("match-?.json")]:
            with suppress(Damaged):
                data = atomic.read(file, limit=1 << 23)
                if data is not None and Match.resume(match_file.read(data)).game.outcome() is None:
                    return True
    return False
