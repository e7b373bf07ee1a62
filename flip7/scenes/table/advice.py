"""What the champion would do: your chance to win with each choice, and one sentence why.

For hit or stay it stands over the piles. For a target it is told at the seats themselves, where the choice is made.
"""

from collections.abc import Generator, Sequence
from time import perf_counter

from flip7.ai.hints import Hint, think_hint
from flip7.ai.table import Table
from flip7.engine import Decision, Move, Target, Turn
from flip7.i18n import Percent, Text, _, pgettext
from flip7.scenes.table.layout import TableLayout
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.text import Align, line_height, text_height
from flip7.ui.theme import BODY, SMALL, SMALL_SECOND, STRONG, SUBHEADING, Pad, Radius, Tone

SLICE = 0.004
WIDTH = 640.0
EQUAL = 0.005
"""Chances so near to each other are called equal: the champion itself is not surer than that."""


class Advice:
    """A hint that is being thought out, and then shown until the player decides."""

    def __init__(self, table: Table, pending: Turn | Target, names: Sequence[str]) -> None:
        self._names = names
        self._pending = pending
        self._thinking: Generator[None, None, Hint] | None = think_hint(table, pending)
        self.hint: Hint | None = None

    @property
    def thinking(self) -> bool:
        """Whether it needs the next frame to think on."""
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

    @property
    def best(self) -> frozenset[Decision]:
        """All choices that are as good as the best one."""
        if self.hint is None:
            return frozenset()
        most = max(chance for _option, chance in self.hint.options)
        return frozenset(option for option, chance in self.hint.options if chance >= most - EQUAL)

    @property
    def chances(self) -> dict[Decision, Percent]:
        """The chance to win with each choice; with a decimal where whole numbers would look equal and are not."""
        if self.hint is None:
            return {}
        options = self.hint.options
        whole = {round(100 * chance) for option, chance in options if option not in self.best}
        whole |= {round(100 * chance) for option, chance in options if option in self.best}
        digits = 0 if len(whole) >= len(options) - len(self.best) + 1 else 1
        return {option: Percent(chance, digits) for option, chance in options}

    @property
    def reason(self) -> Text:
        """Why, in one sentence."""
        if self.hint is None:
            return _("Let me think …")
        if len(self.best) == len(self.hint.options):
            # TRANSLATORS: a hint: the chance to win is the same whatever the player chooses
            return _("It makes no difference: all choices are equally good.")
        return self.hint.reason

    def draw(self, canvas: Canvas, layout: TableLayout) -> None:
        """Show it where it covers no seat, no card of the player and no button."""
        with canvas.part("advice"):
            if isinstance(self._pending, Target):
                self._draw_reason(canvas, layout)
            else:
                self._draw_panel(canvas, layout)

    def _draw_reason(self, canvas: Canvas, layout: TableLayout) -> None:
        """Under the question; the chances stand at the seats."""
        box = layout.home.reason
        self._draw_ground(canvas, box, Radius.MEDIUM)
        inner = box.inflate(-Pad.LARGE, -Pad.MEDIUM)
        heading = Box(inner.left, inner.top, inner.width, line_height(SMALL_SECOND))
        # TRANSLATORS: the heading of a hint about whom a card goes to: the chances stand at the seats
        canvas.text(_("Your chance to win if you choose …"), heading, SMALL_SECOND)
        with canvas.part("reason"):
            room = Box(inner.left, heading.bottom + 2, inner.width, inner.bottom - heading.bottom - 2)
            canvas.text(self.reason, room, SMALL, wrap=True)

    def _draw_panel(self, canvas: Canvas, layout: TableLayout) -> None:
        width = min(WIDTH, layout.middle.width)
        inner = width - 2 * Pad.LARGE
        row = line_height(BODY) + 8
        shown = sorted(self.hint.options, key=lambda option: -option[1]) if self.hint else []
        heading = line_height(SUBHEADING)
        lower = text_height(self.reason, SMALL, inner)
        height = 2 * Pad.MEDIUM + heading + len(shown) * row + lower + 10
        room = layout.middle
        box = Box(room.centerx - width / 2, max(room.top, room.bottom - height - 4), width, height)
        self._draw_ground(canvas, box)
        top = box.top + Pad.MEDIUM
        canvas.image("icons/bulb", Box(box.left + Pad.LARGE, top, heading, heading), Tone.GOLD)
        title = Box(box.left + Pad.LARGE + heading + 12, top, inner - heading - 12, heading)
        # TRANSLATORS: the heading of a hint: under it each choice of the player with the chance to win by it
        canvas.text(_("Your chance to win"), title, SUBHEADING, Align.LEFT)
        top += heading + 6
        for option, _chance in shown:
            with canvas.part("option", option if isinstance(option, int) else option.value):
                self._draw_option(canvas, Box(box.left + Pad.LARGE, top, inner, row), option)
            top += row
        with canvas.part("reason"):
            room = Box(box.left + Pad.LARGE, top + 2, inner, lower + 4)
            canvas.text(self.reason, room, SMALL, Align.TOP_LEFT, wrap=True)

    def _draw_ground(self, canvas: Canvas, box: Box, radius: float = Radius.LARGE) -> None:
        canvas.shadow(box, radius, 30)
        canvas.rect(box, Tone.SOLID, radius, Tone.GOLD, 3)

    def _draw_option(self, canvas: Canvas, box: Box, option: Decision) -> None:
        best = option in self.best
        chance = self.chances[option]
        style = STRONG if best else BODY
        label = Box(box.left, box.top, box.width * 0.42, box.height)
        canvas.text(self._label(option), label, style, Align.LEFT)
        track = Box(label.right + 10, box.centery - 9, box.width * 0.58 - 110, 18)
        canvas.rect(track, Tone.FAINT.faded(0.3), PILL)
        if chance.share > 0.01:
            filled = Box(track.left, track.top, max(18.0, track.width * chance.share), track.height)
            canvas.rect(filled, Tone.GOLD if best else Tone.LAVENDER, PILL)
        canvas.text(str(chance), Box(box.right - 92, box.top, 92, box.height), style, Align.RIGHT)

    def _label(self, option: Decision) -> Text | str:
        if option is Move.HIT:
            return pgettext("choice", "Hit")
        if option is Move.STAY:
            return pgettext("choice", "Stay")
        assert isinstance(option, int)
        return self._names[option]
