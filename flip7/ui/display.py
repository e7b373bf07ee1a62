"""The screen that windows are shown on, as SDL finds it."""

import os

import pygame

from flip7.i18n import _
from flip7.message_box import UNSEEN_DRIVERS

_ASKED_FOR = "SDL_VIDEODRIVER"


class NoScreen(Exception):
    """There is nothing to show a window on, said in the user's language."""


def open_display() -> None:
    """Have SDL find the screen. One that nobody can see is taken only if it was asked for."""
    asked = os.environ.get(_ASKED_FOR, "").strip()
    if not asked:
        # SDL looks for a driver without a name, and finds none.
        os.environ.pop(_ASKED_FOR, None)
    try:
        pygame.display.init()
    except pygame.error as error:
        if asked:
            text = _("There is no screen of the kind that SDL_VIDEODRIVER names: {name}", name=asked)
            raise NoScreen(str(text)) from error
        raise _nothing_found() from error
    driver = pygame.display.get_driver()
    # SDL takes one of them when it finds no screen.
    if driver in UNSEEN_DRIVERS and driver not in asked.lower().split(","):
        pygame.display.quit()
        raise _nothing_found()
    _send_pictures_straight(driver)


def _nothing_found() -> NoScreen:
    what = _("No screen was found to show the game on.")
    # TRANSLATORS: For people who start the game from a terminal. DISPLAY and WAYLAND_DISPLAY are names of variables.
    advice = _("Start it from a desktop, or name its screen in DISPLAY or WAYLAND_DISPLAY.")
    return NoScreen(f"{what} {advice}")


def _send_pictures_straight(driver: str) -> None:
    """Have SDL hand our finished picture to the X server as it is.

    By default it goes through a texture, which costs more than drawing the picture wherever no real graphics card is at
    work (a remote desktop, a virtual machine): 14 ms instead of 0.5 for a full screen. On Wayland there is no other way
    than the texture: without it there is no window at all. SDL asks for this when a window gets its picture.
    """
    if driver == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
