"""Ice over a frozen seat: a sheet with broken edges and crystals, that grows out from its middle."""

from math import cos, hypot, pi, sin, tau
from random import Random

from flip7 import i18n
from flip7.ui.canvas import Box, Canvas
from flip7.ui.scale import Viewport
from flip7.ui.theme import Tone, theme

_POINTS = 44
"""Corners of the sheet's edge."""
_OVER = (22.0, 9.0)
"""So far beyond the seat the sheet reaches at each side, and above and below, where others are near."""


def draw_ice(canvas: Canvas, box: Box, growth: float) -> None:
    """A sheet of ice under what stands in a box. It comes in its own shape, so that the seat lies on ice and not in a
    frame. `growth` below 1 is a sheet that is still growing."""
    whole = box.inflate(2 * _OVER[0], 2 * _OVER[1])
    with canvas.part("frost"):
        if growth >= 1:
            canvas.painted("ice", whole, _paint)
            return
        # On its way the picture of the whole sheet is scaled: it is never painted anew for a step.
        size = (canvas.viewport.to_px(whole.width), canvas.viewport.to_px(whole.height))
        picture = canvas.assets.painted(
            ("ice growing", i18n.language(), theme.revision),
            size,
            lambda sheet: _paint(Canvas(sheet, Viewport(sheet.get_size(), canvas.viewport.scale))),
        )
        share = 0.55 + 0.45 * growth
        now = Box(0, 0, whole.width * share, whole.height * share)
        now.center = whole.center
        canvas.blit(picture, now, round(255 * min(1.0, growth * 1.3)))


def draw_frost(canvas: Canvas, box: Box, radius: float, growth: float) -> None:
    """Ice over a panel, which has an edge of its own."""
    alpha = min(1.0, growth)
    with canvas.part("frost"):
        canvas.rect(box, Tone.ICE_DEEP.faded(0.4 * alpha), radius, Tone.ICE.faded(alpha), 3)
    canvas.rect(box.inflate(-10, -10), None, max(2.0, radius - 5), Tone.ICE.faded(0.28 * alpha), 2)
    side = min(150.0, box.height * 0.8) * (0.6 + 0.4 * alpha)
    with canvas.clip(box.inflate(-4, -4)):
        corner = Box(box.right - side * 0.78, box.top - side * 0.22, side, side)
        canvas.image("icons/snowflake", corner, Tone.ICE, round(80 * alpha), angle=15)
        small = side * 0.55
        lower = Box(box.left - small * 0.2, box.bottom - small * 0.72, small, small)
        canvas.image("icons/snowflake", lower, Tone.ICE, round(60 * alpha), angle=-12)


def _paint(sheet: Canvas) -> None:
    """Three sheets, one on the other, the highest the smallest and clearest; cracks and crystals along the edge."""
    chance = Random(7)
    whole = sheet.box
    outer = _edge(whole, 1.0, 0.11, chance)
    sheet.polygon(outer, Tone.ICE_DEEP.faded(0.34), Tone.ICE.faded(0.5), 2)
    sheet.polygon(_edge(whole, 0.9, 0.08, chance), Tone.ICE_DEEP.faded(0.3), Tone.ICE.faded(0.22), 1.5)
    sheet.polygon(_edge(whole, 0.74, 0.06, chance), Tone.ICE.faded(0.09))
    for x, y in outer[::3]:
        _draw_crack(sheet, (x, y), chance)
    for x, y in ((0.9, 0.2), (0.08, 0.8), (0.93, 0.74), (0.12, 0.16)):
        side = whole.height * chance.uniform(0.16, 0.3)
        flake = Box(x * whole.width - side / 2, y * whole.height - side / 2, side, side)
        sheet.image("icons/snowflake", flake, Tone.ICE, 90, angle=chance.uniform(-25, 25))


def _edge(box: Box, share: float, uneven: float, chance: Random) -> list[tuple[float, float]]:
    """Points around a rounded box, each a little in or out: broken ice."""
    half = (box.width / 2 * share, box.height / 2 * share)
    points = []
    for index in range(_POINTS):
        angle = tau * index / _POINTS
        across, along = cos(angle), sin(angle)
        # Between an ellipse and a box.
        far = (abs(across) ** 5 + abs(along) ** 5) ** -0.2
        out = 1 - uneven * (chance.uniform(0.35, 1.0) if index % 2 else chance.uniform(0.0, 0.3))
        points.append((box.centerx + across * far * half[0] * out, box.centery + along * far * half[1] * out))
    return points


def _draw_crack(sheet: Canvas, start: tuple[float, float], chance: Random) -> None:
    """A white line from the edge inwards, with a branch."""
    middle = sheet.box.center
    dx, dy = middle[0] - start[0], middle[1] - start[1]
    far = max(1.0, hypot(dx, dy))
    length = chance.uniform(0.08, 0.2) * sheet.box.height
    turn = chance.uniform(-0.5, 0.5)
    direction = (dx / far, dy / far)
    bent = _turned(direction, turn)
    half = (start[0] + bent[0] * length, start[1] + bent[1] * length)
    onwards = _turned(direction, -turn)
    end = (half[0] + onwards[0] * length * 0.6, half[1] + onwards[1] * length * 0.6)
    sheet.polyline((start, half, end), Tone.ICE.faded(0.4), 1.5)
    branch = _turned(direction, turn + pi / 4)
    sheet.line(
        half, (half[0] + branch[0] * length * 0.5, half[1] + branch[1] * length * 0.5), Tone.ICE.faded(0.28), 1.2
    )


def _turned(direction: tuple[float, float], angle: float) -> tuple[float, float]:
    x, y = direction
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
