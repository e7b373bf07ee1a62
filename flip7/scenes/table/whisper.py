"""How a tip stands at the table: where no number is, until something is pressed. Meanwhile the match waits."""

from flip7.engine import Deal
from flip7.engine.events import Event
from flip7.i18n import Text
from flip7.scenes.house import House
from flip7.scenes.speech import Speech
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.painter import extras_of
from flip7.scenes.tips import Moment, Tip, tip_for
from flip7.session import Match
from flip7.ui.canvas import Box, Canvas
from flip7.ui.guard import Guard
from flip7.ui.intents import SYSTEM, Intent, Kind
from flip7.ui.theme import BODY, SMALL, TextStyle, Tone

_LEAST_ROOM = 440.0
_GAP = 30.0
_NO_PRESS = (*SYSTEM, Kind.POINT, Kind.RELEASE, Kind.SCROLL, Kind.TEXT, Kind.MUTE, Kind.FULLSCREEN)


class Tips:
    """Watches a table and speaks up. Without a home nothing could be remembered, so nothing is said there."""

    def __init__(self, house: House, match: Match, model: TableModel) -> None:
        self._house = house
        self._match = match
        self._model = model
        self._events: list[Event] = []
        self._guard = Guard()
        """A press right after its appearance was meant for what was there before."""
        self.shown: Tip | None = None
        self.silent = house.home is None

    def see(self, event: Event) -> None:
        """An event has been shown."""
        self._events.append(event)

    def look(self, layout: TableLayout) -> None:
        """Nothing moves any more: is this the moment for a tip?"""
        moment = Moment(self._match, tuple(self._events), self._house.settings)
        self._events.clear()
        watched = any(plan.is_person for plan in self._match.plan.seats)
        between_rounds = moment.pending is None or isinstance(moment.pending, Deal)
        if self.silent or self.shown or between_rounds or not watched:
            return
        tip = tip_for(moment)
        if tip is not None and place_for(tip.text, layout, self._model) is not None:
            self.shown = tip
            self._guard.close()

    def handle(self, intent: Intent) -> bool:
        """Any press puts the tip away, and does nothing else."""
        if self.shown is None or intent.kind in _NO_PRESS:
            return False
        if not self._guard.closed:
            self._house.change(seen_tips=self._house.settings.seen_tips | {self.shown.name})
            self._house.audio.play("back")
            self.shown = None
        return True

    def pass_time(self, seconds: float) -> None:
        """Let real seconds pass."""
        self._guard.pass_time(seconds)

    def draw(self, canvas: Canvas, layout: TableLayout) -> None:
        speech = place_for(self.shown.text, layout, self._model) if self.shown is not None else None
        if speech is not None:
            speech.draw(canvas)
            cross = Box(speech.bubble.right - 30, speech.bubble.top + 8, 20, 20)
            canvas.image("icons/close", cross, Tone.INK, 150)


def place_for(text: Text, layout: TableLayout, model: TableModel) -> Speech | None:
    """How a tip stands at a table without covering a number; None if there is no room for it now."""
    if layout.roomy:
        top = layout.panels[0].box.bottom + _GAP
        left = layout.discard.right + _GAP
        room = Box(left, top, layout.field.right - left, layout.field.bottom - top - 4)
        return _speech(text, room, BODY, 88.0)
    stage = layout.stage
    extras = len(extras_of(model, model.stage)) if model.stage is not None else 0
    left = stage.extra(extras - 1, extras).right + _GAP if extras else stage.cards_left
    right = stage.controls.left - 12
    if right - left < _LEAST_ROOM:
        return None
    bottom = stage.slot(0).top - 8
    room = Box(left, stage.box.top + 8, right - left, bottom - stage.box.top - 8)
    speech = _speech(text, room, SMALL, 76.0)
    if speech.fits:
        return speech
    # Large letters: the line that says what has just happened makes room, too.
    room = Box(left, layout.ticker.top, room.width, bottom - layout.ticker.top)
    return _speech(text, room, SMALL, 76.0)


def _speech(text: Text, room: Box, style: TextStyle, face: float) -> Speech:
    return Speech(text, room, style=style, face=face, beside=26.0)
