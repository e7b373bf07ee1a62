"""The race to the target: everybody's token on one line, and where they would stand if the round ended now."""

from collections.abc import Sequence

from flip7.match.match import SeatPlan
from flip7.scenes.seat_tile import draw_seat_tile, seat_colour
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.view import View
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.text import Align
from flip7.ui.theme import SUBHEADING, Tone

_TOKENS = ((4, 40.0), (10, 32.0), (24, 22.0))
"""The size of a token, up to so many seats."""


def token_size(seats: int) -> float:
    """The side of a token where there are so many of them."""
    return next(size for most, size in _TOKENS if seats <= most)


def token_box(layout: TableLayout, totals: Sequence[float], target: int, seat: int, points: float = 0.0) -> Box:
    """Where a seat's token stands. Those that would hide each other stand a little higher and lower by turns."""
    track = _track(layout)
    size = token_size(len(totals))
    share = min(1.0, (totals[seat] + points) / target)
    near = sum(abs(min(1.0, other / target) - share) * track.width < size * 0.8 for other in totals[:seat])
    lift = 0.0 if not near else (size * 0.3 if near % 2 else -size * 0.3)
    x = track.left + share * track.width
    return Box(x - size / 2, track.centery - size / 2 + lift, size, size)


def _track(layout: TableLayout) -> Box:
    race = layout.race
    label = 78 * layout.text
    return Box(race.left + 20, race.centery - 5, race.width - label - 40, 10)


def draw_race(canvas: Canvas, layout: TableLayout, model: TableModel, view: View, plans: Sequence[SeatPlan]) -> None:
    """The line, the shadows of what would be, the tokens, and the target at its end."""
    track = _track(layout)
    hot = model.match_point and not model.over
    if hot:
        canvas.glow(track, Tone.GOLD, 5, 0.8, reach=16)
    canvas.rect(track, Tone.GOLD.faded(0.55) if hot else Tone.FAINT.faded(0.34), PILL)
    totals = [view.totals.get(seat, float(place.total)) for seat, place in enumerate(model.seats)]
    # Whoever is at home finds their own token at once: it lies on the others.
    order = sorted(range(len(plans)), key=lambda seat: (seat == model.home, totals[seat]))
    with canvas.part("shadows"):
        for seat in order:
            points = view.points.get(seat, float(model.seats[seat].points))
            if points >= 1 and seat not in view.totals and not model.counted:
                box = token_box(layout, totals, model.target, seat, points)
                with canvas.part("seat", seat):
                    canvas.circle(box.center, box.width * 0.3, (*seat_colour(plans[seat]), 90))
    with canvas.part("tokens"):
        for seat in order:
            box = token_box(layout, totals, model.target, seat)
            with canvas.part("token", seat):
                canvas.rect(box.inflate(4, 4), Tone.SHADOW.faded(0.8), box.width * 0.3)
                draw_seat_tile(canvas, plans[seat], box)
    with canvas.part("target"):
        label = Box(track.right + 26, layout.race.top, layout.race.right - track.right - 26, layout.race.height)
        canvas.text(str(model.target), label, SUBHEADING.in_colour(Tone.GOLD_LIGHT), Align.LEFT)
