"""Press and release, the same for all that can be pressed."""

import pytest

from flip7.ui import Intent
from flip7.ui.canvas import Box
from flip7.ui.intents import Pos
from flip7.ui.widgets.pressable import Pressable

INSIDE, OUTSIDE = (50.0, 20.0), (150.0, 20.0)


class Bell(Pressable):
    def __init__(self) -> None:
        super().__init__("Bell")
        self.place(Box(0, 0, 100, 40))
        self.rung: list[Pos | None] = []

    def activate(self, pos: Pos | None) -> None:
        self.rung.append(pos)


@pytest.fixture
def bell() -> Bell:
    return Bell()


def test_it_acts_when_it_is_let_go_of(bell: Bell) -> None:
    assert bell.handle(Intent.press(INSIDE))
    assert bell.pressed
    assert bell.rung == []
    assert bell.handle(Intent.release(INSIDE))
    assert not bell.pressed
    assert bell.rung == [INSIDE]


def test_let_go_of_elsewhere_it_does_nothing(bell: Bell) -> None:
    bell.handle(Intent.press(INSIDE))
    assert bell.handle(Intent.release(OUTSIDE))
    assert not bell.pressed
    assert bell.rung == []


def test_a_release_without_a_press_is_not_for_it(bell: Bell) -> None:
    assert not bell.handle(Intent.release(INSIDE))
    assert bell.rung == []


def test_it_acts_when_it_is_confirmed(bell: Bell) -> None:
    assert bell.handle(Intent.CONFIRM)
    assert bell.rung == [None]


@pytest.mark.parametrize("state", ["enabled", "visible"])
def test_what_is_off_or_hidden_hears_nothing(bell: Bell, state: str) -> None:
    setattr(bell, state, False)
    for intent in (Intent.CONFIRM, Intent.press(INSIDE), Intent.release(INSIDE)):
        assert not bell.handle(intent)
    assert bell.rung == []
