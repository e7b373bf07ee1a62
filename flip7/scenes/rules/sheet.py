"""The sheet that a page is set on: it measures as exactly as it will be drawn, and keeps the pieces."""

from dataclasses import dataclass, field
from math import ceil

from flip7.i18n import Text
from flip7.scenes.rules.pieces import Icon, Laid, PadButton, Piece, Plate, Words
from flip7.ui.canvas import Box
from flip7.ui.fonts import FontName
from flip7.ui.text import Align, set_text
from flip7.ui.theme import Colour, TextStyle, Tone, theme

READING = TextStyle(FontName.TEXT, 28)
READING_STRONG = TextStyle(FontName.STRONG, 28)
CHAPTER = TextStyle(FontName.DISPLAY, 52)
SECTION = TextStyle(FontName.DISPLAY, 34, Tone.GOLD_LIGHT)
NOTE_TITLE = TextStyle(FontName.STRONG, 25)
CAPTION = TextStyle(FontName.STRONG, 23, Tone.LAVENDER)
SIGN = TextStyle(FontName.DISPLAY, 40, Tone.LAVENDER)
RESULT = TextStyle(FontName.DISPLAY, 46)

COLUMN_EMS = 35.0
"""About 75 letters to a line: more, and the eye loses its way back to the next one."""


def column_width(room: float) -> float:
    """How wide a column is that reads well, in logical units: no wider than its room."""
    return min(room, COLUMN_EMS * theme.text_size(READING))


@dataclass
class Sheet:
    """Pieces in the order they are drawn. `scale` is the window's: letters round to whole pixels, and what is measured
    at another size could need a line more than it was given."""

    scale: float
    pieces: list[Piece] = field(default_factory=list)

    def width_of(self, text: Text | str, style: TextStyle) -> float:
        """On one line; a pixel more, so that its own box is never too narrow for it."""
        return (set_text(text, style, self.scale, (1, 1), fit=False).width + 1) / self.scale

    def height_of(self, text: Text | str, style: TextStyle, width: float) -> float:
        """Wrapped to a width, with the space below the last line."""
        room = max(1, ceil(width * self.scale))
        setting = set_text(text, style, self.scale, (room, 1), wrap=True, fit=False)
        return len(setting.lines) * setting.face.line_height / self.scale

    def words(self, text: Text | str, box: Box, style: TextStyle, align: Align = Align.TOP_LEFT) -> None:
        """In a box whose size is known."""
        self.pieces.append(Words(str(text), box, style, align))

    def column(
        self, text: Text | str, left: float, top: float, width: float, style: TextStyle, *,
        align: Align = Align.TOP_LEFT,
    ) -> float:  # fmt: skip
        """As high as it needs to be; gives that height."""
        height = self.height_of(text, style, width)
        self.words(text, Box(left, top, width, height), style, align)
        return height

    def card(self, card: Laid) -> None:
        """Put a card on top of what lies there already."""
        self.pieces.append(card)

    def plate(
        self, box: Box, fill: Colour | None, radius: float, edge: Colour | None = None, *, beneath: int | None = None
    ) -> None:
        """A surface; with `beneath` it lies under all pieces from that number on, which were set before its height
        was known."""
        plate = Plate(box, fill, radius, edge)
        self.pieces.insert(len(self.pieces) if beneath is None else beneath, plate)

    def pad_button(self, button: PadButton) -> None:
        """Put a button of a gamepad on top of what lies there already."""
        self.pieces.append(button)

    def icon(self, name: str, box: Box, tint: Colour) -> None:
        """Put a picture of assets/ on top of what lies there already."""
        self.pieces.append(Icon(name, box, tint))
