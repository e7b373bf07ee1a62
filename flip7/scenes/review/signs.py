"""The signs of the telling moments: on the chart, on the scrubber, and beside their sentences."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from flip7.match.review import Kind
from flip7.ui.canvas import Box, Canvas, Pos
from flip7.ui.fonts import FontName
from flip7.ui.theme import Colour, TextStyle, Tone, theme


@dataclass(frozen=True, slots=True)
class _Sign:
    fill: Colour
    ink: Colour
    icon: str = ""
    letter: str = ""


SIGNS: Final[Mapping[Kind, _Sign]] = {
    Kind.MISTAKE: _Sign(Tone.RED, Tone.CREAM, letter="?"),
    Kind.FIND: _Sign(Tone.GREEN, Tone.CREAM, letter="!"),
    Kind.LUCK: _Sign(Tone.GOLD_DEEP, Tone.INK, icon="icons/star"),
    Kind.MISFORTUNE: _Sign(Tone.ICE_DEEP, Tone.CREAM, icon="icons/arrow_down"),
}
"""Each has a colour and a sign of its own: colour alone tells nothing."""


def draw_sign(canvas: Canvas, kind: Kind, centre: Pos, radius: float, *, alpha: int = 255) -> None:
    """The sign of a moment, as a coin."""
    sign = SIGNS[kind]
    with canvas.part("sign", kind.value):
        canvas.circle(centre, radius, sign.fill, Tone.CREAM, max(2.0, radius * 0.13), alpha=alpha)
        side = radius * 1.15
        box = Box(centre[0] - side / 2, centre[1] - side / 2, side, side)
        if sign.icon:
            canvas.image(sign.icon, box, sign.ink, alpha)
        else:
            size = radius * 1.45 / theme.text_scale
            canvas.text(sign.letter, box, TextStyle(FontName.DISPLAY, size, sign.ink, least=10), fit=False, alpha=alpha)
