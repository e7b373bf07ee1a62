"""People are known after a restart, no bad file costs one of them, and the records follow their names."""

import errno
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from flip7.match.plan import PERSON, SeatPlan, TablePlan
from flip7.store import atomic
from flip7.store.notices import Notices
from flip7.store.people import VERSION, People, Person, read, written
from flip7.store.people_file import PeopleFile
from flip7.store.records import Records
from tests.store.tables import finished, table
from tests.store.test_old_saves import SAVES

ANNA, BEN = Person("Anna", 3, "fox"), Person("Bën Ł", 1, "key")
BOTH = People((ANNA, BEN), records_read=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "people.json"


@pytest.fixture
def notices() -> Notices:
    return Notices()


def messages(notices: Notices) -> list[str]:
    return [notice.text.message for notice in notices.take()]


def keep(path: Path, notices: Notices, people: People = BOTH) -> None:
    PeopleFile(path, notices).change(lambda _before: people, People())


def names(people: People | None) -> list[str]:
    assert people is not None
    return [person.name for person in people.known]


def test_people_are_known_after_a_restart(path: Path, notices: Notices) -> None:
    keep(path, notices)
    assert PeopleFile(path, notices).load() == BOTH
    assert messages(notices) == []


def test_before_the_first_start_there_is_no_file_and_none_is_made(path: Path, notices: Notices) -> None:
    assert PeopleFile(path, notices).load() is None
    assert not path.exists()


def test_the_file_of_every_version_loads(path: Path, notices: Notices) -> None:
    for version in range(1, VERSION + 1):
        shutil.copy(SAVES / f"people-{version}.json", path)
        assert PeopleFile(path, notices).load() == BOTH
    assert messages(notices) == []


def test_two_copies_of_the_game_do_not_undo_each_others_people(path: Path, notices: Notices) -> None:
    one, other = PeopleFile(path, notices), PeopleFile(path, notices)
    one.change(lambda people: people.kept(ANNA), People())
    other.change(lambda people: people.kept(BEN), People())
    assert names(one.load()) == ["Anna", "Bën Ł"]


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b'{"magic": "flip7 settings", "version": 1}'])
def test_a_file_that_is_none_is_set_aside_and_told(path: Path, notices: Notices, data: bytes) -> None:
    path.write_bytes(data)
    assert PeopleFile(path, notices).load() is None
    assert (path.parent / "people.damaged-1.json").read_bytes() == data
    assert messages(notices) == [
        "The people could not be read. Those in the records are known. The file is kept as {file}."
    ]


def test_the_last_good_people_stand_in_for_a_damaged_file(path: Path, notices: Notices) -> None:
    keep(path, notices, People((ANNA,)))
    keep(path, notices)
    path.write_bytes(b"{")
    assert names(PeopleFile(path, notices).load()) == ["Anna"]
    assert "last good ones" in messages(notices)[0]


def test_a_newer_file_is_kept_for_the_newer_game(path: Path, notices: Notices) -> None:
    newer = json.dumps({**json.loads(written(BOTH)), "version": VERSION + 1}).encode()
    path.write_bytes(newer)
    assert PeopleFile(path, notices).load() is None
    assert (path.parent / "people.newer-1.json").read_bytes() == newer
    assert messages(notices) == ["The people are from a newer version of the game. They are kept as {file}."]


@pytest.mark.parametrize(
    "entry",
    [3, None, {}, {"name": "", "colour": 1, "symbol": "key"}, {"name": 1, "colour": 1, "symbol": "key"},
     {"name": "X", "colour": 99, "symbol": "key"}, {"name": "X", "colour": 1, "symbol": "../key"}],
)  # fmt: skip
def test_a_wrong_entry_costs_no_other_and_the_file_is_kept(path: Path, notices: Notices, entry: Any) -> None:
    body = json.loads(written(BOTH))
    body["people"].insert(1, entry)
    path.write_text(json.dumps(body))
    assert PeopleFile(path, notices).load() == BOTH
    assert json.loads((path.parent / "people.damaged-1.json").read_text()) == body
    assert len(messages(notices)) == 1
    assert PeopleFile(path, notices).load() == BOTH
    assert messages(notices) == [], "it is mended"


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "One person could not be read and is left out. The file is kept as people.damaged-1.json."),
        (3, "3 people could not be read and are left out. The file is kept as people.damaged-1.json."),
    ],
)
def test_how_many_are_left_out_is_told(path: Path, notices: Notices, count: int, said: str) -> None:
    body = json.loads(written(BOTH))
    body["people"] += [{"name": " "}] * count
    path.write_text(json.dumps(body))
    PeopleFile(path, notices).load()
    assert [str(notice.text) for notice in notices.take()] == [said]


def test_a_file_that_cannot_be_mended_is_not_said_to_be(
    path: Path, notices: Notices, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = json.loads(written(BOTH))
    body["people"].append(3)
    path.write_text(json.dumps(body))
    before = path.read_bytes()

    def full(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(atomic, "write", full)
    assert PeopleFile(path, notices).load() == BOTH
    assert path.read_bytes() == before
    [said] = messages(notices)
    assert "The disk is full" in said


def test_a_change_leaves_the_people_and_their_lock(path: Path, notices: Notices) -> None:
    keep(path, notices)
    assert sorted(found.name for found in path.parent.iterdir()) == ["people.json", "people.lock"]


def test_a_full_disk_is_told_and_leaves_the_file(path: Path, notices: Notices, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(path, notices)

    def full(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(atomic, "write", full)
    PeopleFile(path, notices).change(lambda people: people.without("Anna"), People())
    assert names(PeopleFile(path, notices).load()) == ["Anna", "Bën Ł"]
    assert "The disk is full" in messages(notices)[0]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda people: people.renamed("Anna", "Ania"), ["Ania", "Bën Ł"]),
        (lambda people: people.renamed("Anna", "Bën Ł"), ["Bën Ł"]),
        (lambda people: people.renamed("Nobody", "Ania"), ["Anna", "Bën Ł"]),
        (lambda people: people.without("Anna"), ["Bën Ł"]),
        (lambda people: people.seated(["Bën Ł", "Nobody"]), ["Bën Ł", "Anna"]),
        (lambda people: people.joined([Person("Anna", 7, "owl"), Person("Eva", 7, "owl")]), ["Anna", "Bën Ł", "Eva"]),
    ],
)
def test_every_change_keeps_the_others(change: Callable[[People], People], expected: list[str]) -> None:
    assert names(change(BOTH)) == expected
    assert read(written(change(BOTH))).people == change(BOTH)


def test_a_new_look_is_kept_and_a_known_one_is_not_lost_to_the_records() -> None:
    assert BOTH.kept(Person("Anna", 7, "owl")).known[0] == Person("Anna", 7, "owl")
    assert BOTH.joined([Person("Anna", 7, "owl")]) == BOTH


def test_a_person_sits_down_with_name_and_look() -> None:
    assert ANNA.seat() == SeatPlan("Anna", PERSON, 3, "fox")
    assert Person.of(ANNA.seat()) == ANNA


def party(*people: str) -> TablePlan:
    plan = table(2)
    return TablePlan(
        (*(SeatPlan(name, PERSON, 2, "owl") for name in people), *plan.seats[1:]), plan.edition, plan.rules
    )


@pytest.fixture
def records(tmp_path: Path, notices: Notices) -> Records:
    records = Records(tmp_path / "records.sqlite", notices)
    for seed, people in enumerate((("Anna", "Ben"), ("Ania",), ("Anna",), ("Ania", "Ben"))):
        assert records.add(finished(seed, party(*people)))
    return records


def people_of(records: Records) -> dict[str, int]:
    return {player.name: player.matches for player in records.players() if player.is_person}


def seats_of(records: Records) -> list[str]:
    return [seat.plan.name for line in reversed(records.matches()) for seat in line.seats if seat.plan.is_person]


def test_the_records_know_people_with_their_look(records: Records) -> None:
    assert set(records.people()) == {Person(name, 2, "owl") for name in ("Anna", "Ania", "Ben")}


def test_a_person_takes_the_records_along_to_another_name(records: Records) -> None:
    assert records.rename_person("Anna", "Hanna")
    assert people_of(records) == {"Hanna": 2, "Ben": 2, "Ania": 2}
    assert seats_of(records) == ["Hanna", "Ben", "Ania", "Hanna", "Ania", "Ben"]


def test_two_names_of_one_person_have_one_record(records: Records, tmp_path: Path, notices: Notices) -> None:
    assert records.rename_person("Ania", "Anna")
    assert people_of(records) == {"Anna": 4, "Ben": 2}
    alone = Records(tmp_path / "alone.sqlite", notices)
    for seed, people in enumerate((("Anna", "Ben"), ("Anna",), ("Anna",), ("Anna", "Ben"))):
        alone.add(finished(seed, party(*people)))
    assert {player.name: player for player in records.players()}["Anna"].wins == (
        {player.name: player for player in alone.players()}["Anna"].wins
    )
    figures = [
        (one.name, one.who, one.wins, one.rounds, one.points, one.busts, one.best_round, one.streak, one.longest_streak)
        for file in (records, alone)
        for one in sorted(file.players(), key=lambda player: (player.who, player.name))
    ]
    assert figures[: len(figures) // 2] == figures[len(figures) // 2 :], "as if there had been one name only"


def test_who_is_forgotten_leaves_the_statistics_but_not_the_matches(records: Records) -> None:
    assert records.forget_person("Anna")
    assert people_of(records) == {"Ben": 2, "Ania": 2}
    assert seats_of(records) == ["Anna", "Ben", "Ania", "Anna", "Ania", "Ben"]
    assert records.forget_person("Nobody")
    assert records.count() == 4
