"""The telling moments of a review: the largest of each kind, if it is large enough."""

from flip7.match.review import Kind, Moment, Step, moments
from tests.match.review.on_paper import HIT, STAY, review, step, two_mistakes


def told(moment: Moment) -> tuple[Kind, int, int, float, float, float]:
    change = round(moment.change, 6)
    return moment.kind, moment.step, moment.seat, change, moment.before, moment.after


def test_a_seat_has_its_dearest_mistake_its_greatest_misfortune_and_its_best_find() -> None:
    mistake, misfortune, find = moments(two_mistakes(), 0)
    assert told(mistake) == (Kind.MISTAKE, 4, 0, -0.2, 0.7, 0.48)
    assert told(misfortune) == (Kind.MISFORTUNE, 5, 0, -0.48, 0.48, 0.0)
    assert told(find) == (Kind.FIND, 1, 0, 0.08, 0.5, 0.75)


def test_luck_may_come_from_what_another_has_decided() -> None:
    [luck] = moments(two_mistakes(), 1)
    assert told(luck) == (Kind.LUCK, 5, 1, 0.48, 0.52, 1.0)


def test_of_equal_moments_the_first_is_told() -> None:
    same = step(0, STAY, {HIT: 0.5, STAY: 0.4}, 0.5, 0.5)
    found = moments(review(same, same), 0)
    assert [(moment.kind, moment.step) for moment in found] == [(Kind.MISTAKE, 0), (Kind.LUCK, 0)]


def test_what_costs_or_brings_less_than_two_matches_of_a_hundred_is_no_moment() -> None:
    def kinds(one: Step) -> list[Kind]:
        return [moment.kind for moment in moments(review(one), 0)]

    assert kinds(step(0, STAY, {HIT: 0.5, STAY: 0.48}, 0.48, 0.52)) == [Kind.MISTAKE]
    assert kinds(step(0, STAY, {HIT: 0.5, STAY: 0.4801}, 0.4801, 0.5199)) == []
    assert kinds(step(0, HIT, {HIT: 0.5, STAY: 0.48}, 0.5, 0.5, usual=STAY)) == [Kind.FIND]
    assert kinds(step(0, HIT, {HIT: 0.5, STAY: 0.4801}, 0.5, 0.5, usual=STAY)) == []
    assert kinds(step(1, HIT, {HIT: 0.5, STAY: 0.4}, 0.5201, 0.4799)) == [Kind.LUCK]
    assert kinds(step(1, HIT, {HIT: 0.5, STAY: 0.4}, 0.5199, 0.4801)) == []


def test_only_the_best_option_is_a_find() -> None:
    """Better than the usual one, but not the best: a mistake all the same."""
    one = step(0, 2, {0: 0.5, 1: 0.3, 2: 0.45}, 0.45, 0.55, usual=1)
    assert [moment.kind for moment in moments(review(one), 0)] == [Kind.MISTAKE]
