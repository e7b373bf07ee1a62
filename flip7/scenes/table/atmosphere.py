"""What is said and heard around the table besides the game: phrases of the AI seats, music, the heartbeat."""

from flip7.app.context import Context
from flip7.match.match import Match
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.talk import Talk
from flip7.scenes.table.welcome import Welcome
from flip7.scenes.voices import voice_of
from flip7.ui.canvas import Canvas
from flip7.ui.music import Intensity

HEARTBEAT = 0.95
"""Seconds from one beat to the next, while somebody has six numbers."""


class Atmosphere:
    """Speaks, plays and beats as the table asks for it."""

    def __init__(self, context: Context, match: Match, model: TableModel) -> None:
        self._context = context
        self._model = model
        plan = match.plan
        self.talk = Talk(plan.seats, plan.rules.target, match.seed, lambda: context.settings.talk)
        self.talk.on_spoken = lambda who, situation: context.audio.play(voice_of(who, situation))
        self.talk.recall(match.events())
        self._welcome = Welcome(context, match, self.talk)
        self._since_beat = 0.0

    @property
    def wake_in(self) -> float | None:
        """Seconds until something of it changes, though nothing else does."""
        beat = HEARTBEAT - self._since_beat if self._model.suspense else None
        return min((wait for wait in (self.talk.left, self._welcome.wake_in, beat) if wait is not None), default=None)

    def begin(self) -> None:
        """The table is open: music, and a welcome."""
        self._context.audio.play_music("table")

    def greet(self) -> None:
        """Have an AI seat greet a person, if the match begins now."""
        self._welcome.begin()

    def pass_time(self, seconds: float) -> bool:
        """True if that is to be seen."""
        self._since_beat += seconds
        self._context.audio.set_intensity(self._intensity)
        if self._model.suspense and self._since_beat >= HEARTBEAT:
            self._since_beat = 0.0
            self._context.audio.play("heartbeat")
        greeted = self._welcome.pass_time()
        return self.talk.pass_time(seconds) or greeted

    @property
    def _intensity(self) -> Intensity:
        """What the music says of the table: six numbers are the tenser thing of two."""
        if self._model.suspense:
            return Intensity.SUSPENSE
        return Intensity.MATCH_POINT if self._model.match_point and not self._model.over else Intensity.CALM

    def draw(self, canvas: Canvas, layout: TableLayout) -> None:
        """Show what is being said."""
        self.talk.draw(canvas, layout, self._model.home)
