import random

from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.engine import EDITIONS, Deal, Decision, Game, Move, Rules, Turn, card
from flip7.engine.cards import Card
from flip7.engine.events import CardDealt, Event
from flip7.history import Ending, History, HistoryKeeper, Round, Save, places, standing
from flip7.session import PERSON, Match, SeatPlan, TablePlan

FRENCH = EDITIONS["fr"]
"""No opening deal: the cards of a script go to whoever hits."""


class NoShuffle:
    def shuffle(self, cards: list[Card]) -> None:
        raise AssertionError(f"the script is too short: {cards}")


def played(deck: str, *decisions: Move | int, seats: int = 2, rules: Rules = FRENCH) -> Round:
    """One round with the cards in this order; seat 0 is the first on turn."""
    keeper = HistoryKeeper(seats, rules.target)
    game = Game(rules, seats, seats - 1, [card(name) for name in deck.split()], NoShuffle())
    for decision in (Move.DEAL, *decisions):
        for event in game.apply(decision):
            keeper.see(event)
    [only] = keeper.history().rounds
    return only


HIT, STAY = Move.HIT, Move.STAY


def test_a_bust_remembers_its_card_and_what_it_cost() -> None:
    seat = played("10 10", HIT, STAY, HIT).seats[0]
    assert seat.bust is not None
    assert (seat.ending, seat.points) == (Ending.BUSTED, 0)
    assert (seat.bust.card, seat.bust.lost, seat.bust.dealt) == (card("10"), 10, 2)


def test_a_save_remembers_the_points_that_would_have_been_lost() -> None:
    seat = played("second 12 +4 12", HIT, STAY, HIT, HIT, HIT, STAY).seats[0]
    assert seat.saves == (Save(card("12"), 16),)
    assert (seat.ending, seat.points, seat.second_chances, seat.second_chance_left) == (Ending.STAYED, 16, 1, False)


def test_an_unused_second_chance_is_noted() -> None:
    seat = played("second", HIT, STAY, STAY).seats[0]
    assert (seat.second_chances, seat.second_chance_left, seat.saves) == (1, True, ())


def test_a_second_chance_given_away_counts_for_both() -> None:
    giver, other = played("second 5 second", HIT, HIT, HIT, STAY, STAY).seats
    assert giver.second_chances_given == (1,)
    assert (other.second_chances, other.second_chances_given) == (1, ())


def test_a_freeze_names_who_played_it_and_on_whom() -> None:
    first, second = played("9 freeze", HIT, HIT, 0, STAY).seats
    assert (first.ending, first.frozen_by, first.points) == (Ending.FROZEN, 1, 9)
    assert second.freezes == (0,)


def test_a_flip_three_is_survived_without_a_bust() -> None:
    first, second = played("flip3 1 2 3", HIT, 1, STAY, STAY).seats
    assert first.flip_threes == (1,)
    assert (second.flip_threes_from, second.flip_threes_survived) == ((0,), 1)


def test_a_flip_three_that_busts_is_not_survived() -> None:
    second = played("flip3 4 4", HIT, 1, STAY).seats[1]
    assert (second.flip_threes_from, second.flip_threes_survived) == ((0,), 0)


def test_a_flip_three_that_ends_in_a_flip_seven_is_survived() -> None:
    deck = "1 2 3 4 flip3 5 6 7"
    seat = played(deck, HIT, STAY, HIT, HIT, HIT, HIT).seats[0]
    assert (seat.ending, seat.flip_threes_survived) == (Ending.FLIP_SEVEN, 1)


def test_whoever_is_in_when_another_has_a_flip_seven_was_still_in() -> None:
    deck = "1 12 2 11 3 10 4 9 5 8 6 7 7"
    first, second = played(deck, *[HIT] * 13).seats
    assert first.ending is Ending.FLIP_SEVEN
    assert (second.ending, second.points) == (Ending.STILL_IN, 57)


def test_equal_totals_share_the_better_place() -> None:
    assert places((50, 80, 80, 10)) == (3, 1, 1, 4)
    assert standing((50, 80, 80, 10)) == (1, 2, 0, 3)


def a_match(seats: int, seed: int, target: int = 100) -> tuple[Match, list[Event]]:
    plan = TablePlan(
        tuple(SeatPlan(f"Seat {index}", PERSON, index, "star") for index in range(seats)),
        "custom",
        Rules(target=target),
    )
    match, chance, events = Match(plan, seed), random.Random(seed), list[Event]()
    while (pending := match.game.pending) is not None:
        decision: Decision = chance.choice(list[Decision](pending.options))
        if isinstance(pending, Turn):
            decision = HIT if match.game.seats[pending.seat].points < 20 else STAY
        events += match.apply(decision)
    return match, events


@settings(max_examples=25, deadline=None)
@given(st.integers(1, 10), st.integers(0, 2**32))
def test_a_journal_played_again_gives_the_history_that_was_seen(seats: int, seed: int) -> None:
    match, events = a_match(seats, seed)
    keeper = HistoryKeeper(seats, match.plan.rules.target)
    for event in events:
        keeper.see(event)
    history = History.of(match)
    assert history == keeper.history()
    assert [played.points for played in history.rounds] == match.game.rounds
    assert history.totals == tuple(seat.total for seat in match.game.seats)
    assert history.outcome == match.game.outcome()
    assert sum(seat.cards for seat in history.seats) == sum(isinstance(event, CardDealt) for event in events)
    for seat in history.seats:
        assert history.totals_of(seat.seat)[-1] == seat.total
        assert seat.best_points == max(points[seat.seat] for points in match.game.rounds)
        assert seat.second_chances == len(seat.saves) + seat.second_chances_unused


def test_a_round_under_way_is_not_part_of_the_history() -> None:
    match, _events = a_match(3, 1)
    under_way = Match(match.plan, 1)
    for decision in match.journal:
        under_way.apply(decision)
        if len(under_way.game.rounds) == 2 and not isinstance(under_way.game.pending, Deal):
            break
    assert len(History.of(under_way).rounds) == 2


def test_the_longest_streak_is_counted_between_busts() -> None:
    for seed in range(10):
        match, _events = a_match(4, seed, target=200)
        for seat in History.of(match).seats:
            pattern = "".join("x" if one.bust else "o" for one in seat.rounds)
            assert seat.longest_streak == max(map(len, pattern.split("x")))
