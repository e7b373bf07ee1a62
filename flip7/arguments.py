"""How the values on the command line are read. What is wrong with one is said without a word of Python."""

import os
from argparse import ArgumentTypeError
from math import inf
from pathlib import Path

from flip7.i18n import Text, _

MOST_DIGITS = 70
"""A seed of more could not be kept in the file of a match."""
MOST_PIXELS = 16384
"""No window is wider or higher than this."""
_MOST_SHOWN = 40


class BadFolder(Exception):
    """Nothing can be kept in this folder; the reason, in the user's language."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))


def whole_number(text: str) -> int:
    """0, 1, 2 ..."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdigit()):
        raise ArgumentTypeError(_("a whole number from 0 on is needed, not {value}", value=_shown(text)))
    if len(digits.lstrip("0")) > MOST_DIGITS:
        raise ArgumentTypeError(_("a number has at most {digits} digits here", digits=MOST_DIGITS))
    return int(digits)


def number_above_nought(text: str) -> float:
    """A time, say: 2 or 0.5."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < inf:
        raise ArgumentTypeError(_("a number above 0 is needed, not {value}", value=_shown(text)))
    return number


def size(text: str) -> tuple[int, int]:
    """The width and height out of "1280x720"."""
    try:
        width, height = map(whole_number, text.lower().split("x"))
    except (ValueError, ArgumentTypeError):
        width = height = 0
    if not (0 < width <= MOST_PIXELS and 0 < height <= MOST_PIXELS):
        message = _(
            "a size such as 1280x720 is needed, with at most {most} pixels on each side, not {value}",
            most=MOST_PIXELS,
            value=_shown(text),
        )
        raise ArgumentTypeError(message)
    return width, height


def home(text: str) -> str:
    """The full path of a folder that can be written to; it is made if it is not there."""
    try:
        return str(usable(text))
    except BadFolder as error:
        raise ArgumentTypeError(str(error)) from error


def usable(text: str) -> Path:
    """The folder by its full path, there and open to us, or `BadFolder`."""
    try:
        folder = Path(os.path.abspath(Path(text).expanduser()))  # noqa: PTH100, resolve() fails in forbidden folders
    except RuntimeError as error:  # "~nobody"
        raise BadFolder(_("there is no folder {folder}", folder=_shown(text))) from error
    except FileNotFoundError as error:
        raise BadFolder(_("the folder that this was started in is gone: a full path is needed")) from error
    if not text:
        raise BadFolder(_("a folder is needed"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise BadFolder(_("{file} is not a folder", file=_shown(text))) from error
    except OSError as error:
        message = _("the folder {folder} cannot be made: {reason}", folder=_shown(text), reason=error.strerror)
        raise BadFolder(message) from error
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        raise BadFolder(_("the folder {folder} cannot be written to", folder=_shown(text)))
    return folder


def _shown(text: str) -> str:
    """As it was given, but short and on one line."""
    short = text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "…"
    return repr(short)
