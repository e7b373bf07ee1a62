"""A line to type in: a name, a number."""

import unicodedata
from collections.abc import Callable

from flip7.i18n import Text, ngettext
from flip7.ui import clipboard
from flip7.ui.canvas import Box, Canvas
from flip7.ui.editing import EditedLine
from flip7.ui.fonts import fonts
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, letter_edges, line_height
from flip7.ui.theme import BODY, Pad, Radius, TextStyle, Tone
from flip7.ui.widget import Widget


class TextField(Widget):
    """Takes all that a keyboard or an input method can write. `on_change` hears every change, `on_press` Enter.

    Reached by a key its whole text is selected, so that typing replaces it; a click puts the caret where it was made.
    """

    radius = Radius.MEDIUM
    style: TextStyle = BODY

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
        self.placeholder = placeholder
        self.on_change = on_change
        self.on_press = on_press
        self.line = EditedLine(value[:max_length])

    @property
    def value(self) -> str:
        """What is written in it."""
        return self.line.value

    @property
    def caret(self) -> int:
        """How many letters stand before the caret."""
        return self.line.caret

    @property
    def selected(self) -> str:
        """The selected letters; empty if nothing is selected."""
        return self.line.selected

    @property
    def takes_text(self) -> bool:
        return self.focused and self.enabled

    def height_for(self, _width: float) -> float:
        """The height it needs, whatever its width: it is always one line."""
        return line_height(self.style) + 2 * Pad.MEDIUM

    def gain_focus(self) -> None:
        super().gain_focus()
        self.line.select_all()

    def lose_focus(self) -> None:
        super().lose_focus()
        self.pressed = False
        self.remark = None

    def cleaned(self, text: str) -> str:
        """What of a typed or pasted text may stand here: no line breaks or other controls."""
        return "".join(letter for letter in unicodedata.normalize("NFC", text) if letter.isprintable())

    def continue_from(self, other: Widget) -> None:
        if isinstance(other, TextField) and other.value == self.value:
            self.line = other.line

    def handle(self, intent: Intent) -> bool:
        if not self.enabled:
            return False
        before, said = self.value, self.remark
        if not (self._move(intent) or self._edit(intent) or self._point(intent)):
            return False
        if self.remark is said:
            self.remark = None
        if self.value != before:
            self.on_change(self.value)
        return True

    def draw(self, canvas: Canvas) -> None:
        if not self.visible:
            return
        edge = Tone.GOLD if self.focused else Tone.LAVENDER.faded(0.8) if self.hovered else Tone.RAISED_EDGE
        canvas.rect(self.box, Tone.WELL, self.radius, edge)
        inner = self._inner
        with canvas.clip(inner.inflate(4, 0)):
            scale = canvas.viewport.scale
            left, height = inner.left - self._shift(scale), line_height(self.style) * 0.86
            if self.takes_text and self.selected:
                start, end = self.line.selection
                for first, last in letter_edges(self.value, self.style, scale)[start:end]:
                    marked = Box(left + min(first, last), inner.centery - height / 2, abs(last - first), height)
                    canvas.rect(marked, Tone.GOLD.faded(0.38))
            if self.value:
                line = Box(left, inner.top, inner.right - left + 4, inner.height)
                canvas.text(self.value, line, self.style, Align.LEFT, fit=False, alpha=255 if self.enabled else 105)
            elif str(self.placeholder):
                # The caret stands before it.
                canvas.text(
                    self.placeholder, inner.move(8, 0), self.style.in_colour(Tone.LAVENDER.faded(0.85)), Align.LEFT
                )
            if self.takes_text:
                # Steady and not blinking: nothing on screen moves that has nothing to say.
                canvas.rect(Box(left + self._x_of(self.caret, scale), inner.centery - height / 2, 3, height), Tone.GOLD)

    def _move(self, intent: Intent) -> bool:
        line, selecting = self.line, intent.selecting
        match intent.kind:
            case Kind.LEFT:
                line.step(-1, selecting=selecting)
            case Kind.RIGHT:
                line.step(1, selecting=selecting)
            case Kind.WORD_LEFT:
                line.move(line.word_start(), selecting=selecting)
            case Kind.WORD_RIGHT:
                line.move(line.word_end(), selecting=selecting)
            case Kind.HOME:
                line.move(0, selecting=selecting)
            case Kind.END:
                line.move(len(self.value), selecting=selecting)
            case Kind.SELECT_ALL:
                line.select_all()
            case _:
                return False
        return True

    def _edit(self, intent: Intent) -> bool:
        line = self.line
        match intent.kind:
            case Kind.TEXT:
                self._insert(intent.text)
            case Kind.PASTE:
                self._insert(clipboard.read())
            case Kind.COPY | Kind.CUT if self.selected:
                clipboard.write(self.selected)
                if intent.kind is Kind.CUT:
                    line.erase(self.caret)
            case Kind.ERASE:
                line.erase(self.caret - 1)
            case Kind.ERASE_FORWARD:
                line.erase(self.caret + 1)
            case Kind.ERASE_WORD:
                line.erase(line.word_start())
            case Kind.ERASE_WORD_FORWARD:
                line.erase(line.word_end())
            case Kind.COPY | Kind.CUT:
                pass
            case Kind.CONFIRM if self.on_press is not None:
                self.on_press(self.value)
            case _:
                return False
        return True

    def _point(self, intent: Intent) -> bool:
        """A click puts the caret, a second one takes the word and a third the line; a drag selects."""
        match intent.kind:
            case Kind.PRESS:
                # The hand shakes a little on a double click: that is no drag.
                self.pressed = intent.clicks == 1
                self.line.move(self._caret_at(intent.pos[0]), selecting=intent.selecting)
                if intent.clicks == 2:
                    self.line.select_word()
                elif intent.clicks > 2:
                    self.line.select_all()
            case Kind.POINT if self.pressed:
                self.line.move(self._caret_at(intent.pos[0]), selecting=True)
            case Kind.RELEASE:
                self.pressed = False
                return False
            case _:
                return False
        return True

    @property
    def _inner(self) -> Box:
        return self.box.inflate(-2 * Pad.MEDIUM, -8)

    def _x_of(self, place: int, scale: float = 1.0) -> float:
        """Where the caret stands: after the letter before it, or before the first one."""
        edges = letter_edges(self.value, self.style, scale)
        return edges[place - 1][1] if place else edges[0][0] if edges else 0.0

    def _shift(self, scale: float = 1.0) -> float:
        """How far the text is moved to the left for the caret to be seen."""
        return max(0.0, self._x_of(self.caret, scale) + 6 - self._inner.width)

    def _caret_at(self, x: float) -> int:
        distance = x - self._inner.left + self._shift()
        return min(range(len(self.value) + 1), key=lambda letters: abs(self._x_of(letters) - distance))

    def _insert(self, text: str) -> None:
        wanted = self.cleaned(text)
        refused = fonts.lacking(wanted)
        if refused:
            self.remark = ngettext(
                "This character cannot be shown here: the game’s fonts do not have it.",
                "Some characters were left out: the game’s fonts do not have them.",
                len(refused),
            )
        kept = "".join(letter for letter in wanted if letter not in refused)
        if kept:
            self.line.insert(kept, self.max_length)
