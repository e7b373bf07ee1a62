"""Draws the home seat: who plays, what the round is worth, and the row large enough to be read across a room."""

from collections.abc import Sequence

from flip7.engine import Status
from flip7.i18n import Text, _, ngettext
from flip7.match.match import SeatPlan
from flip7.scenes.table.home import HomePlace
from flip7.scenes.table.ice import draw_frost
from flip7.scenes.table.layout import SLOTS
from flip7.scenes.table.lying_cards import draw_lying_cards
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.seat_painter import FacePose, draw_portrait
from flip7.scenes.table.stamp import STATES, draw_stamp, stamp_box
from flip7.scenes.table.view import Shown
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, text_width
from flip7.ui.theme import BIG_NUMERAL, HEADING, SECOND, SUBHEADING, Radius, Tone

_NEAR = 3
"""From so many turns on they are counted; before that whoever is just ahead is named."""


def draw_home_panel(
    canvas: Canvas, place: HomePlace, shown: Shown, plans: Sequence[SeatPlan], seat: int, *, pose: FacePose
) -> None:  # fmt: skip
    """The panel of the home seat: who sits there, and what they wait for."""
    model, view = shown.model, shown.view
    known = model.seats[seat]
    acts = model.acting == seat
    _draw_panel(canvas, place.box, acts=acts, suspense=acts and model.suspense)
    frost = view.frost.get(seat, 1.0 if known.status is Status.FROZEN else 0.0)
    if frost:
        draw_frost(canvas, place.box.inflate(-6, -6), Radius.LARGE, frost)
    draw_portrait(canvas, plans[seat], place.portrait, known.status, acts=acts, deals=model.dealer == seat, pose=pose)
    with canvas.part("name"):
        canvas.text(plans[seat].name, place.name, HEADING, Align.LEFT)
    with canvas.part("turn"):
        colour = Tone.GOLD_LIGHT if acts else Tone.LAVENDER
        turn = turn_text(model, plans, seat, receives=view.counted == seat)
        canvas.text(turn, place.turn, SECOND.in_colour(colour), Align.LEFT)


def draw_home_row(canvas: Canvas, place: HomePlace, shown: Shown, seat: int) -> None:
    """What changes with every card, on the panel: the points, the cards, and the stamp."""
    known = shown.model.seats[seat]
    _draw_points(canvas, place, shown, seat)
    draw_lying_cards(canvas, place, shown, seat)
    with canvas.part("state"):
        if known.status in STATES:
            box = stamp_box(place, shown, seat)
            draw_stamp(canvas, box, known.status, landed=shown.view.stamps.get(seat, 1.0))


def turn_text(model: TableModel, plans: Sequence[SeatPlan], seat: int, *, receives: bool = False) -> Text | str:
    """What somebody waits for: their turn, after whom it comes, or the end of the round.

    `receives` says that a Flip Three is being dealt to them."""
    known = model.seats[seat]
    if known.status in STATES:
        return STATES[known.status][0]
    if model.acting == seat:
        if receives:
            # TRANSLATORS: under the name of a player to whom a Flip Three is being dealt
            return _("gets three cards")
        # TRANSLATORS: under the name of the player on turn
        return _("to play")
    if model.acting is None:
        return ""
    count = len(model.seats)
    ahead = [
        other
        for other in ((model.acting + step) % count for step in range((seat - model.acting) % count))
        if model.seats[other].active
    ]
    if len(ahead) >= _NEAR:
        # TRANSLATORS: under the name of a player who waits: so many others decide before
        return ngettext("{count} turn to go", "{count} turns to go", len(ahead))
    last = ahead[-1] if ahead else model.acting
    # TRANSLATORS: under the name of a player who waits for the turn after somebody
    return _("next after {name}", name=plans[last].name)


def _draw_panel(canvas: Canvas, box: Box, *, acts: bool, suspense: bool) -> None:
    # It ends below the screen: only its upper corners are seen.
    panel = Box(box.left, box.top, box.width, box.height + 60)
    if acts:
        strength, reach = (0.95, 60) if suspense else (0.5, 34)
        canvas.glow(panel, Tone.GOLD, Radius.LARGE, strength, reach=reach)
    canvas.rect(panel, Tone.PANEL, Radius.LARGE, Tone.GOLD if acts else Tone.PANEL_EDGE, 3 if acts else 2)


def _draw_points(canvas: Canvas, place: HomePlace, shown: Shown, seat: int) -> None:
    model, view = shown.model, shown.view
    known = model.seats[seat]
    points = round(view.points.get(seat, known.points))
    busted = known.status is Status.BUSTED
    style = BIG_NUMERAL.sized(96).in_colour(Tone.ROSE if busted else Tone.CREAM)
    with canvas.part("points"):
        number = canvas.text(str(points), place.points, style, Align.LEFT)
    beside = Box(number.right + 16, place.points.top, place.points.right - number.right - 16, place.points.height)
    upper = Box(beside.left, beside.centery - 40, beside.width, 40)
    lower = Box(beside.left, beside.centery, beside.width, 40)
    # TRANSLATORS: beside the number of points that a player has in this round so far
    canvas.text(_("this round"), upper, SECOND, Align.LEFT)
    with canvas.part("numbers"):
        canvas.text(f"{len(known.row)}/{SLOTS}", lower, SUBHEADING.in_colour(Tone.LAVENDER), Align.LEFT)
    total = round(view.totals.get(seat, known.total))
    counted = model.counted or seat in view.totals
    before, after = str(total), str(total if counted else total + points)
    line = SUBHEADING.sized(34)
    share = min(1.0, (place.sum.width - 60) / (text_width(before, line) + text_width(after, line)))
    line = line.sized(line.size * share)
    with canvas.part("total"):
        drawn = canvas.text(before, place.sum, line, Align.LEFT)
    arrow = Box(drawn.right + 12, place.sum.centery - 14, 28, 28)
    canvas.image("icons/arrow_right", arrow, Tone.GOLD)
    with canvas.part("total after"):
        room = Box(arrow.right + 12, place.sum.top, place.sum.right - arrow.right - 12, place.sum.height)
        canvas.text(after, room, line, Align.LEFT)
