"""A line to type in: a name, a number."""

from collections.abc import Callable

from flip7.i18n import Text
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import BODY, Pad, Radius, TextStyle, Tone
from flip7.ui.widget import Widget


class TextField(Widget):
    """Takes all that a keyboard or an input method can write. `on_change` hears every change, `on_press` Enter."""

    radius = Radius.MEDIUM

    def __init__(
        self,
        value: str = "",
        on_change: Callable[[str], object] = lambda _: None,
        *,
        on_press: Callable[[str], object] | None = None,
        placeholder: Text | str = "",
        max_length: int = 24,
        key: str = "",
        tooltip: Text | str | None = None,
    ) -> None:
        super().__init__(key=key, tooltip=tooltip)
        self.max_length = max_length
        self.value = value[:max_length]
        self.placeholder = placeholder
        self.on_change = on_change
        self.on_press = on_press
        self.caret = len(self.value)

    style: TextStyle = BODY

    @property
    def takes_text(self) -> bool:
        return self.focused and self.enabled

    def height_for(self, _width: float) -> float:
        return line_height(self.style) + 2 * Pad.MEDIUM

    def handle(self, intent: Intent) -> bool:
        if not self.enabled:
            return False
        match intent.kind:
            case Kind.TEXT:
                self._insert(intent.text)
            case Kind.ERASE:
                self._cut(self.caret - 1, self.caret)
            case Kind.ERASE_FORWARD:
                self._cut(self.caret, self.caret + 1)
            case Kind.LEFT:
                self.caret = max(0, self.caret - 1)
            case Kind.RIGHT:
                self.caret = min(len(self.value), self.caret + 1)
            case Kind.HOME:
                self.caret = 0
            case Kind.END:
                self.caret = len(self.value)
            case Kind.PRESS:
                self.caret = self._caret_at(intent.pos[0])
            case Kind.CONFIRM if self.on_press is not None:
                self.on_press(self.value)
            case _:
                return False
        return True

    def draw(self, canvas: Canvas) -> None:
        if not self.visible:
            return
        edge = Tone.GOLD if self.focused else Tone.LAVENDER.faded(0.8) if self.hovered else Tone.RAISED_EDGE
        canvas.rect(self.box, Tone.WELL, self.radius, edge)
        inner = self._inner
        with canvas.clip(inner.inflate(4, 0)):
            shift = self._shift()
            if self.value:
                line = Box(inner.left - shift, inner.top, inner.width + shift + 4, inner.height)
                canvas.text(self.value, line, self.style, Align.LEFT, fit=False, alpha=255 if self.enabled else 105)
            elif str(self.placeholder):
                canvas.text(self.placeholder, inner, self.style.in_colour(Tone.LAVENDER.faded(0.85)), Align.LEFT)
            if self.takes_text:
                x = inner.left - shift + self._width(self.caret)
                height = line_height(self.style) * 0.86
                # Steady and not blinking: nothing on screen moves that has nothing to say.
                canvas.rect(Box(x, inner.centery - height / 2, 3, height), Tone.GOLD)

    @property
    def _inner(self) -> Box:
        return self.box.inflate(-2 * Pad.MEDIUM, -8)

    def _width(self, letters: int) -> float:
        return text_width(self.value[:letters], self.style)

    def _shift(self) -> float:
        """How far the text is moved to the left for the caret to be seen."""
        return max(0.0, self._width(self.caret) + 6 - self._inner.width)

    def _caret_at(self, x: float) -> int:
        distance = x - self._inner.left + self._shift()
        return min(range(len(self.value) + 1), key=lambda letters: abs(self._width(letters) - distance))

    def _insert(self, text: str) -> None:
        clean = "".join(letter for letter in text if letter.isprintable())[: self.max_length - len(self.value)]
        if clean:
            self.value = self.value[: self.caret] + clean + self.value[self.caret :]
            self.caret += len(clean)
            self.on_change(self.value)

    def _cut(self, start: int, end: int) -> None:
        if start >= 0 and end <= len(self.value):
            self.value = self.value[:start] + self.value[end:]
            self.caret = start
            self.on_change(self.value)
