"""Small things drawn above the table for a moment: light on two equal cards, a banner, points on their way."""

from collections.abc import Sequence
from math import sin, tau

from flip7.i18n import Text, _
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.sprite import Where
from flip7.ui.canvas import Box, Canvas
from flip7.ui.easing import in_out_cubic, mix, out_cubic
from flip7.ui.theme import HEADING, SECOND, TITLE, Radius, Tone
from flip7.ui.timeline import Pause, Timeline, Tween


class Glow:
    """Red light and a frame around places: the two cards that bust a seat."""

    def __init__(self, places: Sequence[Where]) -> None:
        self._places = places
        self._strength = 0.0

    def shine(self, strength: float) -> None:
        self._strength = strength

    def __call__(self, canvas: Canvas, layout: TableLayout) -> None:
        with canvas.part("glow"):
            for place in self._places:
                box = place(layout)
                canvas.glow(box, Tone.RED, box.width * 0.09, self._strength, reach=26)
                canvas.rect(box.inflate(8, 8), None, box.width * 0.12, Tone.ROSE.faded(self._strength), 5)


class Banner:
    """A ribbon across the table that says who is next, or which round begins."""

    def __init__(self, title: Text | str, detail: Text | str = "") -> None:
        self._title = title
        self._detail = detail
        self._shown = 0.0
        self.still = False

    @classmethod
    def for_round(cls, number: int, dealer: str) -> "Banner":
        return cls(_("Round {number}", number=number), _("{name} deals", name=dealer))

    def timeline(self, seconds: float = 0.65) -> Timeline:
        return Timeline(Tween(0.2, self._show, out_cubic), Pause(seconds), Tween(0.18, self._hide, in_out_cubic))

    def _show(self, share: float) -> None:
        self._shown = share

    def _hide(self, share: float) -> None:
        self._shown = 1 - share

    def __call__(self, canvas: Canvas, layout: TableLayout) -> None:
        field = layout.field
        alpha = round(255 * self._shown)
        box = Box(0, field.centery - 82, layout.size[0], 164)
        canvas.rect(box, Tone.SOLID.faded(0.94 * self._shown))
        for edge in (box.top, box.bottom - 4):
            canvas.rect(Box(0, edge, box.width, 4), Tone.GOLD.faded(self._shown))
        shift = 0.0 if self.still else (1 - self._shown) * -70
        title = Box(60 + shift, box.top + (14 if str(self._detail) else 34), box.width - 120, 90)
        with canvas.part("banner"):
            canvas.text(self._title, title, TITLE, alpha=alpha)
            if str(self._detail):
                canvas.text(self._detail, Box(60 + shift, title.bottom, box.width - 120, 44), SECOND, alpha=alpha)


class FlyingPoints:
    """A seat's points on their way from its cards to its total."""

    def __init__(self, model: TableModel, seat: int, points: int) -> None:
        self._model = model
        self._seat = seat
        self._points = points
        self._way = 0.0
        self.still = False

    def move(self, share: float) -> None:
        self._way = share

    def __call__(self, canvas: Canvas, layout: TableLayout) -> None:
        panel = layout.panels[self._seat]
        start = layout.slot(self._seat, 2, self._model.stage).center
        end = panel.total.center
        way = 0.7 if self.still else self._way
        x, y = mix(start[0], end[0], way), mix(start[1], end[1], way) - 40 * sin(way * tau / 2)
        style = HEADING.in_colour(Tone.MINT).sized(44 if panel.roomy else 34)
        text = f"+{self._points}"
        box = Box(x - 70, y - 32, 140, 64)
        canvas.rect(box.inflate(-30, -14), Tone.SOLID.faded(0.85), Radius.MEDIUM)
        with canvas.part("flying points"), canvas.part("seat", self._seat):
            canvas.text(text, box, style)
