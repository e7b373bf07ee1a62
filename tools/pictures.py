"""Renews the pictures of the README from the real game: docs/pictures/*.jpg, and the animation of a turn, a bust and a
Flip 7.

    python tools/pictures.py                    all of them
    python tools/pictures.py --only table       those with this in their name

The animation needs the program img2webp (Debian and Ubuntu: `sudo apt install webp`). Nothing that runs by itself needs
it: the finished file is kept in the repository.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from flip7 import i18n
from flip7.app.context import Context
from flip7.dev import moments
from flip7.dev.fixtures import StagedTable, six_numbers, with_next
from flip7.dev.shots import all_shots
from flip7.engine import Move
from flip7.engine.events import FlipSeven

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
LANGUAGE = "en"
SIZE = (1280, 720)
STILLS: Mapping[str, str] = {
    "title": "title",
    "table": "table-6-turn",
    "aim": "table-4-target",
    "bust": "table-4-bust",
    "flip7": "table-4-flip7",
    "podium": "podium-4",
}
"""The name of a picture, and that of the shot it is (`flip7 shots`)."""
ANIMATION = "flip7.webp"
SMALL = (800, 450)
FRAMES_PER_SECOND = 15
SEATS = 4
LARGEST = 3_000_000
"""Bytes of the animation: a page with it should open quickly."""


def turn() -> Iterator[pygame.Surface]:
    """A person hits, and gets a new number."""
    staged = moments.on_turn(_context(), SEATS, SIZE)
    row = {card.name for card in staged.match.game.seats[0].row}
    left = [card.name for card in staged.match.game.cards_left() if card.name.isdigit() and card.name not in row]
    staged = StagedTable(_context(), with_next(staged.match, left[:1]), SIZE)
    yield from _film(staged, 0.7)
    staged.decide(Move.HIT)
    yield from _film_while(staged, lambda: staged.scene.showing is not None, 1.8)


def bust() -> Iterator[pygame.Surface]:
    """The same person goes too far."""
    staged = moments.bust(_context(), SEATS, SIZE, 0.0)
    yield from _film(staged, 2.3)


def flip_seven() -> Iterator[pygame.Surface]:
    """The seventh number."""
    staged = StagedTable(_context(), six_numbers(SEATS), SIZE)
    yield from _film(staged, 0.5)
    staged.decide(Move.HIT)
    yield from _film_while(staged, lambda: not isinstance(staged.scene.showing, FlipSeven), 4.0)
    yield from _film_while(staged, lambda: isinstance(staged.scene.showing, FlipSeven), 4.0)


def _context() -> Context:
    return Context(language=LANGUAGE)


def _film(staged: StagedTable, seconds: float) -> Iterator[pygame.Surface]:
    yield from _film_while(staged, lambda: True, seconds)


def _film_while(staged: StagedTable, goes_on: Callable[[], bool], most: float) -> Iterator[pygame.Surface]:
    """A small picture of each frame as long as something goes on, and for so many seconds at most."""
    for _frame in range(round(most * FRAMES_PER_SECOND)):
        if not goes_on():
            return
        yield pygame.transform.smoothscale(staged.screen.draw(), SMALL)
        staged.screen.advance(1 / FRAMES_PER_SECOND)


def animate(path: Path) -> None:
    """Write the animation; SystemExit where it cannot be made, or would be too large for a page."""
    program = shutil.which("img2webp")
    if program is None:
        raise SystemExit("img2webp is not installed: sudo apt install webp")
    with tempfile.TemporaryDirectory() as folder:
        frames: list[str] = []
        for scene in (turn, bust, flip_seven):
            for picture in scene():
                frames.append(str(Path(folder, f"{len(frames):04}.png")))
                pygame.image.save(picture, frames[-1])
        made = Path(folder, ANIMATION)
        length = str(round(1000 / FRAMES_PER_SECOND))
        options = ["-loop", "0", "-mixed", "-q", "48", "-m", "4", "-d", length]
        subprocess.run([program, *options, *frames, "-o", str(made)], check=True, stdout=subprocess.DEVNULL)
        size = made.stat().st_size
        if size > LARGEST:
            raise SystemExit(f"{path.name} would have {size:,} bytes: more than {LARGEST:,}")
        shutil.copyfile(made, path)
        print(f"{path.name}: {len(frames)} frames, {size:,} bytes")


def main(arguments: list[str] | None = None) -> int:
    """Write what is asked for; 1 if nothing has that name."""
    parser = argparse.ArgumentParser(description="Renew the pictures of the README from the real game.")
    parser.add_argument("--only", metavar="NAME", default="", help="only pictures with this in their name")
    asked = parser.parse_args(arguments).only
    i18n.use_language(LANGUAGE)
    pygame.display.init()
    pygame.font.init()
    FOLDER.mkdir(exist_ok=True)
    shots = {shot.name: shot for shot in all_shots()}
    stills = [name for name in STILLS if asked in name]
    for name in stills:
        picture = shots[STILLS[name]].take(_context(), SIZE)
        pygame.image.save(picture, str(FOLDER / f"{name}.jpg"))
        print(f"{name}.jpg")
    if animated := asked in ANIMATION and asked not in STILLS:
        animate(FOLDER / ANIMATION)
    return 0 if stills or animated else 1


if __name__ == "__main__":
    sys.exit(main())
