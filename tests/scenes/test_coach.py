"""The coach marks what a person has decided, says why on a press, and tells nothing before."""

from dataclasses import replace
from typing import Any

import pytest

from flip7.app.context import Context
from flip7.dev.fixtures import StagedTable, mid_game, plan_for
from flip7.engine import EDITIONS, Deal, Move, Turn
from flip7.match.match import Match
from flip7.match.review import Grade
from flip7.match.review.remark import Remark, may_remark
from flip7.scenes.table.coach import Coach, CoachMark
from flip7.ui import Intent


def a_table(*, coach: bool = True, seats: int = 3) -> StagedTable:
    """Somebody to decide: 12 points, so that nobody would stay."""
    context = Context(language="en", seed=5)
    context.change(coach=coach)
    match = mid_game(seats, 2)
    return StagedTable(context, match, (1280, 720))


def marks(table: StagedTable) -> list[CoachMark]:
    return [widget for widget in table.scene.ring.widgets if isinstance(widget, CoachMark)]


def finish(table: StagedTable) -> None:
    for _frame in range(3000):
        if not table.scene.coach.working:
            break
        table.scene.coach.advance()


def test_nothing_is_said_before_a_decision_nor_where_it_is_not_wanted() -> None:
    table = a_table()
    assert not table.scene.coach.working
    assert not marks(table)
    silent = a_table(coach=False)
    silent.decide(Move.STAY)
    assert not silent.scene.coach.working
    assert not Context(language="en").settings.coach, "it is off until somebody wants it"


def test_a_decision_gets_a_mark_and_a_press_tells_why() -> None:
    table = a_table()
    table.decide(Move.STAY)
    assert table.scene.coach.working
    assert table.scene.animating
    finish(table)
    (mark,) = marks(table)
    portrait = table.scene.board.layout.home.portrait
    assert portrait.collidepoint(mark.box.center)
    before = table.screen.facts().part("coach").strings
    at = mark.box.center
    for intent in (Intent.point(at), Intent.press(at), Intent.release(at)):
        table.screen.give(intent)
    said = " ".join(table.screen.facts().part("coach").strings)
    assert not before
    assert "The Lion" in said or "no difference" in said
    assert marks(table)
    table.screen.give(Intent.press((5.0, 5.0)))
    assert not table.screen.facts().part("coach").strings, "a press anywhere puts it away"
    assert marks(table)


def test_the_next_decision_puts_away_what_was_said_about_the_last() -> None:
    table = a_table()
    before, pending = table.match.table(), table.match.game.pending
    assert isinstance(pending, Turn)
    table.decide(Move.STAY)
    finish(table)
    (mark,) = marks(table)
    mark.on_press()
    assert table.screen.facts().part("coach").strings
    table.scene.coach.decided(before, pending, Move.HIT)
    assert not table.screen.facts().part("coach").strings


def test_the_focus_stays_where_it_was_when_a_mark_comes() -> None:
    table = a_table()
    table.decide(Move.STAY)
    focused = table.scene.ring.focused
    finish(table)
    assert marks(table)
    assert table.scene.ring.focused is focused


def test_a_press_on_a_mark_hurries_nobody() -> None:
    table = a_table()
    table.decide(Move.STAY)
    finish(table)
    (mark,) = marks(table)
    table.screen.give(Intent.point(mark.box.center))
    assert table.scene.board.for_corner(Intent.press(mark.box.center))


def test_the_next_decision_takes_the_mark_away_and_a_new_round_takes_all() -> None:
    match = mid_game(3, 2)
    coach = Coach(match)
    pending = match.game.pending
    assert isinstance(pending, Turn)
    table = match.table()
    layout = a_table().scene.board.layout
    coach.decided(table, pending, Move.STAY)
    while coach.working:
        coach.advance()
    assert len(coach.marks(layout, 0)) == 1
    coach.decided(table, pending, Move.HIT)
    assert not coach.marks(layout, 0)
    coach.clear()
    assert not coach.working


def test_a_deal_takes_the_marks_of_the_last_round_away() -> None:
    context = Context(language="en", seed=5)
    context.change(coach=True)
    match = Match(plan_for(2), 4)
    table = StagedTable(context, match, (1280, 720))
    table.scene.coach.decided(mid_game(2, 2).table(), Turn(0), Move.STAY)
    assert isinstance(match.game.pending, Deal)
    table.decide(Move.DEAL)
    assert not table.scene.coach.working


def test_a_remark_knows_only_what_was_there_when_it_was_decided() -> None:
    """The same table with other cards to come gets the same remark."""
    match = mid_game(3, 3)
    pending = match.game.pending
    assert isinstance(pending, Turn)
    found = []
    for number in (1, 2):
        table = match.table()
        if number == 2:
            match.apply(Move.HIT)
        remark = Remark(table, pending, Move.HIT)
        while not remark.done:
            remark.advance(0.05)
        found.append(remark.chances)
    assert found[0] == found[1]
    assert remark.grade in Grade


@pytest.mark.parametrize(("change", "seats", "able"), [({}, 2, True), ({}, 1, False), ({"challenge": True}, 2, False),
                                                       ({"target": 1001}, 2, False)])  # fmt: skip
def test_nothing_is_said_where_nobody_plays_against_anybody(change: dict[str, Any], seats: int, able: bool) -> None:
    assert may_remark(replace(EDITIONS["de"], **change), seats) is able
