"""The order in which letters stand on the screen: Hebrew is written from right to left, all else from left to right."""

import re

_HEBREW = "\u0590-\u05ff"
_RIGHT_TO_LEFT = re.compile(f"[{_HEBREW}](?:[{_HEBREW} '’\".\\-]*[{_HEBREW}…])?")
"""Hebrew words with what stands between them. Digits are not part of it: in "אבי 2" the 2 follows as in "Anna 2"."""


def visual_order(text: str) -> tuple[int, ...]:
    """The places of the letters of a line, as they stand from left to right.

    >>> visual_order("Zoë")
    (0, 1, 2)
    >>> visual_order("אבי 2")
    (2, 1, 0, 3, 4)
    """
    order = list(range(len(text)))
    for match in _RIGHT_TO_LEFT.finditer(text):
        start, end = match.span()
        order[start:end] = reversed(order[start:end])
    return tuple(order)


def runs_left(letter: str) -> bool:
    """Whether the next letter stands to the left of this one."""
    return "\u0590" <= letter <= "\u05ff"
