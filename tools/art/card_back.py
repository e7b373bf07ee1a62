"""The back of the cards."""

from collections.abc import Iterator

from .cardstock import CENTRE, frame, sheen, sheet
from .geometry import polar, rounded, stripes
from .logo import coin
from .palette import BACK, CARD_TOP, GOLD
from .svg import Point, circle, line, number, path, rect

PETALS = 14


def rosette(centre: Point, foot: float, tip: float, width: float) -> str:
    """A ring of pointed leaves as one outline."""
    leaves = []
    for i in range(PETALS):
        angle = i * 360 / PETALS
        side = width / 2
        ends = (
            polar(centre, tip, angle),
            polar(polar(centre, (foot + tip) / 2, angle), side, angle + 90),
            polar(centre, foot, angle),
            polar(polar(centre, (foot + tip) / 2, angle), side, angle - 90),
        )
        top, right, bottom, left = (f"{number(x)} {number(y)}" for x, y in ends)
        leaves.append(f"M{top}Q{right} {bottom}Q{left} {top}Z")
    return "".join(leaves)


def back() -> Iterator[str]:
    """Cream edge, indigo stripes, and the coin in a flower of gold."""
    yield from sheet(CARD_TOP, "#f3e6cb", "#cdbb98")
    yield rect(9, 9, 222, 322, 13, fill=BACK.bottom)
    yield path(stripes(22, 9, rounded(9, 9, 222, 322, 13)), fill=BACK.top)
    yield from sheen(CENTRE, 150, "#7a70ff", 0.35)
    yield frame(17, 2.4, GOLD, 0.9)
    for x, y in ((40, 42), (200, 42), (40, 298), (200, 298)):
        yield path(rosette((x, y), 2, 15, 9), fill=GOLD, fill_opacity=0.85)
    yield circle(CENTRE, 98, fill=BACK.bottom)
    yield circle(CENTRE, 96, fill="none", stroke=GOLD, stroke_width=2.4, stroke_opacity=0.9)
    yield path(rosette(CENTRE, 58, 93, 34), fill=GOLD, fill_opacity=0.3)
    yield line(rosette(CENTRE, 58, 93, 34), GOLD, 1.4, stroke_opacity=0.8)
    yield from coin((120, 168), 64, numeral=1.24)
