import random
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.engine import Deal, Decision, Move, Outcome, Rules, Turn, card
from flip7.engine.events import CardDealt, Event, Reason
from flip7.match.history import (
    Bust,
    Ending,
    History,
    HistoryKeeper,
    Round,
    Save,
    SeatHistory,
    SeatRound,
    places,
    standing,
)
from flip7.match.match import PERSON, Match, SeatPlan, TablePlan
from tests.match.paper_match import DEAL, FRENCH, HIT, STAY, four_rounds, history_of


def played(deck: str, *decisions: Move | int, seats: int = 2, rules: Rules = FRENCH) -> Round:
    """One round with the cards in this order; seat 0 is the first on turn."""
    [only] = history_of(deck, (DEAL, *decisions), seats, rules).rounds
    return only


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


def test_four_rounds_on_paper_round_by_round() -> None:
    history = four_rounds()
    assert [one.number for one in history.rounds] == [1, 2, 3, 4]
    assert [one.dealer for one in history.rounds] == [2, 0, 1, 2]
    assert [one.points for one in history.rounds] == [(12, 0, 3), (10, 0, 9), (11, 0, 12), (0, 78, 0)]
    assert [one.totals for one in history.rounds] == [(12, 0, 3), (22, 0, 12), (33, 0, 24), (33, 78, 24)]
    assert [one.totals_before for one in history.rounds] == [(0, 0, 0), (12, 0, 3), (22, 0, 12), (33, 0, 24)]
    assert (history.target, history.totals) == (60, (33, 78, 24))
    assert (history.winner, history.outcome) == (1, Outcome(1, Reason.TARGET_REACHED))
    assert [history.totals_of(seat) for seat in range(3)] == [
        (0, 12, 22, 33, 33), (0, 0, 0, 0, 78), (0, 3, 12, 24, 24)
    ]  # fmt: skip


def test_four_rounds_on_paper_how_each_ended_for_each_seat() -> None:
    stayed, busted, frozen = Ending.STAYED, Ending.BUSTED, Ending.FROZEN
    assert [tuple(seat.ending for seat in one.seats) for one in four_rounds().rounds] == [
        (stayed, busted, frozen),
        (stayed, stayed, stayed),
        (stayed, busted, frozen),
        (stayed, Ending.FLIP_SEVEN, stayed),
    ]


def test_four_rounds_on_paper_seat_by_seat() -> None:
    first, second, third = four_rounds().seats
    assert [(seat.seat, seat.total, seat.cards) for seat in (first, second, third)] == [
        (0, 33, 5), (1, 78, 15), (2, 24, 7)
    ]  # fmt: skip
    assert second.busts == ((1, Bust(card("5"), 5, 2)), (3, Bust(card("10"), 33, 4)))
    assert (first.busts, third.busts) == ((), ())
    assert third.saves == ((2, Save(card("8"), 9)),)
    assert (first.saves, second.saves) == ((), ())
    assert (first.flip_sevens, second.flip_sevens, third.flip_sevens) == ((), (4,), ())
    assert [(seat.best, seat.best_points) for seat in (first, second, third)] == [(1, 12), (4, 78), (3, 12)]
    assert [seat.longest_streak for seat in (first, second, third)] == [4, 1, 4]
    assert [seat.attackers for seat in (first, second, third)] == [(), (0,), (1, 0)], "its own Freeze is no attack"
    assert [seat.freezes_given for seat in (first, second, third)] == [1, 0, 0]
    assert [seat.flip_threes_given for seat in (first, second, third)] == [1, 1, 0]
    assert [seat.flip_threes_survived for seat in (first, second, third)] == [0, 0, 1]
    assert [seat.second_chances for seat in (first, second, third)] == [0, 0, 1]
    assert [seat.second_chances_unused for seat in (first, second, third)] == [0, 0, 0]
    assert [seat.sixes for seat in (first, second, third)] == [(), (), ()]


def test_the_first_round_on_paper_card_by_card() -> None:
    assert four_rounds().rounds[0].seats == (
        SeatRound(Ending.STAYED, 12, 1, (card("12"),)),
        SeatRound(Ending.BUSTED, 0, 2, (card("5"),), bust=Bust(card("5"), 5, 2)),
        SeatRound(Ending.FROZEN, 3, 2, (card("3"),), frozen_by=2, freezes=(2,)),
    )


def test_the_second_round_on_paper_card_by_card() -> None:
    assert four_rounds().rounds[1].seats == (
        SeatRound(Ending.STAYED, 10, 1, bonuses=(card("+10"),)),
        SeatRound(Ending.STAYED, 0, 2, bonuses=(card("x2"),), flip_threes=(2,)),
        SeatRound(
            Ending.STAYED, 9, 4, (card("1"), card("8")), saves=(Save(card("8"), 9),), second_chances=1,
            flip_threes_from=(1,), flip_threes_survived=1,
        ),
    )  # fmt: skip


def test_the_third_round_on_paper_card_by_card() -> None:
    assert four_rounds().rounds[2].seats == (
        SeatRound(Ending.STAYED, 11, 3, (card("11"),), freezes=(2,), flip_threes=(1,)),
        SeatRound(
            Ending.BUSTED, 0, 4, (card("12"), card("11"), card("10")), bust=Bust(card("10"), 33, 4),
            flip_threes_from=(0,),
        ),
        SeatRound(Ending.FROZEN, 12, 1, (card("12"),), frozen_by=0),
    )  # fmt: skip


def test_a_second_chance_given_away_and_kept_to_the_end_lies_with_who_got_it() -> None:
    one = played("second 5 second", HIT, HIT, HIT, STAY, STAY)
    assert one.seats == (
        SeatRound(Ending.STAYED, 0, 2, second_chances=1, second_chance_left=True, second_chances_given=(1,)),
        SeatRound(Ending.STAYED, 5, 1, (card("5"),), second_chances=1, second_chance_left=True),
    )
    giver = SeatHistory(0, (one.seats[0], one.seats[0]))
    assert (giver.second_chances, giver.second_chances_unused, giver.second_chances_given) == (2, 2, 2)


def test_six_numbers_are_one_short_and_five_or_seven_are_not() -> None:
    rows = [tuple(card(str(number)) for number in range(count)) for count in (5, 6, 7, 6)]
    seat = SeatHistory(0, tuple(SeatRound(Ending.STAYED, 20, len(row), row) for row in rows))
    assert seat.sixes == (2, 4)


def test_the_best_of_equal_rounds_is_the_first_and_no_points_are_no_best_round() -> None:
    def seat(*points: int) -> SeatHistory:
        return SeatHistory(0, tuple(SeatRound(Ending.STAYED, won, 1) for won in points))

    assert (seat(5, 20, 20, 3).best, seat(5, 20, 20, 3).best_points) == (2, 20)
    assert (seat(1, 0).best, seat(1, 0).best_points) == (1, 1)
    assert (seat(0, 0).best, seat(0, 0).best_points) == (None, 0)
    assert (seat().best, seat().best_points, seat().longest_streak) == (None, 0, 0)


def test_a_streak_ends_with_a_bust_and_the_longest_counts() -> None:
    fine, bust = SeatRound(Ending.STAYED, 9, 1), SeatRound(Ending.BUSTED, 0, 2, bust=Bust(card("9"), 9, 2))
    assert SeatHistory(0, (fine, bust, fine, fine, fine, bust, fine)).longest_streak == 3
    assert SeatHistory(0, (bust, bust)).longest_streak == 0


def test_freezes_and_flip_threes_for_itself_are_not_given_to_others() -> None:
    seat = SeatHistory(1, (SeatRound(Ending.FROZEN, 3, 4, frozen_by=1, freezes=(0, 1, 2), flip_threes=(1, 1, 0),
                                     flip_threes_from=(1, 2, 1)),))  # fmt: skip
    assert (seat.freezes_given, seat.flip_threes_given, seat.attackers) == (2, 1, (2,))


def test_a_match_that_has_not_begun_has_no_seats_no_totals_and_no_winner() -> None:
    history = History(200, ())
    assert (history.seats, history.totals, history.winner, history.totals_of(3)) == ((), (), None, (0,))


def test_places_leave_out_what_is_shared() -> None:
    assert places((10, 30, 20)) == (3, 1, 2)
    assert places((7, 7, 7)) == (1, 1, 1)
    assert standing((7, 9, 7)) == (1, 0, 2)


def test_what_has_happened_cannot_be_changed() -> None:
    history = four_rounds()
    save, bust = history.seats[2].saves[0][1], history.seats[1].busts[0][1]
    for past, name in (
        (history, "target"), (history.rounds[0], "dealer"), (history.rounds[0].seats[0], "points"),
        (history.seats[0], "seat"), (save, "points"), (bust, "lost"),
    ):  # fmt: skip
        with pytest.raises(FrozenInstanceError):
            setattr(past, name, 1)
