"""From the start of the process to the first frame of the title, beside a bare pygame window."""

import subprocess
import sys
import tempfile
from dataclasses import dataclass
from statistics import median
from time import time

import pygame

from flip7.ui.display import open_display

RUNS = 5

_BARE = """
import pygame, time
pygame.init()
window = pygame.display.set_mode((1280, 800))
window.fill((20, 18, 62))
pygame.display.flip()
print("first frame", time.time())
"""

_TITLE = """
import sys, time
from flip7.program import App, Options

class FirstFrame(App):
    def _open(self):
        window = super()._open()
        def seen(_seconds):
            print("first frame", time.time())
            window.stop()
        window.on_frame = seen
        return window

sys.exit(FirstFrame(Options(size=(1280, 800), home=sys.argv[1])).run())
"""


@dataclass(frozen=True, slots=True)
class StartTime:
    """In seconds, the median of several starts, each right after a bare one."""

    first_frame: float
    bare_window: float
    times_bare: float
    runs: int


def measure() -> StartTime:
    """Start both programs in turn, several times, each as a process of its own; the medians count."""
    # The programs that are started would find no screen, either.
    open_display()
    pygame.display.quit()
    ours: list[float] = []
    bare: list[float] = []
    with tempfile.TemporaryDirectory() as home:
        _first_frame(_TITLE, home)  # the first start of all compiles, and sets the home up
        for _ in range(RUNS):
            bare.append(_first_frame(_BARE, home))
            ours.append(_first_frame(_TITLE, home))
    return StartTime(
        first_frame=round(median(ours), 3),
        bare_window=round(median(bare), 3),
        times_bare=round(median(ours) / median(bare), 2),
        runs=RUNS,
    )


def _first_frame(program: str, home: str) -> float:
    start = time()
    done = subprocess.run([sys.executable, "-c", program, home], capture_output=True, text=True, check=True)
    line = next(line for line in done.stdout.splitlines() if line.startswith("first frame"))
    return float(line.split()[-1]) - start
