"""The measurements tell what they are for, and none of them takes a wrong turn."""

import json
import subprocess
import sys

import pytest

from flip7 import cli


def test_an_evening_of_one_match_is_measured_beside_a_bare_window() -> None:
    # A process of its own: what other tests hold would be counted as well.
    command = [sys.executable, "-m", "flip7", "bench", "memory", "--json", "--size", "640x400", "--matches", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    figures = json.loads(done.stdout.splitlines()[-1])
    assert (figures["width"], figures["height"], figures["matches"]) == (640, 400, 1)
    assert 5 < figures["floor_mb"] < figures["first_mb"] == figures["last_mb"] <= figures["peak_mb"]
    assert figures["frames"] > 50, "the match was drawn"


def test_no_match_at_all_is_nothing_to_measure(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", "memory", "--matches", "0"]) == cli.BAD_INPUT
    assert "at least one game must be played" in capsys.readouterr().err
