from collections.abc import Callable, Iterator

import pygame
import pytest

from flip7.ui.audio import Audio
from flip7.ui.canvas import Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.scene import LONGEST_STEP, Scene
from flip7.ui.timeline import Timeline, Timelines, Tween
from flip7.ui.window import Offscreen, Window, shut_down


class Still(Scene):
    """Nothing moves here. `then` is done when a key is pressed."""

    def __init__(self, then: Callable[["Still"], object] = lambda _: None) -> None:
        super().__init__()
        self.then = then
        self.intents: list[Intent] = []
        self.steps: list[float] = []

    def handle(self, intent: Intent) -> bool:
        self.intents.append(intent)
        if intent == Intent.HIT:
            self.then(self)
        return intent == Intent.HIT

    def update(self, dt: float) -> None:
        self.steps.append(dt)

    def draw(self, canvas: Canvas) -> None:
        canvas.felt()


class Moving(Still):
    """Something moves for a while, then the window closes."""

    def __init__(self, window: Window, seconds: float) -> None:
        super().__init__()
        self.window = window
        self.timelines = Timelines()
        self.timelines.push(Timeline(Tween(seconds, lambda _: None)))

    @property
    def animating(self) -> bool:
        return self.timelines.busy

    def update(self, dt: float) -> None:
        super().update(dt)
        self.timelines.advance(dt)
        if not self.timelines.busy:
            self.window.stop()


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window("Flip 7", (640, 400), icon=None, reduced_motion=lambda: True)
    yield window
    shut_down()


def _later(milliseconds: int, event: pygame.Event) -> None:
    pygame.time.set_timer(event, milliseconds, loops=1)


QUIT = pygame.Event(pygame.QUIT)
PRESS_H = pygame.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, scancode=0)


def test_closing_asks_the_scene_first_and_closes_if_it_has_nothing_against_it(window: Window) -> None:
    scene = Still()
    _later(30, QUIT)
    window.run(scene)
    assert Intent.QUIT in scene.intents


def test_a_scene_can_keep_the_window_open(window: Window) -> None:
    class Keeper(Still):
        def handle(self, intent: Intent) -> bool:
            super().handle(intent)
            if intent.kind is Kind.QUIT and self.intents.count(Intent.QUIT) == 1:
                _later(30, QUIT)
                return True
            return False

    scene = Keeper()
    _later(20, QUIT)
    window.run(scene)
    assert scene.intents.count(Intent.QUIT) == 2


def test_nothing_moves_nothing_is_drawn(window: Window) -> None:
    frames: list[float] = []
    window.on_frame = frames.append
    _later(500, QUIT)
    window.run(Still())
    assert len(frames) <= 4, "the first, and those the new window asks for"


def test_a_motion_is_never_drawn_more_than_sixty_times_a_second(window: Window) -> None:
    frames: list[float] = []
    window.on_frame = frames.append
    window.run(Moving(window, 0.5))
    assert 1 < len(frames) <= 36


def test_a_press_is_answered_with_one_frame(window: Window) -> None:
    frames: list[float] = []
    counts: list[int] = []

    def pressed(_scene: Still) -> None:
        counts.append(len(frames))
        _later(100, QUIT)

    window.on_frame = frames.append
    _later(100, PRESS_H)
    window.run(Still(pressed))
    assert len(frames) == counts[0] + 1


def test_a_long_sleep_is_no_long_step(window: Window) -> None:
    """A motion that starts with a press starts at its beginning, however long nothing has happened before."""
    scene = Still(lambda _: _later(10, QUIT))
    _later(400, PRESS_H)
    window.run(scene)
    assert max(scene.steps) <= LONGEST_STEP + 1e-9


def test_full_screen_and_back(window: Window) -> None:
    before = window.size
    heard: list[tuple[tuple[int, int], bool]] = []
    window.on_resized = lambda size, fullscreen: heard.append((size, fullscreen))
    window.toggle_fullscreen()
    assert window.fullscreen
    assert heard == [(before, True)], "the size to come back to is kept"
    window.toggle_fullscreen()
    assert not window.fullscreen
    assert window.size == before == window.manager.viewport.px_size


def test_scenes_are_left_when_the_window_closes(window: Window) -> None:
    left: list[str] = []

    class Leaver(Still):
        def leave(self) -> None:
            left.append("left")

    _later(20, QUIT)
    window.run(Leaver())
    assert left == ["left"]


def test_a_window_can_be_opened_again_after_it_was_closed(window: Window) -> None:
    _later(20, QUIT)
    window.run(Still())
    again = Window("Flip 7", (640, 400), audio=Audio())
    _later(20, QUIT)
    again.run(Still())


def test_a_picture_without_a_window(tmp_path: object) -> None:
    screen = Offscreen((640, 400))
    screen.manager.push(Still())
    path = f"{tmp_path}/picture.png"
    screen.save(path)
    assert pygame.image.load(path).get_size() == (640, 400)


def test_a_window_can_be_given_another_size() -> None:
    window = Window("test", (1280, 720), icon=None)
    heard: list[tuple[int, int]] = []
    window.on_resized = lambda size, _fullscreen: heard.append(size)
    window.resize((1600, 900))
    assert window.size == (1600, 900)
    assert window.manager.viewport.px_size == (1600, 900)
    assert heard == [(1600, 900)]
    window.close()
