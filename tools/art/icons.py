"""Signs for buttons and labels: cream on nothing, so that the game can tint them by multiplication.

64 x 64, one stroke weight, round ends. A hole is a real hole, never a dark patch.
"""

from collections.abc import Iterator
from functools import partial

from .geometry import box, cog, disc, heart, snowflake, star
from .logo import seven
from .palette import CREAM
from .svg import document, line, path, solid

SIZE = 64
WEIGHT = 5.5

stroke = partial(line, colour=CREAM, width=WEIGHT)
fill = partial(solid, fill=CREAM)


def soft(d: str) -> str:
    """A filled shape with its corners rounded by the pen."""
    return path(d, fill=CREAM, stroke=CREAM, stroke_width=WEIGHT, stroke_linejoin="round")


RING = stroke(disc(32, 32, 24.5))
SPEAKER = soft("M9 25H19L32 13V51L19 39H9Z")
FANNED = ("M5 21L15.5 16.5V53.5L13.5 54Z", "M59 21L48.5 16.5V53.5L50.5 54Z")
"""What is seen of the outer two of three cards."""
EYE = stroke("M5 32C17 12 47 12 59 32C47 52 17 52 5 32Z")
SHEET = (
    "M9 55V29C9 15 19 5 32 5C45 5 55 15 55 29V55C55 60 51 60 48.5 57C45 53 42 53 39.5 57"
    "C37 60.5 34.5 60.5 32 57C29.5 53 27 53 24.5 57C22 60.5 19 60.5 15.5 57C13 60 9 60 9 55Z"
)
"""A ghost without its eyes: a symbol is shown on it."""

ICONS: dict[str, tuple[str, ...]] = {
    "play": (soft("M20 13L50 32L20 51Z"),),
    "pause": (fill(box(15, 11, 12, 42, 4)), fill(box(37, 11, 12, 42, 4))),
    "first": (soft("M50 14L24 32L50 50Z"), stroke("M13 13V51")),
    "last": (soft("M14 14L40 32L14 50Z"), stroke("M51 13V51")),
    "step_back": (stroke("M40 12L20 32L40 52"),),
    "step_forward": (stroke("M24 12L44 32L24 52"),),
    "chart": (stroke("M8 8V55H57"), stroke("M18 43L29 30L39 37L55 15")),
    "gear": (fill(cog((32, 32), 8, 27, 20), disc(32, 32, 8.5)),),
    "book": (stroke("M32 18C25 12 15 11 7 13V49C15 47 25 48 32 54C39 48 49 47 57 49V13C49 11 39 12 32 18V54"),),
    "trophy": (
        soft("M20 10H44V24C44 34 39 38 32 38C25 38 20 34 20 24Z"),
        stroke("M18 15H9C9 25 13 30 20 31M46 15H55C55 25 51 30 44 31M32 40V52M21 55H43"),
    ),
    "info": (RING, stroke("M32 30V45"), fill(disc(32, 20, 4))),
    "back": (stroke("M54 32H11M28 14L10 32L28 50"),),
    "arrow_right": (stroke("M10 32H53M36 14L54 32L36 50"),),
    "arrow_up": (stroke("M32 54V11M14 28L32 10L50 28"),),
    "arrow_down": (stroke("M32 10V53M14 36L32 54L50 36"),),
    "plus": (stroke("M32 12V52M12 32H52"),),
    "minus": (stroke("M12 32H52"),),
    "close": (stroke("M15 15L49 49M49 15L15 49"),),
    "check": (stroke("M10 34L25 49L54 17"),),
    "speaker": (SPEAKER, stroke("M42 24C47 28 47 36 42 40M49 16C59 25 59 39 49 48")),
    "speed": (soft("M8 16L29 32L8 48Z"), soft("M34 16L55 32L34 48Z")),
    "person": (fill(disc(32, 20, 12)), soft("M11 54C11 43 20 38 32 38C44 38 53 43 53 54Z")),
    "ghost": (fill(SHEET, disc(24.5, 28, 4, 5), disc(39.5, 28, 4, 5)),),
    "sheet": (fill(SHEET),),
    "robot": (
        stroke(box(11, 20, 42, 34, 9) + "M32 20V11M5 33V42M59 33V42M25 45H39"),
        fill(disc(32, 9, 4.5)),
        fill(disc(23, 33, 4.5)),
        fill(disc(41, 33, 4.5)),
    ),
    "log": (stroke(box(12, 7, 40, 50, 7) + "M22 21H42M22 32H42M22 43H34"),),
    "deck": (fill(box(22, 18, 34, 41, 6)), stroke("M44 9H16A6 6 0 0 0 10 15V46")),
    "dice": (
        stroke(box(8, 8, 48, 48, 10)),
        *(fill(disc(x, y, 4.5)) for x, y in ((21, 21), (43, 21), (32, 32), (21, 43), (43, 43))),
    ),
    "eye": (EYE, fill(disc(32, 32, 8.5))),
    "bulb": (stroke("M23 43C23 37 13 34 13 23A19 18 0 0 1 51 23C51 34 41 37 41 43ZM24 51H40M29 58H35"),),
    "crown": (soft("M12 44L8 19L21 29L32 12L43 29L56 19L52 44Z"), stroke("M13 54H51")),
    "star": (soft(star((32, 34), 5, 25, 11.5)),),
    "flame": (
        fill(
            "M33 4C36 17 53 23 53 40A21 20 0 0 1 11 40C11 31 16 27 18 19C22 22 25 26 27 29C28 19 28 11 33 4Z",
            "M33 35C35 41 42 42 42 48A10 8 0 0 1 22 48C22 44 24 42 26 39C27 42 29 43 31 43C31 40 31 37 33 35Z",
        ),
    ),
    "shield": (stroke("M32 7L54 14V31C54 44 45 53 32 58C19 53 10 44 10 31V14ZM22 32L30 40L43 25"),),
    "lock": (
        fill("M16 28H48A5 5 0 0 1 53 33V53A5 5 0 0 1 48 58H16A5 5 0 0 1 11 53V33A5 5 0 0 1 16 28Z"),
        stroke("M20 28V20A12 12 0 0 1 44 20V28"),
    ),
    "heart": (fill(heart((32, 33), 54)),),
    "heart_broken": (
        fill("M29 57C22 52 3 37 3 24C3 14 9 9 17 9C23 9 26 12 28 16L22 27L31 36L24 45Z"),
        fill("M35 57C42 52 61 37 61 24C61 14 55 9 47 9C41 9 37 12 34 16L29 27L38 36L31 45Z"),
    ),
    "snowflake": (line(snowflake((32, 32), 26), CREAM, 4.5),),
    "three_cards": (
        fill(box(20.5, 7, 23, 46, 4.5)),
        *(path(d, fill=CREAM, stroke=CREAM, stroke_width=4, stroke_linejoin="round") for d in FANNED),
    ),
    "coin7": (RING, seven((31.5, 32), 27, CREAM)),
    "keyboard": (
        stroke(box(5, 14, 54, 36, 7) + "M21 40H43"),
        *(fill(disc(x, 27, 3.5)) for x in (16, 26.7, 37.3, 48)),
    ),
    "globe": (RING, line(disc(32, 32, 10.5, 24.5) + "M8 32H56", CREAM, 4.5)),
    "trash": (stroke("M9 16H55M24 15V8H40V15M14 17L18 56H46L50 17M27 28V45M37 28V45"),),
    "export": (stroke("M10 40V55H54V40M32 42V10M19 22L32 9L45 22"),),
    "swap": (stroke("M10 20H53M43 10L53 20L43 30M54 44H11M21 34L11 44L21 54"),),
    "home": (stroke("M6 33L32 9L58 33M14 28V55H50V28M27 54V40H37V54"),),
    "restart": (stroke("M51 21A22.5 22.5 0 1 0 54 35M53 7V21H39"),),
    "warning": (stroke("M32 8L59 54H5ZM32 25V38"), fill(disc(32, 46, 3.6))),
}


def drawings() -> Iterator[tuple[str, str]]:
    for name, shapes in ICONS.items():
        yield name, document(SIZE, SIZE, shapes)
