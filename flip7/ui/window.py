"""The window, its loop, and the same without a window for pictures and tests."""

import os
from collections.abc import Callable, Mapping
from time import perf_counter

import pygame

from flip7.ui.assets import assets
from flip7.ui.audio import Audio, stop_all
from flip7.ui.bindings import Bindings
from flip7.ui.canvas import Canvas
from flip7.ui.display import open_display
from flip7.ui.facts import Facts
from flip7.ui.fonts import fonts
from flip7.ui.hints import hints
from flip7.ui.input import Input
from flip7.ui.intents import Intent, Kind
from flip7.ui.memory import share_memory
from flip7.ui.monitor import Opening, find_monitor, opening
from flip7.ui.scale import Viewport
from flip7.ui.scene import Scene, SceneManager
from flip7.ui.shapes import shapes

FRAMES_PER_SECOND = 60
LONGEST_SLEEP = 30.0
LEAST_SIZE = (640, 400)
"""Everything is laid out for 1024x640 and up; smaller still works, only small."""


def shut_down() -> None:
    """End pygame, and keep nothing that was made with it: a font of the old pygame cannot write in the next one."""
    stop_all()
    for store in (fonts, shapes, assets):
        store.forget()
    pygame.quit()


class Window:
    """Opens a window and runs the scenes in it until one of them lets it close.

    Something moves: 60 frames a second. Nothing moves: nothing is drawn, and the loop sleeps until there is an event.
    Without a size it has the one `remembered` for the screen by its name, or one that suits the screen.
    """

    def __init__(
        self,
        title: str,
        size: tuple[int, int] | None = (1280, 720),
        *,
        remembered: Mapping[str, tuple[int, int]] | None = None,
        fullscreen: bool = False,
        icon: str | None = "icon",
        bindings: Bindings | None = None,
        reduced_motion: Callable[[], bool] = lambda: False,
        audio: Audio | None = None,
    ) -> None:
        # Windows would blow up a picture of 96 dots an inch; this says that we draw at the real resolution.
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        open_display()
        pygame.font.init()
        monitor = find_monitor()
        self.screen = monitor.name
        """The name that the size of the window is remembered by."""
        chosen = Opening(size) if size is not None else opening(monitor, remembered or {})
        self._windowed_size = (max(LEAST_SIZE[0], chosen.size[0]), max(LEAST_SIZE[1], chosen.size[1]))
        self._window = pygame.Window(title, self._windowed_size, resizable=True, allow_high_dpi=True)
        if chosen.maximised:
            self._window.maximize()
        self._window.minimum_size = LEAST_SIZE
        if icon is not None and assets.exists(icon):
            self._window.set_icon(assets.picture(icon, (128, 128)))
        self._fullscreen = fullscreen
        if fullscreen:
            self._window.set_fullscreen(desktop=True)
        viewport = Viewport(self.size)
        share_memory(self.size)
        self.manager = SceneManager(viewport, reduced_motion=reduced_motion)
        self.input = Input(viewport, bindings)
        self.input.pixel_ratio = self._pixel_ratio
        self.input.start()
        self._device = (self.input.device, self.input.pad)
        hints.source = self.input.hint
        hints.pad_source = lambda: self.input.pad
        self.audio = audio or Audio()
        self.audio.start()
        self.running = False
        self.on_frame: Callable[[float], object] | None = None
        """Hears of each frame drawn how many seconds it took: for the benchmark."""
        self.on_resized: Callable[[tuple[int, int], bool], object] | None = None
        """Hears of the window's size and whether it is full screen, for the settings."""
        self.on_close: Callable[[], object] = self.stop
        """What to do when the window is to be closed and no scene has anything to say to it."""

    @property
    def title(self) -> str:
        """What the title bar says. Setting it takes effect at once."""
        return self._window.title

    @title.setter
    def title(self, title: str) -> None:
        self._window.title = title

    @property
    def size(self) -> tuple[int, int]:
        """In real pixels."""
        return self._window.get_surface().get_size()

    @property
    def windowed_size(self) -> tuple[int, int]:
        """In the units of the system; of a full screen, what it goes back to."""
        return self._windowed_size

    @property
    def fullscreen(self) -> bool:
        """Whether it fills the screen; `toggle_fullscreen` changes that."""
        return self._fullscreen

    def run(self, first: Scene) -> None:
        """Show a scene, and go on until the window is closed."""
        self.manager.push(first)
        self.running = True
        clock = pygame.time.Clock()
        last = perf_counter()
        try:
            while self.running and self.manager.top is not None:
                intents = self._listen(self.manager.animating or self.manager.dirty)
                now = perf_counter()
                elapsed, last = now - last, now
                self._step(elapsed, intents)
                if self.manager.animating:
                    clock.tick(FRAMES_PER_SECOND)
        finally:
            self.close()

    def stop(self) -> None:
        """Close the window at the end of this step."""
        self.running = False

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to a window of the size it had. `on_resized` hears of it."""
        self._fullscreen = not self._fullscreen
        if self._fullscreen:
            # The desktop's own resolution: other windows stay where they are, and it is quick.
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
        self._resized()
        if self.on_resized is not None:
            self.on_resized(self._windowed_size, self._fullscreen)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size; a full screen keeps it for later."""
        self._windowed_size = size
        if not self._fullscreen:
            self._window.size = size
            self._resized()

    def close(self) -> None:
        """Leave all scenes and give everything back to the system."""
        for scene in reversed(self.manager.scenes):
            scene.leave()
        self.audio.stop()
        self._window.destroy()
        shut_down()

    @property
    def _pixel_ratio(self) -> float:
        """Pixels to a unit of the window system, which are the same except on screens of high density."""
        return self.size[0] / max(1, self._window.size[0])

    def _listen(self, busy: bool) -> list[Intent]:
        text_entry = self.manager.text_entry
        if busy:
            return self.input.poll(text_entry=text_entry)
        wakes = [wake for wake in (self.manager.wake_in, self.input.gamepads.wake_in) if wake is not None]
        return self.input.wait(min([*wakes, LONGEST_SLEEP]), text_entry=text_entry)

    def _step(self, elapsed: float, intents: list[Intent]) -> None:
        # First the time that has passed, then what was pressed at the end of it: a motion starts at its beginning.
        dt = self.manager.pass_time(elapsed)
        for intent in [*intents, *self.input.tick(dt)]:
            self._give(intent)
        if self._device != (device := (self.input.device, self.input.pad)):
            self._device = device
            self.manager.invalidate()
        if self.running and (self.manager.dirty or self.manager.animating):
            self._draw()

    def _give(self, intent: Intent) -> None:
        if intent.kind is Kind.RESIZED:
            self._resized()
        if intent.kind is Kind.FULLSCREEN:
            self.toggle_fullscreen()
            return
        heard = self.manager.handle(intent)
        if intent.kind is Kind.QUIT and not heard:
            self.on_close()

    def _resized(self) -> None:
        size = self.size
        if size == self.manager.viewport.px_size:
            return
        viewport = Viewport(size)
        share_memory(size)
        self.input.viewport = viewport
        self.input.pixel_ratio = self._pixel_ratio
        self.manager.resize(viewport)
        if not self._fullscreen:
            self._windowed_size = self._window.size
            if self.on_resized is not None:
                self.on_resized(self._windowed_size, self._fullscreen)

    def _draw(self) -> None:
        start = perf_counter()
        self.manager.draw(Canvas(self._window.get_surface(), self.manager.viewport))
        self._window.flip()
        if self.on_frame is not None:
            self.on_frame(perf_counter() - start)


class Offscreen:
    """A screen without a window: the same scenes on a plain surface, with time passing only when it is told to."""

    def __init__(
        self, size: tuple[int, int] = (1920, 1080), *, reduced_motion: Callable[[], bool] = lambda: False
    ) -> None:
        self.surface = pygame.Surface(size)
        self.viewport = Viewport(size)
        self.manager = SceneManager(self.viewport, reduced_motion=reduced_motion)
        self.canvas = Canvas(self.surface, self.viewport)

    def give(self, *intents: Intent) -> None:
        """Hand intents to the scenes, in this order. No time passes, and nothing is drawn."""
        for intent in intents:
            self.manager.handle(intent)

    def advance(self, seconds: float, step: float = 1 / 60) -> None:
        """Let time pass in frames."""
        while seconds > 0:
            self.manager.update(min(step, seconds))
            seconds -= step

    def rest(self, seconds: float) -> None:
        """Let time pass as the window does while nothing moves and nothing is pressed: without a frame until the end
        of it."""
        self.draw()
        while (wake := self.manager.wake_in) is not None and wake < seconds and not self.manager.animating:
            self.manager.pass_time(wake)
            seconds -= wake
            self.draw()
        self.manager.pass_time(seconds)

    def draw(self) -> pygame.Surface:
        """Draw a frame. Gives the surface, which the next frame is drawn on as well: copy it to keep it."""
        self.manager.draw(self.canvas)
        return self.surface

    def facts(self) -> Facts:
        """What is on the screen now. Nothing is painted for that: the surface stays as it was drawn last."""
        self.canvas.facts = facts = Facts()
        self.canvas.paints = False
        self.manager.draw(self.canvas)
        self.canvas.facts, self.canvas.paints = None, True
        return facts

    def save(self, path: str) -> None:
        """Draw it into a picture file."""
        pygame.image.save(self.draw(), path)
