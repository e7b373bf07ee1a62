"""A card in motion. Where it comes from and goes to is asked for when it is drawn, so that a window can change its size
in the middle of a flight."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, radians, sin

import pygame

from flip7.cards.faces import ASPECT, BACK, card_picture, note_card
from flip7.scenes.table.layout import TableLayout
from flip7.ui.canvas import Box, Canvas
from flip7.ui.easing import mix
from flip7.ui.facts import facts_on

Where = Callable[[TableLayout], Box]


@dataclass
class Sprite:
    """A card on its way. All numbers are changed by tweens, from 0 at the start to 1 at the end."""

    name: str
    start: Where
    end: Where
    way: float = 0.0
    arc: float = 0.0
    """How high above the straight line it flies in the middle, in logical units."""
    turn: float = 0.0
    """Degrees it is turned by at the start; straight at the end."""
    spin: float = 0.0
    """Degrees it is turned by all the way."""
    shown: float = 1.0
    """0: its back is up; 1: its face; between: it is being turned over."""
    scale: float = 1.0
    alpha: float = 1.0
    lift: float = 0.0
    """How high it is held above the table: its shadow."""
    _pose: tuple[object, pygame.Surface] | None = None
    """Its picture as it was drawn last: a card that is held still is not turned anew in each frame."""

    def box(self, layout: TableLayout) -> Box:
        """Where it is now."""
        start, end = self.start(layout), self.end(layout)
        way = self.way
        width = mix(start.width, end.width, way) * self.scale
        x = mix(start.centerx, end.centerx, way)
        y = mix(start.centery, end.centery, way) - self.arc * 4 * way * (1 - way)
        return Box(x - width / 2, y - width * ASPECT / 2, width, width * ASPECT)

    def draw(self, canvas: Canvas, layout: TableLayout) -> None:
        """Show it with its shadow."""
        if self.alpha <= 0:
            return
        box = self.box(layout)
        squash = abs(cos(pi * self.shown)) if 0 < self.shown < 1 else 1.0
        name = self.name if self.shown > 0.5 else BACK
        picture = card_picture(canvas, name, max(self.start(layout).width, self.end(layout).width))
        height = max(0.0, min(1.0, self.way)) * (1 - min(1.0, self.way)) * 4 * self.arc * 0.16 + self.lift
        flat = Box(box.centerx - box.width * squash / 2, box.top, box.width * squash, box.height)
        if self.spin:
            # The cards of a pile turn one upon the other: their shadows turn with them, and add up.
            canvas.shadow(_steady(_turned(flat, self.spin)), box.width * 0.2, 14, alpha=round(26 * self.alpha))
        elif flat.width >= 8:
            canvas.shadow(_steady(flat), box.width * 0.08, 10 + 4 * round(height / 4), alpha=round(110 * self.alpha))
        angle = self.turn * (1 - self.way) + self.spin
        if canvas.facts is not None:
            note_card(canvas, facts_on(picture), flat, angle=angle, alpha=round(255 * self.alpha))
        if not canvas.paints:
            return
        size = (max(1, canvas.viewport.to_px(flat.width)), max(1, canvas.viewport.to_px(box.height)))
        picture = self._posed(picture, size, angle)
        left = canvas.viewport.to_px(box.centerx) - picture.get_width() // 2
        top = canvas.viewport.to_px(box.centery) - picture.get_height() // 2
        if self.alpha < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * self.alpha))
        canvas.surface.blit(picture, (left, top))

    def _posed(self, picture: pygame.Surface, size: tuple[int, int], angle: float) -> pygame.Surface:
        """Its picture at a size, turned."""
        pose = (picture, size, round(angle, 1))
        if self._pose is not None and self._pose[0] == pose:
            return self._pose[1]
        if size != picture.get_size():
            picture = pygame.transform.smoothscale(picture, size)
        if abs(angle) > 0.4:
            picture = pygame.transform.rotozoom(picture, -angle, 1.0)
        self._pose = (pose, picture)
        return picture


def _turned(box: Box, degrees: float) -> Box:
    """About what a turned card covers; its corners stand out of it."""
    across, along = abs(cos(radians(degrees))), abs(sin(radians(degrees)))
    width, height = box.width * across + box.height * along, box.width * along + box.height * across
    slack = 1 - 0.4 * across * along
    return Box(box.centerx - width * slack / 2, box.centery - height * slack / 2, width * slack, height * slack)


def _steady(box: Box) -> Box:
    """A shadow that grows with a card in motion comes in steps: each size is drawn once and kept."""
    width, height = 12 * max(1, round(box.width / 12)), 12 * max(1, round(box.height / 12))
    return Box(box.centerx - width / 2, box.centery - height / 2, width, height)
