"""What is stamped on the cards of a seat that is out of the round: its state in words, a little askew."""

from dataclasses import replace

from flip7.engine import Status
from flip7.i18n import Text, pgettext
from flip7.ui.canvas import Box, Canvas
from flip7.ui.theme import PILL, Colour, Tone, theme

STATES: dict[Status, tuple[Text, Colour, Colour]] = {
    # TRANSLATORS: the state of a seat in the round, stamped on its cards in capitals
    Status.STAYED: (pgettext("state", "STAYED"), Tone.GREEN, Tone.CREAM),
    Status.BUSTED: (pgettext("state", "BUST"), Tone.RED, Tone.CREAM),
    Status.FROZEN: (pgettext("state", "FROZEN"), Tone.ICE_DEEP, Tone.CREAM),
    Status.FLIP_SEVEN: (pgettext("state", "FLIP 7!"), Tone.GOLD, Tone.INK),
}
ASKEW = -6.0
_SMALL = 44.0
_HEIGHT = 0.6
"""Of the letters, against the stamp."""


def draw_stamp(canvas: Canvas, box: Box, status: Status, *, angle: float = ASKEW, landed: float = 1.0) -> None:
    """The stamp of a state. On its way down, `landed` below 1, it is larger and paler."""
    text, fill, ink = STATES[status]

    def paint(sheet: Canvas) -> None:
        whole = sheet.box
        sheet.rect(whole.inflate(-2, -2), fill, whole.height * 0.26, Tone.CREAM.faded(0.8), 3)
        style = PILL.sized(whole.height * _HEIGHT / theme.text_scale).in_colour(ink)
        if whole.height < _SMALL:
            # In a small one every unit counts.
            style = replace(style, tracking=0.0)
        sheet.text(text, whole.inflate(-min(whole.height * 0.4, 12), 0), style)

    if landed < 1:
        box = box.inflate(box.width * 0.5 * (1 - landed), box.height * 0.5 * (1 - landed))
    canvas.painted(("stamp", status), box, paint, angle=angle, alpha=round(255 * min(1.0, landed * 1.4)))
