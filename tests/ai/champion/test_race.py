"""The value of the match."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.ai.champion.race import Race, race_to
from flip7.ai.champion.rivals import RivalForecast
from flip7.ai.champion.round_statistics import RoundStatistics, statistics_for
from flip7.ai.champion.win_probability import WinProbability
from flip7.ai.characters import make_bot
from flip7.ai.slices import run_to_end
from flip7.ai.table import Table
from flip7.engine import EDITIONS, Deal, Game, Move, Rules, Turn


def race(target: int, seats: int) -> Race:
    return run_to_end(race_to(target, seats))


def chances(totals: Sequence[int], target: int = 200, points: Sequence[int] = ()) -> list[float]:
    """Everybody's chance to win when all are out of the round, with so many points of it."""
    rules = Rules(target=target)
    track = race(target, len(totals))
    exponent = statistics_for(len(totals)).exponent(target - max(totals))
    ends = points or [0] * len(totals)
    found = []
    for seat, total in enumerate(totals):
        others = [
            RivalForecast(track, target, other, ((ends[index], 1.0),))
            for index, other in enumerate(totals)
            if index != seat
        ]
        found.append(WinProbability(track, rules, total, others, 1, exponent=exponent)[ends[seat]])
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 8, 18, 36])
@pytest.mark.parametrize("target", [50, 200, 500])
def test_equals_have_equal_chances(seats: int, target: int) -> None:
    for chance in chances([0] * seats, target):
        assert chance == pytest.approx(1 / seats, abs=1e-4)


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 230), st.integers(0, 60)), min_size=1, max_size=36),
    st.sampled_from([1, 50, 200, 500]),
)
def test_somebody_wins(seats: list[tuple[int, int]], target: int) -> None:
    totals, points = zip(*seats, strict=True)
    found = chances(totals, target, points)
    assert all(0 <= chance <= 1.001 for chance in found)
    assert sum(found) == pytest.approx(1, abs=0.001)
    order = sorted(range(len(seats)), key=lambda seat: sum(seats[seat]))
    for lower, higher in pairwise(order):
        assert found[lower] <= found[higher] + 1e-6


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ([190, 190, *[0] * 8], [0.5, 0.5, *[0] * 8]),
        ([199, 0], [1, 0]),
        ([210, 150], [1, 0]),
        ([205, 205, 190], [0.5, 0.5, 0]),
        ([200] * 4, [0.25] * 4),
        ([201, 203, 203, 203], [0, 1 / 3, 1 / 3, 1 / 3]),
        ([7], [1]),
    ],
)
def test_clear_cases(totals: list[int], expected: list[float]) -> None:
    assert chances(totals) == pytest.approx(expected, abs=0.01)
    assert sum(chances(totals)) == pytest.approx(1, abs=0.001)


def test_the_others_chance_and_ours_are_one_while_they_still_play() -> None:
    """Two rivals of whom one may arrive this round: what they win is what we lose."""
    track = race(200, 3)
    rivals = [(160, ((0, 0.4), (30, 0.4), (45, 0.2))), (150, ((0, 0.5), (20, 0.5)))]
    rivals_after = [RivalForecast(track, 200, total, final_points) for total, final_points in rivals]
    ours = WinProbability(track, Rules(), 170, rivals_after, 4, exponent=1.0)[10]
    lost = 0.0
    for points, chance in rivals[0][1]:
        for more, also in rivals[1][1]:
            after = [180, 160 + points, 150 + more]
            alone = WinProbability(
                track,
                Rules(),
                180,
                [RivalForecast(track, 200, total, ((0, 1.0),)) for total in after[1:]],
                4,
                exponent=1.0,
            )[0]
            lost += chance * also * (1 - alone)
    assert ours == pytest.approx(1 - lost, abs=0.02)


def test_more_points_never_hurt() -> None:
    track = race(200, 4)
    final_points = ((0, 0.3), (15, 0.2), (28, 0.3), (40, 0.2))
    others = [RivalForecast(track, 200, total, final_points) for total in (120, 60, 180)]
    worth = WinProbability(track, Rules(), 100, others, 5, exponent=0.9)
    assert all(worth[points] <= worth[points + 1] + 1e-9 for points in range(140))


def test_who_is_past_everybody_at_the_target_has_won() -> None:
    track = race(200, 2)
    worth = WinProbability(track, Rules(), 180, [RivalForecast(track, 200, 150, ((0, 1.0),))], 5, exponent=0.9)
    assert worth[20] == pytest.approx(1, abs=1e-4)
    assert worth[19] < 0.95


def test_the_chance_that_was_called_is_the_share_that_was_won() -> None:
    """Calibration in small: between rounds of matches of strong seats. tools/fit_value.py does it with thousands."""
    classes: dict[int, list[tuple[float, bool]]] = {}
    for seed in range(100):
        game = Game.start(EDITIONS["de"], 4, 1000 + seed)
        bots = [make_bot("counter", seed) for _ in range(4)]
        called: list[list[float]] = []
        while (pending := game.pending) is not None:
            if isinstance(pending, Deal):
                totals = [seat.total for seat in game.seats]
                if max(totals) < 200:
                    called.append(chances(totals))
                game.apply(Move.DEAL)
            else:
                game.apply(bots[pending.seat].choose(Table.of(game), pending))
        outcome = game.outcome()
        assert outcome is not None
        for at_once in called:
            for seat, chance in enumerate(at_once):
                classes.setdefault(min(int(chance * 5), 4), []).append((chance, seat == outcome.winner))
    for said in classes.values():
        mean = sum(chance for chance, _ in said) / len(said)
        won = sum(won for _, won in said) / len(said)
        # Rounds of one match are won or lost together: a match counts about as much as four independent rounds.
        error = (mean * (1 - mean) / (len(said) / 4)) ** 0.5
        assert abs(mean - won) < 4 * error


def test_the_race_is_less_open_the_nearer_the_end() -> None:
    known = RoundStatistics((1.0,), exponent_near=1.0, exponent_far=0.5, standings=(1.0, 0.5))
    assert [known.exponent(needed) for needed in (-20, 0, 75, 150, 500)] == [1.0, 1.0, 0.75, 0.5, 0.5]


def test_a_lost_challenge_is_not_a_reason_to_stop_thinking() -> None:
    rules = Rules(target=200, challenge=True, opening_deal=False)
    game = Game.start(rules, 1, 3)
    bot = make_bot("champion", 1)
    while (pending := game.pending) is not None:
        assert isinstance(pending, Deal | Turn)
        if isinstance(pending, Deal):
            game.apply(Move.DEAL)
        else:
            game.apply(run_to_end(bot.think(Table.of(game), pending)))
    assert len(game.rounds) <= 4
