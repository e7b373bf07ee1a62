"""Seat symbols: dark ink on nothing, drawn by the game on a tile in the seat's colour.

Silhouettes with few, big holes, so that each is known at 24 px.
"""

from collections.abc import Iterator
from functools import partial

from .geometry import bar, disc, outline, polar, scallop, star
from .palette import INK
from .svg import Point, document, line, path, solid

SIZE = 64
MIDDLE: Point = (32, 32)

ink = partial(solid, fill=INK)
stroke = partial(line, colour=INK, width=6)


def soft(d: str, pen: float = 5) -> str:
    """A filled shape with its corners rounded by the pen."""
    return path(d, fill=INK, stroke=INK, stroke_width=pen, stroke_linejoin="round")


def sunbeams() -> str:
    ends = ((polar(MIDDLE, 21, a), polar(MIDDLE, 26, a)) for a in range(0, 360, 45))
    return "".join(outline(ray).removesuffix("Z") for ray in ends)


SYMBOLS: dict[str, tuple[str, ...]] = {
    "sun": (ink(disc(32, 32, 14)), stroke(sunbeams())),
    "moon": (ink("M38 5A28 28 0 1 0 59 42A23 23 0 0 1 38 5Z"), ink(star((49, 21), 5, 9, 4))),
    "star": (soft(star((32, 34), 5, 26, 12)),),
    "cloud": (ink("M18 52A14 14 0 0 1 14 25A19 19 0 0 1 49 21A16 16 0 0 1 47 52Z"),),
    "tree": (soft("M32 7L46 24H40L52 42H12L24 24H18Z"), stroke("M32 44V57")),
    "leaf": (
        ink("M15 50C4 26 24 6 57 7C60 40 40 61 15 50Z", bar(21, 43, 43, 21, 5)),
        stroke("M8 57L17 47"),
    ),
    "flower": (ink(scallop(MIDDLE, 6, 24), disc(32, 32, 9), disc(32, 32, 4.5)),),
    "fish": (
        ink(
            "M5 33C14 15 34 13 45 28L59 17C56 28 56 38 59 49L45 38C34 53 14 51 5 33Z",
            disc(18, 29, 4),
            bar(29, 25, 29, 41, 4),
        ),
    ),
    "cat": (
        ink(
            "M9 6L24 16H40L55 6C58 18 59 28 57 38C54 51 44 58 32 58C20 58 10 51 7 38C5 28 6 18 9 6Z",
            disc(21, 33, 4.5, 6),
            disc(43, 33, 4.5, 6),
            "M28 43H36L32 48Z",
        ),
    ),
    "dog": (
        ink(
            "M32 7C45 7 50 17 50 31C50 37 52 40 52 45C52 54 43 59 32 59"
            "C21 59 12 54 12 45C12 40 14 37 14 31C14 17 19 7 32 7Z",
            disc(24, 29, 4),
            disc(40, 29, 4),
            disc(32, 41, 7.5, 5.5),
        ),
        ink("M15 9C5 8 0 21 3 36C5 42 10 41 10 35C10 25 11 16 15 9Z"),
        ink("M49 9C59 8 64 21 61 36C59 42 54 41 54 35C54 25 53 16 49 9Z"),
    ),
    "owl": (
        ink(
            "M10 5C18 11 25 12 32 12C39 12 46 11 54 5C58 16 57 24 56 36C55 50 45 59 32 59"
            "C19 59 9 50 8 36C7 24 6 16 10 5Z",
            disc(21, 28, 9.5),
            disc(43, 28, 9.5),
            disc(21, 28, 4.5),
            disc(43, 28, 4.5),
            "M27 39H37L32 48Z",
        ),
    ),
    "fox": (
        ink(
            "M5 6L24 18H40L59 6C61 22 59 34 52 42L32 60L12 42C5 34 3 22 5 6Z",
            disc(22, 32, 4),
            disc(42, 32, 4),
            "M32 44L26 50L32 55L38 50Z",
        ),
    ),
    "bear": (
        ink(disc(14, 15, 10)),
        ink(disc(50, 15, 10)),
        ink(disc(32, 34, 26, 25), disc(21, 28, 4), disc(43, 28, 4), disc(32, 43, 11, 9), disc(32, 40, 5, 4)),
    ),
    "rabbit": (
        ink("M25 29C14 27 9 3 18 3C26 3 30 18 30 28Z"),
        ink("M39 29C50 27 55 3 46 3C38 3 34 18 34 28Z"),
        ink(disc(32, 42, 20, 18), disc(24, 39, 3.8), disc(40, 39, 3.8), "M28 47H36L32 52Z"),
    ),
    "bee": (
        ink(disc(32, 41, 14, 19), bar(20, 36, 44, 36, 5), bar(20, 47, 44, 47, 5)),
        ink(disc(32, 17, 9)),
        stroke("M27 11C26 6 23 4 19 4M37 11C38 6 41 4 45 4", width=4),
        ink("M16 23C5 18 1 25 3 32C5 38 12 39 16 36Z"),
        ink("M48 23C59 18 63 25 61 32C59 38 52 39 48 36Z"),
    ),
    "snail": (
        stroke(disc(27, 27, 19), width=6.5),
        stroke("M27 34A7 7 0 1 1 34 27", width=5.5),
        stroke("M6 54H44C52 54 55 48 55 38V26M48 18L54 28M60 17L55 28", width=6.5),
    ),
    "boat": (
        ink("M5 42H59C57 52 51 58 45 58H19C13 58 7 52 5 42Z"),
        ink("M34 5C46 13 53 25 54 37H34Z"),
        ink("M28 12V37H11C13 27 19 18 28 12Z"),
    ),
    "rocket": (
        ink("M32 3C43 11 47 24 44 44H20C17 24 21 11 32 3Z", disc(32, 24, 6.5)),
        ink("M15 30C8 35 6 43 7 53L17 47Z"),
        ink("M49 30C56 35 58 43 57 53L47 47Z"),
        ink("M25 48H39C39 54 36 58 32 62C28 58 25 54 25 48Z"),
    ),
    "bike": (
        stroke(disc(15, 43, 11) + disc(49, 43, 11), width=5),
        stroke("M15 43L25 23H43L49 43M25 23L33 43L43 23M33 43H15M20 17H29M43 24L41 13H48", width=4.5),
    ),
    "balloon": (
        ink(
            "M32 3C45 3 53 12 53 23C53 34 43 42 35 46L39 51H25L29 46C21 42 11 34 11 23C11 12 19 3 32 3Z",
            bar(21, 22, 26, 14, 5),
        ),
        stroke("M32 50C28 53 36 56 32 60", width=4),
    ),
    "key": (
        ink(disc(20, 20, 16), disc(20, 20, 7)),
        stroke("M31 31L55 55M45 46L52 39M53 54L58 49", width=7),
    ),
    "bell": (
        ink("M32 8C45 8 49 18 49 28C49 38 52 42 58 48H6C12 42 15 38 15 28C15 18 19 8 32 8Z"),
        ink(disc(32, 8, 5)),
        ink("M24 52H40A8 8 0 0 1 24 52Z"),
    ),
    "crown": (
        soft("M13 46L8 22L22 32L32 13L42 32L56 22L51 46Z", 4),
        ink(disc(8, 18, 5)),
        ink(disc(56, 18, 5)),
        ink(disc(32, 9, 5)),
        stroke("M14 55H50"),
    ),
    "anchor": (stroke(disc(32, 12, 6.5) + "M32 19V56M20 28H44M8 38C10 50 20 57 32 57C44 57 54 50 56 38"),),
    "umbrella": (
        ink(
            "M32 6C48 6 59 17 60 33C55 28 48 28 44 33C40 28 36 28 32 30"
            "C28 28 24 28 20 33C16 28 9 28 4 33C5 17 16 6 32 6Z"
        ),
        stroke("M32 30V50C32 60 46 60 46 50M32 7V4", width=5.5),
    ),
    "mushroom": (
        ink(
            "M32 5C50 5 60 19 60 30C60 36 56 38 52 38H12C8 38 4 36 4 30C4 19 14 5 32 5Z",
            disc(32, 17, 6),
            disc(17, 27, 4.5),
            disc(47, 27, 4.5),
        ),
        ink("M23 42H41C40 48 43 52 43 55C43 60 38 60 32 60C26 60 21 60 21 55C21 52 24 48 23 42Z"),
    ),
    "cactus": (
        stroke("M32 12V46", width=13),
        stroke("M14 22V26C14 34 20 35 30 35M50 16V20C50 28 44 29 34 29", width=8),
        ink("M16 46H48L44 61H20Z"),
    ),
    "apple": (
        ink(
            "M32 22C38 16 58 15 58 34C58 48 48 61 40 61"
            "C36 61 35 59 32 59C29 59 28 61 24 61C16 61 6 48 6 34C6 15 26 16 32 22Z",
            bar(15, 36, 19, 27, 5),
        ),
        ink("M33 16C33 8 39 3 48 3C48 11 42 16 33 16Z"),
    ),
}


def drawings() -> Iterator[tuple[str, str]]:
    for name, shapes in SYMBOLS.items():
        yield name, document(SIZE, SIZE, shapes)
