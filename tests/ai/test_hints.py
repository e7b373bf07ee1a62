"""What the champion would do, and why."""

import pytest

from flip7.ai.hints import Hint, hint
from flip7.ai.table import Table
from flip7.engine import EDITIONS, Chance, Game, Move, Rules, Target, Turn, card, full_deck
from flip7.i18n import LANGUAGES, use_language
from tests.ai.positions import aiming, laid_out, moments


def hint_after(cards: str, totals: list[int], moves: list[Move]) -> Hint:
    """The hint for the next turn, after these cards were dealt first in a game without an opening deal."""
    deck = full_deck(len(totals))
    dealt = [card(name) for name in cards.split()]
    for one in dealt:
        deck.remove(one)
    game = Game(EDITIONS["fr"], len(totals), len(totals) - 1, dealt + deck, Chance(1), totals=totals)
    game.apply(Move.DEAL)
    for move in moves:
        game.apply(move)
    pending = game.pending
    assert isinstance(pending, Turn | Target)
    return hint(Table.of(game), pending)


def test_every_option_has_a_chance_and_the_best_has_the_highest() -> None:
    for index, (_game, table, pending) in enumerate(moments(8)):
        if index % 5:
            continue
        found = hint(table, pending)
        assert [option for option, _ in found.options] == list(pending.options)
        assert all(0 <= chance <= 1 for _, chance in found.options)
        assert dict(found.options)[found.best] == pytest.approx(max(chance for _, chance in found.options))


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_the_reason_can_be_said_in_every_language(language: str) -> None:
    use_language(language)
    try:
        for index, (_game, table, pending) in enumerate(moments(9)):
            if index % 9 == 0:
                said = str(hint(table, pending).reason)
                assert said
                assert "{" not in said
    finally:
        use_language("en")


def test_points_that_win_are_kept() -> None:
    found = hint_after("12 3 11 10", [185, 120, 130], [Move.HIT] * 3 + [Move.HIT, Move.STAY, Move.STAY])
    assert found.best is Move.STAY
    assert "207 points can win the match now" in str(found.reason)


def test_who_would_lose_by_staying_hits() -> None:
    found = hint_after("12 3 11", [100, 195, 30], [Move.HIT, Move.HIT, Move.HIT, Move.HIT, Move.STAY])
    assert found.best is Move.HIT


def test_a_beaten_target_must_be_passed() -> None:
    found = hint_after("12 9 11", [195, 190, 30], [Move.HIT, Move.HIT, Move.HIT, Move.STAY])
    assert found.best is Move.HIT
    assert found.reason.values["total"] == 207


def test_who_has_nothing_has_nothing_to_lose() -> None:
    found = hint_after("", [0, 0, 0], [])
    assert found.best is Move.HIT
    assert "nothing to lose" in str(found.reason)


def test_a_lead_is_a_reason_to_stay() -> None:
    # The first seat has 12, 11 and 10.
    found = hint_after("12 1 2 11 4 3 10 5 6", [40, 39, 38], [Move.HIT] * 9)
    assert found.best is Move.STAY
    assert "73 points would put you in the lead" in str(found.reason)


CHALLENGE = Rules(challenge=True, opening_deal=False)


@pytest.mark.parametrize(
    ("rows", "rules", "best", "reason"),
    [
        (["| 0", "| 0"], Rules(), Move.HIT, "You have nothing to lose yet."),
        (
            ["12 8 | 180", "9 6 | 190 stayed", "8 | 100"], Rules(), Move.HIT,
            "19% risk, but staying would lose the match: you have 205 points to beat.",
        ),
        (  # as many points are not lost yet
            ["12 8 | 180", "9 2 | 189 stayed", "8 | 100"], Rules(), Move.HIT,
            "19% risk, and on average you end up with 22 points instead of 20.",
        ),
        (
            ["12 11 10 second | 100", "9 | 100", "8 | 100"], Rules(), Move.HIT,
            "Your Second Chance absorbs a duplicate: one more card can hardly hurt.",
        ),
        (
            ["1 2 3 4 5 12 | 100", "10 9 | 100", "8 | 100"], Rules(), Move.HIT,
            "25% risk, and a chance of 58% for the Flip 7.",
        ),
        (
            ["12 | 100", "10 9 | 100", "8 | 100"], Rules(), Move.HIT,
            "12% risk, and on average you end up with 19 points instead of 12.",
        ),
        (
            ["12 9 5 | 20", "10 9 | 150", "8 | 170"], Rules(), Move.HIT,
            "25% risk, but 132 points behind, you have to take it.",
        ),
        (
            ["12 11 | 150", "10 9 | 150", "8 | 150"], Rules(), Move.HIT,
            "24% risk, and the others will not wait.",
        ),
        (  # level with the best is not behind
            ["12 11 | 150", "10 9 | 154", "8 | 150"], Rules(), Move.HIT,
            "24% risk, and the others will not wait.",
        ),
        (
            ["12 7 | 181", "10 9 | 50", "8 | 70"], Rules(), Move.STAY,
            "19% risk, and 200 points can win the match now.",
        ),
        (
            ["12 11 10 9 | 161", "9 | 195"], CHALLENGE, Move.STAY,
            "42% risk, and 203 points can win the match now.",
        ),
        (
            ["12 11 10 | 60", "10 9 | 50", "8 | 70"], Rules(), Move.STAY,
            "33% risk, and 93 points would put you in the lead.",
        ),
        (["12 11 10 | 10", "10 9 | 50", "8 | 70"], Rules(), Move.STAY, "33% risk: better keep the 33 points."),
        (["12 11 10 | 60", "9 | 84", "8 | 70"], Rules(), Move.STAY, "34% risk: better keep the 33 points."),
        (["12 11 10 | 20"], Rules(), Move.STAY, "33% risk: better keep the 33 points."),
    ],
)  # fmt: skip
def test_why_to_hit_or_to_stay(rows: list[str], rules: Rules, best: Move, reason: str) -> None:
    table = laid_out(*rows, rules=rules)
    found = hint(table, Turn(0))
    assert found.best is best
    assert str(found.reason) == reason


@pytest.mark.parametrize(
    ("name", "rows", "best", "reason"),
    [
        ("freeze", ["12 11 10 9 | 170", "2 | 20", "3 | 10"], 0, "It brings your 42 points home."),
        ("freeze", ["12 7 | 120", "9 | 100", "8 | 60"], 1, "It stops the strongest rival at 109 points."),
        ("freeze", ["5 | 180", "12 11 | 182", "12 6 | 183"], 2, "It ends this row before it grows."),
        ("flip3", ["| 100", "2 | 100", "7 | 100"], 0, "Your row can take three cards: the risk is 19%."),
        (
            "flip3", ["5 | 100", "12 9 11 10 | 100", "12 7 | 100"], 1,
            "Three cards bust this row in 85% of all cases.",
        ),
        ("second", ["5 second | 100", "9 3 | 190", "12 11 | 60", "| 10"], 3, "There it hurts you least."),
    ],
)  # fmt: skip
def test_why_a_card_is_for_that_seat(name: str, rows: list[str], best: int, reason: str) -> None:
    found = hint(*aiming(laid_out(*rows), 0, name, (1, 2, 3) if name == "second" else ()))
    assert found.best == best
    assert str(found.reason) == reason
