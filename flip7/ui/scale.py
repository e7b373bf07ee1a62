"""The logical space everything is laid out in, and its place on a real screen.

At 1920x1080 one logical unit is one pixel. Other windows show at least 1728x1080 units: a wider window shows more to
the sides, a narrower one more above and below, and nothing is ever stretched.
"""

from dataclasses import dataclass, field

import pygame

LEAST_WIDTH = 1728.0
LEAST_HEIGHT = 1080.0


@dataclass(frozen=True, slots=True)
class Viewport:
    """A surface of `px_size` pixels as logical space. `zoom` is given only for pictures drawn aside (card faces)."""

    px_size: tuple[int, int]
    zoom: float | None = None
    scale: float = field(init=False, compare=False)
    """Pixels to one logical unit. Found once: every single drawing asks for it."""

    def __post_init__(self) -> None:
        # A minimised window reports a size of nothing; one pixel keeps every division defined.
        width, height = max(1, self.px_size[0]), max(1, self.px_size[1])
        scale = min(width / LEAST_WIDTH, height / LEAST_HEIGHT) if self.zoom is None else self.zoom
        object.__setattr__(self, "scale", scale)

    @property
    def size(self) -> tuple[float, float]:
        """Logical width and height."""
        return self.px_size[0] / self.scale, self.px_size[1] / self.scale

    def to_px(self, value: float) -> int:
        """A logical length or coordinate as whole pixels: text and edges stay crisp."""
        return round(value * self.scale)

    def to_logical(self, px_pos: tuple[float, float]) -> tuple[float, float]:
        """A place in pixels, as the mouse reports it, in logical units."""
        return px_pos[0] / self.scale, px_pos[1] / self.scale

    def px_pos(self, pos: tuple[float, float]) -> tuple[int, int]:
        """The pixel that a logical place falls on."""
        return self.to_px(pos[0]), self.to_px(pos[1])

    def px_size_of(self, box: pygame.FRect) -> tuple[int, int]:
        """How many pixels a logical box is wide and high.

        Rounded apart from its place, so that a thing in motion does not change its size by a pixel now and then.
        """
        return self.to_px(box.width), self.to_px(box.height)

    def px_radius(self, radius: float, size: tuple[int, int]) -> int:
        """The radius in pixels of the corners of a thing that is `size` pixels large, half its short side at most.

        So it is the same for all pills of a height, whatever "very large" radius was asked for.
        """
        return min(self.to_px(radius), (min(size) + 1) // 2)
