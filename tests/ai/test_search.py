"""The search through one's next cards, and the odds, against small decks that are worked out card by card."""

from itertools import permutations, product

import pytest

from flip7.ai import odds
from flip7.ai.flip_three import flip_three_bust_risk
from flip7.ai.row import Row
from flip7.ai.search import Search
from flip7.engine import FACES
from tests.ai.by_hand import gain_points, hit_on, points_of, stay_or_hit
from tests.ai.positions import laid_out

SMALL = [
    ("12 5", "12 11 5 3 1 +4"),
    ("12 5", "12 12 12 5 5 1"),
    ("9 second", "9 9 8 7 2 x2"),
    ("9 7", "9 7 second 8 12"),
    ("12 11 10 9 8 7", "1 2 12 11 10 +8"),
    ("1 2 3 4 5 second", "6 7 1 2 3"),
    ("x2 +10", "6 6 7 0 x2"),
    ("4 +2 x2", "4 4 10 +6 freeze"),
    ("0 1", "0 12 freeze freeze second"),
]


def cards(names: str) -> list[int]:
    return [names.split().count(face.name) for face in FACES]


def hand(row: str) -> Row:
    return Row.of(laid_out(row).seats[0])


@pytest.mark.parametrize(("row", "left"), SMALL)
@pytest.mark.parametrize("ahead", [1, 2, 3, 4])
def test_hitting_on_alone_is_worth_what_it_is_by_hand(row: str, left: str, ahead: int) -> None:
    search = Search(cards(left), alone=True)
    assert search.stay(hand(row)) == points_of(row.split())
    assert search.hit(hand(row), ahead) == pytest.approx(hit_on(row.split(), left.split(), ahead, gain_points))
    assert search.best(hand(row), ahead) == pytest.approx(stay_or_hit(row.split(), left.split(), ahead, gain_points))


@pytest.mark.parametrize(("row", "left"), SMALL)
def test_the_worth_of_points_and_that_of_a_flip_seven_are_told_apart(row: str, left: str) -> None:
    """As for the champion: what the others may still do ends with a Flip 7."""
    usual = {points: points**0.5 for points in range(400)}
    at_once = {points: points**0.5 + 100 for points in range(400)}
    sevens = 0.0
    for name in left.split():
        grown = {int(held) for held in [*row.split(), name] if held.isdigit()}
        sevens += len(grown) == 7
    plain = hit_on(row.split(), left.split(), 1, lambda points: points**0.5)
    found = Search(cards(left), usual, at_once, alone=True).hit(hand(row), 1)
    assert found == pytest.approx(plain + 100 * sevens / len(left.split()))


def test_with_others_still_in_the_action_cards_bring_the_same_choice_again() -> None:
    """What is good to hit without them is as good with them, and what is bad is so much less bad."""
    good, bad = hand("5"), hand("12 11")
    assert Search(cards("5 7 8 freeze flip3")).hit(good, 2) == pytest.approx(Search(cards("5 7 8")).hit(good, 2))
    lost = 23 - Search(cards("12 11 1")).hit(bad, 2)
    assert Search(cards("12 11 1 freeze flip3")).hit(bad, 2) == pytest.approx(23 - lost * 3 / 5)
    assert Search(cards("12 11 1 freeze flip3")).hit(bad, 1) == pytest.approx(23 - lost * 3 / 5)


@pytest.mark.parametrize(
    ("row", "left"), [*SMALL, ("12 3", "flip3 second freeze 12 3 4"), ("5 second", "5 5 5 flip3 1")]
)
@pytest.mark.parametrize("taken", [1, 2, 3])
def test_cards_that_must_be_taken_are_worth_what_they_are_by_hand(row: str, left: str, taken: int) -> None:
    values = []
    for drawn in permutations(left.split(), taken):
        held = row.split()
        for name in drawn:
            if name in ("freeze", "flip3", "second"):
                continue
            if name.isdigit() and name in held:
                if "second" not in held:
                    held = []
                    break
                held.remove("second")
            else:
                held.append(name)
            if sum(one.isdigit() for one in held) == 7:
                break
        values.append(points_of(held))
    assert Search(cards(left)).forced(hand(row), taken) == pytest.approx(sum(values) / len(values))


def test_a_flip_three_on_oneself_is_looked_through_where_it_must_be_exact() -> None:
    """Alone, with a Flip Three and nine cards: the mean of what the three bring."""
    row, rest = "12 3", "1 2 4 5 12 12 3 +2 +4"
    three = Search(cards(rest)).forced(hand(row), 3)
    others = hit_on(row.split(), rest.split(), 1, gain_points)
    found = Search(cards(f"{rest} flip3"), alone=True, exact=True).hit(hand(row), 1)
    assert found == pytest.approx((9 * others + three) / 10)
    rough = Search(cards(f"{rest} flip3"), alone=True).hit(hand(row), 1)
    assert rough != pytest.approx(found)
    assert rough < 15, "and else it is known to be dangerous"


def test_a_flip_three_on_oneself_is_roughly_three_numbers_that_may_each_bust() -> None:
    """Two of twenty cards bust the first time, and after each number of 7 points seven more do."""
    left = "12 12 " + "1 " * 17 + "flip3"
    safe = (1 - 2 / 20) * (1 - 9 / 20) * (1 - 16 / 20)
    assert Search(cards(left), alone=True).hit(hand("12"), 1) == pytest.approx((17 * 13 + safe * (12 + 21)) / 20)


def test_a_flip_three_under_a_second_chance_is_taken_to_bring_a_number() -> None:
    assert Search(cards("flip3"), alone=True).hit(hand("9 second"), 1) == 9 + 7
    assert Search(cards("flip3"), alone=True).hit(hand("9 x2 second"), 1) == 2 * (9 + 7)


@pytest.mark.parametrize("row", ["12 11 10 9", "12 11 10 9 second", "5", "0 1 2 3 4 5", "", "12 x2"])
@pytest.mark.parametrize("left", ["12 11 3 4 freeze +2", "12 12 12 11 7 8 9 second flip3 x2"])
def test_three_cards_bust_a_row_as_often_as_by_hand(row: str, left: str) -> None:
    """The cards are taken to be as many after each of the three: with a real deck it makes no difference."""
    busts = 0
    for names in product(left.split(), repeat=3):
        held = set(row.split())
        for name in names:
            if name.isdigit() and name in held:
                if "second" not in held:
                    busts += 1
                    break
                held.remove("second")
            elif name.isdigit():
                held.add(name)
            if sum(one.isdigit() for one in held) == 7:
                break
    assert flip_three_bust_risk(cards(left), hand(row)) == pytest.approx(busts / len(left.split()) ** 3)


@pytest.mark.parametrize(
    ("row", "left"),
    [
        ("12 11 10 9 8", "12 8 7 6 freeze +2 5"),
        ("12 11 10 9 8 second", "12 8 7 6 7 +2"),
        ("12 11 10 9 second", "12 1 1 2 2 3 9"),
        ("1 2 3 4 5 6", "1 2 3 x2 7 7"),
        ("1 2 3 4 5 6 second", "1 2 7"),
        ("12 11 10", "1 2 3"),
        ("12 11 10", "4 5 6 7 12"),
    ],
)
def test_odds_of_a_small_deck(row: str, left: str) -> None:
    table = laid_out(row, "", left=left)
    deck, held = left.split(), row.split()
    same = sum(name.isdigit() and name in held for name in deck) / len(deck)
    new = sum(name.isdigit() and name not in held for name in deck) / len(deck)
    assert odds.bust_risk(table, 0) == pytest.approx(0 if "second" in held else same)
    assert odds.flip_seven_chance(table, 0) == pytest.approx(new if sum(map(str.isdigit, held)) == 6 else 0)
    assert {face.name: chance for face, chance in odds.next_card(table).items()} == {
        name: pytest.approx(deck.count(name) / len(deck)) for name in deck
    }
    assert sum(odds.cards_to_come(table)) == len(deck)


@pytest.mark.parametrize(("other", "stays"), [("5 | 0 stayed", True), ("5", False)])
def test_expected_points_of_the_last_in_the_round_and_of_others(other: str, stays: bool) -> None:
    """A Freeze ends the row of the last one who is in; as long as others are, it is for them."""
    row, left = "12 3", "12 9 8 2 freeze"
    table = laid_out(row, other, left=left)
    alone = hit_on(row.split(), left.split(), 4, gain_points)
    without = hit_on(row.split(), ["12", "9", "8", "2"], 4, gain_points)
    assert without != pytest.approx(alone)
    assert odds.expected_hitting_on(table, 0) == pytest.approx(alone if stays else without)
    assert odds.expected_after_hit(table, 0) == pytest.approx(hit_on(row.split(), left.split(), 1, gain_points))


def test_expected_points_look_four_cards_ahead() -> None:
    row, left = ["12", "3"], ["4", "5", "6", "7", "8"]
    table = laid_out(" ".join(row), "5", left=" ".join(left))
    assert odds.expected_hitting_on(table, 0) == pytest.approx(hit_on(row, left, 4, gain_points))
    assert hit_on(row, left, 4, gain_points) > hit_on(row, left, 3, gain_points) + 1


def test_after_the_deck_comes_the_discard_and_then_nothing() -> None:
    table = laid_out("12", "", left="3", gone="5 5 7")
    assert odds.cards_to_come(table) == tuple(cards("3"))
    assert odds.cards_after_reshuffle(table) == tuple(cards("5 5 7"))
    empty = laid_out("12", "", left="", gone="5 5 7")
    assert odds.cards_to_come(empty) == tuple(cards("5 5 7"))
    assert odds.cards_after_reshuffle(empty) == tuple(cards(""))
