"""A page above the page: a panel with a heading and a way to close it."""

from collections.abc import Sequence

from flip7.app.context import Context
from flip7.i18n import Text, _
from flip7.scenes.page import ContextScene
from flip7.ui.boxes import Share, columns, padded, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.scene import Transition
from flip7.ui.text import Align, text_height
from flip7.ui.theme import HEADING, Pad, Radius, Tone
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button

_CLOSE = 68.0


class Overlay(ContextScene):
    """A subclass says how large it wants to be, and gives its widgets for the room below the heading."""

    overlay = True
    widest = 1500.0

    def __init__(self, context: Context, heading: Text) -> None:
        super().__init__(context)
        self.heading = heading
        self.first: Widget | None = None
        """What has the focus at first."""
        self._panel = self._words = Box(0, 0, 0, 0)
        self._close = Button("", self.back, icon="icons/close", key="close", tooltip=_("Close"))
        self._laid_out = False

    def wanted_height(self, width: float) -> float:
        """The height of the room below the heading that would be enough at a width."""
        raise NotImplementedError

    def build(self, room: Box) -> Sequence[Widget]:
        """The widgets, placed. Called at every change of window, text size and language, and by `rebuild`."""
        raise NotImplementedError

    def layout(self, size: tuple[float, float]) -> None:
        width = min(self.widest, size[0] - 2 * Pad.LARGE)
        inner = width - 2 * Pad.LARGE
        head = max(_CLOSE, text_height(self.heading, HEADING, inner - _CLOSE - Pad.LARGE))
        around = 2 * Pad.LARGE + head + Pad.MEDIUM
        high = min(size[1] - 2 * Pad.MEDIUM, around + self.wanted_height(inner))
        self._panel = within(Box((0, 0), size), width, high)
        upper, room = rows(padded(self._panel, Pad.LARGE), [head, Share()], gap=Pad.MEDIUM)
        self._words, close = columns(upper, [Share(), _CLOSE], gap=Pad.LARGE)
        self._close.place(within(close, _CLOSE, _CLOSE, Align.TOP))
        self.ring.replace([*self.build(room), self._close])
        if not self._laid_out and self.first is not None:
            self.ring.focus(self.first)
        self._laid_out = True

    def rebuild(self) -> None:
        """Other widgets, as after a choice that brings or takes some; the focus stays where it is."""
        self.layout(self.manager.viewport.size)
        self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self._panel, Radius.LARGE, 40, alpha=190)
        canvas.rect(self._panel, Tone.SOLID, Radius.LARGE, Tone.RAISED_EDGE)
        canvas.text(self.heading, self._words, HEADING, Align.LEFT, wrap=True)
        self.ring.draw(canvas)

    def back(self) -> None:
        self.context.audio.play("back")
        self.manager.pop(Transition.FADE)
