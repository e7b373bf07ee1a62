"""The race to the target: everybody's token over one line, and where they would stand if the round ended now.

Tokens that would hide each other stand side by side. A pin shows the place on the line that each one means.
"""

from collections.abc import Collection, Sequence

from flip7.match.match import SeatPlan
from flip7.scenes.seat_tile import draw_seat_tile, seat_colour
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.view import Shown, View
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.easing import mix
from flip7.ui.text import Align
from flip7.ui.theme import SUBHEADING, Tone

_TOKENS = ((4, 42.0), (10, 36.0), (24, 26.0))
"""The size of a token, up to so many seats."""
_GAP = 4.0
"""Between two tokens that stand side by side."""
_CROWD = 10
"""More tokens than this lie each on a part of the one before, so that none stands far from its place."""
_CROWDED = 0.6
"""So much of each is seen then."""
_LINE = 8.0
_FOOT = 5.0
"""The radius of a pin's foot on the line."""


def token_size(seats: int) -> float:
    """The side of a token where there are so many of them."""
    return next(size for most, size in _TOKENS if seats <= most)


def token_box(layout: TableLayout, totals: Sequence[float], target: int, seat: int) -> Box:
    """Where a seat's token stands: over its place on the line, or as near to it as the others let it."""
    return _box(layout, _middles(layout, totals, target)[seat], token_size(len(totals)))


def _box(layout: TableLayout, middle: float, size: float) -> Box:
    return Box(middle - size / 2, _track(layout).top - 6 - size, size, size)


def _place_on(track: Box, points: float, target: int) -> float:
    """Where on the line so many points are."""
    return track.left + min(1.0, points / target) * track.width


def _middles(layout: TableLayout, totals: Sequence[float], target: int) -> list[float]:
    """The middle of each token, side by side in the order of the race, and in sum as near as can be to their places."""
    track, size = _track(layout), token_size(len(totals))
    room = track.width + size
    step = min(size + _GAP if len(totals) <= _CROWD else size * _CROWDED, room / len(totals))
    order = sorted(range(len(totals)), key=lambda seat: (totals[seat], seat))
    # Groups of neighbours that push each other: where the first of them wants to be on average, and how many they are.
    groups: list[tuple[float, int]] = []
    for index, seat in enumerate(order):
        wanted, count = _place_on(track, totals[seat], target) - index * step, 1
        while groups and groups[-1][0] >= wanted:
            before, others = groups.pop()
            wanted, count = (wanted * count + before * others) / (count + others), count + others
        groups.append((wanted, count))
    least, most = track.left, track.right - (len(totals) - 1) * step
    firsts = [min(max(wanted, least), max(most, least)) for wanted, count in groups for _ in range(count)]
    middles = [0.0] * len(totals)
    for index, seat in enumerate(order):
        middles[seat] = firsts[index] + index * step
    return middles


def _track(layout: TableLayout) -> Box:
    race = layout.race
    label = 78 * layout.text
    return Box(race.left + 20, race.bottom - _LINE - 4, race.width - label - 40, _LINE)


def draw_race(canvas: Canvas, layout: TableLayout, model: TableModel, view: View, plans: Sequence[SeatPlan]) -> None:
    """The line, the tokens over it, and the target at its end."""
    track = _track(layout)
    hot = model.match_point and not model.over
    if hot:
        canvas.glow(track, Tone.GOLD, 5, 0.8, reach=16)
    canvas.rect(track, Tone.GOLD.faded(0.55) if hot else Tone.FAINT.faded(0.34), PILL)
    # Whoever is at home finds their own token at once: it lies on the others.
    order = sorted(range(len(plans)), key=lambda seat: (seat == model.home, model.seats[seat].total, seat))
    with canvas.part("tokens"):
        size, middles = token_size(len(plans)), _middles_now(layout, model, view)
        for seat in order:
            total = view.totals.get(seat, float(model.seats[seat].total))
            foot = (_place_on(track, total, model.target), track.centery)
            with canvas.part("token", seat):
                _draw_token(canvas, _box(layout, middles[seat], size), foot, plans[seat], home=seat == model.home)
    with canvas.part("target"):
        label = Box(track.right + 26, layout.race.top, layout.race.right - track.right - 26, layout.race.height)
        canvas.text(str(model.target), label, SUBHEADING.in_colour(Tone.GOLD_LIGHT), Align.LEFT)


def draw_shadows(
    canvas: Canvas, layout: TableLayout, shown: Shown, plans: Sequence[SeatPlan], seats: Collection[int]
) -> None:  # fmt: skip
    """Where these seats would stand if the round ended now."""
    track, model, view = _track(layout), shown.model, shown.view
    with canvas.part("shadows"):
        for seat in sorted(seats):
            points = view.points.get(seat, float(model.seats[seat].points))
            if points >= 1 and seat not in view.totals and not model.counted:
                x = _place_on(track, model.seats[seat].total + points, model.target)
                with canvas.part("seat", seat):
                    canvas.circle((x, track.centery), _FOOT + 3, (*seat_colour(plans[seat]), 150))


def _draw_token(canvas: Canvas, box: Box, foot: tuple[float, float], plan: SeatPlan, *, home: bool) -> None:
    colour = seat_colour(plan)
    canvas.circle(foot, _FOOT, colour, Tone.SHADOW, 1.5)
    canvas.line((box.centerx, box.bottom - 3), foot, colour, 2.5)
    canvas.rect(box.inflate(4, 4), Tone.CREAM if home else Tone.SHADOW.faded(0.8), box.width * 0.3)
    draw_seat_tile(canvas, plan, box)


def _middles_now(layout: TableLayout, model: TableModel, view: View) -> list[float]:
    """While points are counted every token goes from where it stood to where it will stand, past the others."""
    totals = [float(place.total) for place in model.seats]
    before = _middles(layout, totals, model.target)
    if not view.totals or model.counted:
        return before
    gains = [model.total_after(seat) - place.total for seat, place in enumerate(model.seats)]
    come = [view.totals.get(seat, total) - total for seat, total in enumerate(totals)]
    # Who has gained nothing makes room for the others as they go.
    rest = sum(come) / (sum(gains) or 1)
    after = _middles(layout, [total + gain for total, gain in zip(totals, gains, strict=True)], model.target)
    shares = [part / gain if gain else rest for part, gain in zip(come, gains, strict=True)]
    return [mix(old, new, share) for old, new, share in zip(before, after, shares, strict=True)]
