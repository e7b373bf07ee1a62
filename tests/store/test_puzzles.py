"""Puzzles are there after a restart, and no bad file costs one of them or its streak."""

import json
import shutil
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from flip7.app.puzzles import Puzzles
from flip7.dev.fixtures import plan_for
from flip7.dev.simple_play import simple_decision
from flip7.engine import EDITIONS, Move, Turn
from flip7.match.match import Match
from flip7.match.origin import Origin
from flip7.match.plan import PERSON, SavedMatch, SeatPlan, TablePlan
from flip7.match.puzzles import Entry, Puzzle, PuzzleBook, Study
from flip7.store import atomic
from flip7.store.finished_match import FinishedMatch
from flip7.store.home import Home
from flip7.store.notices import Notices
from flip7.store.puzzles import VERSION, read, written
from flip7.store.puzzles_file import PuzzlesFile
from flip7.store.records import Records
from flip7.store.writer import Writer
from tests.store.test_old_saves import SAVES

PLAN = TablePlan((SeatPlan("Anna", PERSON, 3, "fox"), SeatPlan("Otto", "greedy", 1, "key")), "de", EDITIONS["de"])
HIT = Puzzle("one 1", PLAN, Origin(7), (Move.DEAL,), {Move.HIT: 0.625, Move.STAY: 0.25}, Move.STAY)
STALE = Puzzle("two 9", PLAN, Origin(7), (Move.STAY,), {Move.HIT: 0.5, Move.STAY: 0.25})
BOOK = PuzzleBook((Entry(HIT, 2, date(2026, 3, 8)), Entry(STALE)), streak=3, longest=5, studied=("one", "two"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "puzzles.json"


def test_puzzles_are_there_after_a_restart(path: Path) -> None:
    notices = Notices()
    assert PuzzlesFile(path, notices).load() == PuzzleBook()
    assert not path.exists()
    PuzzlesFile(path, notices).change(lambda _before: BOOK)
    assert PuzzlesFile(path, notices).load() == BOOK
    assert not notices.take()


def test_the_file_of_every_version_loads(path: Path) -> None:
    for version in range(1, VERSION + 1):
        shutil.copy(SAVES / f"puzzles-{version}.json", path)
        assert PuzzlesFile(path, Notices()).load() == BOOK


def test_two_copies_of_the_game_do_not_undo_each_others_changes(path: Path) -> None:
    one, other = PuzzlesFile(path, Notices()), PuzzlesFile(path, Notices())
    one.change(lambda book: book.with_puzzles([HIT]))
    other.change(lambda book: book.with_puzzles([STALE]))
    assert [entry.puzzle.key for entry in one.load().entries] == ["two 9", "one 1"]


@pytest.mark.parametrize(
    "change",
    [
        {"chances": [0.5]}, {"chances": [0.5, 2.0]}, {"chances": "x"}, {"options": ["hit"]},
        {"options": ["hit", "hit"]},
        {"options": ["hit", "up"]}, {"done": [3]}, {"decisions": [99]}, {"seats": []}, {"seed": "x"}, {"key": 5},
        {"solved": -1}, {"rests_until": "soon"}, {"rests_until": 5}, {"edition": "xx"},
    ],
)  # fmt: skip
def test_a_wrong_entry_costs_no_other(path: Path, change: dict[str, Any]) -> None:
    found = json.loads(written(BOOK))
    found["puzzles"][0] |= change
    path.write_text(json.dumps(found))
    loaded = read(path.read_bytes())
    assert loaded.wrong == 1
    assert loaded.book == PuzzleBook((Entry(STALE),), 3, 5, ("one", "two"))
    PuzzlesFile(path, Notices()).change(lambda book: book.answered(STALE, right=True, today=date(2026, 3, 1)))
    assert (path.parent / "puzzles.damaged-1.json").exists(), "what was left out is kept beside it"


@pytest.mark.parametrize(("streak", "longest"), [(-1, 4), ("x", None), (9, 4)])
def test_a_streak_that_cannot_be_is_none(streak: object, longest: object) -> None:
    found = json.loads(written(BOOK)) | {"streak": streak, "longest": longest}
    book = read(json.dumps(found).encode()).book
    assert book.streak == (9 if streak == 9 else 0)
    assert book.longest >= book.streak


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b'{"magic": "flip7 people", "version": 1}'])
def test_a_file_that_is_none_is_set_aside_and_told(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    notices = Notices()
    assert PuzzlesFile(path, notices).load() == PuzzleBook()
    assert (path.parent / "puzzles.damaged-1.json").read_bytes() == data
    assert [notice.text.message for notice in notices.take()] == [
        "The puzzles could not be read. The file is kept as {file}."
    ]


def test_a_full_disk_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(atomic, "write", full)
    notices = Notices()
    PuzzlesFile(path, notices).change(lambda _before: BOOK)
    assert len(notices.take()) == 1


def test_a_question_that_cannot_be_asked_is_forgotten_and_the_next_one_comes(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    fresh = Puzzle("three 1", PLAN, Origin(7), (Move.DEAL,), {Move.HIT: 0.5, Move.STAY: 0.25})
    PuzzlesFile(home.puzzles, Notices()).change(lambda _before: PuzzleBook((Entry(STALE), Entry(fresh))))
    puzzles = Puzzles(home, Notices(), Writer())
    assert puzzles.next_own(date(2026, 3, 1)) == fresh
    assert [entry.puzzle.key for entry in PuzzlesFile(home.puzzles, Notices()).load().entries] == ["three 1"]


def test_the_last_matches_are_looked_through_once_for_the_mistakes_of_people(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    records = Records(home.records, Notices())
    played = a_match_of_somebody_who_never_stays()
    assert records.add(FinishedMatch.of(played))
    puzzles = Puzzles(home, Notices(), Writer())
    study = puzzles.study(records)
    while not study.done:
        study.advance(0.05)
    own = puzzles.next_own(date(2026, 3, 1))
    assert own is not None
    assert own.done is Move.HIT
    assert own.key.startswith(played.stamp.key)
    again = Puzzles(home, Notices(), Writer())
    assert again.book.studied == (played.stamp.key,)
    second = again.study(records)
    second.advance(0.001)
    assert second.done, "it is not computed a second time"
    records.close()


def a_match_of_somebody_who_never_stays() -> Match:
    plan = plan_for(2)
    match = Match(replace(plan, rules=replace(plan.rules, target=60)), 3)
    while (pending := match.game.pending) is not None:
        own = isinstance(pending, Turn) and pending.seat == 0
        match.apply(Move.HIT if own else simple_decision(match.game))
    return match


def test_a_match_that_has_no_review_is_not_tried_again(tmp_path: Path) -> None:
    puzzles = Puzzles(Home.at(tmp_path), Notices(), Writer())
    challenge = Match(replace(plan_for(1), rules=replace(EDITIONS["de"], challenge=True)), 3)
    study = Study(iter([SavedMatch.of(challenge)]), puzzles.learn)
    for _look in range(3):
        study.advance(0.001)
    assert study.done
    assert puzzles.book.studied == (challenge.stamp.key,)
