"""Who has played often enough can sit down as a ghost, and a match with one goes on whatever becomes of its person."""

from dataclasses import replace
from pathlib import Path

import pytest

from flip7.ai.characters import STAND_IN
from flip7.ai.ghosts import Ghost, Style
from flip7.app.context import Context
from flip7.dev.simple_play import play
from flip7.engine import EDITIONS
from flip7.i18n import use_language
from flip7.match.match import PERSON, Match, SeatPlan, TablePlan
from flip7.store.finished_match import FinishedMatch
from flip7.store.home import Home
from flip7.store.notices import Notices
from flip7.store.records import Records
from tests.scenes import stage

ANNA = SeatPlan("Anna", PERSON, 2, "fox")
OTTO = SeatPlan("Otto", "careful", 1, "star")


def at(folder: Path, language: str = "en") -> Context:
    return Context(Home.at(folder), seed=3, language=language)


def played(folder: Path, matches: int, first: int = 0, person: SeatPlan = ANNA) -> None:
    """Put so many matches of a person into the records of a folder."""
    records = Records(folder / "records.sqlite", Notices())
    for seed in range(first, first + matches):
        match = Match(TablePlan((person, OTTO), "de", EDITIONS["de"]), seed)
        play(match)
        records.add(FinishedMatch.of(match))
    records.close()


def names(context: Context) -> list[str]:
    return [ghost.name for ghost in context.known_ghosts()]


def test_after_five_matches_somebody_can_sit_down_as_a_ghost_and_not_before(tmp_path: Path) -> None:
    played(tmp_path, 4)
    assert names(at(tmp_path)) == []
    played(tmp_path, 1, first=4)
    [ghost] = at(tmp_path).known_ghosts()
    assert ghost.seat() == SeatPlan("Anna's ghost", ghost.who, 2, "fox")
    assert str(ghost.about).startswith("Stays early")


def test_a_ghost_keeps_its_number_and_learns_from_every_match(tmp_path: Path) -> None:
    played(tmp_path, 5)
    context = at(tmp_path)
    [before] = context.known_ghosts()
    context.close()
    played(tmp_path, 1, first=5)
    again = at(tmp_path)
    again.known_ghosts()
    known = again.ghosts.find(before.who)
    assert known is not None
    assert known.matches == 6


def test_the_match_that_makes_five_makes_the_ghost(tmp_path: Path) -> None:
    played(tmp_path, 4)
    context = at(tmp_path)
    match = context.new_match(TablePlan((ANNA, OTTO), "de", EDITIONS["de"]))
    play(match)
    context.finish(match)
    assert [ghost.name for ghost in context.ghosts.among(context.known_people())] == ["Anna's ghost"]


def test_what_is_known_already_is_not_fitted_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(tmp_path, 5)
    assert names(at(tmp_path)) == ["Anna's ghost"]
    monkeypatch.setattr("flip7.app.known_ghosts.style_of", lambda _matches: pytest.fail("fitted again"))
    assert names(at(tmp_path)) == ["Anna's ghost"]


def test_a_ghost_plays_for_its_id_and_the_stand_in_for_one_that_nobody_knows(tmp_path: Path) -> None:
    played(tmp_path, 5)
    context = at(tmp_path)
    [ghost] = context.known_ghosts()
    assert isinstance(context.ghosts.bot_of(ghost.who, 1), Ghost)
    stand_in = type(context.ghosts.bot_of(STAND_IN, 1))
    assert type(context.ghosts.bot_of("ghost-1", 1)) is stand_in
    assert type(context.ghosts.bot_of("dragon", 1)) is stand_in


def test_a_match_with_the_ghost_of_somebody_who_was_deleted_goes_on_and_says_who_plays(tmp_path: Path) -> None:
    played(tmp_path, 5)
    context = at(tmp_path)
    [ghost] = context.known_ghosts()
    context.new_match(TablePlan((OTTO, ghost.seat()), "de", EDITIONS["de"]))
    context.forget_person("Anna", statistics=False)
    context.close()
    again = at(tmp_path)
    match = again.match_under_way()
    assert match is not None
    assert match.plan.seats[1] == ghost.seat(), "it still looks like a ghost, and counts as one"
    said = [str(notice) for notice in again.take_notices()]
    assert said == ["Nobody knows any more how Anna's ghost plays. The Owl decides instead."]


def test_who_is_deleted_leaves_no_ghost_even_if_the_matches_stay(tmp_path: Path) -> None:
    played(tmp_path, 5)
    context = at(tmp_path)
    assert names(context) == ["Anna's ghost"]
    context.forget_person("Anna", statistics=False)
    assert names(context) == []
    context.close()
    assert names(at(tmp_path)) == []


def test_a_ghost_goes_by_the_new_name_of_its_person(tmp_path: Path) -> None:
    played(tmp_path, 5)
    context = at(tmp_path)
    [before] = context.known_ghosts()
    context.rename_person("Anna", "Ania")
    [after] = context.known_ghosts()
    assert (after.name, after.who) == ("Ania's ghost", before.who)
    context.close()
    assert names(at(tmp_path)) == ["Ania's ghost"]


def test_without_a_home_there_are_no_ghosts() -> None:
    assert stage.context().known_ghosts() == ()


def test_a_match_that_cannot_have_happened_is_not_learned_from(tmp_path: Path) -> None:
    played(tmp_path, 6)
    records = Records(tmp_path / "records.sqlite", Notices())
    records._database.write(lambda rows: rows.execute("UPDATE journal SET decisions = '[3,3]' WHERE match < 3"), None)
    records.close()
    context = at(tmp_path)
    [ghost] = context.known_ghosts()
    kept = context.ghosts.find(ghost.who)
    assert kept is not None
    assert kept.style != Style()


@pytest.mark.parametrize(
    ("language", "name"), [("de", "Anna als Geist"), ("fr", "Anna fantôme"), ("pl", "Anna – duch")]
)
def test_a_ghost_is_called_so_in_the_language_on_screen(tmp_path: Path, language: str, name: str) -> None:
    played(tmp_path, 5)
    context = at(tmp_path, language)
    use_language(language)
    assert names(context) == [name]


def test_a_ghost_sits_at_a_table_that_is_remembered(tmp_path: Path) -> None:
    played(tmp_path, 5)
    context = at(tmp_path)
    [ghost] = context.known_ghosts()
    plan = TablePlan((ANNA, ghost.seat(), replace(OTTO, who="dragon")), "de", EDITIONS["de"])
    context.remember_table(plan)
    assert [seat.who for seat in context.last_plan().seats] == [PERSON, ghost.who, STAND_IN]
