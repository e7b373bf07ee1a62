"""How much memory the game holds after an evening of many matches, beside a bare pygame window in the same run."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from flip7.app.context import Context
from flip7.dev.bench.frames import open_window
from flip7.dev.fixtures import plan_for
from flip7.engine import EDITIONS
from flip7.i18n import LANGUAGES
from flip7.match.match import Match, TablePlan
from flip7.store.home import Home
from flip7.store.settings import Pace, Speed
from flip7.ui.canvas import Canvas
from flip7.ui.intents import Intent
from flip7.ui.scale import Viewport
from flip7.ui.scene import SceneManager

SIZE = (1280, 720)
MATCHES = 80
_SEATS = (4, 6, 3, 8, 2, 12, 5, 18)
_STEP = 0.1
_PODIUM = 4.0
"""Seconds that the podium is looked at."""

_BARE = """
import pygame, sys
pygame.init()
window = pygame.display.set_mode((int(sys.argv[1]), int(sys.argv[2])))
window.fill((20, 18, 62))
pygame.display.flip()
print(open("/proc/self/statm").read().split()[1])
"""


@dataclass(frozen=True, slots=True)
class Memory:
    """In megabytes that are really held (resident)."""

    first_mb: float
    """After one match."""
    last_mb: float
    """After all of them."""
    peak_mb: float
    floor_mb: float
    """A bare pygame window of the same size."""
    matches: int
    frames: int
    width: int
    height: int
    driver: str


def measure(size: tuple[int, int] = SIZE, matches: int = MATCHES) -> Memory:
    """Play so many matches on end in one window of this size, and read what the process holds after each. Needs Linux,
    which tells it."""
    surface = open_window(size)
    floor = _bare(size)
    with TemporaryDirectory() as folder:
        evening = _Evening(surface, Home.at(Path(folder)))
        held = [evening.play(plan, language) for plan, language, _ in zip(_plans(), cycle(LANGUAGES), range(matches))]
        evening.end()
    driver = pygame.display.get_driver()
    pygame.display.quit()
    # The system counts its own peak a little later than what is held now.
    peak = max(_status("VmHWM"), *held)
    return Memory(held[0], held[-1], peak, floor, matches, evening.frames, *size, driver)


class _Evening:
    """Matches one after another on one screen, as a family with one computer would play them.

    All that a player's game holds is there: what is kept on disk, the records, and the sounds.
    """

    def __init__(self, surface: pygame.Surface, home: Home) -> None:
        viewport = Viewport(surface.get_size())
        self._context = Context(home, language="en")
        self._open_sound()
        self._context.change(speed=Speed.FOURFOLD, ai_pace=Pace.INSTANT)
        self._manager = SceneManager(viewport)
        self._canvas = Canvas(surface, viewport)
        self.frames = 0

    def play(self, plan: TablePlan, language: str) -> float:
        """Play a match to its podium, every frame drawn; what is held then."""
        self._context.change(language=language)
        self._manager.reset_to(self._context.navigation.title())
        self._pass_time(0.5)
        match = self._context.new_match(plan, origin=self.frames)
        self._context.navigation.go_to_table(self._manager, match)
        while self._under_way(match):
            self._pass_time(_STEP)
            self._manager.handle(Intent.CONFIRM)
        self._pass_time(_PODIUM)
        return _status("VmRSS")

    def end(self) -> None:
        self._context.audio.stop()
        self._context.close()

    def _open_sound(self) -> None:
        """On a real device, or where there is none, on one that nobody hears."""
        self._context.audio.start()
        if not self._context.audio.available:
            os.environ["SDL_AUDIODRIVER"] = "dummy"
            self._context.audio.start()

    def _under_way(self, match: Match) -> bool:
        return self._context.match_under_way() is match

    def _pass_time(self, seconds: float) -> None:
        for _ in range(round(seconds / _STEP)):
            self._manager.update(_STEP)
            self._manager.draw(self._canvas)
            pygame.display.flip()
            pygame.event.pump()
            self.frames += 1


def _plans() -> Iterator[TablePlan]:
    """Tables of several sizes and editions, AI seats only."""
    for seats, edition in zip(cycle(_SEATS), cycle(EDITIONS)):
        yield plan_for(seats, edition, people=0)


def _bare(size: tuple[int, int]) -> float:
    command = [sys.executable, "-c", _BARE, *map(str, size)]
    # On the same screen and in the same way as the game: what its own window has set is passed on.
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return round(int(done.stdout.split()[-1]) * 4096 / 2**20, 1)


def _status(entry: str) -> float:
    """What the system says of this process, in megabytes. Only Linux says it so plainly."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return round(int(next(line for line in lines if line.startswith(entry)).split()[1]) / 1024, 1)
