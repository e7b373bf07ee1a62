"""Ghosts are known after a restart, keep their numbers, and no bad file plays somebody else's style."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from flip7.ai.ghosts import Habits, Style, Victim
from flip7.match.plan import SeatPlan
from flip7.store.ghosts import Ghosts, KeptGhost, read, written
from flip7.store.ghosts_file import GhostsFile
from flip7.store.notices import Notices
from flip7.store.records import Records
from flip7.store.validation import Damaged
from tests.store.tables import finished, table
from tests.store.test_old_saves import SAVES

STYLE = replace(Style(), turn=tuple(step / 8 for step in range(20)), habits=Habits(19.5, Victim.NEIGHBOUR, always=True))
ANNA = KeptGhost("Anna", (17,), 6, 40, STYLE)
BEN = KeptGhost("Bën Ł", (23, 99), 5, 39, Style())
BOTH = Ghosts((ANNA, BEN))


def test_ghosts_are_known_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "ghosts.json"
    assert GhostsFile(path, Notices()).change(lambda _none: BOTH) == BOTH
    assert GhostsFile(path, Notices()).load() == BOTH


def test_the_file_of_every_version_still_loads() -> None:
    assert read((SAVES / "ghosts-1.json").read_bytes()) == BOTH


def test_two_copies_of_the_game_do_not_undo_each_other(tmp_path: Path) -> None:
    one, other = (GhostsFile(tmp_path / "ghosts.json", Notices()) for _ in range(2))
    one.change(lambda ghosts: ghosts.learned(ANNA))
    other.change(lambda ghosts: ghosts.learned(BEN))
    assert one.load() == BOTH


def test_every_number_that_a_ghost_has_had_goes_on_to_be_its_own() -> None:
    again = BOTH.learned(KeptGhost("Anna", (5,), 7, 41, Style()))
    known = again.find("ghost-17")
    assert known is not None
    assert known == again.find("ghost-5")
    assert (known.who, known.matches, known.style) == ("ghost-17", 7, Style())


def test_two_people_who_are_one_have_one_ghost_that_is_fitted_anew() -> None:
    one = BOTH.renamed("Bën Ł", "Anna")
    assert [(ghost.name, ghost.numbers, ghost.matches) for ghost in one.known] == [("Anna", (17, 23, 99), 0)]


def test_a_ghost_goes_by_the_new_name_of_its_person() -> None:
    renamed = BOTH.renamed("Anna", "Ania")
    assert renamed.of("Anna") is None
    assert renamed.find("ghost-17") == replace(ANNA, name="Ania")
    assert BOTH.renamed("Nobody", "Anna") == BOTH


def test_who_is_deleted_has_no_ghost() -> None:
    assert BOTH.without("Anna") == Ghosts((BEN,))


def _changed(**values: Any) -> bytes:
    found = json.loads(written(BOTH))
    found["ghosts"][0].update(values)
    return json.dumps(found).encode()


@pytest.mark.parametrize(
    "values",
    [{"features": 0}, {"turn": [1.0]}, {"gift": "x"}, {"freeze": [1e9] * 15}, {"victim": "me"}, {"stays_at": None},
     {"always": 1}, {"turn": [float("nan")] * 20}],
)  # fmt: skip
def test_weights_that_are_not_ours_are_fitted_anew_but_the_number_stays_known(values: dict[str, Any]) -> None:
    assert read(_changed(**values)) == Ghosts((KeptGhost("Anna", (17,), 0, 40, Style()), BEN))


@pytest.mark.parametrize("values", [{"name": ""}, {"numbers": []}, {"numbers": [-1]}, {"numbers": 3}, {"matches": "6"}])
def test_an_entry_about_nobody_costs_no_other(values: dict[str, Any]) -> None:
    assert read(_changed(**values)) == Ghosts((BEN,))


def test_a_number_that_stands_there_twice_is_the_first_ones() -> None:
    assert read(_changed(numbers=[99])) == Ghosts((replace(ANNA, numbers=(99,)),))


@pytest.mark.parametrize("data", [b"", b"[]", b'{"magic":"flip7 people","version":1}', b"\xff"])
def test_what_is_no_such_file_is_set_aside_and_told(tmp_path: Path, data: bytes) -> None:
    with pytest.raises(Damaged):
        read(data)
    path, notices = tmp_path / "ghosts.json", Notices()
    path.write_bytes(data)
    assert GhostsFile(path, notices).load() == Ghosts()
    [notice] = notices.take()
    assert "ghosts.damaged-1.json" in str(notice.text)
    assert (tmp_path / "ghosts.damaged-1.json").read_bytes() == data


def test_a_ghost_counts_as_itself_and_not_as_its_person(tmp_path: Path) -> None:
    records = Records(tmp_path / "records", Notices())
    plan = table(3)
    ghost = SeatPlan("Anna's ghost", "ghost-17", 0, "star")
    records.add(finished(7, plan))
    records.add(finished(8, replace(plan, seats=(ghost, *plan.seats[1:]))))
    records.add(finished(9, replace(plan, seats=(replace(ghost, name="Ania's ghost"), *plan.seats[1:]))))
    found = {(player.who, player.name, player.matches) for player in records.players()}
    assert {("person", "Anna", 1), ("ghost-17", "Ania's ghost", 2)} <= found
    records.close()


def test_the_matches_of_a_person_are_those_that_count_for_them(tmp_path: Path) -> None:
    records = Records(tmp_path / "records", Notices())
    other = replace(table(3), seats=tuple(reversed(table(3).seats)))
    assert records.matches_of("Anna") == (0, 0)
    for seed, plan in ((7, table(3)), (8, table(3, names="Ben")), (9, other)):
        records.add(finished(seed, plan))
    assert records.matches_of("Anna") == (2, 3)
    assert [(match.seed, seat) for match, seat in records.played_by("Anna", 9)] == [(9, 2), (7, 0)]
    assert [match.seed for match, _seat in records.played_by("Anna", 1)] == [9]
    records.close()
