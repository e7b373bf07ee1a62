"""The table: events become motion, presses become decisions, and the match goes on to its end.

The game is always ahead of the screen. What is pressed while something moves brings the screen up to the game, and
nothing more: no press can mean a thing that was not there to be seen.

The scene gives each press to whom it is for. `Board` shows the match, `Flow` knows who decides next.
"""

from flip7.ai.odds import bust_risk
from flip7.app.context import Context
from flip7.engine import Card, Deal, Decision, Target, Turn
from flip7.engine.events import Event
from flip7.match.match import Match
from flip7.match.occasion import PRACTICE
from flip7.scenes.table.advice import Advice
from flip7.scenes.table.board import Board
from flip7.scenes.table.coach import Coach, CoachMark
from flip7.scenes.table.controls import CardTip
from flip7.scenes.table.effects import draw_fast_forward
from flip7.scenes.table.flow import Flow
from flip7.scenes.table.practice import draw_practice
from flip7.scenes.table.tip_display import Tips
from flip7.ui.canvas import Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.scene import Scene
from flip7.ui.timeline import Speed


class TableScene(Scene):
    """A match on screen.

    It has over 25 methods: half of them are the life cycle of a scene and the calls of its flow, each a line or two.
    """

    paced = True

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__()
        self.context = context
        self.match = match
        self.board = Board(context, match, self.invalidate)
        self.model, self.view = self.board.model, self.board.view
        self.controls, self.ring = self.board.controls, self.board.ring
        self.flow = Flow(context, match, self)
        self.tips = Tips(context, match, self.model)
        self._advice: Advice | None = None
        self.coach = Coach(match)
        self.board.called = self.flow.called
        self.board.on_asked = self._asked
        self.board.on_offered = self._offer_marks
        self.coach.on_change = self.board.offer
        self.board.ticker_covered = lambda: bool(self.controls.targets) or self.flow.fast_forward
        self.board.queue.holds = self._explain
        self._connect()

    def _connect(self) -> None:
        self.controls.on_choice = self._choose
        self.controls.speed.on_press = self._next_speed
        self.controls.hint.on_press = self._ask_champion
        self.controls.pause.on_press = self._pause
        self.controls.count.on_press = self._count_cards
        plan, pages = self.match.plan, self.context.navigation
        self.controls.log.on_press = lambda: self.manager.push(pages.log(self.board.log, self.match.plan.seats))
        self.controls.rules.on_press = lambda: self.manager.push(
            pages.rules(plan.rules, plan.edition, self._card_asked_about)
        )

    @property
    def _card_asked_about(self) -> Card | None:
        """The card that is pointed at, or the action card whose target is being chosen now."""
        if isinstance(self.ring.hovered, CardTip):
            return self.ring.hovered.card
        pending = self.model.pending
        return pending.card if isinstance(pending, Target) and not self.busy else None

    @property
    def busy(self) -> bool:
        """Whether something is still being shown, or will be at once."""
        return self.board.busy

    @property
    def showing(self) -> Event | None:
        """The event that is in motion now."""
        return self.board.queue.showing

    @property
    def person_in_round(self) -> bool:
        """Whether a person is still in the round, as far as it is shown."""
        return any(self.model.seats[seat].active for seat in self.model.people)

    @property
    def animating(self) -> bool:
        thinking = self.flow.thinking or self.coach.working or (self._advice is not None and self._advice.thinking)
        return self.board.moving or thinking or self.flow.rushing

    @property
    def wake_in(self) -> float | None:
        waits = self.board.waits
        if not self.busy and not self.tips.holds:
            waits.append(self.flow.wake_in)
        return min((wait for wait in waits if wait is not None), default=None)

    def enter(self) -> None:
        self.board.atmosphere.begin()
        self.board.atmosphere.greet()
        self.board.renew()

    def resume(self) -> None:
        self.board.renew()

    def layout(self, size: tuple[float, float]) -> None:
        self.board.place(size, self.manager.viewport)

    def handle(self, intent: Intent) -> bool:
        if self.tips.goes_at(intent) and self._leave_tip(intent):
            return True
        if intent.kind is Kind.BACK:
            self._pause()
            return True
        if intent.kind is Kind.PRESS and not isinstance(self.ring.at(intent.pos), CoachMark):
            self.coach.put_away()
        if intent.kind is Kind.CARDS_LEFT:
            return self._count_cards()
        if self._listening and intent.kind in (Kind.PRESS, Kind.CONFIRM) and not self.board.for_corner(intent):
            self.board.atmosphere.talk.hush()
            return True
        if self._hurries(intent):
            self.flow.hurry()
            return True
        return self.board.handle(intent)

    @property
    def _listening(self) -> bool:
        """Whether the round is over, but somebody has something to say before it is summed up."""
        over = self.match.game.pending is None or isinstance(self.match.game.pending, Deal)
        watched = self.flow.speed is Speed.NORMAL and not self.flow.rushing
        return over and watched and not self.busy and self.board.atmosphere.talk.unread

    def _hurries(self, intent: Intent) -> bool:
        """A press on the table while an AI seat thinks, or between rounds, means that somebody has seen enough."""
        if self.busy or not self.flow.can_hurry or intent.kind not in (Kind.PRESS, Kind.CONFIRM):
            return False
        return not self.board.for_corner(intent)

    def _leave_tip(self, intent: Intent) -> bool:
        """A press puts a tip away. True if that was all it could mean, because the match had waited for it."""
        held = self.tips.holds
        goes_on = held and not self.board.for_corner(intent)
        if goes_on and self.tips.unread:
            return True
        self.tips.put_away()
        if held:
            self.board.queue.go_on()
        self.invalidate()
        return goes_on

    def update(self, dt: float) -> None:
        self.flow.pass_time(self.manager.elapsed)
        self.tips.pass_time(self.manager.elapsed)
        self.flow.think()
        if self._advice is not None and self._advice.thinking:
            self._advice.think()
            for target in self.controls.targets:
                target.chance = self._advice.chances.get(target.seat)
                target.best = target.seat in self._advice.best
            self.invalidate()
        elif not self.flow.thinking:
            self.coach.advance()
        self.board.tell_notices()
        if self.board.update(dt, self.flow.speed) and not self.tips.holds and not self._listening:
            self.flow.go_on(dt)
        if self.ring.update(dt):
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        above = [] if self._advice is None else [self._advice.draw]
        if self.flow.fast_forward:
            above.append(draw_fast_forward)
        if self.match.occasion == PRACTICE:
            above.append(draw_practice)
        self.board.draw(canvas, *above)
        self.coach.draw(canvas, self.board.layout, self.model.home)
        with canvas.part("tip"):
            self.tips.draw(canvas, self.board.layout)

    def decide(self, decision: Decision) -> None:
        """Let the game go on; what happens is shown one event after another."""
        self._advice = None
        self._tell_coach(decision)
        self.board.decide(decision, at_once=self.flow.rushing)

    def decide_for_ai(self, pending: Turn | Target, decision: Decision) -> None:
        """An AI seat has chosen, and may say something about it as soon as that is seen."""
        self._advice = None
        risk, talk = bust_risk(self.match.table(), pending.seat), self.board.atmosphere.talk
        self.board.decide(decision, on_begin=lambda: talk.decided(pending, decision, risk))

    def show_summary(self) -> None:
        """What the round has brought, above the table."""
        self.tips.put_away()
        self.manager.push(self.context.navigation.summary(self.match, self.flow.leave_round, on_pause=self._pause))

    def show_podium(self) -> None:
        """The end of the match, in place of the table."""
        self.manager.replace(self.context.navigation.podium(self.match))

    def _choose(self, decision: Decision) -> None:
        """A person's choice, unless it came too quickly to be meant for this turn."""
        if not self.busy and self.board.person_decides and not self.flow.too_early:
            self.decide(decision)

    def _explain(self, event: Event) -> bool:
        """A tip about what has just been shown may hold the match."""
        if self.flow.rushing or not self.tips.explain(event, self.board.layout):
            return False
        self.invalidate()
        return True

    def _asked(self) -> None:
        self.flow.asked()
        if not self.flow.rushing:
            self.tips.advise(self.board.layout)

    def _ask_champion(self) -> None:
        """Show what the champion would do, or put it away again."""
        pending = self.model.pending
        if self._advice is not None:
            self._advice = None
            self.board.offer()
        elif self.context.settings.hints and self.board.person_decides and isinstance(pending, Turn | Target):
            self._advice = Advice(self.match.table(), pending, [plan.name for plan in self.match.plan.seats])
        self.invalidate()

    def _tell_coach(self, decision: Decision) -> None:
        """A person has decided: the coach looks at it from now on, and knows nothing of what comes of it."""
        pending = self.match.game.pending
        if isinstance(pending, Deal) or not self.context.settings.coach:
            self.coach.clear()
        elif pending is not None and self.match.plan.seats[pending.seat].is_person:
            self.coach.decided(self.match.table(), pending, decision)

    def _offer_marks(self) -> None:
        """The marks of the coach can be pressed at any time, and never take the focus by themselves."""
        marks = self.coach.marks(self.board.layout, self.model.home)
        if marks:
            focused = self.ring.focused
            self.ring.replace([*self.ring.widgets, *marks])
            self.ring.focus(focused)

    def _count_cards(self) -> bool:
        """Show which cards are left. Not while something moves: the game knows cards that nobody has seen yet."""
        if self.busy or not self.context.settings.count_cards:
            return False
        people = [seat for seat, plan in enumerate(self.match.plan.seats) if plan.is_person]
        asking = people[0] if len(people) == 1 else None
        if self.board.person_decides and isinstance(self.model.pending, Turn | Target):
            asking = self.model.pending.seat
        self.manager.push(self.context.navigation.cards_left(self.match.table(), asking))
        return True

    def _next_speed(self) -> None:
        self.context.next_speed()
        self.controls.set_speed(self.context.speed)
        self.invalidate()

    def _pause(self) -> None:
        self.manager.push(self.context.navigation.pause(self.match, self._seats_changed))

    def _seats_changed(self) -> None:
        self.flow.seats_changed()
        self.board.renew()
