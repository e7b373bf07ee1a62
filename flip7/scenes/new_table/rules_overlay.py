"""The rules of the table that is being set up, above it."""

from collections.abc import Sequence

from flip7.app.context import Context
from flip7.i18n import _, pgettext
from flip7.scenes.new_table.draft import Draft
from flip7.scenes.new_table.rules_part import RulesPart
from flip7.scenes.overlay import Overlay
from flip7.ui.boxes import Share, rows, within
from flip7.ui.canvas import Box
from flip7.ui.text import Align
from flip7.ui.theme import Pad
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.scrollpane import ScrollPane


class RulesOverlay(Overlay):
    """What is chosen counts at once."""

    widest = 900.0

    def __init__(self, context: Context, draft: Draft) -> None:
        super().__init__(context, _("The rules of this table"))
        self._part = RulesPart(draft, self.rebuild)
        self._pane = ScrollPane(key="rules")
        self._done = Button(pgettext("look", "Done"), self.back, ButtonStyle.PRIMARY, key="done")

    def wanted_height(self, width: float) -> float:
        pane = ScrollPane().place(Box(0, 0, width, 10))
        return self._part.fill(pane) + Pad.MEDIUM + self._done.wanted_height

    def build(self, room: Box) -> Sequence[Widget]:
        above, foot = rows(room, [Share(), self._done.wanted_height], gap=Pad.MEDIUM)
        self._part.fill(self._pane.place(above))
        self._done.place(within(foot, max(320.0, self._done.wanted_width), foot.height, Align.RIGHT))
        self.first = self.first or self._pane.children[0]
        return [self._pane, self._done]
