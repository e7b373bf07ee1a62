"""What every card is made of: the sheet, the frame and the ribbon."""

from collections.abc import Iterator

from .geometry import outline
from .layout import CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH
from .palette import mix
from .svg import Point, fade, line, paint, path, rect

MIDDLE: Point = (120, 136)
"""The heart of every face: the numeral, the medal or the big sign."""


def sheet(top: str, bottom: str, edge: str) -> Iterator[str]:
    """The card itself, with a thin edge that parts it from the card below."""
    yield fade("sheet", (0, 0), (0, CARD_HEIGHT), top, bottom)
    yield rect(0, 0, CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS, fill=edge)
    yield rect(1, 1, CARD_WIDTH - 2, CARD_HEIGHT - 2.5, CARD_RADIUS - 1, fill=paint("sheet"))


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


def ribbon(top: float, height: float, front: str, fold: str) -> Iterator[str]:
    """A banner with folded ends; the word is set on its front."""
    left, right, drop, bottom = 38, CARD_WIDTH - 38, 7, top + height
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
    for y in (top + 4, bottom - 4):
        yield line(f"M{left + 5} {y}H{right - 5}", "#ffffff", 1, stroke_opacity=0.35)
