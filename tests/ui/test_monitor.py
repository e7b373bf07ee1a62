"""How large the window opens on screens of every kind."""

import pygame
import pytest

from flip7.ui.monitor import Monitor, Opening, Size, find_monitor, opening

BAR = 40
"""A bar of the desktop at the lower edge."""


def screen(width: int, height: int, scale: float = 1.0) -> Monitor:
    return Monitor((width, height), (width, height - round(BAR * scale)), scale)


@pytest.mark.parametrize(
    "monitor",
    [
        screen(1024, 600),
        screen(1280, 720),
        screen(1366, 768),
        Monitor((1366, 768), (1366, 768)),
        screen(1920, 1080, 1.5),
        screen(2560, 1440, 2.0),
    ],
    ids=lambda monitor: f"{monitor.name} at {monitor.scale:.0%}",
)
def test_a_screen_with_little_room_is_filled(monitor: Monitor) -> None:
    first = opening(monitor, {})
    assert first.maximised
    assert first.size[0] <= monitor.room[0]
    assert first.size[1] <= monitor.room[1]


@pytest.mark.parametrize(
    ("monitor", "size"),
    [
        (screen(1920, 1080), (1414, 884)),
        (screen(2560, 1440), (1904, 1190)),
        (screen(3840, 2160), (2883, 1802)),
        (screen(3840, 2160, 1.5), (2856, 1785)),
        (screen(3440, 1440), (1904, 1190)),
        (screen(1440, 2560), (1280, 765)),
    ],
)
def test_on_a_large_screen_the_first_window_takes_most_of_it(monitor: Monitor, size: Size) -> None:
    assert opening(monitor, {}) == Opening(size)
    assert size[0] <= monitor.room[0]
    assert size[1] <= monitor.room[1]


def test_each_screen_remembers_its_own_size() -> None:
    remembered = {"1920x1080": (1500, 900), "3840x2160": (2000, 1250)}
    assert opening(screen(1920, 1080), remembered) == Opening((1500, 900))
    assert opening(screen(3840, 2160), remembered) == Opening((2000, 1250))
    assert opening(screen(2560, 1440), remembered) == opening(screen(2560, 1440), {})


def test_a_size_from_before_screens_were_remembered_counts_for_every_screen() -> None:
    assert opening(screen(1920, 1080), {"": (1280, 720)}) == Opening((1280, 720))


def test_a_window_that_was_left_maximised_opens_maximised() -> None:
    assert opening(screen(1920, 1080), {"1920x1080": (1920, 1009)}) == Opening((1904, 996), maximised=True)


def test_a_small_window_that_somebody_wanted_stays_small() -> None:
    assert opening(screen(1366, 768), {"1366x768": (800, 500)}) == Opening((800, 500))


def test_the_screen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GDK_SCALE", "QT_SCALE_FACTOR"):
        monkeypatch.delenv(name, raising=False)
    pygame.display.init()
    monitor = find_monitor()
    assert monitor.size == pygame.display.get_desktop_sizes()[0]
    assert 0 < monitor.usable[0] <= monitor.size[0]
    assert 0 < monitor.usable[1] <= monitor.size[1]
    assert monitor.scale == 1.0


@pytest.mark.parametrize(
    ("said", "scale"), [("2", 2.0), ("1.5", 1.5), ("0", 1.0), ("two", 1.0), ("", 1.0), ("99", 1.0)]
)
def test_x11_says_how_large_things_are_in_a_variable(said: str, scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    monkeypatch.delenv("QT_SCALE_FACTOR", raising=False)
    monkeypatch.setenv("GDK_SCALE", said)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    assert find_monitor().scale == scale
