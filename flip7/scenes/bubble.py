"""A line in a bubble: beside whom it comes from, and never out of its room."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from flip7.i18n import Text
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import text_height, text_width
from flip7.ui.theme import SMALL, Radius, Tone

_WIDEST = 400.0
"""A line of about 28 letters: what is longer stands in two."""
_PAD = 18.0
_TAIL = 12.0


class Side(Enum):
    """Where a bubble can stand: (across, down) from whom it comes from."""

    ABOVE = (0, -1)
    BELOW = (0, 1)
    LEFT = (-1, 0)
    RIGHT = (1, 0)


@dataclass(frozen=True, slots=True)
class Bubble:
    """A line with its place."""

    text: Text
    box: Box
    tail: tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
    """The three corners of the tip that shows who speaks."""

    def draw(self, canvas: Canvas) -> None:
        """Show it above all that is there."""
        canvas.shadow(self.box, Radius.MEDIUM, 12)
        canvas.polygon(self.tail, Tone.CREAM)
        canvas.rect(self.box, Tone.CREAM, Radius.MEDIUM)
        canvas.text(self.text, self.box.inflate(-_PAD * 1.4, -8), SMALL.in_colour(Tone.INK), wrap=True)


def bubble_beside(speaker: Box, room: Box, text: Text, sides: Sequence[Side] = tuple(Side)) -> Bubble:
    """A bubble at the first of these sides of the speaker where it has room, or else at the first of them, pushed back
    into the room."""
    width, height = _size(text, min(_WIDEST, room.width))
    height = min(room.height, height)
    places = [_at(side, speaker, width, height) for side in sides]
    index = next((at for at, box in enumerate(places) if _fits(box, room, sides[at])), 0)
    box = _pushed(places[index], room)
    return Bubble(text, box, _tail(box, speaker, sides[index]))


def _size(text: Text, widest: float) -> tuple[float, float]:
    """As wide as the words need; where they take two lines, no line has a lonely word."""
    width = min(widest, text_width(text, SMALL) + 2 * _PAD + 8)
    height = text_height(text, SMALL, width - 1.4 * _PAD)
    narrower = width - 16
    while narrower > 120 and text_height(text, SMALL, narrower - 1.4 * _PAD) == height:
        width, narrower = narrower, narrower - 16
    return width, height + _PAD + 4


def _at(side: Side, speaker: Box, width: float, height: float) -> Box:
    across, down = side.value
    x = speaker.centerx + across * (speaker.width / 2 + _TAIL + 4 + width / 2)
    y = speaker.centery + down * (speaker.height / 2 + _TAIL + 4 + height / 2)
    return Box(x - width / 2, y - height / 2, width, height)


def _fits(box: Box, room: Box, side: Side) -> bool:
    """Along the edge of the speaker it may be pushed, but not onto the speaker."""
    if side in (Side.ABOVE, Side.BELOW):
        return room.top <= box.top and box.bottom <= room.bottom
    return room.left <= box.left and box.right <= room.right


def _pushed(box: Box, room: Box) -> Box:
    left = min(max(room.left, box.left), room.right - box.width)
    top = min(max(room.top, box.top), room.bottom - box.height)
    return Box(left, top, box.width, box.height)


def _tail(box: Box, speaker: Box, side: Side) -> tuple[tuple[float, float], tuple[float, float], tuple[float, float]]:
    across, down = side.value
    inset = Radius.MEDIUM + _TAIL
    if across:
        x = box.left if across > 0 else box.right
        y = min(max(speaker.centery, box.top + inset), box.bottom - inset)
        return (x, y - _TAIL), (x, y + _TAIL), (x - across * _TAIL, y)
    y = box.top if down > 0 else box.bottom
    x = min(max(speaker.centerx, box.left + inset), box.right - inset)
    return (x - _TAIL, y), (x + _TAIL, y), (x, y - down * _TAIL)
