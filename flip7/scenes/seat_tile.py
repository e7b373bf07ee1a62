"""How a seat is known on every screen: a tile in its colour with its symbol, or with the face of its character."""

from flip7.match.match import SeatPlan
from flip7.scenes.faces import AHEAD, Expression, Look, draw_face
from flip7.ui.canvas import Box, Canvas, Gradient
from flip7.ui.theme import RGB, SEAT_COLOURS

_LIGHTER = 0.22


def seat_colour(plan: SeatPlan) -> RGB:
    """The colour that a seat is known by, on every screen."""
    return SEAT_COLOURS[plan.colour % len(SEAT_COLOURS)]


def draw_seat_tile(
    canvas: Canvas,
    plan: SeatPlan,
    box: Box,
    *,
    alpha: int = 255,
    expression: Expression = Expression.CALM,
    look: Look = AHEAD,
    closed: bool = False,
) -> None:
    """Draw the tile of a seat into a square box: for a person the symbol, for a character the face."""
    colour = seat_colour(plan)
    red, green, blue = (round(part + (255 - part) * _LIGHTER) for part in colour)
    inset = box.width * (0.18 if plan.is_person else 0.07)
    inner = box.inflate(-2 * inset, -2 * inset)
    with canvas.part("tile"):
        canvas.rect(box, Gradient((red, green, blue), colour), box.width * 0.26, alpha=alpha)
        if plan.is_person:
            canvas.image(f"symbols/{plan.symbol}", inner, alpha=alpha)
        else:
            draw_face(canvas, plan.who, inner, expression, look=look, closed=closed, alpha=alpha)
