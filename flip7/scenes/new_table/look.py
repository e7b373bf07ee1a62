"""The choice of a seat's colour and symbol."""

from collections.abc import Callable
from dataclasses import replace

from flip7.app.context import Context
from flip7.i18n import _, pgettext
from flip7.scenes.new_table.draft import SYMBOLS, Draft
from flip7.scenes.new_table.seat_line import SeatButton
from flip7.scenes.page import ContextScene
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.ui.canvas import Box, Canvas
from flip7.ui.scene import Transition
from flip7.ui.text import Align, line_height
from flip7.ui.theme import HEADING, SEAT_COLOURS, SECOND, Pad, Radius, Tone
from flip7.ui.widgets.button import Button, ButtonStyle

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
        self._panel = Box(0, 0, 0, 0)
        self._tile = Box(0, 0, 0, 0)
        self._colours = [self._swatch(colour=number) for number in range(len(SEAT_COLOURS))]
        # A character shows its face in the place of a symbol.
        symbols = SYMBOLS if draft.seats[index].is_person else ()
        self._symbols = [self._swatch(symbol=name) for name in symbols]
        self._done = Button(pgettext("look", "Done"), self.back, ButtonStyle.PRIMARY, key="done")
        self.ring.replace([*self._colours, *self._symbols, self._done])
        self.ring.focus(next(swatch for swatch in self._colours if swatch.chosen))

    def layout(self, size: tuple[float, float]) -> None:
        inner = _COLUMNS * _TILE + (_COLUMNS - 1) * _GAP
        heading = max(line_height(HEADING), 112.0)
        rows = [-(-len(group) // _COLUMNS) for group in (self._colours, self._symbols)]
        below = sum(count * (_TILE + _GAP) + Pad.MEDIUM for count in rows if count)
        done = self._done.wanted_height
        height = 2 * Pad.LARGE + heading + Pad.LARGE + below + done
        width = inner + 2 * Pad.LARGE
        self._panel = Box((size[0] - width) / 2, (size[1] - height) / 2, width, height)
        left, top = self._panel.left + Pad.LARGE, self._panel.top + Pad.LARGE
        self._tile = Box(left, top, 112, 112)
        top += heading + Pad.LARGE
        for group in (self._colours, self._symbols):
            for number, swatch in enumerate(group):
                x = left + number % _COLUMNS * (_TILE + _GAP)
                swatch.place(Box(x, top + number // _COLUMNS * (_TILE + _GAP), _TILE, _TILE))
            if group:
                top = group[-1].box.bottom + _GAP + Pad.MEDIUM
        wide = max(320.0, self._done.wanted_width)
        self._done.place(Box(self._panel.right - Pad.LARGE - wide, self._panel.bottom - Pad.LARGE - done, wide, done))

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self._panel, Radius.LARGE, 40, alpha=190)
        canvas.rect(self._panel, Tone.SOLID, Radius.LARGE, Tone.RAISED_EDGE)
        seat = self._draft.seats[self._index]
        draw_seat_tile(canvas, seat, self._tile)
        left = self._tile.right + Pad.LARGE
        room = Box(left, self._tile.top, self._panel.right - Pad.LARGE - left, self._tile.height)
        name = seat.name.strip() or self._draft.default_name(self._index)
        upper = Box(room.left, room.top, room.width, room.height * 0.55)
        canvas.text(name, upper, HEADING, Align.LEFT)
        lower = Box(room.left, upper.bottom, room.width, room.height - upper.height)
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
