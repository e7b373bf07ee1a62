"""A puzzle is a match up to a question; the mistakes of people become puzzles, and nobody else's."""

from dataclasses import replace

import pytest

from flip7.ai.champion.assessment import Assessment
from flip7.dev.fixtures import plan_for
from flip7.dev.simple_play import match_of
from flip7.engine import EDITIONS, Decision, Move, Target
from flip7.match.match import Match
from flip7.match.occasion import PRACTICE
from flip7.match.plan import PERSON, Handover, SeatPlan
from flip7.match.puzzles import Puzzle, PuzzleSearch, mistakes_in
from flip7.match.puzzles.search import is_clear
from flip7.match.review import Grade, Review
from flip7.match.review.review import Step

YOU = SeatPlan("Anna", PERSON, 2, "key")


@pytest.fixture(scope="module")
def match() -> Match:
    return match_of(plan_for(4))


def reviewed(match: Match, costs: dict[int, float]) -> Review:
    """A review in which these steps cost so much, and all others nothing."""
    chances = (0.25,) * 4
    steps = []
    replayed = Match(match.plan, match.origin)
    for number, decision in enumerate(match.journal):
        pending = replayed.game.pending
        assert pending is not None
        options: dict[Decision, float] = dict.fromkeys(pending.options, 0.5)
        other = next((option for option in options if option != decision), decision)
        options[other] += costs.get(number, 0.0)
        steps.append(Step(1, pending.seat, decision, options, decision, chances, chances))
        replayed.apply(decision)
    return Review(tuple((seat.name, seat.who) for seat in match.plan.seats), chances, tuple(steps), finished=False)


def own_choices(match: Match) -> list[int]:
    choices = [step for step in enumerate(reviewed(match, {}).steps) if step[1].seat == 0 and len(step[1].options) > 1]
    return [number for number, _step in choices]


def test_the_costliest_mistakes_of_people_become_puzzles(match: Match) -> None:
    own = own_choices(match)
    costs = {number: 0.03 + 0.01 * place for place, number in enumerate(own)}
    costs |= {number: 0.5 for number in range(len(match.journal)) if number not in own}
    puzzles = mistakes_in(match, reviewed(match, costs))
    assert [len(puzzle.journal) for puzzle in puzzles] == own[:-4:-1], "the costliest first, three of a match at most"
    first = puzzles[0]
    assert first.done == match.journal[own[-1]]
    assert first.grade(first.best) is Grade.GOOD
    assert first.grade(first.done) in (Grade.MISTAKE, Grade.BLUNDER)
    table, pending = first.table()
    assert (pending.seat, set(pending.options)) == (0, set(first.chances))
    assert table.seats[0].numbers


def test_a_slip_is_no_puzzle(match: Match) -> None:
    assert not mistakes_in(match, reviewed(match, dict.fromkeys(own_choices(match), 0.029)))


def test_neither_practice_nor_the_mistakes_of_somebody_else_are_asked_about(match: Match) -> None:
    review = reviewed(match, dict.fromkeys(own_choices(match), 0.1))
    assert mistakes_in(match, review)
    practice = Match.replay(match.plan, match.origin, match.journal)
    practice.occasion = PRACTICE
    assert not mistakes_in(practice, review)
    other = Match.replay(match.plan, match.origin, match.journal)
    other.handovers.append(Handover(3, 0, "champion"))
    assert not mistakes_in(other, review)


def test_a_question_that_is_not_asked_there_is_refused(match: Match) -> None:
    puzzle = mistakes_in(match, reviewed(match, dict.fromkeys(own_choices(match), 0.1)))[0]
    for wrong in (replace(puzzle, journal=()), replace(puzzle, journal=(Move.HIT,)), replace(puzzle, chances={1: 0.5})):
        with pytest.raises(ValueError, match=r".+"):
            wrong.game()


@pytest.mark.parametrize(
    ("stay", "clear"), [(0.5, False), (0.495, False), (0.48, False), (0.471, False), (0.469, True), (0.1, True)]
)
def test_a_question_is_clear_where_something_is_wrong_and_nothing_nearly_right(stay: float, clear: bool) -> None:
    found = Assessment({Move.HIT: 0.5, Move.STAY: stay}, {})
    assert is_clear(found, seats=4) is clear


def test_the_characters_give_a_clear_question_and_the_same_one_again() -> None:
    found: list[Puzzle] = []
    for _time in range(2):
        search = PuzzleSearch(3, YOU, "de", EDITIONS["de"])
        while search.puzzle is None:
            search.advance(0.002)
        found.append(search.puzzle)
    assert found[0] == found[1]
    table, pending = found[0].table()
    asked = found[0].plan.seats[pending.seat]
    assert asked == YOU
    assert sum(seat.is_person for seat in found[0].plan.seats) == 1
    assert len({seat.colour for seat in found[0].plan.seats}) == len(table.seats)
    marks = {found[0].grade(option) for option in found[0].chances}
    assert Grade.GOOD in marks
    assert Grade.SLIP not in marks
    assert len(marks) > 1
    assert isinstance(pending, Target) or table.seats[pending.seat].points
    assert found[0].done is None
