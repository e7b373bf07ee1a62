"""A moment at the table as numbers of about the size of 1: what people may decide by, seen from the seat that decides.

Each option of a decision is a row of numbers. A style gives each number a weight, and the options are chosen by the
sums. The order of the numbers is part of a kept style: whoever changes it raises `VERSION`.
"""

from typing import Final

from flip7.ai.bots.frosty import grudge
from flip7.ai.bots.targets import distance, standing
from flip7.ai.odds import bust_risk, cards_to_come
from flip7.ai.row import Row
from flip7.ai.search import Search
from flip7.ai.table import SeatView, Table
from flip7.engine import Target, Turn
from flip7.engine.rules import FLIP_SEVEN

Features = tuple[float, ...]

VERSION: Final = 1
_BIG: Final = 7
"""From here on a number looks big to somebody who plays by feeling."""
_FAR_BEHIND: Final = 50

TURN: Final = (
    "always", "points", "numbers", "sum", "risk", "gain", "second chance", "points with it", "four", "five", "six",
    "big numbers", "one big", "behind", "far behind", "staying wins", "staying loses", "near the target", "alone",
    "somebody threatens",
)  # fmt: skip
"""What the numbers of a hit mean. Those of a stay are all nought."""
AIM: Final = (
    "itself", "itself with points", "itself with little", "leader", "highest total", "strongest row", "longest row",
    "weakest", "next", "standing", "points", "numbers", "second chance", "struck me last", "could win now",
)  # fmt: skip
"""What the numbers of a seat mean that a card could be for."""


def options_of(table: Table, pending: Turn | Target) -> tuple[Features, ...]:
    """The numbers of each option, in the order of `pending.options`; of a turn those of a hit and of a stay."""
    if isinstance(pending, Turn):
        return hit(table, pending.seat), (0.0,) * len(TURN)
    return tuple(_aim(table, pending.seat, pending.options, option) for option in pending.options)


def hit(table: Table, seat: int) -> Features:
    """What speaks for one more card, or against it."""
    view = table.seats[seat]
    others = [other for index, other in enumerate(table.seats) if index != seat]
    mine, target = view.total + view.points, table.rules.target
    best = max((other.total for other in others), default=0)
    banked = max((other.total + other.points for other in others if not other.active), default=0)
    running = max((other.total + other.points for other in others if other.active), default=0)
    big = sum(number >= _BIG for number in view.numbers)
    size = len(view.numbers)
    return (
        1.0,
        view.points / 10 - 2.5,
        size - 3.5,
        sum(view.numbers) / 10 - 2.0,
        bust_risk(table, seat) * 6 - 1.2,
        _gain(table, seat, view),
        float(view.second_chance),
        (view.points / 10 - 2.5) * view.second_chance,
        float(size >= 4),
        float(size >= 5),
        float(size == FLIP_SEVEN - 1),
        float(big),
        float(big > 0),
        min(2.0, max(-2.0, (best - view.total) / _FAR_BEHIND)),
        float(best - view.total >= _FAR_BEHIND),
        float(mine >= target and mine > max(banked, running)),
        float(banked >= target and banked >= mine),
        min(2.0, max(0.0, mine - target + 30) / 30),
        float(not any(other.active for other in others)),
        float(running >= target),
    )


def _gain(table: Table, seat: int, view: SeatView) -> float:
    """The points that one more card is worth on average, in tens."""
    row = Row.of(view)
    alone = not any(other.active for index, other in enumerate(table.seats) if index != seat)
    return min(2.0, max(-2.0, (Search(cards_to_come(table), alone=alone).hit(row, 1) - row.points) / 5))


def _aim(table: Table, seat: int, options: tuple[int, ...], option: int) -> Features:
    view = table.seats[option]
    others = [other for other in options if other != seat] or [seat]
    itself = option == seat
    views = [table.seats[other] for other in others]
    stands = standing(table, option)
    return (
        float(itself),
        itself * (view.points / 10 - 1.8),
        float(itself and len(view.numbers) <= 1),
        float(not itself and stands == max(standing(table, other) for other in others)),
        float(not itself and view.total == max(other.total for other in views)),
        float(not itself and view.points == max(other.points for other in views)),
        float(not itself and len(view.numbers) == max(len(other.numbers) for other in views)),
        float(not itself and stands == min(standing(table, other) for other in others)),
        float(not itself and option == min(others, key=lambda other: distance(table, seat, other))),
        0.0 if itself else stands / 50 - 2,
        0.0 if itself else view.points / 20,
        0.0 if itself else len(view.numbers) / 4,
        float(view.second_chance),
        float(option == grudge(table, seat)),
        float(not itself and stands >= table.rules.target),
    )
