"""A question that has to be answered before anything else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from flip7.i18n import Text
from flip7.ui.canvas import Box, Canvas
from flip7.ui.focus import FocusRing
from flip7.ui.intents import SYSTEM, Intent, Kind
from flip7.ui.text import Align, text_height
from flip7.ui.theme import HEADING, SECOND, Pad, Radius, Tone
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button, ButtonStyle


@dataclass(frozen=True, slots=True)
class Answer:
    """A possible answer and what comes of it."""

    text: Text | str
    on_choose: Callable[[], object] = lambda: None
    style: ButtonStyle = ButtonStyle.QUIET


class Dialog(Widget):
    """Takes every intent while it is open. `answers[safe]` is the one that loses nothing: Esc means it, and it has the
    focus at first, so that a hasty Enter does no harm either."""

    WIDTH = 860.0
    radius = Radius.LARGE

    def __init__(
        self, text: Text | str, answers: Sequence[Answer], *, safe: int = 0, detail: Text | str | None = None
    ) -> None:
        super().__init__(text)
        self.detail = detail
        self.answers = tuple(answers)
        self.safe = safe
        self._buttons = tuple(
            Button(answer.text, answer.on_choose, answer.style, key=f"answer {index}")
            for index, answer in enumerate(self.answers)
        )
        self.ring = FocusRing(self._buttons, self._buttons[safe])
        self._heading = Box(0, 0, 0, 0)
        self._detail = Box(0, 0, 0, 0)

    def layout(self, size: tuple[float, float]) -> None:
        """Stand in the middle of a screen of this logical size."""
        width = min(self.WIDTH, size[0] - 4 * Pad.LARGE)
        inner = width - 4 * Pad.LARGE
        heading = text_height(self.text, HEADING, inner)
        detail = text_height(self.detail, SECOND, inner) + Pad.MEDIUM if self.detail else 0.0
        button = max(button.wanted_height for button in self._buttons)
        room = (inner - Pad.MEDIUM * (len(self._buttons) - 1)) / len(self._buttons)
        # Side by side if all labels fit at full size, else one below the other.
        beside = all(button.wanted_width <= room for button in self._buttons)
        self.ring.menu = () if beside else self._buttons
        rows = 1 if beside else len(self._buttons)
        below = rows * button + (rows - 1) * Pad.MEDIUM
        height = 3 * Pad.LARGE + Pad.MEDIUM + heading + detail + Pad.LARGE + below
        self.box = Box((size[0] - width) / 2, (size[1] - height) / 2, width, height)
        left = self.box.left + 2 * Pad.LARGE
        self._heading = Box(left, self.box.top + 1.5 * Pad.LARGE, inner, heading)
        self._detail = Box(left, self._heading.bottom + Pad.MEDIUM, inner, max(0.0, detail - Pad.MEDIUM))
        top = self.box.bottom - 1.5 * Pad.LARGE - below
        for index, widget in enumerate(self._buttons):
            if beside:
                widget.place(Box(left + index * (room + Pad.MEDIUM), top, room, button))
            else:
                widget.place(Box(left, top + index * (button + Pad.MEDIUM), inner, button))

    def handle(self, intent: Intent) -> bool:
        if intent.kind in SYSTEM:
            return False
        if intent.kind is Kind.BACK:
            self.answers[self.safe].on_choose()
        elif intent.kind is Kind.PICK and intent.index < len(self.answers):
            self.answers[intent.index].on_choose()
        else:
            # A dialog has to be answered first; only the sound can be switched off meanwhile.
            return self.ring.handle(intent) or intent.kind is not Kind.MUTE
        return True

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self.box, self.radius, 40, alpha=190)
        canvas.rect(self.box, Tone.SOLID, self.radius, Tone.RAISED_EDGE)
        canvas.text(self.text, self._heading, HEADING, Align.TOP, wrap=True)
        if self.detail:
            canvas.text(self.detail, self._detail, SECOND, Align.TOP, wrap=True)
        self.ring.draw(canvas)
