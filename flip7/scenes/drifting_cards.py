"""The cards that float around the title. Slowly: a glance tells that the table is alive, nothing pulls at the eye."""

from dataclasses import dataclass
from math import pi, sin
from random import Random

import pygame

from flip7.cards import faces
from flip7.ui.canvas import Box, Canvas
from flip7.ui.easing import in_out_sine, out_cubic
from flip7.ui.scale import Viewport
from flip7.ui.theme import Tone

FRAME = 1 / 20
"""They move so slowly that twenty pictures a second are smooth, and cost little."""
_FLIP = 0.62
_ARRIVAL = 0.7
_STAGGER = 0.07
"""The cards come in one after another. That is a welcome, and it spares the first picture the time to draw them all."""
_REST = (3.2, 5.5)
"""Seconds between two cards that turn over, at least and at most."""
_SHADOW = 26.0
_SIDE = 685.0
"""The cards as they are written down here take so much room on each side."""


@dataclass
class _Drifter:
    """A card at its place: `x` counts from the left edge, or from the right one if negative; `y` is a share of the
    height, as both look best in any window."""

    name: str
    x: float
    y: float
    width: float
    angle: float
    reach: float
    period: float
    phase: float

    def box(self, size: tuple[float, float], time: float, zoom: float, way: float = 0.0) -> Box:
        """Where it is now; `way` is how much of its way from the lower edge it still has before it."""
        width = self.width * zoom
        box = Box(0, 0, width, faces.height(width))
        across = self.x * zoom if self.x > 0 else size[0] + self.x * zoom
        box.center = (across, self.y * size[1] + self.reach * sin(2 * pi * (time / self.period + self.phase)))
        box.centery += way * (size[1] - box.top + _SHADOW)
        return box


def _drifters() -> list[_Drifter]:
    return [
        _Drifter("6", 150, 0.265, 172, 12, 9, 7.0, 0.10),
        _Drifter("12", 205, 0.715, 200, -16.5, 11, 8.2, 0.55),
        _Drifter("4", 405, 0.800, 170, 9, 10, 6.4, 0.30),
        _Drifter("second", 575, 0.905, 150, -9, 8, 7.6, 0.80),
        _Drifter("freeze", -575, 0.862, 150, 12, 8, 6.8, 0.45),
        _Drifter("9", -405, 0.765, 192, -7.5, 11, 7.4, 0.95),
        _Drifter("0", -185, 0.620, 200, 15, 10, 8.6, 0.20),
        _Drifter("11", -150, 0.250, 172, -10.5, 9, 6.6, 0.65),
    ]  # fmt: skip


_OTHERS = ("1", "2", "3", "5", "7", "8", "10", "+4", "+10", "x2", "flip3")


class CardsAdrift:
    """All of them. Now and then one turns over and shows another face."""

    def __init__(self, random: Random | None = None) -> None:
        self._random = random or Random()
        self._cards = _drifters()
        self._others = list(_OTHERS)
        self._time = 0.0
        self._arrived = -FRAME
        """Seconds since the first one set off; from before the first picture."""
        self._flipping: _Drifter | None = None
        self._flip = 0.0
        self._turned = False
        self._wait = self._random.uniform(*_REST)

    @property
    def busy(self) -> bool:
        """Whether a card comes in or turns over now: that needs all the frames there are."""
        return self._flipping is not None or self._arrived < _ARRIVAL + _STAGGER * len(self._cards)

    def settle(self) -> None:
        """Have them all in their places."""
        self._arrived = _ARRIVAL + _STAGGER * len(self._cards)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass. Not called, they stand still."""
        self._time += dt
        self._arrived += dt
        if self._flipping is None:
            self._wait -= dt
            if self._wait <= 0:
                self._flipping, self._flip, self._turned = self._random.choice(self._cards), 0.0, False
            return
        self._flip += dt / _FLIP
        if self._flip >= 0.5 and not self._turned:
            self._turned = True
            self._exchange(self._flipping)
        if self._flip >= 1:
            self._flipping = None
            self._wait = self._random.uniform(*_REST)

    def draw(self, canvas: Canvas, side: float) -> None:
        """`side` is how wide the room beside the menu is."""
        size = canvas.viewport.size
        zoom = min(1.25, side / _SIDE)
        for number, card in enumerate(self._cards):
            since = self._arrived - number * _STAGGER
            if since <= 0:
                continue
            box = card.box(size, self._time, zoom, 1 - out_cubic(min(1.0, since / _ARRIVAL)))
            if card is self._flipping:
                self._draw_flipping(canvas, card, box)
            else:
                _draw_upright(canvas, card, box)

    def _exchange(self, card: _Drifter) -> None:
        # A face that is nowhere else on the screen; the one that goes may come back later.
        index = self._random.randrange(len(self._others))
        card.name, self._others[index] = self._others[index], card.name

    def _draw_flipping(self, canvas: Canvas, card: _Drifter, box: Box) -> None:
        """The whole picture narrower and wide again: quicker than a new picture for every width."""
        half = in_out_sine(min(1.0, self._flip))
        breadth = abs(1 - 2 * half)
        room = box.inflate(box.width * 0.7, box.height * 0.4)
        scale = canvas.viewport.scale
        sheet = pygame.Surface((max(1, round(room.width * scale)), max(1, round(room.height * scale))), pygame.SRCALPHA)
        aside = Canvas(sheet, Viewport(sheet.get_size(), scale), canvas.assets)
        _draw_upright(aside, card, box.move(-room.left, -room.top))
        narrow = Box(0, 0, max(room.width * 0.04, room.width * breadth), room.height)
        narrow.center = room.center
        canvas.blit(sheet, narrow)


def _draw_upright(canvas: Canvas, card: _Drifter, box: Box) -> None:
    around = box.inflate(2 * _SHADOW, 2 * _SHADOW).move(0, 7)
    canvas.painted("adrift shadow", around, _paint_shadow, angle=card.angle)
    faces.draw_card(canvas, card.name, box, angle=card.angle)


def _paint_shadow(sheet: Canvas) -> None:
    card = sheet.box.inflate(-2 * _SHADOW, -2 * _SHADOW)
    sheet.glow(card, Tone.SHADOW, 16, 0.62, reach=_SHADOW - 2)
