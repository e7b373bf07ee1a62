"""What AI seats say now and then: who speaks, for how long, and what is left unsaid.

Lines wait for each other. One stands at least as long as it takes to read; what has waited too long is dropped.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from flip7.ai.characters import CHARACTERS, Character, Situation
from flip7.engine import Decision, Target, Turn
from flip7.engine.events import Event, RoundStarted
from flip7.i18n import Text
from flip7.match.lines import EVERYDAY, Lines
from flip7.match.match import SeatPlan
from flip7.match.situations import Remark, Situations
from flip7.scenes.bubble import Bubble, Side, bubble_beside
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.places import RimPlace, SeatPlace, Style
from flip7.scenes.table.row_place import RowPlace
from flip7.store.settings import Talkativeness
from flip7.ui.canvas import Box, Canvas

LEAST: Final = 1.6
"""Seconds that every line stands, however short."""
_LETTER: Final = 0.045
"""Seconds that a letter takes to read, after the bubble has been noticed."""
_NOTICED: Final = 0.6
_LINGERS: Final = 0.9
"""Seconds that a line stays when nobody else wants to speak."""
_PATIENCE: Final = 2.6
"""Seconds after which a line that had to wait comes too late."""
_MOST_WAITING: Final = 2
_NARROW: Final = 260.0
"""In less room at one side of a face a bubble stands at the other."""

_PASSING: Final = frozenset({Situation.LEADING, Situation.LAST, Situation.MATCH_POINT, Situation.GREETING})
_GREAT: Final = frozenset(
    {
        Situation.BUST_AT_SIX, Situation.FLIP_SEVEN, Situation.REVENGE, Situation.PERSON_FLIP_SEVEN,
        Situation.PERSON_COMEBACK, Situation.LAST_WON, Situation.LAST_LOST, Situation.STREAK, Situation.REVANCHE,
    }
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Pace:
    """How much is said: of each kind of remark so many of one, and the seconds of silence before an everyday one."""

    everyday: float
    passing: float
    notable: float
    great: float
    silence: float

    def share(self, situation: Situation) -> float:
        if situation in EVERYDAY:
            return self.everyday
        if situation in _PASSING:
            return self.passing
        return self.great if situation in _GREAT else self.notable


_PACES: Final = {
    Talkativeness.TALKATIVE: _Pace(0.45, 0.8, 1.0, 1.0, silence=1.0),
    Talkativeness.NORMAL: _Pace(0.2, 0.4, 0.6, 1.0, silence=3.0),
    Talkativeness.QUIET: _Pace(0.0, 0.0, 0.15, 0.6, silence=8.0),
}


@dataclass(slots=True)
class Spoken:
    """A line that stands beside its seat."""

    seat: int
    situation: Situation
    text: Text
    shown: float = 0.0
    """Seconds so far."""

    @property
    def least(self) -> float:
        """Seconds until it has been read."""
        return max(LEAST, _NOTICED + _LETTER * len(str(self.text)))


@dataclass(slots=True)
class _Waiting:
    remark: Remark
    waited: float = 0.0


class Talk:
    """Sees what is shown at a table, and speaks for its AI seats."""

    def __init__(
        self,
        plans: Sequence[SeatPlan],
        target: int,
        seed: int = 0,
        manner: Callable[[], Talkativeness] = lambda: Talkativeness.NORMAL,
    ) -> None:
        self._plans = plans
        self._situations = Situations(len(plans), target, _people(plans))
        self._manner = manner
        self._chance = Random(seed)
        self._lines = Lines(self._chance)
        self._waiting: list[_Waiting] = []
        self._silent = _PACES[Talkativeness.QUIET].silence
        """Seconds since the last line."""
        self.spoken: Spoken | None = None
        """What is being said."""
        self.on_spoken: Callable[[str, Situation], object] = lambda _who, _situation: None
        """Told who says something of which situation, as it begins to be said."""
        self.covered = False
        """Whether something hides the seats. Nobody speaks then, and no time passes for a line."""

    @property
    def plans(self) -> Sequence[SeatPlan]:
        """Who sits where: it may change in a match."""
        return self._plans

    @plans.setter
    def plans(self, plans: Sequence[SeatPlan]) -> None:
        self._plans = plans
        self._situations.people = _people(plans)

    @property
    def unread(self) -> bool:
        """Whether a line stands there that nobody can have read yet."""
        return self.spoken is not None and self.spoken.shown < self.spoken.least

    @property
    def left(self) -> float | None:
        """Seconds until somebody else may speak, or it is silent again; None if it is."""
        if self.spoken is None or self.covered:
            return None
        lingers = 0.0 if self._waiting or self.unread else _LINGERS
        return self.spoken.least + lingers - self.spoken.shown

    def recall(self, events: Iterable[Event]) -> None:
        """What happened before the table was opened: nobody speaks of it now, but it is known."""
        for event in events:
            self._situations.see(event)

    def decided(self, pending: Turn | Target, decision: Decision, risk: float) -> None:
        """An AI seat has chosen, at this risk to bust with the next card."""
        self._offer(self._situations.decided(pending, decision, risk))

    def happened(self, event: Event) -> None:
        """Something was shown that somebody may comment on."""
        remarks = self._situations.see(event)
        if isinstance(event, RoundStarted) and event.number > 1:
            # What was left to say about the last round is old now; and how the match stands one says at most.
            self.hush()
            kinds = list(dict.fromkeys(remark.situation for remark in remarks))
            kind = self._chance.choice(kinds) if kinds else None
            remarks = tuple(remark for remark in remarks if remark.situation is kind)
        self._offer(remarks)

    def greet(self, remarks: Sequence[Remark]) -> None:
        """Before the first card: one of those who have the most to say speaks first."""
        able = [remark for remark in remarks if self._character(remark.seat) is not None]
        reminded = [remark for remark in able if remark.situation is not Situation.GREETING]
        if able:
            self._offer((self._chance.choice(reminded or able),))

    def hush(self) -> None:
        """Silence, at once."""
        self.spoken = None
        self._waiting.clear()

    def pass_time(self, seconds: float) -> bool:
        """True if something else is said now, or nothing any more."""
        if self.covered:
            return False
        for waiting in self._waiting:
            waiting.waited += seconds
        self._waiting = [waiting for waiting in self._waiting if waiting.waited <= _PATIENCE]
        if self.spoken is None:
            self._silent += seconds
            return self._speak_next()
        self.spoken.shown += seconds
        if self.unread or (not self._waiting and (self.left or 0.0) > 0):
            return False
        self.spoken, self._silent = None, 0.0
        self._speak_next()
        return True

    def _offer(self, remarks: Sequence[Remark]) -> None:
        pace = _PACES[self._manner()]
        for situation in dict.fromkeys(remark.situation for remark in remarks):
            able = [
                remark for remark in remarks
                if remark.situation is situation and self._character(remark.seat) is not None
            ]  # fmt: skip
            if not able or self._chance.random() >= pace.share(situation):
                continue
            busy = self.spoken is not None or bool(self._waiting)
            if situation in EVERYDAY and (busy or self._silent < pace.silence):
                continue
            self._wait(self._chance.choice(able))
        if self.spoken is None and not self.covered:
            self._speak_next()

    def _wait(self, remark: Remark) -> None:
        """What a seat had to say before is over once it has something new to say."""
        self._waiting = [waiting for waiting in self._waiting if waiting.remark.seat != remark.seat]
        self._waiting = [*self._waiting, _Waiting(remark)][-_MOST_WAITING:]

    def _speak_next(self) -> bool:
        while self._waiting:
            remark = self._waiting.pop(0).remark
            character = self._character(remark.seat)
            name = "" if remark.about is None else self._plans[remark.about].name
            text = character and self._lines.choose(character, remark.situation, name)
            if text:
                self.spoken = Spoken(remark.seat, remark.situation, text)
                self.on_spoken(self._plans[remark.seat].who, remark.situation)
                return True
        return False

    def _character(self, seat: int) -> Character | None:
        return CHARACTERS.get(self._plans[seat].who)

    def draw(self, canvas: Canvas, layout: TableLayout, home: int) -> None:
        """A bubble beside whoever speaks, where it covers no number and no card."""
        if self.spoken is None or self.covered:
            return
        seat = self.spoken.seat
        bubble = _bubble_for(layout, layout.place(seat, home), self.spoken.text)
        with canvas.part("bubble"), canvas.part("seat", seat):
            if layout.in_rows and seat != home:
                side = bubble.box.height
                tile = Box(bubble.box.left - side - 16, bubble.box.top, side, side)
                draw_seat_tile(canvas, self._plans[seat], tile)
            bubble.draw(canvas)


def _bubble_for(layout: TableLayout, place: SeatPlace, text: Text) -> Bubble:
    screen = Box((0, 0), layout.size).inflate(-24, -24)
    if isinstance(place, RowPlace):
        # Panels stand close together: a line is said over the ticker, beside the face of whoever says it.
        line = layout.speech
        speaker = Box(line.left, line.top, 76, line.height)
        return bubble_beside(speaker, Box(line.left, line.top - 24, line.width, line.height + 28), text, (Side.RIGHT,))
    if not isinstance(place, RimPlace):
        return bubble_beside(place.portrait, screen, text, (Side.ABOVE,))
    if place.style is Style.TALL:
        return _beside_face(layout, place, text)
    if place.box.top > layout.middle.top - 60:
        inwards = Side.RIGHT if place.box.centerx < layout.size[0] / 2 else Side.LEFT
        return bubble_beside(place.frame, screen, text, (inwards,))
    across = Box(layout.size[0] * 0.24, screen.top, layout.size[0] * 0.52, screen.height)
    return bubble_beside(place.box, across, text, (Side.BELOW,))


def _beside_face(layout: TableLayout, place: RimPlace, text: Text) -> Bubble:
    """At the right of a face; at its left where that is the edge of the screen. It keeps clear of the piles."""
    face, screen = place.portrait, Box((0, 0), layout.size).inflate(-24, -24)
    most, least = min(face.right + 420, screen.right), max(face.left - 420, screen.left)
    for pile in (layout.deck, layout.discard):
        if pile.top - 20 < face.bottom:
            most = min(most, pile.left - 12) if pile.left > face.right else most
            least = max(least, pile.right + 12) if pile.right < face.left else least
    if most - face.right >= min(_NARROW, face.left - least):
        return bubble_beside(
            face, Box(face.right, face.top - 4, most - face.right, face.height + 8), text, (Side.RIGHT,)
        )
    return bubble_beside(face, Box(least, face.top - 4, face.left - least, face.height + 8), text, (Side.LEFT,))


def _people(plans: Sequence[SeatPlan]) -> frozenset[int]:
    return frozenset(seat for seat, plan in enumerate(plans) if plan.is_person)
