"""What the table looks like now: a kept picture of what rests, and above it what moves."""

from collections.abc import Iterable, Sequence

import pygame

from flip7 import i18n
from flip7.cards.faces import BACK, card_picture
from flip7.engine import FACES
from flip7.i18n import Text
from flip7.match.match import SeatPlan
from flip7.scenes.table.backdrop import draw_mood
from flip7.scenes.table.celebration import Celebration
from flip7.scenes.table.expressions import Expressions
from flip7.scenes.table.idle import Idle
from flip7.scenes.table.kept_table import KeptTable
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.painter import Painter
from flip7.scenes.table.view import Drawing, View
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.scale import Viewport
from flip7.ui.text import Align
from flip7.ui.theme import HEADING, SMALL_SECOND, Tone, theme


class TablePicture:
    """Draws a table. What rests on it is painted anew only when `view.revision` or the look of the game has changed."""

    def __init__(
        self, model: TableModel, view: View, plans: Sequence[SeatPlan], expressions: Expressions | None = None
    ) -> None:
        self._view = view
        self._painter = Painter(model, view, plans, expressions)
        self.idle = Idle()
        """Who blinks. It is for whoever lets time pass to keep it."""
        self._kept = KeptTable()
        """The picture of what rests."""
        self._key: object = None

    def seat(self, plans: Sequence[SeatPlan]) -> None:
        """Show who sits where from now on."""
        self._painter.plans = plans
        self._view.touch()

    def pass_time(self, seconds: float, *, still: bool) -> bool:
        """Let time pass for the faces. `still` says that nothing else moves. True if something is to be seen of it."""
        return self.idle.pass_time(seconds, self._painter.open_eyes() if still else ())

    def point(self, place: tuple[float, float], layout: TableLayout) -> bool:
        """The pointer has moved, and eyes follow it. True if that is to be seen."""
        before = self._painter.idle_poses(layout, self.idle)
        self.idle.point(place)
        return self._painter.idle_poses(layout, self.idle) != before

    def draw(self, canvas: Canvas, layout: TableLayout, resting: Iterable[Drawing]) -> None:
        """The table, with `resting` on it, and above that the passing things of the view."""
        view = self._view
        if not any(isinstance(drawing, Celebration) and drawing.covers for drawing in view.drawings):
            self._draw_table(canvas, layout)
            for drawing in resting:
                drawing(canvas, layout)
            if view.counter and view.counted is not None:
                draw_counter(canvas, layout.place(view.counted, self._painter.model.home).portrait, view.counter)
            if view.mood is not None:
                draw_mood(canvas, *view.mood)
        with canvas.part("in motion"):
            for sprite in view.sprites:
                sprite.draw(canvas, layout)
        for drawing in view.drawings:
            drawing(canvas, layout)
        if view.particles.alive:
            view.particles.draw(canvas)

    def prepare(self, viewport: Viewport, layout: TableLayout) -> None:
        """Draw every card at the sizes of this table now, so that none is drawn in the middle of a motion."""
        canvas = Canvas(pygame.Surface((1, 1)), viewport)
        self._painter.rehearse(canvas, layout)
        places = [layout.home.slot(0, 1, 0), layout.home.extra(0, 1, 1), layout.deck, layout.focus]
        places += [box for place in layout.others[:1] for box in (place.slot(0, 1, 0), place.extra(0, 1, 1))]
        for name in [*(face.name for face in FACES), BACK]:
            for width in {place.width for place in places}:
                card_picture(canvas, name, width)

    def rehearse(self, celebrations: Iterable[Celebration], viewport: Viewport, layout: TableLayout) -> None:
        """Get the pictures of a Flip 7 ready while nothing moves. Before the first drawing there is no size for it."""
        if self._kept.surface is None:
            return
        canvas = Canvas(self._kept.surface, viewport)
        for celebration in celebrations:
            celebration.rehearse(canvas, layout)

    def _draw_table(self, canvas: Canvas, layout: TableLayout) -> None:
        if canvas.facts is None:
            live = self._view.live
            canvas.surface.blit(self._kept_picture(canvas, layout, live), (0, 0))
            self._painter.draw_live(canvas, layout, live)
            self._painter.draw_idle(canvas, layout, self.idle)
            self._painter.draw_light(canvas, layout)
        else:
            # Nothing is known of what a kept picture shows.
            self._painter.draw(canvas, layout)

    def _kept_picture(self, canvas: Canvas, layout: TableLayout, live: frozenset[int]) -> pygame.Surface:
        """What rests, kept until something of it changes."""
        key = (self._view.revision, live, bool(self._view.totals), canvas.viewport, i18n.language(), theme.revision)
        if self._kept.surface is None or self._key != key:
            parts = self._painter.resting(layout, live)
            look = (layout, i18n.language(), theme.revision)
            self._kept.paint(canvas.surface.get_size(), canvas.viewport, canvas.assets, look, parts)
            self._key = key
        assert self._kept.surface is not None
        return self._kept.surface


def draw_ticker(canvas: Canvas, box: Box, text: Text | str) -> None:
    """One line about what has just happened."""
    if str(text):
        with canvas.part("ticker"):
            canvas.text(text, box.inflate(-40, -6), SMALL_SECOND.sized(26), Align.CENTRE)


def draw_counter(canvas: Canvas, box: Box, left: int) -> None:
    """How many cards of a Flip Three are still to come: 3, 2, 1 at the seat that gets them."""
    side = min(84.0, max(52.0, box.width * 0.62))
    # It ends with the portrait: cards lie below.
    coin = Box(box.left - side * 0.55, box.bottom - side + 4, side, side)
    canvas.glow(coin, (53, 211, 155), PILL, 0.8, reach=22)
    canvas.circle(coin.center, side / 2, (10, 122, 90), Tone.CREAM, 4)
    with canvas.part("cards to come"):
        canvas.text(str(left), coin, HEADING.sized(side * 0.62))
