"""The rating against the example of its paper, and what a family expects of a ranking."""

from itertools import permutations

import pytest

from flip7.match.rating import AVERAGE, Duel, Rating, rated, updated


def test_the_example_of_the_paper_comes_out() -> None:
    player = Rating(1500, 200, 0.06)
    duels = [Duel(Rating(1400, 30), 1), Duel(Rating(1550, 100), 0), Duel(Rating(1700, 300), 0)]
    after = updated(player, duels)
    assert after.value == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


@pytest.mark.parametrize("seats", [2, 3, 4, 10, 18])
def test_the_better_place_at_a_table_of_equals_gives_the_better_rating(seats: int) -> None:
    after = rated([Rating()] * seats, range(1, seats + 1))
    values = [rating.value for rating in after]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == seats
    assert values[0] > AVERAGE > values[-1]


@pytest.mark.parametrize("seats", [2, 3, 4, 10, 18])
def test_equals_give_and_take_the_same(seats: int) -> None:
    after = rated([Rating()] * seats, range(1, seats + 1))
    assert sum(rating.value for rating in after) == pytest.approx(AVERAGE * seats)


def test_equal_places_of_equals_change_no_value() -> None:
    assert [rating.value for rating in rated([Rating()] * 3, (1, 1, 1))] == pytest.approx([AVERAGE] * 3)


def test_the_seat_does_not_matter_only_the_place() -> None:
    ratings = (Rating(1400, 80), Rating(1500, 120), Rating(1650, 60))
    straight = dict(zip(ratings, rated(ratings, (1, 2, 3)), strict=True))
    places = dict(zip(ratings, (1, 2, 3), strict=True))
    for order in permutations(ratings):
        after = rated(order, [places[rating] for rating in order])
        assert [straight[rating].value for rating in order] == pytest.approx([rating.value for rating in after])


def test_whoever_beats_a_stronger_opponent_gains_more() -> None:
    weak = updated(Rating(1500, 100), [Duel(Rating(1300, 60), 1)])
    strong = updated(Rating(1500, 100), [Duel(Rating(1700, 60), 1)])
    assert strong.value > weak.value > 1500


def test_a_large_table_counts_for_more_than_a_duel_and_less_than_two() -> None:
    gains = {seats: rated([Rating(1500, 80)] * seats, range(1, seats + 1))[0].value - 1500 for seats in (2, 4, 18)}
    assert gains[2] < gains[4] < gains[18] < 2 * gains[2]


def test_more_matches_make_a_rating_surer() -> None:
    ratings = [Rating(), Rating()]
    deviations = []
    for places in [(1, 2), (2, 1)] * 5:
        ratings = list(rated(ratings, places))
        deviations.append(ratings[0].deviation)
    assert deviations == sorted(deviations, reverse=True)


def test_one_lucky_match_puts_nobody_above_a_proven_winner() -> None:
    lucky = rated([Rating(), Rating()], (1, 2))[0]
    proven = [Rating(), Rating()]
    for places in [(1, 2), (1, 2), (1, 2), (2, 1)] * 5:
        proven = list(rated(proven, places))
    assert proven[0].at_least > lucky.at_least


def test_somebody_alone_learns_nothing_about_their_strength() -> None:
    assert rated([Rating()], [1]) == (Rating(),)


def test_a_great_surprise_makes_a_rating_more_volatile() -> None:
    after = updated(Rating(1500, 50), [Duel(Rating(2300, 40), 1)] * 6)
    assert after.volatility > 0.06


def test_a_match_of_two_is_one_whole_duel() -> None:
    winner, loser = Rating(1500, 100), Rating(1600, 80)
    assert rated([winner, loser], (1, 2)) == (
        updated(winner, [Duel(loser, 1)]),
        updated(loser, [Duel(winner, 0)]),
    )
