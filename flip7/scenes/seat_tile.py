"""How a seat is known on every screen: a tile in its colour with its symbol, or with the face of its character."""

from flip7.match.match import SeatPlan
from flip7.scenes.faces import AHEAD, Expression, Look, draw_face
from flip7.ui.canvas import Box, Canvas, Gradient
from flip7.ui.theme import RGB, SEAT_COLOURS

_LIGHTER = 0.22
_PALE: RGB = (206, 219, 238)
"""What the colour of a ghost fades to."""
_FADED = 0.55
_SHEET: RGB = (244, 248, 255)


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
    """Draw the tile of a seat into a square box: for a person the symbol, for a character the face, for a ghost the
    symbol of its person, pale and on a sheet."""
    colour = seat_colour(plan)
    if plan.is_ghost:
        colour = _mixed(colour, _PALE, _FADED)
    light = _mixed(colour, (255, 255, 255), _LIGHTER)
    inset = box.width * (0.18 if plan.is_person else 0.07)
    inner = box.inflate(-2 * inset, -2 * inset)
    with canvas.part("tile"):
        canvas.rect(box, Gradient(light, colour), box.width * 0.26, alpha=alpha)
        if plan.is_person:
            canvas.image(f"symbols/{plan.symbol}", inner, alpha=alpha)
        elif plan.is_ghost:
            canvas.image("icons/sheet", inner, _SHEET, alpha=alpha)
            side = inner.width * 0.5
            canvas.image(f"symbols/{plan.symbol}", inner.inflate(side - inner.width, side - inner.width), alpha=alpha)
        else:
            draw_face(canvas, plan.who, inner, expression, look=look, closed=closed, alpha=alpha)


def _mixed(colour: RGB, other: RGB, share: float) -> RGB:
    """A colour with so much of another one in it."""
    red, green, blue = (round(one + (two - one) * share) for one, two in zip(colour, other, strict=True))
    return red, green, blue
