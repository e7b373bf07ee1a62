"""The fonts of the game: opened once for each size, and the texts drawn with them kept for the next frame.

Small text is set several times larger and then made smaller. At its own size the font library would push every letter
to a whole pixel: words fall apart ("lös chen"), and a text is wider or narrower from one window size to the next.
"""

from dataclasses import dataclass
from enum import Enum
from math import ceil
from pathlib import Path

import pygame

from flip7.resources import ASSETS
from flip7.ui.cache import MEGABYTE, Lru, surface_bytes

RGB = tuple[int, int, int]

_SOFT_HYPHEN = "\u00ad"
_ELLIPSIS = "…"


class FontName(Enum):
    """The three cuts in use, by their file."""

    DISPLAY = "Baloo2-ExtraBold"
    TEXT = "Nunito-SemiBold"
    STRONG = "Nunito-ExtraBold"

    @property
    def leading(self) -> float:
        """From one line to the next, in ems. Baloo's own line height (1.6) leaves room for scripts we do not set."""
        return 1.12 if self is FontName.DISPLAY else 1.3


@dataclass(frozen=True, slots=True)
class Face:
    """A font at a size in pixels, with so many pixels of extra space between its letters."""

    name: FontName
    px: int
    tracking: int = 0

    @property
    def line_height(self) -> int:
        return round(self.px * self.name.leading)

    @property
    def finer(self) -> int:
        """How many times larger it is set."""
        return 4 if self.px <= 24 else 3 if self.px <= 48 else 2 if self.px <= 96 else 1


class Fonts:
    """Fonts by name and pixel size, and rendered texts up to a number of bytes."""

    def __init__(self, folder: Path = ASSETS / "fonts", budget: int = 32 * MEGABYTE) -> None:
        self._folder = folder
        self._fonts: dict[tuple[FontName, int], pygame.font.Font] = {}
        self._rendered: Lru[tuple[str, Face, RGB], pygame.Surface] = Lru(budget, surface_bytes)

    @property
    def rendered_bytes(self) -> int:
        return self._rendered.weight

    def forget(self) -> None:
        """Let go of everything; needed before pygame shuts down its font module."""
        self._fonts.clear()
        self._rendered.clear()

    def font(self, name: FontName, px: int) -> pygame.font.Font:
        key = (name, max(1, px))
        font = self._fonts.get(key)
        if font is None:
            pygame.font.init()
            font = pygame.font.Font(str(self._folder / f"{name.value}.ttf"), key[1])
            self._fonts[key] = font
        return font

    def width(self, text: str, face: Face) -> int:
        """How wide a line is."""
        shown = _shown(text)
        natural = ceil(self._fine(face).size(shown)[0] / face.finer)
        return natural + face.tracking * max(0, len(shown) - 1)

    def ascent(self, face: Face) -> int:
        """From the top of a rendered line to its baseline."""
        return ceil(self._fine(face).get_ascent() / face.finer)

    def cap_height(self, face: Face) -> int:
        metrics = self._fine(face).metrics("H")[0]
        return round(metrics[3] / face.finer) if metrics is not None else round(face.px * 0.7)

    def lacking(self, text: str, name: FontName) -> set[str]:
        """The characters of a text that the font has no letter for: arrows, for one. They would show as empty boxes."""
        font = self.font(name, 32)
        empty = pygame.image.tobytes(font.render("\ue123", True, (255, 255, 255)), "RGBA")
        drawn = {
            letter: pygame.image.tobytes(font.render(letter, True, (255, 255, 255)), "RGBA")
            for letter in set(_shown(text)) - {"\n"}
        }
        return {letter for letter, picture in drawn.items() if picture == empty}

    def render(self, text: str, face: Face, colour: RGB) -> pygame.Surface:
        """One line as a picture; its baseline is `ascent` below its top."""
        shown = _shown(text)
        return self._rendered.get_or_make((shown, face, colour), lambda: self._draw(shown, face, colour))

    def wrap(self, text: str, face: Face, width: float) -> tuple[str, ...]:
        """Lines no wider than `width`. Breaks at spaces (never at a no-break space) and soft hyphens;
        a word that is wider than a whole line is cut between letters, which is ugly but loses nothing."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                joined = f"{line} {word}" if line else word
                if self.width(joined, face) <= width:
                    line = joined
                else:
                    full, line = self._break(line, word, face, width)
                    lines.extend(full)
            lines.append(line)
        return tuple(_shown(line) for line in lines)

    def longest_word(self, text: str, face: Face) -> int:
        """The width below which `wrap` must cut a word between letters."""
        widest = 0
        for word in text.replace("\n", " ").split(" "):
            *heads, tail = word.split(_SOFT_HYPHEN)
            widest = max(widest, self.width(tail, face), *(self.width(f"{head}-", face) for head in heads))
        return widest

    def ellipsise(self, text: str, face: Face, width: float) -> str:
        """As much of the line as fits, ending in … if some of it does not."""
        shown = _shown(text)
        if self.width(shown, face) <= width:
            return shown
        low, high = 0, len(shown)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(shown[:middle].rstrip() + _ELLIPSIS, face) <= width:
                low = middle
            else:
                high = middle - 1
        return shown[:low].rstrip() + _ELLIPSIS

    def _fine(self, face: Face) -> pygame.font.Font:
        return self.font(face.name, face.px * face.finer)

    def _draw(self, text: str, face: Face, colour: RGB) -> pygame.Surface:
        font, finer = self._fine(face), face.finer
        if face.tracking and len(text) > 1:
            line = _tracked(font, text, colour, face.tracking * finer)
        else:
            line = font.render(text, True, colour)
        if finer == 1:
            return line
        size = (ceil(line.get_width() / finer), ceil(line.get_height() / finer) + 1)
        sheet = pygame.Surface((size[0] * finer, size[1] * finer), pygame.SRCALPHA)
        # The letters stand on the edge between two pixels, so that their feet are sharp.
        sheet.blit(line, (0, -font.get_ascent() % finer))
        return pygame.transform.smoothscale(sheet, size)

    def _break(self, line: str, word: str, face: Face, width: float) -> tuple[list[str], str]:
        """Full lines made of `line` and the beginning of `word`, and the line that is left open."""
        full: list[str] = []
        head = f"{line} " if line else ""
        while True:
            start, rest = self._hyphenate(head, word, face, width)
            if start:
                full.append(start)
                word = rest
            elif head:
                full.append(head.rstrip(" "))
            elif self.width(word, face) > width:
                letters = _shown(word)
                count = max(1, len(letters) - 1)
                while count > 1 and self.width(letters[:count], face) > width:
                    count -= 1
                full.append(letters[:count])
                word = letters[count:]
            head = ""
            if self.width(word, face) <= width or len(_shown(word)) <= 1:
                return full, word

    def _hyphenate(self, head: str, word: str, face: Face, width: float) -> tuple[str, str]:
        """The most of `word` that fits behind `head` with a hyphen, and the rest of it; nothing if none does."""
        pieces = word.split(_SOFT_HYPHEN)
        for count in range(len(pieces) - 1, 0, -1):
            start = head + "".join(pieces[:count]) + "-"
            if self.width(start, face) <= width:
                return start, _SOFT_HYPHEN.join(pieces[count:])
        return "", word


def _tracked(font: pygame.font.Font, text: str, colour: RGB, tracking: int) -> pygame.Surface:
    """A line with extra space between its letters."""
    width, height = font.size(text)
    sheet = pygame.Surface((width + tracking * (len(text) - 1), height), pygame.SRCALPHA)
    for index, letter in enumerate(text):
        # The width of the text up to it, and not the sum of the letters', keeps the kerning.
        x = font.size(text[: index + 1])[0] - font.size(letter)[0] + tracking * index
        sheet.blit(font.render(letter, True, colour), (x, 0))
    return sheet


def _shown(text: str) -> str:
    """What is seen of a text: soft hyphens are only places where it may break."""
    return text.replace(_SOFT_HYPHEN, "")


fonts = Fonts()
"""The fonts all canvases share."""
