"""A grid to choose one thing from: colours, or symbols. All of it is one stop of the focus."""

from collections.abc import Callable, Sequence
from typing import Generic, Self, TypeVar

import pygame

from flip7.ui.boxes import grid, lines, stacked
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind, Pos
from flip7.ui.theme import Radius, Tone
from flip7.ui.widget import Widget

T = TypeVar("T")

_GAP = 10.0


class Palette(Widget, Generic[T]):
    """The arrow keys choose in it, and leave it at its edges; a click chooses what it hits. `draw_tile` shows one of
    its things in a square box."""

    radius = Radius.MEDIUM

    def __init__(
        self,
        things: Sequence[T],
        chosen: T,
        on_choose: Callable[[T], object],
        draw_tile: Callable[[Canvas, T, Box], None],
        *,
        across: int,
        key: str,
    ) -> None:
        super().__init__(key=key)
        self.things = tuple(things)
        self.chosen = chosen
        self._on_choose = on_choose
        self._draw_tile = draw_tile
        self._across = across
        self._tiles: list[Box] = []
        self._under_mouse: int | None = None

    def height_for(self, width: float) -> float:
        """How high it is at a width: its tiles are squares."""
        side = (width - (self._across - 1) * _GAP) / self._across
        return stacked([side] * lines(len(self.things), self._across), _GAP)

    def place(self, box: Box | pygame.Rect) -> Self:
        super().place(box)
        side = (self.box.width - (self._across - 1) * _GAP) / self._across
        self._tiles = grid(self.box, len(self.things), self._across, gap=_GAP, height=side)
        return self

    def tile(self, thing: T) -> Box:
        """Where a thing is shown."""
        return self._tiles[self.things.index(thing)]

    def handle(self, intent: Intent) -> bool:
        match intent.kind:
            case Kind.LEFT | Kind.RIGHT | Kind.UP | Kind.DOWN:
                return self._step(intent.kind)
            case Kind.POINT:
                before, self._under_mouse = self._under_mouse, self._at(intent.pos)
                return before != self._under_mouse
            case Kind.PRESS:
                index = self._at(intent.pos)
                if index is not None:
                    self._choose(index)
                return index is not None
        return False

    def draw(self, canvas: Canvas) -> None:
        for index, (thing, tile) in enumerate(zip(self.things, self._tiles, strict=True)):
            self._draw_tile(canvas, thing, tile)
            if self.hovered and index == self._under_mouse:
                canvas.rect(tile, (255, 255, 255, 46), tile.width * 0.26)
            if thing == self.chosen:
                canvas.rect(tile.inflate(8, 8), None, tile.width * 0.3, Tone.CREAM, 4)

    def _step(self, direction: Kind) -> bool:
        index = self.things.index(self.chosen) if self.chosen in self.things else 0
        row, column = divmod(index, self._across)
        row += (direction is Kind.DOWN) - (direction is Kind.UP)
        column += (direction is Kind.RIGHT) - (direction is Kind.LEFT)
        target = row * self._across + column
        inside = 0 <= column < self._across and 0 <= target < len(self.things)
        if inside:
            self._choose(target)
        return inside

    def _choose(self, index: int) -> None:
        self.chosen = self.things[index]
        self._on_choose(self.chosen)

    def _at(self, pos: Pos) -> int | None:
        return next((index for index, tile in enumerate(self._tiles) if tile.collidepoint(pos)), None)
