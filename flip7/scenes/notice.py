"""A gentle bar at the top: something happened to a file, and the player is told in one sentence."""

from collections.abc import Callable

from flip7.i18n import Text, _
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, text_height
from flip7.ui.theme import SMALL, Pad, Radius, Tone
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button


class NoticeBar(Widget):
    """Shows a notice until its `close` button is pressed."""

    focusable = False
    radius = Radius.MEDIUM

    def __init__(self, text: Text | str, on_close: Callable[[], object]) -> None:
        super().__init__(text)
        self.close = Button("", on_close, icon="icons/close", text_style=SMALL, key="close notice", tooltip=_("Close"))

    def place_in(self, size: tuple[float, float]) -> None:
        """Find its place, and that of its button, on a screen of this logical size."""
        width = min(1100.0, size[0] - 4 * Pad.LARGE)
        height = max(64.0, text_height(self.text, SMALL, width - 170) + Pad.MEDIUM)
        self.place(Box((size[0] - width) / 2, Pad.MEDIUM, width, height))
        self.close.place(Box(self.box.right - 64, self.box.centery - 26, 52, 52))

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self.box, self.radius, 18)
        canvas.rect(self.box, Tone.SOLID, self.radius, Tone.GOLD.faded(0.7))
        canvas.image("icons/info", Box(self.box.left + 20, self.box.centery - 18, 36, 36), Tone.GOLD)
        room = Box(self.box.left + 76, self.box.top, self.box.width - 160, self.box.height)
        canvas.text(self.text, room, SMALL, Align.LEFT, wrap=True)
