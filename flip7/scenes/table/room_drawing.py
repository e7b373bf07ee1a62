"""The parts of the room as SVG documents in logical units: the dark, the lights in it, the felt and the rim."""

from collections.abc import Iterable
from random import Random

from pygame import FRect, Rect

from flip7.scenes.table.oval import Oval
from flip7.ui.scale import Viewport
from flip7.ui.theme import RGB, RGBA, Contrast, Tone, over, theme

RIM = 26.0
"""How wide the wood around the felt is."""

NAP_SHADE = 0.85
"""How dark the texture that is laid on the felt makes it, on average: its colours are lifted by as much before."""

_BLACK: RGB = (0, 0, 0)
_MOON: RGB = (96, 120, 190)
_CANDLE: RGB = (255, 176, 92)
_GLEAM: RGB = (255, 214, 158)
_VEIN: RGB = (28, 10, 2)

Stops = Iterable[tuple[float, RGB, float]]
"""Where, which colour, and how opaque."""


def dark(viewport: Viewport, oval: Oval) -> bytes:
    """The room without its lights: the wall that the lamp over the table reaches, a window, the shadow of the table."""
    width, _ = viewport.size
    lit, unlit = theme.rgb(Tone.ROOM_LIGHT), theme.rgb(Tone.ROOM)
    top = oval.cy - oval.ry
    fading = ((0, lit, 1), (0.35, _mix(lit, unlit, 0.3), 1), (0.7, _mix(lit, unlit, 0.75), 1), (1, unlit, 1))
    glow = _radial("wall", (oval.cx, top + 60), (max(width, 1728) * 0.56, 640), fading)
    parts = [glow, _page(viewport, "wall")]
    if theme.contrast is Contrast.NORMAL:
        parts += _window()
    outer = oval.inflate(RIM, RIM)
    shadow = outer.inflate(110, 110)
    inner = min(0.98, outer.rx / max(1.0, shadow.rx))
    parts += [
        _radial(
            "shade",
            (shadow.cx, shadow.cy + 26),
            (shadow.rx, shadow.ry),
            ((inner - 0.03, _BLACK, 0.85), (inner + (1 - inner) * 0.35, _BLACK, 0.45), (1, _BLACK, 0)),
        ),
        _page(viewport, "shade"),
    ]
    return _document(viewport, parts)


def far_lights(viewport: Viewport) -> bytes:
    """A string of lamps behind the table on the right, so much out of focus that they are soft discs."""
    width, _ = viewport.size
    chance = Random(14)
    parts = []
    for number in range(9):
        x = width - 40 - 66 * number + chance.uniform(-22, 22)
        y = 138 - 2.8 * (number - 4) ** 2 + chance.uniform(-12, 12)
        radius, strength = chance.uniform(16, 34), chance.uniform(0.05, 0.11) * (1 - number / 12)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" {_paint(_CANDLE, strength)}/>')
    return _document(viewport, parts)


def felt(viewport: Viewport, oval: Oval) -> bytes:
    """The felt with a soft light in the middle of what is seen of it, and the shadow of the rim along its edge."""
    width, height = viewport.size
    light, edge = (_lifted(theme.rgb(tone), NAP_SHADE) for tone in (Tone.FELT_LIGHT, Tone.FELT_EDGE))
    between = _mix(light, edge, 0.52)
    reach = (min(oval.rx, width * 0.62) * 1.02, min(oval.ry, height * 0.72) * 1.08)
    fading = (
        (0, _mix(light, _CANDLE, 0.05), 1),
        (0.22, _mix(light, between, 0.18), 1),
        (0.5, _mix(light, between, 0.72), 1),
        (0.75, _mix(between, edge, 0.45), 1),
        (1, edge, 1),
    )
    lit = _radial("lit", light_on(viewport, oval), reach, fading)
    seam = oval.inflate(RIM / 2, RIM / 2)
    near, end = 1 - 90 / max(180.0, seam.rx), oval.rx / seam.rx
    deepening = (
        (near, _BLACK, 0),
        (near + (end - near) * 0.6, _BLACK, 0.1),
        (end - 0.01, _BLACK, 0.42),
        (end, _BLACK, 0.6),
    )
    shade = _radial("shade", (seam.cx, seam.cy + 5), (seam.rx, seam.ry), deepening)
    ellipse = _ellipse(seam)
    return _document(viewport, [lit, shade, f'{ellipse} fill="url(#lit)"/>', f'{ellipse} fill="url(#shade)"/>'])


class Rim:
    """The wooden rim around the felt: a bevel on both sides, grain along it, and the gleam of the lamp."""

    def __init__(self, viewport: Viewport, oval: Oval) -> None:
        self._scale = viewport.scale
        self._shape = _wood(viewport, oval)
        self._veins = _veins(oval)
        self._finish = _finish(viewport, oval)

    def part(self, area: Rect) -> bytes:
        """What of it lies in an area of the window, in pixels."""
        scale = self._scale
        left, top, width, height = (value / scale for value in area)
        seen = FRect(left, top, width, height)
        veins = [vein for box, vein in self._veins if box.colliderect(seen)]
        frame = f'width="{area.width}" height="{area.height}" viewBox="{left:.4f} {top:.4f} {width:.4f} {height:.4f}"'
        return _svg(frame, [*self._shape, *veins, *self._finish])


def _wood(viewport: Viewport, oval: Oval) -> list[str]:
    wood, lit = theme.rgb(Tone.WOOD), theme.rgb(Tone.WOOD_LIGHT)
    width, height = viewport.size
    fading = ((0, lit, 1), (0.4, _mix(lit, wood, 0.45), 1), (1, wood, 1))
    return [
        _radial("wood", (oval.cx, oval.cy - oval.ry), (width * 0.62, height * 1.05), fading),
        _ring(oval, RIM / 2, RIM, "url(#wood)"),
    ]


def _finish(viewport: Viewport, oval: Oval) -> list[str]:
    """What makes the flat ring a rounded one, from the room to the felt: the side that no light reaches, the flat top
    with its inlay, and the slope to the felt with the gleam on it."""
    width, height = viewport.size
    far = (oval.cx, oval.cy - oval.ry)
    gold = theme.rgb(Tone.GOLD)
    gleam = ((0, _GLEAM, 0.6), (0.5, _GLEAM, 0.24), (1, _GLEAM, 0.03))
    return [
        _radial("gleam", far, (width * 0.42, height * 0.6), gleam),
        _radial("inlay", far, (width * 0.6, height * 0.9), ((0, gold, 0.6), (0.6, gold, 0.3), (1, gold, 0.12))),
        _ring(oval, 24, 4, _hex(_BLACK), 0.5),
        _ring(oval, 22.5, 7, _hex(_BLACK), 0.28),
        _ring(oval, 20.5, 9, _hex(_BLACK), 0.16),
        _ring(oval, 15.6, 1.6, "url(#inlay)"),
        _ring(oval, 14.4, 0.8, _hex(_BLACK), 0.35),
        _ring(oval, 7.5, 5, "url(#gleam)", 0.4),
        _ring(oval, 6.2, 1.5, "url(#gleam)"),
        _ring(oval, 2.6, 5.2, _hex(_BLACK), 0.3),
        _ring(oval, 0.8, 1.6, _hex(_BLACK), 0.5),
    ]


def light_on(viewport: Viewport, oval: Oval) -> tuple[float, float]:
    """The brightest point of the felt: the middle of what is seen of it, a little to the far side."""
    _, height = viewport.size
    top, bottom = max(0.0, oval.cy - oval.ry), min(height, oval.cy + oval.ry)
    return oval.cx, top + (bottom - top) * 0.46


def _window() -> list[str]:
    """A window in the wall, left of the table, with a night outside that is a little brighter than the room."""
    left, top, pane, gap = 70.0, -40.0, 118.0, 14.0
    parts = [
        _radial("night", (left + pane, top + 100), (pane * 2.6, 330), ((0, _MOON, 0.3), (1, _MOON, 0.08))),
        f'<rect x="{left - 18}" y="{top - 18}" width="{2 * pane + gap + 36}" height="292" {_paint(_BLACK, 0.35)}/>',
    ]
    for column in range(2):
        for row in range(2):
            x, y = left + column * (pane + gap), top + row * (120 + gap)
            parts.append(f'<rect x="{x}" y="{y}" width="{pane}" height="120" rx="3" fill="url(#night)"/>')
    return parts


def _veins(oval: Oval) -> list[tuple[FRect, str]]:
    """The grain of the wood: lines that run along the rim, drift a little across it and end. Each with its box."""
    chance = Random(26)
    veins = []
    for _ in range(260):
        start, length = chance.uniform(0, 360), chance.uniform(4, 22)
        offset, drift = chance.uniform(2, RIM - 3), chance.uniform(-2.5, 2.5)
        points = []
        for step in range(9):
            out = min(RIM - 2, max(1.5, offset + drift * step / 8 + chance.uniform(-0.35, 0.35)))
            points.append(oval.at(start + length * step / 8, out))
        if chance.random() < 0.72:
            colour, strength = _VEIN, chance.uniform(0.12, 0.4)
        else:
            colour, strength = _GLEAM, chance.uniform(0.05, 0.16)
        left, top = (min(values) for values in zip(*points, strict=True))
        right, bottom = (max(values) for values in zip(*points, strict=True))
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        line = f'stroke="{_hex(colour)}" stroke-opacity="{strength:.2f}" stroke-width="{chance.uniform(0.7, 1.9):.2f}"'
        drawing = f'<path d="{path}" fill="none" {line} stroke-linecap="round" stroke-linejoin="round"/>'
        veins.append((FRect(left, top, right - left, bottom - top).inflate(4, 4), drawing))
    return veins


def _ring(oval: Oval, offset: float, thickness: float, paint: str, strength: float = 1.0) -> str:
    """A line around the felt, whose middle is `offset` outside its edge."""
    line = f'stroke="{paint}" stroke-opacity="{strength:g}" stroke-width="{thickness:g}"'
    return f'{_ellipse(oval.inflate(offset, offset))} fill="none" {line}/>'


def _ellipse(oval: Oval) -> str:
    return f'<ellipse cx="{oval.cx:g}" cy="{oval.cy:g}" rx="{oval.rx:g}" ry="{oval.ry:g}"'


def _page(viewport: Viewport, gradient: str) -> str:
    width, height = viewport.size
    # Beyond the page on all sides: the last row of pixels is covered wholly, however the size was rounded.
    return f'<rect x="-20" y="-20" width="{width + 40:g}" height="{height + 40:g}" fill="url(#{gradient})"/>'


def _radial(name: str, centre: tuple[float, float], reach: tuple[float, float], stops: Stops) -> str:
    """A gradient from a point outwards that ends on an ellipse."""
    marks = "".join(
        f'<stop offset="{offset:.4f}" stop-color="{_hex(colour)}" stop-opacity="{opacity:g}"/>'
        for offset, colour, opacity in stops
    )
    stretch = f"translate({centre[0]:g} {centre[1]:g}) scale({reach[0]:g} {reach[1]:g})"
    frame = f'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="{stretch}"'
    return f'<defs><radialGradient id="{name}" {frame}>{marks}</radialGradient></defs>'


def _document(viewport: Viewport, parts: Iterable[str]) -> bytes:
    width, height = viewport.size
    return _svg(f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"', parts)


def _svg(frame: str, parts: Iterable[str]) -> bytes:
    return f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>{"".join(parts)}</svg>'.encode()


def _paint(colour: RGB, strength: float) -> str:
    return f'fill="{_hex(colour)}" fill-opacity="{strength:.3f}"'


def _mix(one: RGB, other: RGB, share: float) -> RGB:
    front: RGBA = (*other, round(255 * share))
    return over(front, one)


def _lifted(colour: RGB, shade: float) -> RGB:
    red, green, blue = (min(255, round(value / shade)) for value in colour)
    return red, green, blue


def _hex(colour: RGB) -> str:
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"
