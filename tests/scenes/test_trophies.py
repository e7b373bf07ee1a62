"""The trophies in the records: whose they are, when they were won, and what the others are for."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from flip7.app.context import Context
from flip7.match.trophies import TROPHIES, Career
from flip7.scenes.records import RecordsScene
from flip7.scenes.records.trophies import standings
from flip7.store.home import Home
from flip7.store.honours import Won
from flip7.store.people import Person
from flip7.ui import Offscreen
from tests.scenes import stage
from tests.store.test_honours import many

EVENING = datetime(2026, 11, 18, 20, 15, tzinfo=UTC)


@pytest.fixture
def page(tmp_path: Path) -> Offscreen:
    context = Context(Home.at(tmp_path), language="en", seed=5)
    for name in ("Ben", "Anna"):
        context.people.keep(Person(name, 0, "star"))
    assert context.records is not None
    for match in many(12):
        context.records.add(match)
    screen = stage.show(RecordsScene(context))
    stage.click(screen, "trophies")
    return screen


def lines(screen: Offscreen) -> str:
    return stage.shown(screen)


def test_those_that_were_won_come_first_the_last_one_on_top() -> None:
    won = [Won("flip7", "Anna", EVENING, 2), Won("zoo", "Anna", EVENING.replace(hour=21), 1)]
    shown = standings(won, Career(companions=3))
    assert [one.trophy.id for one in shown[:2]] == ["zoo", "flip7"]
    assert {one.trophy.id for one in shown} == set(TROPHIES)
    assert str(shown[1].note[1]) == "in 2 matches"
    family = next(one for one in shown if one.trophy.id == "family")
    assert family.note == ("3 / 4", "")


def test_the_page_shows_what_the_records_have(page: Offscreen) -> None:
    scene = page.manager.top
    assert isinstance(scene, RecordsScene)
    assert scene.context.records is not None
    won = scene.context.records.trophies("Ben")
    assert won
    shown = lines(page)
    last = max(won, key=lambda one: one.moment)
    assert str(TROPHIES[last.trophy].title) in shown
    assert "2026-11-18" in shown


def test_another_person_has_other_trophies(page: Offscreen) -> None:
    scene = page.manager.top
    assert isinstance(scene, RecordsScene)
    assert scene.context.records is not None
    mine, theirs = ({one.trophy for one in scene.context.records.trophies(name)} for name in ("Ben", "Anna"))
    assert mine != theirs
    before = lines(page)
    stage.click(page, "who plays")
    assert lines(page) != before
