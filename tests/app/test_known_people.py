"""People are known from the last start, and a change of name reaches everything that has it."""

import json
import shutil
from pathlib import Path

import pytest

from flip7.app.context import Context
from flip7.app.first_table import first_table
from flip7.dev.simple_play import play
from flip7.i18n import use_language
from flip7.store.home import Home
from flip7.store.people import Person
from tests.scenes import stage
from tests.store.test_old_saves import SAVES

ANNA, BEN = Person("Anna", 2, "fox"), Person("Ben", 1, "key")


def at(folder: Path) -> Context:
    return Context(Home.at(folder), seed=3, language="en")


def names(context: Context) -> list[str]:
    return [person.name for person in context.known_people()]


def test_who_was_kept_is_known_at_the_next_start_and_plays_first(tmp_path: Path) -> None:
    context = at(tmp_path)
    context.people.keep(ANNA)
    context.close()
    again = at(tmp_path)
    assert again.known_people() == (ANNA,)
    assert again.last_plan().seats[0] == ANNA.seat()
    colours = [seat.colour for seat in again.last_plan().seats]
    assert len(set(colours)) == 4, "nobody else has Anna's colour"


def test_without_a_home_people_are_known_for_this_run() -> None:
    context = stage.context()
    context.people.keep(ANNA)
    assert context.known_people() == (ANNA,)


def test_the_people_of_the_table_last_used_are_known_after_an_upgrade(tmp_path: Path) -> None:
    shutil.copy(SAVES / "settings-2.json", tmp_path / "settings.json")
    shutil.copy(SAVES / "records-1.sqlite", tmp_path / "records.sqlite")
    seats = json.loads((tmp_path / "settings.json").read_text())["table"]["seats"]
    context = at(tmp_path)
    records = context.records
    assert records is not None
    played = [player.name for player in records.players() if player.is_person]
    assert names(context)[:1] == [seats[0]["name"]]
    assert set(names(context)) == {*played, *(seat["name"] for seat in seats if seat["who"] == "person")}


def test_a_name_that_nobody_gave_is_no_person(tmp_path: Path) -> None:
    context = at(tmp_path)
    context.remember_table(stage.large_table(2))
    context.change(table=first_table())
    context.close()
    assert names(at(tmp_path)) == []


def test_who_was_forgotten_does_not_come_back_from_the_records(tmp_path: Path) -> None:
    context = at(tmp_path)
    context.people.keep(ANNA)
    match = context.new_match(context.last_plan())
    play(match)
    context.finish(match)
    assert names(context) == ["Anna"]
    context.forget_person("Anna", statistics=False)
    context.close()
    again = at(tmp_path)
    assert names(again) == []
    assert again.records is not None
    assert [player.name for player in again.records.players() if player.is_person] == ["Anna"]
    again.forget_person("Anna", statistics=True)
    again.close()
    records = at(tmp_path).records
    assert records is not None
    assert [player.name for player in records.players() if player.is_person] == []
    assert records.count() == 1


def test_another_name_reaches_the_table_the_match_under_way_and_the_records(tmp_path: Path) -> None:
    context = at(tmp_path)
    context.people.keep(ANNA)
    plan = context.last_plan()
    match = context.new_match(plan)
    play(match)
    context.finish(match)
    context.change(table=plan)
    context.new_match(context.last_plan())
    context.rename_person("Anna", "Hanna")
    context.close()
    again = at(tmp_path)
    assert names(again) == ["Hanna"]
    assert again.last_plan().seats[0].name == "Hanna"
    under_way = again.match_under_way()
    assert under_way is not None
    assert under_way.plan.seats[0].name == "Hanna"
    assert again.records is not None
    assert [player.name for player in again.records.players() if player.is_person] == ["Hanna"]


def test_two_who_are_one_sit_once_at_the_next_table(tmp_path: Path) -> None:
    context = at(tmp_path)
    for person in (ANNA, BEN):
        context.people.keep(person)
    plan = first_table(ANNA)
    context.change(table=type(plan)((*plan.seats, BEN.seat()), plan.edition, plan.rules))
    context.rename_person("Ben", "Anna")
    assert names(context) == ["Anna"]
    assert [seat.name for seat in context.last_plan().seats if seat.is_person] == ["Anna"]


def test_who_plays_is_offered_first_the_next_time() -> None:
    context = stage.context()
    for person in (ANNA, BEN):
        context.people.keep(person)
    context.new_match(first_table(BEN))
    assert names(context) == ["Ben", "Anna"]


@pytest.mark.parametrize(("language", "opponent"), [("en", "Pip"), ("de", "Piepsi"), ("fr", "Piou"), ("pl", "Pipek")])
def test_the_first_opponents_have_names_of_the_language(language: str, opponent: str) -> None:
    use_language(language)
    assert first_table().seats[1].name == opponent
