"""How a tip stands at the table: where no number is, until something is pressed."""

from collections.abc import Iterator

from flip7.app.context import Context
from flip7.engine import Deal
from flip7.engine.events import Event
from flip7.i18n import _
from flip7.match.match import Match
from flip7.scenes.speech import Speech
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.tips import Moment, Tip, tip_for
from flip7.ui.canvas import Box, Canvas
from flip7.ui.guard import Guard
from flip7.ui.intents import SYSTEM, Intent, Kind
from flip7.ui.text import Align, line_height
from flip7.ui.theme import BODY, SMALL, STRONG, TextStyle, Tone

# TRANSLATORS: the last line of a tip: the match waits until a key, a mouse button or a gamepad's button is pressed
_GO_ON = _("Press anything to go on.")
_GO_ON_STYLE = STRONG.sized(24).in_colour(Tone.INK)
_GAP = 30.0
_NO_PRESS = (*SYSTEM, Kind.POINT, Kind.RELEASE, Kind.SCROLL, Kind.TEXT, Kind.MUTE, Kind.FULLSCREEN)


class Tips:
    """Watches a table and speaks up. Without a home nothing could be remembered, so nothing is said there.

    No tip takes a press away from the table. What is pressed does what it always does, and the tip goes.
    """

    def __init__(self, context: Context, match: Match, model: TableModel) -> None:
        self._context = context
        self._match = match
        self._model = model
        self._guard = Guard()
        """Closed while nobody can have read it yet."""
        self.shown: Tip | None = None
        self.silent = context.home is None

    @property
    def holds(self) -> bool:
        """Whether the match waits for a press now. The tip says so."""
        return self.shown is not None and self.shown.holds

    def explain(self, event: Event, layout: TableLayout) -> bool:
        """Something has just been shown. True if it is to stay as it is until it is understood."""
        return self._speak(Moment(self._match, self._context.settings, event), layout)

    def advise(self, layout: TableLayout) -> None:
        """Somebody is about to decide."""
        if self._match.game.pending is not None and not isinstance(self._match.game.pending, Deal):
            self._speak(Moment(self._match, self._context.settings), layout)

    def goes_at(self, intent: Intent) -> bool:
        """Whether this is a press, at which a tip goes."""
        return self.shown is not None and intent.kind not in _NO_PRESS

    @property
    def unread(self) -> bool:
        """Whether a press now was meant for what was there before."""
        return self._guard.closed

    def put_away(self) -> None:
        """It is gone for good, unless it was there too short to be seen."""
        if self.shown is not None and not self.unread:
            self._context.change(seen_tips=self._context.settings.seen_tips | {self.shown.name})
            self._context.audio.play("back")
        self.shown = None

    def pass_time(self, seconds: float) -> None:
        """Let real seconds pass."""
        self._guard.pass_time(seconds)

    def draw(self, canvas: Canvas, layout: TableLayout) -> None:
        """Show the tip that stands there now."""
        speech = place_for(self.shown, layout, self._model) if self.shown is not None else None
        if self.shown is None or speech is None:
            return
        speech.draw(canvas)
        if self.shown.holds:
            canvas.text(_GO_ON, speech.below, _GO_ON_STYLE, Align.LEFT)
        cross = Box(speech.bubble.right - 30, speech.bubble.top + 8, 20, 20)
        canvas.image("icons/close", cross, Tone.INK, 150)

    def _speak(self, moment: Moment, layout: TableLayout) -> bool:
        watched = any(plan.is_person for plan in self._match.plan.seats)
        if self.silent or self.shown or not watched:
            return False
        tip = tip_for(moment)
        if tip is None or place_for(tip, layout, self._model) is None:
            return False
        self.shown = tip
        self._guard.close()
        return True


def place_for(tip: Tip, layout: TableLayout, model: TableModel) -> Speech | None:
    """How a tip stands at a table without covering a number; None if there is no room for it now."""
    frames = [place.frame for place in layout.others]
    speeches = [_speech(tip, room, style, face) for room, style, face in _rooms(layout, model, frames)]
    taken = [*frames, layout.deck, layout.discard]
    free = [speech for speech in speeches if not any(speech.box.colliderect(box) for box in taken)]
    # Where it has no room at its full size it is set smaller.
    return next((speech for speech in free if speech.fits), free[-1] if free else None)


def _rooms(layout: TableLayout, model: TableModel, frames: list[Box]) -> Iterator[tuple[Box, TextStyle, float]]:
    """Where a tip may stand, the best first: on the felt right of the piles, or over the row of the home seat."""
    right_edge, bottom = layout.size[0] - 30, layout.ticker.bottom
    left = layout.discard.right + _GAP
    if not layout.in_rows:
        beside = [frame for frame in frames if frame.right > left]
        below = max([layout.middle.top, *(frame.bottom + 10 for frame in beside)])
        yield Box(left, below, right_edge - left, bottom - below), BODY, 88.0
        right = min([right_edge, *(frame.left - 16 for frame in beside)])
        yield Box(left, layout.middle.top, right - left, bottom - layout.middle.top), BODY, 88.0
    home = layout.home
    extras = len(model.extras(model.home))
    left = home.extra(extras - 1, 0, extras).right + _GAP if extras else home.row_left
    low = [frame for frame in frames if frame.bottom > layout.ticker.top and not layout.in_rows]
    middle = layout.size[0] / 2
    left = max([left, *(frame.right + 12 for frame in low if frame.centerx < middle)])
    right = min([home.controls.left - 12, *(frame.left - 12 for frame in low if frame.centerx > middle)])
    under = home.row_room.top - 6
    yield Box(left, layout.ticker.top, right - left, under - layout.ticker.top), SMALL, 76.0


def _speech(tip: Tip, room: Box, style: TextStyle, face: float) -> Speech:
    below = line_height(_GO_ON_STYLE) if tip.holds else 0.0
    return Speech(tip.text, room, style=style, face=face, beside=26.0, below=below)
