"""The six AI opponents as animals: a bold ink line around each, so that any tile colour goes behind them.

Each is one drawing in parts. `NAME.svg` is the calm face, put together; `NAME-parts.svg` has every part as a group of
its own, one to a line, for the game to put together the expression that it needs (flip7/scenes/faces.py), and
`marks.svg` what all of them share.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from . import marks
from .features import Beak, Brows, Eyes, Mouth, ball, pen, pupil, shape
from .geometry import outline, polar, scallop
from .logo import seven
from .palette import GOLD_DEEP, GOLD_LIGHT, INK
from .svg import circle, document, element, ellipse, number, path

SIZE = 128
MARGIN = "translate(5 5) scale(0.922)"
"""Room between a face and the edge of its tile."""
TEAL = "#17a08f"
JOINT, CAP = ' stroke-linejoin="round"', ' stroke-linecap="round"'
CALM = ("head", "mouth-calm", "nose", "eyes-open", "pupils-open", "lids-calm", "brows-calm", "front")

Part = tuple[str, Iterable[str]]


@dataclass(frozen=True)
class Face:
    """One character. Its parts by name, without those that all have in the same way."""

    eyes: Eyes
    brows: Brows
    mouth: Mouth | Beak
    own: tuple[Part, ...]
    """What nobody else has: at least the head and the calm mouth. It stands in for a common part of the same name."""

    def parts(self) -> dict[str, str]:
        """Every part as finished text, by name."""
        eyes = self.eyes
        common: list[Part] = [
            ("eyes-open", eyes.whites()),
            ("pupils-open", eyes.pupils()),
            ("eyes-wide", eyes.wide_whites()),
            ("pupils-wide", eyes.wide_pupils()),
            ("eyes-shut", eyes.shut()),
            ("eyes-happy", eyes.happy()),
            ("eyes-dizzy", eyes.dizzy()),
            ("lids-narrow", eyes.lids(-0.32)),
            ("lids-fierce", eyes.lids(-0.4, 0.32)),
            ("lids-smug", eyes.lids(-0.05, 0.1)),
            ("lids-sorry", eyes.lids(-0.42, -0.36)),
            *((f"brows-{name}", shapes) for name, shapes in self.brows.kinds()),
            *((f"mouth-{name}", shapes) for name, shapes in self.mouth.kinds()),
        ]
        drawn = {name: "".join(shapes) for name, shapes in [*common, *self.own]}
        return {name: text for name, text in drawn.items() if text}


def cheeks(y: float, apart: float, colour: str) -> Iterator[str]:
    for side in (-1, 1):
        yield ellipse((64 + side * apart, y), 9, 6, fill=colour, fill_opacity=0.75)


def child() -> Face:
    """A chick that has just hatched: the egg is still its hat."""

    def head() -> Iterator[str]:
        yield shape("M22 80C8 78 0 92 6 106C16 108 24 102 28 94Z", "#ffc93a")
        yield shape("M106 80C120 78 128 92 122 106C112 108 104 102 100 94Z", "#ffc93a")
        yield ball((64, 76), 48, 44, "#ffdf5c")
        yield shape(
            "M20 56C18 26 40 6 64 6C88 6 110 26 108 56L95 47L84 60L71 48L57 60L45 47L33 59Z",
            "#fff9ec",
        )
        yield circle((46, 27), 4, fill="#f3dfb4")
        yield circle((82, 31), 5, fill="#f3dfb4")
        yield circle((64, 18), 3, fill="#f3dfb4")
        yield from cheeks(93, 36, "#ff9a76")

    return Face(
        Eyes(((43, 76), (85, 76)), 9, "#ffdf5c"),
        Brows(((42, 60), (86, 60)), 10),
        Beak((64, 88), 13, 17, "#ff9330", "#e0701a"),
        (
            ("head", head()),
            ("mouth-calm", [shape("M51 88Q64 78 77 88Q64 112 51 88Z", "#ff9330")]),
        ),
    )


def careful() -> Face:
    """An owl in a scarf, her lids half down: she looks twice before she takes a card."""

    def head() -> Iterator[str]:
        yield shape(
            "M18 10C32 21 46 25 64 25C82 25 96 21 110 10C120 32 120 56 118 74"
            "C114 104 92 118 64 118C36 118 14 104 10 74C8 56 8 32 18 10Z",
            "#a98bd0",
        )
        yield shape("M64 46C50 26 20 32 17 62C16 84 44 92 64 74C84 92 112 84 111 62C108 32 78 26 64 46Z", "#f0e4fb")
        yield shape(
            "M13 94C40 112 88 112 115 94C119 102 117 109 112 113C84 128 44 128 16 113C11 109 9 102 13 94Z", TEAL
        )
        yield pen("M34 107L30 118M54 112L53 123M75 112L76 123M95 107L99 118", 3.5, "#0d6e63")

    xs = (41, 87)
    return Face(
        Eyes(((41, 61), (87, 61)), 10.5, "#8a69b5", 19),
        Brows(((40, 36), (88, 36)), 14, 6.5),
        Beak((64, 76), 13, 18, "#ffb52e", "#e08a10"),
        (
            ("head", head()),
            ("pupils-open", [text for x in xs for text in pupil(x + 4, 63, 10.5)]),
            ("lids-calm", [shape(f"M{x - 18} 54A19 19 0 0 1 {x + 18} 54Q{x} 46 {x - 18} 54Z", "#8a69b5") for x in xs]),
            ("mouth-calm", [shape("M56 72H72L64 88Z", "#ffb52e")]),
        ),
    )


def greedy() -> Face:
    """A fox in flying goggles that see nothing but the seventh card."""

    def head() -> Iterator[str]:
        yield shape(
            "M14 10C28 11 39 20 45 30H83C89 20 100 11 114 10C119 34 119 58 112 76C104 96 84 118 64 120"
            "C44 118 24 96 16 76C9 58 9 34 14 10Z",
            "#f5772d",
        )
        yield path("M21 19C28 21 33 26 36 33L21 45ZM107 19C100 21 95 26 92 33L107 45Z", fill="#5b2330")
        yield path(
            "M64 84C50 70 30 68 17 74C26 96 46 116 64 117.5C82 116 102 96 111 74C98 68 78 70 64 84Z", fill="#fff3e2"
        )
        yield pen("M12 48Q64 34 116 48", 10)
        yield pen("M12 48Q64 34 116 48", 4, "#7a4a2a")
        for x in xs:
            yield ball((x, 56), 22, 21, "#7a4a2a")
            yield circle((x, 56), 16, fill=GOLD_LIGHT, stroke=GOLD_DEEP, stroke_width=2)

    def broad_grin() -> Iterator[str]:
        yield shape("M40 90Q64 98 88 90Q86 112 64 112Q42 112 40 90Z", "#7c1730")
        yield path("M43 93Q64 100 85 93L84 99Q64 105 44 99Z", fill="#ffffff")

    xs = (41, 87)
    return Face(
        Eyes(((41, 56), (87, 56)), 8, "#7a4a2a", 16),
        Brows(((41, 32), (87, 32)), 14, 5.5, "#fff3e2"),
        Mouth((64, 96), 21),
        (
            ("head", head()),
            ("eyes-open", []),
            ("pupils-open", [seven((x, 56), 20, INK, 6) for x in xs]),
            ("mouth-calm", broad_grin()),
            ("nose", [ball((64, 82), 8, 5.5, INK)]),
        ),
    )


def frosty() -> Face:
    """A yeti under a crown of ice. He forgets nothing."""

    def head() -> Iterator[str]:
        yield shape("M22 52L14 14L38 34L46 4L64 30L82 4L90 34L114 14L106 52Z", "#9fe4ff")
        yield path("M38 34L46 4L54 18L48 48ZM90 34L114 14L103 40ZM64 30L82 4L78 44Z", fill="#e4f8ff")
        fur = [polar((64, 76), 49 if i % 2 else 42, i * 10) for i in range(36)]
        yield shape(outline(fur), "#f4fbff")
        yield shape("M64 52C80 42 100 54 98 76C96 98 82 108 64 108C46 108 32 98 30 76C28 54 48 42 64 52Z", "#7cb8ee")

    def crooked_smile() -> Iterator[str]:
        yield pen("M44 90Q66 102 84 86")
        yield shape("M65 95L71 108L78 91Z", "#ffffff")

    return Face(
        Eyes(((48, 74), (80, 74)), 8, "#7cb8ee"),
        Brows(((46, 61), (82, 61)), 11, 7),
        Mouth((64, 92), 19),
        (
            ("head", head()),
            ("mouth-calm", crooked_smile()),
            ("nose", [pen("M60 83H68", 6)]),
            ("brows-calm", [pen("M36 60L56 67M92 60L72 67", 7)]),
        ),
    )


def counter() -> Face:
    """A mouse with thick glasses and a dealer's visor: every card seen is a card known."""

    def head() -> Iterator[str]:
        for x in (24, 104):
            yield ball((x, 32), 22, 22, "#a9afc6")
            yield circle((x, 34), 12, fill="#f5b5c0")
        yield shape(
            "M64 26C96 26 112 50 110 74C108 100 86 120 64 120C42 120 20 100 18 74C16 50 32 26 64 26Z", "#c3c8da"
        )
        yield shape("M20 54C26 30 44 20 64 20C84 20 102 30 108 54C80 42 48 42 20 54Z", "#1f9d63")
        yield pen("M30 42C48 32 80 32 98 42", 3.5, "#7fe0b0")
        yield pen("M6 88L26 92M6 106L27 100M122 88L102 92M122 106L101 100", 3)
        yield pen("M58 70Q64 66 70 70")

    return Face(
        Eyes(((43, 72), (85, 72)), 8.5, "#a9afc6", 18.5),
        Brows(((42, 46), (86, 46)), 13, 5.5, "#c3c8da"),
        Mouth((64, 104), 15),
        (
            ("head", head()),
            ("eyes-open", [ball((x, 72), 19, 18, "#f3fbff") for x in (43, 85)]),
            ("mouth-calm", [pen("M64 102V106M54 106Q59 112 64 106Q69 112 74 106", 3.5)]),
            ("nose", [ball((64, 96), 7, 5.5, "#f58aa0")]),
        ),
    )


def laurel(side: int) -> Iterator[str]:
    """One branch along the chin."""
    for i, degrees in enumerate((112, 134, 156)):
        x, y = polar((64, 70), 52, side * degrees)
        turn = side * (degrees - 58 + i * 2)
        place = f"translate({number(x)} {number(y)}) rotate({turn})"
        yield path(
            "M0 -15Q11 -1 0 13Q-11 -1 0 -15Z",
            fill="#49c07a",
            stroke=INK,
            stroke_width=3.5,
            stroke_linejoin="round",
            transform=place,
        )


def champion() -> Face:
    """A lion with crown and laurel."""

    def head() -> Iterator[str]:
        yield shape(scallop((64, 72), 12, 47), "#b8601c")
        yield ball((36, 46), 10, 10, "#f2b45a")
        yield ball((92, 46), 10, 10, "#f2b45a")
        yield ball((64, 74), 36, 35, "#f9c873")
        yield shape("M32 40L24 8L46 22L64 2L82 22L104 8L96 40Q64 30 32 40Z", GOLD_LIGHT)
        yield circle((64, 24), 5, fill="#e6394f")
        yield ellipse((54, 87), 14, 11, fill="#fff0d6")
        yield ellipse((74, 87), 14, 11, fill="#fff0d6")

    return Face(
        Eyes(((49, 66), (79, 66)), 7, "#f9c873"),
        Brows(((47, 53), (81, 53)), 9, 4.5),
        Mouth((64, 92), 15),
        (
            ("head", head()),
            ("mouth-calm", [pen("M64 85V91M50 91Q57 99 64 91Q71 99 78 91", 4)]),
            ("nose", [shape("M55 76H73L64 85Z", "#7c3a1c")]),
            ("brows-calm", [pen("M40 55Q48 50 55 54M88 55Q80 50 73 54", 4)]),
            ("front", [*laurel(-1), *laurel(1)]),
        ),
    )


FACES = {
    "child": child,
    "careful": careful,
    "greedy": greedy,
    "frosty": frosty,
    "counter": counter,
    "champion": champion,
}


def drawings() -> Iterator[tuple[str, str]]:
    for name, face in FACES.items():
        parts = face().parts()
        calm = [parts[part] for part in CALM if part in parts]
        yield name, document(SIZE, SIZE, [element("g", *calm, transform=MARGIN)])
        yield f"{name}-parts", groups(parts)
    yield "marks", groups({f"mark-{name}": "".join(shapes) for name, shapes in marks.kinds()})


def groups(parts: Mapping[str, str]) -> str:
    """A document with one part to a line. What nearly all shapes have in common is said once."""
    lines = [f'<g transform="{MARGIN}"{JOINT}{CAP}>']
    lines += [element("g", text, id=part).replace(JOINT, "").replace(CAP, "") for part, text in parts.items()]
    return document(SIZE, SIZE, [*lines, "</g>"])
