"""Draws a seat at the rim or in the rows: its face, its plate, its cards, and its state."""

from dataclasses import dataclass

from flip7.engine import Status
from flip7.match.match import SeatPlan
from flip7.scenes.faces import AHEAD, Expression, Look
from flip7.scenes.seat_tile import draw_seat_tile, seat_colour
from flip7.scenes.table.ice import draw_frost, draw_ice
from flip7.scenes.table.layout import SLOTS
from flip7.scenes.table.lying_cards import draw_lying_cards
from flip7.scenes.table.places import RimPlace, Style
from flip7.scenes.table.row_place import RowPlace
from flip7.scenes.table.stamp import ASKEW, STATES, draw_stamp, stamp_box
from flip7.scenes.table.view import Shown
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.text import Align
from flip7.ui.theme import HEADING, SMALL, SMALL_SECOND, STRONG, SUBHEADING, Radius, Tone

_GROWN = 1.08
"""Whoever acts is a little larger."""
_OUT = 205
"""How pale the face of somebody is who is out with nothing."""


@dataclass(frozen=True, slots=True)
class FacePose:
    """How a face is drawn."""

    expression: Expression = Expression.CALM
    look: Look = AHEAD
    closed: bool = False


_CALM = FacePose()


def draw_seat(
    canvas: Canvas, place: RimPlace | RowPlace, shown: Shown, seat: int, plan: SeatPlan, *, pose: FacePose = _CALM
) -> None:
    """A seat that is not the home seat, at its place."""
    model, view = shown.model, shown.view
    known = model.seats[seat]
    acts = model.acting == seat
    # Ice lies behind the numbers: they can still be read.
    frost = view.frost.get(seat, 1.0 if known.status is Status.FROZEN else 0.0)
    if isinstance(place, RowPlace):
        _draw_panel(canvas, place, acts=acts)
        if frost:
            draw_frost(canvas, place.box, Radius.MEDIUM, frost)
    else:
        if frost:
            draw_ice(canvas, place.ice, frost)
        _draw_plate(canvas, place, plan, acts=acts)
    draw_portrait(canvas, plan, face_box(place, acts=acts), known.status, acts=acts, deals=model.dealer == seat,
                  pose=pose)  # fmt: skip
    _draw_words(canvas, place, shown, seat, plan)
    draw_lying_cards(canvas, place, shown, seat)
    with canvas.part("state"):
        if known.status in STATES:
            box = stamp_box(place, shown, seat)
            angle = 0.0 if isinstance(place, RowPlace) else ASKEW
            draw_stamp(canvas, box, known.status, angle=angle, landed=view.stamps.get(seat, 1.0))
        elif isinstance(place, RowPlace) and model.round_number:
            with canvas.part("numbers"):
                canvas.text(f"{len(known.row)}/{SLOTS}", place.numbers, SMALL_SECOND, Align.RIGHT)


def face_box(place: RimPlace | RowPlace, *, acts: bool) -> Box:
    """Where the portrait of a seat is drawn that is not the home seat."""
    grown = place.side * (_GROWN - 1) if acts and isinstance(place, RimPlace) else 0.0
    return place.portrait.inflate(grown, grown)


def draw_portrait(
    canvas: Canvas,
    plan: SeatPlan,
    box: Box,
    status: Status,
    *,
    acts: bool = False,
    deals: bool = False,
    pose: FacePose = _CALM,
) -> None:
    """The face of a seat in a frame of its colour; in the light if it acts, pale if it has bust."""
    radius = box.width * 0.26
    if acts:
        canvas.glow(box, Tone.GOLD, radius, 0.9, reach=box.width * 0.2)
    elif box.width > 60:
        canvas.shadow(box, radius, 10)
    _draw_tile(canvas, plan, box, pose, _OUT if status is Status.BUSTED else 255)
    canvas.rect(box, None, radius, Tone.GOLD if acts else seat_colour(plan), max(2.0, box.width * 0.035))
    if deals:
        draw_dealer(canvas, box)


def draw_eyes_again(canvas: Canvas, plan: SeatPlan, box: Box, pose: FacePose) -> None:
    """Other eyes in a portrait that is there already. What lies over its corners is not touched."""
    eyes = Box(box.left + box.width * 0.08, box.top + box.height * 0.27, box.width * 0.84, box.height * 0.47)
    with canvas.clip(eyes):
        _draw_tile(canvas, plan, box, pose)


def _draw_tile(canvas: Canvas, plan: SeatPlan, box: Box, pose: FacePose, alpha: int = 255) -> None:
    draw_seat_tile(canvas, plan, box, alpha=alpha, expression=pose.expression, look=pose.look, closed=pose.closed)


def _draw_panel(canvas: Canvas, place: RowPlace, *, acts: bool) -> None:
    if acts:
        canvas.glow(place.box, Tone.GOLD, Radius.MEDIUM, 0.5, reach=18)
    edge, width = (Tone.GOLD, 3) if acts else (Tone.PANEL_EDGE, 2)
    canvas.rect(place.box, Tone.PANEL, Radius.MEDIUM, edge, width)


def _draw_plate(canvas: Canvas, place: RimPlace, plan: SeatPlan, *, acts: bool) -> None:
    canvas.shadow(place.plate, place.plate.height / 2, 8)
    canvas.rect(place.plate, Tone.SOLID, PILL, Tone.GOLD if acts else seat_colour(plan), 3)


def _draw_words(canvas: Canvas, place: RimPlace | RowPlace, shown: Shown, seat: int, plan: SeatPlan) -> None:
    model, view = shown.model, shown.view
    known = model.seats[seat]
    points = round(view.points.get(seat, known.points))
    busted = known.status is Status.BUSTED and seat not in view.points
    gained = "+0" if busted else f"+{points}"
    tall = isinstance(place, RimPlace) and place.style is Style.TALL
    colour = Tone.ROSE if known.status is Status.BUSTED else Tone.MINT
    wide = isinstance(place, RimPlace)
    with canvas.part("name"):
        canvas.text(plan.name, place.name, SUBHEADING.sized(28) if wide else STRONG, Align.LEFT)
    with canvas.part("total"):
        total = str(round(view.totals.get(seat, known.total)))
        canvas.text(total, place.total, HEADING.sized(36) if wide else SUBHEADING.sized(32), Align.RIGHT)
    with canvas.part("points"):
        style = STRONG if wide else SMALL
        canvas.text(gained, place.gained, style.in_colour(colour), Align.RIGHT if tall else Align.LEFT)
    if isinstance(place, RimPlace) and model.round_number:
        if tall:
            canvas.rect(place.numbers, Tone.SOLID, PILL, Tone.PANEL_EDGE, 2)
        with canvas.part("numbers"):
            align = Align.CENTRE if tall else Align.RIGHT
            canvas.text(f"{len(known.row)}/{SLOTS}", place.numbers, SMALL_SECOND, align)


def draw_dealer(canvas: Canvas, tile: Box) -> None:
    """Who deals this round: a small coin with cards at the corner of the tile that no text and no card is near."""
    side = max(24.0, tile.width * 0.36)
    coin = Box(tile.left - side * 0.34, tile.top - side * 0.22, side, side)
    with canvas.part("dealer"):
        canvas.circle(coin.center, side / 2, Tone.CREAM, Tone.SHADOW, 2)
        canvas.image("icons/deck", coin.inflate(-side * 0.34, -side * 0.34), Tone.SHADOW)
