"""The parts of the room as SVG documents in logical units: the dark, the lights in it, the felt and the rim."""

from collections.abc import Iterable
from math import cos, radians, sin
from random import Random

from flip7.scenes.table.oval import Oval
from flip7.ui.scale import Viewport
from flip7.ui.theme import RGB, RGBA, Contrast, Tone, over, theme

RIM = 26.0
"""How wide the wood around the felt is."""

_BLACK: RGB = (0, 0, 0)
_MOON: RGB = (96, 120, 190)
_CANDLE: RGB = (255, 176, 92)

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
    """Lamps far behind the table, so much out of focus that they are soft discs."""
    width, _ = viewport.size
    chance = Random(14)
    parts = []
    for number in range(9):
        x = width - 40 - number * 66 + chance.uniform(-22, 22)
        y = 46 + 70 * ((number - 4) / 5) ** 2 * -1 + 92 + chance.uniform(-12, 12)
        radius = chance.uniform(16, 34)
        strength = chance.uniform(0.05, 0.11) * (1 - number / 12)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" {_paint(_CANDLE, strength)}/>')
    return _document(viewport, parts)


def felt(viewport: Viewport, oval: Oval) -> bytes:
    """The felt with a soft light in the middle of what is seen of it, and the shadow of the rim along its edge."""
    width, height = viewport.size
    light, edge = theme.rgb(Tone.FELT_LIGHT), theme.rgb(Tone.FELT_EDGE)
    middle = light_on(viewport, oval)
    reach = (min(oval.rx, width * 0.62) * 1.02, min(oval.ry, height * 0.72) * 1.08)
    between = _mix(light, edge, 0.52)
    lit = _radial("lit", middle, reach,
                  ((0, light, 1), (0.22, _mix(light, between, 0.18), 1), (0.5, _mix(light, between, 0.72), 1),
                   (0.75, _mix(between, edge, 0.45), 1), (1, edge, 1)))  # fmt: skip
    seam = oval.inflate(RIM / 2, RIM / 2)
    near = 1 - 90 / max(180.0, seam.rx)
    end = oval.rx / seam.rx if seam.rx else 1.0
    shade = _radial("shade", (seam.cx, seam.cy + 5), (seam.rx, seam.ry),
                    ((near, _BLACK, 0), (near + (end - near) * 0.6, _BLACK, 0.1), (end - 0.01, _BLACK, 0.42),
                     (end, _BLACK, 0.6)))  # fmt: skip
    ellipse = _ellipse(seam)
    return _document(viewport, [lit, shade, f'{ellipse} fill="url(#lit)"/>', f'{ellipse} fill="url(#shade)"/>'])


def rim(viewport: Viewport, oval: Oval) -> bytes:
    """The wooden rim around the felt: a bevel on both sides, grain along it, and the gleam of the lamp."""
    wood, lit = theme.rgb(Tone.WOOD), theme.rgb(Tone.WOOD_LIGHT)
    width, height = viewport.size
    middle = (oval.cx, oval.cy - oval.ry)
    reach = (width * 0.62, height * 1.05)
    gleam: RGB = (255, 214, 158)
    gold = theme.rgb(Tone.GOLD)
    parts = [
        _radial("wood", middle, reach, ((0, lit, 1), (0.4, _mix(lit, wood, 0.45), 1), (1, wood, 1))),
        _radial("gleam", middle, (width * 0.42, height * 0.6), ((0, gleam, 0.6), (0.5, gleam, 0.24), (1, gleam, 0.03))),
        _radial("inlay", middle, (width * 0.6, height * 0.9), ((0, gold, 0.6), (0.6, gold, 0.3), (1, gold, 0.12))),
        _ring(oval, RIM / 2, RIM, "url(#wood)"),
    ]
    parts += _wood_grain(oval, viewport)
    # From the room to the felt: the side that no light reaches, the round edge, the flat top, the slope to the felt.
    for offset, thickness, strength in ((24.0, 4.0, 0.5), (22.5, 7.0, 0.28), (20.5, 9.0, 0.16)):
        parts.append(_ring(oval, offset, thickness, _hex(_BLACK), strength))
    parts += [
        _ring(oval, 15.6, 1.6, "url(#inlay)"),
        _ring(oval, 14.4, 0.8, _hex(_BLACK), 0.35),
        _ring(oval, 7.5, 5.0, "url(#gleam)", 0.4),
        _ring(oval, 6.2, 1.5, "url(#gleam)"),
        _ring(oval, 2.6, 5.2, _hex(_BLACK), 0.3),
        _ring(oval, 0.8, 1.6, _hex(_BLACK), 0.5),
    ]
    return _document(viewport, parts)


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


def _wood_grain(oval: Oval, viewport: Viewport) -> list[str]:
    """Veins that run along the rim, drift a little across it and end."""
    chance = Random(26)
    width, height = viewport.size
    parts = []
    for _ in range(220):
        start, offset = chance.uniform(0, 360), chance.uniform(2, RIM - 3)
        length, drift = chance.uniform(4, 22), chance.uniform(-2.5, 2.5)
        points = []
        for step in range(9):
            angle = radians(start + length * step / 8)
            out = min(RIM - 2, max(1.5, offset + drift * step / 8 + chance.uniform(-0.35, 0.35)))
            points.append((oval.cx + (oval.rx + out) * cos(angle), oval.cy + (oval.ry + out) * sin(angle)))
        dark_vein = chance.random() < 0.72
        colour, strength = (
            ((28, 10, 2), chance.uniform(0.12, 0.4)) if dark_vein else ((255, 190, 120), chance.uniform(0.05, 0.16))
        )
        thickness = chance.uniform(0.7, 1.9)
        if any(-60 < x < width + 60 and -60 < y < height + 60 for x, y in points):
            path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
            parts.append(
                f'<path d="{path}" fill="none" stroke="{_hex(colour)}" stroke-opacity="{strength:.2f}" '
                f'stroke-width="{thickness:.2f}" stroke-linecap="round" stroke-linejoin="round"/>'
            )
    return parts


def _ring(oval: Oval, offset: float, thickness: float, paint: str, strength: float = 1.0) -> str:
    """A line around the felt, whose middle is `offset` outside its edge."""
    line = f'stroke="{paint}" stroke-opacity="{strength:g}" stroke-width="{thickness:g}"'
    return f'{_ellipse(oval.inflate(offset, offset))} fill="none" {line}/>'


def _ellipse(oval: Oval) -> str:
    return f'<ellipse cx="{oval.cx:g}" cy="{oval.cy:g}" rx="{oval.rx:g}" ry="{oval.ry:g}"'


def _page(viewport: Viewport, gradient: str) -> str:
    width, height = viewport.size
    return f'<rect width="{width:g}" height="{height:g}" fill="url(#{gradient})"/>'


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
    frame = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>{"".join(parts)}</svg>'.encode()


def _paint(colour: RGB, strength: float) -> str:
    return f'fill="{_hex(colour)}" fill-opacity="{strength:.3f}"'


def _mix(one: RGB, other: RGB, share: float) -> RGB:
    front: RGBA = (*other, round(255 * share))
    return over(front, one)


def _hex(colour: RGB) -> str:
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"
