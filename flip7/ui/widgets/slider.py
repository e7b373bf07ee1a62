"""A value between two ends."""

from collections.abc import Callable

from flip7.i18n import Percent, Text
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, text_width
from flip7.ui.theme import BODY, Pad, Tone, theme
from flip7.ui.widgets.row import Row


class Slider(Row):
    """Moved by the mouse, or in steps by left and right. `show` says how its value is written: as a share, if not told
    otherwise."""

    def __init__(
        self,
        text: Text | str,
        value: float,
        on_change: Callable[[float], object] = lambda _: None,
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        show: Callable[[float], Text | str] = lambda value: str(Percent(value)),
        key: str = "",
        tooltip: Text | str | None = None,
    ) -> None:
        super().__init__(text, key=key, tooltip=tooltip)
        self.low, self.high, self.step = low, high, step
        self.show = show
        self.on_change = on_change
        self.value = self._allowed(value)

    def handle(self, intent: Intent) -> bool:
        if not self.enabled:
            return False
        match intent.kind:
            case Kind.LEFT:
                self._set(self.value - self.step)
            case Kind.RIGHT:
                self._set(self.value + self.step)
            case Kind.HOME:
                self._set(self.low)
            case Kind.END:
                self._set(self.high)
            case Kind.PRESS:
                self.pressed = True
                self._follow(intent.pos[0])
            case Kind.POINT if self.pressed:
                self._follow(intent.pos[0])
            case Kind.RELEASE if self.pressed:
                self.pressed = False
            case _:
                return False
        return True

    @property
    def track(self) -> Box:
        """The line the knob runs on."""
        control = self.control
        widest = max(text_width(self.show(end), BODY) for end in (self.low, self.high)) + 4
        knob = self._knob_radius
        return Box(control.left + knob, control.centery - 5, control.width - widest - Pad.MEDIUM - 2 * knob, 10)

    @property
    def _knob_radius(self) -> float:
        return min(self.box.height * 0.3, 17 * theme.text_scale)

    @property
    def _share(self) -> float:
        return (self.value - self.low) / (self.high - self.low)

    def _allowed(self, value: float) -> float:
        steps = round((min(self.high, max(self.low, value)) - self.low) / self.step)
        # Rounded: ten steps of 0.1 make 1, not 0.9999.
        return min(self.high, round(self.low + steps * self.step, 6))

    def _set(self, value: float) -> None:
        allowed = self._allowed(value)
        if allowed != self.value:
            self.value = allowed
            self.on_change(allowed)

    def _follow(self, x: float) -> None:
        track = self.track
        self._set(self.low + (self.high - self.low) * (x - track.left) / max(1.0, track.width))

    def draw_control(self, canvas: Canvas) -> None:
        track, alpha = self.track, self.alpha
        canvas.rect(track, Tone.WELL, PILL, Tone.RAISED_EDGE, alpha=alpha)
        x = track.left + track.width * self._share
        if x - track.left >= track.height:
            canvas.rect(Box(track.left, track.top, x - track.left, track.height), Tone.GOLD, PILL, alpha=alpha)
        knob = self._knob_radius * (1.12 if self.pressed else 1.0)
        canvas.shadow(Box(x - knob, track.centery - knob, 2 * knob, 2 * knob), PILL, 8, alpha=alpha // 2)
        canvas.circle((x, track.centery), knob, Tone.CREAM, Tone.GOLD, 4, alpha=alpha)
        room = Box(track.right + knob, self.control.top, self.control.right - track.right - knob, self.control.height)
        canvas.text(self.show(self.value), room, BODY, Align.RIGHT, alpha=alpha)
