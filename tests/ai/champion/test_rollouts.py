"""What the rows of others may come to, held to the rules and to exact chances."""

import random

import pytest

from flip7.ai.champion.rollouts import PointsDistribution, Rollouts
from flip7.ai.row import Row
from flip7.engine import FACES, FLIP_THREE, FREEZE, SECOND_CHANCE, TIMES_TWO, Card, card
from flip7.engine.cards import NUMBERS

NOTHING = (0,) * len(FACES)
EMPTY = Row(0, 0, 0, 0, 1, False)


def cards(*chosen: Card) -> list[int]:
    return [chosen.count(face) for face in FACES]


def row(*numbers: int, second: bool = False) -> Row:
    return Row(sum(1 << number for number in numbers), len(numbers), sum(numbers), 0, 1, second)


def final_points(
    counts: list[int], hand: Row, forced: int = 0, next_deck: list[int] | tuple[int, ...] = NOTHING
) -> PointsDistribution:
    return Rollouts(counts, next_deck, 4, random.Random(5)).final_points(hand, forced)


def test_a_row_that_should_stay_stays() -> None:
    assert final_points(cards(*[NUMBERS[12]] * 9, NUMBERS[3]), row(12, 11, 10)) == ((33, 1.0),)


def test_a_row_that_cannot_bust_goes_on_to_the_last_card() -> None:
    assert dict(final_points(cards(NUMBERS[2], card("+4"), TIMES_TWO), row(5))) == {18: pytest.approx(1.0)}


def test_the_next_deck_is_dealt_when_this_one_runs_out() -> None:
    assert dict(final_points(cards(NUMBERS[2]), row(5), next_deck=cards(NUMBERS[3]))) == {10: pytest.approx(1.0)}


def test_three_cards_must_be_taken_even_by_a_row_that_would_stay() -> None:
    # There is no way to take three of these four cards without a 12.
    ends = dict(final_points(cards(*[NUMBERS[12]] * 2, NUMBERS[3], NUMBERS[4]), row(12, 11), forced=3))
    assert ends == {0: pytest.approx(1.0)}


def test_a_second_chance_takes_one_duplicate_away() -> None:
    assert dict(final_points(cards(NUMBERS[12]), row(12, 11, second=True))) == {23: pytest.approx(1.0)}
    assert dict(final_points(cards(*[NUMBERS[12]] * 2), row(12, 11, second=True), forced=2)) == {0: pytest.approx(1.0)}


def test_the_seventh_number_ends_it_with_fifteen_more() -> None:
    ends = dict(final_points(cards(NUMBERS[7], NUMBERS[8]), row(1, 2, 3, 4, 5, 6)))
    assert ends.keys() == {21 + 7 + 15, 21 + 8 + 15}


def test_a_card_that_was_dealt_is_not_dealt_again() -> None:
    assert dict(final_points(cards(NUMBERS[6]), EMPTY)) == {6: pytest.approx(1.0)}


def test_action_cards_but_the_second_chance_change_nothing() -> None:
    assert dict(final_points(cards(FREEZE, FLIP_THREE), row(4))) == {4: pytest.approx(1.0)}
    assert dict(final_points(cards(SECOND_CHANCE, NUMBERS[4]), row(4), forced=2))[4] == pytest.approx(0.5, abs=0.02)


def test_the_first_card_busts_as_often_as_it_should() -> None:
    """It is spread evenly over the deck, so that few tries know its chance to the percent."""
    counts = cards(*[NUMBERS[9]] * 3, *[NUMBERS[2]] * 7)
    busted = dict(final_points(counts, row(9), forced=1))[0]
    assert busted == pytest.approx(0.3, abs=0.01)
    assert sum(chance for _, chance in final_points(counts, row(9))) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("left", "hand", "goes_on"),
    [
        # Four of five cards bring 30 together, one loses the row.
        (["5", "6", "7", "8", "9"], row(5, 12, 11, 1), True),
        (["5", "6", "7", "8", "9"], row(5, 12, 11, 2), False),
        (["12", "12", "1", "2"], row(12), False),
        (["12", "12", "9", "8", "8"], row(12), True),
        (["12", "12", "9", "8", "7"], row(12), False),
        (["12", "x2"], row(12), False),
        (["12", "x2", "+2"], row(12), True),
        # The Flip 7 brings fifteen more: 8 + 15 against 21 that may be lost.
        (["6", "8"], row(1, 2, 3, 4, 5, 6), True),
        (["6", "6", "8"], row(1, 2, 3, 4, 5, 6), False),
        # Five numbers have no Flip 7 to hope for with one card.
        (["6", "8"], row(2, 3, 4, 5, 6), False),
    ],
)
def test_a_row_goes_on_as_long_as_one_more_card_brings_points(left: list[str], hand: Row, goes_on: bool) -> None:
    ends = final_points(cards(*map(card, left)), hand)
    assert (ends != ((hand.points, 1.0),)) is goes_on


def test_a_row_with_nothing_goes_on() -> None:
    assert dict(final_points(cards(FREEZE, NUMBERS[0]), EMPTY)) == {0: pytest.approx(1.0)}
    assert len(final_points(cards(NUMBERS[1], NUMBERS[2], *[NUMBERS[3]] * 2), EMPTY)) > 1


def test_three_cards_that_must_be_taken_bust_as_often_as_by_hand() -> None:
    """Of four cards the 9 is the one left over in a quarter of all orders; then the row stays."""
    rollouts = Rollouts(cards(*map(card, ["3", "4", "12", "9"])), NOTHING, 4, random.Random(5))
    ends: dict[int, float] = {}
    for _turn in range(40):
        for points, chance in rollouts.final_points(row(9), forced=3):
            ends[points] = ends.get(points, 0.0) + chance / 40
    assert ends == {0: pytest.approx(0.75, abs=0.03), 28: pytest.approx(0.25, abs=0.03)}


@pytest.mark.parametrize(("seats", "tries"), [(1, 192), (4, 192), (8, 96), (24, 32), (36, 32)])
def test_the_more_seats_the_fewer_tries_for_each(seats: int, tries: int) -> None:
    rollouts = Rollouts(cards(*NUMBERS[1:]), NOTHING, seats, random.Random(5))
    least = min(chance for _points, chance in rollouts.final_points(row(12), forced=3))
    assert (1 / least) == pytest.approx(tries)
