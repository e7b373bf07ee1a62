"""A canvas that draws nothing and measures every text: where it stands, and what is put over it."""
# ruff: noqa: ARG002, what is only drawn has no use for its arguments

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pygame

from flip7.ui.canvas import Box, Canvas, Gradient
from flip7.ui.facts import Facts, Shown, ShownText
from flip7.ui.scale import Viewport
from flip7.ui.text import Fitting
from flip7.ui.theme import Colour, theme

OPAQUE = 200
"""From this strength on a rectangle hides what lies beneath it."""
_DEEP = frozenset("gjpqyçęąQ;,()")
_HIGH = frozenset("ÄÖÜÉÈÊÀÂÇÎÔÛŚŹŻĆŃÓ")


@dataclass
class Seen:
    """A text as it is seen: the part of it within the clip, unless something was drawn over it later."""

    text: ShownText
    ink: Box
    clip: Box
    half_covered: bool = False

    @property
    def visible(self) -> Box:
        return self.ink.clip(self.clip)


class Measuring(Canvas):
    """Takes the place of a canvas. Much faster than drawing, and it knows what covers what."""

    def __init__(self, viewport: Viewport) -> None:
        super().__init__(pygame.Surface((1, 1)), viewport)
        self.paints = False
        self.facts = Facts()
        self.seen: list[Seen] = []
        self._clip = self.box

    def rect(self, box: Box, fill: Colour | Gradient | None, *args: Any, alpha: int = 255, **kwargs: Any) -> None:
        if fill is not None and not isinstance(fill, Gradient) and theme.rgba(fill)[3] * alpha >= OPAQUE * 255:
            self._cover(box)

    def veil(self, *args: Any) -> None:
        self.seen.clear()

    def note(self, shown: Shown) -> None:
        if isinstance(shown, ShownText) and shown.string.strip() and shown.alpha > 0:
            self.seen.append(Seen(shown, _ink(shown), Box(self._clip)))

    def painted(
        self, key: Hashable, box: Box, paint: Callable[[Canvas], None], *, alpha: int = 255, angle: float = 0
    ) -> Facts:
        if isinstance(key, tuple) and key[0] == "card":
            # The texts on cards are parts of a picture; they have a test of their own.
            self._cover(box)
            return Facts()
        scale = self.viewport.scale
        sheet = Measuring(Viewport((max(1, round(box.width * scale)), max(1, round(box.height * scale))), scale))
        paint(sheet)
        for seen in sheet.seen:
            self.seen.append(Seen(seen.text, seen.ink.move(box.topleft), Box(self._clip)))
        return Facts()

    @contextmanager
    def clip(self, box: Box) -> Iterator[None]:
        before, self._clip = self._clip, self._clip.clip(box)
        try:
            yield
        finally:
            self._clip = before

    def _cover(self, box: Box) -> None:
        box = box.clip(self._clip)
        if not box.width or not box.height:
            return
        kept = []
        for seen in self.seen:
            if box.inflate(2, 2).contains(seen.visible):
                continue
            seen.half_covered = seen.half_covered or bool(box.inflate(-4, -4).colliderect(seen.visible))
            kept.append(seen)
        self.seen = kept


def _ink(text: ShownText) -> Box:
    """Where there is ink: the recorded box goes from the top of the capitals to the line they stand on."""
    letters = set(text.string)
    above = text.size * 0.16 if letters & _HIGH else 0.0
    below = text.size * 0.2 if letters & _DEEP else 0.0
    return Box(text.drawn.left, text.drawn.top - above, text.drawn.width, text.drawn.height + above + below)


def faults(canvas: Measuring) -> list[str]:
    """What is wrong with the texts, each in a line."""
    seen = [text for text in canvas.seen if text.visible.width > 1 and text.visible.height > 1]
    found = [
        f"cut: {text.text.string!r} in {_round(text.text.box)}" for text in seen if text.text.fitting is Fitting.CUT
    ]
    screen = canvas.box.inflate(2, 2)
    for text in seen:
        ink, clip = text.ink, text.clip.inflate(4, 4)
        # Panes scroll up and down only: nothing may be cut off at their sides.
        if ink.left < clip.left or ink.right > clip.right or not screen.contains(text.visible):
            found.append(f"off the surface: {text.text.string!r} at {_round(ink)}")
        if text.half_covered:
            found.append(f"half covered: {text.text.string!r} at {_round(ink)}")
    for one, other in combinations([text for text in seen if not text.half_covered], 2):
        if one.visible.inflate(-3, -3).colliderect(other.visible.inflate(-3, -3)) and not _relief(one, other):
            found.append(f"overlap: {one.text.string!r} and {other.text.string!r} at {_round(one.visible)}")
    return found


def _relief(one: Seen, other: Seen) -> bool:
    """The same words twice, a little shifted: letters with an edge or a shadow."""
    return (
        one.text.string == other.text.string and abs(one.ink.x - other.ink.x) < 4 and abs(one.ink.y - other.ink.y) < 12
    )


def _round(box: Box) -> tuple[int, ...]:
    return tuple(round(value) for value in box)
