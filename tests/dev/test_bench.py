"""The measurements tell what they are for, and none of them takes a wrong turn."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from flip7 import cli
from flip7.dev.bench import memory
from flip7.dev.bench.frames import open_window
from flip7.dev.fixtures import plan_for
from flip7.store.home import Home


def test_an_evening_of_one_match_is_measured_beside_a_bare_window() -> None:
    # A process of its own: what other tests hold would be counted as well.
    command = [sys.executable, "-m", "flip7", "bench", "memory", "--json", "--size", "640x400", "--matches", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    figures = json.loads(done.stdout.splitlines()[-1])
    assert (figures["width"], figures["height"], figures["matches"]) == (640, 400, 1)
    assert 5 < figures["floor_mb"] < figures["first_mb"] == figures["last_mb"] <= figures["peak_mb"]
    assert figures["frames"] > 50, "the match was drawn"


@pytest.mark.parametrize(("own", "expected"), [(None, 1.0), ("0", 0.0)], ids=["with textures", "without"])
def test_the_bare_window_is_shown_in_the_same_way_as_the_game(
    own: str | None, expected: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Wayland there is no window without textures."""
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    if own is not None:
        monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", own)
    monkeypatch.setattr(memory, "_BARE", 'import os; print(os.environ.get("SDL_FRAMEBUFFER_ACCELERATION", "256"))')
    assert memory._bare((640, 400)) == expected


def test_the_evening_is_saved_recorded_and_heard(tmp_path: Path) -> None:
    evening = memory._Evening(open_window((640, 400)), Home.at(tmp_path))
    assert evening._context.audio.available
    evening.play(plan_for(2, "de", people=0), "fr")
    assert evening._context.records is not None
    assert evening._context.records.count() == 1
    evening.end()
    assert not evening._context.audio.available


def test_no_match_at_all_is_nothing_to_measure(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", "memory", "--matches", "0"]) == cli.BAD_INPUT
    assert "at least one game must be played" in capsys.readouterr().err
