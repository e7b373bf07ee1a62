"""The chances to win, against small races that are worked out round by round."""

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.ai.champion.race import Race, calibrated, make_race, win_chance
from flip7.ai.champion.rivals import RivalForecast
from flip7.ai.champion.rollouts import PointsDistribution
from flip7.ai.champion.round_statistics import statistics_for
from flip7.ai.champion.win_probability import WinProbability
from flip7.engine import Rules
from tests.ai.champion.test_race import chances

ROUND = {0: 0.3, 5: 0.25, 10: 0.25, 20: 0.2}
"""The points of a round in a small world, in steps of the grid, so that nothing is rounded."""
POINTS = [ROUND.get(points, 0.0) for points in range(21)]


def margin(beyond: int) -> int:
    """Points beyond the target that count as equal: 0 to 3, 4 to 8, 9 to 14, 15 to 22."""
    return (beyond >= 4) + (beyond >= 9) + (beyond >= 15)


@cache
def first_wins(mine: int, theirs: int, target: int, rounds: int) -> float:
    """The chance of the first of two seats to be the first to finish, or the further of two, within these rounds."""
    if not rounds:
        return 0.0
    chance = 0.0
    for points, share in ROUND.items():
        for others, also in ROUND.items():
            me, them = mine + points - target, theirs + others - target
            if me < 0 and them < 0:
                won = first_wins(mine + points, theirs + others, target, rounds - 1)
            elif me < 0 or them < 0:
                won = float(me >= 0)
            else:
                won = (margin(me) > margin(them)) + (margin(me) == margin(them)) / 2
            chance += share * also * won
    return chance


def standing(race: Race, target: int, total: int) -> RivalForecast:
    return RivalForecast(race, target, total, ((0, 1.0),))


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (10, 0), (0, 15), (20, 20), (15, 20), (5, 10)])
def test_a_small_race_of_two_is_won_as_often_as_by_hand(mine: int, theirs: int) -> None:
    target = 21
    race = make_race(target, POINTS)
    found = WinProbability(race, Rules(target=target), mine, [standing(race, target, theirs)], 1, exponent=1.0)[0]
    ours, other = (first_wins(a, b, target, race.rounds) for a, b in ((mine, theirs), (theirs, mine)))
    # Both miss the target for all these rounds hardly ever; that is shared out in proportion.
    assert found == pytest.approx(ours / (ours + other), abs=1e-6)


@pytest.mark.parametrize("needed", [1, 6, 11, 21])
def test_who_needs_so_much_arrives_when_it_does_by_hand(needed: int) -> None:
    race = make_race(21, POINTS)
    finish = race.finish[(needed - 1) // 5]
    places = {0: 1.0}
    for turn in range(race.rounds):
        after: dict[int, float] = {}
        by_margin = [0.0] * 6
        for points, chance in places.items():
            for more, share in ROUND.items():
                total = points + more
                if total >= needed:
                    by_margin[margin(total - needed)] += chance * share
                else:
                    after[total] = after.get(total, 0.0) + chance * share
        assert finish[turn * 6 : turn * 6 + 6] == pytest.approx(by_margin)
        places = after


def test_everybody_arrives_once() -> None:
    """Also with points that lie between the steps of the grid: 3 or 7 in every round."""
    race = make_race(41, [0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.5])
    for track in race.finish[:4]:  # those that so few points a round bring home in time
        assert sum(track) == pytest.approx(1, abs=0.02)


def test_a_need_between_two_places_of_the_grid_is_shared_between_them() -> None:
    assert [Race.node(needed) for needed in (1, 2, 5, 6, 200)] == [
        (0, 0.0), (0, 0.2), (0, 0.8), (1, 0.0), (39, 0.8)
    ]  # fmt: skip


def test_a_seat_is_behind_who_is_before_it_and_half_of_those_with_as_much() -> None:
    race = Race(2, [[0.1, 0.2, 0, 0, 0, 0, 0.3, 0, 0, 0, 0, 0.4]])
    behind = race.behind[0]
    assert behind[0] == pytest.approx(1 - 0.2 - 0.1 / 2)
    assert behind[1] == pytest.approx(1 - 0.2 / 2)
    assert behind[5] == pytest.approx(1)
    assert behind[6] == pytest.approx(1 - 0.3 - 0.4 - 0.3 / 2)
    assert behind[11] == pytest.approx(1 - 0.3 - 0.4 / 2)
    assert win_chance([0.5, 0.25], [0.5, 1.0]) == pytest.approx(0.5)


def test_an_exponent_draws_chances_together_or_apart() -> None:
    assert calibrated([0.8, 0.2], 1.0) == pytest.approx([0.8, 0.2])
    assert calibrated([0.8, 0.2], 0.5) == pytest.approx([2 / 3, 1 / 3])
    assert calibrated([0.4, 0.1], 1.0) == pytest.approx([0.8, 0.2]), "they sum to 1 before they are drawn together"
    assert calibrated([0.8, 0.2], 2.0) == pytest.approx([16 / 17, 1 / 17])
    assert calibrated([1.0, 0.0], 0.7) == pytest.approx([1, 0])


DISTRIBUTIONS: list[PointsDistribution] = [
    ((0, 0.5), (10, 0.3), (30, 0.2)),
    ((0, 0.25), (5, 0.25), (12, 0.5)),
]


@pytest.mark.parametrize("total", [195, 200, 205, 207, 210, 230])
def test_who_arrives_wins_as_often_as_by_hand(total: int) -> None:
    """Two others at 195 whose rows may come to so much: the highest wins, and equals have equal chances."""
    race = make_race(200, POINTS)
    rivals = [RivalForecast(race, 200, 195, final_points) for final_points in DISTRIBUTIONS]
    found = WinProbability(race, Rules(), total - 10, rivals, 1, exponent=0.8)[10]
    if total < 200:
        assert found < 0.5
        return
    expected = 0.0
    for points, chance in DISTRIBUTIONS[0]:
        for others, also in DISTRIBUTIONS[1]:
            ends = [total, 195 + points, 195 + others]
            expected += chance * also * (total == max(ends)) / ends.count(max(ends))
    assert found == pytest.approx(expected, abs=1e-6)


def test_of_two_who_may_arrive_together_one_wins() -> None:
    """Each of two others arrives in half of all cases. If neither does, in a quarter, the race goes on as it stands."""
    race = make_race(200, POINTS)
    rivals = [RivalForecast(race, 200, 190, ((0, 0.5), (10, 0.5))) for _ in range(2)]
    goes_on = WinProbability(race, Rules(), 180, [standing(race, 200, 190)] * 2, 1, exponent=1.0)[4]
    found = WinProbability(race, Rules(), 180, rivals, 1, exponent=1.0)[4]
    assert goes_on > 0.2
    assert found == pytest.approx(goes_on / 4, abs=1e-4)


def test_where_a_rival_may_stand_by_hand() -> None:
    race = make_race(200, POINTS)
    rival = RivalForecast(race, 200, 180, ((0, 0.4), (20, 0.3), (25, 0.2), (45, 0.1)))
    assert rival.finishing_totals == [200, 205, 225]
    assert rival.at_least == pytest.approx([0.6, 0.3, 0.1, 0.0])
    assert rival.finishes_now == pytest.approx(0.6)
    assert rival.finish == pytest.approx(
        [0.4 * (0.2 * near + 0.8 * far) for near, far in zip(*race.finish[3:5], strict=True)]
    )
    assert rival.behind == pytest.approx(
        [0.4 * (0.2 * near + 0.8 * far) for near, far in zip(*race.behind[3:5], strict=True)]
    )
    assert RivalForecast(race, 200, 190, ((10, 1.0),)).finish == [0.0] * len(race.finish[0])


def test_the_challenge_is_won_in_time_or_not_at_all() -> None:
    """Alone against four rounds: with one still to come, whatever it brings must be enough."""
    rules = Rules(target=200, challenge=True, opening_deal=False)
    race = make_race(200, POINTS)
    for round_number, total in ((4, 150), (4, 199)):
        assert WinProbability(race, rules, total, [], round_number, exponent=1.0)[0] == pytest.approx(0, abs=1e-3)
    one_more = WinProbability(race, rules, 184, [], 3, exponent=1.0)
    assert one_more[10] == pytest.approx(ROUND[10] + ROUND[20], abs=1e-3)
    two_more = WinProbability(race, rules, 184, [], 2, exponent=1.0)
    by_hand = sum(a * b for one, a in ROUND.items() for other, b in ROUND.items() if one + other >= 6)
    assert two_more[10] == pytest.approx(by_hand, abs=1e-3)
    assert WinProbability(race, rules, 180, [], 4, exponent=1.0)[20] == pytest.approx(1, abs=1e-3)


def test_in_the_challenge_the_other_is_no_rival() -> None:
    rules = Rules(target=200, challenge=True, opening_deal=False)
    race = make_race(200, POINTS)
    other = RivalForecast(race, 200, 190, ((30, 1.0),))
    assert (
        WinProbability(race, rules, 150, [other], 2, exponent=1.0)[0]
        == WinProbability(race, rules, 150, [], 2, exponent=1.0)[0]
    )


def test_alone_sooner_is_better() -> None:
    race = make_race(200, POINTS)
    alone = WinProbability(race, Rules(), 100, [], 1, exponent=1.0)
    assert 0.999 < alone[0] < alone[5] < alone[40] <= 1.0 + 1e-6
    assert alone[5] - alone[0] > 1e-6, "more than the little that every point is worth"


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 199), min_size=2, max_size=24), st.integers(0, 2**32))
def test_chances_do_not_depend_on_the_chair(totals: list[int], seed: int) -> None:
    found = chances(totals)
    order = random.Random(seed).sample(range(len(totals)), len(totals))
    assert chances([totals[seat] for seat in order]) == pytest.approx([found[seat] for seat in order], abs=1e-9)
    by_total: dict[int, float] = {}
    for total, one in zip(totals, found, strict=True):
        assert one == pytest.approx(by_total.setdefault(total, one), abs=1e-9)


@pytest.mark.parametrize("seats", range(1, 25))
def test_somebody_wins_at_the_edges(seats: int) -> None:
    leaders = min(2, seats)
    for totals in (
        [199] * seats,
        [0] * seats,
        [190] * leaders + [0] * (seats - leaders),
        [200] * leaders + [199] * (seats - leaders),
        [199] + [0] * (seats - 1),
        [seat * 8 for seat in range(seats)],
    ):
        found = chances(totals)
        assert sum(found) == pytest.approx(1, abs=0.001)
        assert min(found) >= 0
        assert sorted(found) == pytest.approx([chance for _, chance in sorted(zip(totals, found, strict=True))])


@pytest.mark.parametrize(("seats", "known"), [(1, 2), (2, 2), (3, 4), (4, 4), (5, 4), (6, 8), (8, 8), (24, 8), (36, 8)])
def test_a_table_is_like_the_nearest_that_was_counted(seats: int, known: int) -> None:
    assert statistics_for(seats) is statistics_for(known)
    assert sum(statistics_for(seats).points) == pytest.approx(1)
    assert 0.5 < statistics_for(seats).exponent_near < 1.1
    mean = sum(points * chance for points, chance in enumerate(statistics_for(seats).points))
    assert 15 < mean < 23, "a round brings about 20 points"
