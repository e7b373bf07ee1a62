"""The place of a seat in rows: where more sit than a table has room for around it."""

from dataclasses import dataclass, replace
from functools import cached_property

from flip7.cards.faces import ASPECT
from flip7.scenes.table.places import SLOTS, Line, SeatPlace
from flip7.ui.canvas import Box


@dataclass(frozen=True)
class RowPlace(SeatPlace):
    """One of many seats that sit in rows: a compact panel."""

    panel: Box
    text: float = 1.0

    @property
    def box(self) -> Box:
        return self.panel

    @property
    def frame(self) -> Box:
        return self.panel

    @property
    def pad(self) -> float:
        """From its edge to what it shows."""
        return 11.0

    @property
    def shows_empty_slots(self) -> bool:
        return False

    @property
    def portrait(self) -> Box:
        side = min(54.0, self.panel.height * 0.29)
        return Box(self.panel.left + self.pad, self.panel.top + self.pad, side, side)

    @property
    def total(self) -> Box:
        width = 62.0 * min(1.25, self.text)
        return Box(self.panel.right - self.pad - width, self.portrait.top, width, self.portrait.height)

    @property
    def name(self) -> Box:
        """Beside the face."""
        left = self.portrait.right + 9
        return Box(left, self.portrait.top - 2, self.total.left - left - 4, self.portrait.height * 0.56)

    @property
    def gained(self) -> Box:
        """Under the name."""
        return Box(self.name.left, self.name.bottom, self.name.width, self.portrait.bottom - self.name.bottom)

    @cached_property
    def card(self) -> float:
        """The width of a number card."""
        below = self.panel.bottom - self.pad - self.portrait.bottom - 16
        # Five lie side by side. Of six and seven, which are rare, each covers a little of the one before.
        across = (self.panel.width - 2 * self.pad - 4 * 4) / 5
        return max(20.0, min(across, below * 0.64 / ASPECT))

    @cached_property
    def line(self) -> Line:
        """Its numbers."""
        width = self.panel.width - 2 * self.pad
        return Line(self.panel.left + self.pad, self.portrait.bottom + 8, width, self.card, 4.0)

    @property
    def lower(self) -> Box:
        """Under the row: bonus and action cards at the left, the state at the right."""
        top = self.line.top + self.card * ASPECT + 6
        return Box(self.line.left, top, self.line.width, self.panel.bottom - self.pad * 0.7 - top)

    def slot(self, index: int, numbers: float, extras: float) -> Box:  # noqa: ARG002
        return self.line.slot(index, numbers, 0)

    def extra(self, index: int, numbers: float, extras: float, *, piled: bool = False) -> Box:  # noqa: ARG002
        height = min(self.lower.height, self.card * ASPECT * 1.05)
        width = height / ASPECT
        room = self.lower.width - self.numbers.width - 8
        step = min(width + 5, (room - width) / max(1.0, extras - 1)) if extras > 1 else 0.0
        return Box(self.lower.left + index * step, self.lower.top, width, height)

    def pile(self, index: int, extras: float) -> Box:
        """Small cards stay where they lie: there they can be told."""
        return self.slot(index, SLOTS, extras)

    def stamp(self, extras: float, *, piled: bool) -> Box:  # noqa: ARG002
        return self.numbers

    @property
    def numbers(self) -> Box:
        """How many different numbers of seven; the stamp takes its place."""
        width = min(self.panel.width * 0.56, 170.0)
        height = min(30.0 * min(1.3, self.text), self.lower.height)
        return Box(self.lower.right - width, self.lower.bottom - height, width, height)

    @property
    def bubble(self) -> Box:
        height = 84.0
        return Box(self.panel.left, self.panel.bottom - 24, max(230.0, self.panel.width), height)

    @property
    def aim(self) -> Box:
        """Over the lower line."""
        top = self.lower.top - 2
        return Box(self.panel.left + 4, top, self.panel.width - 8, self.panel.bottom - 4 - top)

    def moved(self, dx: float) -> "RowPlace":
        """The same place a little to the side."""
        return replace(self, panel=self.panel.move(dx, 0))
