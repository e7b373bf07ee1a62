"""The table: events become motion, presses become decisions, and the match goes on to its end.

The game is always ahead of the screen. What is pressed while something moves brings the screen up to the game, and
nothing more: no press can mean a thing that was not there to be seen.
"""

from collections.abc import Callable, Sequence

from flip7.ai.odds import bust_risk
from flip7.app.context import Context
from flip7.engine import Decision, Move, Target, Turn
from flip7.engine.events import Event, FlipSeven
from flip7.i18n import Text
from flip7.match.match import Match
from flip7.scenes.notice import NoticeBar
from flip7.scenes.table.advice import Advice
from flip7.scenes.table.atmosphere import Atmosphere
from flip7.scenes.table.controls import Controls
from flip7.scenes.table.director import Director
from flip7.scenes.table.flow import Flow
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.picture import TablePicture, draw_ticker
from flip7.scenes.table.queue import EventQueue
from flip7.scenes.table.story import tell
from flip7.scenes.table.tip_display import Tips
from flip7.scenes.table.view import View
from flip7.ui.canvas import Canvas
from flip7.ui.focus import FocusRing
from flip7.ui.intents import Intent, Kind
from flip7.ui.scene import Scene
from flip7.ui.timeline import Call, Speed, Timeline, Timelines

_PRESSES = (Kind.HIT, Kind.STAY, Kind.PICK, Kind.SKIP)
_CORNER_KEYS = (Kind.BACK, Kind.PAUSE, Kind.HINT, Kind.SPEED, Kind.LOG, Kind.RULES)


class TableScene(Scene):
    """A match on screen."""

    paced = True

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__()
        self.context = context
        self.match = match
        self.model = TableModel.of(match.game)
        self.view = View()
        self.director = Director(self.model, self.view, match.plan.seats)
        self.director.on_told = self._log_it
        self.story: list[Text] = []
        self.controls = Controls(self.model, match.plan.rules)
        self.ring = FocusRing()
        self._picture = TablePicture(self.model, self.view, match.plan.seats)
        self.flow = Flow(context, match, self)
        self.atmosphere = Atmosphere(context, match, self.model)
        self._advice: Advice | None = None
        self._notice: NoticeBar | None = None
        self.tips = Tips(context, match, self.model)
        timelines = Timelines(context.audio.play, context.speed)
        self.queue = EventQueue(self.director.show, self._ask, lambda: context.saved(match), timelines)
        self.queue.holds = self._explain
        self._layout = TableLayout((1920.0, 1080.0), len(match.plan.seats))
        self._connect()

    def _connect(self) -> None:
        self.controls.hit.on_press = lambda: self._decide_if_ready(Move.HIT)
        self.controls.stay.on_press = lambda: self._decide_if_ready(Move.STAY)
        self.controls.deck.on_press = lambda: self._decide_if_ready(Move.HIT)
        self.controls.on_target = self._decide_if_ready
        self.controls.speed.on_press = self._next_speed
        self.controls.log.on_press = self._show_story
        self.controls.rules.on_press = self._show_rules
        self.controls.pause.on_press = self._pause
        self.controls.hint.on_press = self._ask_champion
        self.controls.hint.shortcut = Kind.HINT
        self.controls.speed.shortcut = Kind.SPEED
        self.controls.log.shortcut = Kind.LOG
        self.controls.rules.shortcut = Kind.RULES
        self.controls.pause.shortcut = Kind.PAUSE

    @property
    def busy(self) -> bool:
        """Whether something is still being shown, or will be at once."""
        return self.queue.busy

    @property
    def showing(self) -> Event | None:
        """The event that is in motion now."""
        return self.queue.showing

    @property
    def animating(self) -> bool:
        thinking = self.flow.thinking or (self._advice is not None and self._advice.thinking)
        return self.busy or self.view.particles.alive or thinking or self.flow.rushing

    @property
    def wake_in(self) -> float | None:
        waits = [self.ring.wake_in, self.atmosphere.wake_in]
        if not self.busy and not self.tips.holds:
            waits.append(self.flow.wake_in)
        return min((wait for wait in waits if wait is not None), default=None)

    def enter(self) -> None:
        self.atmosphere.begin()
        self._tell_who()
        self._refresh()

    def resume(self) -> None:
        # Speed, motion, language and who plays may have changed meanwhile.
        self._tell_who()
        self._refresh()

    def layout(self, size: tuple[float, float]) -> None:
        self._layout = TableLayout(size, len(self.model.seats))
        self.view.layout = self._layout
        self.controls.place(self._layout)
        self.view.touch()
        if self._manager is not None:
            self._picture.prepare(self._manager.viewport, self._layout)
        self._refresh()

    def handle(self, intent: Intent) -> bool:
        if self.tips.goes_at(intent) and self._leave_tip(intent):
            return True
        match intent.kind:
            case Kind.BACK:
                self._pause()
                return True
            case Kind.PRESS | Kind.CONFIRM if self.busy and not self._meant_for_corner(intent):
                self._catch_up()
                return True
            case kind if kind in _PRESSES and self.busy:
                self._catch_up()
                return True
            case Kind.PICK:
                return self._pick(intent.index)
            case Kind.PRESS | Kind.CONFIRM if self._ai_pending() is not None and not self._meant_for_corner(intent):
                self.flow.hurry()
                return True
        return self.ring.handle(intent)

    def _meant_for_corner(self, intent: Intent) -> bool:
        """Whether it is for a button that is there at any time, and not for what happens on the table."""
        if intent.kind in _CORNER_KEYS:
            return True
        if intent.kind not in (Kind.PRESS, Kind.CONFIRM):
            return False
        widget = self.ring.at(intent.pos) if intent.kind is Kind.PRESS else self.ring.focused
        return widget in self.controls.corner or (self._notice is not None and widget is self._notice.close)

    def _leave_tip(self, intent: Intent) -> bool:
        """A press puts a tip away. True if that was all it could mean, because the match had waited for it."""
        held = self.tips.holds
        goes_on = held and not self._meant_for_corner(intent)
        if goes_on and self.tips.unread:
            return True
        self.tips.put_away()
        if held:
            self.queue.go_on()
        self.invalidate()
        return goes_on

    def update(self, dt: float) -> None:
        self.director.reduced_motion = self.context.reduced_motion
        self.queue.timelines.speed = self._speed()
        if self.view.particles.alive:
            self.view.particles.update(dt * min(4.0, self.queue.timelines.speed.value))
            self.invalidate()
        self.flow.pass_time(self.manager.elapsed)
        self.tips.pass_time(self.manager.elapsed)
        if self._ai_pending() is not None:
            self.flow.think()
        if self._advice is not None and self._advice.thinking:
            self._advice.think()
            self.invalidate()
        if self.atmosphere.pass_time(dt):
            self.invalidate()
        self._tell_notice()
        moving = self.queue.timelines.busy
        if self.queue.advance(dt):
            self.invalidate()
        if not moving and not self.busy:
            self._go_on(dt)
        if self.ring.update(dt):
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        self._picture.draw(canvas, self._layout, [self._draw_resting])
        with canvas.part("tip"):
            self.tips.draw(canvas, self._layout)

    def _draw_resting(self, canvas: Canvas, layout: TableLayout) -> None:
        """What stands on the table while nothing covers it."""
        if not self.busy:
            self.controls.draw(canvas, layout, person=self._person_decides())
        draw_ticker(canvas, layout.ticker, self.view.ticker)
        self.ring.draw(canvas)
        self.atmosphere.draw(canvas, layout)
        if self._advice is not None:
            with canvas.part("advice"):
                self._advice.draw(canvas, layout)

    def _decide_if_ready(self, decision: Decision) -> None:
        """A person's choice, unless it came too quickly to be meant for this turn."""
        if self.busy or not self._person_decides() or self.flow.too_early:
            return
        self.decide(decision)

    def decide(self, decision: Decision) -> None:
        """Let the game go on; what happens is shown one event after another."""
        self._decide(decision)

    def decide_for_ai(self, pending: Turn | Target, decision: Decision) -> None:
        """An AI seat has chosen, and may say something about it as soon as that is seen."""
        self._decide(decision, lambda: self.atmosphere.talk.decided(pending, decision))

    def _decide(self, decision: Decision, on_begin: Callable[[], object] | None = None) -> None:
        pending = self.match.game.pending
        if decision is Move.HIT and isinstance(pending, Turn):
            self.director.risk = bust_risk(self.match.table(), pending.seat)
        events = self.match.apply(decision)
        self._rehearse(events)
        self.queue.add(events, at_once=self.flow.rushing, on_begin=on_begin)
        self._advice = None
        self.model.pending = None
        self._refresh()
        self.queue.release()

    def _explain(self, event: Event) -> bool:
        """A tip about what has just been shown may hold the match."""
        if self.flow.rushing or not self.tips.explain(event, self._layout):
            return False
        self.invalidate()
        return True

    def _ask(self) -> Timeline:
        return self.director.ask(self.match.game.pending, self.flow.called()).add(Call(self._asked))

    def _asked(self) -> None:
        self.flow.asked()
        if not self.flow.rushing:
            self.tips.advise(self._layout)
        self._refresh()

    def _refresh(self) -> None:
        """Offer what can be pressed in this moment."""
        person = self._person_decides()
        pending = self.model.pending
        self.controls.set_speed(self.context.speed)
        self.controls.risk = None
        if isinstance(pending, Turn) and self.context.settings.bust_risk:
            self.controls.risk = bust_risk(self.match.table(), pending.seat)
        names = [plan.name for plan in self.match.plan.seats]
        widgets = self.controls.widgets(self._layout, person=person, names=names)
        if self._notice is not None:
            self._notice.place_in(self._layout.size)
            widgets += [self._notice, self._notice.close]
        self.ring.replace(widgets)
        if person and isinstance(pending, Turn):
            self.ring.focus(self.controls.hit)
        elif self.controls.targets:
            others = [target for target in self.controls.targets if pending and target.seat != pending.seat]
            self.ring.focus((others or self.controls.targets)[0])
        else:
            # Nothing is asked of a person: a press means "go on", not the button that happens to be next.
            self.ring.focus(None)
        self.invalidate()

    def _go_on(self, dt: float) -> None:
        if not self.tips.holds:
            self.flow.go_on(dt)

    def show_summary(self) -> None:
        """What the round has brought, above the table."""
        self.tips.put_away()
        self.manager.push(self.context.navigation.summary(self.match, self.flow.leave_round, on_pause=self._pause))

    def show_podium(self) -> None:
        """The end of the match, in place of the table."""
        self.manager.replace(self.context.navigation.podium(self.match))

    def _catch_up(self) -> None:
        """Bring the screen up to the game."""
        self.queue.catch_up()
        self.view.particles.clear()
        self.invalidate()

    def _pick(self, index: int) -> bool:
        if index < len(self.controls.targets):
            self._decide_if_ready(self.controls.targets[index].seat)
            return True
        return False

    def _person_decides(self) -> bool:
        pending = self.model.pending
        return isinstance(pending, Turn | Target) and self.match.plan.seats[pending.seat].is_person

    def _ai_pending(self) -> Turn | Target | None:
        return self.flow.ai_pending

    def _speed(self) -> Speed:
        return self.flow.speed

    def _ask_champion(self) -> None:
        """Show what the champion would do, or put it away again."""
        pending = self.model.pending
        if self._advice is not None:
            self._advice = None
        elif self.context.settings.hints and self._person_decides() and isinstance(pending, Turn | Target):
            self._advice = Advice(self.match.table(), pending, [plan.name for plan in self.match.plan.seats])
        self.invalidate()

    def _tell_notice(self) -> None:
        """Something about the files that the player must know, such as a full disk, is told at the table, too."""
        if self._notice is None and (told := self.context.take_notices()):
            self._notice = NoticeBar(told[0], self._close_notice)
            self._refresh()

    def _close_notice(self) -> None:
        self._notice = None
        self._refresh()

    def _next_speed(self) -> None:
        self.context.next_speed()
        self.controls.set_speed(self.context.speed)
        self.invalidate()

    def _pause(self) -> None:
        self.manager.push(self.context.navigation.pause(self.match, self._seats_changed))

    def _show_rules(self) -> None:
        self.manager.push(self.context.navigation.rules(self.match.plan.rules, self.match.plan.edition))

    def _show_story(self) -> None:
        self.manager.push(self.context.navigation.story(self.story))

    def _seats_changed(self) -> None:
        self.flow.seats_changed()
        self._tell_who()
        self._refresh()

    def _tell_who(self) -> None:
        """Who sits where may have changed."""
        plans = self.match.plan.seats
        self.director.plans = self.atmosphere.talk.plans = plans
        self._picture.seat(plans)

    def _log_it(self, event: Event) -> None:
        told = tell(event, [plan.name for plan in self.match.plan.seats])
        if told is not None:
            self.story.append(told)
        self.atmosphere.talk.happened(event)

    def _rehearse(self, events: Sequence[Event]) -> None:
        """The game knows already that there will be a Flip 7: get its pictures ready while nothing moves."""
        if self.queue.timelines.speed is not Speed.INSTANT:
            seats = self.match.game.seats
            flips = [event for event in events if isinstance(event, FlipSeven)]
            celebrations = [self.director.celebration(event, seats[event.seat].row) for event in flips]
            if celebrations:
                self._picture.rehearse(celebrations, self.manager.viewport, self._layout)
