"""How much of a processor the table uses while it waits for a person."""

from dataclasses import dataclass
from time import perf_counter, process_time

import pygame

from flip7.app.context import Context
from flip7.dev.fixtures import mid_game
from flip7.scenes.table import TableScene
from flip7.ui.window import Window

SECONDS = 6.0
SETTLING = 1.5
"""The first moments draw the table; they are not counted."""


@dataclass(frozen=True, slots=True)
class IdleShare:
    """What the waiting table has cost."""

    processor_share: float
    """Of one core: 0.01 is one per cent."""
    seconds: float
    frames: int
    """Drawn meanwhile."""
    driver: str


def measure() -> IdleShare:
    """Open a window for as long as it takes to settle and to count. Needs a display."""
    context = Context(language="en")
    window = Window("Flip 7", (1280, 720), audio=context.audio)
    driver = pygame.display.get_driver()
    watch = _Watch()
    window.on_frame = watch.on_frame
    # A timer closes the window; the loop itself sleeps as it does for a player.
    pygame.time.set_timer(pygame.QUIT, round((SETTLING + SECONDS) * 1000), loops=1)
    window.run(_WaitingTable(context, watch))
    return IdleShare(round(watch.processor / watch.seconds, 4), round(watch.seconds, 2), watch.frames, driver)


class _Watch:
    def __init__(self) -> None:
        self.frames = 0
        self._wall: float | None = None
        self._cpu = 0.0
        self.seconds = 0.0
        self.processor = 0.0

    def on_frame(self, _seconds: float) -> None:
        if self._wall is not None:
            self.frames += 1

    @property
    def counting(self) -> bool:
        return self._wall is not None

    def start(self) -> None:
        self._wall, self._cpu = perf_counter(), process_time()

    def stop(self) -> None:
        if self._wall is not None:
            self.seconds, self.processor = perf_counter() - self._wall, process_time() - self._cpu


class _WaitingTable(TableScene):
    """A table in the middle of a match, with a person on turn who takes very long."""

    def __init__(self, context: Context, watch: _Watch) -> None:
        super().__init__(context, mid_game(6))
        self._watch = watch
        self._settled = 0.0

    @property
    def wake_in(self) -> float | None:
        return super().wake_in if self._watch.counting else max(0.0, SETTLING - self._settled)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._settled += dt
        if self._settled >= SETTLING and not self._watch.counting:
            self._watch.start()

    def leave(self) -> None:
        self._watch.stop()
        super().leave()
