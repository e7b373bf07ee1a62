"""Things drawn above the table for a moment: a banner, a word, a line to a target, points on their way."""

from collections.abc import Sequence
from math import hypot, sin, tau

from flip7.engine import FREEZE
from flip7.i18n import Text, _
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.race import token_box
from flip7.scenes.table.sprite import Where
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.easing import in_out_cubic, mix, out_cubic
from flip7.ui.text import text_width
from flip7.ui.theme import RGB, SECOND, STRONG, SUBHEADING, TITLE, Radius, Tone
from flip7.ui.timeline import Pause, Timeline, Tween

_ICE: RGB = (190, 232, 255)
_GREEN: RGB = (120, 236, 190)


class Banner:
    """A ribbon across the table that says who is next, or which round begins."""

    def __init__(self, title: Text | str, detail: Text | str = "") -> None:
        self._title = title
        self._detail = detail
        self._shown = 0.0
        self.still = False

    @classmethod
    def for_round(cls, number: int, dealer: str) -> "Banner":
        """The one that opens a round."""
        return cls(_("Round {number}", number=number), _("{name} deals", name=dealer))

    def timeline(self, seconds: float = 0.45) -> Timeline:
        """It comes, stands for so long, and goes."""
        return Timeline(Tween(0.18, self._show, out_cubic), Pause(seconds), Tween(0.16, self._hide, in_out_cubic))

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


class AimLine:
    """A dotted line from an action card to the seat that it is played on."""

    def __init__(self, model: TableModel, seat: int, card: str, start: Where) -> None:
        self._model = model
        self._seat = seat
        self._start = start
        self._colour = line_colour(card)
        self._reached = 0.0
        self.still = False

    def reach(self, share: float) -> None:
        """How far it has come, from 0 to 1."""
        self._reached = share

    def __call__(self, canvas: Canvas, layout: TableLayout) -> None:
        start = self._start(layout)
        frame = layout.place(self._seat, self._model.home).frame.inflate(-30, -10)
        # To the edge that is nearest: the line crosses no card of the seat.
        x, y = start.center
        end = (min(max(x, frame.left), frame.right), min(max(y, frame.top), frame.bottom))
        with canvas.part("aim line"), canvas.part("seat", self._seat):
            reached = 1.0 if self.still else self._reached
            draw_dotted_line(canvas, start.center, end, self._colour, reached, under=(layout.deck, layout.discard))


def line_colour(card: str) -> RGB:
    """The colour of the line that an action card draws to its target."""
    return _ICE if card == FREEZE.name else _GREEN


def draw_dotted_line(
    canvas: Canvas, start: tuple[float, float], end: tuple[float, float], colour: RGB, share: float = 1.0, *,
    under: Sequence[Box] = (),
) -> None:  # fmt: skip
    """Dots along an arc, with an arrow's head at its end. It goes under what lies in the boxes `under`."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    count = max(2, int(length / 26))
    points = []
    for step in range(count + 1):
        way = step / count
        rise = -0.12 * length * 4 * way * (1 - way)
        points.append((mix(start[0], end[0], way), mix(start[1], end[1], way) + rise))
    shown = points[: max(2, round(share * count) + 1)]
    for index, point in enumerate(shown[:-1]):
        if any(box.inflate(8, 8).collidepoint(point) for box in under):
            continue
        canvas.circle(point, 5 + 2 * index / count, (*colour, 220))
    (x0, y0), (x1, y1) = shown[-2], shown[-1]
    far = max(1.0, hypot(x1 - x0, y1 - y0))
    dx, dy = (x1 - x0) / far, (y1 - y0) / far
    tip = (x1 + dx * 20, y1 + dy * 20)
    canvas.polygon((tip, (x1 - dy * 17, y1 + dx * 17), (x1 + dy * 17, y1 - dx * 17)), colour)


class FlyingPoints:
    """A seat's points on their way from its cards to its token in the race."""

    def __init__(self, model: TableModel, start: Where, seat: int, points: int) -> None:
        self._model = model
        self._start = start
        self._seat = seat
        self._points = points
        self._way = 0.0
        self.still = False

    def move(self, share: float) -> None:
        """How far they are, from 0 to 1."""
        self._way = share

    def __call__(self, canvas: Canvas, layout: TableLayout) -> None:
        start = self._start(layout).center
        totals = [place.total for place in self._model.seats]
        end = token_box(layout, totals, self._model.target, self._seat).center
        way = 0.0 if self.still else self._way
        x, y = mix(start[0], end[0], way), mix(start[1], end[1], way) - 40 * sin(way * tau / 2)
        box = Box(x - 70, y - 32, 140, 64)
        canvas.rect(box.inflate(-30, -14), Tone.SOLID.faded(0.85), Radius.MEDIUM)
        with canvas.part("flying points"), canvas.part("seat", self._seat):
            canvas.text(f"+{self._points}", box, SUBHEADING.sized(40).in_colour(Tone.MINT))


def draw_fast_forward(canvas: Canvas, layout: TableLayout) -> None:
    """No person is in the round any more: a sign says that it goes quickly to its end."""
    # TRANSLATORS: shown while the AI seats finish a round without people; a press skips it
    text = _("Fast forward to the end of the round")
    style = STRONG
    side = 34.0
    wide = text_width(text, style) + side + 70
    box = Box(layout.ticker.centerx - wide / 2, layout.ticker.top - 4, wide, layout.ticker.height + 8)
    with canvas.part("fast forward"):
        canvas.rect(box, Tone.SOLID, PILL, Tone.GOLD, 3)
        canvas.image("icons/speed", Box(box.left + 22, box.centery - side / 2, side, side), Tone.GOLD)
        canvas.text(text, Box(box.left + side + 34, box.top, box.width - side - 50, box.height), style)
