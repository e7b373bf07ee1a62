"""The pause: everything stands still, and nothing is lost whatever is chosen."""

from collections.abc import Callable

from flip7.app.context import Context
from flip7.i18n import _, pgettext
from flip7.match.match import Match
from flip7.match.occasion import PRACTICE
from flip7.scenes.page import ContextScene
from flip7.scenes.table.practice import DOES_NOT_COUNT
from flip7.ui.boxes import padded, rows, stacked, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.form import DialogScene
from flip7.ui.intents import Intent, Kind
from flip7.ui.scene import Transition
from flip7.ui.text import Align, line_height
from flip7.ui.theme import TITLE, Pad, Radius, Tone
from flip7.ui.widget import place_all
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.dialog import Answer

_GAP = 14.0


class PauseScene(ContextScene):
    """Pushed above the table. `on_seats_changed` is called when somebody else decides for a seat from now on."""

    overlay = True

    def __init__(
        self,
        context: Context,
        match: Match,
        *,
        on_seats_changed: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__(context)
        self.match = match
        self._practice = match.occasion == PRACTICE
        self.on_seats_changed = on_seats_changed
        self._panel = Box(0, 0, 0, 0)
        self._buttons = [
            Button(pgettext("pause", "Resume"), self.back, ButtonStyle.PRIMARY, icon="icons/play", key="resume"),
            Button(pgettext("pause", "Rules"), self._rules, icon="icons/book", key="rules"),
            Button(pgettext("pause", "Settings"), self._settings, icon="icons/gear", key="settings"),
            Button(pgettext("pause", "Seats"), self._seats, icon="icons/swap", key="seats"),
            Button(pgettext("pause", "Start again"), self._ask_to_restart, icon="icons/restart", key="restart"),
            Button(
                pgettext("pause", "Leave the table"), self._leave, icon="icons/home", key="leave",
                sublabel=DOES_NOT_COUNT if self._practice else _("The match is kept."),
            ),
        ]  # fmt: skip
        if self._practice:
            # From its first card it would be another match.
            self._buttons = [button for button in self._buttons if button.key != "restart"]
        self.ring.replace(self._buttons)
        self.ring.menu = self._buttons

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.PAUSE:
            self.back()
            return True
        if intent.kind in (Kind.RULES, Kind.IN_SHORT):
            self._rules()
            return True
        return super().handle(intent)

    def back(self) -> None:
        self.context.audio.play("back")
        self.manager.pop()

    def layout(self, size: tuple[float, float]) -> None:
        inner = max(440.0, *(button.wanted_width + Pad.LARGE for button in self._buttons))
        inner = min(inner, size[0] - 6 * Pad.LARGE)
        heights = [button.wanted_height for button in self._buttons]
        heading = line_height(TITLE) + Pad.MEDIUM
        frame = 2 * Pad.LARGE
        # At a large text size in a low window the buttons give a little of their height, not of their letters.
        squeeze = min(1.0, (size[1] - 2 * Pad.LARGE - frame - heading - _GAP * (len(heights) - 1)) / sum(heights))
        heights = [wanted * squeeze for wanted in heights]
        self._panel = within(Box((0, 0), size), inner + frame, heading + stacked(heights, _GAP) + frame)
        place_all(self._buttons, rows(padded(self._panel, Pad.LARGE), heights, gap=_GAP, at=1))

    def draw(self, canvas: Canvas) -> None:
        panel = self._panel
        canvas.shadow(panel, Radius.LARGE, 40, alpha=190)
        canvas.rect(panel, Tone.SOLID, Radius.LARGE, Tone.RAISED_EDGE)
        title = rows(padded(panel, Pad.LARGE, Pad.LARGE - 6), [line_height(TITLE)])[0]
        canvas.text(pgettext("pause", "Pause"), title, TITLE, Align.CENTRE)
        self.ring.draw(canvas)

    def _rules(self) -> None:
        self.manager.push(self.context.navigation.rules(self.match.plan.rules, self.match.plan.edition))

    def _settings(self) -> None:
        self.manager.push(self.context.navigation.settings())

    def _seats(self) -> None:
        self.manager.push(self.context.navigation.seats(self.match, self.on_seats_changed))

    def _ask_to_restart(self) -> None:
        self.manager.push(
            DialogScene(
                _("Start the match again?"),
                [
                    Answer(_("Go on playing"), style=ButtonStyle.PRIMARY),
                    Answer(pgettext("pause", "Start again"), self._restart, ButtonStyle.DANGER),
                ],
                detail=_("The same table from the first round; the points so far are lost."),
            )
        )

    def _restart(self) -> None:
        self.context.navigation.go_to_table(self.manager, self.context.once_more(self.match))

    def _leave(self) -> None:
        if self._practice:
            # The review that it was begun from lies beneath the table.
            self.manager.pop(Transition.NONE)
            self.manager.pop()
            return
        self.context.navigation.go_to_title(self.manager)
