"""The page of the road: which tables are open, what their stars are for, and the match that begins there."""

from pathlib import Path

import pytest

from flip7.app.context import Context
from flip7.dev.simple_play import play
from flip7.engine import EDITIONS
from flip7.match.occasion import Kind
from flip7.match.road import ROAD, TRIES
from flip7.scenes.podium import PodiumScene
from flip7.scenes.road import RoadScene
from flip7.scenes.table import TableScene
from flip7.store.home import Home
from flip7.store.people import Person
from flip7.ui import DialogScene, Intent
from tests.scenes import stage


@pytest.fixture
def context(tmp_path: Path) -> Context:
    return Context(Home.at(tmp_path), language="en", seed=5)


def page(context: Context, table: str | None = None) -> RoadScene:
    scene = RoadScene(context, table)
    stage.show(scene)
    return scene


def test_at_first_one_table_is_open_and_chosen(context: Context) -> None:
    scene = page(context)
    open_tables = [one.key for one in scene.ring.widgets if getattr(one, "is_open", False) and one.key]
    assert open_tables == ["table child-1"]


def test_the_match_is_one_of_the_road_with_the_rules_of_the_last_table(context: Context) -> None:
    context.people.keep(Person("Zofia", 3, "key"))
    screen = stage.show(RoadScene(context))
    stage.click(screen, "play")
    table = screen.manager.top
    assert isinstance(table, TableScene)
    match = table.match
    assert (match.occasion.kind, match.occasion.name) == (Kind.ROAD, "child-1")
    assert match.plan.seats[0].name == "Zofia"
    assert match.plan.rules.opening_deal == EDITIONS["en"].opening_deal
    assert match.plan.rules.target == ROAD["child-1"].target


def test_a_closed_table_can_be_looked_at_and_not_played(context: Context) -> None:
    screen = stage.show(RoadScene(context))
    stage.click(screen, "table champion-2")
    scene = screen.manager.top
    assert isinstance(scene, RoadScene)
    play_button = next(one for one in scene.ring.widgets if one.key == "play")
    assert not play_button.enabled
    assert "The crown" in stage.shown(screen)


def test_a_match_under_way_is_not_given_up_without_asking(context: Context) -> None:
    kept = context.new_match(context.last_plan())
    screen = stage.show(RoadScene(context))
    stage.click(screen, "play")
    assert isinstance(screen.manager.top, DialogScene)
    stage.press(screen, Intent.CONFIRM)
    assert context.match_under_way() is kept


def test_after_some_tries_the_next_table_is_open(context: Context) -> None:
    for _try in range(TRIES):
        match = context.begin_road(ROAD["child-1"], context.last_plan().seats[0])
        play(match)
        context.finish(match)
    assert context.records is not None
    assert context.records.visits(match.plan.seats[0].name)["child-1"].tries == TRIES
    scene = page(context)
    assert [one.key for one in scene.ring.widgets if getattr(one, "chosen", False)] == ["table child-2"]


def test_once_more_from_the_podium_is_the_same_table_of_the_road(context: Context) -> None:
    match = context.begin_road(ROAD["champion-2"], context.last_plan().seats[0])
    play(match)
    context.finish(match)
    screen = stage.show(PodiumScene(context, match))
    stage.press(screen, Intent.SKIP)
    stage.click(screen, "rematch")
    table = screen.manager.top
    assert isinstance(table, TableScene)
    assert table.match.occasion == match.occasion
    assert [seat.total for seat in table.match.game.seats] == [0, 40, 0, 0]


def test_the_podium_leads_back_to_the_table_on_the_road(context: Context) -> None:
    match = context.begin_road(ROAD["child-1"], context.last_plan().seats[0])
    play(match)
    context.finish(match)
    screen = stage.show(PodiumScene(context, match))
    stage.press(screen, Intent.SKIP)
    stage.click(screen, "new_table")
    road = screen.manager.top
    assert isinstance(road, RoadScene)
    assert [one.key for one in road.ring.widgets if getattr(one, "chosen", False)] == ["table child-1"]
