"""What the champion would do: the chance to win of each option, and one sentence why."""

from collections.abc import Generator, Sequence
from time import perf_counter

from flip7.ai.hints import Hint, think_hint
from flip7.ai.table import Table
from flip7.engine import Decision, Move, Target, Turn
from flip7.i18n import Percent, Text, _, pgettext
from flip7.scenes.table.layout import TableLayout
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.text import Align, line_height, text_height
from flip7.ui.theme import BODY, SMALL, STRONG, SUBHEADING, Pad, Radius, Tone

SLICE = 0.004
MOST_OPTIONS = 4
WIDTH = 620.0


def place(layout: TableLayout, height: float) -> Box:
    """Over the home seat's cards and no candidate, at its upper edge."""
    home = layout.home
    return Box(home.row_room.left, home.box.bottom - height - 10, min(WIDTH, home.row_room.width), height)


class Advice:
    """A hint that is being thought out, and then shown until the player decides."""

    def __init__(self, table: Table, pending: Turn | Target, names: Sequence[str]) -> None:
        self._names = names
        self._seat = pending.seat
        self._thinking: Generator[None, None, Hint] | None = think_hint(table, pending)
        self.hint: Hint | None = None

    @property
    def thinking(self) -> bool:
        return self._thinking is not None

    def think(self) -> None:
        """A slice of the frame."""
        start = perf_counter()
        while self._thinking is not None and perf_counter() - start < SLICE:
            try:
                next(self._thinking)
            except StopIteration as end:
                self.hint = end.value
                self._thinking = None

    def _label(self, option: Decision) -> Text | str:
        if option is Move.HIT:
            return pgettext("choice", "Hit")
        if option is Move.STAY:
            return pgettext("choice", "Stay")
        assert isinstance(option, int)
        return self._names[option]

    def draw(self, canvas: Canvas, layout: TableLayout) -> None:
        """Show it above the stage."""
        with canvas.part("advice"):
            self._draw(canvas, layout)

    def _draw(self, canvas: Canvas, layout: TableLayout) -> None:
        inner = WIDTH - 2 * Pad.LARGE
        row = line_height(BODY) + 8
        shown = sorted(self.hint.options, key=lambda option: -option[1])[:MOST_OPTIONS] if self.hint else []
        reason: Text = self.hint.reason if self.hint else _("Let me think …")
        heading = line_height(SUBHEADING)
        lower = text_height(reason, SMALL, inner)
        height = 2 * Pad.MEDIUM + heading + len(shown) * row + lower + 10
        box = place(layout, height)
        canvas.shadow(box, Radius.LARGE, 30)
        canvas.rect(box, Tone.SOLID, Radius.LARGE, Tone.GOLD, 3)
        top = box.top + Pad.MEDIUM
        canvas.image("icons/bulb", Box(box.left + Pad.LARGE, top, heading, heading), Tone.GOLD)
        title = Box(box.left + Pad.LARGE + heading + 12, top, inner - heading - 12, heading)
        canvas.text(_("Chance to win the match"), title, SUBHEADING, Align.LEFT)
        top += heading + 6
        whole = {round(100 * chance) for _option, chance in shown}
        digits = 0 if len(whole) == len(shown) else 1
        for option, chance in shown:
            with canvas.part("option", option if isinstance(option, int) else option.value):
                self._draw_option(canvas, Box(box.left + Pad.LARGE, top, inner, row), option, Percent(chance, digits))
            top += row
        with canvas.part("reason"):
            room = Box(box.left + Pad.LARGE, top + 2, inner, lower + 4)
            canvas.text(reason, room, SMALL, Align.TOP_LEFT, wrap=True)

    def _draw_option(self, canvas: Canvas, box: Box, option: Decision, chance: Percent) -> None:
        best = self.hint is not None and option == self.hint.best
        style = STRONG if best else BODY
        label = Box(box.left, box.top, box.width * 0.42, box.height)
        canvas.text(self._label(option), label, style, Align.LEFT)
        track = Box(label.right + 10, box.centery - 9, box.width * 0.58 - 110, 18)
        canvas.rect(track, Tone.FAINT.faded(0.3), PILL)
        if chance.share > 0.01:
            filled = Box(track.left, track.top, max(18.0, track.width * chance.share), track.height)
            canvas.rect(filled, Tone.GOLD if best else Tone.LAVENDER, PILL)
        canvas.text(str(chance), Box(box.right - 92, box.top, 92, box.height), style, Align.RIGHT)
