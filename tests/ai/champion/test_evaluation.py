"""How the champion comes to its decision: the chance to win the match, where it is not the points that count."""

from itertools import product

import pytest

from flip7.ai.bots import Champion
from flip7.ai.champion import best_option, win_chances
from flip7.ai.characters import make_bot
from flip7.ai.slices import run_to_end
from flip7.ai.table import Table
from flip7.engine import Decision, Move, Target, Turn
from tests.ai.by_hand import hit_on, stay_or_hit
from tests.ai.champion.test_race import chances as by_totals
from tests.ai.positions import aiming, laid_out, moments

HIT, STAY = Move.HIT, Move.STAY


def chances(table: Table, pending: Turn | Target, seed: int = 0) -> dict[Decision, float]:
    return run_to_end(win_chances(table, pending, seed))


def test_the_same_moment_gets_the_same_thought() -> None:
    for index, (_game, table, pending) in enumerate(moments(17)):
        if index % 11 == 0:
            assert Champion(3).choose(table, pending) == Champion(3).choose(table, pending)


@pytest.mark.parametrize(
    ("rows", "champion", "counter"),
    [
        pytest.param(["12 7 | 181", "10 9 | 50", "8 | 70"], STAY, HIT, id="200 points win: it stays"),
        pytest.param(["12 7 | 180", "10 9 | 50", "8 | 70"], HIT, HIT, id="199 points do not"),
        pytest.param(["12 11 10 | 167", "10 9 | 50", "8 | 70"], STAY, STAY, id="points and match agree"),
        pytest.param(["12 9 4 | 165", "10 9 | 190", "8 | 150"], HIT, STAY, id="it must pass one who is nearly there"),
        pytest.param(["12 9 5 | 20", "10 9 | 150", "8 | 170"], HIT, STAY, id="far behind it dares more"),
        pytest.param(["12 11 10 9 | 150", "12 9 7 | 175 stayed", "8 | 70 stayed"], HIT, STAY, id="staying loses"),
        pytest.param(["12 11 10 9 | 162", "12 9 7 | 175 stayed", "8 | 70 stayed"], STAY, STAY, id="one point ahead"),
        pytest.param(["12 8 | 180", "9 6 | 190 stayed", "8 | 100"], HIT, HIT, id="a beaten target"),
        pytest.param(["1 2 3 4 5 12 | 100", "10 9 | 100", "8 | 100"], HIT, HIT, id="one card from the Flip 7"),
        pytest.param(["12 11 10 9 second | 100", "8 7 | 100", "6 | 100"], HIT, HIT, id="under a Second Chance"),
    ],
)
def test_it_plays_for_the_match_and_the_mouse_for_points(rows: list[str], champion: Move, counter: Move) -> None:
    table = laid_out(*rows)
    assert make_bot("champion", 1).choose(table, Turn(0)) is champion
    assert make_bot("counter", 1).choose(table, Turn(0)) is counter


AIMED = [
    pytest.param("freeze", ["5 | 100", "9 3 | 190", "12 11 | 60"], 2, id="a Freeze is no present for 202 points"),
    pytest.param("freeze", ["12 11 3 | 185 stayed", "9 3 | 180", "12 | 60"], 1, id="who could still pass is stopped"),
    pytest.param("freeze", ["5 | 180", "12 11 | 182", "12 6 | 183"], 2, id="of two who win now the lower is no use"),
    pytest.param("freeze", ["12 7 | 120", "9 | 100", "8 | 60"], 1, id="the nearest rival"),
    pytest.param("freeze", ["5 | 100", "9 | 100", "12 11 10 | 60"], 1, id="who leads, not who has the strong row"),
    pytest.param("flip3", ["5 | 100", "9 3 | 190", "12 11 | 60"], 1, id="three cards may bust 202 points"),
    pytest.param("flip3", ["5 | 100", "12 9 11 10 | 100", "12 7 | 100"], 1, id="they hurt a long row most"),
    pytest.param("flip3", ["5 | 150", "12 10 8 | 170", "0 1 2 3 4 5 | 170"], 1, id="not one of six numbers"),
    pytest.param("flip3", ["| 100", "2 | 100", "7 | 100"], 0, id="it takes them itself with nothing to lose"),
    pytest.param("second", ["5 second | 100", "9 3 | 190", "12 11 | 60", "| 10"], 3, id="a Second Chance to the last"),
]


@pytest.mark.parametrize(("card", "rows", "target"), AIMED)
def test_whom_it_gives_a_card(card: str, rows: list[str], target: int) -> None:
    options = (1, 2, 3) if card == "second" else ()
    for seed in range(2):
        assert Champion(seed).choose(*aiming(laid_out(*rows), 0, card, options)) == target


def test_it_looks_three_cards_ahead() -> None:
    """With one card or two, hitting is a loss: the third may be the Flip 7."""
    row, left = "5 6 10 11", "2 6 2 12 9 7 5 11 1 0"
    table = laid_out(f"{row} | 150", "10 9 | 180 stayed", left=left)
    found = chances(table, Turn(0))
    assert found[HIT] > found[STAY] + 0.02
    assert Champion(1).choose(table, Turn(0)) is HIT


@pytest.mark.parametrize(
    ("row", "left"),
    [
        ("8 5", "12 11 10 5 3 x2 +10 second freeze"),
        ("12 11 x2", "1 2 3 12 11 +2 +4"),
        ("1 2 3 4 5 6", "7 8 1 2 3 4 5 6 +8"),
        ("12 second", "12 12 11 10 4 freeze"),
        ("+6", "12 9 7 7 3 x2"),
    ],
)
@pytest.mark.parametrize(("total", "rival"), [(170, 205), (182, 206), (150, 201), (185, 200)])
def test_the_last_in_a_deciding_round_wins_as_often_as_by_hand(row: str, left: str, total: int, rival: int) -> None:
    """The other has arrived and is out: more points win, as many are half a win, and fewer lose."""

    def worth(points: int) -> float:
        return (total + points > rival) + (total + points == rival) / 2

    table = laid_out(f"{row} | {total}", f"10 | {rival - 10} stayed", left=left)
    found = chances(table, Turn(0))
    assert found[STAY] == pytest.approx(stay_or_hit(row.split(), [], 0, worth), abs=1e-6)
    assert found[HIT] == pytest.approx(hit_on(row.split(), left.split(), 3, worth), abs=1e-6)


def test_before_it_aims_it_looks_two_cards_ahead() -> None:
    """With the only other seat frozen it goes on alone, and there only more than that seat's points win."""
    row, left, total = "8 5", "12 11 10 5 3 +10 freeze", 170
    table = laid_out(f"{row} | {total}", "10 | 195", left=left)

    def worth(points: int) -> float:
        return (total + points > 205) + (total + points == 205) / 2

    found = chances(*aiming(table, 0, "freeze"))
    one, two, three = (stay_or_hit(row.split(), left.split(), ahead, worth) for ahead in (1, 2, 3))
    assert one < two < three
    assert found[1] == pytest.approx(two, abs=1e-6)


@pytest.mark.parametrize("totals", [(100, 100, 100), (20, 150, 180), (180, 40, 90), (170, 175, 3)])
def test_to_stay_last_is_to_stand_in_the_race(totals: tuple[int, ...]) -> None:
    """With everybody else out, its chance is that of the totals, calibrated as it is at that point of the match."""
    mine, second, third = totals
    table = laid_out(f"12 3 | {mine}", f"9 | {second} stayed", f"7 | {third} stayed")
    stand = by_totals(totals, points=(15, 9, 7))
    assert chances(table, Turn(0))[STAY] == pytest.approx(stand[0], abs=1e-6)


def test_a_flip_seven_ends_the_round_before_the_other_can_go_on() -> None:
    """Any card is the seventh number. The other has 194, and would pass with two cards more."""
    table = laid_out("1 2 3 4 5 6 | 170", "4 | 190", left="10 11 12")
    assert chances(table, Turn(0))[HIT] == pytest.approx(1, abs=1e-6)
    assert chances(*aiming(table, 0, "flip3"))[0] == pytest.approx(1, abs=1e-6)


def test_a_freeze_on_oneself_is_to_stay() -> None:
    table = laid_out("12 7 | 120", "9 | 100", "8 | 60")
    moment, freeze = aiming(table, 0, "freeze")
    assert chances(moment, freeze)[0] == pytest.approx(chances(table, Turn(0))[STAY], abs=1e-9)


def test_a_freeze_on_oneself_brings_a_winning_row_home() -> None:
    """With 203 points and others who could only pass by a miracle, it is out of danger."""
    moment, freeze = aiming(laid_out("12 11 | 180", "9 3 | 10", "12 | 10"), 0, "freeze", (0, 1))
    assert chances(moment, freeze)[0] == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize("total", [229, 219, 214])
def test_three_cards_for_itself_are_worth_what_they_are_by_hand(total: int) -> None:
    """Another is out with 240. A duplicate loses the match; after the three it may take one more card."""
    left = ["11", "11", "1", "2", "3", "5", "12"]

    def worth(points: int) -> float:
        return float(total + points > 240) + (total + points == 240) / 2

    value = 0.0
    # Each of the three cards may be any of these, as if the one before were put back.
    for names in product(left, repeat=3):
        if len({"12", *names}) == 4:
            value += stay_or_hit(["12", *names], left, 1, worth) / len(left) ** 3
    moment, three = aiming(laid_out(f"12 | {total}", "10", "10 | 230 stayed", left=" ".join(left)), 0, "flip3")
    assert chances(moment, three)[0] == pytest.approx(value, abs=1e-6)


def test_the_best_is_the_highest_and_of_equals_the_first() -> None:
    assert best_option({HIT: 0.2, STAY: 0.3}) is STAY
    assert best_option({0: 0.4, 1: 0.4, 2: 0.1}) == 0


def test_who_has_nothing_hits_even_where_nothing_can_be_won() -> None:
    table = laid_out("| 0", "12 9 | 230 stayed", left="freeze freeze")
    found = chances(table, Turn(0))
    assert found[HIT] > found[STAY]
