"""The fonts of the game: opened once for each size, and the texts drawn with them kept for the next frame.

Small text is set several times larger and then made smaller. At its own size the font library would push every letter
to a whole pixel: words fall apart ("lös chen"), and a text is wider or narrower from one window size to the next.

The game's own texts need one font each. Names are written in more alphabets: a letter that the font does not have is
taken from the next one that has it, and where none has it stands a sign that looks as if it were meant.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from io import BytesIO
from math import ceil
from pathlib import Path

import pygame

from flip7.resources import ASSETS
from flip7.ui.bidi import runs_left, visual_order
from flip7.ui.cache import MEGABYTE, Lru, surface_bytes
from flip7.ui.coverage import characters
from flip7.ui.typesetting import shown_letters

RGB = tuple[int, int, int]

MOST_FONTS = 48
"""Open at a time. A frame needs about ten; finding the size that fits a box tries some more."""

_NARROW_SPACE = "\u202f"
"""In no font's table, and yet drawn: the font library makes it out of a space."""
STAND_IN = "·"
"""For what no font has."""


class FontName(Enum):
    """The three cuts in use, by their file."""

    DISPLAY = "Baloo2-ExtraBold"
    TEXT = "Nunito-SemiBold"
    STRONG = "Nunito-ExtraBold"

    @property
    def leading(self) -> float:
        """From one line to the next, in ems. Baloo's own line height (1.6) leaves room for scripts we do not set."""
        return 1.12 if self is FontName.DISPLAY else 1.3

    @property
    def files(self) -> tuple[str, ...]:
        """Where to look for a letter, one after another: Cyrillic and Vietnamese, then Greek and Hebrew."""
        match self:
            case FontName.DISPLAY:
                return (self.value, *FontName.STRONG.files)
            case FontName.STRONG:
                return (self.value, "Nunito-ExtraBold-Names", "MPlusRounded1c-ExtraBold-Names")
            case FontName.TEXT:
                return (self.value, "Nunito-SemiBold-Names", "MPlusRounded1c-Medium-Names")


@dataclass(frozen=True, slots=True)
class Face:
    """A font at a size in pixels, with so many pixels of extra space between its letters."""

    name: FontName
    px: int
    tracking: int = 0

    @property
    def line_height(self) -> int:
        """From one line to the next, in pixels."""
        return round(self.px * self.name.leading)

    @property
    def finer(self) -> int:
        """How many times larger it is set."""
        return 4 if self.px <= 24 else 3 if self.px <= 48 else 2 if self.px <= 96 else 1


@dataclass(frozen=True, slots=True)
class _File:
    data: bytes
    letters: frozenset[str]


class Fonts:
    """Fonts by name and pixel size, and rendered texts up to a number of bytes.

    A font file is read once. Each size is opened in memory: a window dragged larger opens dozens of sizes, and as many
    open files would be more than some systems allow.
    """

    def __init__(self, folder: Path = ASSETS / "fonts", budget: int = 32 * MEGABYTE) -> None:
        self._folder = folder
        self._files: dict[str, _File] = {}
        self._fonts: Lru[tuple[str, int], pygame.font.Font] = Lru(MOST_FONTS, lambda _: 1)
        self._rendered: Lru[tuple[str, Face, RGB], pygame.Surface] = Lru(budget, surface_bytes)

    @property
    def rendered_bytes(self) -> int:
        """What the kept texts take now, in bytes; never more than the budget."""
        return self._rendered.weight

    def limit(self, budget: int) -> None:
        """Keep no more bytes than this from now on."""
        self._rendered.limit(budget)

    def forget(self) -> None:
        """Let go of everything; needed before pygame shuts down its font module."""
        self._fonts.clear()
        self._rendered.clear()

    def font(self, name: FontName, px: int) -> pygame.font.Font:
        """The font itself, opened at this size when it is first asked for."""
        return self._font(name.value, px)

    def width(self, text: str, face: Face) -> int:
        """How wide a line is."""
        shown = shown_letters(text)
        natural = ceil(sum(font.size(run)[0] for font, run in self._runs(shown, face)) / face.finer)
        return natural + face.tracking * max(0, len(shown) - 1)

    def ascent(self, face: Face) -> int:
        """From the top of a rendered line to its baseline."""
        return ceil(self._fine(face).get_ascent() / face.finer)

    def cap_height(self, face: Face) -> int:
        """How high a capital letter is, in pixels."""
        metrics = self._fine(face).metrics("H")[0]
        return round(metrics[3] / face.finer) if metrics is not None else round(face.px * 0.7)

    def lacking(self, text: str, name: FontName = FontName.TEXT) -> set[str]:
        """The characters of a text that no font has a letter for: arrows, for one."""
        return {letter for letter in shown_letters(text) if letter != "\n" and self._file_with(letter, name) is None}

    def render(self, text: str, face: Face, colour: RGB) -> pygame.Surface:
        """One line as a picture; its baseline is `ascent` below its top."""
        shown = shown_letters(text)
        return self._rendered.get_or_make((shown, face, colour), lambda: self._draw(shown, face, colour))

    def _file(self, file: str) -> _File:
        if file not in self._files:
            data = (self._folder / f"{file}.ttf").read_bytes()
            self._files[file] = _File(data, characters(data) | {_NARROW_SPACE})
        return self._files[file]

    def _font(self, file: str, px: int) -> pygame.font.Font:
        size = max(1, px)
        return self._fonts.get_or_make((file, size), lambda: self._open(file, size))

    def _open(self, file: str, px: int) -> pygame.font.Font:
        pygame.font.init()
        return pygame.font.Font(BytesIO(self._file(file).data), px)

    def _fine(self, face: Face) -> pygame.font.Font:
        return self.font(face.name, face.px * face.finer)

    def _file_with(self, letter: str, name: FontName) -> str | None:
        return next((file for file in name.files if letter in self._file(file).letters), None)

    def _runs(self, text: str, face: Face) -> list[tuple[pygame.font.Font, str]]:
        """A line in pieces of one font each, from left to right."""
        px = face.px * face.finer
        if self._file(face.name.value).letters.issuperset(text):
            return [(self._font(face.name.value, px), text)]
        return [(self._font(file, px), run) for file, run in self._split(text, face.name)]

    def _split(self, text: str, name: FontName) -> Iterator[tuple[str, str]]:
        run, where = "", name.value
        for place in visual_order(text):
            file = self._file_with(text[place], name)
            letter = STAND_IN if file is None else text[place]
            # Each Hebrew letter by itself: some builds of the font library would turn a word of them round again.
            if run and (file or name.value) == where and not runs_left(letter):
                run += letter
                continue
            if run:
                yield where, run
            run, where = letter, file or name.value
        if run:
            yield where, run

    def _draw(self, text: str, face: Face, colour: RGB) -> pygame.Surface:
        font, finer = self._fine(face), face.finer
        tracking = face.tracking * finer
        pieces = [(one, _tracked(one, run, colour, tracking)) for one, run in self._runs(text, face)]
        own = len(pieces) == 1 and pieces[0][0] is font
        line = pieces[0][1] if own else _joined(font, pieces, tracking)
        if finer == 1:
            return line
        size = (ceil(line.get_width() / finer), ceil(line.get_height() / finer) + 1)
        sheet = pygame.Surface((size[0] * finer, size[1] * finer), pygame.SRCALPHA)
        # The letters stand on the edge between two pixels, so that their feet are sharp.
        sheet.blit(line, (0, -font.get_ascent() % finer))
        return pygame.transform.smoothscale(sheet, size)


def _tracked(font: pygame.font.Font, text: str, colour: RGB, tracking: int) -> pygame.Surface:
    """A line, perhaps with extra space between its letters."""
    if not tracking or len(text) <= 1:
        return font.render(text, True, colour)
    width, height = font.size(text)
    sheet = pygame.Surface((width + tracking * (len(text) - 1), height), pygame.SRCALPHA)
    for index, letter in enumerate(text):
        # The width of the text up to it, and not the sum of the letters', keeps the kerning.
        x = font.size(text[: index + 1])[0] - font.size(letter)[0] + tracking * index
        sheet.blit(font.render(letter, True, colour), (x, 0))
    return sheet


def _joined(
    main: pygame.font.Font, pieces: list[tuple[pygame.font.Font, pygame.Surface]], tracking: int
) -> pygame.Surface:
    """Pieces of several fonts on the baseline of the main one."""
    width = sum(piece.get_width() for _font, piece in pieces) + tracking * (len(pieces) - 1)
    sheet = pygame.Surface((width, main.get_height()), pygame.SRCALPHA)
    x = 0
    for font, piece in pieces:
        sheet.blit(piece, (x, main.get_ascent() - font.get_ascent()))
        x += piece.get_width() + tracking
    return sheet


fonts = Fonts()
"""The fonts all canvases share."""
