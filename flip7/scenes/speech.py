"""Somebody says something: a friendly face, and a bubble of paper beside it."""

from flip7.i18n import Text
from flip7.scenes.portrait import face_of
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, text_height, text_width
from flip7.ui.theme import BODY, Pad, Radius, TextStyle, Tone

GUIDE = face_of("careful")
"""The owl: it knows the game, and has time for everybody."""
_TAIL = 20.0
_LEAST_WIDTH = 260.0


class Speech:
    """Words with their places. The bubble is no larger than they need, and never leaves its room.

    Its lines are at least `least` wide, if the room is, and it stands `down` in the room: from 0, the top, to 1.
    `below` and `beside` are what stays free under and right of the words, for what can be pressed there.
    """

    def __init__(
        self,
        text: Text | str,
        room: Box,
        *,
        style: TextStyle = BODY,
        face: float = 112.0,
        below: float = 0.0,
        beside: float = 0.0,
        least: float = _LEAST_WIDTH,
        down: float = 1.0,
    ) -> None:
        self.text = text
        self._style = style.in_colour(Tone.INK)
        self.pad = Pad.MEDIUM if face < 100 else 1.4 * Pad.MEDIUM
        most = room.width - face - _TAIL - 2 * self.pad - beside
        # A few units more than measured: at other window sizes letters round to other widths.
        inner = min(most, max(least, text_width(text, style) + 8))
        words = text_height(text, style, inner)
        wanted = max(words + below + 1.4 * self.pad, face * 0.7)
        height = min(room.height, wanted)
        self.fits = wanted <= room.height
        """Whether the words have room at their full size."""
        width = inner + 2 * self.pad + beside
        left = room.right - width
        self.bubble = Box(left, room.top + (room.height - height) * down, width, height)
        self.words = Box(left + self.pad, self.bubble.top + 0.7 * self.pad, inner, height - below - 1.4 * self.pad)
        self.below = Box(left + self.pad, self.words.bottom, inner, below)
        middle = min(max(self.bubble.centery, room.top + face / 2), room.bottom - face / 2)
        self.face = Box(left - _TAIL - face, middle - face / 2, face, face)

    @property
    def box(self) -> Box:
        """All that it covers."""
        return self.bubble.union(self.face)

    def draw(self, canvas: Canvas, shift: float = 0.0) -> None:
        """Show face and bubble; the bubble stands `shift` logical units to the right of its place."""
        bubble = self.bubble.move(shift, 0)
        canvas.shadow(bubble, Radius.MEDIUM, 16)
        canvas.rect(bubble, Tone.CREAM, Radius.MEDIUM)
        y = self.face.centery
        tip = (bubble.left - _TAIL * 0.8, y + 4)
        canvas.polygon((tip, (bubble.left + 2, y - 15), (bubble.left + 2, y + 15)), Tone.CREAM)
        canvas.image(GUIDE, self.face)
        canvas.text(self.text, self.words.move(shift, 0), self._style, Align.LEFT, wrap=True)
