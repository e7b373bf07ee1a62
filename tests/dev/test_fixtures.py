"""The tables for pictures, measures and tests are matches like any other: played again they are the same."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from flip7.app.context import Context
from flip7.dev.fixtures import StagedTable, mid_game, new_numbers, plan_for, six_numbers, with_next
from flip7.dev.moments import MOMENTS
from flip7.engine import Move, card
from flip7.engine.events import CardDealt, FlipSeven, Reshuffled
from flip7.match.match import Match

ROOT = Path(__file__).parents[2]
SIZE = (480, 270)


def same_again(match: Match) -> bool:
    """Also in what is still to come, for a while."""
    again = Match.replay(match.plan, match.origin, match.journal)
    same = again.table() == match.table()
    for _decision in range(60):
        if match.game.pending is not None:
            decision = match.game.pending.options[0]
            same = same and again.apply(decision) == match.apply(decision)
    return same


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_match_of_a_picture_is_the_same_again(moment: str) -> None:
    assert same_again(MOMENTS[moment](Context(language="en"), 4, SIZE).match)


@pytest.mark.parametrize("make", [mid_game, six_numbers])
@pytest.mark.parametrize("seats", [1, 3, 24])
def test_a_table_set_up_is_the_same_again(make: Callable[[int], Match], seats: int) -> None:
    assert same_again(make(seats))


def test_the_cards_wanted_are_dealt_next_and_nothing_else_is_different() -> None:
    before = mid_game(4)
    match = with_next(before, ["freeze", "flip3", "7"])
    assert match.table() == before.table()
    assert match.journal == before.journal
    assert list(match.events()) == list(before.events())
    [dealt] = [event for event in match.apply(Move.HIT) if isinstance(event, CardDealt)]
    assert dealt.card is card("freeze")


def test_cards_can_be_laid_out_again_and_again_and_after_a_reshuffle() -> None:
    match = six_numbers(18)
    assert any(isinstance(event, Reshuffled) for event in match.events())
    assert any(isinstance(event, FlipSeven) for event in match.apply(Move.HIT))


def test_a_card_that_is_not_in_the_deck_cannot_be_next() -> None:
    match = Match(plan_for(2), 5)
    with pytest.raises(ValueError, match="not in the deck: 0"):
        with_next(match, ["5", "0", "0"])
    assert "0" in new_numbers(match.game, 0)


def test_nobody_but_the_engine_reaches_into_a_deck() -> None:
    """Cards are laid out by the origin of a match: what is done to a deck behind its back cannot be played again."""
    private = {"_deck", "_discard", "_shuffler"}
    for path in [*ROOT.glob("flip7/**/*.py"), *ROOT.glob("tests/**/*.py"), *ROOT.glob("tools/**/*.py")]:
        if ROOT / "flip7" / "engine" not in path.parents:
            tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            touched = {node.attr for node in tree if isinstance(node, ast.Attribute)} & private
            assert not touched, f"{path} touches {touched}"


def test_a_staged_table_shows_the_match_it_was_given() -> None:
    match = mid_game(3)
    assert StagedTable(Context(language="en"), match, SIZE).scene.match is match
