# ruff: noqa: ARG002
"""The own bot of the README's example, and some that go wrong."""

from flip7.ai.odds import bust_risk
from flip7.ai.table import Table
from flip7.engine import Decision, Move, Target, Turn


class Cautious:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        if isinstance(pending, Turn):
            return Move.STAY if bust_risk(table, pending.seat) > 0.25 else Move.HIT
        others = [seat for seat in pending.options if seat != pending.seat]
        return max(others, key=lambda seat: table.seats[seat].total)


class Crashing:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        raise RuntimeError("out of ideas")


class Cheating:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        return Move.DEAL


class Idle:
    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        return Move.STAY if isinstance(pending, Turn) else pending.options[0]


class NeedsMore:
    def __init__(self, wish: str) -> None:
        self.wish = wish
