"""One of several, with an arrow to each side."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from flip7.i18n import Text
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind, Pos
from flip7.ui.text import line_height
from flip7.ui.theme import STRONG, Pad, Radius, Tone
from flip7.ui.widgets.pressable import Pressable
from flip7.ui.widgets.row import Row

T = TypeVar("T")


class Choice(Pressable, Row, Generic[T]):
    """`options` are values with their names; left and right go around in a circle."""

    def __init__(
        self,
        text: Text | str,
        options: Sequence[tuple[T, Text | str]],
        value: T,
        on_change: Callable[[T], object] = lambda _: None,
        *,
        label_share: float = 0.45,
        key: str = "",
        tooltip: Text | str | None = None,
    ) -> None:
        super().__init__(text, label_share=label_share, key=key, tooltip=tooltip)
        self.options = tuple(options)
        self.on_change = on_change
        self.index = next((index for index, (option, _) in enumerate(self.options) if option == value), 0)

    @property
    def value(self) -> T:
        """The value that is chosen now."""
        return self.options[self.index][0]

    def handle(self, intent: Intent) -> bool:
        if not self.enabled:
            return False
        match intent.kind:
            case Kind.LEFT:
                self._turn(-1)
            case Kind.RIGHT:
                self._turn(1)
            case _:
                return super().handle(intent)
        return True

    def activate(self, pos: Pos | None) -> None:
        back = pos is not None and self._arrow(-1).collidepoint(pos)
        self._turn(-1 if back else 1)

    def _turn(self, steps: int) -> None:
        if len(self.options) > 1:
            self.index = (self.index + steps) % len(self.options)
            self.on_change(self.value)

    @property
    def _well(self) -> Box:
        control = self.control
        height = min(control.height - Pad.SMALL, line_height(STRONG) + Pad.MEDIUM)
        return Box(control.left, control.centery - height / 2, control.width, height)

    def _arrow(self, side: int) -> Box:
        well = self._well
        width = min(well.height, well.width / 4)
        return Box(well.left if side < 0 else well.right - width, well.top, width, well.height)

    def draw_control(self, canvas: Canvas) -> None:
        well, alpha = self._well, self.alpha
        canvas.rect(well, Tone.WELL, Radius.MEDIUM, Tone.RAISED_EDGE, alpha=alpha)
        for side in (-1, 1):
            arrow = self._arrow(side)
            x, y, size = arrow.centerx, arrow.centery, min(arrow.width, arrow.height) * 0.17
            points = (
                (x - side * size * 0.6, y - size * 1.1),
                (x + side * size * 0.6, y),
                (x - side * size * 0.6, y + size * 1.1),
            )
            canvas.polyline(points, Tone.GOLD, 4, alpha=alpha if len(self.options) > 1 else alpha // 3)
        room = Box(self._arrow(-1).right, well.top, well.width - 2 * self._arrow(-1).width, well.height)
        canvas.text(self.options[self.index][1], room, STRONG, alpha=alpha)
