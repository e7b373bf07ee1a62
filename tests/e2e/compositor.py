"""A Wayland desktop of its own, and what can be seen on it."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
import pytest

needs_wayland = pytest.mark.skipif(
    shutil.which("weston") is None or shutil.which("weston-screenshooter") is None,
    reason="weston is not installed: the window cannot be shown on Wayland",
)
PATIENCE = 30
"""Seconds."""


class Compositor:
    """Weston without a screen: it keeps its picture in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            **{name: value for name, value in os.environ.items() if name not in ("DISPLAY", "SDL_VIDEODRIVER")},
            "XDG_RUNTIME_DIR": str(folder),
            "WAYLAND_DISPLAY": "flip7-test",
            "SDL_AUDIODRIVER": "dummy",
        }

    def colours(self) -> int:
        """How many colours are to be seen now. A bare desktop has some hundreds of them."""
        for old in self.folder.glob("*.png"):
            old.unlink()
        subprocess.run(
            ["weston-screenshooter"],
            cwd=self.folder, env=self.environment, capture_output=True, timeout=PATIENCE, check=True,
        )  # fmt: skip
        picture = pygame.image.load(next(self.folder.glob("*.png"))).convert(24)
        seen = memoryview(picture.get_buffer().raw)
        return len({bytes(seen[at : at + 3]) for at in range(0, len(seen) - 2, 3)})


@contextmanager
def wayland() -> Iterator[Compositor]:
    # The path of a socket may not be long.
    with TemporaryDirectory(prefix="flip7-") as folder:
        compositor = Compositor(Path(folder))
        said = subprocess.run(["weston", "--help"], capture_output=True, text=True, timeout=PATIENCE, check=False)
        # Newer versions have another word for it.
        renderer = "--renderer=pixman" if "--renderer" in said.stdout else "--use-pixman"
        server = subprocess.Popen(
            ["weston", "--backend=headless-backend.so", "--socket=flip7-test", "--idle-time=0", "--debug", renderer],
            env=compositor.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            end = time.monotonic() + PATIENCE
            while not (compositor.folder / "flip7-test").exists():
                assert server.poll() is None, "weston did not start"
                assert time.monotonic() < end, "weston does not answer"
                time.sleep(0.05)
            yield compositor
        finally:
            server.terminate()
            server.wait(PATIENCE)
