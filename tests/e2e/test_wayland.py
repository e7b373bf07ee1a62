"""The real window on a Wayland desktop, where there is no X server."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.e2e.compositor import PATIENCE, needs_wayland, wayland

ON_THE_TITLE = 3000
"""Colours."""


@needs_wayland
@pytest.mark.parametrize("asked", [{}, {"SDL_VIDEODRIVER": "wayland"}], ids=["nothing asked", "asked for"])
def test_the_title_is_seen_on_wayland(asked: dict[str, str], tmp_path: Path) -> None:
    with wayland() as desktop:
        assert desktop.colours() < ON_THE_TITLE
        program = subprocess.Popen(
            [sys.executable, "-m", "flip7", "--lang", "en", "--home", str(tmp_path)],
            env={**desktop.environment, **asked},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            end = time.monotonic() + PATIENCE
            while desktop.colours() < ON_THE_TITLE:
                assert program.poll() is None, program.communicate()
                assert time.monotonic() < end, "the title was never seen"
                time.sleep(0.2)
        finally:
            program.terminate()
            said = program.communicate(timeout=PATIENCE)
        assert program.returncode == 0, said
        assert "flip7:" not in said[1]
