"""A match is its seed, its seats, its rules and its decisions: playing them again gives the same match."""

import random
from datetime import UTC, datetime

import pytest

from flip7.engine import EDITIONS, Decision, IllegalDecision, Move, Turn, card
from flip7.engine.events import CardDealt, Event, Place, RoundStarted
from flip7.match.match import PERSON, Match, SeatPlan, TablePlan
from flip7.match.origin import Origin
from flip7.match.plan import Handover, SavedMatch, Stamp


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


SEED, OPENING = 2026, ("9", "2", "9")
"""Three seats, German edition: seat 0 deals, and these are the opening cards of seats 1, 2 and 0."""


def test_a_match_is_dealt_by_its_seed_its_rules_and_its_seats() -> None:
    match = Match(table(seats=3), SEED)
    assert (match.origin, match.plan, match.journal, match.handovers) == (Origin(SEED), table(seats=3), [], [])
    assert match.game.dealer == 0
    first, *dealt = match.apply(Move.DEAL)
    assert first == RoundStarted(1, 0)
    deck = 94
    for event, seat, name in zip(dealt, (1, 2, 0), OPENING, strict=True):
        deck -= 1
        assert event == CardDealt(seat, card(name), Place.ROW, int(name), deck)
    assert match.journal == [Move.DEAL]
    assert match.game.pending == Turn(1)
    assert [seat.numbers for seat in match.table().seats] == [(9,), (9,), (2,)]


def test_the_same_seed_without_an_opening_deal_gives_no_card_before_the_first_choice() -> None:
    match = Match(table("fr", 3), SEED)
    assert match.apply(Move.DEAL) == [RoundStarted(1, 0)]
    [dealt] = match.apply(Move.HIT)
    assert dealt == CardDealt(1, card(OPENING[0]), Place.ROW, 9, 93)


def test_what_is_kept_is_the_match_as_it_stands_after_the_decision() -> None:
    kept: list[tuple[Match, list[Decision], int]] = []
    match = Match(table(seats=3), SEED, lambda it: kept.append((it, list(it.journal), it.game.deck_left)))
    match.apply(Move.DEAL)
    match.apply(Move.STAY)
    assert kept == [(match, [Move.DEAL], 91), (match, [Move.DEAL, Move.STAY], 91)]


def test_two_matches_of_the_same_seed_are_told_apart() -> None:
    assert Match(table(), 1).stamp.key != Match(table(), 1).stamp.key


def test_a_resumed_match_is_the_match_that_was_left() -> None:
    stamp = Stamp("left in the evening", datetime(2026, 11, 18, 19, 0, tzinfo=UTC))
    handovers = (Handover(1, 2, "child"), Handover(1, 0, "careful"))
    left = SavedMatch(table(seats=3), Origin(SEED), (Move.DEAL, Move.STAY), stamp, handovers)
    kept: list[list[Decision]] = []
    match = Match.resume(left, lambda it: kept.append(list(it.journal)))
    assert (match.plan, match.origin, match.stamp) == (left.plan, Origin(SEED), stamp)
    assert (match.journal, match.handovers) == ([Move.DEAL, Move.STAY], list(handovers))
    assert match.game.pending == Turn(2)
    assert [seat.numbers for seat in match.game.seats] == [[9], [9], [2]]
    assert not kept
    match.apply(Move.STAY)
    assert kept == [[Move.DEAL, Move.STAY, Move.STAY]]
    match.hand_over(1, "child")
    assert match.handovers == [*handovers, Handover(3, 1, PERSON)]
    assert left.handovers == handovers


def test_a_seat_handed_over_is_noted_with_who_decided_until_then_and_after_how_many_decisions() -> None:
    match = Match(table(seats=3), SEED)
    match.apply(Move.DEAL)
    match.apply(Move.STAY)
    match.hand_over(2, "champion")
    match.apply(Move.STAY)
    match.hand_over(2, "child")
    match.hand_over(0, "careful")
    assert match.handovers == [Handover(2, 2, PERSON), Handover(3, 2, "champion"), Handover(3, 0, PERSON)]
    assert [seat.who for seat in match.plan.seats] == ["careful", PERSON, "child"]
    assert [seat.name for seat in match.plan.seats] == ["Player 0", "Player 1", "Player 2"]
    assert (match.plan.edition, match.plan.rules) == ("de", EDITIONS["de"])


def test_a_seat_handed_to_who_has_it_already_changes_nothing() -> None:
    match = Match(table(), 1)
    match.hand_over(3, PERSON)
    assert match.handovers == []
    assert match.plan == table()


def test_a_match_without_a_place_to_keep_it_is_played_all_the_same() -> None:
    match = Match.replay(table(seats=3), SEED, [Move.DEAL])
    match.apply(Move.STAY)
    assert match.journal == [Move.DEAL, Move.STAY]
