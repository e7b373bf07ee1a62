"""A match is its seed, its seats, its rules and its decisions: playing them again gives the same match."""

import random

import pytest

from flip7.engine import EDITIONS, Decision, IllegalDecision, Move
from flip7.engine.events import Event
from flip7.session import PERSON, Match, SeatPlan, TablePlan


def table(edition: str = "de", seats: int = 4) -> TablePlan:
    people = tuple(SeatPlan(f"Player {number}", PERSON, number, "star") for number in range(seats))
    return TablePlan(people, edition, EDITIONS[edition])


def played(match: Match, choose: random.Random, most: int = 10_000) -> list[Event]:
    events: list[Event] = []
    while match.game.pending is not None and len(match.journal) < most:
        events += match.apply(choose.choice(list[Decision](match.game.pending.options)))
    return events


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_continued_anywhere_goes_on_event_for_event(edition: str) -> None:
    for seed in range(10):
        whole = Match(table(edition), seed)
        played(whole, random.Random(seed))
        cut = random.Random(seed).randrange(len(whole.journal))
        resumed = Match.replay(table(edition), seed, whole.journal[:cut])
        again = Match.replay(table(edition), seed, whole.journal[:cut])
        assert resumed.table() == again.table()
        rest = [resumed.apply(decision) for decision in whole.journal[cut:]]
        assert rest == [again.apply(decision) for decision in whole.journal[cut:]]
        assert resumed.table() == whole.table()
        assert resumed.game.outcome() == whole.game.outcome()


def test_each_decision_is_kept_before_anybody_sees_what_comes_of_it() -> None:
    kept: list[int] = []
    match = Match(table(), 1, lambda match: kept.append(len(match.journal)))
    for decisions in range(1, 20):
        played(match, random.Random(decisions), decisions)
        assert kept == list(range(1, decisions + 1))


def test_replaying_keeps_nothing_until_the_next_decision() -> None:
    whole = Match(table(), 1)
    played(whole, random.Random(1), 10)
    kept: list[int] = []
    resumed = Match.replay(table(), 1, whole.journal, lambda match: kept.append(len(match.journal)))
    assert not kept
    played(resumed, random.Random(2), 11)
    assert kept == [11]


def test_an_impossible_decision_changes_and_keeps_nothing() -> None:
    kept: list[Match] = []
    match = Match(table(), 1, kept.append)
    with pytest.raises(IllegalDecision):
        match.apply(Move.HIT)
    assert not match.journal
    assert not kept


def test_an_impossible_journal_is_no_match() -> None:
    with pytest.raises(IllegalDecision):
        Match.replay(table(), 1, [Move.DEAL, Move.DEAL])


def test_a_seat_handed_over_is_kept_at_once_and_changes_nothing_else() -> None:
    kept: list[str] = []
    match = Match(table(), 1, lambda match: kept.append(match.plan.seats[2].who))
    before = match.table()
    match.hand_over(2, "champion")
    assert kept == ["champion"]
    assert not match.plan.seats[2].is_person
    assert match.plan.seats[2].name == "Player 2"
    assert match.table() == before
