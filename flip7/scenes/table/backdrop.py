"""The room of the table: felt, wooden rim and the dark around them, drawn once for a window; and the light in it."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from math import sqrt
from random import Random

import pygame

from flip7.scenes.table import room_drawing
from flip7.scenes.table.oval import Oval
from flip7.ui import vector
from flip7.ui.assets import Assets, Size
from flip7.ui.canvas import Canvas
from flip7.ui.scale import Viewport
from flip7.ui.theme import RGB, Colour, Contrast, Tone, theme

_SOFT = 0.25
"""Pixels to a logical unit for what has no sharp edge: it is drawn small and enlarged."""
_BLUR = 4
"""How far the wall and the window are out of focus, in such pixels."""
_TILE = 256
"""The rim is drawn in squares of this many pixels: most of a window has none of it."""
_NAP = 256
"""The side of the felt's texture in logical units: it repeats, and nobody sees where."""
_GRAIN = 128
_SMALL = 96
"""The side of the light and of the tint before they are enlarged."""
_HAZE: RGB = (26, 24, 22)
"""Light is seen in the air as well, even over black."""


class WindowPicture:
    """A picture as large as the window. Only the one in use is kept: two of them would be a lot of memory."""

    def __init__(self) -> None:
        self._kept: tuple[Hashable, pygame.Surface] | None = None
        self.built = 0
        """How often it was drawn anew."""

    def get(self, key: Hashable, build: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture for this key, painted only if it is another one than before."""
        if self._kept is None or self._kept[0] != key:
            self._kept = None  # The old one goes before the new one is made.
            self._kept = (key, build())
            self.built += 1
        return self._kept[1]


room = WindowPicture()
mood = WindowPicture()
"""Shared by all canvases."""


def draw_room(canvas: Canvas, oval: Oval) -> None:
    """The whole background: room, rim and felt. `oval` is the outer edge of the felt; the rim lies around it.

    It is built when the window, the oval or the theme is new, and is one blit from then on.
    """
    if not canvas.paints:
        return
    viewport = canvas.viewport
    picture = room.get((viewport, oval, theme.revision), lambda: _build(viewport, oval))
    canvas.surface.blit(picture, (0, 0))


def draw_lamp(canvas: Canvas, centre: tuple[float, float], radius: float, strength: float) -> None:
    """Warm light around a point, on all that was drawn there before; it fades to nothing at `radius`.

    It makes brighter what has a colour, as light does: the wood glows, and black stays nearly black.
    """
    diameter = canvas.viewport.to_px(2 * radius)
    share = round(255 * min(1.0, max(0.0, strength)))
    if diameter <= 0 or share == 0 or not canvas.paints:
        return
    left, top = canvas.viewport.to_px(centre[0] - radius), canvas.viewport.to_px(centre[1] - radius)
    seen = pygame.Rect(left, top, diameter, diameter).clip(canvas.surface.get_clip())
    if not seen:
        return
    lit = canvas.surface.subsurface(seen).copy()
    lit.fill(_HAZE, special_flags=pygame.BLEND_RGB_ADD)
    light = _light(canvas.assets, diameter, share)
    lit.blit(light, (0, 0), seen.move(-left, -top), special_flags=pygame.BLEND_RGB_MULT)
    canvas.surface.blit(lit, seen, special_flags=pygame.BLEND_RGB_ADD)


def draw_mood(canvas: Canvas, colour: Colour, strength: float) -> None:
    """A tint over the whole screen, strong at its edges and slight in its middle: a moment's colour."""
    share = round(255 * min(1.0, max(0.0, strength)))
    if share == 0 or not canvas.paints:
        return
    size, tint = canvas.surface.get_size(), theme.rgb(colour)
    picture = mood.get((size, tint), lambda: _tinted_edges(size, tint))
    picture.set_alpha(share)
    canvas.surface.blit(picture, (0, 0))


def _tinted_edges(size: Size, tint: RGB) -> pygame.Surface:
    stops = tuple((*tint, round(255 * alpha)) for alpha in (0.03, 0.06, 0.16, 0.36, 0.6, 0.8, 0.92))
    small = vector.spotlight((_SMALL, _SMALL), (_SMALL / 2, _SMALL * 0.52), _SMALL * 0.74, stops)
    return pygame.transform.smoothscale(small, size)


def _light(pictures: Assets, diameter: int, strength: int) -> pygame.Surface:
    """By how much each point around a lamp of this strength, up to 255, becomes brighter."""
    lamp = theme.rgb(Tone.LAMP)

    def paint(sheet: pygame.Surface) -> None:
        stops = tuple((*_dimmed(lamp, (1 - (step / 16) ** 2) ** 2), 255) for step in range(17))
        small = vector.spotlight((_SMALL, _SMALL), (_SMALL / 2, _SMALL / 2), _SMALL / 2 - 1, stops)
        sheet.blit(pygame.transform.smoothscale(small, sheet.get_size()), (0, 0))
        sheet.fill((strength, strength, strength), special_flags=pygame.BLEND_RGB_MULT)

    return pictures.painted(("lamp", lamp, strength), (diameter, diameter), paint)


def _build(viewport: Viewport, oval: Oval) -> pygame.Surface:
    width, height = viewport.size
    small = (max(2, round(width * _SOFT)), max(2, round(height * _SOFT)))
    soft = pygame.Surface(small)
    soft.blit(vector.rasterise(room_drawing.dark(viewport, oval), small), (0, 0))
    if theme.contrast is Contrast.NORMAL:
        soft = pygame.transform.gaussian_blur(soft, _BLUR)
        soft.blit(vector.rasterise(room_drawing.far_lights(viewport), small), (0, 0))
    soft.blit(vector.rasterise(room_drawing.felt(viewport, oval), small), (0, 0))
    picture = pygame.Surface(viewport.px_size)
    picture.blit(pygame.transform.smoothscale(soft, viewport.px_size), (0, 0))
    _lay_nap(picture, viewport, oval)
    _tile(picture, _grain(), pygame.BLEND_RGB_ADD)
    _lay_rim(picture, viewport, oval)
    return picture


def _lay_rim(picture: pygame.Surface, viewport: Viewport, oval: Oval) -> None:
    """The rim, square by square along its way: in one piece it costs the area that it goes around."""
    scale = viewport.scale
    drawing = room_drawing.Rim(viewport, oval)
    # Samples a little beside the rim find the squares of which it fills a corner only.
    lines = [oval.inflate(out, out) for out in (-6, room_drawing.RIM / 2, room_drawing.RIM + 6)]
    points = (line.at(step / 4) for line in lines for step in range(4 * 360))
    squares = {(int(x * scale // _TILE) * _TILE, int(y * scale // _TILE) * _TILE) for x, y in points}
    for place in squares:
        square = pygame.Rect(place, (_TILE, _TILE))
        if square.colliderect(picture.get_rect()):
            picture.blit(vector.rasterise(drawing.part(square), square.size), square)


def _lay_nap(picture: pygame.Surface, viewport: Viewport, oval: Oval) -> None:
    """The felt's texture, row by row between the ends of the oval: the rim hides that they are not smooth."""
    width, height = picture.get_size()
    nap = _nap(max(8, viewport.to_px(_NAP)))
    side = nap.get_height()
    strip = pygame.Surface((width, side))
    _tile(strip, nap)
    edge = oval.inflate(room_drawing.RIM / 2, room_drawing.RIM / 2)
    scale = viewport.scale
    for y in range(height):
        up = (y / scale - edge.cy) / edge.ry
        if abs(up) < 1:
            reach = edge.rx * sqrt(1 - up * up)
            left, right = max(0, int((edge.cx - reach) * scale)), min(width, int((edge.cx + reach) * scale))
            if left < right:
                area = (left, y % side, right - left, 1)
                picture.blit(strip, (left, y), area, special_flags=pygame.BLEND_RGB_MULT)


def _tile(picture: pygame.Surface, tile: pygame.Surface, blend: int = 0) -> None:
    for x in range(0, picture.get_width(), tile.get_width()):
        for y in range(0, picture.get_height(), tile.get_height()):
            picture.blit(tile, (x, y), special_flags=blend)


@lru_cache(maxsize=1)
def _nap(side: int) -> pygame.Surface:
    """Fine fibres that lie a little aslant: noise, smeared in two directions."""
    depth = 255 * 2 * (1 - room_drawing.NAP_SHADE)
    shades = [round(255 - value / 255 * depth) for value in range(256)]
    noise = pygame.image.frombytes(Random(7).randbytes(_NAP * _NAP), (_NAP, _NAP), "P")
    noise.set_palette([(shade, shade, shade) for shade in shades])
    nap = noise.convert(32)
    for dx, dy, alpha in ((1, -1, 128), (2, -2, 128), (1, 0, 80), (0, 1, 60)):
        moved = nap.copy()
        moved.scroll(dx, dy, pygame.SCROLL_REPEAT)
        moved.set_alpha(alpha)
        nap.blit(moved, (0, 0))
    return pygame.transform.smoothscale(nap, (side, side))


def _grain() -> pygame.Surface:
    """A little brightness here and there, without which a dark gradient shows its steps."""
    steps = bytes((0, 0, 1, 1, 2, 3)[value % 6] for value in range(256))
    return pygame.image.frombytes(Random(7).randbytes(_GRAIN * _GRAIN * 3).translate(steps), (_GRAIN, _GRAIN), "RGB")


def _dimmed(colour: RGB, share: float) -> RGB:
    red, green, blue = (round(value * share) for value in colour)
    return red, green, blue
