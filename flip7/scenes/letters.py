"""A keyboard on the screen, for names that are written with a gamepad."""

from collections.abc import Callable

from flip7 import i18n
from flip7.app.context import Context
from flip7.i18n import pgettext
from flip7.scenes.page import ContextScene
from flip7.ui.boxes import Share, columns, padded, rows
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import EDITS, Intent, Kind
from flip7.ui.scene import Transition
from flip7.ui.text import Align
from flip7.ui.theme import HEADING, STRONG, SUBHEADING, Pad, Radius, Tone
from flip7.ui.widget import place_all
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.textfield import TextField

DIGITS = "1234567890"
_ROWS = {
    "de": ("qwertzuiop", "asdfghjkl-", "yxcvbnm'.&"),
    "fr": ("azertyuiop", "qsdfghjklm", "wxcvbn-'.&"),
}
_USUAL = ("qwertyuiop", "asdfghjkl-", "zxcvbnm'.&")
"""The letters as they lie on a keyboard of the language."""
_ACCENTS = {"de": "äöüß", "fr": "éèêëàâçîïôùûœ", "pl": "ąćęłńóśźż"}
_MORE = "ñåøí"
_ACROSS = 10
_GAP = 10.0
_WIDEST, _HIGHEST = 1320.0, 96.0


def letter_rows(language: str) -> list[str]:
    """The rows of letters: as on a keyboard of this language, and below them all with accents, its own ones first."""
    first = _ACCENTS.get(language, "")
    accents = first + "".join(letters for other, letters in _ACCENTS.items() if other != language) + _MORE
    below = [accents[start : start + _ACROSS] for start in range(0, len(accents), _ACROSS)]
    return [DIGITS, *_ROWS.get(language, _USUAL), *below]


def capital(letter: str) -> str:
    """The large form of a letter; ß has none that a name would be written with."""
    return large if len(large := letter.upper()) == 1 else letter


class LettersScene(ContextScene):
    """Writes into a text field of the scene beneath, letter by letter; what can be typed on real keys is taken, too.

    A name begins with a capital. With `digits_only` there are no letters.
    """

    overlay = True

    def __init__(self, context: Context, field: TextField, *, digits_only: bool = False) -> None:
        super().__init__(context)
        self._field = field
        self._capital = False
        self._panel = self._shown = Box(0, 0, 0, 0)
        self._digits_only = digits_only
        self._letters: list[str] = []
        self._keys: list[list[Button]] = []
        write = self._write
        self._shift = Button(pgettext("keyboard", "Capital"), self._swap, text_style=STRONG, key="capital")
        self._space = Button(pgettext("keyboard", "Space"), lambda: write(" "), text_style=STRONG, key="space")
        self._erase = Button(pgettext("keyboard", "Erase"), self._take_back, text_style=STRONG, key="erase")
        self._done = Button(
            pgettext("keyboard", "Done"), self.back, ButtonStyle.PRIMARY, text_style=SUBHEADING, key="done"
        )
        self._laid_out = False
        self._shift.visible = self._space.visible = not digits_only
        self._make_keys()

    @property
    def text_entry(self) -> bool:
        return True

    @property
    def value(self) -> str:
        """What is written by now."""
        return self._field.value

    def update(self, dt: float) -> None:
        # On real keys the letters are letters: only a gamepad has buttons left for these.
        quick = (Kind.STAY, Kind.HIT, Kind.PAUSE) if self.context.with_gamepad else (None, None, None)
        for button, kind in zip((self._space, self._erase, self._done), quick, strict=True):
            button.shortcut = kind
        super().update(dt)

    def layout(self, size: tuple[float, float]) -> None:
        self._make_keys()
        width = min(_WIDEST, size[0] - 2 * Pad.LARGE)
        count = len(self._keys) + 2
        high = min(_HIGHEST, (size[1] - 4 * Pad.LARGE - _GAP * count) / count)
        self._panel = Box(0, 0, width, count * (high + _GAP) + 2 * Pad.LARGE)
        self._panel.center = (size[0] / 2, size[1] / 2)
        self._shown, *lines, foot = rows(padded(self._panel, Pad.LARGE, Pad.LARGE), [high] * count, gap=_GAP)
        for keys, line in zip(self._keys, lines, strict=True):
            place_all(keys, columns(line, [Share()] * _ACROSS, gap=_GAP)[: len(keys)])
        below = [button for button in (self._shift, self._space, self._erase, self._done) if button.visible]
        place_all(below, columns(foot, [Share()] * len(below), gap=_GAP))
        self.ring.replace([*(key for row in self._keys for key in row), *below])
        if not self._laid_out:
            self._laid_out = True
            self.ring.focus(self._keys[min(1, len(self._keys) - 1)][0])

    def handle(self, intent: Intent) -> bool:
        match intent.kind:
            case Kind.PREVIOUS:
                return self._give(Intent.LEFT)
            case Kind.NEXT:
                return self._give(Intent.RIGHT)
            case Kind.CONFIRM if not self.context.with_gamepad:
                # Enter on real keys is the end of what was typed.
                self.back()
                return True
            case kind if kind in EDITS and kind not in (Kind.LEFT, Kind.RIGHT):
                return self._give(intent)
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self._panel, Radius.LARGE, 40, alpha=190)
        canvas.rect(self._panel, Tone.SOLID, Radius.LARGE, Tone.RAISED_EDGE, 3)
        canvas.rect(self._shown, Tone.WELL, Radius.MEDIUM, Tone.GOLD)
        before, after = self.value[: self._field.caret], self.value[self._field.caret :]
        inner = padded(self._shown, Pad.LARGE, 0)
        drawn = canvas.text(before, inner, HEADING, Align.LEFT) if before else Box(inner.left, 0, 0, 0)
        caret = inner.left + drawn.width + 3
        canvas.rect(Box(caret, inner.centery - 26, 4, 52), Tone.GOLD)
        if after:
            canvas.text(after, Box(caret + 5, inner.top, inner.right - caret - 5, inner.height), HEADING, Align.LEFT)
        self.ring.draw(canvas)

    def back(self) -> None:
        self.context.audio.play("back")
        self.manager.pop(Transition.FADE)

    def _make_keys(self) -> None:
        """The letters lie where the language of now has them."""
        letters = [DIGITS] if self._digits_only else letter_rows(i18n.language())
        if letters != self._letters:
            self._letters = letters
            self._keys = [[self._key(letter) for letter in row] for row in letters]
            self._follow()

    def _key(self, letter: str) -> Button:
        return Button(letter, self._writer(letter), text_style=SUBHEADING, key=f"letter {letter}")

    def _writer(self, letter: str) -> Callable[[], None]:
        return lambda: self._write(capital(letter) if self._capital else letter)

    def _write(self, letters: str) -> None:
        self._give(Intent.typed(letters))

    def _take_back(self) -> None:
        self._give(Intent.ERASE)

    def _give(self, intent: Intent) -> bool:
        self._field.handle(intent)
        self._follow()
        return True

    def _follow(self) -> None:
        """At the beginning of each word capitals are offered, and small letters after them."""
        before = "" if self._field.selected else self.value[: self._field.caret]
        self._set_capital(not before or before[-1] in " -.")

    def _swap(self) -> None:
        self._set_capital(not self._capital)

    def _set_capital(self, wanted: bool) -> None:
        self._capital = wanted
        self._shift.style = ButtonStyle.GOOD if wanted else ButtonStyle.QUIET
        for letters, keys in zip(self._letters, self._keys, strict=True):
            for letter, key in zip(letters, keys, strict=True):
                key.text = capital(letter) if wanted else letter
