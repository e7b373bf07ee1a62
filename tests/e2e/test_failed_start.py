"""A start that fails after a double-click: a message box of the system says why, on a real screen."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from flip7.failure import FAILED
from tests.damage import damaged_copy, start, without
from tests.e2e.desk import SIZE, needs_a_screen, x_server

PATIENCE = 60
FONT = Path(__file__).resolve().parent.parent.parent / "assets" / "fonts" / "Nunito-SemiBold.ttf"
LETTERS = ("iso8859-1", "iso8859-2", "iso10646-1")


@contextmanager
def screen_with_a_font(folder: Path) -> Iterator[str]:
    """The box is drawn by the X server with a font of its own. A bare one has none that would do: it gets ours."""
    folder.mkdir()
    (folder / FONT.name).symlink_to(FONT)
    entries = [f"{FONT.name} -misc-nunito-medium-r-normal--0-0-0-0-p-0-{letters}\n" for letters in LETTERS]
    for name in ("fonts.dir", "fonts.scale"):
        (folder / name).write_text(f"{len(entries)}\n{''.join(entries)}")
    with x_server("-fp", f"{folder},built-ins") as (display, _):
        yield display


def hands(display: str, *command: str) -> str:
    done = subprocess.run(
        ["xdotool", *command], env={"DISPLAY": display}, capture_output=True, text=True, check=False
    )  # fmt: skip
    return done.stdout.strip()


def under_the_mouse(display: str) -> str:
    place = hands(display, "getmouselocation", "--shell")
    return next((line.removeprefix("WINDOW=") for line in place.splitlines() if line.startswith("WINDOW=")), "")


def wait_for_the_box(display: str, program: subprocess.Popen[str]) -> str:
    """What was printed before the box is there."""
    assert program.stderr is not None
    printed = program.stderr.readline()
    end = time.monotonic() + PATIENCE
    while hands(display, "getwindowname", under_the_mouse(display)) != "Flip 7":
        assert program.poll() is None, program.communicate()
        assert time.monotonic() < end, "there was no box"
        time.sleep(0.05)
    return printed


@needs_a_screen
@pytest.mark.parametrize("key", ["Return", "Escape"])
def test_the_box_is_seen_and_one_key_closes_it(key: str, tmp_path: Path) -> None:
    copy = damaged_copy(tmp_path, without(f"assets/fonts/{FONT.name}"))
    with screen_with_a_font(tmp_path / "fonts") as display:
        hands(display, "mousemove", str(SIZE[0] // 2), str(round(SIZE[1] * 0.35)))
        program = start(copy, tmp_path / "home", "--lang", "de", DISPLAY=display, SDL_VIDEODRIVER="")
        try:
            assert FONT.name in wait_for_the_box(display, program)
            # There is no window manager to have the keys go to the box.
            hands(display, "windowfocus", "--sync", under_the_mouse(display), "key", key)
            program.wait(PATIENCE)
        finally:
            # SDL shows the box from a process of its own.
            with suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGKILL)
            program.communicate(timeout=PATIENCE)
    assert program.returncode == FAILED
