"""Everybody's chance to win, decision by decision: a line for each seat, the chosen one thick and with its marks."""

from collections.abc import Callable
from typing import Final

from flip7.i18n import Percent, _
from flip7.match.review import Mark, Review
from flip7.scenes.review.signs import draw_sign
from flip7.scenes.review.state import ReviewState
from flip7.scenes.seat_tile import seat_colour
from flip7.ui.canvas import Box, Canvas, Pos
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import SECOND, SMALL_SECOND, Pad, Radius, Tone
from flip7.ui.widget import Widget

_MARK: Final = 15.0
_NEAR: Final = 22.0
"""A click so near to a mark means its step."""
_LEVELS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_MARGIN: Final = 10.0
"""Around the plot, for lines and marks that lie on its edge."""


class ChanceChart(Widget):
    """Left and right go from step to step, Home and End to the ends, the page keys from round to round; a press goes
    to where it is, and may be dragged."""

    radius = Radius.LARGE

    def __init__(self, state: ReviewState, go_to: Callable[[int], object], turn_round: Callable[[int], object]) -> None:
        super().__init__(key="chart")
        self._state = state
        self._go_to = go_to
        self._turn_round = turn_round
        self.progress: float | None = None
        """How far the review is, from 0 to 1; None when it is complete."""
        self.refused: Exception | None = None
        """Why there will be none."""

    @property
    def plot(self) -> Box:
        """Where the lines lie."""
        left = text_width(str(Percent(1.0)), SMALL_SECOND) + Pad.MEDIUM
        foot = line_height(SMALL_SECOND) + 4
        inner = self.box.inflate(-2 * Pad.MEDIUM, -2 * Pad.MEDIUM)
        return Box(inner.left + left, inner.top + _MARK, inner.width - left - _MARK, inner.height - foot - _MARK)

    def place_of(self, step: int, chance: float) -> Pos:
        """Where a chance before a step lies."""
        return _at(self.plot, step, chance, self._state.last)

    def handle(self, intent: Intent) -> bool:
        match intent.kind:
            case Kind.LEFT | Kind.RIGHT:
                self._go_to(self._state.step + (1 if intent.kind is Kind.RIGHT else -1))
            case Kind.HOME:
                self._go_to(0)
            case Kind.END:
                self._go_to(self._state.last)
            case Kind.PAGE_UP | Kind.PAGE_DOWN:
                self._turn_round(1 if intent.kind is Kind.PAGE_DOWN else -1)
            case Kind.PRESS:
                self.pressed = True
                mark = self._mark_near(intent.pos)
                self._go_to(self.step_at(intent.pos[0]) if mark is None else mark.step)
            case Kind.POINT if self.pressed:
                self._go_to(self.step_at(intent.pos[0]))
            case Kind.RELEASE if self.pressed:
                self.pressed = False
            case _:
                return False
        return True

    def step_at(self, across: float) -> int:
        """The step that lies nearest to a place from left to right."""
        plot = self.plot
        share = (across - plot.left) / max(1.0, plot.width)
        return round(min(1.0, max(0.0, share)) * self._state.last)

    def _mark_near(self, pos: Pos) -> Mark | None:
        def away(mark: Mark) -> float:
            x, y = self._centre(mark)
            return max(abs(x - pos[0]), abs(y - pos[1]))

        nearest = min(self._state.marks, key=away, default=None)
        return nearest if nearest is not None and away(nearest) <= _NEAR else None

    def _centre(self, mark: Mark) -> Pos:
        """On the line; a second mark of the same step stands above the first."""
        review = self._state.review
        assert review is not None
        same = [other for other in self._state.marks if other.step == mark.step]
        x, y = self.place_of(mark.step, review.before(mark.step)[self._state.seat])
        lifted = y - same.index(mark) * 2.1 * _MARK
        return x, lifted if lifted > self.box.top + _MARK else y + same.index(mark) * 2.1 * _MARK

    def draw(self, canvas: Canvas) -> None:
        self._draw_axes(canvas)
        review = self._state.review
        if review is None:
            said = _("The match is being looked at …") if self.refused is None else str(self.refused)
            canvas.text(said, self.plot, SECOND, wrap=True)
        else:
            self._draw_lines(canvas, review)
        self._draw_progress(canvas)
        self._draw_cursor(canvas)
        if review is not None:
            for number, mark in enumerate(self._state.marks):
                with canvas.part("mark", number):
                    draw_sign(canvas, mark.kind, self._centre(mark), _MARK)

    def _draw_axes(self, canvas: Canvas) -> None:
        plot, course = self.plot, self._state.course
        for level in _LEVELS:
            y = self.place_of(0, level)[1]
            canvas.rect(Box(plot.left, y - 1, plot.width, 2), Tone.RAISED)
            label = Box(self.box.left + Pad.SMALL, y - 16, plot.left - self.box.left - Pad.MEDIUM - 2, 32)
            canvas.text(str(Percent(level)), label, SMALL_SECOND.sized(20), Align.RIGHT)
        ends = (*course.rounds[1:], self._state.last)
        least = text_width("88", SMALL_SECOND) * 1.3
        for number, (first, end) in enumerate(zip(course.rounds, ends, strict=True), 1):
            left, right = self.place_of(first, 0.0)[0], self.place_of(end, 0.0)[0]
            if number > 1:
                canvas.rect(Box(left - 1, plot.top, 2, plot.height), Tone.RAISED)
            room = Box(left, plot.bottom + 6, max(right - left, least), line_height(SMALL_SECOND))
            if right - left >= least * 0.7:
                with canvas.part("round", number):
                    canvas.text(str(number), room, SMALL_SECOND.sized(20))

    def _draw_lines(self, canvas: Canvas, review: Review) -> None:
        sheet = self.plot.inflate(2 * _MARGIN, 2 * _MARGIN)
        colours = tuple(plan.colour for plan in self._state.plan.seats)
        key = ("chances", self._state.match.stamp.key, self._state.revision, self._state.seat, colours, tuple(sheet))
        plot = Box(_MARGIN, _MARGIN, self.plot.width, self.plot.height)
        canvas.painted(key, sheet, lambda paper: self._paint_lines(paper, review, plot))

    def _paint_lines(self, paper: Canvas, review: Review, plot: Box) -> None:
        """The chosen one last, on a shade that parts it from the others."""
        seats = [seat for seat in range(len(review.seats)) if seat != self._state.seat]
        many = len(seats) > 9
        for seat in (*seats, self._state.seat):
            chances = [review.start[seat], *(step.chances[seat] for step in review.steps)]
            points = [_at(plot, step, chance, self._state.last) for step, chance in enumerate(chances)]
            colour = seat_colour(self._state.plan.seats[seat])
            with paper.part("seat", seat):
                if seat == self._state.seat:
                    paper.polyline(points, Tone.SHADOW, 11, alpha=150)
                    paper.polyline(points, colour, 7)
                else:
                    paper.polyline(points, colour, 2 if many else 3, alpha=150 if many else 205)

    def _draw_progress(self, canvas: Canvas) -> None:
        """A thin bar under the plot, as long as the review gets better."""
        if self.progress is None:
            return
        plot = self.plot
        track = Box(plot.left, plot.bottom, plot.width, 5)
        with canvas.part("progress"):
            canvas.rect(track, Tone.WELL)
            canvas.rect(Box(track.left, track.top, track.width * self.progress, 5), Tone.GOLD)

    def _draw_cursor(self, canvas: Canvas) -> None:
        plot, state = self.plot, self._state
        x = self.place_of(state.step, 0.0)[0]
        with canvas.part("cursor"):
            canvas.rect(Box(x - 1.5, plot.top - _MARK + 4, 3, plot.height + _MARK), Tone.CREAM)
            if state.review is not None:
                chance = state.review.before(state.step)[state.seat]
                colour = seat_colour(state.plan.seats[state.seat])
                canvas.circle(self.place_of(state.step, chance), 9, colour, Tone.CREAM, 3)
                beside = text_width(str(Percent(1.0)), SECOND) + 4
                left = x + 14 if x + 14 + beside < plot.right else x - 14 - beside
                label = Box(left, plot.top - _MARK + 2, beside, line_height(SECOND))
                canvas.text(str(Percent(chance)), label, SECOND.in_colour(Tone.CREAM), Align.LEFT)


def _at(plot: Box, step: int, chance: float, last: int) -> Pos:
    return plot.left + plot.width * step / max(1, last), plot.bottom - plot.height * chance
