"""What stands beside the heading, and what the numbers of the page mean."""

from datetime import datetime

from flip7.i18n import Text, _, ngettext
from flip7.match.review import Grade
from flip7.match.review.review import THRESHOLDS
from flip7.scenes.records.matches import day
from flip7.scenes.review.state import ReviewState
from flip7.scenes.review.words import of_hundred


def summary(state: ReviewState, ended: datetime | None) -> Text:
    """Who has won, in how many rounds, and when."""
    end = state.course.end
    rounds = ngettext("{count} round", "{count} rounds", max(1, len(state.course.rounds)))
    if end.pending is not None:
        return _("{about} so far", about=rounds)
    totals = [seat.total for seat in end.seats]
    best = max(totals)
    won = ngettext(
        "{name} won with {count} point", "{name} won with {count} points", best, name=state.names[totals.index(best)]
    )
    if ended is None:
        return Text("{won} · {rounds}", values={"won": won, "rounds": rounds})
    return Text("{won} · {rounds} · {day}", values={"won": won, "rounds": rounds, "day": day(ended)})


def meaning(state: ReviewState) -> Text:
    """The thresholds, as they are at this table: the more seats, the less there is to lose."""
    even = 1 / len(state.plan.seats)
    parts = dict(THRESHOLDS)
    slip, mistake = (of_hundred(parts[mark] * even) for mark in (Grade.SLIP, Grade.MISTAKE))
    sentences = (
        _("A chance of 25 of 100: if all played on like the Lion, every fourth such match would be won."),
        _("At this table an even chance is {even} of 100.", even=of_hundred(even)),
        _("A decision is like the Lion’s if it costs less than {slip} of 100 matches.", slip=slip),
        _("From {mistake} of 100 on the chart marks it as a mistake.", mistake=mistake),
        _("A find is the best choice where most people would have chosen something else."),
        _("Luck is whatever changes the chance besides one’s own decisions: cards, and what the others do."),
        _("Start, luck and skill add up to the result: 100 for who has won, 0 for everybody else."),
    )
    pattern = "\n".join(f"{{part{number}}}" for number in range(len(sentences)))
    return Text(pattern, values={f"part{number}": sentence for number, sentence in enumerate(sentences)})
