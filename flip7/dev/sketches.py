"""Reviews that look like real ones and are there at once, for pictures and tests: a real one takes seconds."""

from functools import cache
from math import exp
from random import Random

from flip7.ai.table import Table
from flip7.app.reviews import ReviewJob
from flip7.dev.fixtures import plan_for
from flip7.dev.simple_play import match_of
from flip7.engine import Deal, Decision
from flip7.match.course import Course
from flip7.match.plan import SavedMatch
from flip7.match.review import Review, Step, moments

_DRAFTS = 8
_SHARPNESS = 9.0
"""How much a lead says about who wins."""


@cache
def sketched_job(seats: int) -> ReviewJob:
    """The review of `match_of(plan_for(seats), None)`, as one that is kept."""
    match = SavedMatch.of(match_of(plan_for(seats), None))
    drafts = [sketched_review(match, seed) for seed in range(_DRAFTS)]
    # One in which there is something to tell.
    return ReviewJob(match, None, max(drafts, key=lambda review: len(moments(review, 0))))


def sketched_review(match: SavedMatch, seed: int = 3) -> Review:
    """Chances by who leads and by how much, and options that chance has given a little more or less."""
    course, chance = Course.of(match), Random(seed)
    steps = []
    for number, step in enumerate(course.steps):
        pending, now = step.pending, _chances(step.table)
        own = now[pending.seat]
        options: dict[Decision, float] = dict.fromkeys(pending.options, own)
        if not isinstance(pending, Deal):
            options = {option: max(0.0, own - abs(chance.gauss(0, 0.12)) * own) for option in pending.options}
            # Most decisions are the best there is.
            if chance.random() < 0.8:
                options[step.decision] = own
            else:
                options[chance.choice(list(options))] = own
        after = course.table(number + 1)
        steps.append(
            Step(course.round_of(number), pending.seat, step.decision, options, chance.choice(list(options)), now,
                 _chances(after))
        )  # fmt: skip
    names = tuple((seat.name, seat.who) for seat in match.plan.seats)
    return Review(names, _chances(course.table(0)), tuple(steps), course.end.pending is None)


def _chances(table: Table) -> tuple[float, ...]:
    target = table.rules.target
    totals = [seat.total + (seat.points if table.pending is not None else 0) for seat in table.seats]
    if table.pending is None:
        return tuple(float(total == max(totals)) for total in totals)
    weights = [exp(_SHARPNESS * total / target * max(totals) / target) for total in totals]
    return tuple(weight / sum(weights) for weight in weights)
