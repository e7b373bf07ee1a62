"""A message box of the system, for what nobody would read on a terminal. It needs no window of ours and no fonts."""
# All this is needed only when the game fails, and pygame may be what failed.
# ruff: noqa: PLC0415

import os
import sys

UNSEEN_DRIVERS = ("offscreen", "dummy", "evdev")
"""The drivers of SDL that show nothing to anybody."""

_PROGRAMS = (
    ("zenity", "--error", "--no-markup", "--title={title}", "--text={text}"),
    ("kdialog", "--title={title}", "--error", "{text}"),
    ("xmessage", "-center", "-default", "okay", "-title", "{title}", "{text}"),
)
"""What the desktops of Linux have for it. SDL knows the first one only, and a box of its own that needs old X fonts."""


def can_be_seen() -> bool:
    """Whether somebody sits in front of a screen. Where nobody could close a box, the program would wait for ever."""
    asked = os.environ.get("SDL_VIDEODRIVER", "").lower().split(",")
    if any(driver in UNSEEN_DRIVERS for driver in asked):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(title: str, text: str) -> bool:
    """Show it until it is closed; False if that is impossible here. Only for a program that is about to end."""
    if not can_be_seen():
        return False
    if getattr(sys, "frozen", False) and "LD_LIBRARY_PATH" in os.environ:
        # The programs of the system need its own libraries, and not those that were packaged with the game.
        os.environ["LD_LIBRARY_PATH"] = os.environ.get("LD_LIBRARY_PATH_ORIG", "")
    return _by_sdl(title, text) or _by_windows(title, text) or _by_a_program(title, text)


def _by_sdl(title: str, text: str) -> bool:
    try:
        import pygame

        pygame.display.message_box(title, text, message_type="error", escape_button=0)
    except Exception:  # a pygame that is broken can fail in any way
        return False
    return True


def _by_windows(title: str, text: str) -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    error_sign = 0x10
    return bool(ctypes.windll.user32.MessageBoxW(None, text, title, error_sign))


def _by_a_program(title: str, text: str) -> bool:
    import shutil
    import subprocess

    for program, *arguments in _PROGRAMS:
        if shutil.which(program) is not None:
            filled = [argument.format(title=title, text=text) for argument in arguments]
            subprocess.run([program, *filled], capture_output=True, check=False)
            return True
    return False
