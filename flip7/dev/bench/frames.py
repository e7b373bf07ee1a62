"""How long frames take in the busiest moments: a Flip 7 at 18 seats, and a turn with a bust at 10."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from statistics import mean
from time import perf_counter

import pygame

from flip7.app.context import Context
from flip7.dev import moments
from flip7.dev.fixtures import FRAME, StagedTable, six_numbers
from flip7.engine import Move
from flip7.engine.events import FlipSeven
from flip7.ui.canvas import Canvas
from flip7.ui.display import NoScreen, open_display
from flip7.ui.memory import share_memory

SIZE = (1920, 1080)
SEATS = 18
"""At the celebration: as many as make it the busiest."""
AROUND = 10
"""At the ordinary turn: all that sit around the table."""


@dataclass(frozen=True, slots=True)
class TurnTimes:
    """The frames of an ordinary turn, from a press to the next question, in milliseconds."""

    mean_ms: float
    p99_ms: float
    longest_ms: float
    times_floor: float
    frames: int
    seats: int


@dataclass(frozen=True, slots=True)
class FrameTimes:
    """The frames of a Flip 7, in milliseconds: everything of a frame, from letting time pass to the flip."""

    mean_ms: float
    p99_ms: float
    longest_ms: float
    floor_ms: float
    """One full-screen blit and flip, measured between the frames."""
    times_floor: float
    frames: int
    seats: int
    turn: TurnTimes
    """An ordinary turn in the same run: a card is dealt, turned and lands, and somebody busts."""
    width: int
    height: int
    driver: str


def measure(size: tuple[int, int] = SIZE) -> FrameTimes:
    """Show both moments once, in a real window if there is a screen, and time each of their frames."""
    window = open_window(size)
    party = StagedTable(Context(language="en"), six_numbers(SEATS), size)
    party.decide(Move.HIT)
    party.run_to(FlipSeven)
    celebrated = _Watch(window, party)
    celebrated.watch(lambda: isinstance(party.scene.showing, FlipSeven))
    turn = moments.bust(Context(language="en"), AROUND, size, 0.0)
    ordinary = _Watch(window, turn)
    ordinary.watch(lambda: turn.scene.board.moving and len(ordinary.frames) < _MOST)
    driver = pygame.display.get_driver()
    pygame.display.quit()
    return FrameTimes(
        mean_ms=celebrated.mean_ms,
        p99_ms=celebrated.p99_ms,
        longest_ms=celebrated.longest_ms,
        floor_ms=round(mean(celebrated.floors) * 1000, 2),
        times_floor=celebrated.times_floor,
        frames=len(celebrated.frames),
        seats=SEATS,
        turn=TurnTimes(
            ordinary.mean_ms,
            ordinary.p99_ms,
            ordinary.longest_ms,
            ordinary.times_floor,
            len(ordinary.frames),
            AROUND,
        ),
        width=size[0],
        height=size[1],
        driver=driver,
    )


_MOST = 600


class _Watch:
    """Times frames, and between them a full-screen blit and flip."""

    def __init__(self, window: pygame.Surface, staged: StagedTable) -> None:
        self._window = window
        self._staged = staged
        self._canvas = Canvas(window, staged.screen.viewport)
        self._picture = pygame.Surface(window.get_size()).convert()
        self.frames: list[float] = []
        self.floors: list[float] = []

    def watch(self, goes_on: Callable[[], bool]) -> None:
        """Frame by frame as long as it goes on."""
        while goes_on():
            start = perf_counter()
            self._staged.screen.manager.update(FRAME)
            self._staged.screen.manager.draw(self._canvas)
            pygame.display.flip()
            middle = perf_counter()
            self.frames.append(middle - start)
            self._window.blit(self._picture, (0, 0))
            pygame.display.flip()
            self.floors.append(perf_counter() - middle)

    @property
    def mean_ms(self) -> float:
        return round(mean(self.frames) * 1000, 2)

    @property
    def p99_ms(self) -> float:
        return round(sorted(self.frames)[int(len(self.frames) * 0.99)] * 1000, 2)

    @property
    def longest_ms(self) -> float:
        return round(max(self.frames) * 1000, 2)

    @property
    def times_floor(self) -> float:
        return round(mean(self.frames) / mean(self.floors), 2)


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
