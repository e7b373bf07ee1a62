"""Outlines, computed: what SVG would do with clip paths and <use>, done here with points."""

from collections.abc import Sequence
from math import cos, hypot, radians, sin

from .svg import Point, number

Polygon = Sequence[Point]


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """The point at that distance, clockwise from twelve o'clock."""
    angle = radians(degrees)
    return centre[0] + radius * sin(angle), centre[1] - radius * cos(angle)


def outline(points: Polygon) -> str:
    """A closed path through straight lines."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """A closed circle or ellipse as an outline, to be a hole in another one."""
    radii = f"{number(rx)} {number(ry or rx)}"
    left, right = number(x - rx), number(x + rx)
    return f"M{left} {number(y)}A{radii} 0 1 1 {right} {number(y)}A{radii} 0 1 1 {left} {number(y)}Z"


def box(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rounded rectangle as an outline."""
    r, w, h = number(radius), number(width - 2 * radius), number(height - 2 * radius)
    corner = f"a{r} {r} 0 0 1 "
    return (
        f"M{number(x + radius)} {number(y)}h{w}{corner}{r} {r}v{h}{corner}-{r} {r}"
        f"h-{w}{corner}-{r} -{r}v-{h}{corner}{r} -{r}Z"
    )


def rounded(x: float, y: float, width: float, height: float, radius: float) -> list[Point]:
    """A rounded rectangle as a clockwise polygon that `clip` can cut along."""
    corners = (
        (x + width - radius, y + radius, 0),
        (x + width - radius, y + height - radius, 90),
        (x + radius, y + height - radius, 180),
        (x + radius, y + radius, 270),
    )
    return [polar((cx, cy), radius, start + step) for cx, cy, start in corners for step in range(0, 91, 15)]


def clip(subject: Polygon, window: Polygon) -> list[Point]:
    """The part of `subject` inside a convex clockwise `window` (Sutherland and Hodgman)."""
    kept = list(subject)
    for (ax, ay), (bx, by) in zip(window, [*window[1:], window[0]], strict=True):
        points, kept = kept, []
        depths = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in points]
        for i, (point, depth) in enumerate(zip(points, depths, strict=True)):
            last, before = points[i - 1], depths[i - 1]
            if depth * before < 0:
                share = before / (before - depth)
                kept.append((last[0] + share * (point[0] - last[0]), last[1] + share * (point[1] - last[1])))
            if depth >= 0:
                kept.append(point)
    return kept


def rays(centre: Point, count: int, reach: float, window: Polygon) -> str:
    """A sunburst of `count` beams that ends at the window's edge."""
    width = 180 / count
    beams = (
        [centre, polar(centre, reach, i * 2 * width - width / 2), polar(centre, reach, i * 2 * width + width / 2)]
        for i in range(count)
    )
    return "".join(outline(clip(beam, window)) for beam in beams)


def stripes(step: float, width: float, window: Polygon) -> str:
    """Stripes that fall to the right at 45 degrees, cut at the window's edge."""
    xs, ys = [x for x, _ in window], [y for _, y in window]
    height, left, right = max(ys) - min(ys), min(xs) - max(ys) + min(ys), max(xs)
    top, bottom = min(ys), max(ys)
    bands = []
    for i in range(int((right - left) / step) + 1):
        x = left + i * step
        band = clip([(x, top), (x + width, top), (x + width + height, bottom), (x + height, bottom)], window)
        if len(band) > 2:
            bands.append(outline(band))
    return "".join(bands)


def star(centre: Point, points: int, outer: float, inner: float, turn: float = 0) -> str:
    step = 180 / points
    return outline([polar(centre, inner if i % 2 else outer, turn + i * step) for i in range(2 * points)])


def scallop(centre: Point, bumps: int, radius: float) -> str:
    """A round rosette with `bumps` half-round bumps on its edge."""
    step = 360 / bumps
    bulge = number(radius * sin(radians(step / 2)) * 1.05)
    corners = [polar(centre, radius, i * step) for i in range(bumps)]
    arcs = "".join(f"A{bulge} {bulge} 0 0 1 {number(x)} {number(y)}" for x, y in [*corners[1:], corners[0]])
    return f"M{number(corners[0][0])} {number(corners[0][1])}{arcs}Z"


def snowflake(centre: Point, radius: float) -> str:
    """Six arms with two pairs of twigs each, to be stroked."""
    strokes = []
    for arm in range(0, 360, 60):
        strokes.append([centre, polar(centre, radius, arm)])
        for along, length in ((0.46, 0.34), (0.74, 0.24)):
            root = polar(centre, radius * along, arm)
            strokes.append([polar(root, radius * length, arm - 48), root, polar(root, radius * length, arm + 48)])
    return "".join(outline(stroke).removesuffix("Z") for stroke in strokes)


def heart(centre: Point, width: float) -> str:
    x, y = centre

    def at(*offsets: float) -> str:
        return " ".join(number(o * width / 100 + (y if i % 2 else x)) for i, o in enumerate(offsets))

    return (
        f"M{at(0, 46)}C{at(-14, 36, -50, 8, -50, -18)}C{at(-50, -36, -38, -47, -24, -47)}"
        f"C{at(-12, -47, -4, -40, 0, -31)}C{at(4, -40, 12, -47, 24, -47)}"
        f"C{at(38, -47, 50, -36, 50, -18)}C{at(50, 8, 14, 36, 0, 46)}Z"
    )


def bolt(centre: Point, height: float) -> str:
    x, y = centre
    zigzag = ((12, -50), (-26, 8), (-2, 8), (-12, 50), (28, -12), (4, -12))
    return outline([(x + a * height / 100, y + b * height / 100) for a, b in zigzag])


def cog(centre: Point, teeth: int, outer: float, inner: float) -> str:
    """A toothed wheel."""
    step = 360 / teeth
    tooth = ((-0.32, inner), (-0.2, outer), (0.2, outer), (0.32, inner))
    return outline([polar(centre, radius, (i + turn) * step) for i in range(teeth) for turn, radius in tooth])


def bar(x1: float, y1: float, x2: float, y2: float, width: float) -> str:
    """A stroke with round ends as an outline, to be a hole in another one."""
    across = hypot(x2 - x1, y2 - y1) * 2 / width
    dx, dy = (y1 - y2) / across, (x2 - x1) / across
    turn = f"A{number(width / 2)} {number(width / 2)} 0 0 1 "
    corners = [
        f"{number(x)} {number(y)}"
        for x, y in ((x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x2 - dx, y2 - dy), (x2 + dx, y2 + dy))
    ]
    return f"M{corners[0]}{turn}{corners[1]}L{corners[2]}{turn}{corners[3]}Z"
