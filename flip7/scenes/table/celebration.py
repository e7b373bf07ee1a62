"""A Flip 7: the row rises in a wave, rays of gold turn behind it, the 7 fills the screen, and it rains paper.

The busiest moment of the game, so it is drawn on a plain night sky with rays as bare triangles: no large picture is
blended in any frame of its height.
"""

from collections.abc import Sequence
from math import cos, hypot, pi, sin, tau

import pygame

from flip7 import i18n
from flip7.cards.faces import ASPECT, draw_card
from flip7.engine import Card
from flip7.engine.events import FlipSeven
from flip7.engine.rules import FLIP_SEVEN_POINTS
from flip7.i18n import _, pgettext
from flip7.match.match import SeatPlan
from flip7.scenes.seat_tile import seat_colour
from flip7.scenes.table.layout import SLOTS, TableLayout
from flip7.scenes.table.model import TableModel
from flip7.ui.canvas import Box, Canvas
from flip7.ui.easing import mix, out_back, out_cubic
from flip7.ui.fonts import FontName
from flip7.ui.particles import Particles
from flip7.ui.scale import Viewport
from flip7.ui.text import text_width
from flip7.ui.theme import BIG_NUMERAL, HEADING, RGB, SEAT_COLOURS, TextStyle, Tone, theme
from flip7.ui.timeline import Call, Pause, Sound, Timeline, Tween

RAYS = 16
_NIGHT: RGB = (20, 17, 66)
_RAY: RGB = (45, 38, 86)
_GOLD: RGB = (255, 207, 76)
_WAVE = 0.07
"""Seconds between one card and the next."""
_SHOTS = 11
_FAN = 2.6
"""Degrees between neighbours of the risen row."""


class Celebration:
    """Drawn above everything, from the rise of the row to the fall of the last light."""

    def __init__(
        self, model: TableModel, event: FlipSeven, cards: Sequence[Card], plan: SeatPlan, particles: Particles
    ) -> None:
        self._model = model
        self._seat = event.seat
        self._name = plan.name
        self._points = event.points
        self._cards = [card.name for card in cards]
        self._colours = (seat_colour(plan), _GOLD, *SEAT_COLOURS[1:6], (255, 246, 228))
        self._particles = particles
        self._risen = 0.0
        self._light = 0.0
        self._turned = 0.0
        self._title = 0.0
        self._sum = 0.0
        self.still = False
        self.size = (1920.0, 1080.0)
        self._night: pygame.Surface | None = None

    @property
    def covers(self) -> bool:
        """Whether nothing of the table is seen behind it."""
        return round(255 * self._light) >= 255

    def rehearse(self, canvas: Canvas, layout: TableLayout) -> None:
        """Draw its height once where nobody sees it, so that nothing has to be drawn for the first time in motion."""
        stage = Canvas(pygame.Surface(canvas.surface.get_size()), canvas.viewport, canvas.assets)
        self._light = self._title = self._sum = 1.0
        for self._risen in (0.0, 0.3, 0.45, 0.6, 0.75, 1.0):
            self(stage, layout)

    def timeline(self) -> Timeline:
        """All of it, from the rise of the row to the fall of the last light."""
        rise = 0.45 + _WAVE * SLOTS
        timeline = Timeline(Tween(rise, self._rise))
        timeline.with_previous(Tween(0.35, self._shine, out_cubic))
        timeline.with_previous(Tween(4.0, self._turn))
        timeline.with_previous(Timeline(Pause(0.5), Tween(0.55, self._zoom, out_cubic)))
        timeline.with_previous(Timeline(Pause(0.5), self._cannonade()))
        timeline.with_previous(Timeline(Pause(1.15), Sound("flip7-points"), Tween(0.5, self._add_up, out_back)))
        timeline.with_previous(Timeline(Pause(0.9), Call(self._fireworks), Sound("firework")))
        timeline.with_previous(Timeline(Pause(1.7), Sound("firework"), self._cannonade()))
        return timeline.add(Tween(0.35, lambda share: self._shine(1 - share))).add(Call(self._particles.clear))

    def _rise(self, share: float) -> None:
        self._risen = share

    def _shine(self, share: float) -> None:
        self._light = share

    def _turn(self, share: float) -> None:
        self._turned = 0.0 if self.still else share * 0.32

    def _zoom(self, share: float) -> None:
        self._title = share

    def _add_up(self, share: float) -> None:
        self._sum = share

    def _cannonade(self) -> Timeline:
        """Confetti from both sides in many small shots: it looks like a fountain, and no frame has too much to do."""
        shots = Timeline()
        for _shot in range(_SHOTS):
            shots.add(Call(self._shoot)).add(Pause(0.035))
        return shots

    def _shoot(self) -> None:
        if not self.still:
            width, height = self.size
            self._particles.burst((0, height * 0.85), self._colours, 110 // _SHOTS, angle=32, speed=2300)
            self._particles.burst((width, height * 0.85), self._colours, 110 // _SHOTS, angle=-32, speed=2300)

    def _fireworks(self) -> None:
        if self.still:
            return
        width, height = self.size
        for number, (across, high) in enumerate(((0.16, 0.24), (0.84, 0.2), (0.3, 0.14), (0.7, 0.13))):
            colour = self._colours[number % len(self._colours)]
            self._particles.firework(
                (width * across, height), (width * across, height * high), [colour, _GOLD], delay=number * 0.22
            )

    def __call__(self, canvas: Canvas, layout: TableLayout) -> None:
        self.size = layout.size
        with canvas.part("celebration"), canvas.part("seat", self._seat):
            self._draw_sky(canvas, layout)
            centre = layout.size[0] / 2
            if self._title > 0:
                self._draw_title(canvas, centre, layout.size[1] * 0.235)
            for index, name in enumerate(self._cards):
                self._draw_risen(canvas, layout, index, name)
            if self._sum > 0:
                with canvas.part("sum"):
                    self._draw_sum(canvas, Box(centre - 600, layout.size[1] * 0.79, 1200, 130))

    def _draw_sky(self, canvas: Canvas, layout: TableLayout) -> None:
        if self._light <= 0:
            return
        surface = canvas.surface
        if not self.covers:
            # Only while it fades: then the table is not seen any more.
            if self._night is None or self._night.get_size() != surface.get_size():
                self._night = pygame.Surface(surface.get_size())
                self._night.fill(_NIGHT)
            self._night.set_alpha(round(255 * self._light))
            if canvas.paints:
                surface.blit(self._night, (0, 0))
        else:
            canvas.veil(_NIGHT)
        if not canvas.paints:
            return
        scale = canvas.viewport.scale
        x, y = layout.size[0] / 2 * scale, layout.size[1] * 0.44 * scale
        far = hypot(*surface.get_size())
        ray = tuple(round(mix(n, r, self._light)) for n, r in zip(_NIGHT, _RAY, strict=True))
        for number in range(RAYS):
            angle = tau * number / RAYS + self._turned
            half = pi / RAYS / 2 * self._light
            corners = [(x, y)] + [(x + far * cos(a), y + far * sin(a)) for a in (angle - half, angle + half)]
            pygame.draw.polygon(surface, ray, corners)
        middle = (layout.size[0] / 2, layout.size[1] * 0.44)
        canvas.spotlight(middle, 520, (*_GOLD, 110), alpha=round(255 * self._light))

    def _draw_title(self, canvas: Canvas, centre: float, y: float) -> None:
        """The words come from in front of the eyes: for a moment they fill the screen."""
        share = 1.0 if self.still else self._title
        alpha = round(255 * min(1.0, self._title * 2.5))
        rest = Box(centre - 560, y - 140, 1120, 280)
        if share >= 1:
            canvas.painted("flip7-title", rest, _paint_title, alpha=alpha)
        else:
            # Larger than it will be, it is only seen in passing: the picture at rest is scaled.
            zoom = 1 + 0.9 * (1 - share) ** 2
            picture = canvas.assets.painted(
                ("flip7 title in flight", i18n.language(), theme.revision),
                (canvas.viewport.to_px(rest.width), canvas.viewport.to_px(rest.height)),
                lambda sheet: _paint_title(Canvas(sheet, Viewport(sheet.get_size(), canvas.viewport.scale))),
            )
            width, height = rest.width * zoom, rest.height * zoom
            canvas.blit(picture, Box(centre - width / 2, y - height / 2, width, height), alpha)
        line = _("{name} · 7 different numbers", name=self._name)
        canvas.text(line, Box(centre - 800, y + 100, 1600, 70), HEADING.sized(44), alpha=alpha)

    def _draw_risen(self, canvas: Canvas, layout: TableLayout, index: int, name: str) -> None:
        """Each card rises after the one before it, overshoots a little, and then sways with the wave."""
        extras = len(self._model.extras(self._seat))
        start = layout.place(self._seat, self._model.home).slot(index, len(self._cards), extras)
        width = min(190.0, (layout.size[0] - 260) / SLOTS - 26)
        middle = (SLOTS - 1) / 2
        off = index - middle
        time = self._risen * (0.45 + _WAVE * SLOTS) - _WAVE * index
        share = 1.0 if self.still else out_back(min(1.0, max(0.0, time / 0.45)))
        x = layout.size[0] / 2 + off * (width + 26)
        sway = 0.0 if self.still else 9 * sin(self._turned * 34 - index * 0.75) * min(1.0, max(0.0, time))
        y = layout.size[1] * 0.575 + off * off * 7.5 + sway
        now = mix(start.width, width, min(1.0, share)) if share < 1 else width
        # The size grows in steps too: a card in motion is never drawn anew at each pixel of its way.
        now = width if now > width * 0.9 else start.width
        centre = (mix(start.centerx, x, share), mix(start.centery, y, share))
        box = Box(centre[0] - now / 2, centre[1] - now * ASPECT / 2, now, now * ASPECT)
        angle = off * _FAN if share >= 1 else 0.0
        canvas.shadow(Box(box).move(0, 6), now * 0.08, 20)
        draw_card(canvas, name, box, angle=round(angle / 1.5) * 1.5)

    def _draw_sum(self, canvas: Canvas, box: Box) -> None:
        """46 +15 = 61: the bonus in gold, set as one centred line."""
        style = BIG_NUMERAL.sized(96)
        parts = [
            (str(self._points - FLIP_SEVEN_POINTS), Tone.CREAM),
            (f"+{FLIP_SEVEN_POINTS}", Tone.GOLD_LIGHT),
            ("=", Tone.CREAM),
            (str(self._points), Tone.CREAM),
        ]
        gap = 26.0
        widths = [text_width(text, style) for text, _tone in parts]
        left = box.centerx - (sum(widths) + gap * (len(parts) - 1)) / 2
        for (text, tone), width in zip(parts, widths, strict=True):
            rise = 0.0 if self.still else (1 - self._sum) * 60
            place = Box(left - 10, box.top + rise, width + 20, box.height)
            canvas.text(text, place, style.in_colour(tone), alpha=round(255 * min(1.0, max(0.0, self._sum))))
            left += width + gap


def _paint_title(sheet: Canvas) -> None:
    """Gold letters with a darker lower edge."""
    style = TextStyle(FontName.DISPLAY, 190 / theme.text_scale, Tone.GOLD_EDGE)
    # TRANSLATORS: the cry of joy that fills the screen; "Flip 7" is the same in all languages
    text = pgettext("celebration", "FLIP 7!")
    sheet.text(text, sheet.box.move(0, 10), style)
    sheet.text(text, sheet.box, style.in_colour(Tone.GOLD_LIGHT))
