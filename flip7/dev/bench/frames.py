"""How long the frames of the busiest moment take: 18 seats, and a Flip 7 at its height."""

import os
from dataclasses import dataclass
from statistics import mean
from time import perf_counter

import pygame

from flip7.app.context import Context
from flip7.dev.fixtures import FRAME, StagedTable, six_numbers
from flip7.engine import Move
from flip7.engine.events import FlipSeven
from flip7.ui.canvas import Canvas
from flip7.ui.display import NoScreen, open_display
from flip7.ui.memory import share_memory

SIZE = (1920, 1080)
SEATS = 18


@dataclass(frozen=True, slots=True)
class FrameTimes:
    """In milliseconds: everything of a frame, from letting time pass to the flip."""

    mean_ms: float
    p99_ms: float
    longest_ms: float
    floor_ms: float
    """One full-screen blit and flip, measured between the frames."""
    times_floor: float
    frames: int
    seats: int
    width: int
    height: int
    driver: str


def measure() -> FrameTimes:
    """Show the moment once, in a real window if there is a screen, and time each of its frames."""
    window = open_window(SIZE)
    picture = pygame.Surface(SIZE).convert()
    staged = StagedTable(Context(language="en"), six_numbers(SEATS), SIZE)
    staged.decide(Move.HIT)
    staged.run_to(FlipSeven)
    canvas = Canvas(window, staged.screen.viewport)
    frames: list[float] = []
    floors: list[float] = []
    while isinstance(staged.scene.showing, FlipSeven):
        start = perf_counter()
        staged.screen.manager.update(FRAME)
        staged.screen.manager.draw(canvas)
        pygame.display.flip()
        middle = perf_counter()
        frames.append(middle - start)
        window.blit(picture, (0, 0))
        pygame.display.flip()
        floors.append(perf_counter() - middle)
    driver = pygame.display.get_driver()
    pygame.display.quit()
    ordered = sorted(frames)
    return FrameTimes(
        mean_ms=round(mean(frames) * 1000, 2),
        p99_ms=round(ordered[int(len(ordered) * 0.99)] * 1000, 2),
        longest_ms=round(ordered[-1] * 1000, 2),
        floor_ms=round(mean(floors) * 1000, 2),
        times_floor=round(mean(frames) / mean(floors), 2),
        frames=len(frames),
        seats=SEATS,
        width=SIZE[0],
        height=SIZE[1],
        driver=driver,
    )


def open_window(size: tuple[int, int]) -> pygame.Surface:
    """A real window if there is a screen for it, else one in memory."""
    try:
        open_display()
    except NoScreen:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        open_display()
    pygame.font.init()
    share_memory(size)
    return pygame.display.set_mode(size)
