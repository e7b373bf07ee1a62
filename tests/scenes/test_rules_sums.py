"""The worked examples of the rules screen are what the engine scores."""

import pytest

from flip7.engine import EDITIONS, BonusCard, NumberCard, Seat, card
from flip7.scenes.rules import book
from flip7.scenes.rules.blocks import Sum
from flip7.scenes.rules.sums import CardTerm, Extra, Line, Number, Sign, score, sum_lines

ROW = ("3", "11", "5", "7", "10")


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (ROW, 36),
        ((*ROW, "x2"), 72),
        ((*ROW, "x2", "+10"), 82),
        ((*ROW, "6", "9"), 66),
        (("+4",), 4),
    ],
)
def test_the_examples_of_the_rules(cards: tuple[str, ...], points: int) -> None:
    assert score(cards) == points
    assert sum_lines(cards)[-1][-1] == Number(points)
    assert any(
        isinstance(block, Sum) and block.cards == cards
        for chapter in book(EDITIONS["de"], "de")
        for block in chapter.blocks
    )


def test_every_example_shown_ends_with_what_a_seat_with_these_cards_scores() -> None:
    shown = [block for chapter in book(EDITIONS["de"], "de") for block in chapter.blocks if isinstance(block, Sum)]
    for example in shown:
        seat = Seat()
        for name in example.cards:
            one = card(name)
            if isinstance(one, NumberCard):
                seat.add_number(one)
            else:
                assert isinstance(one, BonusCard)
                seat.add_bonus(one)
        assert sum_lines(example.cards)[-1][-1] == Number(seat.points)


@pytest.mark.parametrize(
    "cards",
    [ROW, (*ROW, "+2", "x2"), (*ROW, "6", "9", "+10", "x2"), ("+4",), ("+4", "+8"), ("12", "x2", "x2"), ("0",)],
)
def test_every_line_of_a_sum_is_true(cards: tuple[str, ...]) -> None:
    lines = sum_lines(cards)
    for line in lines:
        assert _worked_out(line[:-2]) == _value(line)
    assert _value(lines[-1]) == score(cards)


def test_times_two_comes_before_the_plus_cards_whatever_order_they_came_in() -> None:
    assert sum_lines(("5", "+10", "x2")) == sum_lines(("5", "x2", "+10"))


def _value(line: Line) -> int:
    assert line[-2] == Sign("=")
    assert isinstance(line[-1], Number)
    return line[-1].value


def _worked_out(terms: Line) -> int:
    """What a child would get who reads the line aloud."""
    found = 0
    for term in terms:
        match term:
            case Number(value):
                found = value
            case Extra(value):
                found += value
            case CardTerm("x2"):
                found *= 2
            case CardTerm(name):
                found += card(name).value
    return found
