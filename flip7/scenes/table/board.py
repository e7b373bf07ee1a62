"""A match on screen: what happens comes into motion, and what can be pressed is offered.

Who decides is not known here. A scene gives the decisions: the table of a match by its flow, the introduction by its
lesson. It sets the few hooks below, and needs nothing else of the parts:

- `controls.on_choice` hears what a person has chosen,
- `queue.holds` may stop after an event until `queue.go_on()`,
- `called`, `on_asked` and `on_offered` are asked or told at the next decision.
"""

from collections.abc import Callable, Sequence

from flip7.ai.characters import CHARACTERS
from flip7.ai.odds import bust_risk
from flip7.app.context import Context
from flip7.app.rumble import Rumble
from flip7.engine import Deal, Decision, Move, Status, Target, Turn
from flip7.engine.events import Busted, Event, FlipSeven
from flip7.match.log import Log
from flip7.match.match import Match
from flip7.scenes.notice import NoticeBar
from flip7.scenes.table import chances
from flip7.scenes.table.aims import meanings
from flip7.scenes.table.atmosphere import Atmosphere
from flip7.scenes.table.controls import Controls, SeatInfo
from flip7.scenes.table.director import Director
from flip7.scenes.table.expressions import Expressions
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.picture import TablePicture, draw_ticker
from flip7.scenes.table.queue import EventQueue
from flip7.scenes.table.view import Drawing, View
from flip7.scenes.who import title_of
from flip7.ui.canvas import Canvas
from flip7.ui.focus import FocusRing
from flip7.ui.intents import Intent, Kind
from flip7.ui.scale import Viewport
from flip7.ui.theme import theme
from flip7.ui.timeline import Speed, Timeline, Timelines

_POINTED = (Kind.PRESS, Kind.CONFIRM)
"""Presses that mean the button they are on."""
_PRESSES = (*_POINTED, Kind.HIT, Kind.STAY, Kind.PICK, Kind.SKIP)
_CORNER_KEYS = (Kind.BACK, Kind.PAUSE, Kind.HINT, Kind.SPEED, Kind.LOG, Kind.RULES)


class Board:
    """The table on screen, with all that both kinds of scene share. `invalidate` has it drawn again."""

    def __init__(self, context: Context, match: Match, invalidate: Callable[[], object]) -> None:
        self._context = context
        self._match = match
        self._invalidate = invalidate
        self.model = TableModel.of(match.game, _people(match))
        self.view = View()
        self.director = Director(self.model, self.view, match.plan.seats)
        self.director.on_told = self._told
        self.queue = EventQueue(
            self._show,
            self._ask,
            saved=lambda: context.saved(match),
            timelines=Timelines(context.audio.play, context.speed),
        )
        self.director.settle = self.queue.timelines.settle
        self.controls = Controls(self.model, self.view, match.plan.rules)
        self.ring = FocusRing()
        self.atmosphere = Atmosphere(context, match, self.model)
        self.log = Log.of(match)
        """What has been seen so far, round by round."""
        self.layout = TableLayout((1920.0, 1080.0), len(match.plan.seats))
        self._expressions = Expressions(self.model)
        self._picture = TablePicture(self.model, self.view, match.plan.seats, self._expressions)
        self._viewport: Viewport | None = None
        self._decided_last: int | None = None
        self.called: Callable[[], str | None] = lambda: None
        """Gives the name to call out before the next decision, or None."""
        self.on_asked: Callable[[], object] = lambda: None
        """All is shown, and somebody decides now. What they can press is offered next."""
        self.ticker_covered: Callable[[], bool] = lambda: bool(self.controls.targets)
        """Whether something else stands where it is told what has happened."""
        self.on_offered: Callable[[], object] = lambda: None
        """The widgets are new in the ring: a scene may add to them."""

    @property
    def busy(self) -> bool:
        """Whether something is still being shown, or will be at once."""
        return self.queue.busy

    @property
    def moving(self) -> bool:
        """Whether it needs the next frame."""
        return self.busy or self.queue.timelines.moving or self.view.particles.alive

    @property
    def person_decides(self) -> bool:
        """Whether a person is asked for a decision now."""
        pending = self.model.pending
        return isinstance(pending, Turn | Target) and self._match.plan.seats[pending.seat].is_person

    @property
    def waits(self) -> list[float | None]:
        """The seconds until something here changes by itself, for a scene's `wake_in`."""
        return [self.ring.wake_in, self.atmosphere.wake_in, self._picture.idle.wake_in]

    def place(self, size: tuple[float, float], viewport: Viewport) -> None:
        """Find a place for everything in a window of this size."""
        self.layout = self.view.layout = TableLayout(size, len(self.model.seats), theme.text_scale)
        self._viewport = viewport
        self.controls.place(self.layout)
        self.view.touch()
        self._picture.prepare(viewport, self.layout)
        self.offer()

    def renew(self) -> None:
        """Speed, motion, language and who sits where may have changed meanwhile."""
        plans = self._match.plan.seats
        self.director.plans = self.atmosphere.talk.plans = plans
        self.model.people = _people(self._match)
        self._picture.seat(plans)
        if self._viewport is not None and self.layout.text != theme.text_scale:
            self.place(self.layout.size, self._viewport)
        self.offer()

    def offer(self) -> None:
        """Offer what can be pressed in this moment."""
        person = self.person_decides
        pending = self.model.pending
        self.controls.set_speed(self._context.speed)
        self.controls.risk = None
        self.controls.meanings = {}
        if person and isinstance(pending, Target) and self._context.settings.bust_risk:
            self.controls.meanings = meanings(self._match.table(), pending)
        names = [plan.name for plan in self._match.plan.seats]
        self.controls.who = [
            title_of(plan.who) if plan.is_ghost or plan.who in CHARACTERS else "" for plan in self._match.plan.seats
        ]
        self.ring.replace(self.controls.widgets(self.layout, person=person, names=names))
        if person and isinstance(pending, Turn):
            self.ring.focus(self.controls.hit)
        elif self.controls.targets:
            others = [target for target in self.controls.targets if pending and target.seat != pending.seat]
            self.ring.focus((others or self.controls.targets)[0])
        else:
            # Nothing is asked of a person: a press means "go on", not the button that happens to be next.
            self.ring.focus(None)
        self.on_offered()
        self._invalidate()

    def handle(self, intent: Intent) -> bool:
        """A press while something moves brings the screen up to the game, and else goes to what it is on."""
        if self.busy and intent.kind in _PRESSES and not self.for_corner(intent):
            self._catch_up()
            return True
        if intent.kind is Kind.POINT and self._picture.point(intent.pos, self.layout):
            self._invalidate()
        if intent.kind is Kind.PICK:
            return self.controls.pick(intent.index)
        return self.ring.handle(intent)

    def for_corner(self, intent: Intent) -> bool:
        """Whether it is for a button that is there at any time, and not for what happens on the table."""
        if intent.kind not in _POINTED:
            return intent.kind in _CORNER_KEYS
        widget = self.ring.at(intent.pos) if intent.kind is Kind.PRESS else self.ring.focused
        return self.controls.is_always_there(widget)

    def decide(
        self, decision: Decision, *, at_once: bool = False, on_begin: Callable[[], object] | None = None
    ) -> None:
        """Let the game go on; what happens is shown one event after another, as `EventQueue.add` says."""
        pending = self._match.game.pending
        if decision is Move.HIT and isinstance(pending, Turn):
            self.director.risk = bust_risk(self._match.table(), pending.seat)
        self._decided_last = None if pending is None or isinstance(pending, Deal) else pending.seat
        events = self._match.apply(decision)
        self._rehearse(events)
        self.queue.add(events, at_once=at_once, on_begin=on_begin)
        self.model.pending = None
        self.offer()
        self.queue.release()

    def update(self, dt: float, speed: Speed) -> bool:
        """Let time pass. True if nothing has moved, so that whoever is next may act."""
        self.director.reduced_motion = self._context.reduced_motion
        self.queue.timelines.speed = speed
        if self.view.particles.alive:
            self.view.particles.update(dt * min(4.0, speed.value))
            self._invalidate()
        # A Flip 7 fills the screen while it is celebrated.
        self.atmosphere.talk.covered = isinstance(self.queue.showing, FlipSeven)
        if self.atmosphere.pass_time(dt):
            self._invalidate()
        if self._picture.pass_time(dt, still=not self.moving and not self._context.reduced_motion):
            self._invalidate()
        self._spread_pile()
        moved = self.queue.busy
        if self.queue.advance(dt):
            self._invalidate()
        return not moved and not self.busy

    def _spread_pile(self) -> None:
        """Who is pointed at, or has the focus of the keys, shows the cards of a pile again."""
        keys = self.ring.focused if self.ring.ring_visible else None
        about = next((w.seat for w in (self.ring.hovered, keys) if isinstance(w, SeatInfo)), None)
        spread = about if about is not None and self.model.seats[about].status is Status.STAYED else None
        if spread != self.view.spread:
            self.view.spread = spread
            self.view.touch()
            self._invalidate()

    def draw(self, canvas: Canvas, *resting: Drawing) -> None:
        """Show it, with a scene's own drawings on the table, under what moves."""
        self._picture.draw(canvas, self.layout, [self._draw_resting, *resting])

    def tell_notices(self) -> None:
        """Something about the files that the player must know, such as a full disk, is told at the table, too."""
        if self.controls.notice is None and (told := self._context.take_notices()):
            self.controls.notice = NoticeBar(told[0], self._close_notice)
            self.offer()

    def _close_notice(self) -> None:
        self.controls.notice = None
        self.offer()

    def _draw_resting(self, canvas: Canvas, layout: TableLayout) -> None:
        self.controls.risk = None
        if self._context.settings.bust_risk and self.model.seats[self.model.home].active and self.model.round_number:
            self.controls.risk = chances.bust_risk(self.model, self.model.home)
        self.controls.draw(canvas, layout, person=self.person_decides and not self.busy)
        if not self.ticker_covered():
            draw_ticker(canvas, layout.ticker, self.view.ticker)
        self.ring.draw(canvas)
        self.atmosphere.draw(canvas, layout)

    def _catch_up(self) -> None:
        self.queue.catch_up()
        self.view.particles.clear()
        self._invalidate()

    def _ask(self) -> Timeline:
        return self.director.ask(self._match.game.pending, self.called()).hands_over(self._asked)

    def _asked(self) -> None:
        pending = self.model.pending
        if self.person_decides and pending is not None and pending.seat != self._decided_last:
            self._context.rumble(Rumble.TURN)
        self.on_asked()
        self.offer()

    def _show(self, event: Event) -> Timeline:
        if self._expressions.comes(event, self.director.risk):
            self.view.touch()
        return self.director.show(event)

    def _told(self, event: Event) -> None:
        self._feel(event)
        self._expressions.told(event)
        self.log.see(event)
        self.atmosphere.talk.happened(event)

    def _feel(self, event: Event) -> None:
        """What happens to a person is felt, and a Flip 7 whoever has it."""
        if isinstance(event, FlipSeven):
            self._context.rumble(Rumble.FLIP_SEVEN)
        elif isinstance(event, Busted) and self._match.plan.seats[event.seat].is_person:
            self._context.rumble(Rumble.BUST)

    def _rehearse(self, events: Sequence[Event]) -> None:
        """The game knows already that there will be a Flip 7: get its pictures ready while nothing moves."""
        if self._viewport is None or self.queue.timelines.speed is Speed.INSTANT:
            return
        seats = self._match.game.seats
        flips = [event for event in events if isinstance(event, FlipSeven)]
        celebrations = [self.director.celebration(event, seats[event.seat].row) for event in flips]
        self._picture.rehearse(celebrations, self._viewport, self.layout)


def _people(match: Match) -> tuple[int, ...]:
    return tuple(seat for seat, plan in enumerate(match.plan.seats) if plan.is_person)
