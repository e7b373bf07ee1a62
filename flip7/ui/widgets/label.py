"""Widgets that only show something."""

from flip7.i18n import Text
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, line_height, text_height
from flip7.ui.theme import BODY, SUBHEADING, Colour, Pad, Radius, TextStyle, Tone
from flip7.ui.widget import Widget


class Label(Widget):
    """A text in a box."""

    focusable = False

    def __init__(
        self, text: Text | str, style: TextStyle = BODY, align: Align = Align.LEFT, *, wrap: bool = False, key: str = ""
    ) -> None:
        super().__init__(text, key=key)
        self.style = style
        self.align = align
        self.wrap = wrap

    def height_for(self, width: float) -> float:
        """The height it needs at a width."""
        return text_height(self.text, self.style, width) if self.wrap else line_height(self.style)

    def draw(self, canvas: Canvas) -> None:
        if self.visible:
            canvas.text(self.text, self.box, self.style, self.align, wrap=self.wrap)


class Panel(Widget):
    """A dark, softly edged surface that other things stand on, with a title if it has a text."""

    focusable = False
    radius = Radius.LARGE

    def __init__(
        self, text: Text | str = "", *, fill: Colour = Tone.PANEL, edge: Colour = Tone.PANEL_EDGE, depth: float = 0
    ) -> None:
        super().__init__(text)
        self.fill = fill
        self.edge = edge
        self.depth = depth

    @property
    def title_height(self) -> float:
        """How much of its top the title takes, in logical units; 0 without a title."""
        return line_height(SUBHEADING) + Pad.MEDIUM if str(self.text) else 0.0

    @property
    def inner(self) -> Box:
        """The room for what stands on it."""
        inner = self.box.inflate(-2 * Pad.LARGE, -2 * Pad.LARGE)
        return Box(inner.left, inner.top + self.title_height, inner.width, inner.height - self.title_height)

    def draw(self, canvas: Canvas) -> None:
        if not self.visible:
            return
        if self.depth:
            canvas.shadow(self.box, self.radius, self.depth)
        canvas.rect(self.box, self.fill, self.radius, self.edge)
        if str(self.text):
            inner = self.box.inflate(-2 * Pad.LARGE, -2 * Pad.LARGE)
            title = Box(inner.left, inner.top, inner.width, self.title_height - Pad.MEDIUM)
            canvas.text(self.text, title, SUBHEADING, Align.LEFT)
