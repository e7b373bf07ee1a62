"""A switch: on or off."""

from collections.abc import Callable

from flip7.i18n import Text
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.intents import Intent, Kind, Pos
from flip7.ui.theme import Tone, theme
from flip7.ui.widgets.pressable import Pressable
from flip7.ui.widgets.row import Row


class Toggle(Pressable, Row):
    """Its state shows in three ways: the side of the knob, a check mark, and the colour."""

    def __init__(
        self,
        text: Text | str,
        value: bool,
        on_change: Callable[[bool], object] = lambda _: None,
        *,
        key: str = "",
        tooltip: Text | str | None = None,
    ) -> None:
        super().__init__(text, label_share=0.8, key=key, tooltip=tooltip)
        self.value = value
        self.on_change = on_change

    def handle(self, intent: Intent) -> bool:
        if not self.enabled:
            return False
        match intent.kind:
            case Kind.LEFT if self.value:
                self._set(False)
            case Kind.RIGHT if not self.value:
                self._set(True)
            case _:
                return super().handle(intent)
        return True

    def activate(self, pos: Pos | None) -> None:  # noqa: ARG002
        self._set(not self.value)

    def _set(self, value: bool) -> None:
        self.value = value
        self.on_change(value)

    def draw_control(self, canvas: Canvas) -> None:
        control = self.control
        height = min(control.height * 0.72, 44 * theme.text_scale)
        track = Box(0, 0, height * 1.9, height)
        track.midright = (control.right, control.centery)
        fill, edge = (Tone.GREEN, Tone.MINT.faded(0.55)) if self.value else (Tone.WELL, Tone.RAISED_EDGE)
        canvas.rect(track, fill, PILL, edge, alpha=self.alpha)
        reach = height / 2
        knob = (track.right - reach if self.value else track.left + reach, track.centery)
        canvas.shadow(
            Box(knob[0] - reach + 6, knob[1] - reach + 6, height - 12, height - 12), PILL, 6, alpha=self.alpha // 2
        )
        canvas.circle(knob, reach - 6, Tone.CREAM if self.value else Tone.LAVENDER, alpha=self.alpha)
        if self.value:
            x, y, size = knob[0], knob[1], reach * 0.30
            check = ((x - size, y + size * 0.05), (x - size * 0.25, y + size * 0.8), (x + size * 1.05, y - size * 0.75))
            canvas.polyline(check, Tone.GREEN, 4, alpha=self.alpha)
