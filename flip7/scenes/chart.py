"""A finished match to read: everybody's total over the rounds as lines, the final standing, the cards of the awards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from flip7.i18n import Text, _
from flip7.match.awards import Award
from flip7.match.history import History, places, standing
from flip7.match.match import SeatPlan, TablePlan
from flip7.scenes.seat_tile import draw_seat_tile, seat_colour
from flip7.ui.canvas import Box, Canvas, Gradient, Pos
from flip7.ui.easing import mix
from flip7.ui.fonts import FontName
from flip7.ui.text import Align, line_height, text_height, text_width
from flip7.ui.theme import (
    LEAST_TEXT,
    RGB,
    SECOND,
    SMALL,
    SMALL_SECOND,
    STRONG,
    SUBHEADING,
    Pad,
    Radius,
    TextStyle,
    Tone,
    theme,
)

EVERYBODY: Final = 8
"""Up to so many lines can be told apart at full strength. Of more, only some are highlighted."""
LEADERS: Final = 5
"""With more, these stand out, and up to three people: everyone looks for their own line first."""
ONE_COLUMN: Final = 12

_MARGIN: Final = 14.0
"""Around the plot, for markers that sit on its edge."""
_NAME: Final = TextStyle(FontName.STRONG, 21)
_HOLDER: Final = STRONG.sized(24)


def highlighted(plan: TablePlan, totals: Sequence[int]) -> tuple[int, ...]:
    """The seats whose lines stand out, from the highest total to the lowest."""
    order = standing(totals)
    if len(order) <= EVERYBODY:
        return order
    leaders = order[:LEADERS]
    people = [seat for seat in order[LEADERS:] if plan.seats[seat].is_person]
    return (*leaders, *people[: EVERYBODY - LEADERS])


def spread(wanted: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Heights near the wanted ones, which go downwards, but at least `gap` apart and between top and bottom."""
    found: list[float] = []
    for height in wanted:
        found.append(max(height, found[-1] + gap if found else top))
    floor = bottom
    for index in range(len(found) - 1, -1, -1):
        found[index] = min(found[index], floor)
        floor = found[index] - gap
    return found


def draw_panel(canvas: Canvas, box: Box, title: Text) -> Box:
    """A panel with a heading; gives the room below the heading."""
    canvas.rect(box, Tone.PANEL, Radius.LARGE, Tone.PANEL_EDGE)
    head = Box(box.left + Pad.LARGE, box.top + Pad.MEDIUM, box.width - 2 * Pad.LARGE, line_height(SUBHEADING))
    canvas.text(title, head, SUBHEADING, Align.LEFT)
    top = head.bottom + Pad.SMALL
    return Box(box.left + Pad.MEDIUM, top, box.width - 2 * Pad.MEDIUM, box.bottom - top - Pad.MEDIUM)


@dataclass(frozen=True, slots=True)
class _Axes:
    """Where a round and a total lie on the plot."""

    plot: Box
    rounds: int
    top: int

    def at(self, number: int, total: int) -> Pos:
        across = self.plot.left + self.plot.width * number / max(1, self.rounds)
        return across, self.plot.bottom - self.plot.height * total / self.top

    def moved_to(self, left: float, top: float) -> "_Axes":
        return _Axes(Box(left, top, self.plot.width, self.plot.height), self.rounds, self.top)


class Chart:
    """A line for each seat in its colour, with markers of its own shape, and its tile and name where the line ends."""

    def __init__(self, plan: TablePlan, history: History) -> None:
        self._plan = plan
        self._target = plan.rules.target
        self._ways = [history.totals_of(seat) for seat in range(len(plan.seats))]
        self._totals = history.totals
        self._strong = highlighted(plan, history.totals)

    def draw(self, canvas: Canvas, box: Box, share: float = 1.0) -> None:
        """Drawn from the left up to `share` of the rounds; names stand there once the lines have arrived."""
        room = draw_panel(canvas, box, _("Points round by round"))
        tile = max(26.0, min(34.0, room.height / len(self._strong) - 4))
        names = max(text_width(self._plan.seats[seat].name, _NAME) for seat in self._strong)
        labels = min(tile + names + 54, max(room.width * 0.34, 256.0))
        if room.width - labels < 300:
            # The standing beside it says which tile is whose; the lines need the room more.
            labels = tile + 46
        top = round(max(self._target, *self._totals) * 1.06)
        scale = text_width("8" * len(str(top)), SMALL)
        foot = line_height(SMALL) + 4
        plot = Box(room.left + scale + 14, room.top + _MARGIN, 0, room.height - foot - _MARGIN)
        plot.width = room.right - labels - plot.left
        axes = _Axes(plot, len(self._ways[0]) - 1, top)
        self._draw_axes(canvas, axes, room.left)
        sheet = plot.inflate(2 * _MARGIN, 2 * _MARGIN)
        key = ("chart", tuple(self._ways), tuple(self._strong), tuple(seat.colour for seat in self._plan.seats))
        with canvas.clip(Box(sheet.left, sheet.top, sheet.width * share, sheet.height)):
            canvas.painted(key, sheet, lambda paper: self._paint_lines(paper, axes.moved_to(_MARGIN, _MARGIN)))
        if share >= 1.0:
            margin = Box(plot.right, room.top, room.right - plot.right, room.height)
            self._draw_ends(canvas, axes, tile, margin)

    def _draw_axes(self, canvas: Canvas, axes: _Axes, left: float) -> None:
        plot = axes.plot
        step = next(step for step in (10, 25, 50, 100, 250, 500, 1000, 10**9) if axes.top / step <= 6)
        for total in range(0, axes.top + 1, step):
            height = axes.at(0, total)[1]
            canvas.rect(Box(plot.left, height - 1, plot.width, 2), Tone.RAISED)
            label = Box(left, height - 14, plot.left - left - 8, 28)
            canvas.text(str(total), label, SMALL_SECOND.sized(20), Align.RIGHT)
        every = max(1, round(text_width("88", SMALL) * 1.8 / (plot.width / max(1, axes.rounds)) + 0.5))
        for number in range(0, axes.rounds + 1, every):
            across = axes.at(number, 0)[0]
            label = Box(across - 30, plot.bottom + 6, 60, line_height(SMALL))
            canvas.text(str(number), label, SMALL_SECOND.sized(20))
        height = axes.at(0, self._target)[1]
        canvas.line((plot.left, height), (plot.right, height), Tone.GOLD, 3, dash=(12, 8))
        # Below the line at the left, where no line of a seat has got so high yet.
        label = Box(plot.left + 8, height + 4, plot.width - 12, line_height(SMALL))
        canvas.text(_("Target {points}", points=self._target), label, SMALL.sized(20).in_colour(Tone.GOLD), Align.LEFT)

    def _paint_lines(self, paper: Canvas, axes: _Axes) -> None:
        order = standing(self._totals)
        for seat in reversed(order):
            if seat not in self._strong:
                points = [axes.at(number, total) for number, total in enumerate(self._ways[seat])]
                with paper.part("seat", seat):
                    paper.polyline(points, seat_colour(self._plan.seats[seat]), 2, alpha=110)
        for shape, seat in reversed(list(enumerate(self._strong))):
            colour = seat_colour(self._plan.seats[seat])
            points = [axes.at(number, total) for number, total in enumerate(self._ways[seat])]
            paper.polyline(points, Tone.SHADOW, 8, alpha=120)
            with paper.part("seat", seat):
                paper.polyline(points, colour, 6 if shape == 0 else 4)
            if axes.rounds <= 16:
                for point in points[1:]:
                    _draw_marker(paper, shape, point, 8 if shape == 0 else 7, colour)

    def _draw_ends(self, canvas: Canvas, axes: _Axes, tile: float, room: Box) -> None:
        ends = [axes.at(axes.rounds, self._totals[seat]) for seat in self._strong]
        middle = tile / 2
        heights = spread([end[1] for end in ends], tile + 4, room.top + middle, room.bottom - middle)
        for seat, end, height in zip(self._strong, ends, heights, strict=True):
            plan = self._plan.seats[seat]
            left = room.left + 34
            canvas.line((end[0] + 10, end[1]), (left - 6, height), seat_colour(plan), 2, alpha=150)
            name = Box(left + tile + 8, height - middle, room.right - left - tile - 8, tile)
            with canvas.part("seat", seat):
                draw_seat_tile(canvas, plan, Box(left, height - middle, tile, tile))
                if name.width > tile:
                    canvas.text(plan.name, name, _NAME, Align.LEFT)


def _draw_marker(canvas: Canvas, shape: int, at: Pos, size: float, colour: RGB) -> None:
    """A shape of its own for each line: the colour does not tell them apart alone."""
    x, y = at
    corners: tuple[tuple[float, float], ...]
    match shape % 4:
        case 0:
            canvas.circle(at, size, colour, Tone.SHADOW, 2)
            return
        case 1:
            corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        case 2:
            corners = ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0))
        case _:
            corners = ((0, -1.3), (1.2, 1), (-1.2, 1))
    # The second four are hollow.
    fill = colour if shape < 4 else Tone.SHADOW
    border = Tone.SHADOW if shape < 4 else colour
    canvas.polygon([(x + a * size, y + b * size) for a, b in corners], fill, border, 2)


class Standing:
    """Everybody's place and total, the best first, in two columns from 13 seats on."""

    def __init__(self, plan: TablePlan, totals: Sequence[int]) -> None:
        self._plan = plan
        self._totals = totals
        self._places = places(totals)
        self._order = standing(totals)

    @property
    def columns(self) -> int:
        """In how many columns it is set, 1 or 2."""
        return 1 if len(self._order) <= ONE_COLUMN else 2

    @property
    def wanted_width(self) -> float:
        """Wide enough for the longest name, if need be in the smallest letters."""
        scale = theme.text_scale
        if self.columns == 1:
            return 400.0 * min(1.2, scale)
        name = max(text_width(seat.name, STRONG.sized(LEAST_TEXT / scale)) for seat in self._plan.seats)
        return min(760.0, max(580.0, 2 * (name + 184) + 3 * Pad.MEDIUM))

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Show it on a panel that fills the box."""
        room = draw_panel(canvas, box, _("Final standing"))
        lines = -(-len(self._order) // self.columns)
        height = min(64.0, room.height / lines)
        width = (room.width - (self.columns - 1) * Pad.MEDIUM) / self.columns
        for index, seat in enumerate(self._order):
            left = room.left + (index // lines) * (width + Pad.MEDIUM)
            with canvas.part("seat", seat):
                self._draw_row(canvas, seat, Box(left, room.top + (index % lines) * height, width, height - 4))

    def _draw_row(self, canvas: Canvas, seat: int, row: Box) -> None:
        plan, place = self._plan.seats[seat], self._places[seat]
        scale = theme.text_scale
        size = min(30.0 * scale, row.height * 0.72, row.width * 0.085) / scale
        number = TextStyle(FontName.DISPLAY, size)
        canvas.rect(row, Tone.RAISED, Radius.SMALL, Tone.GOLD if place == 1 else None)
        digits = text_width("24", number) + 12
        colour = Tone.GOLD if place <= 3 else Tone.LAVENDER
        with canvas.part("place"):
            canvas.text(str(place), Box(row.left + 6, row.top, digits - 8, row.height), number.in_colour(colour))
        side = min(row.height - 6, 44, row.width * 0.12)
        tile = Box(row.left + digits + 4, row.centery - side / 2, side, side)
        draw_seat_tile(canvas, plan, tile)
        points = text_width("8" * max(3, len(str(max(self._totals)))), number) + 8
        total = Box(row.right - points - 10, row.top, points, row.height)
        with canvas.part("total"):
            canvas.text(str(self._totals[seat]), total, number, Align.RIGHT)
        name = Box(tile.right + 10, row.top, total.left - tile.right - 14, row.height)
        with canvas.part("name"):
            canvas.text(plan.name, name, STRONG.sized(min(26.0, size)), Align.LEFT)


def draw_award(canvas: Canvas, award: Award, plan: SeatPlan, box: Box, share: float = 1.0) -> None:
    """The card of an award: face down at first, and read in full when `share` is 1."""
    alpha = round(255 * share)
    canvas.shadow(box, Radius.MEDIUM, 16, alpha=90)
    canvas.rect(box, Tone.SOLID, Radius.MEDIUM, Tone.PANEL_EDGE)
    if share <= 0:
        side = min(box.width, box.height) * 0.4
        canvas.image("icons/coin7", _square(box.center, side), Tone.FAINT, 90)
        return
    canvas.rect(box, None, Radius.MEDIUM, Tone.GOLD, 2, alpha=alpha)
    medal = (box.centerx, box.top + 2)
    radius = mix(46.0, 31.0, share)
    canvas.circle(medal, radius, Gradient(Tone.GOLD_LIGHT, Tone.GOLD_DEEP), Tone.GOLD_EDGE, 3, alpha=alpha)
    canvas.image(f"icons/{award.icon}", _square(medal, radius * 1.1), Tone.INK, alpha)
    inner = Box(box.left + Pad.MEDIUM, box.top + 36, box.width - 2 * Pad.MEDIUM, box.height - 36 - 58)
    title = SUBHEADING.sized(27)
    # A short title leaves its room to the reason.
    heading = Box(
        inner.left, inner.top, inner.width, min(inner.height * 0.5, text_height(award.title, title, inner.width))
    )
    with canvas.part("title"):
        canvas.text(award.title, heading, title, wrap=True, alpha=alpha)
    reason = Box(inner.left, heading.bottom + 2, inner.width, inner.bottom - heading.bottom - 2)
    with canvas.part("reason"):
        canvas.text(award.reason, reason, SMALL_SECOND if box.width < 340 else SECOND, wrap=True, alpha=alpha)
    foot = Box(inner.left, box.bottom - 54, inner.width, 42)
    name = min(text_width(plan.name, _HOLDER) + 4, foot.width - foot.height - 10)
    left = foot.centerx - (foot.height + 10 + name) / 2
    draw_seat_tile(canvas, plan, Box(left, foot.top, foot.height, foot.height), alpha=alpha)
    label = Box(left + foot.height + 10, foot.top, name, foot.height)
    with canvas.part("name"):
        canvas.text(plan.name, label, _HOLDER, Align.LEFT, alpha=alpha)


def _square(centre: Pos, side: float) -> Box:
    return Box(centre[0] - side / 2, centre[1] - side / 2, side, side)
