"""The buttons of gamepads as they look in a hand: round ones with a letter or a sign in their colour, and others."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin

from flip7.ui.canvas import Box, Canvas
from flip7.ui.pads import CIRCLE, CROSS, FACE, LABELS, SQUARE, TRIANGLE, PadFamily
from flip7.ui.text import line_height, text_width
from flip7.ui.theme import KEY, RGB

_PLASTIC = (24, 20, 46)
_WHITE = (240, 240, 246)
_COLOURS: Mapping[PadFamily, tuple[RGB, RGB, RGB, RGB]] = {
    PadFamily.XBOX: ((130, 214, 92), (255, 118, 108), (112, 182, 255), (255, 210, 64)),
    PadFamily.PLAYSTATION: ((150, 184, 255), (255, 128, 128), (244, 158, 214), (94, 222, 186)),
    PadFamily.NINTENDO: (_WHITE, _WHITE, _WHITE, _WHITE),
}
"""Of what confirms, goes back, hits and stays; brighter than in plastic, to be read on it."""


def glyph_size(pad: PadFamily, label: str) -> tuple[float, float]:
    """How wide and high the button with this label is drawn, in logical units."""
    height = line_height(KEY) + 8
    return (height, height) if _face(pad, label) is not None else (max(height, text_width(label, KEY) + 20), height)


def draw_glyph(canvas: Canvas, pad: PadFamily, label: str, box: Box, alpha: int = 255) -> None:
    """Draw the button with this label into a box of `glyph_size`."""
    face = _face(pad, label)
    if face is None:
        canvas.rect(box, _PLASTIC, min(box.height / 2, 10), (*_WHITE, 90), alpha=alpha)
        canvas.text(label, box, KEY.in_colour(_WHITE), alpha=alpha)
        return
    radius = min(box.width, box.height) / 2
    centre = (float(box.centerx), float(box.centery))
    canvas.circle(centre, radius, _PLASTIC, (*_WHITE, 90), alpha=alpha)
    colour = _COLOURS[pad][face]
    sign = _SIGNS.get(label)
    if sign is None:
        canvas.text(label, box, KEY.in_colour(colour), alpha=alpha)
        return
    with canvas.part("pad sign", label):
        sign(canvas, centre, radius * 0.5, colour, alpha)


def _face(pad: PadFamily, label: str) -> int | None:
    return next((number for kind, number in FACE.items() if LABELS[pad][kind] == label), None)


def _cross(canvas: Canvas, centre: tuple[float, float], size: float, colour: RGB, alpha: int) -> None:
    (x, y), arm, width = centre, size * 0.86, size * 0.34
    canvas.line((x - arm, y - arm), (x + arm, y + arm), colour, width, alpha=alpha)
    canvas.line((x - arm, y + arm), (x + arm, y - arm), colour, width, alpha=alpha)


def _circle(canvas: Canvas, centre: tuple[float, float], size: float, colour: RGB, alpha: int) -> None:
    canvas.ring(centre, size * 1.12, colour, size * 0.34, alpha=alpha)


def _square(canvas: Canvas, centre: tuple[float, float], size: float, colour: RGB, alpha: int) -> None:
    box = Box(0, 0, size * 1.86, size * 1.86)
    box.center = centre
    canvas.rect(box, None, size * 0.16, colour, size * 0.34, alpha=alpha)


def _triangle(canvas: Canvas, centre: tuple[float, float], size: float, colour: RGB, alpha: int) -> None:
    x, y = centre
    corners = [
        (x + size * 1.16 * cos(turn), y + size * 0.14 + size * 1.16 * sin(turn))
        for turn in (-pi / 2, pi / 6, 5 * pi / 6)
    ]
    canvas.polyline([*corners, corners[0]], colour, size * 0.34, alpha=alpha)


_SIGNS: Mapping[str, Callable[[Canvas, tuple[float, float], float, RGB, int], None]] = {
    CROSS: _cross, CIRCLE: _circle, SQUARE: _square, TRIANGLE: _triangle,
}  # fmt: skip
