"""The sum of scrolling: how far, how far at most, and the bar that shows it."""

from dataclasses import dataclass

from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.theme import Tone

BAR_WIDTH = 10.0
NOTCH = 90.0
"""What one notch of the wheel moves."""


@dataclass
class Scrolling:
    """A view of `view` units on a content of `content` units, `offset` units down."""

    view: float = 0.0
    content: float = 0.0
    offset: float = 0.0

    @property
    def most(self) -> float:
        """How far down it can go."""
        return max(0.0, self.content - self.view)

    @property
    def needed(self) -> bool:
        """Whether the content is larger than the view, so that there is a bar."""
        # Half a unit of rounding is no reason for a bar.
        return self.most > 0.5

    def measure(self, view: float, content: float) -> None:
        """Other sizes; the offset stays where it is, as far as it still can."""
        self.view, self.content = view, content
        self.to(self.offset)

    def to(self, offset: float) -> bool:
        """Scroll to a place, or as near as it goes; True if that moved anything."""
        before = self.offset
        self.offset = min(self.most, max(0.0, offset))
        return self.offset != before

    def by(self, distance: float) -> bool:
        """Move the view down by so much, up if negative. True if it has moved."""
        return self.to(self.offset + distance)

    def show(self, top: float, bottom: float, margin: float = 0.0) -> bool:
        """Scroll as little as needed to see the content from `top` to `bottom`."""
        if top - margin < self.offset:
            return self.to(top - margin)
        if bottom + margin > self.offset + self.view:
            return self.to(bottom + margin - self.view)
        return False

    def draw_bar(self, canvas: Canvas, box: Box) -> None:
        """The bar at the right edge of a box."""
        if not self.needed:
            return
        track = Box(box.right - BAR_WIDTH - 4, box.top + 6, BAR_WIDTH, box.height - 12)
        canvas.rect(track, Tone.WELL, PILL)
        height = max(36.0, track.height * self.view / self.content)
        top = track.top + (track.height - height) * self.offset / self.most
        canvas.rect(Box(track.left, top, BAR_WIDTH, height), Tone.LAVENDER.faded(0.75), PILL)
