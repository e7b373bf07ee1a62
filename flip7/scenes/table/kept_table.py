"""The picture of all that rests on the table, kept from frame to frame: only the parts that look different are painted
anew, each within its own area."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from flip7.ui.assets import Assets
from flip7.ui.canvas import Box, Canvas
from flip7.ui.scale import Viewport


@dataclass(frozen=True, slots=True)
class Part:
    """Something that rests on the table."""

    name: Hashable
    area: Box
    """All that it is drawn on, with its glow and its shadow."""
    look: Hashable
    """Everything that decides what it looks like: as long as it is equal, so is the picture."""
    draw: Callable[[Canvas], None]


class KeptTable:
    """Parts, painted one over the other on a surface of the size of the window."""

    def __init__(self) -> None:
        self.surface: pygame.Surface | None = None
        self._key: Hashable = None
        self._looks: dict[Hashable, tuple[Hashable, Box]] = {}

    def paint(self, size: tuple[int, int], viewport: Viewport, pictures: Assets, key: Hashable,
              parts: Sequence[Part]) -> pygame.Surface:  # fmt: skip
        """Bring the picture up to these parts. `key` is what all of them depend on: the theme, say."""
        if self.surface is None or self.surface.get_size() != size:
            self.surface = None  # The old one goes before the new one is made.
            self.surface, self._key = pygame.Surface(size), None
        shared = (viewport, key)
        canvas = Canvas(self.surface, viewport, pictures)
        looks = {part.name: (part.look, part.area) for part in parts}
        if self._key != shared:
            for part in parts:
                part.draw(canvas)
        else:
            for area in _joined(self._changed(looks)):
                with canvas.clip(area):
                    for part in parts:
                        if part.area.colliderect(area):
                            part.draw(canvas)
        self._key, self._looks = shared, looks
        return self.surface

    def _changed(self, looks: dict[Hashable, tuple[Hashable, Box]]) -> list[Box]:
        """Where it looks different now: of a part that has moved, where it was and where it is."""
        names = [*looks, *(name for name in self._looks if name not in looks)]
        changed = [name for name in names if looks.get(name) != self._looks.get(name)]
        return [found[name][1] for name in changed for found in (looks, self._looks) if name in found]


def _joined(areas: Sequence[Box]) -> list[Box]:
    """The same areas, those that overlap as one."""
    apart: list[Box] = []
    for area in areas:
        joined = Box(area)
        while touching := [other for other in apart if other.colliderect(joined)]:
            joined = joined.unionall(touching)
            apart = [other for other in apart if other not in touching]
        apart.append(joined)
    return apart
