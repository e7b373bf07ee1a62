"""The tool that makes faults: every kind is made, and it tells rightly which of them tests see."""

import json
import random
import sys
from hashlib import sha256
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import mutate
from mutation.faults import enums_of, faults

ENUM = "class Colour(Enum):\n    RED = 1\n    BLUE = 2\n"


def made(source: str) -> set[str]:
    """The source with each fault that can be made in it."""
    text = dedent(source)
    found = faults(text, enums_of([ENUM]), random.Random(1))
    return {fault.made_in(text.encode()).decode() for fault in found}


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("ok = a < b", "ok = (a <= b)"),
        ("ok = a < b", "ok = (a >= b)"),
        ("ok = a == b", "ok = (a != b)"),
        ("ok = a in b", "ok = (a not in b)"),
        ("ok = a is b", "ok = (a is not b)"),
        ("total = a + b * c", "total = (a - b * c)"),
        ("total = a + b * c", "total = a + (b / c)"),
        ("total -= a", "total += a"),
        ("way = -speed", "way = speed"),
        ("ok = a and b", "ok = (a or b)"),
        ("ok = not a", "ok = a"),
        ("seats = 18", "seats = 19"),
        ("seats = 18", "seats = 17"),
        ("seat = 0", "seat = 1"),
        ("seat = 1", "seat = 0"),
        ("pause = 0.5", "pause = 1.0"),
        ("face_up = True", "face_up = False"),
        ("name = 'Anna'", "name = ''"),
        ("give(card, seat)", "give(seat, card)"),
        ("give(card=a, seat=b)", "give(card=b, seat=a)"),
        ("row.sort()", "pass"),
        ("self.total = 3", "pass"),
        ("self.total += 3", "pass"),
        ("if a:\n    b()", "if True:\n    b()"),
        ("if a:\n    b()", "if False:\n    b()"),
        ("x = a if b else c", "x = a if False else c"),
        ("while a:\n    b()", "while False:\n    b()"),
        ("def f() -> bool:\n    return a", "def f() -> bool:\n    return not a"),
        ("def f() -> int:\n    return a", "def f() -> int:\n    return a + 1"),
        ("def f() -> str:\n    return a", "def f() -> str:\n    return ''"),
        ("def f() -> Card:\n    return a", "def f() -> Card:\n    return None"),
        ("best = max(a)", "best = min(a)"),
        ("done = all(a)", "done = any(a)"),
        ("ink = Colour.RED", "ink = Colour.BLUE"),
        ("points = {'a': x, 'b': y}", "points = {'a': y, 'b': x}"),
        ("rest = row[1:]", "rest = row[1 + 1:]"),
        ("rest = row[:last]", "rest = row[:last - 1]"),
        ("said = f'{giver} freezes {victim}'", "said = f'{victim} freezes {giver}'"),
    ],
)
def test_a_fault_of_each_kind_is_made(right: str, wrong: str) -> None:
    assert wrong in made(right)


@pytest.mark.parametrize(
    "source",
    [
        '"""What it is for."""',
        'class Row:\n    """What it is."""',
        "def f(count: int | None) -> None: ...",
        "hand: list[int]",
        "def __repr__(self):\n    return 'a' + 'b'",
        "__all__ = ['Row']",
        "if TYPE_CHECKING:\n    call(1, 2)",
        "if __name__ == '__main__':\n    main()",
        "log.warning('%s is gone', name)",
        "assert a == 1, 'why'",
        "T = TypeVar('T')",
        "Row = Card | None",
        "# 1 + 2",
    ],
)
def test_what_no_test_should_see_is_left_alone(source: str) -> None:
    assert made(source) == set()


def test_a_fault_knows_its_line_and_its_outermost_function() -> None:
    source = (
        "class Seat:\n    def hit(self):\n        def inner():\n            call()\n        return inner\nlast = 1\n"
    )
    found = {(fault.line, fault.function) for fault in faults(source, {}, random.Random(1))}
    assert found == {(4, "Seat.hit"), (5, "Seat.hit"), (6, "")}


def test_letters_of_more_than_one_byte_do_not_move_a_fault() -> None:
    assert "said = 'Zażółć' + a(c, b)" in made("said = 'Zażółć' + a(b, c)")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A game of two functions. Its tests look closely at one of them, call the other, and one test always fails."""
    root = tmp_path / "small"
    (root / "game").mkdir(parents=True)
    (root / "tests").mkdir()
    (root / "game" / "__init__.py").write_text("")
    (root / "game" / "points.py").write_text(
        "def points(cards):\n    return sum(cards) + 15\n\n\ndef count(cards):\n    left = 3\n"
        "    while left > 0:\n        left -= 1\n    return len(cards)\n"
    )
    (root / "tests" / "test_points.py").write_text(
        "from game.points import count, points\n\n\ndef test_points():\n    assert points([1, 2]) == 18\n\n\n"
        "def test_count():\n    assert count([1]) is not None\n\n\ndef test_broken():\n    assert points([]) == 0\n"
    )
    (root / "pytest.ini").write_text("[pytest]\n")
    return root


def state(folder: Path) -> dict[str, str]:
    files = [path for path in folder.rglob("*") if path.is_file() and "build" not in path.parts]
    return {str(path): sha256(path.read_bytes()).hexdigest() for path in files}


def told(project: Path, capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert mutate.main(["game", "--count", "20", "--seed", "1", "--json", *more], project) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_it_tells_seen_faults_from_survivors_and_changes_nothing_in_the_project(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = state(project)
    found = told(project, capsys)
    lines = {one["line"] for one in found["survivors"]}
    assert 2 not in lines, "a wrong sum is seen"
    assert {6, 9} & lines, "nobody looks at the count"
    assert found["made"] == 5  # one fault a line
    assert state(project) == before


def test_a_test_that_never_ends_has_seen_the_fault(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = "def count(cards):\n    left = 3\n    while left:\n        left -= 1\n    return 1\n"
    (project / "game" / "points.py").write_text(code + "\n\ndef points(cards):\n    return sum(cards) + 15\n")
    found = told(project, capsys)
    lines = {one["line"] for one in found["survivors"]}
    # Whatever is wrong with the subtraction, nothing is left never comes. Three, or any other number, ends well.
    assert 4 not in lines
    assert 2 in lines


def test_other_seeds_make_other_faults_and_the_same_seed_the_same() -> None:
    def lines(seed: int) -> list[tuple[str, int]]:
        return [(one.file, one.fault.line) for one in mutate.pick(mutate.PROJECT, ["flip7/store"], 30, seed)]

    assert lines(1) == lines(1)
    assert lines(1) != lines(2)


def test_faults_are_spread_over_all_files_and_none_lies_in_another() -> None:
    chosen = mutate.pick(mutate.PROJECT, ["flip7/scenes"], 300, 2)
    assert len(chosen) == 300
    assert len({one.file for one in chosen}) > 40
    assert len({(one.file, one.fault.line) for one in chosen}) == 300
    for one in chosen:
        others = [other for other in chosen if other is not one and other.file == one.file]
        assert all(one.fault.end <= other.fault.start or other.fault.end <= one.fault.start for other in others)


def test_a_place_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        mutate.main(["flip7/nowhere"])
    assert "flip7/nowhere" in capsys.readouterr().err
