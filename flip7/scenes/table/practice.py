"""What is said of a match that was played on from a review: at the table, in the pause, on the podium."""

from typing import Final

from flip7.i18n import _
from flip7.scenes.table.layout import TableLayout
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.text import line_height, text_width
from flip7.ui.theme import SMALL_SECOND, Pad, Tone

DOES_NOT_COUNT: Final = _("Played on: this match does not count.")


def draw_practice(canvas: Canvas, layout: TableLayout) -> None:
    """A small plate at the foot of the player's face, where no card and no number lies."""
    home = layout.home
    style = SMALL_SECOND.sized(19)
    width = min(text_width(DOES_NOT_COUNT, style) + 2 * Pad.MEDIUM, layout.size[0] * 0.3)
    height = line_height(style) + 4
    plate = Box(home.box.left + 12, layout.ticker.top + (layout.ticker.height - height) / 2, width, height)
    with canvas.part("practice"):
        canvas.rect(plate, Tone.SOLID, PILL, Tone.GOLD, 2)
        canvas.text(DOES_NOT_COUNT, plate.inflate(-Pad.MEDIUM, -2), style)
