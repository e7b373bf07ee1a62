"""The number cards, and the list of all cards. The game sets their text, see flip7/cards/faces.py."""

from collections.abc import Iterator
from math import pi, sin

from .card_back import back
from .cardstock import (
    ABOVE_RIBBON,
    CARD_HEIGHT,
    CARD_WIDTH,
    LOW_CENTRE,
    RIBBON_HEIGHT,
    RIBBON_TOP,
    frame,
    notched_frame,
    ribbon,
    sheen,
    sheet,
)
from .geometry import polar
from .palette import CARD_BOTTOM, CARD_TOP, NUMBERS, Tone
from .specials import special_faces
from .svg import Point, circle, document, fade, number, paint, path

PETAL_TIP = 101
"""How far from the middle of the flower a petal ends."""


def petal_foot(count: int) -> float:
    """How far from the middle of the flower a petal begins: no scraps of it may show inside the 0 of a 10."""
    return 42 if count < 10 else 55


def petal(centre: Point, begin: float, width: float) -> str:
    """A leaf above the middle of the flower: round at its foot, pointed at its tip."""
    x, foot, tip = centre[0], centre[1] - begin, centre[1] - PETAL_TIP
    belly = number(foot - (foot - tip) * 0.45)
    shoulder = number(foot - (foot - tip) * 0.69)
    left, near_left, near_right, right = (number(x + side * width / 2) for side in (-1, -0.5, 0.5, 1))
    return (
        f"M{x} {tip}C{near_right} {tip + 10} {right} {shoulder} {right} {belly}"
        f"C{right} {foot - 8} {near_right} {foot} {x} {foot}"
        f"C{near_left} {foot} {left} {foot - 8} {left} {belly}"
        f"C{left} {shoulder} {near_left} {tip + 10} {x} {tip}Z"
    )


def flower(count: int, centre: Point, tone: Tone, strength: float) -> Iterator[str]:
    """As many petals as the card counts, behind the numeral: faint at the foot, stronger at the tip."""
    x, y = centre
    shades = (0.22 * strength, 0.5 * strength)
    foot = petal_foot(count)
    yield fade("petal", (0, y - foot), (0, y - PETAL_TIP), tone.bright, tone.bright, opacities=shades)
    room = (foot + PETAL_TIP) * sin(pi / max(count, 2))
    leaf = petal(centre, foot, min(50, room * 0.9))
    # Of six petals one would hang down, where a bar tells the 6 from the 9.
    first = 30 if count == 6 else 0
    for i in range(count):
        yield path(leaf, fill=paint("petal"), transform=f"rotate({number(first + i * 360 / count)} {x} {y})")


def dotted_ring(centre: Point, tone: Tone, strength: float) -> Iterator[str]:
    """Zero: not one petal."""
    for i in range(24):
        yield circle(polar(centre, 92, i * 15), 4, fill=tone.bright, fill_opacity=0.5 * strength)


def ornament(count: int, centre: Point, strength: float) -> Iterator[str]:
    tone = NUMBERS[count]
    return flower(count, centre, tone, strength) if count else dotted_ring(centre, tone, strength)


def number_sheet(count: int, centre: Point) -> Iterator[str]:
    """Warm paper with a coloured edge, lighter where the numeral will stand."""
    yield from sheet(CARD_TOP, CARD_BOTTOM, "#d9c8a6")
    yield from sheen(centre, 150, "#ffffff", 0.9)
    yield frame(9.5, 5, NUMBERS[count].bright)


def number_face(count: int) -> Iterator[str]:
    tone = NUMBERS[count]
    yield from number_sheet(count, ABOVE_RIBBON)
    yield notched_frame((45, 37), tone.bright)
    yield from ornament(count, ABOVE_RIBBON, 1)
    yield from ribbon(RIBBON_TOP, RIBBON_HEIGHT, tone.main, tone.fold)


def middle_number_face(count: int) -> Iterator[str]:
    """For cards with no room for words: the petals are a breath behind a numeral of half the card's height."""
    yield from number_sheet(count, LOW_CENTRE)
    yield from ornament(count, LOW_CENTRE, 0.5)


def drawings() -> Iterator[tuple[str, str]]:
    faces = [
        *((str(n), number_face(n)) for n in range(13)),
        *((f"{n}-middle", middle_number_face(n)) for n in range(13)),
        *special_faces(),
        ("back", back()),
    ]
    for name, shapes in faces:
        yield name, document(CARD_WIDTH, CARD_HEIGHT, shapes)
