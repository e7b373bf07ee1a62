"""Somebody to choose, by face and name."""

from collections.abc import Callable

from flip7.i18n import Text
from flip7.match.match import SeatPlan
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.ui.boxes import Share, Space, columns, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Pos
from flip7.ui.text import Align, line_height
from flip7.ui.theme import STRONG, Pad, Radius, Tone
from flip7.ui.widgets.pressable import Pressable


class PersonTile(Pressable):
    """A line with somebody's tile, or with an icon for somebody who has none yet."""

    radius = Radius.MEDIUM

    def __init__(
        self, text: Text | str, on_press: Callable[[], object], *, seat: SeatPlan | None = None, icon: str = "",
        key: str,
    ) -> None:  # fmt: skip
        super().__init__(text, key=key)
        self.on_press = on_press
        self.seat = seat
        self.icon = icon

    @staticmethod
    def height() -> float:
        """How high each is, in logical units at the text size of now."""
        return max(76.0, line_height(STRONG) + 2 * Pad.MEDIUM)

    def activate(self, pos: Pos | None) -> None:  # noqa: ARG002
        self.on_press()

    def draw(self, canvas: Canvas) -> None:
        canvas.rect(self.box, Tone.RAISED, self.radius, Tone.RAISED_EDGE)
        if self.hovered:
            canvas.rect(self.box, (255, 255, 255, 20), self.radius)
        side = min(self.box.height, 76.0) - 2 * Pad.SMALL - 4
        edge = Space(Pad.MEDIUM - 4)
        beside, words = columns(self.box, [edge, side, Space(Pad.MEDIUM - 2), Share(), edge])
        tile = within(beside, side, side)
        if self.seat is not None:
            draw_seat_tile(canvas, self.seat, tile)
        else:
            canvas.rect(tile, Tone.WELL, side * 0.26, Tone.GOLD.faded(0.6), 2)
            inner = Box(tile).inflate(-side * 0.44, -side * 0.44)
            canvas.image(self.icon, inner, Tone.GOLD)
        canvas.text(self.text, words, STRONG, Align.LEFT, wrap=True)
