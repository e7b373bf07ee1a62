"""Who gets to see a message box, and by which way."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from flip7 import message_box


@pytest.fixture(autouse=True)
def _on_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("surroundings", "system", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":0", "SDL_VIDEODRIVER": "dummy"}, "linux", False),
        ({"DISPLAY": ":0", "SDL_VIDEODRIVER": "x11,Offscreen"}, "linux", False),
        ({"DISPLAY": ":0", "SDL_VIDEODRIVER": "x11"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
        ({"SDL_VIDEODRIVER": "dummy"}, "win32", False),
    ],
)
def test_a_box_needs_a_screen_that_somebody_sees(
    surroundings: dict[str, str], system: str, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert message_box.can_be_seen() is expected


def test_without_a_screen_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("this would wait for ever")

    monkeypatch.setattr(pygame.display, "message_box", never)
    monkeypatch.setattr(subprocess, "run", never)
    assert message_box.show("Flip 7", "torn") is False


def test_a_box_of_sdl_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[str, str]] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, **_: shown.append((title, text)))
    assert message_box.show("Flip 7", "torn") is True
    assert shown == [("Flip 7", "torn")]


@pytest.mark.parametrize("program", ["zenity", "kdialog", "xmessage"])
def test_a_program_of_the_desktop_shows_it_where_sdl_cannot(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise pygame.error("no message system available")

    given = tmp_path / "given"
    stand_in = tmp_path / program
    stand_in.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" >"{given}"\nexit 1\n')
    stand_in.chmod(0o755)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(pygame.display, "message_box", fail)
    assert message_box.show("Flip 7", "die Schrift {fehlt}\n<b>50 %</b>") is True
    assert "die Schrift {fehlt}\n<b>50 %</b>" in given.read_text(encoding="utf-8")
    assert "Flip 7" in given.read_text(encoding="utf-8")


def test_where_nothing_can_show_it_the_program_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("PATH", "")
    monkeypatch.setitem(sys.modules, "pygame", None)
    assert message_box.show("Flip 7", "torn") is False
