"""Panels, rings, shadows and glows in pixels, drawn once and kept.

A flat panel is drawn once for its corners and then put together from nine pieces, so that a panel of any size costs
about as much as a small one; soft shapes are blurred small and enlarged.
"""

from collections.abc import Hashable
from enum import Enum
from random import Random

import pygame

from flip7.ui import vector
from flip7.ui.cache import MEGABYTE, Lru, surface_bytes
from flip7.ui.vector import RGBA, Fill, Gradient, Point, Stroke

Size = tuple[int, int]


class _Middle(Enum):
    FULL = "full"
    EMPTY = "empty"


class Shapes:
    """Shapes by all that describes them, up to a number of bytes."""

    def __init__(self, budget: int = 160 * MEGABYTE) -> None:
        self._kept: Lru[Hashable, pygame.Surface] = Lru(budget, surface_bytes)
        # The felt is as large as the screen and drawn in every frame: it has a place of its own.
        self._felt: tuple[Hashable, pygame.Surface] | None = None
        self.drawn = 0
        """How many shapes were drawn and not found: a frame in which nothing is new adds none."""

    @property
    def kept_bytes(self) -> int:
        """What the kept shapes take now, in bytes; never more than the budget."""
        return self._kept.weight

    def limit(self, budget: int) -> None:
        """Keep no more bytes than this from now on."""
        self._kept.limit(budget)

    def forget(self) -> None:
        """Drop everything that was drawn; it is drawn again when it is asked for."""
        self._kept.clear()
        self._felt = None

    def rounded(self, size: Size, radius: int, fill: Fill | None, stroke: Stroke | None = None) -> pygame.Surface:
        """A panel with round corners of this radius in pixels; its line lies inside the edge. Do not draw on it: it is
        kept."""
        key = ("rounded", size, radius, fill, stroke)
        return self._kept.get(key) or self._keep(key, _rounded(size, radius, fill, stroke))

    def outline(self, size: Size, points: tuple[Point, ...], fill: Fill | None, stroke: Stroke | None,
                ends: str = "Z") -> pygame.Surface:  # fmt: skip
        """A shape through points on a sheet of this size. `ends` is "Z" for a closed one, "" for a line."""
        key = ("outline", size, points, fill, stroke, ends)
        return self._kept.get(key) or self._keep(key, vector.outline(size, points, fill, stroke, ends))

    def arc(self, diameter: int, start: float, end: float, stroke: Stroke) -> pygame.Surface:
        """Part of a ring, in degrees clockwise from the top, on a square sheet of this diameter."""
        # A gauge in motion would draw a new arc for every tiny angle; a third of a degree is finer than the eye.
        start, end = round(start * 3) / 3, round(end * 3) / 3
        key = ("arc", diameter, start, end, stroke)
        return self._kept.get(key) or self._keep(key, vector.arc(diameter, start, end, stroke))

    def soft(self, size: Size, radius: int, blur: int, colour: RGBA) -> pygame.Surface:
        """A rounded box whose edge fades over `blur` pixels on both sides. It is 2 x `blur` wider and higher."""
        key = ("soft", size, radius, blur, colour)
        return self._kept.get(key) or self._keep(key, _soft(size, radius, blur, colour, _Middle.FULL))

    def halo(self, size: Size, radius: int, blur: int, colour: RGBA) -> pygame.Surface:
        """What of such a soft box lies outside the box itself."""
        key = ("halo", size, radius, blur, colour)
        return self._kept.get(key) or self._keep(key, _soft(size, radius, blur, colour, _Middle.EMPTY))

    def spotlight(self, diameter: int, colour: RGBA) -> pygame.Surface:
        """A round light that fades to nothing at its edge."""
        key = ("spotlight", diameter, colour)
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        # Squared stops fall off like light does; a straight fade shows a visible cone.
        stops = tuple((*colour[:3], round(colour[3] * (1 - step / 8) ** 2)) for step in range(9))
        middle = diameter / 2
        return self._keep(key, vector.spotlight((diameter, diameter), (middle, middle), middle, stops))

    def felt(self, size: Size, light: RGBA, edge: RGBA) -> pygame.Surface:
        """The table under everything."""
        key = (size, light, edge)
        if self._felt is None or self._felt[0] != key:
            self.drawn += 1
            self._felt = (key, _felt(size, light, edge))
        return self._felt[1]

    def _keep(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        self.drawn += 1
        return self._kept.put(key, surface)


def _rounded(size: Size, radius: int, fill: Fill | None, stroke: Stroke | None) -> pygame.Surface:
    radius = min(radius, size[0] // 2, size[1] // 2)
    margin = radius + (int(stroke.width) + 1 if stroke else 0) + 1
    corner = 2 * margin + 1
    if isinstance(fill, Gradient) or (stroke and stroke.dash) or min(size) <= corner:
        return vector.rounded(size, radius, fill, stroke)
    return _nine_pieces(vector.rounded((corner, corner), radius, fill, stroke), margin, size)


def _soft(size: Size, radius: int, blur: int, colour: RGBA, middle: _Middle) -> pygame.Surface:
    blur = max(1, blur)
    radius = min(radius, size[0] // 2, size[1] // 2)
    margin = radius + 2 * blur + 1
    core = (min(size[0], 2 * (margin - blur) + 1), min(size[1], 2 * (margin - blur) + 1))
    whole = (core[0] + 2 * blur, core[1] + 2 * blur)
    # Blurring costs with the square of the size, and what is soft can be enlarged without being seen.
    shrink = max(1, blur // 6)
    small = (max(3, whole[0] // shrink), max(3, whole[1] // shrink))
    sheet = pygame.Surface(small, pygame.SRCALPHA)
    inner = pygame.Rect(0, 0, max(1, core[0] // shrink), max(1, core[1] // shrink))
    inner.center = (small[0] // 2, small[1] // 2)
    box = vector.rounded(inner.size, radius / shrink, colour, None)
    sheet.blit(box, inner)
    step = max(1, round(blur / shrink / 3))
    for _ in range(3):
        sheet = pygame.transform.box_blur(sheet, step, repeat_edge_pixels=False)
    soft = pygame.transform.smoothscale(sheet, whole)
    # Beyond the sheet's edge the blur has seen black; the colour is the same all over, only its strength fades.
    for bound in (pygame.BLEND_RGB_MAX, pygame.BLEND_RGB_MIN):
        soft.fill(colour[:3], special_flags=bound)
    if middle is _Middle.EMPTY:
        soft.blit(vector.rounded(core, radius, (0, 0, 0, 255), None), (blur, blur), special_flags=pygame.BLEND_RGBA_SUB)
    return _nine_pieces(soft, margin, (size[0] + 2 * blur, size[1] + 2 * blur))


def _nine_pieces(source: pygame.Surface, margin: int, size: Size) -> pygame.Surface:
    """`source` at another size: its corners kept, its edges and its middle stretched."""
    if source.get_size() == size:
        return source
    width, height = size
    columns = _cuts(source.get_width(), width, margin)
    rows = _cuts(source.get_height(), height, margin)
    whole = pygame.Surface(size, pygame.SRCALPHA)
    for (from_x, from_w), (to_x, to_w) in columns:
        for (from_y, from_h), (to_y, to_h) in rows:
            piece = source.subsurface((from_x, from_y, from_w, from_h))
            if (from_w, from_h) != (to_w, to_h):
                piece = pygame.transform.scale(piece, (to_w, to_h))
            whole.blit(piece, (to_x, to_y))
    return whole


def _cuts(source: int, target: int, margin: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Pairs of (start, length) in the source and in the target, along one side."""
    if source == target:
        return [((0, source), (0, target))]
    return [
        ((0, margin), (0, margin)),
        ((margin, source - 2 * margin), (margin, target - 2 * margin)),
        ((source - margin, margin), (target - margin, margin)),
    ]


def _felt(size: Size, light: RGBA, edge: RGBA) -> pygame.Surface:
    """The table: a soft light a little below the middle, and a grain that hides the steps of a dark gradient."""
    width, height = max(2, size[0]), max(2, size[1])
    small = (max(2, width // 4), max(2, height // 4))
    centre = (small[0] / 2, small[1] * 0.56)
    reach = max(small[0] * 0.62, small[1] * 0.9)
    between = _mix(light, edge, 0.5)
    stops = (light, _mix(light, between, 0.55), between, _mix(between, edge, 0.55), edge)
    felt = pygame.transform.smoothscale(vector.spotlight(small, centre, reach, stops), (width, height))
    plain = pygame.Surface((width, height))
    plain.blit(felt, (0, 0))
    grain = _grain(128)
    for x in range(0, width, 128):
        for y in range(0, height, 128):
            plain.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    return plain


def _grain(side: int) -> pygame.Surface:
    """A little brightness here and there, a few steps out of 255: more would be seen, less would not hide the bands."""
    steps = bytes((0, 0, 1, 1, 2, 3)[value % 6] for value in range(256))
    return pygame.image.frombytes(Random(7).randbytes(side * side * 3).translate(steps), (side, side), "RGB")


def _mix(one: RGBA, other: RGBA, share: float) -> RGBA:
    red, green, blue, alpha = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue, alpha


shapes = Shapes()
"""The shapes all canvases share."""
