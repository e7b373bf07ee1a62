"""What an action card would mean at each seat it can go to: exact, and in a few words."""

from dataclasses import dataclass
from typing import assert_never

from flip7.ai.odds import bust_risk, flip_three_risk
from flip7.ai.table import Table
from flip7.engine import Action, Target
from flip7.i18n import Percent, Text, _


@dataclass(frozen=True)
class Meaning:
    """What would happen at a seat, and what follows from it."""

    effect: Text
    detail: Text | str = ""


def meanings(table: Table, pending: Target) -> dict[int, Meaning]:
    """By seat, for all that the card can go to."""
    return {seat: _meaning(table, pending, seat) for seat in pending.options}


def _meaning(table: Table, pending: Target, seat: int) -> Meaning:
    action = pending.card.action
    match action:
        case Action.FREEZE:
            return _frozen(table, pending, seat)
        case Action.FLIP_THREE:
            view = table.seats[seat]
            risk = Percent(flip_three_risk(table, seat))
            # TRANSLATORS: at a seat that a Flip Three can go to: the chance that it busts there, such as "76 % bust"
            return Meaning(_("{risk} bust", risk=risk), _worth(view.points))
        case Action.SECOND_CHANCE:
            # TRANSLATORS: at a seat that a Second Chance can be given to: the risk that it would take away
            risk = Percent(bust_risk(table, seat))
            return Meaning(_("{risk} risk", risk=risk), _worth(table.seats[seat].points))
        case _:
            assert_never(action)


def _frozen(table: Table, pending: Target, seat: int) -> Meaning:
    view = table.seats[seat]
    total = view.total + view.points
    # TRANSLATORS: at a seat that a Freeze can go to: the points of this round that it would keep
    keeps = _("keeps {points}", points=view.points)
    others = max((s.total + s.points for i, s in enumerate(table.seats) if i != seat), default=0)
    if total >= table.rules.target and total > others:
        won = _("you would be ahead") if seat == pending.seat else _("{total}: could win", total=total)
        return Meaning(keeps, won)
    # TRANSLATORS: at a seat that a Freeze can go to: its total after that
    return Meaning(keeps, _("{total} in all", total=total))


def _worth(points: int) -> Text:
    # TRANSLATORS: at a seat that an action card can go to: what its row is worth now
    return _("row of {points}", points=points)
