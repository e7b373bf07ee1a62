import random
from collections import Counter
from dataclasses import replace

import pytest

from flip7.engine import Decision, Outcome, Rules, Turn, card
from flip7.engine.decisions import Move
from flip7.engine.events import Busted, Event, Frozen, Reason
from flip7.match.awards import MOST, Award, awards
from flip7.match.history import Bust, Ending, History, Round, Save, SeatRound
from flip7.match.match import PERSON, Match, SeatPlan, TablePlan

NAMES = [f"Seat {index}" for index in range(24)]
STAYED = SeatRound(Ending.STAYED, 20, 3)
BUSTED = SeatRound(Ending.BUSTED, 0, 4, bust=Bust(card("12"), 12, 4))


def a_history(*seats: tuple[SeatRound, ...], winner: int | None = 0) -> History:
    """Each seat by its rounds."""
    rounds, totals = [], [0] * len(seats)
    for number, played in enumerate(zip(*seats, strict=True), 1):
        totals = [total + seat.points for total, seat in zip(totals, played, strict=True)]
        rounds.append(Round(number, 0, played, tuple(totals)))
    return History(200, tuple(rounds), Outcome(winner, Reason.TARGET_REACHED))


def titles(history: History) -> dict[str, Award]:
    return {award.title.message: award for award in awards(history, NAMES)}


def a_match(seats: int, seed: int) -> tuple[Match, list[Event]]:
    plan = TablePlan(tuple(SeatPlan(NAMES[index], PERSON, index, "star") for index in range(seats)), "de", Rules())
    match, chance, events = Match(plan, seed), random.Random(seed), list[Event]()
    limits = [chance.choice((12, 20, 28, 40)) for _ in range(seats)]
    while (pending := match.game.pending) is not None:
        decision: Decision = chance.choice(list[Decision](pending.options))
        if isinstance(pending, Turn):
            points = match.game.seats[pending.seat].points
            decision = Move.HIT if points < limits[pending.seat] else Move.STAY
        events += match.apply(decision)
    return match, events


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6, 9, 18])
def test_everybody_gets_an_award_as_long_as_there_are_enough(seats: int) -> None:
    for seed in range(12):
        history = History.of(a_match(seats, seed)[0])
        given = awards(history, NAMES)
        assert len(given) <= MOST
        assert len({award.seat for award in given}) == min(seats, MOST)
        assert given == awards(history, NAMES)
        assert all(given.count(award) == 1 for award in given)
        assert max(Counter(award.seat for award in given).values()) <= max(1, -(-MOST // seats))


def test_who_has_the_most_busts_and_freezes_is_counted_from_the_events() -> None:
    seen = Counter[str]()
    for seed in range(60):
        match, events = a_match(4, seed)
        busts = Counter(event.seat for event in events if isinstance(event, Busted))
        freezes = Counter(event.by for event in events if isinstance(event, Frozen) and event.by != event.seat)
        for award in awards(History.of(match), NAMES):
            seen[award.title.message] += 1
            counted = {"Crash landing": busts, "Ice age": freezes}.get(award.title.message)
            if counted is not None:
                assert award.reason.count == counted[award.seat]
                assert all(counted[other] < counted[award.seat] for other in range(4) if other != award.seat)
    assert seen["Crash landing"] > 10
    assert seen["Ice age"] > 5


def test_an_award_that_two_share_is_given_to_nobody() -> None:
    twice, never = (BUSTED, BUSTED, STAYED), (STAYED, STAYED, STAYED)
    assert "Crash landing" not in titles(a_history(never, twice, twice))
    assert titles(a_history(never, twice, (BUSTED, STAYED, STAYED)))["Crash landing"].seat == 1


def test_alone_at_the_table_nobody_is_compared_with_others() -> None:
    for seed in range(30):
        for award in awards(History.of(a_match(1, seed)[0]), NAMES):
            assert "anybody else" not in str(award.reason)
            assert "others" not in str(award.reason)


def test_points_saved_and_lost_again_in_the_same_round_are_no_luck() -> None:
    save = (Save(card("12"), 30),)
    lost_again = replace(BUSTED, saves=save)
    kept = replace(STAYED, saves=save)
    assert "Guardian angel" not in titles(a_history((STAYED,), (lost_again,)))
    assert titles(a_history((STAYED,), (kept,)))["Guardian angel"].seat == 1


def test_from_last_to_first_needs_a_last_place_alone() -> None:
    low, high = replace(STAYED, points=5), replace(STAYED, points=100)
    award = titles(a_history((low, high), (STAYED, STAYED), (STAYED, STAYED)))["From last to first"]
    assert (award.seat, str(award.reason)) == (0, "Still in last place after round 1")
    assert "From last to first" not in titles(a_history((low, high), (low, low), (STAYED, STAYED)))


def test_a_close_win_and_a_clear_one() -> None:
    close = a_history((STAYED, replace(STAYED, points=21)), (STAYED, STAYED))
    assert str(titles(close)["By a whisker"].reason) == "1 point ahead at the end"
    clear = a_history((STAYED, replace(STAYED, points=120)), (STAYED, STAYED))
    assert str(titles(clear)["Miles ahead"].reason) == "100 points ahead of Seat 1"


def test_second_chances_that_were_never_needed() -> None:
    got = replace(STAYED, second_chances=1, second_chance_left=True)
    used = replace(STAYED, second_chances=1, saves=(Save(card("3"), 9),))
    assert titles(a_history((got, got, got), (used, used, used)))["Just in case"].seat == 0


def test_the_target_of_the_table_is_told_who_aimed() -> None:
    hit = replace(STAYED, flip_threes_from=(2,))
    award = titles(a_history((STAYED,) * 3, (hit,) * 3, (STAYED,) * 3))["Favourite target"]
    assert (award.seat, str(award.reason)) == (1, "Seat 2 aimed here 3 times")


def test_a_lost_challenge_has_awards_but_no_winner() -> None:
    history = a_history((STAYED, BUSTED), (STAYED, STAYED), winner=None)
    assert not {"By a whisker", "Start to finish", "From last to first"} & titles(history).keys()
    assert {award.seat for award in awards(history, NAMES)} == {0, 1}


def test_a_match_without_a_round_has_no_awards() -> None:
    assert awards(History(200, ()), []) == ()
