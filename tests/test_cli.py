"""What the commands answer, above all to bad input: the line, the place, exit status 2, never a traceback."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from flip7 import cli

GOOD = {"edition": "de", "seats": 3, "dealer": 2, "deck": ["4", "5", "6"], "decisions": []}


def run(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    status = cli.run(["--lang", "en", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def run_script(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    file = tmp_path / "script.jsonl"
    file.write_text(text, encoding="utf-8")
    return run(["scenario", str(file)], capsys)


def changed(**changes: object) -> str:
    return json.dumps({**GOOD, **changes})


def test_a_good_scenario_prints_its_outcome(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run_script(tmp_path, changed(), capsys)
    assert (status, err) == (0, "")
    assert json.loads(out)["pending"] == {"kind": "turn", "seat": 0, "options": ["hit", "stay"]}


def test_a_file_can_be_one_object_over_many_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pretty.json"
    file.write_text(json.dumps(GOOD, indent=2), encoding="utf-8")
    status, out, _ = run(["scenario", str(file)], capsys)
    assert status == 0
    assert json.loads(out)["deck_left"] == 0


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{changed()}\n\n{changed(seats=2, dealer=0)}\n"))
    status, out, _ = run(["scenario", "-"], capsys)
    assert status == 0
    assert [len(json.loads(line)["seats"]) for line in out.splitlines()] == [3, 2]


BAD = {
    "not JSON": ("{nope", "1:2"),
    "a list": ("[]", "object in braces"),
    "deep nesting": ("[" * 100_000, "too large"),
    "an endless number": ('{"seats": ' + "9" * 5000 + "}", "too large"),
    "seats 0": (changed(seats=0), "seats: "),
    "seats a billion": (changed(seats=10**9), "seats: "),
    "seats true": (changed(seats=True), "seats: "),
    "seats a text": (changed(seats="3"), "seats: "),
    "dealer nobody": (changed(dealer=3), "dealer: "),
    "unknown edition": (changed(edition="xx"), "edition: "),
    "edition a number": (changed(edition=7), "edition: "),
    "switch missing": (changed(edition={"opening_deal": True}), "edition.second_in_flip3: "),
    "switch wrong": (
        changed(edition={"opening_deal": 1, "second_in_flip3": "after", "bust_pending": "discard"}),
        "edition.opening_deal: ",
    ),
    "switch unknown": (
        changed(edition={"opening_deal": True, "second_in_flip3": [], "bust_pending": "discard"}),
        "edition.second_in_flip3: ",
    ),
    "unknown card": (changed(deck=["4", "13"]), "deck[1]: "),
    "card a number": (changed(deck=[4]), "deck[0]: "),
    "deck a text": (changed(deck="456"), "deck: "),
    "discard wrong": (changed(discard=[None]), "discard[0]: "),
    "totals too few": (changed(totals=[1, 2]), "totals: "),
    "totals negative": (changed(totals=[1, -2, 0]), "totals[1]: "),
    "target 0": (changed(target=0), "target: "),
    "target infinite": ('{"edition": "de", "seats": 1, "dealer": 0, "deck": [], "target": Infinity}', "target: "),
    "rounds endless": (changed(rounds=10**12), "rounds: "),
    "unknown key": (changed(decision=["hit"]), "decision: "),
    "missing key": ('{"edition": "de"}', "seats: "),
    "decision unknown": (changed(decisions=["fold"]), "decisions[0]: "),
    "decision impossible": (changed(decisions=["stay", 1]), "decisions[1]: "),
    "target impossible": (changed(deck=["freeze", "1", "2"], decisions=[7]), "decisions[0]: "),
    "decision a list": (changed(decisions=[["hit"]]), "decisions[0]: "),
    "reshuffle missing": (changed(deck=["4"], discard=["5", "6"]), "reshuffles: "),
    "reshuffle wrong": (changed(deck=["4"], discard=["5", "6"], reshuffles=[["5", "7"]]), "reshuffles[0]: "),
    "reshuffle short": (changed(deck=["4"], discard=["5", "6"], reshuffles=[["5"]]), "reshuffles[0]: "),
    "reshuffle no list": (changed(reshuffles=[7]), "reshuffles[0]: "),
    "wrapped": (json.dumps({"name": "x", "scenario": {**GOOD, "seats": 99}}), "scenario.seats: "),
    "wrapped nothing": ('{"scenario": null}', "object in braces"),
}


@pytest.mark.parametrize(("text", "place"), BAD.values(), ids=BAD.keys())
def test_a_bad_scenario_is_refused_with_its_line_and_place(
    text: str, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run_script(tmp_path, f"{changed()}\n{text}\n", capsys)
    assert status == 2
    assert len(out.splitlines()) == 1, "the good line before it was played"
    assert "line 2" in err
    assert place in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("content", [b"", b"\n \n"])
def test_an_empty_file_is_told(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "empty.json"
    file.write_bytes(content)
    status, _, err = run(["scenario", str(file)], capsys)
    assert status == 2
    assert "no scenario" in err


def test_a_file_that_is_no_text_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "picture.jsonl"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert run(["scenario", str(file)], capsys)[0] == 2


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(["scenario", str(tmp_path / "nowhere.json")], capsys)
    assert status == 2
    assert "nowhere.json" in err


def test_a_mistake_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--lang", "de", "scenario", "/nowhere"]) == 2
    assert "lässt sich nicht lesen" in capsys.readouterr().err


def test_a_wrong_argument_is_refused_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        cli.run(["--lang", "pl", "scenario"])
    assert exit_.value.code == 2
    assert "brakuje: PLIK" in capsys.readouterr().err


def test_the_program_itself_plays_a_scenario(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_text(changed(), encoding="utf-8")
    command = [sys.executable, "-m", "flip7", "scenario", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["deck_left"] == 0


def test_the_arena_counts_who_wins(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(["arena", "--games", "4", "--seats", "child,careful,child", "--json"], capsys)
    assert status == 0
    figures = json.loads(out)
    assert {standing["bot"] for standing in figures["standings"]} == {"child", "careful"}


def test_an_unknown_bot_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(["arena", "--games", "4", "--seats", "child,nobody"], capsys)
    assert status == 2
    assert "nobody" in err
