"""A row or a column of tabs: which part of a page is shown."""

from collections.abc import Callable

from flip7.i18n import Text
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import SUBHEADING, Pad, Radius, Tone, theme
from flip7.ui.widget import Widget


class Tab(Widget):
    """Opens its part when it is pressed. The open one is marked by a gold edge and brighter letters, not by colour
    alone."""

    radius = Radius.MEDIUM
    style = SUBHEADING

    def __init__(
        self, text: Text | str, on_press: Callable[[], object], *, icon: str, chosen: bool, key: str = ""
    ) -> None:
        super().__init__(text, key=key)
        self.on_press = on_press
        self.icon = icon
        self.chosen = chosen

    @property
    def wanted_height(self) -> float:
        """The height in logical units that its line needs at the text size of now."""
        return line_height(self.style) + 2 * Pad.MEDIUM

    @property
    def wanted_width(self) -> float:
        """The width in logical units that its words and its icon need."""
        return text_width(self.text, self.style) + self._side + 4 * Pad.MEDIUM

    @property
    def _side(self) -> float:
        return theme.text_size(self.style) * 1.1

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.CONFIRM, Kind.PRESS):
            self.on_press()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        if self.chosen:
            canvas.rect(self.box, Tone.RAISED, self.radius, Tone.GOLD.faded(0.75))
        elif self.hovered:
            canvas.rect(self.box, Tone.RAISED, self.radius)
        ink = Tone.CREAM if self.chosen or self.hovered else Tone.LAVENDER
        side = self._side
        picture = Box(self.box.left + Pad.MEDIUM + 4, self.box.centery - side / 2, side, side)
        canvas.image(self.icon, picture, Tone.GOLD if self.chosen else ink)
        room = Box(picture.right + Pad.MEDIUM, self.box.top, 0, self.box.height)
        room.width = self.box.right - room.left - Pad.SMALL
        canvas.text(self.text, room, self.style.in_colour(ink), Align.LEFT)
