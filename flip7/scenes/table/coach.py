"""The coach: after each decision of a person a quiet mark at the seat, and on a press why.

It looks at a decision once it is made, in what a frame has to spare, and never holds the match up.
"""

from collections.abc import Callable
from typing import Final

from flip7.ai.table import Table
from flip7.engine import Decision, Target, Turn
from flip7.i18n import Percent, Text, _
from flip7.match.match import Match
from flip7.match.review import Grade
from flip7.match.review.remark import Remark, may_remark
from flip7.scenes.bubble import Side, bubble_beside
from flip7.scenes.lion import lion_says, option_name
from flip7.scenes.table.layout import TableLayout
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Pos
from flip7.ui.theme import Tone
from flip7.ui.widget import Widget
from flip7.ui.widgets.pressable import Pressable

SLICE: Final = 0.003
"""Seconds of a frame that it may take."""
_SHARE: Final = 0.4
"""The side of a mark, against that of the portrait."""

MARKS: Final = {
    # TRANSLATORS: the coach about a decision that somebody has just made
    Grade.GOOD: ("icons/check", Tone.GREEN, _("Well decided.")),
    Grade.SLIP: ("icons/minus", Tone.GOLD_DEEP, _("A little inaccurate.")),
    Grade.MISTAKE: ("icons/close", Tone.RED, _("A mistake.")),
    Grade.BLUNDER: ("icons/close", Tone.RED, _("A costly mistake.")),
}


class CoachMark(Pressable):
    """A small sign at a portrait. A press tells why, another one puts that away."""

    def __init__(self, seat: int, remark: Remark, on_press: Callable[[], object]) -> None:
        self._icon, self._tone, text = MARKS[remark.grade]
        super().__init__(text, key=f"coach-{seat}", tooltip=text)
        self.on_press = on_press

    def activate(self, pos: Pos | None) -> None:  # noqa: ARG002
        self.on_press()

    def draw(self, canvas: Canvas) -> None:
        side = self.box.width
        canvas.circle(self.box.center, side / 2, self._tone, Tone.CREAM, 3)
        canvas.image(self._icon, self.box.inflate(-side * 0.42, -side * 0.42), Tone.CREAM)


class Coach:
    """The marks of a round. Without any person, or where nothing can be said, there are none."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._able = may_remark(match.plan.rules, len(match.plan.seats))
        self._remarks: dict[int, Remark] = {}
        """The last one of each seat."""
        self._open: int | None = None
        self.on_change: Callable[[], object] = lambda: None
        """There is another mark, or somebody wants to hear more about one."""

    @property
    def working(self) -> bool:
        """Whether it needs the next frame to go on."""
        return any(not remark.done for remark in self._remarks.values())

    def decided(self, table: Table, pending: Turn | Target, decision: Decision) -> None:
        """A person has decided so. The mark of the decision before goes."""
        if self._able:
            self._remarks[pending.seat] = Remark(table, pending, decision)
            if self._open == pending.seat:
                self._open = None

    def clear(self) -> None:
        """A new round begins, or nobody wants to hear anything any more."""
        self._remarks.clear()
        self._open = None

    def advance(self) -> None:
        """Go on for a slice of the frame."""
        remark = next((one for one in self._remarks.values() if not one.done), None)
        if remark is not None:
            remark.advance(SLICE)
            if remark.done:
                self.on_change()

    def marks(self, layout: TableLayout, home: int) -> list[Widget]:
        """A mark for each decision that is known about, at its seat."""
        found: list[Widget] = []
        for seat, remark in self._remarks.items():
            if remark.done:
                mark = CoachMark(seat, remark, lambda seat=seat: self._toggle(seat))  # type: ignore[misc]
                found.append(mark.place(_place(layout, seat, home)))
        return found

    def draw(self, canvas: Canvas, layout: TableLayout, home: int) -> None:
        """What is said about the decision that was pressed on."""
        if self._open is None or self._open not in self._remarks:
            return
        mark = _place(layout, self._open, home)
        room = Box(16, 16, layout.size[0] - 32, layout.size[1] - 32)
        # The own row may be covered by what was asked for, but the cards of the others may not.
        sides = (Side.RIGHT,) if self._open == home else (Side.ABOVE, Side.RIGHT, Side.BELOW, Side.LEFT)
        with canvas.part("coach"):
            bubble_beside(mark, room, self._said(self._remarks[self._open]), sides).draw(canvas)

    def _said(self, remark: Remark) -> Text:
        names = [plan.name for plan in self._match.plan.seats]
        verdict = MARKS[remark.grade][2]
        why = lion_says(remark.table, remark.pending, remark.chances, names)
        best = max(remark.chances, key=lambda option: remark.chances[option])
        if remark.grade is Grade.GOOD or best == remark.decision:
            return Text("{verdict} {why}", values={"verdict": verdict, "why": why})
        seat = remark.pending.seat
        digits = 0 if remark.chances[best] - remark.chances[remark.decision] >= 0.01 else 1
        chances = _(
            # TRANSLATORS: {best} and {chosen} are choices such as "Hit", or the name of who gets an action card
            "With “{best}” you win {more} of all matches, with “{chosen}” {less}.",
            best=option_name(best, seat, names), more=Percent(remark.chances[best], digits),
            chosen=option_name(remark.decision, seat, names), less=Percent(remark.chances[remark.decision], digits),
        )  # fmt: skip
        return Text("{verdict} {why} {chances}", values={"verdict": verdict, "why": why, "chances": chances})

    def _toggle(self, seat: int) -> None:
        self._open = None if self._open == seat else seat
        self.on_change()

    def put_away(self) -> None:
        """Somebody has heard enough. The marks stay."""
        if self._open is not None:
            self._open = None
            self.on_change()


def _place(layout: TableLayout, seat: int, home: int) -> Box:
    """At the upper right corner of the portrait: the dealer's coin is at the left one, and cards lie below."""
    face = layout.place(seat, home).portrait
    side = min(48.0, max(30.0, face.width * _SHARE))
    mark = Box(0, 0, side, side)
    mark.center = (face.right - side * 0.1, face.top + side * 0.1)
    return mark
