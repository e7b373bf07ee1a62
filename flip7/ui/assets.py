"""Pictures from assets/: SVG drawn at exactly the pixels needed, turned and tinted, each made once and kept."""

import errno
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pygame

from flip7 import resources
from flip7.ui import vector
from flip7.ui.cache import MEGABYTE, Lru, surface_bytes
from flip7.ui.facts import facts_on, keep_facts

RGB = tuple[int, int, int]
Size = tuple[int, int]
Paint = Callable[[pygame.Surface], None]

ANGLE_STEP = 1.5
"""Turned pictures are kept in steps of this many degrees: a motion looks smooth, and the store stays small."""

_SHARPER = 2
"""A picture is turned at this many times its size and then made smaller, so that its edges stay smooth."""


class AssetMissing(FileNotFoundError):
    """A picture that the game asks for is not in assets/."""

    def __init__(self, name: str, path: Path) -> None:
        super().__init__(errno.ENOENT, f"asset {name!r} is missing: no file {path}", str(path))
        self.name = name


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture at a size in pixels. `name` is the path below assets/ without its ending, such as "icons/play",
    or any key of a picture that is painted by the program."""

    name: Hashable
    size: Size
    tint: RGB | None = None


class Assets:
    """The pictures in use, up to a number of bytes; what was not used for longest goes first."""

    def __init__(self, folder: Path = resources.ASSETS, budget: int = 160 * MEGABYTE) -> None:
        self._folder = folder
        self._sources: dict[str, bytes] = {}
        self._kept: Lru[Hashable, pygame.Surface] = Lru(budget, surface_bytes)
        self.rasterised = 0
        """How often a picture had to be drawn from its source; a test can ask that a motion adds none."""

    @property
    def kept_bytes(self) -> int:
        """What the kept pictures take now, in bytes; never more than the budget."""
        return self._kept.weight

    def limit(self, budget: int) -> None:
        """Keep no more bytes than this from now on."""
        self._kept.limit(budget)

    def forget(self) -> None:
        """Drop every picture and every file read; what is asked for next is read from disk again."""
        self._kept.clear()
        self._sources.clear()

    def exists(self, name: str) -> bool:
        """Whether assets/ has a picture of this name, such as "icons/play"; without drawing it."""
        return name in self._sources or self._path(name).is_file()

    def picture(self, name: str, size: Size, tint: RGB | None = None) -> pygame.Surface:
        """The picture inside `size` pixels, its proportions kept; a tint multiplies its colours."""
        key = Picture(name, _at_least_one(size), tint)
        return self._kept.get(key) or self._kept.put(key, self._rasterise(name, key.size, tint))

    def painted(self, name: Hashable, size: Size, paint: Paint) -> pygame.Surface:
        """A picture that the program itself puts together (a card with its word), made once for each size."""
        key = Picture(name, _at_least_one(size))
        return self._kept.get(key) or self._kept.put(key, self._paint(key.size, paint))

    def rotated(self, picture: Picture, angle: float, paint: Paint | None = None) -> pygame.Surface:
        """A picture turned clockwise by `angle` degrees, to the nearest step. The surface has grown to hold it."""
        step = round(angle / ANGLE_STEP) % round(360 / ANGLE_STEP)
        if step == 0:
            return self._upright(picture, paint)
        key = (picture, step)
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        larger = (picture.size[0] * _SHARPER, picture.size[1] * _SHARPER)
        source = self._upright(Picture(picture.name, larger, picture.tint), paint)
        # The transparent frame lets the edge fade; without it the turned edge is a staircase.
        framed = pygame.Surface((source.get_width() + 4, source.get_height() + 4), pygame.SRCALPHA)
        framed.blit(source, (2, 2))
        turned = pygame.transform.rotozoom(framed, -step * ANGLE_STEP, 1 / _SHARPER)
        keep_facts(turned, facts_on(source))
        return self._kept.put(key, turned)

    def prepare(self, names: Iterable[str], sizes: Iterable[Size], tint: RGB | None = None) -> None:
        """Draw these now, so that none is drawn in the middle of a motion."""
        wanted = tuple(sizes)
        for name in names:
            for size in wanted:
                self.picture(name, size, tint)

    def _upright(self, picture: Picture, paint: Paint | None) -> pygame.Surface:
        if paint is not None:
            return self.painted(picture.name, picture.size, paint)
        if not isinstance(picture.name, str):
            raise TypeError(f"{picture.name!r} is no file below assets/: say how to paint it")
        return self.picture(picture.name, picture.size, picture.tint)

    def _paint(self, size: Size, paint: Paint) -> pygame.Surface:
        self.rasterised += 1
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        paint(sheet)
        return sheet

    def _rasterise(self, name: str, size: Size, tint: RGB | None) -> pygame.Surface:
        if tint is not None:
            surface = self.picture(name, size).copy()
            surface.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
            return surface
        self.rasterised += 1
        return vector.rasterise(self._source(name), size)

    def _source(self, name: str) -> bytes:
        source = self._sources.get(name)
        if source is None:
            try:
                source = self._path(name).read_bytes()
            except FileNotFoundError:
                raise AssetMissing(name, self._path(name)) from None
            self._sources[name] = source
        return source

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.svg"


def _at_least_one(size: Size) -> Size:
    return max(1, size[0]), max(1, size[1])


assets = Assets()
"""The pictures all canvases share."""
