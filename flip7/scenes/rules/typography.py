"""Where a line must not break: a number keeps what it counts, and a Polish line does not end in a lone letter."""

import re

from flip7.i18n import Text

_NO_BREAK = "\u00a0"
_BETWEEN = re.compile(
    r"(?<=\d) (?=\w)"  # 15 points
    r"|(?<=Flip) (?=\d)"
    r"|(?<=\b[aiouwzAIOUWZ]) (?=\w)"  # Polish; in other languages one more kept together does no harm
)


def typeset(text: Text | str) -> str:
    """A text as it is set, in the language of now."""
    return _BETWEEN.sub(_NO_BREAK, str(text))
