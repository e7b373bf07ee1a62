"""The story so far: every line of the match, the newest in view."""

from collections.abc import Sequence

from flip7.i18n import Text, _, pgettext
from flip7.ui.canvas import Box, Canvas
from flip7.ui.form import FormScene
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, line_height
from flip7.ui.theme import HEADING, Pad, Radius, Tone
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.listbox import ListBox


class StoryScene(FormScene):
    overlay = True

    def __init__(self, story: Sequence[Text]) -> None:
        super().__init__()
        lines = list(story) or [_("Nothing has happened yet.")]
        self._list = ListBox(lines, selected=len(lines) - 1, on_press=lambda _index: self._close(), key="story")
        self._back = Button(pgettext("story", "Back to the table"), self._close, ButtonStyle.PRIMARY, key="back")
        self._panel = Box(0, 0, 0, 0)
        self.ring.replace([self._list, self._back])

    def layout(self, size: tuple[float, float]) -> None:
        width, height = min(1180.0, size[0] - 120), size[1] - 120
        self._panel = Box((size[0] - width) / 2, 60, width, height)
        inner = self._panel.inflate(-2 * Pad.LARGE, -2 * Pad.LARGE)
        top = inner.top + line_height(HEADING) + Pad.MEDIUM
        button = self._back.wanted_height
        self._list.place(Box(inner.left, top, inner.width, inner.bottom - button - Pad.MEDIUM - top))
        wide = min(inner.width, self._back.wanted_width + 80)
        self._back.place(Box(inner.centerx - wide / 2, inner.bottom - button, wide, button))

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.BACK, Kind.LOG):
            self._close()
            return True
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self._panel, Radius.LARGE, 40, alpha=190)
        canvas.rect(self._panel, Tone.SOLID, Radius.LARGE, Tone.RAISED_EDGE)
        inner = self._panel.inflate(-2 * Pad.LARGE, -2 * Pad.LARGE)
        heading = Box(inner.left, inner.top, inner.width, line_height(HEADING))
        canvas.text(pgettext("story", "The story so far"), heading, HEADING, Align.LEFT)
        super().draw(canvas)

    def _close(self) -> None:
        self.manager.pop()
