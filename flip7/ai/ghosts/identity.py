"""How saves and records call a ghost."""

from random import SystemRandom
from typing import Final

GHOST: Final = "ghost"
_DIGITS: Final = 9
HIGHEST: Final = 10**_DIGITS - 1


def ghost_id(number: int) -> str:
    """Who decides for a seat, as saves and records have it.

    >>> ghost_id(3)
    'ghost-3'
    """
    return f"{GHOST}-{number}"


def ghost_number(who: str) -> int | None:
    """The number of a ghost, known or not; None if this is no ghost."""
    word, hyphen, number = who.partition("-")
    if word != GHOST or not hyphen or not (number.isdecimal() and number.isascii() and len(number) <= _DIGITS):
        return None
    return int(number)


def is_ghost(who: str) -> bool:
    """Whether a ghost decides for a seat."""
    return ghost_number(who) is not None


def new_number() -> int:
    """A number that no ghost has had yet.

    It is drawn by lot: two copies of the game never give the same one, and that of somebody who was deleted does not
    come again.
    """
    return SystemRandom().randint(1, HIGHEST)
