"""The choice of a seat's colour and symbol."""

from collections.abc import Callable
from dataclasses import replace

from flip7.app.context import Context
from flip7.i18n import _, pgettext
from flip7.scenes.new_table.draft import Draft
from flip7.scenes.new_table.seat_line import SeatButton
from flip7.scenes.page import ContextScene
from flip7.scenes.person import SYMBOLS
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.ui.boxes import Share, columns, grid, lines, padded, rows, stacked, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.scene import Transition
from flip7.ui.text import Align, line_height
from flip7.ui.theme import HEADING, SEAT_COLOURS, SECOND, Pad, Radius, Tone
from flip7.ui.widget import place_all
from flip7.ui.widgets.button import Button, ButtonStyle

_SEAT = 112.0
_TILE = 76.0
_GAP = 12.0
_COLUMNS = 12


class Swatch(SeatButton):
    """A colour or a symbol, shown as the seat would look with it."""

    def __init__(self, draft: Draft, index: int, on_press: Callable[[], object], *, key: str) -> None:
        super().__init__(on_press, key=key)
        self._draft = draft
        self._index = index
        self.colour: int | None = None
        self.symbol: str | None = None

    @property
    def chosen(self) -> bool:
        """Whether the seat looks like this now."""
        seat = self._draft.seats[self._index]
        return self.colour == seat.colour or self.symbol == seat.symbol

    def draw(self, canvas: Canvas) -> None:
        seat = self._draft.seats[self._index]
        if self.colour is not None:
            canvas.rect(self.box, SEAT_COLOURS[self.colour], self.box.width * 0.26)
        else:
            draw_seat_tile(canvas, replace(seat, symbol=self.symbol or seat.symbol), self.box)
        if self.hovered:
            canvas.rect(self.box, (255, 255, 255, 46), self.box.width * 0.26)
        if self.chosen:
            canvas.rect(self.box.inflate(10, 10), None, self.box.width * 0.3, Tone.CREAM, 4)
            if self.colour is not None:
                canvas.image("icons/check", self.box.inflate(-28, -28), Tone.INK)


class LookScene(ContextScene):
    """A page above the page. What is chosen shows at once; Esc or Done closes it."""

    overlay = True

    def __init__(self, context: Context, draft: Draft, index: int, on_close: Callable[[], object]) -> None:
        super().__init__(context)
        self._draft = draft
        self._index = index
        self._on_close = on_close
        self._panel = self._tile = self._words = Box(0, 0, 0, 0)
        self._colours = [self._swatch(colour=number) for number in range(len(SEAT_COLOURS))]
        # A character shows its face in the place of a symbol.
        symbols = () if draft.seats[index].has_face else SYMBOLS
        self._symbols = [self._swatch(symbol=name) for name in symbols]
        self._done = Button(pgettext("look", "Done"), self.back, ButtonStyle.PRIMARY, key="done")
        self.ring.replace([*self._colours, *self._symbols, self._done])
        self.ring.focus(next(swatch for swatch in self._colours if swatch.chosen))

    def layout(self, size: tuple[float, float]) -> None:
        groups = [group for group in (self._colours, self._symbols) if group]
        heading = max(line_height(HEADING), _SEAT)
        below = [lines(len(group), _COLUMNS) * (_TILE + _GAP) + Pad.MEDIUM for group in groups]
        heights = [heading + Pad.LARGE, *below, self._done.wanted_height]
        width = stacked([_TILE] * _COLUMNS, _GAP) + 2 * Pad.LARGE
        self._panel = within(Box((0, 0), size), width, sum(heights) + 2 * Pad.LARGE)
        head, *swatches, foot = rows(padded(self._panel, Pad.LARGE), heights)
        self._tile, self._words = columns(rows(head, [_SEAT])[0], [_SEAT, Share()], gap=Pad.LARGE)
        for group, room in zip(groups, swatches, strict=True):
            place_all(group, grid(room, len(group), _COLUMNS, gap=_GAP, height=_TILE))
        self._done.place(within(foot, max(320.0, self._done.wanted_width), foot.height, Align.RIGHT))

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self._panel, Radius.LARGE, 40, alpha=190)
        canvas.rect(self._panel, Tone.SOLID, Radius.LARGE, Tone.RAISED_EDGE)
        seat = self._draft.seats[self._index]
        draw_seat_tile(canvas, seat, self._tile)
        upper, lower = rows(self._words, [Share(0.55), Share(0.45)])
        name = seat.name.strip() or self._draft.default_name(self._index)
        canvas.text(name, upper, HEADING, Align.LEFT)
        canvas.text(_("Colour and symbol"), lower, SECOND, Align.LEFT)
        self.ring.draw(canvas)

    def back(self) -> None:
        self.context.audio.play("back")
        self.manager.pop(Transition.FADE)
        self._on_close()

    def _swatch(self, *, colour: int | None = None, symbol: str | None = None) -> Swatch:
        def choose() -> None:
            if colour is not None:
                self._draft.paint(self._index, colour)
            if symbol is not None:
                self._draft.mark(self._index, symbol)

        swatch = Swatch(self._draft, self._index, choose, key=f"{colour} {symbol}")
        swatch.colour, swatch.symbol = colour, symbol
        return swatch
