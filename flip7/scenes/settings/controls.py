"""Which key does what, and how another is chosen."""

from collections.abc import Callable

from flip7.app.context import Context
from flip7.app.key_names import KEY_NAMES
from flip7.i18n import Text, _, pgettext
from flip7.scenes.page import Page
from flip7.scenes.settings.pad_legend import PadLegend
from flip7.scenes.settings.rows import Setting, of, toggle
from flip7.store.settings import PadButtons
from flip7.ui import boxes
from flip7.ui.bindings import REBINDABLE, Bindings, key_label
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import SYSTEM, Intent, Kind
from flip7.ui.scene import Scene
from flip7.ui.text import Align, line_height, text_height, text_width
from flip7.ui.theme import HEADING, SECOND, STRONG, Pad, Radius, Tone
from flip7.ui.widgets.button import Button
from flip7.ui.widgets.choice import Choice
from flip7.ui.widgets.row import Row


def rows(context: Context, page: Page) -> list[Setting]:
    """A row for each key that can be chosen, and the button that puts all back."""
    bindings = context.bindings

    def ask(kind: Kind) -> Callable[[], None]:
        return lambda: page.manager.push(KeyQuestion(context, kind, page.rebuild))

    keys = [of(KeyRow(KEY_NAMES[kind], bindings.label(kind), ask(kind), key=kind.name)) for kind in REBINDABLE]

    def put_back() -> None:
        context.change(keys={})
        page.rebuild()

    reset = Button(_("Default keys"), put_back, icon="icons/restart", text_style=STRONG, key="usual keys")
    reset.enabled = bindings.keys != Bindings().keys
    about = _("Arrow keys, Enter, Esc and the digits always work.")
    return [
        *keys,
        Setting(reset, about),
        *_gamepad(context),
    ]


def _gamepad(context: Context) -> list[Setting]:
    families: list[tuple[PadButtons, Text | str]] = [
        # TRANSLATORS: whose buttons are shown: those of the gamepad in use
        (PadButtons.AUTOMATIC, pgettext("gamepad", "As on the one in use")),
        (PadButtons.XBOX, "Xbox"),
        (PadButtons.PLAYSTATION, "PlayStation"),
        (PadButtons.NINTENDO, "Nintendo"),
    ]

    def show(buttons: PadButtons) -> None:
        context.change(pad_buttons=buttons)

    return [
        toggle(context, "gamepad", _("Use gamepads")),
        toggle(context, "rumble", _("Gamepads rumble"), _("At your turn, when you bust, and at every Flip 7.")),
        of(Choice(_("Gamepad buttons"), families, context.settings.pad_buttons, show, key="pad_buttons")),
        Setting(PadLegend(lambda: context.pad_family)),
    ]


class KeyRow(Row):
    """An action and its key; pressing it asks for another."""

    def __init__(self, text: Text, shown: Text | str, on_press: Callable[[], object], *, key: str) -> None:
        super().__init__(text, key=key)
        self.shown = shown
        self.on_press = on_press

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.CONFIRM, Kind.PRESS):
            self.on_press()
            return True
        return False

    def draw_control(self, canvas: Canvas) -> None:
        height = line_height(STRONG) + Pad.SMALL
        width = min(self.control.width, max(height * 1.4, text_width(self.shown, STRONG) + 2 * Pad.MEDIUM))
        cap = boxes.within(self.control, width, height, Align.RIGHT)
        if str(self.shown):
            canvas.rect(cap.move(0, 4), Tone.FAINT.faded(0.6), Radius.SMALL)
            canvas.rect(cap, Tone.CREAM, Radius.SMALL)
            canvas.text(self.shown, cap.inflate(-Pad.SMALL, 0), STRONG.in_colour(Tone.INK))
        else:
            canvas.text(pgettext("no key", "none"), self.control, SECOND, Align.RIGHT)


class KeyQuestion(Scene):
    """Waits for a key. Esc, B on a gamepad and a click leave it as it is."""

    overlay = True

    def __init__(self, context: Context, kind: Kind, on_done: Callable[[], object]) -> None:
        super().__init__()
        self.context = context
        self.kind = kind
        self._on_done = on_done
        self._refused: Text | None = None
        self._panel = Box(0, 0, 0, 0)

    def enter(self) -> None:
        self.context.take_key()

    def layout(self, size: tuple[float, float]) -> None:
        width = min(860.0, size[0] - 4 * Pad.LARGE)
        inner = width - 4 * Pad.LARGE
        height = text_height(self._question, HEADING, inner) + text_height(self._detail, SECOND, inner)
        height += 5 * Pad.LARGE
        self._panel = boxes.within(Box((0, 0), size), width, height)

    def handle(self, intent: Intent) -> bool:
        if intent.kind in SYSTEM:
            return False
        if intent.kind in (Kind.BACK, Kind.PRESS):
            self._close()
        return True

    def update(self, dt: float) -> None:  # noqa: ARG002
        # The key itself is asked for, and not what it means: it may mean nothing yet.
        key = self.context.take_key()
        if key is not None and self.manager.top is self:
            self.choose(key)

    def choose(self, key: str) -> None:
        """Put the action on a key; one that is needed for something else is refused."""
        try:
            self.context.bind(self.kind, key)
        except ValueError:
            self._refused = _("{key} is needed for something else. Another one?", key=key_label(key))
            self.layout(self.manager.viewport.size)
            self.invalidate()
            return
        self._close()

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self._panel, Radius.LARGE, 40, alpha=190)
        canvas.rect(self._panel, Tone.SOLID, Radius.LARGE, Tone.GOLD)
        inner = self._panel.inflate(-4 * Pad.LARGE, -3 * Pad.LARGE)
        high = text_height(self._question, HEADING, inner.width)
        above, below = boxes.rows(inner, [high, boxes.Share()], gap=Pad.LARGE)
        canvas.text(self._question, above, HEADING, Align.TOP, wrap=True)
        canvas.text(self._detail, below, SECOND, Align.TOP, wrap=True)

    @property
    def _question(self) -> Text:
        return _("Press the key for “{action}”", action=KEY_NAMES[self.kind])

    @property
    def _detail(self) -> Text:
        return self._refused or _("Esc leaves it as it is. If the key has another task, the two change places.")

    def _close(self) -> None:
        self.manager.pop()
        self._on_done()
