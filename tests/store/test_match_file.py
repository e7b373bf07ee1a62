"""A match comes back as it was, or not at all: never as another one."""

import json
import os
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from flip7.engine import EDITIONS, BustPending, Move, Rules, SecondInFlipThree
from flip7.match.plan import Handover, SavedMatch
from flip7.store.match_file import VERSION, MatchFile, read, written
from flip7.store.notices import Notices
from flip7.store.validation import Damaged
from tests.store.tables import saved, table


def messages(notices: Notices) -> list[str]:
    return [notice.text.message for notice in notices.take()]


def restarted(folder: Path) -> tuple[SavedMatch | None, list[str]]:
    notices = Notices()
    file = MatchFile(folder, notices)
    match = file.load()
    file.close()
    return match, messages(notices)


def kept(folder: Path, *matches: SavedMatch) -> None:
    file = MatchFile(folder, Notices())
    for match in matches:
        file.save(match)
    file.close()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 3, 18, 36])
def test_a_match_comes_back_with_every_decision(tmp_path: Path, edition: str, seats: int) -> None:
    for seed in range(5):
        match = saved(seed, random.Random(seed).randrange(200), table(seats, edition))
        kept(tmp_path, match)
        assert restarted(tmp_path) == (match, [])
        (tmp_path / "match.json").unlink()


def test_mixed_rules_handovers_and_any_name_come_back(tmp_path: Path) -> None:
    rules = Rules(False, SecondInFlipThree.AT_ONCE, BustPending.PASS_ON, 75, True)
    match = replace(
        saved(-3, 5, table(2, "custom", rules, '👩‍👩‍👧 Zoë "\\ {x} Łódź')), handovers=(Handover(3, 0, "person"),)
    )
    kept(tmp_path, match)
    assert restarted(tmp_path) == (match, [])


def test_the_file_is_json_with_a_magic_and_a_version() -> None:
    body = json.loads(written(saved(7, 4)))
    assert body["magic"] == "flip7 match"
    assert body["version"] == VERSION
    assert body["seed"] == 7
    assert body["decisions"][0] == "deal"
    assert body["rules"]["target"] == 200
    assert body["seats"][0] == {"name": "Anna", "who": "person", "colour": 0, "symbol": "star"}


def test_there_is_nothing_to_continue_when_the_match_is_over(tmp_path: Path) -> None:
    file = MatchFile(tmp_path, Notices())
    file.save(saved())
    file.save(saved(most=41))
    file.clear()
    file.close()
    assert restarted(tmp_path) == (None, [])


IMPOSSIBLE: list[dict[str, Any]] = [
    {"decisions": ["hit"]},
    {"decisions": ["deal", "deal"]},
    {"decisions": ["deal", 35]},
    {"decisions": ["deal", True]},
    {"decisions": ["deal", -1]},
    {"decisions": ["deal", 1.0]},
    {"decisions": ["deal", "fold"]},
    {"decisions": ["deal", ["hit"]]},
    {"decisions": {"0": "deal"}},
    {"decisions": None},
    {"seed": "7"},
    {"seed": 10**200},
    {"seed": None},
    {"seed": 1.5},
    {"seats": []},
    {"seats": [{"name": "A", "who": "person", "colour": 0, "symbol": "star"}] * 37},
    {"seats": [{"name": 5, "who": "person", "colour": 0, "symbol": "star"}]},
    {"seats": [{"name": "A", "who": "person", "colour": 0, "symbol": "../../secret"}]},
    {"seats": ["Anna"]},
    {"edition": "xx"},
    {"edition": ["de"]},
    {"rules": {}},
    {"rules": None},
    {"key": ""},
    {"key": "x" * 1000},
    {"started": "yesterday"},
    {"started": 0},
    {"started": "0001-01-01T00:00:00+23:59"},
    {"handovers": [{"after": 0, "seat": 5, "was": "person"}]},
    {"handovers": [{"after": 999, "seat": 0, "was": "person"}]},
    {"magic": "flip8 match"},
    {"magic": None},
    {"version": 0},
    {"version": "1"},
    {"version": True},
]


@pytest.mark.parametrize("wrong", IMPOSSIBLE, ids=str)
def test_a_match_that_cannot_have_been_is_set_aside(tmp_path: Path, wrong: dict[str, Any]) -> None:
    body = json.loads(written(saved()))
    del body["check"]
    data = json.dumps({**body, **wrong}).encode()
    (tmp_path / "match.json").write_bytes(data)
    assert restarted(tmp_path) == (None, ["The saved match could not be read. It is kept as {file}."])
    assert (tmp_path / "match.damaged-1.json").read_bytes() == data


def test_a_challenge_at_a_full_table_is_impossible() -> None:
    body = json.loads(written(saved(most=0)))
    del body["check"]
    body["rules"]["challenge"] = True
    with pytest.raises(Damaged):
        read(json.dumps(body).encode())


def test_a_match_written_by_hand_needs_no_check(tmp_path: Path) -> None:
    body = json.loads(written(saved()))
    del body["check"]
    (tmp_path / "match.json").write_text(json.dumps(body, indent=2))
    assert restarted(tmp_path)[0] == saved()


def test_a_changed_name_is_noticed() -> None:
    with pytest.raises(Damaged):
        read(written(saved()).replace(b"Anna", b"Anne"))


def test_a_damaged_match_continues_one_decision_earlier(tmp_path: Path) -> None:
    kept(tmp_path, saved(most=10), saved(most=11))
    path = tmp_path / "match.json"
    path.write_bytes(path.read_bytes()[:-30])
    match, told = restarted(tmp_path)
    assert match == saved(most=10)
    assert told == [
        "The saved match could not be read, so it continues one decision earlier. The file is kept as {file}."
    ]


def test_a_newer_match_is_set_aside_and_said_to_be_newer(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text(f'{{"magic": "flip7 match", "version": {VERSION + 1}}}')
    assert restarted(tmp_path)[1] == ["The saved match is from a newer version of the game. It is kept as {file}."]
    assert (tmp_path / "match.newer-1.json").exists()


def test_two_copies_at_once_have_a_match_each_and_both_can_be_continued(tmp_path: Path) -> None:
    one, two = MatchFile(tmp_path, Notices()), MatchFile(tmp_path, Notices())
    one.save(saved(1))
    assert two.load() is None, "the match of a copy that runs is not offered to another"
    two.save(saved(2))
    one.save(saved(1, 41))
    assert sorted(path.name for path in tmp_path.glob("*.json")) == ["match-2.json", "match.json"]
    one.close()
    two.close()

    only = MatchFile(tmp_path, Notices())
    found = [only.load()]
    only.clear()
    found.append(only.load())
    only.clear()
    assert only.load() is None
    only.close()
    assert {match.seed for match in found if match} == {1, 2}


def test_a_match_that_was_never_looked_at_is_not_overwritten(tmp_path: Path) -> None:
    kept(tmp_path, saved(1))
    kept(tmp_path, saved(2))
    assert {path.name for path in tmp_path.glob("*.json")} == {"match.json", "match-2.json"}


@pytest.mark.parametrize("last", ["match.json", "match-2.json", "match-3.json"])
def test_the_match_that_was_left_last_is_continued(tmp_path: Path, last: str) -> None:
    for seed, name in enumerate(["match.json", "match-2.json", "match-3.json"]):
        (tmp_path / name).write_bytes(written(saved(seed)))
        os.utime(tmp_path / name, (2000, 2000) if name == last else (1000, 1000))
    match, _told = restarted(tmp_path)
    assert match == saved(["match.json", "match-2.json", "match-3.json"].index(last))


def test_only_the_match_that_is_over_goes_to_another_name(tmp_path: Path) -> None:
    file = MatchFile(tmp_path, Notices())
    assert not file.move_away(saved(1), tmp_path / "other.json"), "nothing was written yet"
    file.save(saved(1, 40))
    file.save(saved(1, 41))
    assert not file.move_away(saved(1, 42), tmp_path / "other.json")
    file.clear_of(saved(2))
    assert file.move_away(saved(1, 41), tmp_path / "other.json")
    assert [path.name for path in tmp_path.glob("*.json*")] == ["other.json"]
    assert read((tmp_path / "other.json").read_bytes()) == saved(1, 41)
    file.save(saved(2))
    file.clear_of(saved(2, 50))
    assert [path.name for path in tmp_path.glob("*.json*")] == ["other.json"]
    file.close()


def test_a_tenth_copy_plays_without_saving_and_says_so_once(tmp_path: Path) -> None:
    notices = Notices()
    copies = [MatchFile(tmp_path, notices) for _ in range(10)]
    for seed, copy in enumerate(copies):
        copy.save(saved(seed))
    copies[-1].save(saved(9, 41))
    assert messages(notices) == ["Too many copies of the game are open: this match is not saved."]
    assert len(list(tmp_path.glob("match*.json"))) == 9
    for copy in copies:
        copy.close()


def test_a_save_has_every_decision_of_the_longest_match() -> None:
    match = saved(1, 3000, table(36, rules=Rules(target=5000)))
    assert len(match.journal) == 3000
    assert Move.HIT in match.journal
    assert read(written(match)).journal == match.journal


def test_the_file_holds_the_match_only_with_its_last_decision(tmp_path: Path) -> None:
    file = MatchFile(tmp_path, Notices())
    assert not file.holds(saved(1, 40)), "nothing was written yet"
    file.save(saved(1, 40))
    assert file.holds(saved(1, 40))
    assert not file.holds(saved(1, 41))
    assert not file.holds(saved(2, 40))
    (tmp_path / "match.json").write_bytes(b"not a match")
    assert not file.holds(saved(1, 40))
    file.close()
