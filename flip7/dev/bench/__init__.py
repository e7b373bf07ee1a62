"""What the performance goals are measured with, each beside its floor in the same run.

A measurement is imported when it is asked for: each needs other parts of the game.
"""

from importlib import import_module
from typing import Any, Final

WHAT: Final = ("engine", "frames", "idle", "memory", "pace", "start", "stopwatch")


def measure(what: str, **options: Any) -> Any:
    """One of `WHAT`: its figures, as a dataclass. The memory is asked for a size and a number of matches."""
    return import_module(f"flip7.dev.bench.{what}").measure(**options)
