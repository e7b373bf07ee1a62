"""The log above the table: rounds with their results, the newest open and in view."""

from collections.abc import Sequence

from flip7.i18n import Text, _, pgettext
from flip7.match.log import Log
from flip7.match.match import SeatPlan
from flip7.scenes.log.entries import entries_of
from flip7.scenes.log.lines import Columns, LogLine, RoundHeading, row_height
from flip7.ui.boxes import Share, columns, padded, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.form import FormScene
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, line_height
from flip7.ui.theme import HEADING, SECOND, SMALL_SECOND, Pad, Radius, Tone, theme
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.scrollpane import ScrollPane


class LogScene(FormScene):
    """All that was seen of a match. Below the list stands in words what is pointed at or has the focus."""

    overlay = True

    def __init__(self, log: Log, plans: Sequence[SeatPlan]) -> None:
        super().__init__()
        self._log = log
        self._plans = plans
        self._open = {log.rounds[-1].number} if log.rounds else set[int]()
        self._pane = ScrollPane(key="log")
        self._back = Button(pgettext("story", "Back to the table"), self._close, ButtonStyle.PRIMARY, key="back")
        self._panel = self._heading = self._words = Box(0, 0, 0, 0)
        self._laid_out = False

    def layout(self, size: tuple[float, float]) -> None:
        self._panel = within(Box((0, 0), size), min(1180.0 * (1 + theme.text_scale) / 2, size[0] - 80), size[1] - 80)
        inner = padded(self._panel, Pad.LARGE)
        foot = max(self._back.wanted_height, 2 * line_height(SMALL_SECOND))
        self._heading, body, below = rows(inner, [line_height(HEADING), Share(), foot], gap=Pad.MEDIUM)
        button = min(self._back.wanted_width, inner.width * 0.4)
        self._words, beside = columns(below, [Share(), button], gap=Pad.LARGE)
        self._back.place(within(beside, button, self._back.wanted_height))
        self._pane.place(body)
        newest = self._fill()
        self.ring.replace([self._pane, self._back])
        if not self._laid_out:
            self.ring.focus(newest or self._back)
            self._pane.handle(Intent.END)
        self._laid_out = True

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.BACK, Kind.LOG):
            self._close()
            return True
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self._panel, Radius.LARGE, 40, alpha=190)
        canvas.rect(self._panel, Tone.SOLID, Radius.LARGE, Tone.RAISED_EDGE)
        canvas.text(pgettext("story", "The story so far"), self._heading, HEADING, Align.LEFT)
        if not self._log.rounds:
            canvas.text(_("Nothing has happened yet."), self._pane.box, SECOND)
        with canvas.part("words"):
            canvas.text(self._told(), self._words, SMALL_SECOND, Align.LEFT, wrap=True)
        super().draw(canvas)

    def _fill(self) -> Widget | None:
        """Headings, and the lines of the rounds that are open; gives the newest of them."""
        wide = Columns.of(self._pane.content_width, self._plans)
        widgets: list[Widget] = []
        place = self._pane.content
        top = place.top
        for played in self._log.rounds:
            opened = played.number in self._open
            heading = RoundHeading(played, self._plans, lambda number=played.number: self._fold(number), opened=opened)  # type: ignore[misc]
            high = heading.height_for(place.width)
            widgets.append(heading.place(Box(place.left, top, place.width, high)))
            top += high + Pad.SMALL
            for index, entry in enumerate(entries_of(played.events) if opened else ()):
                line = LogLine(entry, self._plans, wide, self._close, key=f"{played.number}-{index}")
                widgets.append(line.place(Box(place.left, top, place.width, row_height())))
                top += row_height() + 2
            top += Pad.SMALL if opened else 0
        self._pane.fill(widgets, top - place.top)
        return widgets[-1] if widgets else None

    def _fold(self, number: int) -> None:
        """Show the lines of a round, or hide them."""
        self._open ^= {number}
        self.layout(self.manager.viewport.size)
        self.invalidate()

    def _told(self) -> Text | str:
        shown = [widget for widget in self._pane.children if widget.hovered] or [
            widget for widget in self._pane.children if widget.focused
        ]
        return shown[0].text if shown else ""

    def _close(self) -> None:
        self.manager.pop()
