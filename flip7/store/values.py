"""Values out of the records. SQLite keeps anything in any column: a value that somebody has damaged must cost no more
than itself."""

from datetime import UTC, datetime
from typing import Final

from flip7.store import codec, validation

_EARLIEST: Final = datetime(1970, 1, 1, tzinfo=UTC)
_LATEST: Final = datetime(3000, 1, 1, tzinfo=UTC)
"""Windows knows no local times beyond."""


def colour_of(value: object) -> int:
    """A number, which the records have as a word since their first version."""
    return codec.colour_of_word(value) if isinstance(value, str) else whole_of(value)


def whole_of(value: object) -> int:
    """A whole number, or 0."""
    return value if isinstance(value, int) else 0


def count_of(value: object) -> int:
    """A number of something: nothing here is less than none, and no chart could show it."""
    return max(0, whole_of(value))


def text_of(value: object) -> str:
    """A text, or none."""
    return value if isinstance(value, str) else ""


def name_of(value: object) -> str:
    """A name that can be shown."""
    return validation.clean_name(text_of(value))


def word_of(value: object) -> str:
    """A word that the program gave, or none."""
    try:
        return validation.word(text_of(value))
    except ValueError:
        return ""


def moment_of(value: object) -> datetime:
    """A moment that every system can show in local time."""
    try:
        moment = codec.moment_from_json(text_of(value))
    except ValueError:
        return _EARLIEST
    # In the first and the last year there are no local times: the calendar ends.
    return moment if _EARLIEST <= moment < _LATEST else _EARLIEST
