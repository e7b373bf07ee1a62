"""The little SVG that pygame-ce can draw: paths, circles, rectangles and gradients in user space.

A shape is its finished text. No <use>, clip path, mask, filter, pattern, CSS or <text> is ever written.
"""

from collections.abc import Iterable

Point = tuple[float, float]


def number(value: float) -> str:
    """At most two decimals and no trailing zeros, so that files stay small and equal from run to run."""
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


def element(tag: str, *content: str, **attributes: str | float) -> str:
    """One element; `stroke_width=3` becomes stroke-width="3"."""
    written = "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
    )
    return f"<{tag}{written}>{''.join(content)}</{tag}>" if content else f"<{tag}{written}/>"


def document(width: int, height: int, shapes: Iterable[str]) -> str:
    body = "\n".join(shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n'
        f"{body}\n</svg>\n"
    )


def path(d: str, **style: str | float) -> str:
    return element("path", d=d, **style)


def solid(*outlines: str, fill: str) -> str:
    """A filled shape; an outline that lies inside another one is a hole in it."""
    return path("".join(outlines), fill=fill, fill_rule="evenodd")


def line(d: str, colour: str, width: float, **style: str | float) -> str:
    """A stroke with round ends and joints."""
    return path(
        d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **style
    )


def circle(centre: Point, radius: float, **style: str | float) -> str:
    return element("circle", cx=centre[0], cy=centre[1], r=radius, **style)


def ellipse(centre: Point, rx: float, ry: float, **style: str | float) -> str:
    return element("ellipse", cx=centre[0], cy=centre[1], rx=rx, ry=ry, **style)


def rect(x: float, y: float, width: float, height: float, radius: float, **style: str | float) -> str:
    return element("rect", x=x, y=y, width=width, height=height, rx=radius, **style)


def fade(name: str, start: Point, end: Point, *stops: str, opacities: tuple[float, ...] = ()) -> str:
    """A linear gradient through evenly spaced colours; fill with `paint(name)`."""
    shades = zip(stops, opacities or (1.0,) * len(stops), strict=True)
    return element(
        "linearGradient",
        *(
            element("stop", offset=i / (len(stops) - 1), stop_color=colour, stop_opacity=opacity)
            for i, (colour, opacity) in enumerate(shades)
        ),
        id=name,
        gradientUnits="userSpaceOnUse",
        x1=start[0],
        y1=start[1],
        x2=end[0],
        y2=end[1],
    )


def glow(name: str, centre: Point, radius: float, colour: str, opacity: float) -> str:
    """A radial gradient from `colour` to nothing."""
    return element(
        "radialGradient",
        element("stop", offset=0, stop_color=colour, stop_opacity=opacity),
        element("stop", offset=1, stop_color=colour, stop_opacity=0),
        id=name,
        gradientUnits="userSpaceOnUse",
        cx=centre[0],
        cy=centre[1],
        r=radius,
    )


def paint(name: str) -> str:
    return f"url(#{name})"
