"""A list to choose from, longer than its box if need be."""

from collections.abc import Callable, Sequence
from typing import Self

import pygame

from flip7.i18n import Text
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, line_height
from flip7.ui.theme import BODY, Pad, Radius, Tone
from flip7.ui.widget import Widget
from flip7.ui.widgets.scrolling import BAR_WIDTH, NOTCH, Scrolling

DrawRow = Callable[[Canvas, int, Box], None]


class ListBox(Widget):
    """Up, down, page and wheel move through it. `on_change` hears which item is selected, `on_press` which one is
    confirmed. `draw_row` can show an item in more than a line of text."""

    def __init__(
        self,
        items: Sequence[Text | str],
        *,
        selected: int = 0,
        on_change: Callable[[int], object] = lambda _: None,
        on_press: Callable[[int], object] = lambda _: None,
        row_height: float | None = None,
        draw_row: DrawRow | None = None,
        key: str = "",
    ) -> None:
        super().__init__(key=key)
        self.items = tuple(items)
        self.selected = selected
        self.on_change = on_change
        self.on_press = on_press
        self.draw_row = draw_row
        self._row_height = row_height
        self._scrolling = Scrolling()
        self._under_mouse: int | None = None

    def place(self, box: Box | pygame.Rect) -> Self:
        super().place(box)
        self._measure()
        self._show_selected()
        return self

    @property
    def row_height(self) -> float:
        """The height of each row in logical units."""
        return self._row_height or line_height(BODY) + Pad.MEDIUM

    def replace(self, items: Sequence[Text | str]) -> None:
        """Other items; the selection stays as near as it can."""
        self.items = tuple(items)
        self.selected = max(0, min(self.selected, len(self.items) - 1))
        self._measure()
        self._show_selected()

    def row_box(self, index: int) -> Box:
        """Where a row is now; it may lie outside the list's box."""
        inner = self._inner
        width = inner.width - (BAR_WIDTH + 8 if self._scrolling.needed else 0)
        return Box(inner.left, inner.top + index * self.row_height - self._scrolling.offset, width, self.row_height)

    def index_at(self, pos: tuple[float, float]) -> int | None:
        """Which item is seen at a place; None outside and below the last."""
        if not self._inner.collidepoint(pos):
            return None
        index = int((pos[1] - self._inner.top + self._scrolling.offset) // self.row_height)
        return index if 0 <= index < len(self.items) else None

    def handle(self, intent: Intent) -> bool:
        if not self.enabled or not self.items:
            return False
        rows = max(1, int(self._inner.height // self.row_height) - 1)
        match intent.kind:
            case Kind.UP:
                return self._select(self.selected - 1)
            case Kind.DOWN:
                return self._select(self.selected + 1)
            case Kind.PAGE_UP:
                self._select(max(0, self.selected - rows))
            case Kind.PAGE_DOWN:
                self._select(min(len(self.items) - 1, self.selected + rows))
            case Kind.HOME:
                self._select(0)
            case Kind.END:
                self._select(len(self.items) - 1)
            case Kind.CONFIRM:
                self.on_press(self.selected)
            case Kind.SCROLL:
                return self._scrolling.by(-intent.amount * NOTCH)
            case Kind.POINT:
                before, self._under_mouse = self._under_mouse, self.index_at(intent.pos)
                return before != self._under_mouse
            case Kind.PRESS:
                index = self.index_at(intent.pos)
                if index is not None:
                    self._select(index)
                    self.on_press(index)
            case _:
                return False
        return True

    def draw(self, canvas: Canvas) -> None:
        if not self.visible:
            return
        canvas.rect(self.box, Tone.WELL, self.radius, Tone.RAISED_EDGE)
        first = int(self._scrolling.offset // self.row_height)
        last = min(len(self.items), first + int(self._inner.height // self.row_height) + 2)
        with canvas.clip(self._inner):
            for index in range(first, last):
                row = self.row_box(index)
                if index == self.selected:
                    canvas.rect(row, Tone.GOLD.faded(0.2), Radius.SMALL, Tone.GOLD.faded(0.8))
                elif self.hovered and index == self._under_mouse:
                    canvas.rect(row, Tone.RAISED, Radius.SMALL)
                with canvas.part("line", index):
                    if self.draw_row is not None:
                        self.draw_row(canvas, index, row)
                    else:
                        canvas.text(self.items[index], row.inflate(-2 * Pad.MEDIUM, 0), BODY, Align.LEFT)
        self._scrolling.draw_bar(canvas, self.box)

    @property
    def _inner(self) -> Box:
        return self.box.inflate(-Pad.MEDIUM, -Pad.MEDIUM)

    def _measure(self) -> None:
        self._scrolling.measure(self._inner.height, len(self.items) * self.row_height)

    def _select(self, index: int) -> bool:
        """Select an item; False at either end, so that the focus can leave the list there."""
        if not 0 <= index < len(self.items):
            return False
        if index != self.selected:
            self.selected = index
            self._show_selected()
            self.on_change(index)
        return True

    def _show_selected(self) -> None:
        top = self.selected * self.row_height
        self._scrolling.show(top, top + self.row_height)
