"""What every card is made of: the sheet, the frame and the ribbon."""

from collections.abc import Iterator

from .geometry import outline
from .palette import mix
from .svg import Point, fade, glow, line, number, paint, path, rect

CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS = 240, 340, 20
"""The space of the drawings. The game sets its text over them: flip7/cards/faces.py says where."""
ABOVE_RIBBON: Point = (120, 133)
"""The middle of a large face, above its ribbon: of the numeral, the medal or the sign."""
CENTRE: Point = (120, 170)
"""The middle of a face without a ribbon."""
LOW_CENTRE: Point = (120, 180)
"""The same where the value stands in the corner above it."""
RIBBON_TOP, RIBBON_HEIGHT = 243, 35


def sheet(top: str, bottom: str, edge: str) -> Iterator[str]:
    """The card itself, with a thin edge that parts it from the card below."""
    yield fade("sheet", (0, 0), (0, CARD_HEIGHT), top, bottom)
    yield rect(0, 0, CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS, fill=edge)
    yield rect(1, 1, CARD_WIDTH - 2, CARD_HEIGHT - 2.5, CARD_RADIUS - 1, fill=paint("sheet"))


def sheen(centre: Point, radius: float, colour: str, opacity: float) -> Iterator[str]:
    """Light in the middle of the sheet."""
    yield glow("sheen", centre, radius, colour, opacity)
    yield rect(2, 2, CARD_WIDTH - 4, CARD_HEIGHT - 5, CARD_RADIUS - 2, fill=paint("sheen"))


def frame(gap: float, width: float, colour: str, opacity: float = 1) -> str:
    """A line that runs `gap` inside the card's edge."""
    return rect(
        gap,
        gap,
        CARD_WIDTH - 2 * gap,
        CARD_HEIGHT - 2 * gap,
        CARD_RADIUS - gap * 0.7,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_opacity=opacity,
    )


def notched_frame(notch: Point, colour: str, *, both: bool = True) -> str:
    """A fine line that steps back before the corners where the value stands: the upper left one, or two."""
    gap, bend = 17.5, 8
    left, top, right, bottom = gap, gap, CARD_WIDTH - gap, CARD_HEIGHT - gap
    wide, high = notch
    turn = f"a{bend} {bend} 0 0"
    lower_right = (
        f"V{number(bottom - high - bend)}{turn} 1 -{bend} {bend}H{number(right - wide + bend)}"
        f"{turn} 0 -{bend} {bend}V{number(bottom - bend)}{turn} 1 -{bend} {bend}"
        if both
        else f"V{number(bottom - bend)}{turn} 1 -{bend} {bend}"
    )
    d = (
        f"M{number(left + wide + bend)} {number(top)}H{number(right - bend)}{turn} 1 {bend} {bend}{lower_right}"
        f"H{number(left + bend)}{turn} 1 -{bend} -{bend}V{number(top + high + bend)}{turn} 1 {bend} -{bend}"
        f"H{number(left + wide - bend)}{turn} 0 {bend} -{bend}V{number(top + bend)}{turn} 1 {bend} -{bend}Z"
    )
    return line(d, colour, 1.6, stroke_opacity=0.55)


def ribbon(top: float, height: float, front: str, fold: str, left: float = 36) -> Iterator[str]:
    """A banner with folded ends; the word is set on its front."""
    right, drop, bottom = CARD_WIDTH - left, 7, top + height
    for edge, way in ((left, -1), (right, 1)):
        inner, outer = edge - way * 12, edge + way * 15
        tail = [
            (inner, top + drop),
            (outer, top + drop),
            (outer - way * 8, top + drop + height / 2),
            (outer, bottom + drop),
            (inner, bottom + drop),
        ]
        yield path(outline(tail), fill=mix(front, fold))
        yield path(outline([(edge, bottom - 1), (inner, bottom - 1), (inner, bottom + drop)]), fill=fold)
    yield rect(left, top, right - left, height, 2, fill=front)
    for y in (top + 3.5, bottom - 3.5):
        yield line(f"M{left + 5} {number(y)}H{right - 5}", "#ffffff", 1, stroke_opacity=0.35)
