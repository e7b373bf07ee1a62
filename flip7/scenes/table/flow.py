"""Who decides next: a person, an AI seat after its pause, or nobody, because a round or the match is over."""

from typing import Protocol

from flip7.app.context import Context
from flip7.engine import Deal, Decision, Move, Target, Turn
from flip7.match.match import Match
from flip7.scenes.table.ai_seats import AiSeats, pause_before
from flip7.store.settings import Summaries
from flip7.ui.guard import Guard
from flip7.ui.timeline import Speed

BETWEEN_ROUNDS = 0.6
"""Without a summary the race stands still for so many seconds at normal speed, before the next deal begins."""
LONGEST_FAST_FORWARD = 2.5
"""So many seconds of a round without people are shown; then only how it ends."""


class MatchScreen(Protocol):
    """What the flow of a match asks of the screen."""

    def decide(self, decision: Decision) -> None:
        """Play a decision and show what comes of it."""
        ...

    def decide_for_ai(self, pending: Turn | Target, decision: Decision) -> None:
        """The same for an AI seat, which may say something about it."""
        ...

    @property
    def person_in_round(self) -> bool:
        """Whether a person is still in the round, as far as it is shown."""
        ...

    def show_summary(self) -> None:
        """Show what the round has brought, and call `Flow.leave_round` after that."""
        ...

    def show_podium(self) -> None:
        """Leave the table: the match is over."""
        ...


class Flow:
    """Lets a match go on from one decision to the next. People decide on the screen, all others here."""

    def __init__(self, context: Context, match: Match, screen: MatchScreen) -> None:
        self._context = context
        self._match = match
        self._screen = screen
        self._ai_seats = AiSeats(match, context.ghosts.bot_of)
        self._guard = Guard()
        """Closed when another person's turn has begun: a press may be meant for the last one."""
        self._without_people = 0.0
        """Real seconds since the last person left the round."""
        self._summarised = len(match.game.rounds)
        self._stillness: float | None = None
        """Seconds since a round without a summary has ended; None at any other time."""
        self.last_person: int | None = None
        """The person who was asked last."""
        self.rushing = False
        """Nobody watches for a decision of their own any more: on to the end of the round, without motion."""

    @property
    def ai_pending(self) -> Turn | Target | None:
        """What an AI seat has to decide now."""
        pending = self._match.game.pending
        if pending is None or isinstance(pending, Deal) or not self._ai_seats.decides(pending.seat):
            return None
        return pending

    @property
    def can_hurry(self) -> bool:
        """Whether it goes on by itself in a moment, so that a press can only mean "go on"."""
        return self.ai_pending is not None or self._stillness is not None

    @property
    def thinking(self) -> bool:
        """Whether an AI seat needs the next frame to think on."""
        return self._ai_seats.thinking

    @property
    def too_early(self) -> bool:
        """Whether a press now may be meant for the person before."""
        return self._guard.closed

    @property
    def wake_in(self) -> float | None:
        """Seconds until the match goes on by itself; None if a person decides."""
        if self.ai_pending is not None:
            return self._ai_seats.remaining(self._pause)
        if self._stillness is not None:
            return max(0.0, BETWEEN_ROUNDS / self.speed.value - self._stillness)
        return 0.0 if isinstance(self._match.game.pending, Deal) else None

    @property
    def speed(self) -> Speed:
        """How fast things are shown now."""
        speed = self._context.speed
        # Nobody waits for a card of their own any more: the others hurry up.
        if self.fast_forward and speed is not Speed.INSTANT:
            return Speed.QUADRUPLE
        return speed

    @property
    def fast_forward(self) -> bool:
        """Whether the round goes on without people, so that it is shown quickly, and for a few seconds at most."""
        return self._may_rush and bool(self._people) and not self._screen.person_in_round

    def pass_time(self, seconds: float) -> None:
        """Let real seconds pass, whatever is shown."""
        self._guard.pass_time(seconds)
        self._without_people = self._without_people + seconds if self.fast_forward else 0.0
        if self._without_people >= LONGEST_FAST_FORWARD:
            self.rushing = True

    def think(self) -> None:
        """Let the AI seat that decides think for a slice of the frame."""
        pending = self.ai_pending
        if pending is not None:
            self._ai_seats.think(pending)

    def go_on(self, dt: float) -> None:
        """Nothing moves: whoever is next acts, if it is not a person."""
        over = self._match.game.outcome() is not None
        if over:
            self._context.finish(self._match)
        if over or isinstance(self._match.game.pending, Deal):
            self._end_round(dt)
            return
        ai = self.ai_pending
        if ai is None:
            return
        if self.rushing:
            self._screen.decide(self._ai_seats.decide_at_once(ai))
            return
        decision = self._ai_seats.wait(dt, self._pause)
        if decision is not None:
            self._screen.decide_for_ai(ai, decision)

    def hurry(self) -> None:
        """Somebody has seen enough of an AI seat that thinks, or of a round that is over: on to what comes next."""
        if self._stillness is not None:
            self._stillness = BETWEEN_ROUNDS
        elif self._may_rush:
            self.rushing = True
        else:
            self._ai_seats.hurry()

    def leave_round(self) -> None:
        """On to the next round, or to the podium after the last one."""
        self._stillness = None
        if self._match.game.outcome() is not None:
            self._screen.show_podium()
        elif isinstance(self._match.game.pending, Deal):
            self._screen.decide(Move.DEAL)

    def called(self) -> str | None:
        """The name of the person who takes over from another one now, to be called out if that is wanted."""
        seat = self._person_asked
        if seat is None or not self._takes_over(seat):
            return None
        wanted = self._context.settings.banners and self._people > 1
        return self._match.plan.seats[seat].name if wanted else None

    def asked(self) -> None:
        """All is shown, and the next decision can be made."""
        seat = self._person_asked
        if seat is None:
            return
        if self._takes_over(seat):
            self._guard.close()
        else:
            self._guard.open()
        self.last_person = seat

    def seats_changed(self) -> None:
        """Another character may decide for a seat."""
        self._ai_seats = AiSeats(self._match, self._context.ghosts.bot_of)

    @property
    def _people(self) -> int:
        return sum(plan.is_person for plan in self._match.plan.seats)

    @property
    def _person_asked(self) -> int | None:
        pending = self._match.game.pending
        if pending is None or isinstance(pending, Deal) or self._ai_seats.decides(pending.seat):
            return None
        return pending.seat

    def _takes_over(self, seat: int) -> bool:
        return self.last_person not in (None, seat)

    @property
    def _may_rush(self) -> bool:
        """Whether no person is in the round any more."""
        return self.ai_pending is not None and not any(
            seat.active and plan.is_person
            for seat, plan in zip(self._match.game.seats, self._match.plan.seats, strict=True)
        )

    @property
    def _pause(self) -> float:
        return pause_before(self._context.settings.ai_pace, self.speed, self._ai_seats.closeness)

    def _end_round(self, dt: float) -> None:
        self.rushing = False
        if self._summarised < len(self._match.game.rounds):
            self._summarised = len(self._match.game.rounds)
            over = self._match.game.outcome() is not None
            if over or self._context.settings.summaries is Summaries.EVERY_ROUND:
                self._screen.show_summary()
                return
            self._stillness = 0.0
        elif self._stillness is not None:
            self._stillness += dt
        if self._stillness is None or self._stillness >= BETWEEN_ROUNDS / self.speed.value:
            self.leave_round()
