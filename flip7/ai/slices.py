"""Work in slices: a generator pauses every few milliseconds, so that a frame is never late because of it."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

Result = TypeVar("Result")

Slices: TypeAlias = Generator[None, None, Result]
"""Work that pauses at each `yield`, and returns its result at the end."""


def run_to_end(work: Slices[Result]) -> Result:
    """Do all of the work at once.

    >>> def add_up():
    ...     yield
    ...     return 7
    >>> run_to_end(add_up())
    7
    """
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result
