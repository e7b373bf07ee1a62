"""The coin with the 7, the logo of the title and the icon of the program."""

from collections.abc import Iterator

from . import glyphs
from .palette import CREAM, GOLD_DEEP, GOLD_EDGE, GOLD_LIGHT, INK
from .svg import Point, circle, document, fade, number, paint, path, rect

EDGE = "#131040"
SEVEN_MIDDLE: Point = (246, -300)
SEVEN_HEIGHT = 616


def seven(centre: Point, height: float, colour: str, tilt: float = 0) -> str:
    """The numeral of the coin, its optical middle on `centre`."""
    scale = height / SEVEN_HEIGHT
    place = (
        f"translate({number(centre[0])} {number(centre[1])}) rotate({number(tilt)}) scale({scale:.4f}) "
        f"translate({-SEVEN_MIDDLE[0]} {-SEVEN_MIDDLE[1]})"
    )
    return path(glyphs.SEVEN.d, fill=colour, transform=place)


def coin(centre: Point, radius: float, tilt: float = 0, numeral: float = 1.12) -> Iterator[str]:
    """A thick gold coin, lit from above; its 7 is `numeral` radii high."""
    x, y = centre
    yield fade("coin", (x, y - radius), (x, y + radius), GOLD_LIGHT, GOLD_DEEP)
    yield circle((x, y + radius * 0.09), radius, fill=GOLD_EDGE)
    yield circle(centre, radius, fill=paint("coin"))
    yield circle(centre, radius * 0.84, fill="none", stroke="#fff0b8", stroke_width=radius * 0.035, stroke_opacity=0.75)
    yield seven(centre, radius * numeral, INK, tilt)


def word(height: float, left: float, baseline: float) -> Iterator[str]:
    """FLIP in cream, standing on its own dark edge."""
    scale = height / glyphs.CAP_HEIGHT
    for sink in (0.085, 0.057, 0.028, 0):
        pen = left
        for glyph in (glyphs.F, glyphs.L, glyphs.I, glyphs.P):
            place = f"translate({number(pen)} {number(baseline + height * sink)}) scale({scale:.4f})"
            yield path(glyph.d, fill=EDGE if sink else CREAM, transform=place)
            pen += glyph.advance * scale


def logo() -> str:
    return document(700, 256, [*word(146, -10, 200), *coin((588, 120), 110, -8)])


def icon() -> str:
    """The program's icon: one coin, one 7, and nothing that turns to dust at 16 px."""
    shapes = [
        fade("night", (0, 0), (0, 256), "#4b43b8", "#1f1a5a"),
        rect(4, 4, 248, 248, 58, fill=paint("night")),
        *coin((128, 122), 108, -8, numeral=1.28),
    ]
    return document(256, 256, shapes)
