"""The page of a match that is looked at again."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from flip7.app.context import Context
from flip7.app.reviews import ReviewJob
from flip7.i18n import Text, _, pgettext
from flip7.match.plan import SavedMatch
from flip7.scenes.chart import draw_panel
from flip7.scenes.page import MARGIN, Page
from flip7.scenes.review.about import meaning, summary
from flip7.scenes.review.balance import Balance
from flip7.scenes.review.chart import ChanceChart
from flip7.scenes.review.moment_card import THREE, MomentCard
from flip7.scenes.review.play_on import PlayOnQuestion
from flip7.scenes.review.position import Position
from flip7.scenes.review.replay import ReplayScene
from flip7.scenes.review.seat_strip import SeatStrip
from flip7.scenes.review.state import ReviewState
from flip7.scenes.review.transport import Transport
from flip7.ui.boxes import Share, columns, padded, rows
from flip7.ui.canvas import Box, Canvas
from flip7.ui.form import DialogScene
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import SECOND, STRONG, SUBHEADING, TITLE, Pad, Radius
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.dialog import Answer
from flip7.ui.widgets.label import Label

_NEWS: Final = 0.1
"""Seconds from one look at the review under way to the next."""
PACE: Final = 0.7
"""Seconds that each decision is shown for while the page plays."""


class ReviewScene(Page):
    """Everybody's chances decision by decision, three telling moments, skill and luck, and the position in between."""

    heading = pgettext("review", "Review")

    def __init__(
        self, context: Context, match: SavedMatch, ended: datetime | None = None, *, job: ReviewJob | None = None
    ) -> None:
        """`ValueError` for a match that cannot be played again. Without a `job` the context is asked for its review."""
        super().__init__(context)
        self.state = ReviewState(match)
        self.playing = False
        self._waited = 0.0
        self._ended = ended
        self._job = job or context.reviews.of(match)
        course = self.state.course
        self.chart = ChanceChart(self.state, self.go_to, self._turn_round)
        self.transport = Transport(
            self.state.last, course.rounds, go_to=self.go_to, turn_round=self._turn_round, play=self._play
        )
        self._ways = (
            Button(_("Watch from here"), self._watch, ButtonStyle.PRIMARY, text_style=STRONG, key="watch"),
            Button(_("Play on from here"), self._sit_down, text_style=STRONG, key="play on"),
        )
        self.first = self.chart
        self._hear()

    @property
    def animating(self) -> bool:
        return self.playing or self._job.wants_frames

    @property
    def wake_in(self) -> float | None:
        waits = [super().wake_in, None if self._job.done else _NEWS]
        return min((wait for wait in waits if wait is not None), default=None)

    def _hear(self) -> None:
        """What is known of the review by now."""
        job = self._job
        if job.review is not None and job.review is not self.state.review:
            self.state.show(job.review)
        self.chart.progress = None if job.done else job.progress
        self.chart.refused = job.refused

    def go_to(self, step: int) -> None:
        """Look at a step; one beyond the ends is the first or the last."""
        self.playing = False
        self._look_at(step)

    def build(self, room: Box) -> Sequence[Widget]:
        state = self.state
        foot_height = 76.0
        top, foot = rows(room, [Share(), foot_height], gap=Pad.MEDIUM)
        upper, lower = rows(top, [Share(0.6), Share(0.4)], gap=Pad.MEDIUM)
        chart, beside = columns(upper, [Share(0.66), Share(0.34)], gap=Pad.MEDIUM)
        below, balance = columns(lower, [Share(0.66), Share(0.34)], gap=Pad.MEDIUM)
        widgets: list[Widget] = [self._about(room), *self._chart(chart), *self._moments(beside)]
        figures = Balance(state)
        widgets += [Position(state).place(below), figures.place(balance), self._question(figures.question_place)]
        widgets += self._foot(foot)
        self._show_step()
        return widgets

    def _about(self, room: Box) -> Label:
        """Who has won, in the line of the heading and at the right of it."""
        label = Label(summary(self.state, self._ended), SECOND, Align.RIGHT, wrap=True, key="about")
        height = max(72.0, line_height(TITLE))
        left = room.left + self.beside_heading
        return label.place(Box(left, MARGIN - 8, room.right - left, height))

    def _chart(self, box: Box) -> list[Widget]:
        plans, state = self.state.plan.seats, self.state
        head = max(48.0, line_height(SUBHEADING))
        title = _("Chance to win")
        panel = _Panel(title).place(box)
        inner = padded(box, Pad.LARGE, Pad.MEDIUM)
        above, plot = rows(inner, [head, Share()], gap=Pad.SMALL)
        strip = SeatStrip(plans, state.seat, self._choose)
        clear = max(above.width * 0.24, text_width(title, SUBHEADING) + Pad.LARGE)
        strip.place(Box(above.left + clear, above.top, above.width - clear, head))
        self.chart.place(Box(box.left + 6, plot.top, box.width - 12, box.bottom - plot.top - 6))
        return [panel, strip, self.chart]

    def _moments(self, box: Box) -> list[Widget]:
        person = self.state.plan.seats[self.state.seat]
        title = _("Your three moments") if person.is_person else _("{name}’s three moments", name=person.name)
        panel = _Panel(title).place(box)
        head = line_height(SUBHEADING)
        room = rows(padded(box, Pad.MEDIUM), [head, Share()], gap=Pad.SMALL)[1]
        cards = [MomentCard(kind, self.state, self.go_to) for kind in THREE]
        for card, place in zip(cards, rows(room, [Share()] * len(cards), gap=10), strict=True):
            card.place(place)
        return [panel, *cards]

    def _question(self, box: Box) -> Button:
        button = Button("?", self._explain, text_style=STRONG, key="explain", tooltip=_("What do the numbers mean?"))
        return button.place(box)

    def _foot(self, box: Box) -> list[Widget]:
        most = box.width * 0.24
        widths = [min(button.wanted_width, most) for button in self._ways]
        steering, *ways = columns(box, [Share(), *widths], gap=Pad.MEDIUM)
        self.transport.place(steering)
        place_all(self._ways, ways)
        return [*self.transport.widgets, *self._ways]

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.PAGE_UP, Kind.PAGE_DOWN):
            self._turn_round(1 if intent.kind is Kind.PAGE_DOWN else -1)
            return True
        if intent.kind is Kind.PICK and intent.index < len(THREE):
            return self._go_to_moment(intent.index)
        return super().handle(intent)

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self._job.done:
            self._look_for_news()
        if self.playing:
            self._play_on(dt)

    def _look_for_news(self) -> None:
        if self._job.advance():
            self._hear()
            self.rebuild()
        elif self.chart.progress != self._job.progress:
            self.chart.progress = self._job.progress
            self.invalidate()

    def _play_on(self, dt: float) -> None:
        self._waited += dt
        if self._waited >= PACE:
            self._waited = 0.0
            self._look_at(self.state.step + 1)
            self.playing = self.state.step < self.state.last
            self._show_step()
            self.invalidate()

    def _look_at(self, step: int) -> None:
        self.state.step = min(self.state.last, max(0, step))
        self._show_step()
        self.invalidate()

    def _go_to_moment(self, index: int) -> bool:
        """The first, the second or the third of the telling moments, if there is one."""
        cards = [widget for widget in self.ring.widgets if isinstance(widget, MomentCard)]
        moment = cards[index].moment
        if moment is not None:
            self.go_to(moment.step)
        return moment is not None

    def _turn_round(self, way: int) -> None:
        course, step = self.state.course, self.state.step
        self.go_to(course.round_after(step) if way > 0 else course.round_before(step))

    def _show_step(self) -> None:
        self.transport.show(self.state.step, self.state.marks, playing=self.playing)

    def _play(self) -> None:
        if not self.playing and self.state.step >= self.state.last:
            self.state.step = 0
        self.playing = not self.playing
        self._waited = 0.0
        self._show_step()
        self.invalidate()

    def _choose(self, seat: int) -> None:
        self.state.seat = seat
        self.rebuild()

    def _watch(self) -> None:
        self.playing = False
        self._show_step()
        self.manager.push(ReplayScene(self.context, self.state))

    def _sit_down(self) -> None:
        self.playing = False
        self._show_step()
        self.manager.push(PlayOnQuestion(self.context, self.state))

    def resume(self) -> None:
        """Back from the table: the replay has gone on, and the review may have become better."""
        self._hear()
        self.rebuild()

    def _explain(self) -> None:
        self.manager.push(DialogScene(_("What do the numbers mean?"), [Answer(_("Good"))], detail=meaning(self.state)))


class _Panel(Widget):
    """A panel with a heading, behind the widgets that stand on it."""

    focusable = False
    radius = Radius.LARGE

    def draw(self, canvas: Canvas) -> None:
        draw_panel(canvas, self.box, self.text if isinstance(self.text, Text) else Text(self.text))
