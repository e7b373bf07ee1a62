"""Keys that work on every page: sound, rules, speed."""

from collections.abc import Callable

import pytest

from flip7.app.context import Context
from flip7.app.shortcuts import Shortcuts
from flip7.dev.fixtures import StagedTable, mid_game, plan_for
from flip7.dev.gallery import SCENES
from flip7.match.match import Match
from flip7.scenes.introduction import IntroductionScene
from flip7.scenes.new_table import NewTableScene
from flip7.scenes.pause import PauseScene
from flip7.scenes.podium import PodiumScene
from flip7.scenes.rules import RulesScene
from flip7.scenes.settings.controls import KeyQuestion
from flip7.scenes.summary import RoundSummary
from flip7.store.settings import Pace, Speed
from flip7.ui import Intent, Offscreen, Scene
from flip7.ui.form import DialogScene
from flip7.ui.intents import Kind
from flip7.ui.timeline import Speed as Tempo
from flip7.ui.widgets.dialog import Answer
from tests.scenes import stage

PAGES = [name for name in SCENES if name != "key"]
"""All but the one that waits for a key."""


ASKED_EVERYWHERE = [name for name in PAGES if name not in ("rules", "play on")]
"""Every page but the rules themselves, and a question, which waits for its answer."""


def page(context: Context, name: str) -> Scene:
    return SCENES[name](context)


def opened(context: Context, make: Callable[[Context], Scene]) -> Offscreen:
    """A page on a screen where the context's keys work, as in its window."""
    screen = Offscreen(stage.HD)
    screen.manager.footnote = context.captions
    screen.manager.unheard = Shortcuts(context, screen.manager, context.rules_page)
    screen.manager.push(make(context))
    stage.settle(screen)
    return screen


@pytest.mark.parametrize("name", PAGES)
def test_the_sound_can_be_switched_off_and_on_everywhere(name: str) -> None:
    context = stage.context()
    screen = opened(context, lambda context: page(context, name))
    screen.give(Intent.MUTE)
    assert context.settings.muted
    assert "Sound off" in stage.shown(screen)
    screen.give(Intent.MUTE)
    assert not context.settings.muted
    assert "Sound on" in stage.shown(screen)


def test_also_while_a_dialog_asks() -> None:
    context = stage.context()
    screen = opened(context, lambda _context: DialogScene("Sure?", [Answer("Yes")]))
    screen.give(Intent.MUTE)
    assert context.settings.muted
    screen.give(Intent.RULES)
    assert isinstance(screen.manager.top, DialogScene), "the question has to be answered first"


def test_not_while_a_key_is_asked_for() -> None:
    context = stage.context()
    screen = opened(context, lambda context: KeyQuestion(context, Kind.HIT, lambda: None))
    screen.give(Intent.MUTE)
    assert not context.settings.muted


@pytest.mark.parametrize("name", ASKED_EVERYWHERE)
def test_the_rules_open_everywhere_and_lead_back(name: str) -> None:
    screen = opened(stage.context(), lambda context: page(context, name))
    before = screen.manager.top
    stage.press(screen, Intent.RULES)
    assert isinstance(screen.manager.top, RulesScene)
    stage.press(screen, Intent.RULES)
    assert screen.manager.top is before


@pytest.mark.parametrize("name", ASKED_EVERYWHERE)
def test_the_rules_on_one_page_open_everywhere_and_close_again(name: str) -> None:
    screen = opened(stage.context(), lambda context: page(context, name))
    before = screen.manager.top
    stage.press(screen, Intent.IN_SHORT)
    assert isinstance(screen.manager.top, RulesScene)
    assert screen.manager.top.chapter.key == "short"
    stage.press(screen, Intent.IN_SHORT)
    assert screen.manager.top is before


def test_the_rules_are_those_of_the_match_under_way() -> None:
    context = stage.context()
    context.new_match(plan_for(3, "fr"))
    screen = opened(context, lambda context: context.navigation.title())
    stage.press(screen, Intent.RULES)
    french = stage.shown(screen)
    assert french == stage.shown(stage.show(context.navigation.rules(plan_for(3, "fr").rules, "fr")))


def test_at_a_new_table_they_are_those_chosen_there() -> None:
    screen = opened(stage.context(), NewTableScene)
    scene = screen.manager.top
    assert isinstance(scene, NewTableScene)
    scene.draft.choose_edition("pl")
    stage.press(screen, Intent.RULES)
    plan = scene.draft.plan()
    assert plan.edition == "pl"
    assert stage.shown(screen) == stage.shown(stage.show(scene.context.navigation.rules(plan.rules, "pl")))


@pytest.mark.parametrize("name", ["introduction", "summary", "podium"])
def test_the_speed_changes_wherever_something_goes_by_it(name: str) -> None:
    context = stage.context()
    screen = opened(context, lambda context: page(context, name))
    top = screen.manager.top
    assert isinstance(top, IntroductionScene | RoundSummary | PodiumScene)
    assert top.animating or name == "introduction"
    screen.give(Intent.SPEED)
    assert context.settings.speed is Speed.DOUBLE
    assert "Speed: 2×" in stage.shown(screen)
    screen.advance(1 / 60)
    timelines = top.board.queue.timelines if isinstance(top, IntroductionScene) else top._timelines
    assert timelines.speed is Tempo.DOUBLE


def test_where_nothing_goes_by_the_speed_its_key_changes_nothing() -> None:
    context = stage.context()
    screen = opened(context, lambda context: context.navigation.settings())
    screen.give(Intent.SPEED)
    assert context.settings.speed is Speed.NORMAL


def test_every_press_of_its_key_is_the_next_speed() -> None:
    context = stage.context()
    seen = []
    for _ in range(5):
        context.next_speed()
        seen.append(context.settings.speed)
    assert seen == [Speed.DOUBLE, Speed.FOURFOLD, Speed.INSTANT, Speed.NORMAL, Speed.DOUBLE]


@pytest.mark.parametrize("intent", [Intent.PAUSE, Intent.BACK])
def test_the_pause_opens_over_the_summary_and_leads_back_to_it(intent: Intent) -> None:
    context = stage.context()
    context.change(ai_pace=Pace.INSTANT, speed=Speed.INSTANT)
    staged = StagedTable(context, Match(plan_for(2, people=0), 4), stage.HD)
    while not isinstance(staged.screen.manager.top, RoundSummary):
        staged.screen.advance(0.1)
    summary = staged.screen.manager.top
    stage.settle(staged.screen)
    stage.press(staged.screen, intent)
    assert isinstance(staged.screen.manager.top, PauseScene)
    stage.press(staged.screen, intent)
    assert staged.screen.manager.top is summary


def test_at_the_table_the_key_for_the_sound_decides_nothing() -> None:
    context = stage.context()
    staged = StagedTable(context, mid_game(3), stage.HD)
    staged.screen.manager.unheard = Shortcuts(context, staged.screen.manager, context.rules_page)
    decisions = len(staged.match.journal)
    staged.screen.give(Intent.MUTE)
    assert context.settings.muted
    assert len(staged.match.journal) == decisions


def test_they_are_those_of_the_match_under_way_and_not_of_a_table_chosen_since() -> None:
    context = stage.context()
    context.new_match(plan_for(3, "fr"))
    context.remember_table(plan_for(3, "pl"))
    french = context.navigation.rules(plan_for(3, "fr").rules, "fr")
    assert stage.shown(stage.show(context.rules_page())) == stage.shown(stage.show(french))
