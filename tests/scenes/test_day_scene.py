"""The page of the deal of the day: one try, its result in words for others, and the days before."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from flip7.app.context import Context
from flip7.dev.simple_play import play
from flip7.match.daily import DealOfTheDay
from flip7.scenes.day import DayScene
from flip7.scenes.day.scene import line_for_others
from flip7.scenes.table import TableScene
from flip7.store.home import Home
from flip7.store.people import Person
from flip7.ui import Offscreen
from tests.scenes import stage

DAY = date(2026, 11, 18)


@pytest.fixture
def context(tmp_path: Path) -> Context:
    context = Context(Home.at(tmp_path), language="en", seed=5)
    context.people.keep(Person("Anna", 0, "star"))
    return context


def page(context: Context, day: date = DAY) -> Offscreen:
    return stage.show(DayScene(context, lambda: day))


def play_the_day(context: Context, day: date = DAY) -> None:
    match = context.begin_deal(DealOfTheDay.of(day), Person("Anna", 0, "star").seat())
    play(match)
    context.finish(match)


def button(screen: Offscreen) -> str:
    scene = screen.manager.top
    assert isinstance(scene, DayScene)
    return scene.ring.widgets[-1].key


def test_the_table_of_the_day_is_sat_down_at_with_one_press(context: Context) -> None:
    screen = page(context)
    stage.click(screen, "play")
    table = screen.manager.top
    assert isinstance(table, TableScene)
    assert table.match.occasion == DealOfTheDay.of(DAY).occasion
    assert table.match.origin == DealOfTheDay.of(DAY).origin


def test_a_try_that_was_left_can_be_gone_on_with(context: Context) -> None:
    stage.click(page(context), "play")
    match = context.match_under_way()
    screen = page(context)
    assert "Your try of today is waiting for you." in stage.shown(screen)
    stage.click(screen, "play")
    table = screen.manager.top
    assert isinstance(table, TableScene)
    assert table.match is match


def test_a_try_that_was_given_up_gives_no_second_one(context: Context) -> None:
    stage.click(page(context), "play")
    context.new_match(context.last_plan())
    screen = page(context)
    assert button(screen) == "copy"
    assert "Today’s try was given up. Tomorrow there are new cards." in stage.shown(screen)
    assert button(page(context, DAY + timedelta(days=1))) == "play"


def test_a_clock_set_back_offers_nothing(context: Context) -> None:
    play_the_day(context)
    assert button(page(context, DAY - timedelta(days=1))) == "copy"


def test_the_result_is_shown_and_can_be_told(context: Context) -> None:
    play_the_day(context)
    assert context.records is not None
    (result,) = context.records.deals("Anna")
    assert result.total is not None
    screen = page(context)
    assert f"{result.total} points today" in stage.shown(screen)
    assert f"Place {result.place} of 4" in stage.shown(screen)
    line = line_for_others(DealOfTheDay.of(DAY), result)
    assert line == (f"Flip 7, November 18, 2026: {result.total} points, place {result.place} {result.marks}")


def test_the_calendar_has_the_points_of_each_day_and_counts_them_in_a_row(context: Context) -> None:
    for days in (2, 1, 0):
        play_the_day(context, DAY - timedelta(days=days))
    assert context.records is not None
    shown = stage.shown(page(context))
    for played in context.records.deals("Anna"):
        assert str(played.total) in shown
    assert "3 days in a row" in shown
