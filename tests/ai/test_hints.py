"""What the champion would do, and why."""

import pytest

from flip7.ai.hints import Hint, hint
from flip7.ai.table import Table
from flip7.engine import EDITIONS, Chance, Game, Move, Target, Turn, card, full_deck
from flip7.i18n import LANGUAGES, use_language
from tests.ai.positions import moments


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
