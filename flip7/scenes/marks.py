"""How a round ended for a seat, at a glance: a plate with a sign and a word."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from flip7.i18n import Text, pgettext
from flip7.match.history import Ending
from flip7.ui.boxes import Share, Space, columns, within
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.text import line_height, text_width
from flip7.ui.theme import Colour, TextStyle, Tone


@dataclass(frozen=True, slots=True)
class Mark:
    """A word, a sign and a colour."""

    text: Text
    icon: str
    fill: Colour
    ink: Colour = Tone.CREAM

    def wanted_width(self, style: TextStyle) -> float:
        """Wide enough for its word at full size."""
        return text_width(self.text, style) + style.size * 3.4

    def draw(self, canvas: Canvas, box: Box, style: TextStyle) -> None:
        """As wide as the box, in the middle of its height."""
        height = min(box.height - 6, line_height(style) * 1.25, box.width * 0.2)
        plate = within(box, box.width, height)
        canvas.rect(plate, self.fill, PILL)
        side, end = height * 0.66, Space(height * 0.26)
        icon, word = columns(plate, [end, side, Space(4), Share(), end])
        canvas.image(f"icons/{self.icon}", within(icon, side, side), self.ink)
        canvas.text(self.text, word, style.in_colour(self.ink))


ENDINGS: Final[Mapping[Ending, Mark]] = {
    # TRANSLATORS: how a round ended for a player, in capitals on a small plate: as short as possible
    Ending.STAYED: Mark(pgettext("end of round", "STAYED"), "check", Tone.GREEN),
    # TRANSLATORS: the player was still in when somebody else had a Flip 7
    Ending.STILL_IN: Mark(pgettext("end of round", "STILL IN"), "arrow_right", Tone.RAISED_EDGE),
    # TRANSLATORS: by a Freeze card
    Ending.FROZEN: Mark(pgettext("end of round", "FROZEN"), "snowflake", Tone.ICE_DEEP),
    # TRANSLATORS: the player has bust
    Ending.BUSTED: Mark(pgettext("end of round", "BUST"), "close", Tone.RED),
    # TRANSLATORS: the player has a Flip 7
    Ending.FLIP_SEVEN: Mark(pgettext("end of round", "FLIP 7"), "star", Tone.GOLD, Tone.INK),
}
