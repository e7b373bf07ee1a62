"""A screen of its own, the real program on it, and a pair of hands: keys and mouse through the X server."""

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from enum import Enum
from pathlib import Path

import pytest

from flip7.store.settings import Settings, written

needs_a_screen = pytest.mark.skipif(
    shutil.which("Xvfb") is None or shutil.which("xdotool") is None,
    reason="Xvfb and xdotool are not installed: the real window cannot be shown",
)
SIZE = (1280, 720)


class Player(Enum):
    """Who sits down."""

    NEW = "new"
    """To whom the introduction is offered, and tips are given."""
    KNOWN = "known"


@contextmanager
def x_server(*options: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """An X server that nobody else uses: its display, and itself."""
    reader, writer = os.pipe()
    picture = f"{SIZE[0]}x{SIZE[1]}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", picture, "-nolisten", "tcp", "-noreset", *options],
        pass_fds=[writer],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as numbers:
            yield f":{numbers.readline().strip()}", server
    finally:
        server.terminate()
        server.wait(10)


@contextmanager
def screen() -> Iterator[str]:
    """The display of such a server."""
    with x_server() as (display, _):
        yield display


class Desk:
    """The running program, as somebody sits in front of it."""

    def __init__(self, display: str, home: Path, *arguments: str, player: Player = Player.KNOWN) -> None:
        self.home = home
        settings = home / "settings.json"
        if player is Player.KNOWN and not settings.exists():
            settings.write_bytes(written(Settings(introduction_seen=True, tips=False), {}))
        self._environment = {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        self._environment.pop("SDL_VIDEODRIVER", None)
        command = [sys.executable, "-m", "flip7", "--home", str(home), "--size", f"{SIZE[0]}x{SIZE[1]}", *arguments]
        # Without a window manager keys go to the window that the mouse is over.
        self.hands("mousemove", str(SIZE[0] // 2), str(SIZE[1] - 4))
        desktop = self._under_mouse()
        self.program = subprocess.Popen(
            command, env=self._environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.wait_for(lambda: self._under_mouse() != desktop, "a window")
        time.sleep(0.8)

    def hands(self, *command: str) -> str:
        done = subprocess.run(["xdotool", *command], env=self._environment, capture_output=True, text=True, check=False)
        return done.stdout

    def press(self, *keys: str, pause: float = 0.12) -> None:
        for key in keys:
            self.hands("key", key)
            time.sleep(pause)

    def click(self, x: float, y: float) -> None:
        """At a place given as a share of the window."""
        self.hands("mousemove", str(round(x * SIZE[0])), str(round(y * SIZE[1])), "click", "1")
        time.sleep(0.05)

    def wait_for(self, ready: Callable[[], object], what: str, seconds: float = 90.0) -> None:
        end = time.monotonic() + seconds
        while not ready():
            assert self.program.poll() is None, self.program.communicate()
            assert time.monotonic() < end, f"waited {seconds} s for {what}"
            time.sleep(0.05)

    def finished_matches(self) -> int:
        """How many matches the records have."""
        records = self.home / "records.sqlite"
        try:
            with closing(sqlite3.connect(f"file:{records}?mode=ro", uri=True)) as file:
                return int(file.execute("select count(*) from match").fetchone()[0])
        except sqlite3.Error:
            return 0

    def saved_match(self) -> str:
        """The match under way, as it is on disk."""
        saved = self.home / "match.json"
        return saved.read_text(encoding="utf-8") if saved.exists() else ""

    def close(self) -> int:
        """Close the window the way a window manager would; the exit status."""
        if self.program.poll() is None:
            self.program.terminate()
        self.program.communicate(timeout=20)
        return self.program.returncode

    def _under_mouse(self) -> str:
        return next((line for line in self.hands("getmouselocation", "--shell").splitlines() if "WINDOW" in line), "")


@contextmanager
def at_the_desk(home: Path, *arguments: str, player: Player = Player.KNOWN) -> Iterator[Desk]:
    with screen() as display:
        desk = Desk(display, home, *arguments, player=player)
        try:
            yield desk
        finally:
            desk.close()
