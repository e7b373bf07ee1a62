"""The AI seats at the table: they think in slices of a frame, and take their time before they act."""

from collections.abc import Generator
from time import perf_counter

from flip7.ai.bot import Bot
from flip7.ai.characters import CHARACTERS, STAND_IN, make_bot
from flip7.engine import Decision, Target, Turn
from flip7.match.match import Match
from flip7.store.settings import Pace
from flip7.ui.timeline import Speed

SLICE = 0.004
"""Seconds of a frame that thinking may take."""

FASTEST = 4.0
"""At this speed pauses are at their shortest. Also where nothing moves: what an AI seat has done must be seen."""
_PAUSES = {Pace.SLOW: 1.5, Pace.NORMAL: 0.6, Pace.FAST: 0.3, Pace.INSTANT: 0.0}


def pause_before(pace: Pace, speed: Speed) -> float:
    """Seconds between the turn of an AI seat and what it does; twice the speed is half the pause."""
    return _PAUSES[pace] / min(FASTEST, speed.value)


class AiSeats:
    """Asks the AI seats of a match for their decisions."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._bots: dict[tuple[int, str], Bot] = {}
        self._thinking: Generator[None, None, Decision] | None = None
        self._about = -1
        self._decision: Decision | None = None
        self._waited = 0.0

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
        self._waited = max(_PAUSES.values())

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
            known = who if who in CHARACTERS else STAND_IN
            self._bots[key] = make_bot(known, self._match.seed * 37 + pending.seat)
        self._about = len(self._match.journal)
        self._decision = None
        self._waited = 0.0
        self._thinking = self._bots[key].think(self._match.table(), pending)
