"""What each character does in named positions, on both sides of every line that it draws.

Rows are "cards | total status", as in `laid_out`; the first seat decides, unless something else is said.
"""

import pytest

from flip7.ai.characters import make_bot
from flip7.engine import Move, Turn
from tests.ai.by_hand import gain_points, hit_on
from tests.ai.positions import aiming, laid_out

HIT, STAY = Move.HIT, Move.STAY

TURNS = {
    "child": [
        ("one big card is not enough", ["12", ""], HIT),
        ("a big card and another", ["7 5", ""], STAY),
        ("two small cards", ["6 5", ""], HIT),
        ("three small cards", ["6 5 4", ""], STAY),
        ("a big card and a bonus", ["12 +2", ""], STAY),
        ("small cards and bonuses", ["6 +10 x2", ""], HIT),
        ("bonuses only", ["+2 +4", ""], HIT),
        ("a Second Chance makes it bold", ["12 11 10 9 second", ""], HIT),
        ("far behind makes no difference", ["7 5", "| 190"], STAY),
        ("the heart of another is no help", ["7 5", "second"], STAY),
    ],
    "careful": [
        ("16 of 92 cards bust it: 17.4 %", ["12 6", ""], HIT),
        ("17 of 92 cards bust it: 18.5 %", ["12 7", ""], STAY),
        ("what others show cannot come: 15 of 90", ["12 7", "12 7"], HIT),
        ("the bonuses of others make the deck smaller: 16 of 89", ["12 6", "+2 +4 +6"], HIT),
        ("... 16 of 88", ["12 6", "+2 +4 +6 x2"], STAY),
        ("39 points under a Second Chance", ["12 11 10 6 second", ""], HIT),
        ("40 points under a Second Chance", ["12 11 10 7 second", ""], STAY),
        ("38 points by a x2", ["12 7 x2 second", ""], HIT),
        ("40 points by a x2", ["12 8 x2 second", ""], STAY),
        ("six numbers, 15 of 88", ["1 2 3 4 5 6", ""], HIT),
        ("six numbers, 16 of 88", ["1 2 3 4 5 7", ""], STAY),
        ("staying loses the match, which it does not see", ["12 7 | 150", "10 9 | 190 stayed"], STAY),
    ],
    "greedy": [
        ("three numbers are never enough", ["12 11 10 | 170", "| 30"], HIT),
        ("four numbers, 41 points", ["12 11 10 8", ""], HIT),
        ("four numbers, 42 points", ["12 11 10 9", ""], STAY),
        ("four numbers, 40 points by a x2", ["8 6 4 2 x2", ""], HIT),
        ("four numbers, 42 points by a x2", ["8 6 5 2 x2", ""], STAY),
        ("five numbers", ["0 1 2 3 4", "| 100"], STAY),
        ("six numbers, 50 behind: the Flip 7 calls", ["12 11 10 9 8 7 | 20", "1 | 70"], HIT),
        ("six numbers, 49 behind", ["12 11 10 9 8 7 | 20", "1 | 69"], STAY),
        ("five numbers, far behind", ["12 11 10 9 8", "| 190"], STAY),
        ("six numbers, 50 ahead", ["0 1 2 3 4 5 | 100", "| 50"], STAY),
        ("what lies in a row is not behind yet", ["12 11 10 9 8 7 | 20", "12 11 10 | 60"], STAY),
        ("the last of three looks at the first", ["12 11 10 9 8 7 | 20", "| 30", "| 70"], HIT),
        ("a Second Chance", ["12 11 10 9 8 second", ""], HIT),
    ],
    "frosty": [
        ("22 points", ["12 10", ""], HIT),
        ("23 points", ["12 11", ""], STAY),
        ("22 points by bonuses", ["9 x2 +4", ""], HIT),
        ("24 points by bonuses", ["10 x2 +4", ""], STAY),
        ("60 behind, 29 points", ["12 10 7 | 40", "| 100"], HIT),
        ("60 behind, 30 points", ["12 10 8 | 40", "| 100"], STAY),
        ("59 behind, 23 points", ["12 11 | 40", "| 99"], STAY),
        ("60 ahead, 23 points", ["12 11 | 100", "| 40"], STAY),
        ("60 behind one who is out", ["12 11 | 40", "| 60", "10 9 | 100 stayed"], HIT),
        ("what lies in a row is not behind yet", ["12 11 | 40", "12 11 | 80"], STAY),
        ("a Second Chance", ["12 11 10 9 second", ""], HIT),
        ("six numbers and few points", ["0 1 2 3 4 5", ""], HIT),
    ],
    "counter": [
        ("22 points", ["12 10", ""], HIT),
        ("23 points, hardly a card of them gone", ["12 11", "5 4"], STAY),
        ("24 points of a x2, few cards bust it", ["12 x2", "5 4"], HIT),
        ("24 points of two numbers", ["12 10 +2", "5 4"], STAY),
        ("a Second Chance", ["12 11 10 second", "5 4"], HIT),
        ("six small numbers", ["0 1 2 3 4 5", "9 8"], HIT),
        ("six large numbers", ["12 11 10 9 8 7", "2 1"], STAY),
        ("six numbers, few of them left", ["1 2 3 4 5 12", "9 8"], HIT),
        ("staying would win the match, which it does not see", ["12 8 | 180", "9 | 120", "8 | 100"], HIT),
        ("staying loses the match, which it does not see", ["12 11 4 | 150", "10 9 | 190 stayed", "2"], STAY),
    ],
}


@pytest.mark.parametrize(
    ("name", "rows", "decision"),
    [
        pytest.param(name, rows, decision, id=f"{name}: {what}")
        for name, cases in TURNS.items()
        for what, rows, decision in cases
    ],
)
def test_hit_or_stay(name: str, rows: list[str], decision: Move) -> None:
    assert make_bot(name, 1).choose(laid_out(*rows), Turn(0)) is decision


@pytest.mark.parametrize(
    ("name", "with_all_cards", "when_they_are_gone"),
    [("careful", STAY, STAY), ("frosty", STAY, STAY), ("counter", STAY, HIT)],
)
def test_only_the_mouse_knows_what_was_played_before(name: str, with_all_cards: Move, when_they_are_gone: Move) -> None:
    rows = ["12 11", "5 4"]
    bot = make_bot(name, 1)
    assert bot.choose(laid_out(*rows), Turn(0)) is with_all_cards
    assert bot.choose(laid_out(*rows, gone="12 12 12 12 12 12"), Turn(0)) is when_they_are_gone


def test_the_mouse_looks_three_cards_ahead() -> None:
    """One card more is a loss on average, and so are two; but of the third it may get the Flip 7."""
    row, left = "5 11 10 2", "0 1 11 6 12 4"
    one, two, three = (hit_on(row.split(), left.split(), ahead, gain_points) for ahead in (1, 2, 3))
    assert max(one, two) < 28 < three
    assert make_bot("counter", 1).choose(laid_out(row, "", left=left), Turn(0)) is HIT


@pytest.mark.parametrize(("other", "decision"), [("5", HIT), ("5 | 0 stayed", STAY)])
def test_the_mouse_knows_that_alone_it_takes_its_flip_threes_itself(other: str, decision: Move) -> None:
    table = laid_out("12 10", other, left="flip3 flip3 flip3 12 9 8 7 6")
    assert make_bot("counter", 1).choose(table, Turn(0)) is decision


TARGETS = {
    "child": [
        ("a Freeze for the neighbour", "freeze", 1, ["| 190", "", "", "| 100"], 2),
        ("... who is still in", "freeze", 1, ["| 190", "", "stayed", "| 100"], 3),
        ("... round the table", "freeze", 3, ["", "", "", ""], 0),
        ("three cards as a present to itself", "flip3", 1, ["", "12", ""], 1),
        ("... but not with two numbers", "flip3", 1, ["", "12 1", ""], 2),
    ],
    "careful": [
        ("a Freeze brings 18 points home", "freeze", 0, ["12 6", "12 11 10", "1"], 0),
        ("... but not 17", "freeze", 0, ["12 5", "12 11", "12 11 10"], 2),
        ("the strongest row, not the highest total", "freeze", 0, ["1", "2 | 190", "3 | 10"], 2),
        ("of equals the next to the left", "freeze", 1, ["5 4", "1", "7", "6 3"], 3),
        ("three cards for the strongest row", "flip3", 0, ["12 6", "12 | 190", "12 11"], 2),
        ("... never for itself", "flip3", 0, ["12 11 10", "1", "2"], 2),
    ],
    "greedy": [
        ("who has most numbers", "freeze", 0, ["1", "12 11 | 190", "4 2 3"], 2),
        ("of those who stands highest", "freeze", 0, ["1", "12 11 | 10", "3 2 | 27"], 1),
        ("... with the total", "freeze", 0, ["1", "12 11 | 10", "3 2 | 29"], 2),
        ("of equals the next to the left", "freeze", 2, ["5 4", "6 3", "1"], 0),
        ("never itself", "freeze", 0, ["1 2 3 4 5", "12", "11 10"], 2),
        ("three cards for itself with one number", "flip3", 0, ["12", "5 2 3", ""], 0),
        ("... not with two", "flip3", 0, ["12 1", "5 2 3", ""], 1),
        ("... nor with four", "flip3", 0, ["12 1 2 3", "6 5 4", ""], 1),
        ("... but with four and a Second Chance", "flip3", 0, ["12 1 2 3 second", "6 5 4", ""], 0),
        ("... three are too few for that", "flip3", 0, ["12 1 2 second", "6 5 4", ""], 1),
    ],
    "frosty": [
        ("the leader by total and row", "freeze", 0, ["12 11 | 150", "1 | 90", "12 11 | 70"], 2),
        ("... never itself", "freeze", 0, ["12 11 | 150", "1 | 90", "12 | 70"], 1),
        ("... who is still in", "freeze", 0, ["", "1 | 190 stayed", "2 | 10", "3 | 5"], 2),
        ("of equals the next to the left", "freeze", 2, ["5 | 50", "6 | 49", "", "7"], 0),
        ("three cards for the leader, too", "flip3", 0, ["", "12 11 10 9", "1 | 50"], 2),
    ],
    "counter": [
        ("the leader by total and row", "freeze", 0, ["12 11 | 150", "1 | 90", "12 11 | 70"], 2),
        ("three cards for itself, with no number", "flip3", 0, ["+10", "12 11 10 9", ""], 0),
        ("... not with one", "flip3", 0, ["1", "12 11 10 9", ""], 1),
        ("whom they cost most points", "flip3", 0, ["1", "12 11 10 9", "3 2"], 1),
        ("hardly one of six, who may get the Flip 7", "flip3", 0, ["6", "0 1 2 3 4 5", "12 11 10"], 2),
        ("a Second Chance protects", "flip3", 0, ["1", "12 11 10 9 second", "12 11 10 9"], 2),
        ("a lead counts", "flip3", 0, ["1", "5 | 40", "5 | 36"], 1),
        ("... but a quarter only, against what they cost", "flip3", 0, ["1", "5 | 125", "12 11 | 20"], 2),
        ("... which is a quarter still", "flip3", 0, ["1", "5 | 126", "12 11 | 20"], 1),
        ("of equals the next to the left", "flip3", 1, ["5", "1", "3", "5"], 3),
    ],
}


@pytest.mark.parametrize(
    ("name", "card", "seat", "rows", "target"),
    [
        pytest.param(name, card, seat, rows, target, id=f"{name}: {what}")
        for name, cases in TARGETS.items()
        for what, card, seat, rows, target in cases
    ],
)
def test_whom_a_freeze_or_flip_three_is_for(name: str, card: str, seat: int, rows: list[str], target: int) -> None:
    rows = [f"| 0 {row}" if row == "stayed" else row for row in rows]
    assert make_bot(name, 1).choose(*aiming(laid_out(*rows), seat, card)) == target


@pytest.mark.parametrize("name", TARGETS)
@pytest.mark.parametrize(
    ("seat", "rows", "options", "target"),
    [
        pytest.param(0, ["5 second | 0", "12 | 90", "1 | 60", "| 80"], (1, 2, 3), 2, id="the last by total and row"),
        pytest.param(0, ["5 second | 0", "12 | 50", "1 | 60", "| 80"], (1, 2, 3), 2, id="a row counts with the total"),
        pytest.param(2, ["7 | 50", "9 | 50", "5 second", "8 | 49"], (0, 1, 3), 3, id="equals: the next to the left"),
        pytest.param(
            1, ["7 | 50", "5 second", "second | 5", "8 | 50"], (0, 3), 0, id="those who have one are no option"
        ),
    ],
)
def test_a_second_chance_goes_to_the_last(
    name: str, seat: int, rows: list[str], options: tuple[int, ...], target: int
) -> None:
    assert make_bot(name, 1).choose(*aiming(laid_out(*rows), seat, "second", options)) == target
