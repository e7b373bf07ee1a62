"""What the buttons of a gamepad do, each drawn as it looks on the one in use."""

from collections.abc import Callable, Mapping

from flip7.i18n import Text, pgettext
from flip7.ui.boxes import Share, columns, grid, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Kind
from flip7.ui.pad_glyphs import draw_glyph, glyph_size
from flip7.ui.pads import LABELS, PadFamily
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import BODY, Pad
from flip7.ui.widget import Widget

MEANINGS: Mapping[Kind, Text] = {
    # TRANSLATORS: what a button of a gamepad does, as short as can be
    Kind.CONFIRM: pgettext("gamepad", "Confirm"),
    Kind.BACK: pgettext("gamepad", "Back"),
    Kind.HIT: pgettext("gamepad", "Hit"),
    Kind.STAY: pgettext("gamepad", "Stay"),
    Kind.PAUSE: pgettext("gamepad", "Pause"),
    Kind.LOG: pgettext("gamepad", "What happened"),
    Kind.HINT: pgettext("gamepad", "Hint"),
    Kind.SPEED: pgettext("gamepad", "Speed"),
}


class PadLegend(Widget):
    """A table of buttons and what they mean. `family` is asked when it is drawn."""

    focusable = False

    def __init__(self, family: Callable[[], PadFamily]) -> None:
        super().__init__(key="gamepad buttons")
        self._family = family

    def height_for(self, width: float) -> float:
        """The height in logical units that it needs at a width."""
        lines = -(-len(MEANINGS) // self._across(width))
        return lines * self._line + Pad.SMALL

    def draw(self, canvas: Canvas) -> None:
        if not self.visible:
            return
        family = self._family()
        inner = Box(self.box.left + Pad.MEDIUM, self.box.top, self.box.width - 2 * Pad.MEDIUM, self.box.height)
        cells = grid(inner, len(MEANINGS), self._across(self.box.width), gap=0, height=self._line)
        beside = self._beside
        for (kind, meaning), cell in zip(MEANINGS.items(), cells, strict=True):
            button, words = columns(cell, [beside, Share()], gap=Pad.MEDIUM)
            label = LABELS[family][kind]
            draw_glyph(canvas, family, label, within(button, *glyph_size(family, label)))
            canvas.text(meaning, words, BODY, Align.LEFT)

    @property
    def _line(self) -> float:
        return line_height(BODY) + Pad.MEDIUM

    @property
    def _beside(self) -> float:
        return max(glyph_size(family, label)[0] for family in PadFamily for label in LABELS[family].values())

    def _across(self, width: float) -> int:
        widest = max(text_width(meaning, BODY) for meaning in MEANINGS.values())
        return max(1, min(3, int((width - 2 * Pad.MEDIUM) // (self._beside + 2 * Pad.MEDIUM + widest))))
