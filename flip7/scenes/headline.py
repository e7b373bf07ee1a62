"""The headline of a match that is over: who has won, and a word to the person who won or lost."""

from collections.abc import Sequence

from flip7.engine.events import Reason
from flip7.i18n import Text, _, ngettext
from flip7.match.history import History
from flip7.match.match import TablePlan


def headline(plan: TablePlan, history: History, ranked: Sequence[int]) -> tuple[Text, Text | str]:
    """What is said at the end of a match in large letters, and the line under it."""
    outcome = history.outcome
    best = max(history.totals)
    first = [plan.seats[seat].name for seat in ranked if history.totals[seat] == best]
    points = ngettext("{count} point", "{count} points", best)
    rounds = ngettext("{count} round", "{count} rounds", len(history.rounds))
    if outcome is not None and outcome.reason is Reason.CHALLENGE_LOST:
        target = plan.rules.target
        return _("Not this time"), ngettext(
            "{count} point short of {target}", "{count} points short of {target}", target - best, target=target
        )
    if outcome is not None and outcome.reason is Reason.CHALLENGE_WON:
        return _("Challenge won!"), f"{' & '.join(first)} · {points} · {rounds}"
    return _spoken_to_the_person(plan, history, ranked, f"{points} · {rounds}")


def _spoken_to_the_person(
    plan: TablePlan, history: History, ranked: Sequence[int], detail: str
) -> tuple[Text, Text | str]:
    """A person alone among AI seats is spoken to: it is their win, or their loss."""
    people = [seat for seat, plan in enumerate(plan.seats) if plan.is_person]
    if len(people) != 1 or len(plan.seats) == 1:
        return _("{name} wins!", name=plan.seats[ranked[0]].name), detail
    [person] = people
    name, totals = plan.seats[person].name, history.totals
    behind = max(totals) - totals[person]
    if not behind and ranked[0] == person:
        # TRANSLATORS: the headline of the podium, said to the person who has won
        return _("{name}, you win!", name=name), detail
    # TRANSLATORS: under the headline of the podium, said to the person who has lost
    lost = ngettext("{name}, you were {count} point short", "{name}, you were {count} points short", behind, name=name)
    return _("{name} wins!", name=plan.seats[ranked[0]].name), _("{lost} · {detail}", lost=lost, detail=detail)
