"""What a frame shows, as data: texts, cards, pictures, shapes and what can be pressed, each with its place.

Whoever wants to know sets `canvas.facts = Facts()` and draws. Drawing code says what the parts of the screen are,
`with canvas.part("seat", 3): ...`, and a reader asks by the same names, without knowing where things stand:

    facts.part("seat", 3).part("total").strings      # ["120"]
    [card.face for card in facts.part("seat", 3).cards]

What is noted is what was painted, not what was meant: a card tells its face by the numeral on its picture.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias, TypeVar
from weakref import WeakKeyDictionary

import pygame

from flip7.i18n import Text
from flip7.ui.text import Fitting
from flip7.ui.theme import RGBA

Box = pygame.FRect
Pos = tuple[float, float]


@dataclass(frozen=True, slots=True)
class ShownText:
    """A text: what it says, and whether it fits."""

    source: Text | str
    string: str
    box: Box
    """The room it was given, in logical units, as are all sizes here."""
    drawn: Box
    needed: tuple[float, float]
    size: float
    fitting: Fitting
    on_surface: bool
    """Whether all of it lies on the surface."""
    colour: RGBA
    alpha: int


@dataclass(frozen=True, slots=True)
class ShownPicture:
    """A picture from assets/ by its name."""

    name: str
    box: Box
    tint: RGBA | None
    alpha: int


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card by what is painted on it; `face` is "back" if it lies face down."""

    face: str
    words: tuple[str, ...]
    """All that can be read on it."""
    box: Box
    angle: float
    alpha: int


@dataclass(frozen=True, slots=True)
class ShownPainting:
    """A picture that the program has painted, a chart say, with what it shows in its own coordinates."""

    box: Box
    shown: "Facts"
    alpha: int


@dataclass(frozen=True, slots=True)
class ShownShape:
    """A box or a circle; a gradient tells the colour at its top."""

    box: Box
    fill: RGBA | None
    border: RGBA | None
    alpha: int


@dataclass(frozen=True, slots=True)
class ShownArc:
    """Part of a ring, in degrees clockwise from the top: the hand of a gauge."""

    box: Box
    span: tuple[float, float]
    colour: RGBA
    alpha: int


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A line through points, with the box it spans."""

    box: Box
    points: tuple[Pos, ...]
    colour: RGBA
    alpha: int


@dataclass(frozen=True, slots=True)
class ShownWidget:
    """Something that can be pressed, or could be if it were enabled."""

    key: str
    label: str
    box: Box
    enabled: bool
    focused: bool


Shown: TypeAlias = (
    ShownText | ShownPicture | ShownCard | ShownPainting | ShownShape | ShownArc | ShownLine | ShownWidget
)
Part: TypeAlias = tuple[str, int | str | None]
"""The name of a part of the screen, and which of several it is."""

_S = TypeVar("_S")
_OPAQUE = 250


class Facts:
    """All that is shown, in the order drawn: what comes later lies on top."""

    def __init__(self, entries: Iterable[tuple[tuple[Part, ...], Shown]] = ()) -> None:
        self._entries = list(entries)
        self._inside: tuple[Part, ...] = ()

    def __repr__(self) -> str:
        return "\n".join(f"{'/'.join(_name(part) for part in path)}: {shown}" for path, shown in self._entries)

    def __bool__(self) -> bool:
        return bool(self._entries)

    def note(self, shown: Shown) -> None:
        """Put something on top of all that is noted already, as a part of what is open with `inside` now."""
        self._entries.append((self._inside, shown))

    @contextmanager
    def inside(self, name: str, index: int | str | None = None) -> Iterator[None]:
        """What is noted meanwhile belongs to this part."""
        before = self._inside
        self._inside = (*before, (name, index))
        try:
            yield
        finally:
            self._inside = before

    def part(self, name: str, index: int | str | None = None) -> "Facts":
        """What belongs to the parts of this name, or to one of them."""
        return Facts(
            (path, shown)
            for path, shown in self._entries
            if any(part[0] == name and index in (None, part[1]) for part in path)
        )

    def parts(self, name: str) -> dict[int | str | None, "Facts"]:
        """All parts of this name that show something, each by which one it is."""
        found: dict[int | str | None, Facts] = {}
        for path, shown in self._entries:
            for index in {index for part, index in path if part == name}:
                found.setdefault(index, Facts())._entries.append((path, shown))
        return found

    def outside(self, name: str) -> "Facts":
        """What belongs to no part of this name."""
        return Facts((path, shown) for path, shown in self._entries if all(part[0] != name for part in path))

    def indices(self, name: str) -> set[int | str | None]:
        """Which parts of this name show something."""
        return set(self.parts(name))

    @property
    def visible(self) -> "Facts":
        """Without what is clear, and what lies wholly under something opaque that was drawn later."""
        kept: list[tuple[tuple[Part, ...], Shown]] = []
        covers: list[Box] = []
        for path, shown in reversed(self._entries):
            if isinstance(shown, ShownWidget):
                kept.append((path, shown))
                continue
            place = shown.drawn if isinstance(shown, ShownText) else shown.box
            if shown.alpha > 0 and not any(cover.contains(place) for cover in covers):
                kept.append((path, shown))
            if _covers(shown):
                covers.append(shown.box)
        return Facts(reversed(kept))

    @property
    def texts(self) -> list[ShownText]:
        """All texts, apart from those on cards and in paintings."""
        return self._all(ShownText)

    @property
    def strings(self) -> list[str]:
        """What can be read, apart from what stands on cards."""
        return [text.string for text in self.texts if text.string]

    @property
    def cards(self) -> list[ShownCard]:
        """All playing cards, as `ShownCard`s."""
        return self._all(ShownCard)

    @property
    def faces(self) -> list[str]:
        """The names of all cards shown, such as "7" or "freeze"."""
        return [card.face for card in self.cards]

    @property
    def pictures(self) -> list[ShownPicture]:
        """All pictures from assets/."""
        return self._all(ShownPicture)

    @property
    def paintings(self) -> list[ShownPainting]:
        """All pictures that were painted once and kept, each with facts of its own."""
        return self._all(ShownPainting)

    @property
    def shapes(self) -> list[ShownShape]:
        """All panels, circles and rings."""
        return self._all(ShownShape)

    @property
    def arcs(self) -> list[ShownArc]:
        """All parts of rings."""
        return self._all(ShownArc)

    @property
    def lines(self) -> list[ShownLine]:
        """All lines, straight or through several points."""
        return self._all(ShownLine)

    @property
    def widgets(self) -> list[ShownWidget]:
        """All that can be pressed."""
        return self._all(ShownWidget)

    def _all(self, kind: type[_S]) -> list[_S]:
        return [shown for _path, shown in self._entries if isinstance(shown, kind)]


def _covers(shown: Shown) -> bool:
    if isinstance(shown, ShownShape):
        return shown.fill is not None and shown.fill[3] * shown.alpha >= _OPAQUE * 255
    return isinstance(shown, ShownCard) and shown.alpha >= _OPAQUE and not shown.angle


def _name(part: Part) -> str:
    return part[0] if part[1] is None else f"{part[0]} {part[1]}"


_painted: WeakKeyDictionary[pygame.Surface, Facts] = WeakKeyDictionary()


def keep_facts(picture: pygame.Surface, facts: Facts) -> None:
    """A picture was painted: what it shows is known as long as it is kept."""
    _painted[picture] = facts


def facts_on(picture: pygame.Surface) -> Facts:
    """What a kept picture shows; nothing if it came from a file."""
    return _painted.get(picture) or Facts()
