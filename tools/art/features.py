"""The features that a face is put together of: eyes and lids, brows, mouths and beaks.

A kind of eyes is drawn in up to two layers, so that the pupils can be moved between the whites and the lids. Every
shape is written for one character; the names of the kinds are the same for all of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, radians, sin, sqrt

from .palette import INK
from .svg import Point, circle, element, ellipse, line, number, path

PEN = 4.5
WHITE, MOUTH, TONGUE = "#ffffff", "#7c1730", "#ff8a94"


def shape(d: str, colour: str, width: float = PEN) -> str:
    """A filled outline in bold ink."""
    return path(d, fill=colour, stroke=INK, stroke_width=width, stroke_linejoin="round")


def ball(centre: Point, rx: float, ry: float, colour: str) -> str:
    """A filled ellipse in bold ink."""
    return ellipse(centre, rx, ry, fill=colour, stroke=INK, stroke_width=PEN)


def pen(d: str, width: float = PEN, colour: str = INK) -> str:
    """A stroke of the pen."""
    return line(d, colour, width)


def pupil(x: float, y: float, radius: float) -> Iterator[str]:
    """Ink with a spark of light."""
    yield circle((x, y), radius, fill=INK)
    yield circle((x + radius * 0.33, y - radius * 0.36), radius * 0.34, fill=WHITE)


def spot(*coordinates: float) -> str:
    """Coordinates as a path has them."""
    return " ".join(number(value) for value in coordinates)


@dataclass(frozen=True)
class Eyes:
    """A pair of eyes: ink dots, or pupils on a white."""

    centres: tuple[Point, Point]
    pupil: float
    skin: str
    """The colour of the lids."""
    white: float = 0.0
    """The radius of the white; 0 for dots."""

    @property
    def _room(self) -> float:
        """The radius of what a lid covers."""
        return self.white or self.pupil + 5

    def whites(self) -> Iterator[str]:
        if self.white:
            yield from (ball(centre, self.white, self.white, WHITE) for centre in self.centres)

    def pupils(self) -> Iterator[str]:
        for x, y in self.centres:
            yield from pupil(x, y, self.pupil)

    def wide_whites(self) -> Iterator[str]:
        radius = self.white * 1.1 or self.pupil * 1.65
        yield from (ball(centre, radius, radius * 1.06, WHITE) for centre in self.centres)

    def wide_pupils(self) -> Iterator[str]:
        radius = self.white * 0.3 or self.pupil * 0.62
        yield from (circle(centre, radius, fill=INK) for centre in self.centres)

    def lids(self, height: float, tilt: float = 0.0) -> Iterator[str]:
        """From -1, open, to 1, shut. With a tilt the inner ends are lower, which looks fierce, or higher: sad."""
        room = self._room
        for side, (x, y) in zip((-1, 1), self.centres, strict=True):
            left, right = (min(0.95, max(-0.95, height + tilt * side * end)) * room for end in (1, -1))
            start = spot(x - sqrt(room**2 - left**2), y + left)
            end = spot(x + sqrt(room**2 - right**2), y + right)
            arc = f"A{spot(room, room)} 0 {int(left + right > 0)} 1 {end}"
            if self.white:
                yield shape(f"M{start}{arc}Z", self.skin)
            else:
                yield path(f"M{start}{arc}Z", fill=self.skin)
                yield pen(f"M{start}L{end}")

    def shut(self) -> Iterator[str]:
        """For a blink."""
        for x, y in self.centres:
            room = self.white or self.pupil + 2
            if self.white:
                yield ball((x, y), room, room, self.skin)
            yield pen(f"M{spot(x - room * 0.8, y + 2)}Q{spot(x, y + 2 + room * 0.55, x + room * 0.8, y + 2)}")

    def happy(self) -> Iterator[str]:
        """Two bows, as of somebody who laughs."""
        for x, y in self.centres:
            room = self.white * 0.7 or self.pupil * 1.25
            if self.white:
                yield ball((x, y), self.white, self.white, WHITE)
            yield pen(f"M{spot(x - room, y + room * 0.45)}Q{spot(x, y - room * 1.35, x + room, y + room * 0.45)}", 6.5)

    def dizzy(self) -> Iterator[str]:
        """Spirals."""
        for side, (x, y) in zip((-1, 1), self.centres, strict=True):
            radius = self.white or self.pupil * 1.85
            yield ball((x, y), radius, radius, WHITE)
            yield spiral((x, y), radius * 0.8, side)


def spiral(centre: Point, radius: float, side: int) -> str:
    """Two turns from the middle."""
    x, y = centre
    turns = [(step / 12, radians(step * 60)) for step in range(13)]
    points = [(x + side * radius * share * cos(angle), y + radius * share * sin(angle)) for share, angle in turns]
    start, *rest = points
    curve = f"M{spot(*start)}"
    for (_, angle), point in zip(turns[1:], rest, strict=True):
        bend = radius * (angle / radians(720) - 0.04) * 1.13
        half = angle - radians(30)
        curve += f"Q{spot(x + side * bend * cos(half), y + bend * sin(half), *point)}"
    return pen(curve, radius * 0.24)


@dataclass(frozen=True)
class Brows:
    """A pair of brows over the eyes. `colour` lies on the ink where ink alone would not be seen."""

    centres: tuple[Point, Point]
    half: float
    width: float = 5.5
    colour: str = ""

    def drawn(self, inner: float, outer: float, bow: float = 0.0, *, only: int = 0, lift: float = 0.0) -> Iterator[str]:
        """How far the inner and the outer ends are below their place; `only` one of them (-1 or 1) is lifted."""
        for side, (x, y) in zip((-1, 1), self.centres, strict=True):
            up = y - lift if only in (0, side) else y
            ends = spot(x + side * self.half, up + outer)
            curve = f"M{spot(x - side * self.half, up + inner)}Q{spot(x, up + (inner + outer) / 2 - bow)} {ends}"
            yield pen(curve, self.width + (4.5 if self.colour else 0))
            if self.colour:
                yield pen(curve, self.width, self.colour)

    def kinds(self) -> Iterator[tuple[str, Iterator[str]]]:
        yield "cocked", self.drawn(1, 1, 3, only=-1, lift=9)
        yield "fierce", self.drawn(6, -5)
        yield "raised", self.drawn(-5, -4, 6)
        yield "sly", self.drawn(4, -5, 3)
        yield "sorry", self.drawn(-7, 4, 1)


def tongue(x: float, y: float, length: float) -> str:
    """It hangs out."""
    down = number(length)
    return shape(f"M{spot(x - 6, y)}v{down}a6 6 0 0 0 12 0v-{down}Z", TONGUE, 3.5)


@dataclass(frozen=True)
class Mouth:
    """A mouth around a point, `half` as wide to each side."""

    centre: Point
    half: float

    def laugh(self) -> Iterator[str]:
        x, y = self.centre
        w = self.half
        yield shape(
            f"M{spot(x - w, y - 4)}Q{spot(x, y + 3, x + w, y - 4)}Q{spot(x + w, y + 17, x, y + 17)}"
            f"Q{spot(x - w, y + 17, x - w, y - 4)}Z",
            MOUTH,
        )
        yield ellipse((x, y + 12), w * 0.5, 4.5, fill=TONGUE)

    def grin(self) -> Iterator[str]:
        """Teeth clenched: here goes!"""
        x, y = self.centre
        w = self.half * 1.08
        yield shape(
            f"M{spot(x - w, y - 5)}Q{spot(x, y + 2, x + w, y - 5)}Q{spot(x + w * 0.9, y + 12, x, y + 12)}"
            f"Q{spot(x - w * 0.9, y + 12, x - w, y - 5)}Z",
            WHITE,
        )
        yield pen(f"M{spot(x - w * 0.84, y + 3)}Q{spot(x, y + 8, x + w * 0.84, y + 3)}", 3)
        yield pen(f"M{spot(x - w * 0.4, y)}V{number(y + 10)}M{spot(x, y)}V{number(y + 11)}M{spot(x + w * 0.4, y)}"
                  f"V{number(y + 10)}", 3)  # fmt: skip

    def smirk(self) -> Iterator[str]:
        """Up at one corner, with teeth there."""
        x, y = self.centre
        w = self.half
        yield shape(
            f"M{spot(x - w * 0.7, y + 5)}Q{spot(x + w * 0.3, y + 7, x + w * 1.1, y - 8)}"
            f"Q{spot(x + w * 1.05, y + 13, x - w * 0.7, y + 5)}Z",
            WHITE,
        )
        yield pen(f"M{spot(x + w * 0.86, y - 9)}Q{spot(x + w * 1.2, y - 9, x + w * 1.3, y - 4)}")

    def gasp(self) -> Iterator[str]:
        x, y = self.centre
        yield ball((x, y + 5), self.half * 0.42, 10, MOUTH)

    def aside(self) -> Iterator[str]:
        """Pulled to one side: hm."""
        x, y = self.centre
        w = self.half
        yield pen(f"M{spot(x - w * 0.3, y + 6)}Q{spot(x + w * 0.3, y + 1, x + w * 0.85, y + 1)}", 5)

    def dazed(self) -> Iterator[str]:
        """A wave, and the tongue hangs out."""
        x, y = self.centre
        w = self.half
        yield tongue(x + 7, y + 4, 8)
        step = w / 2
        wave = "".join(f"Q{spot(x + (i - 1.5) * step, y + (9 if i % 2 else -3), x + (i - 1) * step, y + 3)}"
                       for i in range(4))  # fmt: skip
        yield pen(f"M{spot(x - w, y + 3)}{wave}")

    def chatter(self) -> Iterator[str]:
        """Teeth that rattle with cold."""
        x, y = self.centre
        w = self.half * 0.9
        yield shape(f"M{spot(x - w, y - 3)}H{number(x + w)}V{number(y + 12)}H{number(x - w)}Z", WHITE)
        teeth = "".join(f"L{spot(x - w + w * i / 3, y + (1.5 if i % 2 else 7.5))}" for i in range(1, 7))
        yield pen(f"M{spot(x - w, y + 7.5)}{teeth}", 3)

    def pout(self) -> Iterator[str]:
        x, y = self.centre
        w = self.half * 0.62
        yield pen(f"M{spot(x - w, y + 10)}Q{spot(x, y - 7, x + w, y + 10)}", 5)

    def kinds(self) -> Iterator[tuple[str, Iterator[str]]]:
        yield "laugh", self.laugh()
        yield "grin", self.grin()
        yield "smirk", self.smirk()
        yield "gasp", self.gasp()
        yield "aside", self.aside()
        yield "dazed", self.dazed()
        yield "chatter", self.chatter()
        yield "pout", self.pout()


@dataclass(frozen=True)
class Beak:
    """A beak: `half` as wide to each side, and `tall` from its upper edge to its tip when it is shut."""

    centre: Point
    half: float
    tall: float
    colour: str
    dark: str
    """The lower half of an open beak."""

    def _upper(self, drop: float = 0.55) -> str:
        x, y = self.centre
        w = self.half
        return shape(f"M{spot(x - w, y)}Q{spot(x, y - self.tall * 0.45, x + w, y)}Q{spot(x, y + self.tall * drop * 2)} "
                     f"{spot(x - w, y)}Z", self.colour)  # fmt: skip

    def _open(self, deep: float, wide: float) -> Iterator[str]:
        """The lower half with the mouth in it."""
        x, y = self.centre
        w = self.half * wide
        yield shape(f"M{spot(x - w, y + 1)}Q{spot(x, y + deep * 2, x + w, y + 1)}Z", self.dark)
        yield path(f"M{spot(x - w * 0.8, y)}Q{spot(x, y + deep * 1.62, x + w * 0.8, y)}Z", fill=MOUTH)

    def laugh(self) -> Iterator[str]:
        x, y = self.centre
        yield from self._open(self.tall * 1.02, 1.0)
        yield ellipse((x, y + self.tall * 0.68), self.half * 0.4, self.tall * 0.15, fill=TONGUE)
        yield self._upper(0.26)

    def grin(self) -> Iterator[str]:
        """Shut, with corners that go up at both sides."""
        x, y = self.centre
        w = self.half * 1.75
        yield pen(
            f"M{spot(x - w, y - 6)}Q{spot(x - w * 0.8, y + 7, x, y + 6)}Q{spot(x + w * 0.8, y + 7, x + w, y - 6)}"
        )
        yield self._upper()
        yield pen(f"M{spot(x - self.half, y + 2)}Q{spot(x, y + self.tall * 0.5, x + self.half, y + 2)}", 3.5)

    def smirk(self) -> Iterator[str]:
        """Up at one corner."""
        x, y = self.centre
        w = self.half
        yield pen(f"M{spot(x + w * 0.4, y + 7)}Q{spot(x + w * 1.7, y + 6, x + w * 1.95, y - 9)}")
        yield pen(f"M{spot(x + w * 1.65, y - 10)}Q{spot(x + w * 1.95, y - 12, x + w * 2.2, y - 7)}", 3.5)
        yield element("g", self._upper(), transform=f"rotate(-12 {spot(x, y)})")
        yield pen(f"M{spot(x - w * 0.8, y + 5)}Q{spot(x + w * 0.3, y + self.tall * 0.5, x + w, y - 2)}", 3.5)

    def gasp(self) -> Iterator[str]:
        yield from self._open(self.tall * 1.1, 0.62)
        yield self._upper(0.2)

    def aside(self) -> Iterator[str]:
        x, y = self.centre
        yield element("g", self._upper(), transform=f"translate(7 0) rotate(-16 {spot(x, y)})")
        yield pen(f"M{spot(x + 2 - self.half * 0.3, y + 5)}Q{spot(x + 10, y + 4, x + 6 + self.half, y - 4)}", 3.5)

    def dazed(self) -> Iterator[str]:
        x, y = self.centre
        yield from self._open(self.tall * 0.75, 0.9)
        yield tongue(x + 4, y + 4, 15)
        yield self._upper(0.24)

    def chatter(self) -> Iterator[str]:
        x, y = self.centre
        w = self.half
        yield self._upper(0.62)
        zigzag = "".join(f"L{spot(x - w + w * i / 3, y + (2 if i % 2 else 7))}" for i in range(1, 7))
        yield pen(f"M{spot(x - w, y + 7)}{zigzag}", 3)

    def pout(self) -> Iterator[str]:
        x, y = self.centre
        w = self.half
        yield pen(f"M{spot(x - w * 1.4, y + 12)}Q{spot(x - w * 0.9, y + 3, x, y + 4)}Q{spot(x + w * 0.9, y + 3)} "
                  f"{spot(x + w * 1.4, y + 12)}")  # fmt: skip
        yield self._upper(0.45)

    def kinds(self) -> Iterator[tuple[str, Iterator[str]]]:
        yield "laugh", self.laugh()
        yield "grin", self.grin()
        yield "smirk", self.smirk()
        yield "gasp", self.gasp()
        yield "aside", self.aside()
        yield "dazed", self.dazed()
        yield "chatter", self.chatter()
        yield "pout", self.pout()
