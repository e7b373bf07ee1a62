"""Whose chances are looked at: everybody's tile in a row, the chosen one in gold."""

from collections.abc import Callable, Sequence
from typing import Final, Self

import pygame

from flip7.match.match import SeatPlan
from flip7.scenes.seat_tile import draw_seat_tile, seat_colour
from flip7.ui.boxes import columns
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, text_width
from flip7.ui.theme import SMALL, Pad, Radius, Tone
from flip7.ui.widget import Widget

_GAP: Final = 8.0


class SeatStrip(Widget):
    """Left and right choose, and so does a click. Names stand beside the tiles where there is room for all of them."""

    radius = Radius.MEDIUM

    def __init__(self, seats: Sequence[SeatPlan], chosen: int, on_choose: Callable[[int], object]) -> None:
        super().__init__(key="seats", tooltip=seats[chosen].name)
        self._seats = tuple(seats)
        self.chosen = chosen
        self._on_choose = on_choose
        self._places: list[Box] = []
        self._named = False

    def place(self, box: Box | pygame.Rect) -> Self:
        super().place(box)
        side = min(self.box.height, (self.box.width + _GAP) / len(self._seats) - _GAP)
        named = [side + Pad.SMALL + text_width(seat.name, SMALL) + Pad.SMALL for seat in self._seats]
        gap = 2 * Pad.MEDIUM
        self._named = sum(named) + gap * (len(named) - 1) <= self.box.width
        widths = named if self._named else [side] * len(self._seats)
        self._places = columns(self.box, widths, gap=gap if self._named else _GAP, at=1)
        # The focus is drawn around what is there.
        left = self._places[0].left
        self.box = Box(left, self.box.top, self._places[-1].right - left, self.box.height)
        return self

    def tile(self, seat: int) -> Box:
        """Where a seat can be pressed."""
        return self._places[seat]

    def handle(self, intent: Intent) -> bool:
        match intent.kind:
            case Kind.LEFT | Kind.RIGHT:
                seat = self.chosen + (1 if intent.kind is Kind.RIGHT else -1)
                if not 0 <= seat < len(self._seats):
                    return False
                self._on_choose(seat)
            case Kind.PRESS:
                hit = [
                    seat for seat, place in enumerate(self._places) if place.inflate(_GAP, 0).collidepoint(intent.pos)
                ]
                if not hit:
                    return False
                self._on_choose(hit[0])
            case _:
                return False
        return True

    def draw(self, canvas: Canvas) -> None:
        for seat, (plan, place) in enumerate(zip(self._seats, self._places, strict=True)):
            chosen = seat == self.chosen
            side = min(place.height, place.width)
            tile = Box(place.left, place.centery - side / 2, side, side)
            with canvas.part("seat", seat):
                draw_seat_tile(canvas, plan, tile, alpha=255 if chosen or len(self._seats) < 3 else 190)
                canvas.rect(
                    tile, None, side * 0.26, Tone.GOLD_LIGHT if chosen else seat_colour(plan), 4 if chosen else 2
                )
                if self._named:
                    name = Box(tile.right + Pad.SMALL, place.top, place.right - tile.right - Pad.SMALL, place.height)
                    canvas.text(plan.name, name, SMALL.in_colour(Tone.CREAM if chosen else Tone.LAVENDER), Align.LEFT)
