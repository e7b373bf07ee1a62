"""A guard against presses that were meant for what was on the screen a moment ago."""

GUARD = 0.3
"""Seconds in which nobody can have seen something new, thought about it and pressed."""


class Guard:
    """Closed for a moment after something new has appeared.

    It has to be told real seconds (`SceneManager.elapsed`). The time of motions stands nearly still while nothing is
    drawn: a guard that went by it would still be closed after a player has thought for a minute.

    >>> guard = Guard()
    >>> guard.close()
    >>> guard.closed
    True
    >>> guard.pass_time(60.0)
    >>> guard.closed
    False
    """

    def __init__(self) -> None:
        self._left = 0.0

    @property
    def closed(self) -> bool:
        """Whether a press now is still meant for what was there before."""
        return self._left > 0.0

    def close(self) -> None:
        """Something new has just appeared."""
        self._left = GUARD

    def open(self) -> None:
        """What is there now was there before: every press counts."""
        self._left = 0.0

    def pass_time(self, seconds: float) -> None:
        """Let real seconds pass."""
        self._left = max(0.0, self._left - seconds)
