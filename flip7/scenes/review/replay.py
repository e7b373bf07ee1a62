"""A match that is over, once more on the real table with its motion: nobody decides, it is only looked at."""

from typing import Final

from flip7.app.context import Context
from flip7.app.speeds import SPEED_LABELS
from flip7.i18n import _, pgettext
from flip7.match.match import Match
from flip7.match.review import Kind as Telling
from flip7.scenes.review import words
from flip7.scenes.review.moment_card import THREE
from flip7.scenes.review.options import draw_options
from flip7.scenes.review.play_on import PlayOnQuestion
from flip7.scenes.review.signs import draw_sign
from flip7.scenes.review.state import ReviewState
from flip7.scenes.review.transport import Transport
from flip7.scenes.table import Board
from flip7.scenes.table.controls import CardTip, SeatInfo
from flip7.scenes.table.layout import TableLayout
from flip7.ui.boxes import Share, columns, padded, rows, within
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.focus import FocusRing
from flip7.ui.intents import DIRECTIONS, Intent, Kind
from flip7.ui.scene import Scene
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import SMALL, SMALL_SECOND, STRONG, Pad, Tone
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button

PAUSE: Final = 0.7
"""Seconds between two decisions while it plays, at normal speed."""
_FASTEST: Final = 4.0
_FOOT: Final = 100.0
"""The strip under the table, with all that it is steered with."""
_SPEED: Final = 120.0
"""The least width of the button for the speed."""
_STEPS: Final = {Kind.LEFT: -1, Kind.RIGHT: 1}


class ReplayScene(Scene):
    """It begins at the step that is looked at, and leaves the page at the step it was left at.

    A step on is shown with its motion; every other jump shows the table as it stood.

    It has over 25 methods: one for each thing that it can be told, most of a line or two.
    """

    paced = True

    def __init__(self, context: Context, state: ReviewState, *, playing: bool = True) -> None:
        super().__init__()
        self.context = context
        self.state = state
        self.playing = playing
        self._waited = 0.0
        self._size = (1920.0, 1080.0)
        course = state.course
        self.transport = Transport(
            state.last, course.rounds, go_to=self.go_to, turn_round=self._turn_round, play=self._toggle
        )
        self._speed = Button("", self._next_speed, text_style=STRONG, shortcut=Kind.SPEED, key="speed",
                             tooltip=pgettext("replay", "Speed"))  # fmt: skip
        self._play_on = Button(_("Play on from here"), self._sit_down, text_style=STRONG, key="play on")
        self._back = Button(pgettext("review", "Review"), self._leave, icon="icons/back", text_style=STRONG, key="back")
        self.ring = FocusRing()
        self._focused: Widget = self.transport.play_button
        """Where keys go, whatever the board shows."""
        self.match, self.board = self._table_at(state.step)

    def _table_at(self, step: int) -> tuple[Match, Board]:
        """The table as it stood before a step."""
        saved = self.state.match
        match = Match.replay(saved.plan, saved.origin, saved.journal[:step])
        board = Board(self.context, match, self.invalidate)
        board.controls.corner = (self._back,)
        board.on_offered = self._steer
        board.ring = self.ring
        return match, board

    @property
    def step(self) -> int:
        """The step that comes next."""
        return len(self.match.journal)

    @property
    def animating(self) -> bool:
        return self.board.moving

    @property
    def wake_in(self) -> float | None:
        waits = [*self.board.waits, max(0.0, self._pause - self._waited) if self.playing else None]
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def _pause(self) -> float:
        return PAUSE / min(_FASTEST, self.context.speed.value)

    def enter(self) -> None:
        self.board.atmosphere.begin()
        self.board.renew()

    def resume(self) -> None:
        self.board.renew()

    def layout(self, size: tuple[float, float]) -> None:
        self._size = size
        self.board.place((size[0], size[1] - _FOOT), self.manager.viewport)
        header, width = self.board.layout.header, self._back.wanted_width
        self._back.place(Box(header.right - width, header.top, width, header.height))
        foot = Box(40, size[1] - _FOOT + 12, size[0] - 80, _FOOT - 28)
        play_on = min(self._play_on.wanted_width, foot.width * 0.26)
        labels = max(text_width(label, STRONG) for label in SPEED_LABELS.values())
        wide = max(_SPEED, min(labels + 4 * Pad.LARGE, foot.width * 0.13))
        steering, speed, last = columns(foot, [Share(), wide, play_on], gap=Pad.MEDIUM)
        self.transport.place(steering)
        self._speed.place(speed)
        self._play_on.place(last)
        self._steer()

    def go_to(self, step: int) -> None:
        """Go to a step: the next one is shown as it happens, any other as it stands."""
        self.playing = False
        step = min(self.state.last, max(0, step))
        if step == self.step + 1:
            self._go_on()
        elif step != self.step or self.board.busy:
            self._jump(step)
        self._show_step()

    def _jump(self, step: int) -> None:
        self.match, self.board = self._table_at(step)
        self.layout(self._size)
        self._waited = 0.0
        self._show_step()

    def _go_on(self) -> None:
        """The next decision, as it was made."""
        if self.board.busy:
            self.board.queue.catch_up()
        self._waited = 0.0
        self.board.decide(self.state.match.journal[self.step])
        self._show_step()

    def _turn_round(self, way: int) -> None:
        course = self.state.course
        self.playing = False
        self._jump(course.round_after(self.step) if way > 0 else course.round_before(self.step))

    def _show_step(self) -> None:
        self.state.step = self.step
        self.transport.show(self.step, self.state.marks, playing=self.playing)
        self.invalidate()

    def _steer(self) -> None:
        """In the place of what decides: what the replay is steered with."""
        about = [widget for widget in self.ring.widgets if isinstance(widget, SeatInfo | CardTip)]
        mine = [*self.transport.widgets, self._speed, self._play_on, self._back]
        self._speed.text = SPEED_LABELS[self.context.speed]
        self.ring.replace([*about, *mine])
        # The board offers nothing, and takes the focus away with each decision.
        self.ring.focus(self._focused)
        self._show_step()

    def handle(self, intent: Intent) -> bool:
        scrubber = self.transport.scrubber
        if scrubber.pressed and intent.kind in (Kind.POINT, Kind.RELEASE):
            # It stays in the hand while it jumps from table to table.
            return scrubber.handle(intent)
        heard = self._react(intent)
        focused = self.ring.focused
        if focused is not None and not isinstance(focused, SeatInfo):
            self._focused = focused
        return heard

    def _react(self, intent: Intent) -> bool:
        match intent.kind:
            case Kind.BACK | Kind.REVIEW:
                self._leave()
            case Kind.LEFT | Kind.RIGHT:
                self.go_to(self.step + _STEPS[intent.kind])
            case Kind.HOME | Kind.END:
                self.go_to(0 if intent.kind is Kind.HOME else self.state.last)
            case Kind.PAGE_UP | Kind.PAGE_DOWN:
                self._turn_round(1 if intent.kind is Kind.PAGE_DOWN else -1)
            case Kind.PICK if intent.index < len(THREE):
                return self._go_to_moment(intent.index)
            case Kind.SKIP:
                self._go_to_next_mark()
            case Kind.PAUSE:
                self._toggle()
            case Kind.LOG:
                self.manager.push(self.context.navigation.log(self.board.log, self.match.plan.seats))
            case Kind.RULES:
                plan = self.match.plan
                self.manager.push(self.context.navigation.rules(plan.rules, plan.edition))
            case Kind.PRESS if self.ring.at(intent.pos) is None:
                # As everywhere where something plays: a press on the picture stops it, and lets it go on.
                self._toggle()
            case Kind.POINT:
                return self.board.handle(intent)
            case _ if intent.kind in DIRECTIONS:
                return self.ring.handle(Intent.NEXT if intent.kind is Kind.DOWN else Intent.PREVIOUS)
            case _:
                return self.ring.handle(intent)
        return True

    def _go_to_moment(self, index: int) -> bool:
        found = self.state.moments
        kinds = (THREE[index], *((Telling.MISFORTUNE,) if THREE[index] is Telling.LUCK else ()))
        moment = next((found[kind] for kind in kinds if kind in found), None)
        if moment is None:
            return False
        self.playing = False
        self._jump(moment.step)
        return True

    def _go_to_next_mark(self) -> None:
        """On to the next telling moment, or to the end."""
        self.playing = False
        self._jump(min((mark.step for mark in self.state.marks if mark.step > self.step), default=self.state.last))

    def _toggle(self) -> None:
        if not self.playing and self.step >= self.state.last:
            self._jump(0)
        self.playing = not self.playing
        self._waited = self._pause
        self._show_step()

    def _next_speed(self) -> None:
        self.context.next_speed()
        self._speed.text = SPEED_LABELS[self.context.speed]
        self.invalidate()

    def _leave(self) -> None:
        self.context.audio.play("back")
        self.manager.pop()

    def _sit_down(self) -> None:
        self.playing = False
        self._show_step()
        self.manager.push(PlayOnQuestion(self.context, self.state))

    def update(self, dt: float) -> None:
        rests = self.board.update(dt, self.context.speed)
        if self.ring.update(dt):
            self.invalidate()
        if not rests or not self.playing:
            return
        self._waited += dt
        if self._waited < self._pause:
            return
        if self.step < self.state.last:
            self._go_on()
        else:
            self.playing = False
            self._show_step()

    def draw(self, canvas: Canvas) -> None:
        self.board.draw(canvas, self._draw_decision)
        width, height = self._size
        foot = Box(0, height - _FOOT, width, _FOOT)
        canvas.rect(foot, Tone.SOLID)
        canvas.rect(Box(0, foot.top, width, 2), Tone.PANEL_EDGE)
        for widget in (*self.transport.widgets, self._speed, self._play_on):
            with canvas.part("widget", widget.key):
                widget.draw(canvas)
        self.ring.draw_tooltip(canvas)

    def _draw_decision(self, canvas: Canvas, layout: TableLayout) -> None:
        """In the place of the buttons: what is decided next, every option with its chance."""
        state = self.state
        if self.board.busy or self.step >= state.last or self.step in state.course.rounds:
            return
        step = state.course.steps[self.step]
        reviewed = None if state.review is None else state.review.steps[self.step]
        room = layout.home.hit.union(layout.home.stay)
        head, options = rows(room, [line_height(SMALL_SECOND), Share()], gap=4)
        with canvas.part("decision"):
            canvas.text(words.head_of(step, state.names), head, SMALL_SECOND, Align.LEFT)
            draw_options(canvas, step, reviewed, options, state.names)
        self._draw_moment(canvas, layout)

    def _draw_moment(self, canvas: Canvas, layout: TableLayout) -> None:
        """At a telling moment it is said what it was worth."""
        found = next((moment for moment in self.state.moments.values() if moment.step == self.step), None)
        if found is None:
            return
        said = words.worth(found.kind, found.change)
        wide = text_width(said, SMALL) + 3 * Pad.LARGE + 40
        plate = within(layout.ticker, min(wide, layout.ticker.width), layout.ticker.height - 2)
        coin, text = columns(padded(plate, Pad.SMALL, 2), [plate.height, Share()], gap=Pad.SMALL)
        with canvas.part("moment", found.kind.value):
            canvas.rect(plate, Tone.SOLID, PILL, Tone.GOLD, 2)
            draw_sign(canvas, found.kind, coin.center, plate.height * 0.38)
            canvas.text(said, text, SMALL, Align.LEFT)
