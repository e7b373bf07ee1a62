# ruff: noqa: ARG002
"""The own bot of the README's example, and some that go wrong."""

import os
import random
import sys
import time
from contextlib import suppress
from typing import Any

from flip7.ai.odds import bust_risk
from flip7.ai.table import Table
from flip7.engine import Decision, Move, Target, Turn


class Cautious:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        if isinstance(pending, Turn):
            return Move.STAY if bust_risk(table, pending.seat) > 0.25 else Move.HIT
        others = [seat for seat in pending.options if seat != pending.seat]
        return max(others, key=lambda seat: table.seats[seat].total)


class Idle:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        return Move.STAY if isinstance(pending, Turn) else pending.options[0]


class Tossing:
    """Leaves it to chance."""

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        options: tuple[Decision, ...] = pending.options
        return random.choice(options)


class Talkative(Idle):
    """Its output is not the run's."""

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        print("let me see")
        os.write(1, b"let me see")
        return Move.HIT if isinstance(pending, Turn) else pending.options[0]


class Tampering:
    """Tries to change the rules, and what is asked of it."""

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        object.__setattr__(table.rules, "target", 1)
        if isinstance(pending, Target):
            object.__setattr__(pending, "options", (99,))
        return Move.HIT if isinstance(pending, Turn) else 99


class Nosy:
    """Shows what it can find out about the run."""

    def __init__(self) -> None:
        raise RuntimeError(f"argv {sys.argv[1:]}")


class Forgetful:
    """Sees whether it is a new one in each game, and whether it is asked for its own seat only."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.totals = 0

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        total = sum(seat.total for seat in table.seats)
        if self.seat not in (None, pending.seat) or total < self.totals:
            raise RuntimeError("I am somebody else's")
        self.seat, self.totals = pending.seat, total
        return Move.HIT if isinstance(pending, Turn) and len(table.seats[pending.seat].numbers) < 3 else (
            Move.STAY if isinstance(pending, Turn) else pending.options[-1]
        )  # fmt: skip


class Crashing:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        raise RuntimeError("out of ideas")


class Cheating:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        return Move.DEAL


class Missing99:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        return 99


class NeedsMore:
    def __init__(self, wish: str) -> None:
        self.wish = wish


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise ValueError("not even this")

    __repr__ = __str__


class RaisesUnspeakable:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        raise Unspeakable


class AnswersUnspeakable:
    def choose(self, table: Table, pending: Turn | Target) -> Any:
        return Unspeakable()


class AnswersNoise:
    def choose(self, table: Table, pending: Turn | Target) -> Any:
        return "\x1b[2J\ud800"


class Exits:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        sys.exit("enough")


class ExitsAtOnce:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        os._exit(3)


class Interrupts:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        raise KeyboardInterrupt


class NeverAnswers:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        while True:
            pass


class NeverLetsGo:
    """Holds the interpreter: one long calculation in C."""

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        return len(str(7 ** (10**9)))


class WritesEverywhere:
    """Writes to every file and pipe that it finds open, that of its answers included."""

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        for number in range(3, 30):
            with suppress(OSError):
                os.write(number, b"let me see\n")
        return Move.STAY if isinstance(pending, Turn) else pending.options[0]


class BeginsToAnswer:
    """Says that four bytes will follow, and keeps them."""

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        for number in range(3, 30):
            with suppress(OSError):
                os.write(number, b"\0\0\0\4")
        while True:
            time.sleep(1)


class EatsMemory:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        return len(bytearray(5 << 30))


class EndsInC:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        os.abort()


class EqualToAll:
    """Its answer cannot even be compared."""

    def choose(self, table: Table, pending: Turn | Target) -> Any:
        return self

    def __eq__(self, other: object) -> bool:
        raise KeyboardInterrupt

    __hash__ = None  # type: ignore[assignment]


class SleepsWhenMade:
    def __init__(self) -> None:
        time.sleep(1000)


class ExitsWhenMade:
    def __init__(self) -> None:
        sys.exit(4)


class EndsWhenMade:
    def __init__(self) -> None:
        os._exit(0)
