"""Shapes as tiny SVG documents: the rasteriser that draws the cards draws smooth corners, rings and arcs as well.

Everything here is in pixels and plain colours, and is drawn afresh at each call; `shapes` keeps the results.
"""

from dataclasses import dataclass, replace
from io import BytesIO
from math import cos, radians, sin, tau

import pygame

RGBA = tuple[int, int, int, int]
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Gradient:
    """A fill that runs from top to bottom."""

    top: RGBA
    bottom: RGBA


Fill = RGBA | Gradient


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line around or along a shape. `dash` gives the lengths of the dashes and of the gaps."""

    colour: RGBA
    width: float
    dash: tuple[float, float] | None = None


def rasterise(document: bytes, size: tuple[int, int]) -> pygame.Surface:
    """An SVG document at a size in pixels, in the pixel format that is quickest to draw with."""
    surface = pygame.image.load_sized_svg(BytesIO(document), size)
    return surface.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))


def rounded(size: tuple[int, int], radius: float, fill: Fill | None, stroke: Stroke | None) -> pygame.Surface:
    """A box with round corners; the stroke lies inside its edge."""
    inset = stroke.width / 2 if stroke else 0.0
    width, height = size[0] - 2 * inset, size[1] - 2 * inset
    corner = max(0.0, min(radius - inset, width / 2, height / 2))
    shape = f'<rect x="{inset:g}" y="{inset:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" {{}}/>'
    if stroke is not None and stroke.dash is not None:
        stroke = replace(stroke, dash=_even(stroke.dash, 2 * (width + height) + (tau - 8) * corner))
    return _draw(size, shape, fill, stroke)


def _even(dash: tuple[float, float], around: float) -> tuple[float, float]:
    """Dashes that go around a closed line without a seam. It must end in a gap: where a last dash has next to no
    length, the rasteriser draws a bar across the whole shape."""
    period = sum(dash)
    stretch = around / (max(1, round(around / period)) * period)
    return dash[0] * stretch, dash[1] * stretch * 1.001


def outline(size: tuple[int, int], points: tuple[Point, ...], fill: Fill | None, stroke: Stroke | None,
            ends: str = "Z") -> pygame.Surface:  # fmt: skip
    """A closed polygon, or with `ends=""` an open line."""
    path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + ends
    return _draw(size, f'<path d="{path}" stroke-linecap="round" stroke-linejoin="round" {{}}/>', fill, stroke)


def arc(diameter: int, start: float, end: float, stroke: Stroke) -> pygame.Surface:
    """Part of a ring inside a square, clockwise from `start` to `end` in degrees, 0 at the top; round ends."""
    middle = diameter / 2
    radius = middle - stroke.width / 2
    sweep = min(359.9, max(0.0, end - start))
    (x0, y0), (x1, y1) = (
        (middle + radius * sin(radians(a)), middle - radius * cos(radians(a))) for a in (start, start + sweep)
    )
    large = int(sweep > 180)
    path = f"M{x0:.3f} {y0:.3f}A{radius:.3f} {radius:.3f} 0 {large} 1 {x1:.3f} {y1:.3f}"
    return _draw((diameter, diameter), f'<path d="{path}" stroke-linecap="round" {{}}/>', None, stroke)


def spotlight(size: tuple[int, int], centre: Point, radius: float, stops: tuple[RGBA, ...]) -> pygame.Surface:
    """A round light: the first colour in the middle, the last from `radius` on."""
    last = max(1, len(stops) - 1)
    marks = "".join(
        f'<stop offset="{index / last:g}" stop-color="{_hex(stop)}" stop-opacity="{stop[3] / 255:g}"/>'
        for index, stop in enumerate(stops)
    )
    place = f'cx="{centre[0]:g}" cy="{centre[1]:g}" r="{radius:g}"'
    gradient = f'<defs><radialGradient id="f" gradientUnits="userSpaceOnUse" {place}>{marks}</radialGradient></defs>'
    return _document(size, f'{gradient}<rect width="{size[0]}" height="{size[1]}" fill="url(#f)"/>')


def _draw(size: tuple[int, int], shape: str, fill: Fill | None, stroke: Stroke | None) -> pygame.Surface:
    definition, painted = _fill(fill, size[1])
    return _document(size, definition + shape.format(painted + _stroke(stroke)))


def _fill(fill: Fill | None, height: int) -> tuple[str, str]:
    if fill is None:
        return "", 'fill="none" '
    if not isinstance(fill, Gradient):
        return "", f'fill="{_hex(fill)}" fill-opacity="{fill[3] / 255:g}" '
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{_hex(stop)}" stop-opacity="{stop[3] / 255:g}"/>'
        for offset, stop in ((0, fill.top), (1, fill.bottom))
    )
    frame = f'x1="0" y1="0" x2="0" y2="{height}"'
    definition = f'<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" {frame}>{stops}</linearGradient></defs>'
    return definition, 'fill="url(#f)" '


def _stroke(stroke: Stroke | None) -> str:
    if stroke is None:
        return ""
    dash = f'stroke-dasharray="{stroke.dash[0]:g} {stroke.dash[1]:g}" ' if stroke.dash else ""
    colour = f'stroke="{_hex(stroke.colour)}" stroke-opacity="{stroke.colour[3] / 255:g}"'
    return f'{colour} stroke-width="{stroke.width:g}" {dash}'


def _document(size: tuple[int, int], body: str) -> pygame.Surface:
    width, height = size
    frame = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return rasterise(f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>{body}</svg>'.encode(), size)


def _hex(colour: RGBA) -> str:
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"
