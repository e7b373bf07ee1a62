"""The log of unexpected errors: what a player can send to whoever mends the game."""

import platform
import sys
import traceback
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TextIO

from flip7 import __version__

MOST_BYTES = 512 * 1024
"""A log grown beyond this becomes the old one, and a new one begins."""


def write(log: Path, error: BaseException) -> Path | None:
    """Append an error; where it was written, or None if that was impossible."""
    try:
        with _open(log) as file:
            file.write(_report(error))
    except OSError:
        return None
    return log


def take_messages(log: Path) -> None:
    """Have what is printed written here where there is nobody to print it to: in a windowed program on Windows."""
    if sys.stdout is not None and sys.stderr is not None:
        return
    try:
        file = _open(log)
    except OSError:
        return
    sys.stdout = sys.stdout or file
    sys.stderr = sys.stderr or file


def _open(log: Path) -> TextIO:
    log.parent.mkdir(parents=True, exist_ok=True)
    if log.exists() and log.stat().st_size > MOST_BYTES:
        # On Windows a log that is open in another run cannot be moved: then it grows on.
        with suppress(PermissionError):
            log.replace(log.with_name(log.name + ".old"))
    return log.open("a", buffering=1, encoding="utf-8", errors="backslashreplace")


def _report(error: BaseException) -> str:
    when = datetime.now().astimezone().isoformat(timespec="seconds")
    where = f"Flip 7 {__version__}, Python {platform.python_version()}, {platform.platform()}"
    pygame = sys.modules.get("pygame")
    if pygame is not None:
        where += f", pygame-ce {getattr(pygame, '__version__', '?')}"
    return f"--- {when}, {where}\n{''.join(traceback.format_exception(error))}\n"
