"""The program as a player starts it: options, the guard around it, and the parade of all scenes."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from flip7 import cli, crash_log, i18n, program
from flip7.app.context import Context
from flip7.dev.gallery import SCENES
from flip7.failure import FAILED
from flip7.scenes.crash import CrashScene
from flip7.scenes.table import TableScene
from flip7.scenes.title import TitleScene
from flip7.store.match_file import MatchFile
from flip7.ui import Intent, Scene
from flip7.ui.canvas import Canvas
from flip7.ui.window import Window


class Broken(Scene):
    """A scene with an error in it."""

    def draw(self, canvas: Canvas) -> None:  # noqa: ARG002
        raise RuntimeError("the felt is torn")


class BrokenLater(CrashScene):
    """A scene that has written on the screen when the error comes, as every real one has."""

    def __init__(self) -> None:
        super().__init__("somewhere", lambda: None, lambda: None)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        raise RuntimeError("the felt is torn")


class Visitor:
    """Notes which scenes are shown, and answers each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, answers: dict[type[Scene], list[Intent]]) -> None:
        self.seen: list[str] = []
        self._answers = answers
        run = Window.run

        def visit(window: Window, first: Scene) -> None:
            window.on_frame = lambda _: self._see(window)
            run(window, first)

        monkeypatch.setattr(Window, "run", visit)

    def _see(self, window: Window) -> None:
        top = window.manager.top
        name = type(top).__name__
        if not self.seen or self.seen[-1] != name:
            self.seen.append(name)
            answers = self._answers.get(type(top), []) if top is not None else []
            for intent in answers:
                window.manager.handle(intent)
            if not answers:
                window.stop()


@pytest.fixture(autouse=True)
def _english() -> None:
    i18n.use_language("en")


@pytest.mark.parametrize("broken", [Broken, BrokenLater])
def test_an_error_is_logged_and_the_player_goes_back_to_the_title(
    broken: type[Broken | BrokenLater],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    visitor = Visitor(monkeypatch, {CrashScene: [Intent.CONFIRM]})
    game = program.App(program.Options(language="en", home=str(tmp_path)))
    assert game.run(broken) == 0
    assert visitor.seen == [CrashScene.__name__, TitleScene.__name__]
    log = (tmp_path / "flip7.log").read_text()
    assert "the felt is torn" in log
    assert "Traceback" in log
    assert "Traceback" not in "".join(capsys.readouterr())


def test_quitting_on_the_crash_page_ends_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, {CrashScene: [Intent.RIGHT, Intent.CONFIRM]})
    assert program.App(program.Options(language="en", home=str(tmp_path))).run(Broken) == 0
    assert visitor.seen == [CrashScene.__name__]


def test_when_even_the_crash_page_fails_a_sentence_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(CrashScene, "draw", Broken.draw)
    opened: list[Window] = []
    attach = Context.attach

    def count(context: Context, window: Window) -> None:
        opened.append(window)
        attach(context, window)

    monkeypatch.setattr(Context, "attach", count)
    assert program.App(program.Options(language="en", home=str(tmp_path))).run(Broken) == FAILED
    said = capsys.readouterr().err
    assert "the felt is torn" in said
    assert "flip7.log" in said
    assert "Traceback" not in said
    assert "saved" not in said, "there was no match"
    assert len(opened) == 2, "no window after that of the page flickers up"


@pytest.mark.parametrize("under_way", [False, True], ids=["no match", "a match"])
def test_a_match_is_called_safe_only_if_there_is_one(
    under_way: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pages: list[bool] = []

    class Page(CrashScene):
        def __init__(self, *given: Any, match_saved: bool) -> None:
            super().__init__(*given, match_saved=match_saved)
            pages.append(match_saved)

        def draw(self, canvas: Canvas) -> None:  # noqa: ARG002
            raise RuntimeError("the felt is torn")

    monkeypatch.setattr("flip7.scenes.crash.CrashScene", Page)
    game = program.App(program.Options(language="en", home=str(tmp_path)))
    if under_way:
        game.context.new_match(game.context.last_plan())
    assert game.run(Broken) == FAILED
    assert pages == [under_way]
    assert ("The match under way is saved." in capsys.readouterr().err) is under_way
    # The match is nobody's now: the next start goes on with it.
    assert (Context(game.home).match_under_way() is not None) is under_way


@pytest.mark.parametrize(
    ("screen", "said"),
    [
        ({}, "Es wurde kein Bildschirm gefunden"),
        ({"DISPLAY": ":9999"}, "Es wurde kein Bildschirm gefunden"),
        ({"SDL_VIDEODRIVER": "nosuchdriver"}, "nosuchdriver"),
    ],
    ids=["no screen", "a wrong one", "a kind that is unknown"],
)
def test_without_a_screen_the_program_says_so_and_ends(screen: dict[str, str], said: str, tmp_path: Path) -> None:
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    done = subprocess.run(
        [sys.executable, "-m", "flip7", "--home", str(tmp_path)],
        env={**environment, "SDL_AUDIODRIVER": "dummy", "LC_ALL": "de_DE.UTF-8", **screen},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == FAILED
    told = [line for line in done.stderr.splitlines() if line.startswith("flip7: ")]
    assert len(told) == 1
    assert said in told[0]
    assert "Traceback" not in done.stderr + done.stdout
    assert not (tmp_path / "flip7.log").exists(), "there is nothing in the game to mend"


def test_a_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    log = tmp_path / "logs" / "flip7.log"
    for _ in range(3):
        assert crash_log.write(log, ValueError("x" * crash_log.MOST_BYTES)) == log
    assert log.stat().st_size < 2 * crash_log.MOST_BYTES
    assert len(list(log.parent.iterdir())) == 2


def test_a_log_that_has_become_too_long_is_put_aside(tmp_path: Path) -> None:
    log = tmp_path / "flip7.log"
    for length, logs in ((crash_log.MOST_BYTES, 1), (crash_log.MOST_BYTES + 1, 2)):
        log.write_bytes(b"x" * length)
        crash_log.write(log, ValueError("torn"))
        assert len(list(tmp_path.iterdir())) == logs
    assert log.stat().st_size < 10_000


def test_a_window_has_the_size_that_was_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[tuple[int, int]] = []

    def look(window: Window, _first: Scene) -> None:
        sizes.append(window.size)
        window.close()

    monkeypatch.setattr(Window, "run", look)
    for size in ((1024, 640), None):
        assert program.App(program.Options(language="en", home=str(tmp_path), size=size)).run() == 0
    assert sizes[0] == (1024, 640)
    assert sizes[1] != (1024, 640)


def test_a_log_that_cannot_be_written_is_no_second_error(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file where the folder should be")
    assert crash_log.write(tmp_path / "logs" / "flip7.log", ValueError()) is None


@pytest.mark.parametrize("size", ["1280", "1280x", "ax5", "0x5", "99999x10", "-5x5"])
def test_a_size_that_is_none_is_refused(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        cli.run(["--lang", "en", f"--size={size}"])
    assert refused.value.code == cli.BAD_INPUT
    assert "--size" in capsys.readouterr().err


def test_the_parade_shows_every_scene_in_every_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.smoke(program.Options(home=str(tmp_path), size=(1024, 640))) == 0
    said = capsys.readouterr().out
    assert f"{len(SCENES) * len(i18n.LANGUAGES)} pages" in said
    assert "a match of" in said
    assert not list(tmp_path.iterdir()), "nothing of it is kept"


@pytest.mark.parametrize(("lost", "shown"), [(False, [TableScene.__name__]), (True, ["TableScene", "LossQuestion"])])
def test_closing_the_window_asks_only_if_the_match_would_be_lost(
    lost: bool, shown: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = Visitor(monkeypatch, {})
    monkeypatch.setattr(visitor, "_see", lambda window: _close(visitor, window))
    game = program.App(program.Options(language="en", home=str(tmp_path)))
    match = game.context.new_match(game.context.last_plan())
    assert game.context.all_saved
    if lost:
        next(tmp_path.rglob("match.json")).unlink()
        monkeypatch.setattr(MatchFile, "save", lambda *_: None)
    assert game.run(lambda: TableScene(game.context, match)) == 0
    assert visitor.seen == shown


def _close(visitor: Visitor, window: Window) -> None:
    """Press the cross of the window at each page, also at the question: who does it again means it."""
    name = type(window.manager.top).__name__
    if name not in visitor.seen:
        visitor.seen.append(name)
        pygame.event.post(pygame.Event(pygame.QUIT))


def test_a_log_takes_names_that_are_no_text(tmp_path: Path) -> None:
    log = tmp_path / "flip7.log"
    assert crash_log.write(log, ValueError("a file called \udcff")) == log
    assert "\\udcff" in log.read_text(encoding="utf-8")
