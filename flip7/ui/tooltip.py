"""A short explanation beside the thing it is about."""

from flip7.i18n import Text
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, text_height, text_width
from flip7.ui.theme import SMALL, Pad, Radius, Tone

MOST_WIDTH = 460.0
_GAP = 12.0


class Tooltip:
    """Stands above its thing, or below or beside it where there is more room, and never out of the screen."""

    def __init__(self, text: Text | str, about: Box) -> None:
        self.text = text
        self.about = about

    def box_in(self, screen: Box) -> Box:
        """Where it stands on a screen of this box."""
        most = min(MOST_WIDTH, screen.width - 4 * Pad.LARGE)
        # Two units more than measured: at other window sizes letters round to other widths.
        width = min(most, text_width(self.text, SMALL) + 2)
        height = text_height(self.text, SMALL, width)
        box = Box(0, 0, width + 2 * Pad.MEDIUM, height + 1.5 * Pad.MEDIUM)
        safe = screen.inflate(-Pad.MEDIUM, -Pad.MEDIUM)
        box.midbottom = (self.about.centerx, self.about.top - _GAP)
        if box.top < safe.top:
            box.midtop = (self.about.centerx, self.about.bottom + _GAP)
        if box.bottom > safe.bottom:
            box.midleft = (self.about.right + _GAP, self.about.centery)
            if box.right > safe.right:
                box.midright = (self.about.left - _GAP, self.about.centery)
        return box.clamp(safe)

    def draw(self, canvas: Canvas) -> None:
        """Draw it above all that is drawn already."""
        box = self.box_in(canvas.box)
        canvas.shadow(box, Radius.SMALL, 16)
        canvas.rect(box, Tone.SOLID, Radius.SMALL, Tone.GOLD.faded(0.7))
        canvas.text(self.text, box.inflate(-2 * Pad.MEDIUM, -Pad.MEDIUM), SMALL, Align.LEFT, wrap=True)
