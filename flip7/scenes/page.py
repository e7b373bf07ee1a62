"""What the pages have in common: a heading, a way back, and the small sounds of the interface."""

from collections.abc import Sequence

from flip7.app.context import Context
from flip7.i18n import Text
from flip7.ui.canvas import Box
from flip7.ui.form import FormScene
from flip7.ui.intents import Intent, Kind
from flip7.ui.scene import Transition
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import TITLE, Pad
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button
from flip7.ui.widgets.label import Label
from flip7.ui.widgets.textfield import TextField

MARGIN = 40.0
_BACK = 84.0

_PRESSES = (Kind.CONFIRM, Kind.RELEASE)


class ContextScene(FormScene):
    """A scene of widgets that knows the context: its widgets can be heard."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.BACK:
            self.back()
            return True
        before = self.ring.focused
        if intent.kind is Kind.CONFIRM and isinstance(before, TextField) and self.context.with_gamepad:
            # A gamepad has no letters.
            self.context.audio.play("press")
            self.manager.push(self.context.navigation.letters(before))
            return True
        heard = super().handle(intent)
        if heard and intent.kind in _PRESSES:
            self.context.audio.play("press")
        elif self.ring.focused is not before and intent.kind not in (Kind.PRESS, Kind.POINT):
            self.context.audio.play("focus")
        return heard

    def back(self) -> None:
        """What Esc means here."""
        self.context.audio.play("back")
        self.manager.pop(Transition.SLIDE)


class Page(ContextScene):
    """A whole screen with a heading. A subclass gives `build` its widgets for the room below it."""

    heading: Text | str = ""
    widest = 1840.0
    """It does not grow wider than this: on a very wide screen the eye would get lost between label and control."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.first: Widget | None = None
        """What has the focus at first."""
        self._laid_out = False

    def build(self, room: Box) -> Sequence[Widget]:
        """The widgets, placed. Called at every change of window, text size and language, and by `rebuild`."""
        raise NotImplementedError

    def layout(self, size: tuple[float, float]) -> None:
        width = min(self.widest, size[0] - 2 * MARGIN)
        left = (size[0] - width) / 2
        height = max(72.0, line_height(TITLE))
        back = Button("", self.back, icon="icons/back", key="back")
        back.place(Box(left, MARGIN - 8, _BACK, height))
        title = Label(self.heading, TITLE, Align.LEFT)
        title.place(Box(back.box.right + Pad.LARGE, back.box.top, width - back.box.width - Pad.LARGE, height))
        top = title.box.bottom + Pad.LARGE
        room = Box(left, top, width, size[1] - top - MARGIN)
        self.ring.replace([back, title, *self.build(room)])
        if not self._laid_out and self.first is not None:
            self.ring.focus(self.first)
        self._laid_out = True

    @property
    def beside_heading(self) -> float:
        """How far from the left edge of the room the line of the heading is free."""
        return _BACK + text_width(self.heading, TITLE) + 2 * Pad.LARGE

    def rebuild(self) -> None:
        """Other widgets, as after a choice that brings or takes some; the focus stays where it is."""
        self.layout(self.manager.viewport.size)
        self.invalidate()
