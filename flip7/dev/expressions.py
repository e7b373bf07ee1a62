"""A sheet of every expression of every character, to be looked at: could a stranger name each of them?"""

import pygame

from flip7.ai.characters import CHARACTERS
from flip7.match.match import SeatPlan
from flip7.scenes.faces import AHEAD, Expression, Look
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.ui.canvas import Box, Canvas
from flip7.ui.scale import Viewport

_SIDES: tuple[Look, ...] = ((-1, 0), (0, -1), (1, 0), (0, 1))
_GAP = 14.0


def expressions_sheet(size: tuple[int, int]) -> pygame.Surface:
    """A row for each character: its expressions in their order, the calm face that looks around, and a blink."""
    surface = pygame.Surface(size)
    canvas = Canvas(surface, Viewport(size))
    canvas.felt()
    calm = Expression.CALM
    columns: list[tuple[Expression, Look, bool]] = [(expression, AHEAD, False) for expression in Expression]
    columns += [(calm, side, False) for side in _SIDES]
    columns.append((calm, AHEAD, True))
    width, height = canvas.box.size
    side = min((width - _GAP) / len(columns), (height - _GAP) / len(CHARACTERS)) - _GAP
    for row, who in enumerate(CHARACTERS):
        plan = SeatPlan(who, who, row, "star")
        for column, (expression, look, closed) in enumerate(columns):
            box = Box(_GAP + column * (side + _GAP), _GAP + row * (side + _GAP), side, side)
            draw_seat_tile(canvas, plan, box, expression=expression, look=look, closed=closed)
    return surface
