"""The room of the table: felt, wooden rim and the dark around them, drawn once for a window; and the light in it."""

from collections.abc import Hashable
from math import sqrt
from random import Random

import pygame

from flip7.scenes.table import room_drawing
from flip7.scenes.table.oval import Oval
from flip7.ui import vector
from flip7.ui.assets import Assets
from flip7.ui.canvas import Canvas
from flip7.ui.scale import Viewport
from flip7.ui.theme import RGB, Colour, Contrast, Tone, theme

_SOFT = 4
"""What has no sharp edge is drawn at this part of the window's size, and enlarged."""
_NAP = 256
"""The side of the felt's texture in logical units: it repeats, and nobody sees where."""
_GRAIN = 128
_SMALL = 96
"""The side of the light and of the tint before they are enlarged."""
_HAZE: RGB = (26, 24, 22)
"""Light is seen in the air as well, even over black."""


class _Room:
    """The picture of the room that is in use: as large as the window, so there is only one at a time."""

    def __init__(self) -> None:
        self._kept: tuple[Hashable, pygame.Surface] | None = None
        self.built = 0
        """How often it was drawn anew."""

    def picture(self, viewport: Viewport, oval: Oval) -> pygame.Surface:
        key = (viewport, oval, theme.revision)
        if self._kept is None or self._kept[0] != key:
            self._kept = None  # The old one goes first: two of them never lie in memory.
            self.built += 1
            self._kept = (key, _build(viewport, oval))
        return self._kept[1]


room = _Room()
"""The room all canvases share."""


def draw_room(canvas: Canvas, oval: Oval) -> None:
    """The whole background: room, rim and felt. `oval` is the outer edge of the felt; the rim lies around it.

    It is built when the window, the oval or the theme is new, and is one blit from then on.
    """
    canvas.surface.blit(room.picture(canvas.viewport, oval), (0, 0))


def draw_lamp(canvas: Canvas, centre: tuple[float, float], radius: float, strength: float) -> None:
    """Warm light around a point, on all that was drawn there before; it fades to nothing at `radius`.

    It makes brighter what has a colour, as light does: the wood glows, and black stays nearly black.
    """
    diameter = canvas.viewport.to_px(2 * radius)
    share = round(255 * min(1.0, max(0.0, strength)))
    if diameter <= 0 or share == 0:
        return
    left, top = canvas.viewport.to_px(centre[0] - radius), canvas.viewport.to_px(centre[1] - radius)
    seen = pygame.Rect(left, top, diameter, diameter).clip(canvas.surface.get_clip())
    if not seen:
        return
    lit = canvas.surface.subsurface(seen).copy()
    lit.fill(_HAZE, special_flags=pygame.BLEND_RGB_ADD)
    light = _light(canvas.assets, diameter)
    lit.blit(light, (0, 0), seen.move(-left, -top), special_flags=pygame.BLEND_RGB_MULT)
    if share < 255:
        lit.fill((share, share, share), special_flags=pygame.BLEND_RGB_MULT)
    canvas.surface.blit(lit, seen, special_flags=pygame.BLEND_RGB_ADD)


def draw_mood(canvas: Canvas, colour: Colour, strength: float) -> None:
    """A tint over the whole screen, strong at its edges and slight in its middle: a moment's colour."""
    share = round(255 * min(1.0, max(0.0, strength)))
    if share == 0:
        return
    tint = theme.rgb(colour)

    def paint(sheet: pygame.Surface) -> None:
        stops = tuple((*tint, round(255 * alpha)) for alpha in (0.03, 0.06, 0.16, 0.36, 0.6, 0.8, 0.92))
        small = vector.spotlight((_SMALL, _SMALL), (_SMALL / 2, _SMALL * 0.52), _SMALL * 0.74, stops)
        sheet.blit(pygame.transform.smoothscale(small, sheet.get_size()), (0, 0))

    picture = canvas.assets.painted(("mood", tint), canvas.surface.get_size(), paint)
    picture.set_alpha(share)
    canvas.surface.blit(picture, (0, 0))
    picture.set_alpha(255)


def _light(pictures: Assets, diameter: int) -> pygame.Surface:
    """By how much each point around a lamp becomes brighter."""
    lamp = theme.rgb(Tone.LAMP)

    def paint(sheet: pygame.Surface) -> None:
        stops = tuple((*_dimmed(lamp, (1 - (step / 16) ** 2) ** 2), 255) for step in range(17))
        small = vector.spotlight((_SMALL, _SMALL), (_SMALL / 2, _SMALL / 2), _SMALL / 2 - 1, stops)
        sheet.blit(pygame.transform.smoothscale(small, sheet.get_size()), (0, 0))

    return pictures.painted(("lamp", lamp), (diameter, diameter), paint)


def _build(viewport: Viewport, oval: Oval) -> pygame.Surface:
    size = (max(1, viewport.px_size[0]), max(1, viewport.px_size[1]))
    small = (max(2, size[0] // _SOFT), max(2, size[1] // _SOFT))
    soft = pygame.Surface(small)
    soft.blit(vector.rasterise(room_drawing.dark(viewport, oval), small), (0, 0))
    if theme.contrast is Contrast.NORMAL:
        soft = pygame.transform.gaussian_blur(soft, 2)
        soft.blit(vector.rasterise(room_drawing.far_lights(viewport), small), (0, 0))
    soft.blit(vector.rasterise(room_drawing.felt(viewport, oval), small), (0, 0))
    picture = pygame.Surface(size)
    picture.blit(pygame.transform.smoothscale(soft, size), (0, 0))
    _lay_nap(picture, viewport, oval)
    _tile(picture, _grain(), pygame.BLEND_RGB_ADD)
    picture.blit(vector.rasterise(room_drawing.rim(viewport, oval), size), (0, 0))
    return picture


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
        up = (y / scale - edge.cy) / edge.ry if edge.ry else 1.0
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


def _nap(side: int) -> pygame.Surface:
    """Fine fibres that lie a little aslant: noise, smeared in two directions."""
    shades = bytes(255 - value * (90 if theme.contrast is Contrast.NORMAL else 40) // 255 for value in range(256))
    noise = Random(7).randbytes(_NAP * _NAP).translate(shades)
    nap = pygame.image.frombytes(bytes(value for value in noise for _ in range(3)), (_NAP, _NAP), "RGB").convert(32)
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
