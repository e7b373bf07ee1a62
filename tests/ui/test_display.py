"""Which screen SDL may take, and how pictures go to it."""

import os
from collections.abc import Iterator

import pygame
import pytest

from flip7.dev.bench import frames
from flip7.i18n import use_language
from flip7.ui.display import NoScreen, open_display

STRAIGHT = "SDL_FRAMEBUFFER_ACCELERATION"


@pytest.fixture(autouse=True)
def _no_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in a terminal without a desktop, and nothing asked for."""
    pygame.display.quit()
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", STRAIGHT):
        # Set first, so that what the game sets in a test is taken back after it.
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    yield
    pygame.display.quit()


def test_without_a_screen_nothing_is_opened_in_secret() -> None:
    use_language("de")
    with pytest.raises(NoScreen, match="kein Bildschirm"):
        open_display()
    assert not pygame.display.get_init()


def test_a_screen_that_is_not_there_is_not_replaced_by_an_unseen_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":9999")
    with pytest.raises(NoScreen):
        open_display()


@pytest.mark.parametrize(
    ("asked", "driver"), [("dummy", "dummy"), ("offscreen", "offscreen"), ("x11,offscreen", "offscreen")]
)
def test_an_unseen_screen_is_taken_if_it_is_asked_for(asked: str, driver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", asked)
    open_display()
    assert pygame.display.get_driver() == driver


def test_a_kind_of_screen_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    with pytest.raises(NoScreen, match="SDL_VIDEODRIVER names: x11"):
        open_display()


@pytest.mark.parametrize(
    ("driver", "own", "expected"),
    [("x11", None, "0"), ("x11", "1", "1"), ("wayland", None, None), ("windows", None, None), ("cocoa", None, None)],
)
def test_pictures_go_straight_only_to_an_x_server(
    driver: str, own: str | None, expected: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    if own is not None:
        monkeypatch.setenv(STRAIGHT, own)
    monkeypatch.setattr("pygame.display.get_driver", lambda: driver)
    open_display()
    assert os.environ.get(STRAIGHT) == expected


def test_frames_are_measured_in_memory_where_there_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "")
    assert frames.open_window(frames.SIZE).get_size() == frames.SIZE
    assert pygame.display.get_driver() == "dummy"


def test_a_variable_that_asks_for_nothing_is_none_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    # SDL would look for a driver without a name, though there may be a screen.
    monkeypatch.setenv("SDL_VIDEODRIVER", " ")
    seen: list[str | None] = []
    monkeypatch.setattr("pygame.display.init", lambda: seen.append(os.environ.get("SDL_VIDEODRIVER")))
    monkeypatch.setattr("pygame.display.get_driver", lambda: "x11")
    open_display()
    assert seen == [None]
