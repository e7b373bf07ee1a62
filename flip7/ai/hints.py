"""What the champion would do, and why: the chance to win of every option, and one sentence."""

from dataclasses import dataclass
from typing import assert_never

from flip7.ai.champion import best_option, win_chances
from flip7.ai.odds import bust_risk, expected_hitting_on, flip_seven_chance, flip_three_risk
from flip7.ai.slices import Slices, run_to_end
from flip7.ai.table import Table
from flip7.engine import Action, Decision, Move, Target, Turn
from flip7.i18n import Percent, Text, _, ngettext


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer to: what would the champion do?"""

    options: tuple[tuple[Decision, float], ...]
    """Every option with its chance to win the match, in the order of the pending options."""
    best: Decision
    reason: Text


def hint(table: Table, pending: Turn | Target) -> Hint:
    """The hint, at once."""
    return run_to_end(think_hint(table, pending))


def think_hint(table: Table, pending: Turn | Target) -> Slices[Hint]:
    """The hint, in slices of a few milliseconds."""
    chances = yield from win_chances(table, pending, seed=0)
    best = best_option(chances)
    reason = reason_for(table, pending, best)
    yield
    options = tuple((option, min(max(chances[option], 0.0), 1.0)) for option in pending.options)
    return Hint(options, best, reason)


def reason_for(table: Table, pending: Turn | Target, best: Decision) -> Text:
    """Why an option is the best one, in one sentence to whoever decides."""
    match pending:
        case Turn(seat):
            return _why_hit(table, seat) if best is Move.HIT else _why_stay(table, seat)
        case Target():
            assert isinstance(best, int)
            return _why_target(table, pending, best)
        case _:
            assert_never(pending)


def _why_hit(table: Table, seat: int) -> Text:
    view = table.seats[seat]
    mine = view.total + view.points
    if not view.points:
        return _("You have nothing to lose yet.")
    beaten_by = [
        other.total + other.points
        for index, other in enumerate(table.seats)
        if index != seat and not other.active and other.total + other.points >= max(table.rules.target, mine + 1)
    ]
    risk = Percent(bust_risk(table, seat))
    if beaten_by and not table.rules.challenge:
        return _("{risk} risk, but staying would lose the match: you have {total} points to beat.",
                 risk=risk, total=max(beaten_by))  # fmt: skip
    if view.second_chance:
        return _("Your Second Chance absorbs a duplicate: one more card can hardly hurt.")
    seven = flip_seven_chance(table, seat)
    if seven:
        return _("{risk} risk, and a chance of {chance} for the Flip 7.", risk=risk, chance=Percent(seven))
    expected = round(expected_hitting_on(table, seat))
    if expected > view.points:
        return ngettext(
            "{risk} risk, and on average you end up with {count} point instead of {now}.",
            "{risk} risk, and on average you end up with {count} points instead of {now}.",
            expected, risk=risk, now=view.points,
        )  # fmt: skip
    if mine < _best_rival(table, seat):
        behind = _best_rival(table, seat) - mine
        return ngettext(
            "{risk} risk, but {count} point behind, you have to take it.",
            "{risk} risk, but {count} points behind, you have to take it.",
            behind, risk=risk,
        )  # fmt: skip
    return _("{risk} risk, and the others will not wait.", risk=risk)


def _why_stay(table: Table, seat: int) -> Text:
    view = table.seats[seat]
    mine = view.total + view.points
    risk = Percent(bust_risk(table, seat))
    if mine >= table.rules.target and (table.rules.challenge or mine > _best_rival(table, seat)):
        return _("{risk} risk, and {total} points can win the match now.", risk=risk, total=mine)
    if len(table.seats) > 1 and mine > _best_rival(table, seat):
        return _("{risk} risk, and {total} points would put you in the lead.", risk=risk, total=mine)
    return ngettext(
        "{risk} risk: better keep the {count} point.",
        "{risk} risk: better keep the {count} points.",
        view.points, risk=risk,
    )  # fmt: skip


def _why_target(table: Table, pending: Target, best: int) -> Text:
    view = table.seats[best]
    own = best == pending.seat
    action = pending.card.action
    match action:
        case Action.FREEZE if own:
            return ngettext("It brings your {count} point home.", "It brings your {count} points home.", view.points)
        case Action.FREEZE if view.total + view.points >= _best_rival(table, pending.seat):
            return _("It stops the strongest rival at {total} points.", total=view.total + view.points)
        case Action.FREEZE:
            return _("It ends this row before it grows.")
        case Action.FLIP_THREE:
            risk = Percent(flip_three_risk(table, best))
            if own:
                return _("Your row can take three cards: the risk is {risk}.", risk=risk)
            return _("Three cards bust this row in {risk} of all cases.", risk=risk)
        case Action.SECOND_CHANCE:
            return _("There it hurts you least.")
        case _:
            assert_never(action)


def _best_rival(table: Table, seat: int) -> int:
    """The highest total of the others, as the cards lie now."""
    return max((other.total + other.points for index, other in enumerate(table.seats) if index != seat), default=0)
