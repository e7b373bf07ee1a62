"""Copies of the game that were damaged after they were installed."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

Damage = Callable[[Path], object]


def without(path: str) -> Damage:
    """A file or folder is gone."""

    def remove(copy: Path) -> None:
        target = copy / path
        shutil.rmtree(target) if target.is_dir() else target.unlink()

    return remove


def with_text(path: str, text: str) -> Damage:
    """A file has another text than it should."""

    def write(copy: Path) -> None:
        (copy / path).parent.mkdir(exist_ok=True)
        (copy / path).write_text(text, encoding="utf-8")

    return write


def damaged_copy(folder: Path, damage: Damage) -> Path:
    copy = folder / "copy"
    for part in ("flip7", "assets", "locale"):
        shutil.copytree(ROOT / part, copy / part)
    damage(copy)
    return copy


def start(copy: Path, home: Path, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    """Start the copy as a double-click does: nobody reads what it prints."""
    surroundings = {**os.environ, "SDL_AUDIODRIVER": "dummy", **environment}
    return subprocess.Popen(
        [sys.executable, "-m", "flip7", "--home", str(home), *arguments],
        cwd=copy, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
        start_new_session=True,
    )  # fmt: skip
