"""The marks that say above a face what it feels, as comics have them: the same for every character."""

from collections.abc import Iterator

from .features import WHITE, ball, pen, shape, spot
from .geometry import star
from .palette import GOLD_LIGHT, INK
from .svg import circle, element, path


def thought() -> Iterator[str]:
    """A bubble with three dots."""
    yield ball((90, 37), 4.5, 4.5, WHITE)
    yield ball((105, 17), 22, 15, WHITE)
    yield from (circle((x, 17), 3.6, fill=INK) for x in (94, 105, 116))


def flame() -> Iterator[str]:
    """Somebody is on fire."""
    yield shape("M108 2C112 14 127 20 124 36C122 46 114 50 106 49C96 48 89 40 92 29C93 24 97 21 98 16"
                "C101 18 103 21 103 24C107 18 108 10 108 2Z", "#ff6b2c")  # fmt: skip
    yield path("M109 24C113 30 118 33 116 40C115 44 111 46 107 45C102 44 99 40 101 35C103 36 104 37 105 38Z",
               fill=GOLD_LIGHT)  # fmt: skip


def alarm() -> Iterator[str]:
    """An exclamation mark."""
    yield element("g", shape("M101 4H119L115 33H105Z", "#ff4d5e"), ball((110, 45), 6.5, 6.5, "#ff4d5e"),
                  transform="rotate(8 110 24)")  # fmt: skip


def stars() -> Iterator[str]:
    """What is seen after a blow to the head."""
    yield pen("M10 20C34 -2 94 -2 118 20", 3)
    for centre, size in (((20, 18), 14.0), ((64, 9), 11.0), ((108, 18), 14.0)):
        yield shape(star(centre, 5, size, size * 0.46, 10), GOLD_LIGHT, 3.5)


def ice() -> Iterator[str]:
    """A block of ice around the whole head, with snow on top."""
    yield path("M14 10L64 4L116 10L124 62L118 118L64 126L10 119L4 64Z", fill="#6fd0ff", fill_opacity=0.27,
               stroke="#e9fbff", stroke_width=5, stroke_linejoin="round")  # fmt: skip
    yield pen("M13 62L27 44M14 80L22 70M100 112L114 94", 5, WHITE)
    yield shape("M8 20C2 6 18 0 28 4C38 -4 52 -2 60 3C70 -4 86 -3 94 4C108 -2 124 4 121 20C117 26 111 26 108 22L102 44"
                "L95 22C88 26 82 26 78 22H50L44 36L37 22C34 26 30 26 27 23L20 48L14 24C12 25 9 24 8 20Z",
                "#f2fcff", 3.5)  # fmt: skip


def sparkle() -> Iterator[str]:
    """Glitter at both sides."""
    for centre, size in (((15, 22), 16.0), ((112, 17), 17.0), ((117, 46), 9.0)):
        yield shape(star(centre, 4, size, size * 0.36), GOLD_LIGHT, 3.5)


def tear() -> Iterator[str]:
    """A drop under an eye."""
    x, y = 100.0, 78.0
    yield shape(f"M{spot(x, y)}C{spot(x + 3, y + 8, x + 9, y + 11, x + 9, y + 18)}A{spot(9, 9)} 0 0 1 "
                f"{spot(x - 9, y + 18)}C{spot(x - 9, y + 11, x - 3, y + 8, x, y)}Z", "#5fc4ff", 3.5)  # fmt: skip
    yield pen(f"M{spot(x - 4, y + 18)}Q{spot(x - 4, y + 21, x - 1, y + 22)}", 2.5, WHITE)


def kinds() -> Iterator[tuple[str, Iterator[str]]]:
    """All of them by name."""
    yield "thought", thought()
    yield "flame", flame()
    yield "alarm", alarm()
    yield "stars", stars()
    yield "ice", ice()
    yield "sparkle", sparkle()
    yield "tear", tear()
