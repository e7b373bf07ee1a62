"""A game that cannot start or go on says why, where somebody sees it, and nothing that is not true."""

import errno
import sys
from pathlib import Path

import pytest

from flip7 import cli, failure, i18n, message_box, program
from flip7.dev import bench
from flip7.failure import FAILED
from flip7.store.home import Home
from flip7.store.match_file import MatchFile, written
from flip7.store.notices import Notices
from flip7.store.settings import Settings
from flip7.store.settings import written as settings_written
from flip7.ui.display import NoScreen
from tests.damage import Damage, damaged_copy, start, with_text, without
from tests.store.tables import saved

SAVED = "The match under way is saved."
AGAIN = "Wenn du das Spiel neu installierst, sollte es wieder gehen."
MISSING_FILE = "Eine Datei des Spiels fehlt oder ist beschädigt: "
MISSING_PART = "Ein Teil des Spiels fehlt oder ist beschädigt: "


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (without("assets/fonts/Nunito-SemiBold.ttf"), MISSING_FILE),
        (without("assets"), MISSING_FILE),
        (with_text("pygame/__init__.py", "raise ImportError('libSDL2 is gone')"), MISSING_PART + "libSDL2 is gone"),
        (with_text("platformdirs/__init__.py", "import nowhere"), MISSING_PART + "nowhere"),
        (with_text("flip7/app/context.py", "class Context:"), MISSING_PART),
        (with_text("flip7/app/context.py", "1 / 0"), "Das Spiel wurde abgebrochen: division by zero"),
        (without("flip7/engine/game.py"), MISSING_PART + "flip7.engine.game"),
        (without("flip7/arguments.py"), MISSING_PART + "flip7.arguments"),
    ],
    ids=["font", "assets", "pygame", "platformdirs", "half a scene", "wrong scene", "rules", "command line"],
)
def test_a_damaged_game_says_what_is_wrong_in_the_players_language(damage: Damage, said: str, tmp_path: Path) -> None:
    copy, home = damaged_copy(tmp_path, damage), tmp_path / "home"
    home.mkdir()
    # What the command line says comes first.
    (home / "settings.json").write_bytes(settings_written(Settings(language="fr"), {}))
    program = start(copy, home, "--lang", "de", LC_ALL="de_DE.UTF-8", HOME=str(tmp_path / "user"))
    printed, complaint = program.communicate(timeout=60)
    assert program.returncode == FAILED
    lines = complaint.splitlines()
    assert lines[0].startswith(f"flip7: {said}")
    assert (AGAIN in lines) is (said.startswith((MISSING_FILE, MISSING_PART)))
    assert "Traceback" not in printed + complaint
    assert "gespeichert" not in complaint, "there was no match"
    logs = [Path(line.removeprefix("Was passiert ist, steht in ")[:-1]) for line in lines if "Was passiert" in line]
    assert logs == list(tmp_path.rglob("flip7.log")), "a log is named if it was written"
    assert all("Traceback" in log.read_text(encoding="utf-8") for log in logs)


@pytest.mark.parametrize("part", ["flip7/arguments.py", "flip7/app/context.py"])
def test_a_game_too_damaged_to_read_its_settings_still_speaks_the_language_in_them(part: str, tmp_path: Path) -> None:
    copy, home = damaged_copy(tmp_path, without(part)), tmp_path / "flip7"
    home.mkdir()
    (home / "settings.json").write_bytes(settings_written(Settings(language="pl"), {}))
    folders = {name: str(tmp_path) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    program = start(copy, home, LC_ALL="de_DE.UTF-8", **folders)
    assert "Brakuje części gry" in program.communicate(timeout=60)[1]


def test_a_damaged_catalogue_speaks_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for content in (b"", b"torn", b"\xde\x12\x04\x95" + bytes(range(200))):
        file = tmp_path / "de" / "LC_MESSAGES" / "flip7.mo"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        monkeypatch.setattr(i18n, "LOCALE", tmp_path)
        i18n.use_language("de")
        assert str(i18n._("show the version")) == "show the version"


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of the message boxes that the system was asked for."""
    shown: list[str] = []
    monkeypatch.setattr(message_box, "show", lambda title, text: shown.append(f"{title}|{text}"))
    return shown


def _keep(home: Path, most: int | None) -> None:
    file = MatchFile(Home.at(home).matches, Notices())
    file.save(saved(most=most))
    file.close()


@pytest.mark.parametrize(("most", "expected"), [(10, True), (None, False)], ids=["in the middle", "played to its end"])
def test_a_match_on_disk_is_mentioned_only_if_it_goes_on(
    most: int | None, expected: bool, tmp_path: Path, boxes: list[str]
) -> None:
    _keep(tmp_path, most)
    before = sorted(file.name for file in tmp_path.iterdir())
    assert failure.report(ValueError("torn"), str(tmp_path)) == FAILED
    assert (SAVED in boxes[0].splitlines()) is expected
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted([*before, "flip7.log"])


@pytest.mark.parametrize("content", [b"", written(saved(most=10))[:-9], None])
def test_a_match_that_cannot_be_read_is_not_called_saved(
    content: bytes | None, tmp_path: Path, boxes: list[str]
) -> None:
    if content is not None:
        (tmp_path / "match.json").write_bytes(content)
    failure.report(ValueError("torn"), str(tmp_path))
    assert SAVED not in boxes[0]


def test_a_log_that_was_not_written_is_not_mentioned(tmp_path: Path, boxes: list[str]) -> None:
    (tmp_path / "file").write_text("no folder")
    failure.report(ValueError("torn"), str(tmp_path / "file"))
    failure.report(ValueError("torn"), str(tmp_path))
    assert boxes[0] == "Flip 7|The game had to stop: torn"
    assert boxes[1].splitlines()[1:] == [f"What happened is written in {tmp_path / 'flip7.log'}."]


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(errno.EACCES, "Forbidden", "/home/ada/x"), "The game had to stop: /home/ada/x: Forbidden"),
        (KeyError(), "The game had to stop: KeyError"),
        (ModuleNotFoundError("No module named 'x'", name="x"), "A part of the game is missing or damaged: x"),
    ],
)  # fmt: skip
def test_reasons_are_said_plainly(error: Exception, said: str, tmp_path: Path, boxes: list[str]) -> None:
    failure.report(error, str(tmp_path))
    assert boxes[0].splitlines()[0] == f"Flip 7|{said}"


@pytest.mark.parametrize(
    ("terminal", "system", "expected"),
    [(True, "linux", 0), (False, "linux", 1), (None, "linux", 1), (True, "win32", 1), (False, "darwin", 1)],
)
def test_a_box_is_shown_where_nobody_reads_what_is_printed(
    terminal: bool | None, system: str, expected: int, boxes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if terminal is None:
        monkeypatch.setattr(sys, "stderr", None)
    else:
        monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal, raising=False)
    monkeypatch.setattr(sys, "platform", system)
    failure.tell("torn")
    assert len(boxes) == expected


def test_the_language_is_that_of_the_settings_if_they_can_be_read(tmp_path: Path) -> None:
    for content in (b"", b"{", settings_written(Settings(), {})):
        (tmp_path / "settings.json").write_bytes(content)
        failure.speak_as_chosen(str(tmp_path))
        assert i18n.language() == "en"
    (tmp_path / "settings.json").write_bytes(settings_written(Settings(language="pl"), {}))
    failure.speak_as_chosen(str(tmp_path))
    assert i18n.language() == "pl"


def test_what_the_game_fails_with_before_its_window_is_shown_in_a_box(
    tmp_path: Path, boxes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _keep(tmp_path, 10)

    def fail(*_: object) -> None:
        raise NoScreen("no screen here")

    with monkeypatch.context() as nowhere:
        nowhere.setattr(program.App, "run", fail)
        assert cli.run(["--lang", "en", "--home", str(tmp_path)]) == FAILED
    monkeypatch.setattr(program, "Context", lambda *_, **__: 1 / 0)
    assert cli.run(["--lang", "en", "--home", str(tmp_path)]) == FAILED
    no_screen, no_context = boxes
    assert no_screen == "Flip 7|no screen here"
    assert no_context.splitlines()[:2] == ["Flip 7|The game had to stop: division by zero", SAVED]


def test_a_home_that_is_none_is_told_in_a_box(
    tmp_path: Path, boxes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("FLIP7_HOME", str(tmp_path / "file"))
    for arguments in ([], ["--smoke"]):
        assert cli.run(["--lang", "en", *arguments]) == cli.BAD_INPUT
    assert len(boxes) == 1, "a smoke test waits for nobody"
    assert boxes[0].startswith("Flip 7|FLIP7_HOME: ")


@pytest.mark.parametrize("arguments", [["--smoke"], ["bench", "engine"]])
def test_commands_never_wait_for_somebody_to_close_a_box(
    arguments: list[str],
    boxes: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("FLIP7_HOME", str(tmp_path))
    monkeypatch.setattr(program, "smoke", lambda _: 1 / 0)
    monkeypatch.setattr(bench, "measure", lambda _: 1 / 0)
    assert cli.run(["--lang", "en", *arguments]) == FAILED
    said = capsys.readouterr().err
    assert said.startswith("flip7: The game had to stop: division by zero\n")
    assert "Traceback" not in said
    assert boxes == []
