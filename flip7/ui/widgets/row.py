"""A line of a form: what is set on the left, the control that sets it on the right."""

from flip7.i18n import Text
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, line_height, text_height, widest_word
from flip7.ui.theme import BODY, Pad, Radius, TextStyle, Tone
from flip7.ui.widget import Widget

DISABLED_ALPHA = 105


class Row(Widget):
    """A label and, in `control`, the room for what it is about. Without a text the control takes the whole row.

    A label that would need more than two lines beside its control stands above it instead: at a large text size, or in
    a language with long words. `height_for` tells how high the row is then.
    """

    radius = Radius.MEDIUM
    label_style: TextStyle = BODY

    def __init__(
        self, text: Text | str, *, label_share: float = 0.45, key: str = "", tooltip: Text | str | None = None
    ) -> None:
        super().__init__(text, key=key, tooltip=tooltip)
        self.label_share = label_share

    def height_for(self, width: float) -> float:
        """The height it needs at a width."""
        if not str(self.text):
            return self._control_height
        if self._stacked(width):
            label = text_height(self.text, self.label_style, width - 2 * Pad.MEDIUM)
            return Pad.SMALL + label + self._control_height
        label = text_height(self.text, self.label_style, self._label_width(width))
        return max(label + Pad.MEDIUM, self._control_height)

    @property
    def alpha(self) -> int:
        """How strongly to draw what stands in it: paler while it is not enabled."""
        return 255 if self.enabled else DISABLED_ALPHA

    @property
    def control(self) -> Box:
        """The room for the control."""
        inner = self.box.inflate(-2 * Pad.MEDIUM, 0)
        if not str(self.text):
            return inner
        if self._stacked(self.box.width):
            height = min(inner.height, self._control_height)
            return Box(inner.left, inner.bottom - height, inner.width, height)
        width = inner.width * (1 - self.label_share)
        return Box(inner.right - width, inner.top, width, inner.height)

    def draw(self, canvas: Canvas) -> None:
        if not self.visible:
            return
        if self.hovered and self.enabled:
            canvas.rect(self.box, Tone.RAISED, self.radius)
        if str(self.text):
            control = self.control
            if self._stacked(self.box.width):
                room = Box(
                    control.left, self.box.top + Pad.SMALL, control.width, control.top - self.box.top - Pad.SMALL
                )
            else:
                room = Box(self.box.left + Pad.MEDIUM, self.box.top, self._label_width(self.box.width), self.box.height)
            canvas.text(self.text, room, self.label_style, Align.LEFT, wrap=True, alpha=self.alpha)
        self.draw_control(canvas)

    def draw_control(self, canvas: Canvas) -> None:
        """Show what it is set to."""

    @property
    def _control_height(self) -> float:
        return line_height(BODY) + 2 * Pad.MEDIUM

    def _label_width(self, width: float) -> float:
        return (width - 2 * Pad.MEDIUM) * self.label_share - Pad.MEDIUM

    def _stacked(self, width: float) -> bool:
        room = self._label_width(width)
        if widest_word(self.text, self.label_style) > room:
            return True
        return text_height(self.text, self.label_style, room) > 2.5 * line_height(self.label_style)
