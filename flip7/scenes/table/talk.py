"""What AI seats say now and then: one short phrase of their character, beside their seat, for a moment."""

from collections.abc import Sequence

from flip7.ai.characters import CHARACTERS, Mood
from flip7.engine import EFFECTS, Decision, Move, Target, Turn
from flip7.engine.events import Busted, Event, FlipSeven, FlipThreeStarted, Frozen, GameEnded, Saved
from flip7.i18n import Text
from flip7.match.match import SeatPlan
from flip7.scenes.table.layout import TableLayout
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import text_height, text_width
from flip7.ui.theme import SMALL, Radius, Tone

SECONDS = 2.4
_SELDOM = 4
"""Of the everyday decisions one in so many is commented; what hurts or delights nearly always is."""


class Talk:
    """Who is speaking, and what."""

    def __init__(self, plans: Sequence[SeatPlan]) -> None:
        self.plans = plans
        self._seat: int | None = None
        self._phrase: Text | None = None
        self._left = 0.0
        self._decisions = 0
        self._said = 0

    @property
    def left(self) -> float | None:
        """Seconds until it is silent again; None if it is."""
        return self._left if self._phrase is not None else None

    def decided(self, pending: Turn | Target, decision: Decision) -> None:
        """An AI seat has chosen."""
        self._decisions += 1
        if self._decisions % _SELDOM:
            return
        if decision is Move.HIT:
            self._say(pending.seat, Mood.HIT)
        elif decision is Move.STAY:
            self._say(pending.seat, Mood.STAY)
        elif isinstance(pending, Target) and EFFECTS[pending.card].attack and decision != pending.seat:
            self._say(pending.seat, Mood.AIM)

    def happened(self, event: Event) -> None:
        """Something was shown that somebody may comment on."""
        match event:
            case Busted(seat):
                self._say(seat, Mood.BUST)
            case Saved(seat):
                self._say(seat, Mood.SAVED)
            case FlipSeven(seat):
                self._say(seat, Mood.FLIP_SEVEN)
            case Frozen(seat, by) | FlipThreeStarted(seat, by) if seat != by:
                self._say(seat, Mood.STRUCK)
            case GameEnded(winner) if winner is not None:
                self._say(winner, Mood.WIN)
            case _:
                pass  # the rest goes without comment

    def pass_time(self, seconds: float) -> bool:
        """True if the phrase has just faded."""
        if self._phrase is None:
            return False
        self._left -= seconds
        if self._left <= 0:
            self._phrase = None
            return True
        return False

    def _say(self, seat: int, mood: Mood) -> None:
        character = CHARACTERS.get(self.plans[seat].who)
        phrases = character.phrases.get(mood, ()) if character is not None else ()
        if phrases:
            self._seat, self._phrase, self._left = seat, phrases[self._said % len(phrases)], SECONDS
            self._said += 1

    def draw(self, canvas: Canvas, layout: TableLayout, home: int) -> None:
        """A bubble beside the face of whoever speaks, where no number is."""
        if self._phrase is None or self._seat is None:
            return
        place = layout.place(self._seat, home)
        room, anchor = place.bubble, place.portrait
        width = min(room.width, text_width(self._phrase, SMALL) + 44)
        height = text_height(self._phrase, SMALL, width - 36) + 22
        left = min(max(12.0, room.left), layout.size[0] - width - 12)
        box = Box(left, room.top, width, height)
        canvas.shadow(box, Radius.MEDIUM, 12)
        tip = (min(max(anchor.centerx, box.left + 20), box.right - 20), anchor.centery)
        if anchor.right <= box.left:
            corners = [
                (anchor.right + 2, anchor.centery),
                (box.left + 4, box.centery - 10),
                (box.left + 4, box.centery + 10),
            ]
        else:
            edge = box.bottom - 2 if tip[1] > box.bottom else box.top + 2
            corners = [(tip[0] - 12, edge), (tip[0] + 12, edge), (tip[0], edge + (14 if tip[1] > box.bottom else -14))]
        canvas.polygon(corners, Tone.CREAM)
        canvas.rect(box, Tone.CREAM, Radius.MEDIUM)
        with canvas.part("bubble"), canvas.part("seat", self._seat):
            canvas.text(self._phrase, box.inflate(-32, -8), SMALL.in_colour(Tone.INK), wrap=True)
