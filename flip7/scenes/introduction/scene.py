"""The introduction: the real table, a match in a fixed order, and a guide who waits for the right press."""

from flip7.app.context import Context
from flip7.app.editions import edition_of_language
from flip7.app.first_table import first_table
from flip7.engine import EDITIONS, Decision, Move
from flip7.i18n import _, pgettext
from flip7.match.match import SeatPlan
from flip7.scenes.introduction.guide import Finger, Pulse, Words
from flip7.scenes.introduction.lesson import Step, lesson_match
from flip7.scenes.introduction.offer import Introduced
from flip7.scenes.table import Board
from flip7.ui.canvas import Box, Canvas
from flip7.ui.form import DialogScene
from flip7.ui.intents import DIRECTIONS, Intent, Kind
from flip7.ui.scene import Scene
from flip7.ui.theme import STRONG, Pad
from flip7.ui.timeline import Speed
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.dialog import Answer

PAUSE = 0.4
"""Seconds that the others seem to think."""
FRAME = 1 / 30
_GOES_ON = (Kind.CONFIRM, Kind.HIT, Kind.STAY, Kind.SKIP, Kind.PICK)
_HEARD = (*_GOES_ON, *DIRECTIONS, Kind.PRESS, Kind.RELEASE, Kind.POINT, Kind.NEXT, Kind.PREVIOUS)
"""What can be pressed here; hints, story and the like come with the first match."""


class IntroductionScene(Scene):
    """A lesson of a minute and a half. The next step is the one after the decisions in the match's journal.

    The match belongs to nobody: it is neither kept as the one under way nor entered into the records.
    """

    paced = True

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        edition = edition_of_language()
        self.match, self._steps = lesson_match(_learner(context), edition, EDITIONS[edition])
        self._pulse = Pulse()
        self._answered = -1
        """The last step whose words were answered by "go on"."""
        self._waited = 0.0
        self._hurried = False
        """What the others do is shown at double speed: it is not what is learnt."""
        self._on = Button(
            pgettext("introduction", "Go on"), self._answer, ButtonStyle.PRIMARY, key="go on", text_style=STRONG
        )
        self._skip = Button(
            pgettext("introduction", "Skip"), self._pause, icon="icons/close", key="skip", text_style=STRONG
        )
        self._skip.shortcut = Kind.BACK
        self.board = Board(context, self.match, self.invalidate)
        self.board.on_offered = self._guide
        self.controls, self.ring = self.board.controls, self.board.ring
        self.controls.corner = (self._skip,)
        self.controls.on_choice = self._choose

    @property
    def step(self) -> Step:
        """What comes next: the step after the decisions made so far."""
        return self._steps[len(self.match.journal)]

    @property
    def explaining(self) -> bool:
        """Whether the guide waits for "go on", and not for a decision of the player."""
        unanswered = self.step.words is not None and self._answered < len(self.match.journal)
        return unanswered and self.board.model.pending is not None and not self.board.person_decides

    @property
    def busy(self) -> bool:
        """Whether something is still being shown, or will be at once."""
        return self.board.busy

    @property
    def animating(self) -> bool:
        return self.board.moving

    @property
    def wake_in(self) -> float | None:
        waits = [*self.board.waits, None if self._pulse.still else FRAME]
        if not self.board.person_decides and not self.explaining:
            waits.append(max(0.0, PAUSE - self._waited))
        return min((wait for wait in waits if wait is not None), default=None)

    def enter(self) -> None:
        self.board.atmosphere.begin()
        self.board.renew()

    def resume(self) -> None:
        self.board.renew()

    def layout(self, size: tuple[float, float]) -> None:
        self.board.place(size, self.manager.viewport)
        header, width = self.board.layout.header, self._skip.wanted_width
        self._skip.place(Box(header.right - width, header.top, width, header.height))

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.BACK, Kind.PAUSE):
            self._pause()
            return True
        if intent.kind not in _HEARD:
            return False
        if not self.busy and self._goes_on(intent):
            self._answer()
            return True
        if not self.busy and self._misses(intent):
            self._refuse()
            return True
        step = self.step
        heard = self.board.handle(intent)
        if self.step is not step and not self.busy:
            # At instant speed the next question is there already; the ring stands on the button pressed for the last.
            self.ring.focus(self._wanted())
        return heard

    def _goes_on(self, intent: Intent) -> bool:
        """While something is explained every press means "go on", unless it is on the way out."""
        if not self.explaining:
            return False
        if intent.kind is Kind.PRESS:
            return self.ring.at(intent.pos) not in (self._on, self._skip)
        return intent.kind in _GOES_ON and self.ring.focused is not self._skip

    def _misses(self, intent: Intent) -> bool:
        """A press on nothing, or a digit of nobody, while the player is asked for something."""
        if not self.board.person_decides:
            return False
        if intent.kind is Kind.PRESS:
            widget = self.ring.at(intent.pos)
            return widget is None or not (widget.focusable or widget is self.controls.deck)
        if intent.kind is Kind.PICK:
            return intent.index >= len(self.controls.targets)
        # The key of a button that is not there: a target is to be chosen.
        return intent.kind in (Kind.HIT, Kind.STAY) and bool(self.controls.targets)

    def update(self, dt: float) -> None:
        self._pulse.still = self.context.reduced_motion
        if not self.busy:
            self._pulse.pass_time(dt)
            if not self._pulse.still:
                self.invalidate()
        if self.board.update(dt, self._speed()):
            self._go_on(dt)
        if self.ring.update(dt):
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        self.board.draw(canvas)

    def _go_on(self, dt: float) -> None:
        """Nothing moves: the others do what the lesson says."""
        if self.board.person_decides or self.explaining:
            return
        if self.step.decision is None:
            self.manager.push(Introduced(self.context))
            return
        self._waited += dt
        if self._waited >= PAUSE:
            self.decide(self.step.decision)

    def _choose(self, decision: Decision) -> None:
        """The player has pressed something: the lesson goes on with what it asks for, and with nothing else."""
        if self.busy or not self.board.person_decides:
            return
        if decision == self.step.decision:
            self.decide(decision)
        else:
            self._refuse()

    def decide(self, decision: Decision) -> None:
        """Play the lesson's next decision, and show what comes of it."""
        self._waited = 0.0
        self._hurried = not self.board.person_decides
        self.board.decide(decision)

    def _answer(self) -> None:
        self._answered = len(self.match.journal)
        self._waited = PAUSE
        self.context.audio.play("press")
        self.board.offer()

    def _refuse(self) -> None:
        self._pulse.refuse()
        self.context.audio.play("back")
        self.invalidate()

    def _guide(self) -> None:
        """Point at what is meant, with the words for it."""
        if not self.explaining and not self.board.person_decides:
            return
        widgets: list[Widget] = [self._skip] if self.explaining else list(self.ring.widgets)
        widgets.append(Finger(self.step.spots, self.board.layout, self.board.model, self._pulse))
        text = self.step.said(self.match.game)
        if text is not None:
            below = self._on.wanted_height + Pad.SMALL if self.explaining else 0.0
            aiming = bool(self.controls.targets)
            words = Words(text, self.board.layout, self._pulse, below=below, aiming=aiming)
            # What has happened is told by the guide, where else one line tells it.
            self.board.view.ticker = ""
            widgets.append(words)
            self._place_on(words.speech.below)
        if self.explaining:
            widgets.append(self._on)
        self.ring.replace(widgets)
        self.ring.focus(self._wanted())

    def _place_on(self, room: Box) -> None:
        width = min(room.width, self._on.wanted_width)
        self._on.place(Box(room.right - width, room.top + Pad.SMALL, width, room.height - Pad.SMALL))

    def _wanted(self) -> Widget | None:
        """What the player is to press."""
        if self.explaining:
            return self._on
        match self.step.decision:
            case Move.HIT:
                return self.controls.hit
            case Move.STAY:
                return self.controls.stay
            case seat:
                return next((target for target in self.controls.targets if target.seat == seat), None)

    def _speed(self) -> Speed:
        return Speed.DOUBLE if self._hurried and self.context.speed is Speed.NORMAL else self.context.speed

    def _pause(self) -> None:
        self.manager.push(
            DialogScene(
                _("Leave the introduction?"),
                [
                    Answer(pgettext("introduction", "Keep learning"), style=ButtonStyle.PRIMARY),
                    Answer(pgettext("introduction", "Leave"), self._leave),
                ],
                detail=_("You find it in the menu at any time."),
            )
        )

    def _leave(self) -> None:
        self.context.navigation.go_to_title(self.manager)


def _learner(context: Context) -> SeatPlan:
    """The player as they sit at their own table."""
    seats = (*context.last_plan().seats, *first_table().seats)
    return next(seat for seat in seats if seat.is_person)
