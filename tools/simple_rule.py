"""A short rule that is stronger than it looks, for the arena and for measuring: no character of the game.

    flip7 arena --seats champion,tools/simple_rule.py:SimpleRule,tools/simple_rule.py:SimpleRule --games 200

It counts the cards, hits up to 23.5 % bust risk, follows the two rules of the end of a match, and aims at whoever
leads. The champion's play-outs play everybody so.
"""

from flip7.ai.champion.play_outs import RISK
from flip7.ai.odds import bust_risk
from flip7.ai.table import Table
from flip7.engine import SECOND_CHANCE, Decision, Move, Target, Turn

_SAFE_LEAD = 15


class SimpleRule:
    """Decides at once, always in the same way."""

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        if isinstance(pending, Target):
            return self._aim(table, pending)
        return Move.HIT if self._hits(table, pending.seat) else Move.STAY

    @staticmethod
    def _hits(table: Table, seat: int) -> bool:
        view = table.seats[seat]
        if not view.points or view.second_chance:
            return True
        mine = view.total + view.points
        others = [other for number, other in enumerate(table.seats) if number != seat]
        banked = max(
            (other.total + other.points for other in others if not other.active),
            default=0,
        )
        still_in = max((other.total + other.points for other in others if other.active), default=0)
        target = table.rules.target
        if banked >= target and mine <= banked:
            return True
        if mine >= target and mine > banked and mine > still_in + _SAFE_LEAD:
            return False
        return bust_risk(table, seat) <= RISK

    @staticmethod
    def _aim(table: Table, pending: Target) -> Decision:
        def standing(seat: int) -> int:
            return table.seats[seat].total + table.seats[seat].points

        others = [seat for seat in pending.options if seat != pending.seat] or list(pending.options)
        return min(others, key=standing) if pending.card is SECOND_CHANCE else max(others, key=standing)
