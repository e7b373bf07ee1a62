"""The AI seats at the table: they think in slices of a frame, and take their time before they act."""

from collections.abc import Callable, Generator
from time import perf_counter

from flip7.ai.bot import Bot
from flip7.ai.odds import expected_after_hit
from flip7.ai.table import Table
from flip7.app.opponents import bot_of
from flip7.engine import Decision, Target, Turn
from flip7.match.match import Match
from flip7.store.settings import Pace
from flip7.ui.easing import mix
from flip7.ui.timeline import Speed

SLICE = 0.004
"""Seconds of a frame that thinking may take."""

FASTEST = 4.0
"""At this speed pauses are at their shortest. Also where nothing moves: what an AI seat has done must be seen."""
_TEMPO = {Pace.SLOW: 2.5, Pace.NORMAL: 1.0, Pace.FAST: 0.5, Pace.INSTANT: 0.0}
OBVIOUS, CLOSE = 0.15, 1.2
"""Seconds that an AI seat takes for what is obvious, and for the closest of calls."""
_CLEAR = 7.0
"""Hitting or staying is obvious if it is worth so many points more."""


def pause_before(pace: Pace, speed: Speed, closeness: float) -> float:
    """Seconds between the turn of an AI seat and what it does; twice the speed is half the pause.

    `closeness` is from 0, obvious, to 1: how close the call is can be seen by how long it takes.
    """
    return mix(OBVIOUS, CLOSE, closeness) * _TEMPO[pace] / min(FASTEST, speed.value)


def closeness_of(table: Table, pending: Turn | Target) -> float:
    """How close a call is: from 0 to 1, by the points that one more card is worth on average."""
    if isinstance(pending, Target):
        return 0.3 if len(pending.options) > 2 else 0.15
    view = table.seats[pending.seat]
    if not view.points or view.second_chance:
        return 0.0
    apart = abs(expected_after_hit(table, pending.seat) - view.points)
    return float(max(0.0, 1 - apart / _CLEAR) ** 2)


class AiSeats:
    """Asks the AI seats of a match for their decisions."""

    def __init__(self, match: Match, make: Callable[[str, int], Bot] = bot_of) -> None:
        """`make` makes the player of a seat, from who decides for it and a seed."""
        self._match = match
        self._make = make
        self._bots: dict[tuple[int, str], Bot] = {}
        self._thinking: Generator[None, None, Decision] | None = None
        self._about = -1
        self._decision: Decision | None = None
        self._waited = 0.0
        self.closeness = 0.0
        """How close the call is that is being made, from 0 to 1."""

    def decides(self, seat: int) -> bool:
        """Whether an AI decides for this seat."""
        return not self._match.plan.seats[seat].is_person

    @property
    def thinking(self) -> bool:
        """Whether it needs the next frame to think on."""
        return self._thinking is not None

    def remaining(self, pause: float) -> float:
        """Seconds until it acts, once it knows what to do."""
        return max(0.0, pause - self._waited)

    def think(self, pending: Turn | Target) -> None:
        """Think for a slice of the frame; begun as soon as the game asks, while cards may still be flying."""
        if self._about != len(self._match.journal):
            self._begin(pending)
        start = perf_counter()
        while self._thinking is not None and perf_counter() - start < SLICE:
            try:
                next(self._thinking)
            except StopIteration as end:
                self._decision = end.value
                self._thinking = None

    def wait(self, seconds: float, pause: float) -> Decision | None:
        """Let time pass with nothing else on screen; the decision once it has been waited for."""
        self._waited += seconds
        if self._thinking is None and self._decision is not None and self.remaining(pause) <= 0:
            return self._decision
        return None

    def hurry(self) -> None:
        """Somebody has seen enough: act as soon as it is thought out."""
        self._waited = CLOSE * max(_TEMPO.values())

    def decide_at_once(self, pending: Turn | Target) -> Decision:
        """Think to the end now."""
        self.think(pending)
        while self._thinking is not None:
            self.think(pending)
        assert self._decision is not None
        return self._decision

    def _begin(self, pending: Turn | Target) -> None:
        who = self._match.plan.seats[pending.seat].who
        key = (pending.seat, who)
        if key not in self._bots:
            self._bots[key] = self._make(who, self._match.seed * 37 + pending.seat)
        self._about = len(self._match.journal)
        self._decision = None
        self._waited = 0.0
        table = self._match.table()
        self.closeness = closeness_of(table, pending)
        self._thinking = self._bots[key].think(table, pending)
