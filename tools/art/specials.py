"""The bonus and the action cards: each a shape of its own, known at thumbnail size and without colour."""

from collections.abc import Iterable, Iterator

from .cardstock import ABOVE_RIBBON, CENTRE, LOW_CENTRE, RIBBON_HEIGHT, RIBBON_TOP, frame, ribbon, sheen, sheet
from .geometry import bolt, heart, outline, polar, rays, rounded, scallop, snowflake, star
from .palette import BONUS, CREAM, DOUBLE, FLIP_THREE, FREEZE, NUMBERS, SECOND_CHANCE, Coat
from .svg import Point, circle, fade, line, number, paint, path, rect

INSIDE = rounded(10.5, 10.5, 219, 319, 13)
"""What lies within the frame line."""
LEAN = 24
"""By how many degrees the outer cards of a fan lean."""
CORNERS: tuple[Point, Point] = (36, 37), (204, 309)
"""Where an action card repeats its sign, so that it is known when only a corner looks out."""
ACTION_RIBBON, ACTION_RIBBON_HEIGHT = 226, 62


def gold_sheet(coat: Coat, centre: Point) -> Iterator[str]:
    yield from sheet(coat.top, coat.bottom, coat.fold)
    yield path(rays(centre, 14, 320, INSIDE), fill="#fff3c4", fill_opacity=0.34)
    yield frame(10.5, 3, "#fff6d8", 0.95)


def medal(centre: Point, radius: float, beads: Iterable[str]) -> Iterator[str]:
    """A gold rosette around a plate for the numeral; the beads on its rim count its worth."""
    x, y = centre
    yield path(scallop((x, y + 3), 20, radius + 3), fill="#b85c00")
    yield fade("rim", (0, y - radius), (0, y + radius), "#ffe688", "#f0a020")
    yield path(scallop(centre, 20, radius - 1), fill=paint("rim"))
    yield circle(centre, radius - 15, fill=CREAM, stroke="#c97a10", stroke_width=2.5)
    yield from beads


def beads(centre: Point, radius: float, worth: int | None) -> Iterator[str]:
    """A bead for each point. Doubling is no number of points: two stars."""
    if worth is None:
        for degrees in (90, 270):
            yield path(star(polar(centre, radius, degrees), 5, 13, 6), fill=BONUS.band)
        return
    for i in range(worth):
        yield circle(polar(centre, radius, i * 360 / worth), 5.4, fill=BONUS.band)


def bonus(worth: int | None, coat: Coat) -> Iterator[str]:
    yield from gold_sheet(coat, ABOVE_RIBBON)
    for side in (-1, 1):
        tail = [(120, 180), (120 + side * 74, 232), (120 + side * 44, 232), (120 + side * 22, 254)]
        yield path(outline(tail), fill="#b85c00")
    yield from medal(ABOVE_RIBBON, 91, beads(ABOVE_RIBBON, 83, worth))
    yield from ribbon(RIBBON_TOP, RIBBON_HEIGHT, coat.band, coat.fold)


def middle_bonus(worth: int | None, coat: Coat) -> Iterator[str]:
    yield from gold_sheet(coat, LOW_CENTRE)
    yield from medal(LOW_CENTRE, 104, beads(LOW_CENTRE, 96, worth))


def ice(centre: Point, radius: float) -> Iterator[str]:
    """A snowflake on blue, with frost growing in from the edges."""
    yield from sheet(FREEZE.top, FREEZE.bottom, FREEZE.fold)
    shards = (
        [(11, 120), (11, 24), (24, 11), (70, 11), (34, 60)],
        [(11, 120), (34, 60), (48, 96), (22, 180), (11, 200)],
        [(229, 90), (229, 24), (216, 11), (150, 11), (190, 40)],
        [(229, 90), (190, 40), (196, 96), (218, 150), (229, 176)],
        [(11, 316), (11, 240), (30, 280), (60, 329), (24, 329)],
        [(229, 316), (229, 220), (204, 276), (176, 329), (216, 329)],
    )
    for shard in shards:
        yield path(outline(shard), fill="#ffffff", fill_opacity=0.12)
    yield from sheen(centre, radius * 1.25, "#eafaff", 0.3)
    yield frame(10.5, 3.2, "#e8f8ff", 0.95)
    yield line(snowflake((centre[0], centre[1] + 3), radius), FREEZE.fold, 13, stroke_opacity=0.35)
    yield line(snowflake(centre, radius), "#ffffff", 13)


def freeze() -> Iterator[str]:
    yield from ice((120, 124), 86)
    for corner in CORNERS:
        yield line(snowflake(corner, 14), "#ffffff", 3)
    yield from ribbon(ACTION_RIBBON, ACTION_RIBBON_HEIGHT, FREEZE.band, FREEZE.fold, 28)


def fan(centre: Point, height: float) -> Iterator[str]:
    """Three cards held in a hand, the middle one in front."""
    x, y = centre
    card = x - height * 0.35, y - height / 2, height * 0.7, height, height * 0.1
    for turn in (-LEAN, LEAN, 0):
        place = f"rotate({turn} {number(x)} {number(y + height)})"
        yield rect(*card, fill=CREAM, stroke=FLIP_THREE.band, stroke_width=height * 0.06, transform=place)


def fan_petals(centre: Point, height: float) -> Iterator[str]:
    """What the three cards of a fan show, where they are not covered: a petal each."""
    hand = centre[0], centre[1] + height
    for turn, tone in ((-LEAN, NUMBERS[3]), (0, NUMBERS[8]), (LEAN, NUMBERS[12])):
        angle = turn * 1.34
        waist = polar(hand, height, angle)
        corners = (
            polar(hand, height * 1.33, angle),
            polar(waist, height * 0.27, angle + 90),
            polar(hand, height * 0.87, angle),
            polar(waist, height * 0.27, angle - 90),
        )
        tip, right, foot, left = (f"{number(x)} {number(y)}" for x, y in corners)
        yield path(f"M{tip}Q{right} {foot}Q{left} {tip}Z", fill=tone.bright)


def hand(centre: Point, height: float) -> Iterator[str]:
    """Three fanned cards on green."""
    yield from sheet(FLIP_THREE.top, FLIP_THREE.bottom, FLIP_THREE.fold)
    yield path(rays(centre, 10, 320, INSIDE), fill="#ffffff", fill_opacity=0.1)
    yield frame(10.5, 3.2, "#dffdf0", 0.95)
    yield from fan(centre, height)
    yield from fan_petals(centre, height)


def flip_three() -> Iterator[str]:
    yield from hand((120, 120), 110)
    for corner in CORNERS:
        yield from fan(corner, 20)
    yield from ribbon(ACTION_RIBBON, ACTION_RIBBON_HEIGHT, FLIP_THREE.band, FLIP_THREE.fold, 28)


def beating_heart(centre: Point, width: float) -> Iterator[str]:
    """A heart with a bolt on red."""
    x, y = centre
    yield from sheet(SECOND_CHANCE.top, SECOND_CHANCE.bottom, SECOND_CHANCE.fold)
    yield path(rays(centre, 12, 320, INSIDE), fill="#ffffff", fill_opacity=0.09)
    yield frame(10.5, 3.2, "#ffe3e6", 0.95)
    yield path(heart((x, y + 5), width), fill=SECOND_CHANCE.fold, fill_opacity=0.35)
    yield path(heart(centre, width), fill=CREAM)
    yield path(bolt((x, y - 4), width * 0.64), fill=SECOND_CHANCE.bottom)


def second_chance() -> Iterator[str]:
    yield from beating_heart((120, 128), 174)
    for corner in CORNERS:
        yield path(heart(corner, 26), fill=CREAM)
    yield from ribbon(ACTION_RIBBON, ACTION_RIBBON_HEIGHT, SECOND_CHANCE.band, SECOND_CHANCE.fold, 28)


def special_faces() -> Iterator[tuple[str, Iterator[str]]]:
    for worth in (2, 4, 6, 8, 10):
        yield f"plus{worth}", bonus(worth, BONUS)
        yield f"plus{worth}-middle", middle_bonus(worth, BONUS)
    yield "x2", bonus(None, DOUBLE)
    yield "x2-middle", middle_bonus(None, DOUBLE)
    yield "freeze", freeze()
    yield "freeze-middle", ice(CENTRE, 100)
    yield "flip3", flip_three()
    yield "flip3-middle", hand((120, 158), 114)
    yield "second", second_chance()
    yield "second-middle", beating_heart((120, 172), 200)
