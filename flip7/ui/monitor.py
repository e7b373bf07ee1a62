"""The screen that the window opens on: how much room there is, and how large the window should be."""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

import pygame

Size = tuple[int, int]

_COMFORTABLE = (1280, 720)
"""A window smaller than this, in points, is worse than one that fills the screen."""
_SHARE = 0.85
"""Of a large screen the first window takes so much: the desktop stays in sight."""
_CROWDED = 0.9
"""Where a comfortable window would take more than this of a side, it may as well take all."""
_ASPECT = 16 / 10
_FRAME = (16, 44)
"""What the frame of a window and its title bar take, in points."""


@dataclass(frozen=True, slots=True)
class Monitor:
    """A screen, in the units in which windows are measured there."""

    size: Size
    usable: Size
    """Without the bars of the desktop."""
    scale: float = 1.0
    """Units to a point: 1.5 where the system enlarges everything by half and leaves the drawing to us."""

    @property
    def name(self) -> str:
        """What the screen is remembered by."""
        return f"{self.size[0]}x{self.size[1]}"

    @property
    def room(self) -> Size:
        """The largest window that is seen whole, with its frame."""
        return self.usable[0] - round(_FRAME[0] * self.scale), self.usable[1] - round(_FRAME[1] * self.scale)


@dataclass(frozen=True, slots=True)
class Opening:
    """How the window opens."""

    size: Size
    maximised: bool = False


def opening(monitor: Monitor, remembered: Mapping[str, Size]) -> Opening:
    """The size that the window had on this screen, or on any by the name ""; on the first start one that suits it.

    A window that would not fit is maximised. So one that was left maximised opens maximised again.
    """
    wanted = remembered.get(monitor.name) or remembered.get("") or _first_size(monitor)
    room = monitor.room
    if wanted[0] <= room[0] and wanted[1] <= room[1]:
        return Opening(wanted)
    return Opening((min(wanted[0], room[0]), min(wanted[1], room[1])), maximised=True)


def _first_size(monitor: Monitor) -> Size:
    height = min(monitor.usable[1] * _SHARE, monitor.usable[0] * _SHARE / _ASPECT)
    least = (round(_COMFORTABLE[0] * monitor.scale), round(_COMFORTABLE[1] * monitor.scale))
    if any(side > _CROWDED * whole for side, whole in zip(least, monitor.usable, strict=True)):
        return monitor.usable
    return max(round(height * _ASPECT), least[0]), max(round(height), least[1])


def find_monitor() -> Monitor:
    """The first screen, where windows open. The display must be open."""
    size = pygame.display.get_desktop_sizes()[0]
    usable = size
    scale = _scale_of_environment()
    # SDL knows more than pygame tells. Where it cannot be asked, the whole screen is as good a guess.
    with suppress(Exception):
        usable = _usable() or size
        scale = max(scale, _windows_scale())
    return Monitor(size, usable, scale)


def _usable() -> Size | None:
    """The part of the first screen that no bar of the desktop covers, as the system says."""
    import ctypes  # noqa: PLC0415, only here

    if sys.platform == "win32":
        return _usable_on_windows()
    # SDL is loaded already: it is found through a module that is linked to it.
    sdl = ctypes.CDLL(pygame.base.__file__)
    rectangle = (ctypes.c_int * 4)()
    failed = sdl.SDL_GetDisplayUsableBounds(0, rectangle)
    return None if failed or min(rectangle[2:]) <= 0 else (rectangle[2], rectangle[3])


def _usable_on_windows() -> Size | None:
    import ctypes  # noqa: PLC0415, only here

    get_work_area = 48
    rectangle = (ctypes.c_long * 4)()
    if sys.platform != "win32" or not ctypes.windll.user32.SystemParametersInfoW(
        get_work_area, 0, ctypes.byref(rectangle), 0
    ):
        return None
    left, top, right, bottom = rectangle
    return (right - left, bottom - top) if right > left and bottom > top else None


def _windows_scale() -> float:
    if sys.platform != "win32":
        return 1.0
    import ctypes  # noqa: PLC0415, only here

    return float(ctypes.windll.user32.GetDpiForSystem()) / 96


def _scale_of_environment() -> float:
    """X11 measures in pixels, and has no better place than this for how large things should be."""
    for name in ("GDK_SCALE", "QT_SCALE_FACTOR"):
        with suppress(ValueError):
            scale = float(os.environ.get(name, ""))
            if pygame.display.get_driver() == "x11" and 1.0 <= scale <= 4.0:
                return scale
    return 1.0
