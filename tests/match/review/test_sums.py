"""What a review sums up: skill, luck, and the decisions that were as good as the champion's."""

import pytest

from flip7.match.review import Grade, grade
from tests.match.review.on_paper import DEAL, HIT, STAY, review, step, two_mistakes


def test_a_cost_is_what_the_best_option_would_have_been_worth_more() -> None:
    costs = [one.cost for one in two_mistakes().steps]
    assert costs == pytest.approx([0, 0, 0.1, 0, 0.2, 0])
    assert [one.is_choice for one in two_mistakes().steps] == [False, True, True, True, True, True]


def test_skill_is_what_the_own_choices_cost_and_luck_all_the_rest() -> None:
    played = two_mistakes()
    assert played.result == (0.0, 1.0)
    assert played.skill == pytest.approx((-0.3, 0.0))
    assert played.luck == pytest.approx((-0.2, 0.5))


def test_luck_step_by_step_leaves_the_own_choice_out() -> None:
    played = two_mistakes()
    lucks = [played.luck_in(number, 0) for number in range(6)]
    assert lucks == pytest.approx([0, 0.25, 0, 0.05, -0.02, -0.48])
    assert [played.luck_in(number, 1) for number in range(6)] == pytest.approx([0, -0.25, 0.1, -0.05, 0.22, 0.48])


def test_before_the_first_step_there_is_the_start() -> None:
    played = two_mistakes()
    assert played.before(0) == played.start == (0.5, 0.5)
    assert played.before(2) == (0.75, 0.25)


def test_the_steps_of_a_seat_are_its_choices() -> None:
    played = two_mistakes()
    assert [played.steps.index(one) for one in played.steps_of(0)] == [1, 2, 4]
    assert [played.steps.index(one) for one in played.steps_of(1)] == [3, 5], "a deal is no choice"
    assert (played.like_champion(0), played.like_champion(1)) == ((1, 3), (2, 2))


def test_without_a_step_nothing_has_changed() -> None:
    played = review(finished=False)
    assert (played.result, played.skill, played.luck) == ((0.5, 0.5), (0, 0), (0, 0))
    assert played.like_champion(0) == (0, 0)


@pytest.mark.parametrize(
    ("cost", "mark"),
    [(0.0199, Grade.GOOD), (0.02, Grade.SLIP), (0.0599, Grade.SLIP), (0.06, Grade.MISTAKE), (0.1199, Grade.MISTAKE),
     (0.12, Grade.BLUNDER), (1.0, Grade.BLUNDER)],
)  # fmt: skip
def test_of_two_a_slip_costs_two_matches_of_a_hundred_a_mistake_six_and_a_blunder_twelve(
    cost: float, mark: Grade
) -> None:
    assert grade(cost, 2) is mark
    one = step(0, STAY, {HIT: 1.0, STAY: 1.0 - cost}, 0.5, 0.5)
    assert review(one).like_champion(0) == (int(mark is Grade.GOOD), 1)


def test_a_deal_is_never_like_the_champions() -> None:
    assert review(step(0, DEAL, {DEAL: 0.5}, 0.5, 0.5)).like_champion(0) == (0, 0)
