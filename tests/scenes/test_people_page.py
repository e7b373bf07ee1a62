"""The page of people: names, looks and statistics go together, whatever is changed, and nothing is deleted unasked."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from flip7.app.context import Context
from flip7.dev.simple_play import play
from flip7.match.match import TablePlan
from flip7.scenes.people import PeopleScene
from flip7.scenes.people.same_person import SamePerson
from flip7.store.acquaintance import reminders
from flip7.store.home import Home
from flip7.store.people import Person
from flip7.ui import DialogScene, Intent, Offscreen
from tests.scenes import stage

ANNA, ANIA, BEN = Person("Anna", 3, "fox"), Person("Ania", 9, "owl"), Person("Ben", 5, "key")


def at(folder: Path) -> Context:
    return Context(Home.at(folder), seed=5, language="en")


@pytest.fixture
def context(tmp_path: Path) -> Iterator[Context]:
    """Anna has played two matches and Ania one; Ben has not played yet."""
    context = at(tmp_path)
    context.people.keep(BEN)
    for person in (ANNA, ANIA, ANNA):
        first = context.last_plan()
        plan: TablePlan = replace(first, seats=(person.seat(), *first.seats[1:2]))
        match = context.new_match(plan)
        play(match)
        context.finish(match)
    yield context
    context.close()


def opened(context: Context) -> tuple[Offscreen, PeopleScene]:
    scene = PeopleScene(context)
    return stage.show(scene), scene


def rows(screen: Offscreen) -> dict[str, list[str]]:
    """Each name in the list, with the figures beside it."""
    lines = screen.facts().parts("line").values()
    return {line.part("name").strings[0]: line.part("figures").strings for line in lines}


def choose(screen: Offscreen, name: str) -> None:
    scene = screen.manager.top
    assert isinstance(scene, PeopleScene)
    scene.ring.focus(stage.find(screen, "people"))
    stage.press(screen, Intent.HOME)
    for _ in range(list(rows(screen)).index(name)):
        stage.press(screen, Intent.DOWN)


def played(context: Context) -> dict[str, int]:
    assert context.records is not None
    return {player.name: player.matches for player in context.records.players() if player.is_person}


def seats_of(context: Context) -> list[str]:
    assert context.records is not None
    return [line.seats[0].plan.name for line in reversed(context.records.matches())]


def test_everybody_is_listed_with_what_the_records_say(context: Context) -> None:
    screen, _scene = opened(context)
    shown = rows(screen)
    assert set(shown) == {"Anna", "Ania", "Ben"}
    assert shown["Anna"][0].startswith("2 matches, ")
    assert shown["Ania"][0].startswith("1 match, ")
    assert shown["Ben"] == []
    choose(screen, "Ben")
    assert screen.facts().part("seat card").strings[0] == "Ben"


def test_a_new_name_takes_the_matches_along_and_the_look_changes(context: Context) -> None:
    screen, _scene = opened(context)
    choose(screen, "Anna")
    stage.click(screen, "change")
    stage.press(screen, *map(Intent.typed, "Hania"), Intent.CONFIRM)
    assert rows(screen)["Hania"][0].startswith("2 matches, ")
    assert played(context) == {"Hania": 2, "Ania": 1}
    assert seats_of(context) == ["Hania", "Ania", "Hania"]
    assert context.people.find("Hania") == Person("Hania", 3, "fox")


def test_a_name_that_somebody_else_has_is_refused(context: Context) -> None:
    screen, _scene = opened(context)
    choose(screen, "Anna")
    stage.click(screen, "change")
    stage.press(screen, *map(Intent.typed, "Ania"), Intent.CONFIRM)
    assert "There is a Ania already" in stage.shown(screen)
    assert played(context) == {"Anna": 2, "Ania": 1}


@pytest.mark.parametrize("sure", [False, True])
def test_two_become_one_after_a_question(context: Context, sure: bool) -> None:
    screen, scene = opened(context)
    choose(screen, "Ania")
    stage.click(screen, "same")
    assert isinstance(screen.manager.top, SamePerson)
    stage.click(screen, "person Anna")
    assert isinstance(screen.manager.top, DialogScene)
    assert played(context) == {"Anna": 2, "Ania": 1}, "nothing before the answer"
    stage.press(screen, Intent.pick(1) if sure else Intent.BACK)
    assert screen.manager.scenes == (scene,)
    if sure:
        assert played(context) == {"Anna": 3}
        assert seats_of(context) == ["Anna"] * 3
        assert set(rows(screen)) == {"Anna", "Ben"}
        assert rows(screen)["Anna"][0].startswith("3 matches, ")
    else:
        assert played(context) == {"Anna": 2, "Ania": 1}


@pytest.mark.parametrize(("answer", "left"), [(0, 2), (1, 2), (2, 0)])
def test_deleting_asks_what_becomes_of_the_statistics(context: Context, answer: int, left: int) -> None:
    screen, _scene = opened(context)
    choose(screen, "Anna")
    stage.click(screen, "delete")
    assert "Anna has played 2 matches. They stay in the records" in stage.shown(screen).replace("\n", " ")
    stage.press(screen, Intent.pick(answer))
    assert ("Anna" in rows(screen)) == (answer == 0)
    assert played(context).get("Anna", 0) == left
    assert seats_of(context) == ["Anna", "Ania", "Anna"], "the matches stay, for those who played them too"
    assert ("Anna" in [seat.name for seat in context.last_plan().seats]) == (answer == 0)


def test_who_has_not_played_is_deleted_with_one_question(context: Context) -> None:
    screen, _scene = opened(context)
    choose(screen, "Ben")
    stage.click(screen, "delete")
    stage.press(screen, Intent.BACK)
    assert "Ben" in rows(screen)
    stage.click(screen, "delete")
    stage.press(screen, Intent.pick(1))
    assert set(rows(screen)) == {"Anna", "Ania"}


def test_opponents_forget_everything_but_the_records_do_not_also_after_a_restart(
    context: Context, tmp_path: Path
) -> None:
    plan = replace(context.last_plan())
    assert context.records is not None
    assert reminders(plan, context.records, context.people.memories_since)
    screen, _scene = opened(context)
    stage.click(screen, "forget")
    stage.press(screen, Intent.BACK)
    assert context.people.memories_since is None
    stage.click(screen, "forget")
    stage.press(screen, Intent.pick(1))
    assert not stage.find(screen, "forget").enabled, "nothing is left to forget"
    assert played(context) == {"Anna": 2, "Ania": 1}
    context.close()
    again = at(tmp_path)
    assert again.records is not None
    assert again.people.memories_since is not None
    assert reminders(plan, again.records, again.people.memories_since) == ()
    again.close()


def test_somebody_new_is_known_and_chosen() -> None:
    context = stage.context()
    screen, scene = opened(context)
    assert "Nobody is known yet." in stage.shown(screen)
    stage.press(screen, Intent.CONFIRM, *map(Intent.typed, "Zoë"), Intent.CONFIRM)
    assert screen.manager.scenes == (scene,)
    assert [person.name for person in context.known_people()] == ["Zoë"]
    assert screen.facts().part("seat card").strings[0] == "Zoë"
