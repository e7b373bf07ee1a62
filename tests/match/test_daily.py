"""The deal of the day is the same for everybody, and one try of it counts."""

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta

from flip7.ai.characters import CHARACTERS
from flip7.engine import Move
from flip7.engine.events import CardDealt, RoundStarted
from flip7.match.daily import DealOfTheDay, marks, may_play, streak
from flip7.match.history import Ending
from flip7.match.match import Match
from flip7.match.occasion import Kind, Occasion
from flip7.match.plan import PERSON, SeatPlan
from tests.match.test_award_questions import FLIPPED, bust, got, match

DAY = date(2026, 11, 18)
ANNA = SeatPlan("Anna", PERSON, 0, "star")
A_YEAR = [DAY + timedelta(days=count) for count in range(365)]


def opening(day: date, person: SeatPlan = ANNA) -> list[str]:
    """The dealer and the cards of the opening deal."""
    deal = DealOfTheDay.of(day)
    events = Match(deal.plan(person), deal.origin).apply(Move.DEAL)
    return [
        str(event.dealer) if isinstance(event, RoundStarted) else event.card.name
        for event in events
        if isinstance(event, RoundStarted | CardDealt)
    ]


def test_a_day_is_what_it_was_when_it_was_first_played() -> None:
    """Another machine, another Python, a later version: the figures of this day were noted once, and stay."""
    deal = DealOfTheDay.of(DAY)
    assert deal.characters == ("careful", "greedy", "child")
    assert deal.names == ("Ida", "Rico", "Mimi")
    assert opening(DAY) == ["1", "6", "+8", "12", "2"]


def test_whoever_plays_it_gets_the_same_cards_and_opponents() -> None:
    other = SeatPlan("Zofia", PERSON, 3, "key")
    assert opening(DAY, other) == opening(DAY)
    mine, theirs = (DealOfTheDay.of(DAY).plan(person) for person in (ANNA, other))
    assert [seat.who for seat in mine.seats] == [seat.who for seat in theirs.seats]


def test_nobody_at_the_table_can_be_mistaken_for_another() -> None:
    for day in A_YEAR:
        deal = DealOfTheDay.of(day)
        plan = deal.plan(replace(ANNA, name=deal.names[1], colour=2, symbol="flower"))
        for known in ("name", "colour", "symbol"):
            assert len({getattr(seat, known) for seat in plan.seats}) == 4


def test_days_differ_and_every_character_comes() -> None:
    assert len({tuple(opening(day)) for day in A_YEAR[:60]}) > 55
    came = Counter(who for day in A_YEAR for who in DealOfTheDay.of(day).characters)
    assert came.keys() == CHARACTERS.keys()
    assert min(came.values()) > 365 * 3 / 6 / 2
    assert all(len(set(DealOfTheDay.of(day).characters)) == 3 for day in A_YEAR)


def test_a_match_of_the_day_says_which_day_it_is() -> None:
    assert DealOfTheDay.of(DAY).occasion == Occasion(Kind.DAY, "2026-11-18")


def test_a_clock_set_back_gives_no_second_try() -> None:
    tried = [DAY - timedelta(days=3), DAY]
    assert not may_play(DAY, tried)
    assert not may_play(DAY - timedelta(days=1), tried)
    assert may_play(DAY + timedelta(days=1), tried)
    assert may_play(DAY, [])


def test_a_streak_counts_days_in_a_row_and_waits_for_today() -> None:
    played = [DAY - timedelta(days=count) for count in (1, 2, 3, 5)]
    assert streak(played, DAY) == 3
    assert streak([DAY, *played], DAY) == 4
    assert streak(played, DAY + timedelta(days=1)) == 0
    assert streak([], DAY) == 0


def test_the_line_for_others_has_a_sign_for_each_round_and_no_number() -> None:
    frozen = replace(got(12), ending=Ending.FROZEN)
    rounds = (got(20), bust(), frozen, FLIPPED)
    line = marks(match(rounds, rounds), 0)
    assert len(line) == 4
    assert len(set(line)) == 4
    assert not any(sign.isdigit() for sign in line)
