"""What a match is gone through with: to the start, back, play, on, to the end, and the scrubber."""

from collections.abc import Callable, Sequence
from typing import Final

from flip7.i18n import pgettext
from flip7.match.review import Mark
from flip7.scenes.review.signs import SIGNS
from flip7.ui.boxes import columns
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.theme import Radius, Tone
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.button import Button, ButtonStyle

_BUTTON: Final = 76.0
_PLAY: Final = 104.0
_GAP: Final = 10.0
_NEAR: Final = 12.0


class Scrubber(Widget):
    """A line from the first to the last step, with rounds and telling moments on it. Keys as on the chart."""

    radius = Radius.SMALL

    def __init__(
        self,
        last: int,
        rounds: Sequence[int],
        go_to: Callable[[int], object],
        turn_round: Callable[[int], object],
    ) -> None:
        super().__init__(key="scrubber")
        self.last = last
        self.rounds = tuple(rounds)
        self.marks: Sequence[Mark] = ()
        self.step = 0
        self._go_to = go_to
        self._turn_round = turn_round

    @property
    def track(self) -> Box:
        """The line that the knob runs on."""
        return Box(self.box.left + 18, self.box.centery - 5, self.box.width - 36, 10)

    def place_of(self, step: int) -> float:
        """Where a step lies, from left to right."""
        return self.track.left + self.track.width * step / max(1, self.last)

    def handle(self, intent: Intent) -> bool:
        match intent.kind:
            case Kind.LEFT | Kind.RIGHT:
                self._go_to(self.step + (1 if intent.kind is Kind.RIGHT else -1))
            case Kind.HOME:
                self._go_to(0)
            case Kind.END:
                self._go_to(self.last)
            case Kind.PAGE_UP | Kind.PAGE_DOWN:
                self._turn_round(1 if intent.kind is Kind.PAGE_DOWN else -1)
            case Kind.PRESS:
                self.pressed = True
                near = [mark for mark in self.marks if abs(self.place_of(mark.step) - intent.pos[0]) <= _NEAR]
                self._go_to(near[0].step if near else self._at(intent.pos[0]))
            case Kind.POINT if self.pressed:
                self._go_to(self._at(intent.pos[0]))
            case Kind.RELEASE if self.pressed:
                self.pressed = False
            case _:
                return False
        return True

    def _at(self, across: float) -> int:
        share = (across - self.track.left) / max(1.0, self.track.width)
        return round(min(1.0, max(0.0, share)) * self.last)

    def draw(self, canvas: Canvas) -> None:
        track = self.track
        canvas.rect(track, Tone.WELL, PILL, Tone.RAISED_EDGE)
        knob = self.place_of(self.step)
        if knob - track.left >= track.height:
            canvas.rect(Box(track.left, track.top, knob - track.left, track.height), Tone.GOLD, PILL)
        for number, first in enumerate(self.rounds[1:], 2):
            with canvas.part("round", number):
                canvas.rect(Box(self.place_of(first) - 1.5, track.top - 6, 3, 22), Tone.FAINT)
        for number, mark in enumerate(self.marks):
            with canvas.part("mark", number):
                canvas.circle((self.place_of(mark.step), track.top - 12), 8, SIGNS[mark.kind].fill, Tone.CREAM, 2)
        with canvas.part("knob"):
            canvas.circle((knob, track.centery), 17, Tone.CREAM, Tone.GOLD, 4)


class Transport:
    """The buttons and the scrubber, for the page and for the table alike."""

    def __init__(
        self,
        last: int,
        rounds: Sequence[int],
        *,
        go_to: Callable[[int], object],
        turn_round: Callable[[int], object],
        play: Callable[[], object],
    ) -> None:
        self.scrubber = Scrubber(last, rounds, go_to, turn_round)
        self._play = Button("", play, ButtonStyle.PRIMARY, icon="icons/play", key="play")
        self._buttons = (
            Button("", lambda: go_to(0), icon="icons/first", key="first",
                   tooltip=pgettext("replay", "To the beginning")),
            Button("", lambda: go_to(self.scrubber.step - 1), icon="icons/step_back", key="step back",
                   tooltip=pgettext("replay", "One decision back")),
            self._play,
            Button("", lambda: go_to(self.scrubber.step + 1), icon="icons/step_forward", key="step forward",
                   tooltip=pgettext("replay", "One decision on")),
            Button("", lambda: go_to(last), icon="icons/last", key="last", tooltip=pgettext("replay", "To the end")),
        )  # fmt: skip

    @property
    def widgets(self) -> list[Widget]:
        """In the order of Tab."""
        return [*self._buttons, self.scrubber]

    @property
    def play_button(self) -> Button:
        """Begins to play, and pauses."""
        return self._play

    def show(self, step: int, marks: Sequence[Mark], *, playing: bool) -> None:
        """Where the match stands now, and whether it goes on by itself."""
        self.scrubber.step, self.scrubber.marks = step, marks
        self._play.icon = "icons/pause" if playing else "icons/play"
        self._play.tooltip = pgettext("replay", "Pause") if playing else pgettext("replay", "Play")

    def place(self, room: Box) -> None:
        """The buttons at the left, the scrubber in all the rest."""
        widths = [_BUTTON, _BUTTON, _PLAY, _BUTTON, _BUTTON]
        buttons = columns(room, widths, gap=_GAP)
        place_all(self._buttons, buttons)
        left = buttons[-1].right + _GAP
        self.scrubber.place(Box(left, room.top, room.right - left, room.height))
