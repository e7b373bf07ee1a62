"""The number cards, the back, and the list of all cards. The game sets their text, see layout.py."""

from collections.abc import Iterator
from math import pi, sin

from .cardstock import MIDDLE, frame, ribbon, sheet
from .geometry import polar, rounded, stripes
from .layout import CARD_HEIGHT, CARD_WIDTH
from .logo import coin
from .palette import BACK, CARD_BOTTOM, CARD_TOP, GOLD, NUMBERS, Tone
from .specials import special_faces
from .svg import circle, document, fade, number, paint, path, rect

PETAL_FOOT, PETAL_TIP = 46, 93
"""How far from MIDDLE a petal begins and ends."""


def petal(width: float) -> str:
    """A leaf above MIDDLE: round at its foot, pointed at its tip."""
    x, foot, tip = MIDDLE[0], MIDDLE[1] - PETAL_FOOT, MIDDLE[1] - PETAL_TIP
    belly = number(foot - (foot - tip) * 0.4)
    shoulder = number(foot - (foot - tip) * 0.4 - 9)
    left, near_left, near_right, right = (number(x + side * width / 2) for side in (-1, -0.55, 0.55, 1))
    return (
        f"M{x} {tip}C{near_right} {tip + 9} {right} {shoulder} {right} {belly}"
        f"C{right} {foot - 6} {near_right} {foot} {x} {foot}"
        f"C{near_left} {foot} {left} {foot - 6} {left} {belly}"
        f"C{left} {shoulder} {near_left} {tip + 9} {x} {tip}Z"
    )


def flower(count: int, tone: Tone) -> Iterator[str]:
    """As many petals as the card counts, strong at the tip and faint behind the numeral."""
    x, y = MIDDLE
    yield fade("petal", (0, y - PETAL_FOOT), (0, y - PETAL_TIP), tone.bright, tone.bright, opacities=(0.18, 0.5))
    room = 2 * (PETAL_FOOT + PETAL_TIP) / 2 * sin(pi / max(count, 2))
    leaf = petal(min(40, room * 0.86))
    for i in range(count):
        yield path(leaf, fill=paint("petal"), transform=f"rotate({number(i * 360 / count)} {x} {y})")


def dotted_ring(tone: Tone) -> Iterator[str]:
    """Zero: not one petal."""
    for i in range(24):
        yield circle(polar(MIDDLE, 80, i * 15), 3.6, fill=tone.bright, fill_opacity=0.5)


def number_face(count: int) -> Iterator[str]:
    tone = NUMBERS[count]
    yield from sheet(CARD_TOP, CARD_BOTTOM, "#d9c8a6")
    yield from flower(count, tone) if count else dotted_ring(tone)
    yield frame(10.5, 4, tone.bright)
    yield frame(16.5, 1.4, tone.bright, 0.5)
    yield from ribbon(242, 34, tone.main, tone.fold)


def back() -> Iterator[str]:
    """Cream edge, indigo stripes and the coin."""
    yield from sheet(CARD_TOP, "#f3e6cb", "#cdbb98")
    yield rect(9, 9, 222, 322, 13, fill=BACK.bottom)
    yield path(stripes(22, 9, rounded(9, 9, 222, 322, 13)), fill=BACK.top)
    yield frame(16, 2, GOLD, 0.8)
    yield circle((120, 170), 93, fill=BACK.bottom)
    yield circle((120, 170), 88, fill="none", stroke=GOLD, stroke_width=2, stroke_opacity=0.8)
    yield from coin((120, 168), 64)


def drawings() -> Iterator[tuple[str, str]]:
    faces = [*((str(n), number_face(n)) for n in range(13)), *special_faces(), ("back", back())]
    for name, shapes in faces:
        yield name, document(CARD_WIDTH, CARD_HEIGHT, shapes)
