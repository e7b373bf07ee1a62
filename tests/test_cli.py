"""What the commands answer, above all to bad input: the line, the place, exit status 2, never a traceback."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from flip7 import ai, cli, program

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


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str], language: str = "en") -> str:
    """The sentence that these arguments are refused with, after the usage."""
    with pytest.raises(SystemExit) as exit_:
        cli.run(["--lang", language, *arguments])
    assert exit_.value.code == 2
    return capsys.readouterr().err.splitlines()[-1]


WRONG = {
    "a seed that is no number": (["--seed", "abc"], "--seed", "a whole number from 0 on is needed, not 'abc'"),
    "a seed below nought": (["--seed", "-1"], "--seed", "a whole number from 0 on is needed, not '-1'"),
    "half a seed": (["--seed", "1.5"], "--seed", "not '1.5'"),
    "a seed in other digits": (["--seed", "٣"], "--seed", "not '٣'"),
    "a seed too long to keep": (["--seed", str(2**256 + 1)], "--seed", "at most 70 digits"),
    "a seed without an end": (["--seed", "9" * 5000], "--seed", "at most 70 digits"),
    "no seed": (["--seed"], "--seed", "expected one argument"),
    "a size in words": (["--size", "large"], "--size", "such as 1280x720 is needed, with at most 16384 pixels"),
    "half a size": (["--size", "1280x"], "--size", "not '1280x'"),
    "three sides": (["--size", "3x3x3"], "--size", "not '3x3x3'"),
    "no width": (["--size", "0x720"], "--size", "not '0x720'"),
    "no height": (["--size", "1280x0"], "--size", "not '1280x0'"),
    "too wide": (["--size", "16385x720"], "--size", "not '16385x720'"),
    "too high": (["--size", "1280x16385"], "--size", "not '1280x16385'"),
    "a size that does not fit on a line": (["--size", "9" * 5000], "--size", f"not '{'9' * 40}…'"),
    "a value for a switch": (["--fullscreen=1"], "--fullscreen", "ignored explicit argument '1'"),
    "half an option": (["--s", "1"], "--s", "ambiguous option"),
    "an unknown option": (["--frobnicate"], "--frobnicate", "unrecognized arguments"),
    "an unknown command": (["dance"], "COMMAND", "invalid choice: 'dance'"),
    "a home without a name": (["--home", ""], "--home", "a folder is needed"),
    "the home of nobody": (["--home", "~nobody-at-all/x"], "--home", "there is no folder '~nobody-at-all/x'"),
    "an impossible home": (["--home", "/proc/flip7"], "--home", "the folder '/proc/flip7' cannot be made"),
    "pictures of no size": (["shots", "somewhere", "--size", "a"], "--size", "not 'a'"),
    "pictures in no language": (["shots", "somewhere", "--lang", "xx"], "--lang", "invalid choice: 'xx'"),
    "nothing to measure": (
        ["bench", "luck"],
        "engine|frames|idle|memory|pace|start|stopwatch",
        "invalid choice: 'luck'",
    ),
    "no number of games": (["arena", "--games", "many"], "--games", "a whole number from 0 on is needed, not 'many'"),
    "no target": (["arena", "--target", "x"], "--target", "not 'x'"),
    "no seed for the arena": (["arena", "--seed", "x"], "--seed", "not 'x'"),
    "fewer than no processes": (["arena", "--processes", "-1"], "--processes", "not '-1'"),
    "no time to think": (["arena", "--seconds", "0"], "--seconds", "a number above 0 is needed, not '0'"),
    "for ever to think": (["arena", "--seconds", "inf"], "--seconds", "not 'inf'"),
    "no time at all": (["arena", "--seconds", "soon"], "--seconds", "not 'soon'"),
    "no edition": (["arena", "--edition", "xx"], "--edition", "invalid choice: 'xx'"),
}


@pytest.mark.parametrize(("arguments", "option", "reason"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_value_is_refused_with_its_option_and_a_reason(
    arguments: list[str], option: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused(arguments, capsys)
    assert option in said
    assert reason in said
    assert len(said) < 300


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "gebraucht wird eine ganze Zahl ab 0"),
        ("fr", "il faut un nombre entier"),
        ("pl", "potrzebna jest liczba"),
    ],
)
def test_a_wrong_value_is_refused_in_every_language(
    language: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refused(["--seed", "abc"], capsys, language)


@pytest.mark.parametrize("digits", [1, 70])
def test_a_seed_of_up_to_seventy_digits_is_taken(digits: int) -> None:
    assert cli.parser([]).parse_args(["--seed", "9" * digits]).seed == int("9" * digits)


def test_the_largest_window_is_taken() -> None:
    assert cli.parser([]).parse_args(["--size", "16384X16384"]).size == (16384, 16384)
    assert cli.parser([]).parse_args(["--size", "1x1"]).size == (1, 1)


@pytest.mark.parametrize("beneath", ["", "deeper"])
def test_a_file_is_no_home(beneath: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert "is not a folder" in refused(["--home", str(file / beneath)], capsys)


def test_a_home_that_cannot_be_written_to_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Whoever runs this may be allowed everything, so the system's answer is played.
    allowed = os.R_OK | os.X_OK
    monkeypatch.setattr("os.access", lambda _path, wanted: wanted & ~allowed == 0)
    assert f"the folder '{tmp_path}' cannot be written to"[:50] in refused(["--home", str(tmp_path)], capsys)


def test_a_home_is_made_and_known_by_its_full_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.parser([]).parse_args(["--home", "a/b"]).home == str(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder that the program was started in has been deleted."""
    folder = tmp_path / "gone"
    folder.mkdir()
    monkeypatch.chdir(folder)
    folder.rmdir()


@pytest.mark.usefixtures("nowhere")
def test_in_a_deleted_folder_a_relative_home_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(["--home", "x"], capsys)
    assert "--home" in said
    assert "a full path is needed" in said


@pytest.mark.usefixtures("nowhere")
def test_the_home_of_the_environment_is_refused_like_the_one_of_the_option(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FLIP7_HOME", "x")
    status, _, err = run([], capsys)
    assert status == 2
    assert err.startswith("flip7: FLIP7_HOME: the folder that this was started in is gone")


def test_the_home_of_the_option_goes_before_that_of_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str | None] = []

    def note(options: program.Options) -> int:
        asked.append(options.home)
        return 0

    monkeypatch.setattr("flip7.program.run", note)
    monkeypatch.setenv("FLIP7_HOME", str(tmp_path / "variable"))
    assert cli.run(["--home", str(tmp_path / "option")]) == 0
    assert cli.run([]) == 0
    monkeypatch.delenv("FLIP7_HOME")
    assert cli.run([]) == 0
    assert asked == [str(tmp_path / "option"), str(tmp_path / "variable"), None]


@pytest.mark.parametrize(
    ("error", "status", "said"),
    [
        (KeyboardInterrupt(), 130, ""),
        (BrokenPipeError(), 0, ""),
        (
            OSError(28, "No space left on device"),
            2,
            "flip7: the command could not be finished: No space left on device\n",
        ),
    ],
    ids=["Ctrl+C", "nobody reads on", "a full disk"],
)
def test_a_command_that_cannot_go_on_ends_without_a_traceback(
    error: BaseException, status: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_what: str) -> None:
        raise error

    monkeypatch.setattr("flip7.dev.bench.measure", fail)
    assert run(["bench"], capsys) == (status, "", said)


def test_a_full_disk_behind_the_output_is_told(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_text(changed(), encoding="utf-8")
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "flip7", "--lang", "en", "scenario", str(file)]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr == "flip7: the command could not be finished: No space left on device\n"


def test_without_a_screen_nothing_of_it_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import pygame

    pygame.display.quit()
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    for what in ("idle", "start"):
        status, out, err = run(["bench", what], capsys)
        assert (status, out) == (2, "")
        assert "No screen was found" in err


def test_a_picture_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import pygame

    def fail(*_: object) -> None:
        raise pygame.error("Couldn't open it")

    monkeypatch.setattr("pygame.image.save", fail)
    status, _, err = run(["shots", str(tmp_path), "--only", "title"], capsys)
    assert (status, err) == (2, f"flip7: {tmp_path} cannot be written: Couldn't open it\n")


def test_a_closed_input_has_no_scenario(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", None)
    status, _, err = run(["scenario", "-"], capsys)
    assert status == 2
    assert "has no scenario" in err


def test_a_command_whose_part_is_missing_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "flip7.ai.arena", None)
    monkeypatch.delattr(ai, "arena", raising=False)
    assert cli.run(["--lang", "en", "arena", "--seats", "child"]) != 0
    said = capsys.readouterr().err
    assert said.startswith("flip7: A part of the game is missing or damaged")
    assert "Traceback" not in said
