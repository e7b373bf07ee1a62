"""How a text finds its place in a box: as it is, wrapped, smaller, or in the last resort cut with an ellipsis."""

from dataclasses import dataclass
from enum import Enum
from functools import partial

from flip7.i18n import Text
from flip7.ui.bidi import runs_left, visual_order
from flip7.ui.cache import Lru
from flip7.ui.fonts import Face, FontName, fonts
from flip7.ui.theme import LEAST_TEXT, TextStyle, theme
from flip7.ui.typesetting import Measure, ellipsise, longest_word, typeset, wrap


class Align(Enum):
    """Where in its box a text stands: (across, down), each from 0 to 1."""

    TOP_LEFT = (0.0, 0.0)
    TOP = (0.5, 0.0)
    TOP_RIGHT = (1.0, 0.0)
    LEFT = (0.0, 0.5)
    CENTRE = (0.5, 0.5)
    RIGHT = (1.0, 0.5)
    BOTTOM_LEFT = (0.0, 1.0)
    BOTTOM = (0.5, 1.0)
    BOTTOM_RIGHT = (1.0, 1.0)


class Fitting(Enum):
    """What had to be done to a text to fit its box."""

    NATURAL = "natural"
    SHRUNK = "shrunk"
    CUT = "cut"
    """Part of it is not shown: a fault of the layout."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A text set for a box, in pixels."""

    lines: tuple[str, ...]
    face: Face
    width: int
    height: int
    needed: tuple[int, int]
    """The size it would have taken at full size."""
    fitting: Fitting


@dataclass(frozen=True, slots=True)
class _Wish:
    """All that a setting depends on."""

    text: str
    font: FontName
    tracking: float
    full: int
    least: int
    room: tuple[int, int]
    wrap: bool
    fit: bool

    def face(self, px: int) -> Face:
        # Extra space between letters is the first thing to save when there is too little room.
        return Face(self.font, px, round(px * self.tracking) if px == self.full else 0)

    def lines(self, px: int) -> tuple[str, ...]:
        if self.wrap:
            return wrap(self.text, self.room[0], _measure(self.face(px)))
        return tuple(self.text.split("\n"))

    def fits(self, px: int) -> bool:
        if self.wrap and longest_word(self.text, _measure(self.face(px))) > self.room[0]:
            return False
        width, height = _extent(self.lines(px), self.face(px))
        return width <= self.room[0] and height <= self.room[1]

    def setting(self, lines: tuple[str, ...], px: int, fitting: Fitting) -> Setting:
        width, height = _extent(lines, self.face(px))
        needed = (width, height) if px == self.full else _extent(self.lines(self.full), self.face(self.full))
        return Setting(lines, self.face(px), width, height, needed, fitting)


_kept: Lru[_Wish, Setting] = Lru(4096, lambda _: 1)
"""The same text stands in the same box in every frame."""


def set_text(
    text: Text | str, style: TextStyle, scale: float, room: tuple[int, int], *, wrap: bool = False, fit: bool = True
) -> Setting:
    """How a text stands in a room of so many pixels."""
    full = max(1, round(theme.text_size(style) * scale))
    least = min(full, max(1, round(max(LEAST_TEXT, style.least) * scale)))
    said = typeset(text) if wrap else str(text)
    wish = _Wish(said, style.font, style.tracking, full, least, room, wrap, fit)
    return _kept.get(wish) or _kept.put(wish, _set(wish))


def _set(wish: _Wish) -> Setting:
    if not wish.fit or wish.fits(wish.full):
        return wish.setting(wish.lines(wish.full), wish.full, Fitting.NATURAL)
    low, high = wish.least, max(wish.least, wish.full - 1)
    while low < high:
        middle = (low + high + 1) // 2
        if wish.fits(middle):
            low = middle
        else:
            high = middle - 1
    if wish.fits(low):
        return wish.setting(wish.lines(low), low, Fitting.SHRUNK)
    return wish.setting(_cut(wish, low), low, Fitting.CUT)


def _cut(wish: _Wish, px: int) -> tuple[str, ...]:
    face, lines = wish.face(px), wish.lines(px)
    most = max(1, 1 + (wish.room[1] - px) // max(1, face.line_height))
    kept = list(lines[:most])
    if len(lines) > most:
        kept[-1] += "…"
    return tuple(ellipsise(line, wish.room[0], _measure(face)) for line in kept)


def _measure(face: Face) -> Measure:
    return partial(fonts.width, face=face)


def _extent(lines: tuple[str, ...], face: Face) -> tuple[int, int]:
    """Width and height of lines. The last one counts with the height of its letters only: the empty space between it
    and a next line need not fit into the box."""
    return max(fonts.width(line, face) for line in lines), face.line_height * (len(lines) - 1) + face.px


def text_width(text: Text | str, style: TextStyle, scale: float = 1.0) -> float:
    """How wide a text is on one line, in logical units, for a layout made before there is a canvas."""
    px = max(1, round(theme.text_size(style) * scale))
    return fonts.width(str(text), Face(style.font, px, round(px * style.tracking))) / scale


def letter_edges(text: str, style: TextStyle, scale: float) -> tuple[tuple[float, float], ...]:
    """Where each letter of a line begins and ends, in the order of reading: a Hebrew one ends at its left.

    Letters round to other widths at every window size, so that this is as exact as the scale they are drawn at.
    """
    order = visual_order(text)
    shown = "".join(text[place] for place in order)
    edges = [text_width(shown[:count], style, scale) for count in range(len(text) + 1)]
    found = [(0.0, 0.0)] * len(text)
    for column, place in enumerate(order):
        left, right = edges[column], edges[column + 1]
        found[place] = (right, left) if runs_left(text[place]) else (left, right)
    return tuple(found)


def text_height(text: Text | str, style: TextStyle, width: float) -> float:
    """How high a text is when wrapped to `width`, in logical units, the space below its last line included."""
    px = round(theme.text_size(style))
    # A little narrower than the box: at other window sizes letters round differently, and a line more would not fit.
    lines = wrap(typeset(text), width * 0.985, _measure(Face(style.font, px, round(px * style.tracking))))
    return line_height(style) * len(lines)


def widest_word(text: Text | str, style: TextStyle) -> float:
    """The width a text needs at least, in logical units: no word of it has to be broken there."""
    px = round(theme.text_size(style))
    return longest_word(typeset(text), _measure(Face(style.font, px, round(px * style.tracking))))


def line_height(style: TextStyle) -> float:
    """From one line to the next at the player's text size, in logical units."""
    return theme.text_size(style) * style.font.leading
