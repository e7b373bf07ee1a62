"""The table of a puzzle as it lay: everybody's row and points, and large below them the seat that is asked."""

from typing import Final

from flip7.ai.odds import bust_risk
from flip7.ai.table import SeatView, Table
from flip7.cards.faces import ASPECT, BACK, draw_card
from flip7.engine import SECOND_CHANCE, Card, Status, Target, Turn
from flip7.i18n import Percent, Text, _, ngettext
from flip7.match.plan import TablePlan
from flip7.scenes.seat_tile import draw_seat_tile, seat_colour
from flip7.scenes.table.stamp import STATES
from flip7.ui.boxes import Share, columns, rows, within
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import BODY, HEADING, SECOND, SMALL, SMALL_SECOND, STRONG, SUBHEADING, Pad, Radius, Tone
from flip7.ui.widget import Widget

_OWN: Final = 0.42
"""The part of the height for the seat that is asked."""
_HIGHEST: Final = 104.0
_LOWEST: Final = 66.0
_SIGNS: Final = {
    Status.STAYED: "icons/check",
    Status.BUSTED: "icons/close",
    Status.FROZEN: "icons/snowflake",
    Status.FLIP_SEVEN: "icons/star",
}
"""The state of a seat, where there is no room for its word."""
_SMALLER: Final = 0.7
"""Cards that are no numbers, against the numbers."""


class Position(Widget):
    """One moment of a match, for looking at."""

    focusable = False

    def __init__(self, table: Table, pending: Turn | Target, plan: TablePlan, *, show_risk: bool) -> None:
        super().__init__()
        self._table, self._pending, self._plan = table, pending, plan
        self._show_risk = show_risk

    def draw(self, canvas: Canvas) -> None:
        count = len(self._table.seats)
        own = self._pending.seat
        others = [(own + step) % count for step in range(1, count)]
        above, below = rows(self.box, [Share(1 - _OWN), Share(_OWN)], gap=Pad.MEDIUM)
        self._draw_others(canvas, above, others)
        with canvas.part("seat", own):
            self._draw_own(canvas, below, own)

    def _draw_others(self, canvas: Canvas, room: Box, others: list[int]) -> None:
        gap = 10.0
        across = 1
        while across < 3 and (room.height + gap) / -(-len(others) // across) - gap < _LOWEST:
            across += 1
        down = -(-len(others) // across)
        height = min(_HIGHEST, (room.height + gap) / down - gap)
        width = (room.width + gap) / across - gap
        top = room.top + (room.height - down * (height + gap) + gap) / 2
        for place, seat in enumerate(others):
            left = room.left + place // down * (width + gap)
            box = Box(left, top + place % down * (height + gap), width, height)
            with canvas.part("seat", seat):
                self._draw_other(canvas, box, seat, wide=across == 1)

    def _draw_other(self, canvas: Canvas, box: Box, seat: int, *, wide: bool) -> None:
        view, plan = self._table.seats[seat], self._plan.seats[seat]
        canvas.rect(box, Tone.PANEL, Radius.MEDIUM, Tone.PANEL_EDGE)
        inner = box.inflate(-2 * Pad.MEDIUM if wide else -2 * Pad.SMALL, -12)
        side = inner.height
        numbers = text_width("888", SUBHEADING) + 6
        name = min(inner.width * 0.26, 230.0)
        if not wide:
            tile, words, cards, total = columns(inner, [side, Share(0.8), Share(), numbers], gap=Pad.SMALL)
        else:
            tile, words, cards, total = columns(inner, [side, name, Share(), numbers], gap=Pad.MEDIUM)
        draw_seat_tile(canvas, plan, within(tile, side, side), alpha=150 if view.status is Status.BUSTED else 255)
        upper, lower = rows(words, [Share(), Share()])
        with canvas.part("name"):
            canvas.text(plan.name, upper, STRONG, Align.LEFT)
        with canvas.part("state"):
            self._draw_state(canvas, lower, view)
        _draw_row(canvas, cards, view)
        with canvas.part("total"):
            canvas.text(str(view.total), total, SUBHEADING, Align.RIGHT)

    @staticmethod
    def _draw_state(canvas: Canvas, box: Box, view: SeatView) -> None:
        gained = f"+{view.points}"
        width = text_width("+888", SMALL)
        points, state = columns(box, [width, Share()], gap=6)
        canvas.text(
            gained, points, SMALL.in_colour(Tone.ROSE if view.status is Status.BUSTED else Tone.MINT), Align.LEFT
        )
        if view.status in STATES:
            word, ground, ink = STATES[view.status]
            style = SMALL_SECOND.in_colour(ink)
            wanted, height = text_width(word, style) + 24, min(state.height, line_height(style))
            if wanted <= state.width:
                plate = Box(state.left, state.centery - height / 2, wanted, height)
                canvas.rect(plate, ground, PILL)
                canvas.text(word, plate.inflate(-16, 0), style)
            else:
                plate = Box(state.left, state.centery - height / 2, height, height)
                canvas.rect(plate, ground, PILL)
                canvas.image(_SIGNS[view.status], plate.inflate(-height * 0.35, -height * 0.35), ink)

    def _draw_own(self, canvas: Canvas, box: Box, seat: int) -> None:
        view, plan = self._table.seats[seat], self._plan.seats[seat]
        canvas.rect(box, Tone.PANEL, Radius.LARGE, Tone.GOLD, 3)
        inner = box.inflate(-2 * Pad.LARGE, -2 * Pad.MEDIUM)
        head, cards, foot = rows(
            inner, [max(64.0, line_height(HEADING)), Share(), line_height(BODY) + 4], gap=Pad.SMALL
        )
        tile, name, total = columns(head, [head.height, Share(), Share(1.3)], gap=Pad.MEDIUM)
        draw_seat_tile(canvas, plan, within(tile, head.height, head.height))
        canvas.rect(within(tile, head.height, head.height), None, head.height * 0.26, seat_colour(plan), 3)
        with canvas.part("name"):
            canvas.text(plan.name, name, HEADING, Align.LEFT)
        target = ngettext("{total} of {count} point", "{total} of {count} points", self._table.rules.target,
                          total=view.total)  # fmt: skip
        with canvas.part("total"):
            canvas.text(target, total, SECOND, Align.RIGHT)
        _draw_row(canvas, cards, view, bare=_("No card yet"))
        left, right = columns(foot, [Share(), Share()], gap=Pad.MEDIUM)
        with canvas.part("worth"):
            worth = ngettext("{count} point in this round", "{count} points in this round", view.points)
            canvas.text(worth, left, BODY, Align.LEFT)
        if isinstance(self._pending, Turn) and self._show_risk:
            risk = _("Risk: {risk}", risk=Percent(bust_risk(self._table, seat)))
            with canvas.part("risk"):
                canvas.text(risk, right, STRONG.in_colour(Tone.GOLD_LIGHT), Align.RIGHT)


def _draw_row(canvas: Canvas, room: Box, view: SeatView, bare: Text | str = "") -> None:
    """Numbers, and the other cards smaller beside them."""
    extras: list[Card] = [*view.bonuses, *([SECOND_CHANCE] if view.second_chance else []), *view.front]
    down = view.status is Status.BUSTED
    names = [(BACK if down else str(number), 1.0) for number in view.numbers]
    names += [(card.name, _SMALLER) for card in extras]
    if not names:
        canvas.text(bare, room, SECOND, Align.LEFT)
        return
    gap = min(8.0, room.height * 0.06)
    slots = sum(share for _name, share in names)
    card = min(room.height / ASPECT, (room.width - gap * (len(names) - 1)) / slots)
    left = room.left
    with canvas.part("cards"):
        for name, share in names:
            width = card * share
            box = Box(left, room.centery - width * ASPECT / 2, width, width * ASPECT)
            canvas.shadow(box, width * 0.08, 8)
            draw_card(canvas, name, box, alpha=130 if down else 255)
            left += width + gap
