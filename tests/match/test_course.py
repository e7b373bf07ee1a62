from flip7.ai.table import Table
from flip7.dev.fixtures import plan_for
from flip7.dev.simple_play import match_of
from flip7.engine.events import RoundStarted
from flip7.match.course import Course
from flip7.match.match import Match


def test_each_step_stands_before_its_decision_and_knows_what_came_of_it() -> None:
    match = match_of(plan_for(3), 2)
    course = Course.of(match)
    again = Match(match.plan, match.origin)
    for number, (step, decision) in enumerate(zip(course.steps, match.journal, strict=True)):
        assert course.table(number) == step.table == Table.of(again.game)
        assert (step.pending, step.decision) == (again.game.pending, decision)
        assert list(step.events) == again.apply(decision)
    assert course.table(len(course.steps)) == course.end == Table.of(again.game)


def test_a_round_begins_with_its_deal_and_can_be_jumped_to_both_ways() -> None:
    course = Course.of(match_of(plan_for(3), 3))
    starts = [n for n, step in enumerate(course.steps) if any(isinstance(e, RoundStarted) for e in step.events)]
    assert list(course.rounds) == starts
    assert [course.round_of(start) for start in starts] == list(range(1, len(starts) + 1))
    second, third = starts[1], starts[2]
    assert course.round_of(third - 1) == 2
    assert course.round_after(second) == third
    assert course.round_before(third) == second
    assert course.round_before(second + 1) == second
    assert course.round_before(0) == 0
    assert course.round_after(starts[-1]) == len(course.steps)
