"""A review says what every decision was worth, and divides each result into skill and luck that add up."""

import json
import pickle
from functools import cache
from itertools import accumulate

import pytest

from flip7.ai import make_bot
from flip7.engine import EDITIONS, Deal, Move, Rules
from flip7.match.match import Match, SeatPlan, TablePlan
from flip7.match.plan import SavedMatch
from flip7.match.review import (
    Grade,
    Kind,
    NotReviewable,
    Review,
    Reviewer,
    from_json,
    grade,
    moments,
    review_match,
    to_json,
)
from tests.match.paper_match import DEAL, HIT, STAY, match_of


def played(who: tuple[str, ...], seed: int, rules: Rules, most: int = 10_000) -> Match:
    seats = tuple(SeatPlan(name, name, place, "star") for place, name in enumerate(who))
    match = Match(TablePlan(seats, "custom", rules), seed)
    bots = [make_bot(name, place) for place, name in enumerate(who)]
    while (pending := match.game.pending) is not None and len(match.journal) < most:
        match.apply(Move.DEAL if isinstance(pending, Deal) else bots[pending.seat].choose(match.table(), pending))
    return match


def short_match() -> Match:
    return played(("counter", "child", "greedy"), 3, Rules(target=70))


@cache
def short_review() -> Review:
    return review_match(short_match())


def test_every_entry_of_the_journal_is_a_step() -> None:
    match, review = short_match(), short_review()
    assert [step.decision for step in review.steps] == match.journal
    assert [step.round for step in review.steps] == list(accumulate(move is Move.DEAL for move in match.journal))
    assert review.steps[-1].round == len(match.game.rounds)
    assert review.finished


def test_chances_sum_to_one_at_every_step() -> None:
    review = short_review()
    assert review.start == pytest.approx((1 / 3,) * 3, abs=1e-5)
    for step in review.steps:
        assert sum(step.chances) == pytest.approx(1.0)
        assert sum(step.decided) == pytest.approx(1.0)
        assert min(step.chances) >= 0.0


def test_the_result_is_start_and_luck_and_skill() -> None:
    review = short_review()
    outcome = short_match().game.outcome()
    assert outcome is not None
    assert review.result == tuple(float(seat == outcome.winner) for seat in range(3))
    for seat in range(3):
        # Added up step by step, not from the two ends as the review does.
        luck = sum(review.luck_in(step, seat) for step in range(len(review.steps)))
        costs = sum(step.cost for step in review.steps if step.seat == seat)
        assert review.skill[seat] == pytest.approx(-costs)
        assert review.luck[seat] == pytest.approx(luck)
        assert review.result[seat] == pytest.approx(review.start[seat] + luck - costs, abs=0.01)


def test_the_best_option_costs_nothing_and_is_the_chance_before_it() -> None:
    review = short_review()
    for number, step in enumerate(review.steps):
        best = max(step.options.values())
        assert step.cost == pytest.approx(best - step.options[step.decision])
        assert step.cost >= 0.0
        if step.options[step.decision] == best:
            assert step.cost == 0.0
        assert review.before(number)[step.seat] == pytest.approx(best, abs=1e-4)
        assert step.decided[step.seat] == pytest.approx(step.options[step.decision], abs=1e-4)


def test_the_same_match_gets_the_same_review_however_its_time_is_divided() -> None:
    reviewer = Reviewer(SavedMatch.of(short_match()))
    seen = [reviewer.progress]
    while not reviewer.done:
        reviewer.advance(0.0005)
        seen.append(reviewer.progress)
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0.0, 1.0)
    assert reviewer.review() == short_review()


def test_a_rough_review_is_there_before_the_whole_one() -> None:
    reviewer = Reviewer(short_match())
    with pytest.raises(ValueError, match="yet"):
        reviewer.review()
    while not reviewer.rough:
        reviewer.advance(0.0005)
    assert not reviewer.done
    rough = reviewer.review()
    assert rough.result == short_review().result
    for step, thorough in zip(rough.steps, short_review().steps, strict=True):
        assert step.decision == thorough.decision
        assert sum(step.chances) == pytest.approx(1.0)


def test_a_won_match_thrown_away_costs_all_of_it() -> None:
    """To 20: seat 1 stays with 12 and is out. Seat 0 has 12 and 9, which wins if it stays; it hits, and a 9 comes."""
    match = match_of("12 12 9 9", (DEAL, HIT, HIT, HIT, STAY, HIT), 2, Rules(opening_deal=False, target=20))
    last = review_match(match).steps[-1]
    assert last.options[Move.STAY] == 1.0
    assert last.cost == pytest.approx(1.0 - last.options[Move.HIT])
    # 9 of the 91 cards left are a 9, and 10 are a 12: with one of them the points are gone, and the match is open.
    assert 0.03 < last.cost < 0.2


def test_staying_below_a_seat_that_has_won_is_worth_nothing() -> None:
    """To 20: seat 0 has 21 and stays. If seat 1 stays with 12, the match is over, and lost."""
    match = match_of("12 12 9 1", (DEAL, HIT, HIT, HIT, HIT, STAY, STAY), 2, Rules(opening_deal=False, target=20))
    last = review_match(match).steps[-1]
    assert last.options[Move.STAY] == 0.0
    # One more card wins with an 8 or more that is no second 12 or 1: 38 of 90, and further cards may follow.
    assert 0.3 < last.options[Move.HIT] < 0.75
    assert last.cost == last.options[Move.HIT]
    assert review_match(match).result == (1.0, 0.0)


def test_a_match_under_way_ends_with_the_chances_of_now() -> None:
    review = review_match(played(("counter", "child"), 5, EDITIONS["de"], most=12))
    assert not review.finished
    assert len(review.steps) == 12
    assert sum(review.result) == pytest.approx(1.0)
    assert min(review.result) > 0.0


def test_a_match_that_has_not_begun_is_even() -> None:
    review = review_match(played(("counter", "child"), 5, EDITIONS["de"], most=0))
    assert review.result == review.start == (0.5, 0.5)
    assert review.luck == review.skill == (0.0, 0.0)
    assert moments(review, 0) == ()


def test_a_challenge_has_no_review() -> None:
    with pytest.raises(NotReviewable):
        Reviewer(played(("counter",), 5, Rules(challenge=True), most=3))


def test_a_single_seat_wins_in_any_case() -> None:
    review = review_match(played(("counter",), 5, Rules(target=30)))
    assert all(step.chances == (1.0,) for step in review.steps)
    assert review.skill == (0.0,)


def test_a_kept_review_comes_back_as_it_was() -> None:
    document = json.loads(json.dumps(to_json(short_review())))
    assert from_json(document) == short_review()
    for step in document["steps"]:
        assert step["decision"] in step["options"]


@pytest.mark.parametrize("damage", [None, [], {}, "x", 3])
def test_what_is_no_review_is_told(damage: object) -> None:
    assert from_json(damage) is None


def test_a_review_of_another_version_or_with_a_hole_is_none() -> None:
    document = to_json(short_review())
    assert from_json({**document, "version": 99}) is None
    broken = json.loads(json.dumps(document))
    broken["steps"][3]["decision"] = "nap"
    assert from_json(broken) is None
    del broken["steps"][3]["decision"]
    assert from_json(broken) is None


def test_moments_are_the_largest_of_their_kind() -> None:
    review = short_review()
    for seat in range(3):
        for moment in moments(review, seat):
            step = review.steps[moment.step]
            if moment.kind is Kind.MISTAKE:
                assert step.seat == seat
                assert -moment.change == max(one.cost for one in review.steps_of(seat))
            elif moment.kind is Kind.FIND:
                assert step.seat == seat
                assert step.cost == 0.0
                assert step.decision != step.usual
                assert moment.change > 0
            else:
                lucks = [review.luck_in(number, seat) for number in range(len(review.steps))]
                assert abs(moment.change) == max(map(abs, lucks))
                assert (moment.kind is Kind.LUCK) == (moment.change > 0)


def test_the_thrown_away_win_is_the_moment_of_its_seat() -> None:
    match = match_of("12 12 9 9", (DEAL, HIT, HIT, HIT, STAY, HIT), 2, Rules(opening_deal=False, target=20))
    kinds = {moment.kind: moment.step for moment in moments(review_match(match), 0)}
    assert kinds[Kind.MISTAKE] == 5


def test_marks_depend_on_what_an_even_chance_is() -> None:
    assert [grade(cost, 4) for cost in (0.0099, 0.01, 0.03, 0.06)] == [
        Grade.GOOD, Grade.SLIP, Grade.MISTAKE, Grade.BLUNDER,
    ]  # fmt: skip
    assert grade(0.0099, 8) is Grade.SLIP


def test_a_review_can_be_computed_in_another_process() -> None:
    """All that goes there and comes back can be sent."""
    saved = SavedMatch.of(short_match())
    assert pickle.loads(pickle.dumps(saved)) == saved
    assert pickle.loads(pickle.dumps(short_review())) == short_review()
