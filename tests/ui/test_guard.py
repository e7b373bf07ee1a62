"""A guard refuses a press that came too soon to be meant, and no other."""

import pytest

from flip7.ui.guard import GUARD, Guard
from flip7.ui.scene import LONGEST_STEP, Scene
from flip7.ui.window import Offscreen


class Guarded(Scene):
    """Counts how much motion and how much real time it was told of."""

    def __init__(self) -> None:
        super().__init__()
        self.guard = Guard()
        self.moved = 0.0

    def update(self, dt: float) -> None:
        self.moved += dt
        self.guard.pass_time(self.manager.elapsed)


def shown() -> tuple[Offscreen, Guarded]:
    screen, scene = Offscreen((640, 400)), Guarded()
    screen.manager.push(scene)
    screen.draw()
    return screen, scene


def test_it_is_open_until_something_new_appears() -> None:
    guard = Guard()
    assert not guard.closed
    guard.close()
    assert guard.closed


def test_it_opens_after_its_time_and_not_before() -> None:
    guard = Guard()
    guard.close()
    guard.pass_time(GUARD * 0.9)
    assert guard.closed
    guard.pass_time(GUARD * 0.2)
    assert not guard.closed


def test_it_can_be_opened_at_once() -> None:
    guard = Guard()
    guard.close()
    guard.open()
    assert not guard.closed


def test_every_new_thing_closes_it_for_the_whole_time() -> None:
    guard = Guard()
    guard.close()
    guard.pass_time(GUARD * 0.9)
    guard.close()
    guard.pass_time(GUARD * 0.9)
    assert guard.closed


def test_while_nothing_is_drawn_the_guard_goes_on_and_motions_stand_still() -> None:
    screen, scene = shown()
    scene.guard.close()
    screen.rest(4.0)
    assert not scene.guard.closed
    assert scene.moved == pytest.approx(LONGEST_STEP)


def test_in_frames_both_hear_of_the_same_time() -> None:
    screen, scene = shown()
    scene.guard.close()
    screen.advance(GUARD - 0.05)
    assert scene.guard.closed
    screen.advance(0.1)
    assert not scene.guard.closed
    assert scene.moved == pytest.approx(GUARD + 0.05)


def test_the_time_of_a_transition_is_none_of_the_new_scene() -> None:
    screen, scene = shown()
    later = Guarded()
    later.guard.close()
    screen.manager.push(later)
    assert screen.manager.animating
    screen.advance(GUARD, step=0.05)
    assert 0 < later.moved < GUARD
    assert later.guard.closed
    assert scene.moved == 0
