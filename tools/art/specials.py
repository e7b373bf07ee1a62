"""The bonus and the action cards: each a shape of its own, known at thumbnail size and without colour."""

from collections.abc import Iterator

from .cardstock import MIDDLE, frame, ribbon, sheet
from .geometry import bolt, heart, outline, polar, rays, rounded, scallop, snowflake, star
from .palette import BONUS, CREAM, DOUBLE, FLIP_THREE, FREEZE, NUMBERS, SECOND_CHANCE, Coat
from .svg import Point, circle, fade, glow, line, number, paint, path, rect

INSIDE = rounded(10.5, 10.5, 219, 319, 13)
"""What lies within the frame line."""
LEAN = 24
"""By how many degrees the outer cards of a fan lean."""
CORNERS: tuple[Point, Point] = (38, 38), (202, 308)
"""Where an action card repeats its sign, so that it is known when only a corner looks out."""


def medal(beads: Iterator[str], coat: Coat) -> Iterator[str]:
    """A gold card with a rosette; the beads on its rim count its worth."""
    yield from sheet(coat.top, coat.bottom, coat.fold)
    yield path(rays(MIDDLE, 14, 320, INSIDE), fill="#fff3c4", fill_opacity=0.32)
    yield frame(10.5, 3, "#fff6d8", 0.95)
    for side in (-1, 1):
        tail = [(120, 170), (120 + side * 58, 232), (120 + side * 32, 229), (120 + side * 16, 250)]
        yield path(outline(tail), fill="#b85c00")
    yield path(scallop(MIDDLE, 18, 80), fill="#b85c00")
    yield fade("rim", (0, 60), (0, 216), "#ffe07a", "#f0a020")
    yield path(scallop(MIDDLE, 18, 76), fill=paint("rim"))
    yield circle(MIDDLE, 62, fill=CREAM, stroke="#c97a10", stroke_width=2)
    yield from beads
    yield from ribbon(242, 34, coat.band, coat.fold)


def round_beads(count: int) -> Iterator[str]:
    for i in range(count):
        yield circle(polar(MIDDLE, 69.5, i * 360 / count), 5.2, fill=BONUS.band)


def star_beads() -> Iterator[str]:
    """Doubling is no number of points: two stars."""
    for degrees in (90, 270):
        yield path(star(polar(MIDDLE, 71, degrees), 5, 12, 5.4), fill=BONUS.band)


def freeze() -> Iterator[str]:
    yield from sheet(FREEZE.top, FREEZE.bottom, FREEZE.fold)
    shards = (
        [(11, 120), (11, 24), (24, 11), (70, 11), (34, 60)],
        [(11, 120), (34, 60), (48, 96), (22, 180), (11, 200)],
        [(229, 90), (229, 24), (216, 11), (150, 11), (190, 40)],
        [(229, 90), (190, 40), (196, 96), (218, 150), (229, 176)],
    )
    for shard in shards:
        yield path(outline(shard), fill="#ffffff", fill_opacity=0.12)
    yield glow("frost", MIDDLE, 104, "#eafaff", 0.3)
    yield circle(MIDDLE, 104, fill=paint("frost"))
    yield frame(10.5, 3.2, "#e8f8ff", 0.95)
    yield line(snowflake(MIDDLE, 82), "#ffffff", 10)
    for corner in CORNERS:
        yield line(snowflake(corner, 13), "#ffffff", 2.6)
    yield from ribbon(228, 58, FREEZE.band, FREEZE.fold)


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


def flip_three() -> Iterator[str]:
    yield from sheet(FLIP_THREE.top, FLIP_THREE.bottom, FLIP_THREE.fold)
    yield path(rays(MIDDLE, 10, 320, INSIDE), fill="#ffffff", fill_opacity=0.1)
    yield frame(10.5, 3.2, "#dffdf0", 0.95)
    yield from fan((120, 126), 106)
    yield from fan_petals((120, 126), 106)
    for corner in CORNERS:
        yield from fan(corner, 20)
    yield from ribbon(228, 58, FLIP_THREE.band, FLIP_THREE.fold)


def second_chance() -> Iterator[str]:
    yield from sheet(SECOND_CHANCE.top, SECOND_CHANCE.bottom, SECOND_CHANCE.fold)
    yield path(rays(MIDDLE, 12, 320, INSIDE), fill="#ffffff", fill_opacity=0.08)
    yield frame(10.5, 3.2, "#ffe3e6", 0.95)
    yield path(heart((120, 138), 158), fill=CREAM)
    yield path(bolt((120, 134), 100), fill=SECOND_CHANCE.bottom)
    for corner in CORNERS:
        yield path(heart(corner, 24), fill=CREAM)
    yield from ribbon(228, 58, SECOND_CHANCE.band, SECOND_CHANCE.fold)


def special_faces() -> Iterator[tuple[str, Iterator[str]]]:
    for worth in (2, 4, 6, 8, 10):
        yield f"plus{worth}", medal(round_beads(worth), BONUS)
    yield "x2", medal(star_beads(), DOUBLE)
    yield "freeze", freeze()
    yield "flip3", flip_three()
    yield "second", second_chance()
