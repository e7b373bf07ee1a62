"""The settings in four parts: picture, game, sound, controls."""

from collections.abc import Sequence
from enum import Enum
from functools import partial

from flip7.app.context import Context
from flip7.i18n import _, pgettext
from flip7.scenes.page import Page
from flip7.scenes.settings import controls
from flip7.scenes.settings import rows as settings
from flip7.scenes.tabs import Tab
from flip7.ui.boxes import Share, columns, padded, rows
from flip7.ui.canvas import Box
from flip7.ui.form import DialogScene
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align
from flip7.ui.theme import SMALL_SECOND, STRONG, Pad
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.dialog import Answer
from flip7.ui.widgets.label import Label, Panel
from flip7.ui.widgets.scrollpane import ScrollPane

_COLUMN = 400.0


class Part(Enum):
    """The parts of the page, each with its icon."""

    PICTURE = "icons/eye"
    GAME = "icons/dice"
    SOUND = "icons/speaker"
    CONTROLS = "icons/keyboard"


_NAMES = {
    Part.PICTURE: pgettext("settings", "Language and display"),
    Part.GAME: pgettext("settings", "Game"),
    Part.SOUND: pgettext("settings", "Sound"),
    Part.CONTROLS: pgettext("settings", "Controls"),
}


class SettingsScene(Page):
    """Reached from the title and from the pause."""

    heading = pgettext("settings", "Settings")
    widest = 1560.0

    def __init__(self, context: Context, part: Part = Part.PICTURE) -> None:
        super().__init__(context)
        self.part = part
        self._pane = ScrollPane(key="settings")

    def handle(self, intent: Intent) -> bool:
        heard = super().handle(intent)
        # A slider that is dragged changes the sound at once, but is written down when it comes to rest.
        if intent.kind is not Kind.POINT:
            self.context.keep_settings()
        return heard

    def leave(self) -> None:
        self.context.keep_settings()

    def build(self, room: Box) -> Sequence[Widget]:
        tabs = [
            Tab(_NAMES[part], partial(self._open, part), icon=part.value, chosen=part is self.part, key=part.name)
            for part in Part
        ]
        if self.first is None:
            self.first = next(tab for tab in tabs if tab.chosen)
        reset = Button(
            _("Reset all"), self._ask_to_reset, icon="icons/restart", text_style=STRONG, key="reset",
            tooltip=_("Everything as on the first start"),
        )  # fmt: skip
        column = min(room.width * 0.36, max(_COLUMN, reset.wanted_width, *(tab.wanted_width for tab in tabs)))
        left, right = columns(room, [column, Share()], gap=Pad.LARGE)
        place_all(tabs, rows(left, [tab.wanted_height for tab in tabs], gap=Pad.SMALL))
        place_all([reset], rows(left, [reset.wanted_height], at=1))
        panel = Panel().place(right)
        self._pane.place(padded(right, Pad.MEDIUM))
        self._fill(self._pane)
        return [*tabs, panel, self._pane, reset]

    def _fill(self, pane: ScrollPane) -> None:
        """One row below the other, each with its explanation."""
        widgets: list[Widget] = []
        top, left, width = pane.box.top, pane.box.left, pane.content_width
        for row in self._rows():
            row.widget.place(Box(left, top, width, row.height_for(width)))
            widgets.append(row.widget)
            top = row.widget.box.bottom
            if row.about is not None:
                about = Label(row.about, SMALL_SECOND, Align.TOP_LEFT, wrap=True)
                indent = Pad.MEDIUM
                # A row ends in air of its own, a button does not.
                below = Pad.SMALL if isinstance(row.widget, Button) else -6
                high = about.height_for(width * 0.72)
                widgets.append(about.place(Box(left + indent, top + below, width * 0.72, high)))
                top = about.box.bottom
            top += Pad.MEDIUM
        pane.fill(widgets, top - pane.box.top)

    def _rows(self) -> list[settings.Setting]:
        match self.part:
            case Part.PICTURE:
                return settings.picture(self.context)
            case Part.GAME:
                return settings.game(self.context, self.rebuild)
            case Part.SOUND:
                return settings.sound(self.context)
            case Part.CONTROLS:
                return controls.rows(self.context, self)

    def _open(self, part: Part) -> None:
        self.part = part
        self._pane = ScrollPane(key="settings")
        self.rebuild()

    def _ask_to_reset(self) -> None:
        self.manager.push(
            DialogScene(
                _("Reset all settings?"),
                [
                    Answer(_("Keep mine"), style=ButtonStyle.PRIMARY),
                    Answer(_("Reset"), self._reset, ButtonStyle.DANGER),
                ],
                detail=_(
                    "Language, volumes, keys and the rest become as on the first start. Matches and records stay."
                ),
            )
        )

    def _reset(self) -> None:
        self.context.reset()
        self.rebuild()
