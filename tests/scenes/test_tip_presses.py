"""A tip goes at any press, and never in the way of one: the press does what it is for."""

from collections.abc import Callable
from pathlib import Path

import pytest

from flip7.app.context import Context
from flip7.dev.fixtures import StagedTable, mid_game, plan_for, play_to, turn_of_person, with_next
from flip7.engine import Deal, Move, Status, Target
from flip7.match.match import Match
from flip7.scenes.log.scene import LogScene
from flip7.scenes.pause import PauseScene
from flip7.scenes.rules import RulesScene
from flip7.scenes.summary import RoundSummary
from flip7.scenes.table import TableScene
from flip7.store.home import Home
from flip7.store.settings import Speed
from flip7.ui import Intent, Offscreen, Scene
from flip7.ui.canvas import Box
from flip7.ui.guard import GUARD
from tests.scenes import stage
from tests.scenes.test_tips import ALL, SIZE, home, name_of

pytestmark = pytest.mark.usefixtures("unpainted")


def freeze_in_hand(tmp_path: Path, *unseen: str) -> StagedTable:
    match = Match(plan_for(3), 3)
    play_to(match, lambda game: turn_of_person(game, 1) and sum(seat.active for seat in game.seats) > 1)
    match = with_next(match, ["freeze"])
    staged = StagedTable(home(tmp_path, *unseen), match, SIZE)
    staged.decide(Move.HIT)
    staged.settle()
    return staged


def at_risk(tmp_path: Path) -> StagedTable:
    """The person's own turn, with the tip about the dial."""
    staged = StagedTable(home(tmp_path, "risk"), mid_game(3, 3), SIZE)
    staged.scene.board.on_asked()
    assert name_of(staged.scene.tips.shown) == "risk"
    return staged


def busted(tmp_path: Path, *unseen: str, people: int = 1) -> StagedTable:
    """The person has drawn a second one, and it is shown."""
    match = Match(plan_for(3, people=people), 3)
    play_to(match, lambda game: turn_of_person(game, 2) and sum(seat.active for seat in game.seats) == 3)
    assert not match.game.seats[0].second_chance
    match = with_next(match, [match.game.seats[0].row[0].name])
    staged = StagedTable(home(tmp_path, *unseen), match, SIZE)
    staged.decide(Move.HIT)
    staged.settle()
    return staged


def click_on(box: Box) -> list[Intent]:
    return [Intent.point(box.center), Intent.press(box.center), Intent.release(box.center)]


@pytest.mark.parametrize("wait", [0.0, GUARD + 0.1])
def test_a_target_is_chosen_at_the_first_press_and_the_tip_goes(tmp_path: Path, wait: float) -> None:
    staged = freeze_in_hand(tmp_path, "target")
    assert name_of(staged.scene.tips.shown) == "target"
    decisions = len(staged.match.journal)
    staged.screen.advance(wait)
    staged.screen.give(Intent.pick(0))
    assert staged.scene.tips.shown is None
    assert len(staged.match.journal) == decisions + 1


@pytest.mark.parametrize(
    ("intent", "move"), [(Intent.HIT, Move.HIT), (Intent.STAY, Move.STAY), (Intent.CONFIRM, Move.HIT)]
)
def test_a_key_for_a_decision_decides_and_the_tip_goes(tmp_path: Path, intent: Intent, move: Move) -> None:
    staged = at_risk(tmp_path)
    staged.screen.give(intent)
    assert staged.match.journal[-1] is move
    assert staged.scene.tips.shown is None


@pytest.mark.parametrize("button", ["hit", "stay", "deck"])
def test_so_does_a_click(tmp_path: Path, button: str) -> None:
    staged = at_risk(tmp_path)
    decisions = len(staged.match.journal)
    staged.screen.give(*click_on(getattr(staged.scene.controls, button).box))
    assert len(staged.match.journal) == decisions + 1
    assert staged.scene.tips.shown is None


PAGES = [(Intent.PAUSE, PauseScene), (Intent.BACK, PauseScene), (Intent.LOG, LogScene), (Intent.RULES, RulesScene)]
TABLES = pytest.mark.parametrize("table", [at_risk, lambda path: busted(path, "bust")], ids=["my turn", "my bust"])


@TABLES
@pytest.mark.parametrize(("intent", "page"), PAGES)
def test_a_key_for_a_page_opens_it_and_the_tip_goes(
    tmp_path: Path, table: Callable[[Path], StagedTable], intent: Intent, page: type[Scene]
) -> None:
    staged = table(tmp_path)
    staged.screen.give(intent)
    assert isinstance(staged.screen.manager.top, page)
    assert staged.scene.tips.shown is None


@TABLES
@pytest.mark.parametrize(("button", "page"), [("pause", PauseScene), ("log", LogScene), ("rules", RulesScene)])
def test_so_does_a_click_on_its_button(
    tmp_path: Path, table: Callable[[Path], StagedTable], button: str, page: type[Scene]
) -> None:
    staged = table(tmp_path)
    staged.screen.give(*click_on(getattr(staged.scene.controls, button).box))
    assert isinstance(staged.screen.manager.top, page)
    assert staged.scene.tips.shown is None


def test_the_champion_answers_at_the_first_press(tmp_path: Path) -> None:
    staged = at_risk(tmp_path)
    staged.screen.give(Intent.HINT)
    assert staged.scene._advice is not None
    assert staged.scene.tips.shown is None


@pytest.mark.parametrize("intent", [Intent.MUTE, Intent.point((5, 5)), Intent.scroll(1.0), Intent.EXPOSED])
def test_what_is_no_press_leaves_it(tmp_path: Path, intent: Intent) -> None:
    staged = at_risk(tmp_path)
    staged.screen.advance(1)
    staged.screen.give(intent)
    assert staged.scene.tips.shown is not None


def test_beside_a_decision_it_waits_as_long_as_it_takes(tmp_path: Path) -> None:
    staged = freeze_in_hand(tmp_path, "target")
    staged.screen.advance(60)
    assert staged.scene.tips.shown is not None
    assert staged.scene.flow.wake_in is None
    assert not staged.screen.manager.animating


def test_it_is_remembered_and_comes_once(tmp_path: Path) -> None:
    staged = freeze_in_hand(tmp_path, "target")
    staged.screen.advance(1)
    staged.screen.give(Intent.CONFIRM)
    again = Context(Home.at(tmp_path), language="en")
    assert "target" in again.settings.seen_tips


def test_one_that_nobody_can_have_seen_comes_again(tmp_path: Path) -> None:
    staged = freeze_in_hand(tmp_path, "target")
    staged.screen.give(Intent.CONFIRM)
    assert staged.scene.tips.shown is None
    assert "target" not in Context(Home.at(tmp_path), language="en").settings.seen_tips


@pytest.mark.parametrize("people", [1, 3])
def test_my_bust_is_explained_while_it_is_my_bust(tmp_path: Path, people: int) -> None:
    staged = busted(tmp_path, "bust", people=people)
    assert name_of(staged.scene.tips.shown) == "bust"
    assert staged.scene.model.acting == 0
    assert staged.scene.model.seats[0].status is Status.BUSTED
    assert "busts" in str(staged.scene.view.ticker)


def test_nobody_acts_before_it_is_read_and_the_tip_says_so(tmp_path: Path) -> None:
    staged = busted(tmp_path, "bust")
    decisions = len(staged.match.journal)
    staged.screen.advance(10)
    assert len(staged.match.journal) == decisions
    assert not goes_on(staged.scene)
    assert "Press anything to go on." in stage.shown(staged.screen)


@pytest.mark.parametrize(
    "intents",
    [
        [Intent.HIT],
        [Intent.STAY],
        [Intent.CONFIRM],
        [Intent.pick(3)],
        [Intent.SKIP],
        [Intent.LEFT],
        click_on(Box(2, 300, 1, 1)),
    ],
)
def test_then_one_press_of_anything_goes_on(tmp_path: Path, intents: list[Intent]) -> None:
    staged = busted(tmp_path, "bust")
    decisions = len(staged.match.journal)
    staged.screen.rest(4)
    staged.screen.give(*intents)
    assert staged.scene.tips.shown is None
    assert staged.scene.busy, "what follows is shown, not skipped"
    staged.screen.advance(5)
    assert len(staged.match.journal) > decisions


def test_a_press_meant_for_what_was_there_before_leaves_it(tmp_path: Path) -> None:
    staged = busted(tmp_path, "bust")
    staged.screen.give(Intent.HIT)
    assert name_of(staged.scene.tips.shown) == "bust"


def test_the_next_persons_first_press_is_a_decision(tmp_path: Path) -> None:
    staged = busted(tmp_path, "bust", people=3)
    staged.screen.rest(4)
    staged.screen.give(Intent.HIT)
    staged.settle()
    decisions = len(staged.match.journal)
    staged.screen.rest(4)
    staged.screen.give(Intent.HIT)
    assert len(staged.match.journal) == decisions + 1


def test_what_was_not_yet_shown_is_shown_after_it(tmp_path: Path) -> None:
    """A bust that ends the round: the round's end waits until it is read, and the summary comes after that."""
    match = Match(plan_for(2), 3)
    play_to(match, lambda game: turn_of_person(game, 2) and sum(seat.active for seat in game.seats) == 1)
    assert not match.game.seats[0].second_chance
    match = with_next(match, [match.game.seats[0].row[0].name])
    staged = StagedTable(home(tmp_path, "bust"), match, SIZE)
    staged.decide(Move.HIT)
    staged.settle()
    assert isinstance(match.game.pending, Deal)
    staged.screen.rest(10)
    assert staged.screen.manager.top is staged.scene
    staged.screen.give(Intent.HIT)
    staged.screen.advance(6)
    assert isinstance(staged.screen.manager.top, RoundSummary)


@pytest.mark.parametrize("speed", list(Speed))
def test_a_tip_is_due_at_any_speed_and_stops_no_press(tmp_path: Path, speed: Speed) -> None:
    context = home(tmp_path, "bust")
    context.change(speed=speed)
    staged = busted(tmp_path, "bust")
    assert name_of(staged.scene.tips.shown) == "bust"


def test_that_only_others_play_on_is_said_while_they_do(tmp_path: Path) -> None:
    staged = busted(tmp_path, "fast-forward")
    assert name_of(staged.scene.tips.shown) == "fast-forward"
    decisions = len(staged.match.journal)
    staged.screen.advance(4)
    assert len(staged.match.journal) > decisions


def test_and_is_gone_with_the_round(tmp_path: Path) -> None:
    staged = busted(tmp_path, "fast-forward")
    staged.screen.give(Intent.CONFIRM)
    while staged.screen.manager.top is staged.scene:
        staged.screen.advance(0.1)
    assert staged.scene.tips.shown is None


def goes_on(table: TableScene) -> bool:
    """Whether the match goes on by itself."""
    return not table.tips.holds and table.flow.wake_in is not None


def test_in_a_whole_match_of_a_newcomer_no_press_is_lost(tmp_path: Path) -> None:
    """All tips are still to come. Whatever is on the screen, one press does what it is for."""
    context = home(tmp_path, *ALL)
    match = context.new_match(plan_for(3, people=2), origin=8)
    screen = Offscreen(SIZE)
    table = TableScene(context, match)
    screen.manager.push(table)
    seen = set()
    for _ in range(400):
        while screen.manager.animating or (goes_on(table) and screen.manager.top is table):
            screen.advance(0.1)
        if match.game.outcome() is not None:
            break
        screen.rest(4)
        top, before = screen.manager.top, len(match.journal)
        if top is not table:
            screen.give(Intent.CONFIRM)
            assert screen.manager.top is table
            continue
        tip = table.tips.shown
        seen |= {tip.name} if tip else set()
        holding = table.tips.holds
        assert holding == ("Press anything to go on." in stage.shown(screen))
        screen.give(Intent.pick(0) if isinstance(table.model.pending, Target) else Intent.HIT)
        assert table.tips.shown is None
        assert len(match.journal) == before + (not holding)
    assert len(seen) >= 6, seen
