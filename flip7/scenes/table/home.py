"""The home seat: the person who plays, large at the bottom of the screen."""

from dataclasses import dataclass, replace
from functools import cached_property

from flip7.cards.faces import ASPECT
from flip7.scenes.table.places import SLOTS, SeatPlace
from flip7.ui.canvas import Box

_EXTRA_HEIGHT = 100.0
_LEAST_STEP = 0.24
"""From one empty place of a crowded row to the next, in widths of a card."""


@dataclass(frozen=True)
class HomePlace(SeatPlace):
    """The places of the home seat: who it is at the left, its cards, and what can be pressed at the right.

    It has over 25 methods, because each part of the panel has its box here: apart, they could not be told to keep clear
    of each other.
    """

    panel: Box
    text: float = 1.0
    growth: float = 1.0
    """How much larger than usual cards are: with large text, and in high windows."""

    @property
    def identity_width(self) -> float:
        """From the left edge: who plays, and the points."""
        return 372.0 + 110.0 * (self.text - 1)

    @property
    def box(self) -> Box:
        return self.panel

    @property
    def frame(self) -> Box:
        return self.box.inflate(-12, -12)

    @property
    def shows_empty_slots(self) -> bool:
        return True

    @cached_property
    def portrait(self) -> Box:
        return Box(self.box.left + 40, self.box.top + 26, 112, 112)

    @property
    def name(self) -> Box:
        """Beside the face."""
        left = self.portrait.right + 18
        return Box(left, self.portrait.top + 2, self.box.left + self.identity_width - left, 54 * self.text**0.6)

    @property
    def turn(self) -> Box:
        """What it waits for."""
        return Box(self.name.left, self.name.bottom, self.name.width, 44 * self.text**0.6)

    @cached_property
    def points(self) -> Box:
        """The points of this round."""
        return Box(self.box.left + 42, self.portrait.bottom + 16, self.identity_width - 42, 104)

    @cached_property
    def sum(self) -> Box:
        """The total before and after this round."""
        return Box(self.points.left, self.points.bottom + 2, self.points.width, 44 * self.text**0.6)

    @property
    def total(self) -> Box:
        """Where points fly to when they are counted."""
        return Box(self.sum.left, self.sum.top, 120, self.sum.height)

    @cached_property
    def controls(self) -> Box:
        """All that can be pressed, at the right."""
        width = 320.0
        return Box(self.box.right - width - 22, self.box.top + 8, width, self.box.height - 20)

    @cached_property
    def gauge(self) -> Box:
        """The risk."""
        return Box(self.controls.left, self.controls.top - 2, self.controls.width, 104)

    @cached_property
    def hit(self) -> Box:
        """The button for another card."""
        height = (self.controls.bottom - self.gauge.bottom - 18) * 0.53
        return Box(self.controls.left, self.gauge.bottom + 8, self.controls.width, height)

    @cached_property
    def stay(self) -> Box:
        """The button that ends the round for this seat."""
        top = self.hit.bottom + 10
        return Box(self.controls.left, top, self.controls.width, self.controls.bottom - top)

    @property
    def question(self) -> Box:
        """In place of the buttons: what is asked when an action card looks for its target."""
        return Box(self.hit.left, self.hit.top, self.hit.width, self.hit.height * 0.72)

    @property
    def reason(self) -> Box:
        """Under the question: what a hint says."""
        top = self.question.bottom + 4
        return Box(self.hit.left, top, self.hit.width, self.controls.bottom - top)

    @cached_property
    def card(self) -> float:
        """The width of a number card."""
        return min(150.0 * self.growth, (self.box.height - 134) / ASPECT)

    @cached_property
    def row_room(self) -> Box:
        """Between who it is and what can be pressed."""
        left, right = self.box.left + self.identity_width + 22, self.controls.left - 26
        return Box(left, self.box.top + 112, right - left, self.card * ASPECT)

    @cached_property
    def step(self) -> float:
        """From one card of a full row to the next."""
        return min(self.card + 13, (self.row_room.width - self.card) / (SLOTS - 1))

    @cached_property
    def row_left(self) -> float:
        """All seven places stand in the middle of their room."""
        return self.row_room.left + (self.row_room.width - self.card - (SLOTS - 1) * self.step) / 2

    def slot(self, index: int, numbers: float, extras: float) -> Box:  # noqa: ARG002
        """A place of its own for each of seven; an eighth card lies on the seventh. Where there is not room for all
        side by side, the empty ones move together first: cards that lie there want to be read."""
        taken = min(max(numbers, 1.0), SLOTS - 1)
        length, empty = (SLOTS - 1) * self.step, SLOTS - 1 - taken
        step = max(self.step, min(self.card + 4, (length - empty * self.card * _LEAST_STEP) / taken))
        after = (length - taken * step) / empty if empty else step
        index = min(index, SLOTS - 1)
        left = self.row_left + min(index, taken) * step + max(0.0, index - taken) * after
        return Box(left, self.row_room.top, self.card, self.card * ASPECT)

    def extra(self, index: int, numbers: float, extras: float, *, piled: bool = False) -> Box:  # noqa: ARG002
        """Bonus and action cards stand above the row."""
        height = _EXTRA_HEIGHT
        width = height / ASPECT
        room = self.row_room.right - self.row_left - width
        step = min(width + 10, room / max(1.0, extras - 1)) if extras > 1 else 0.0
        return Box(self.row_left + index * step, self.row_room.top - height - 4, width, height)

    def pile(self, index: int, extras: float) -> Box:  # noqa: ARG002
        """The pile lies at the beginning of the row."""
        height = self.card * ASPECT
        centre = (self.row_left + height / 2 + 5.0 * index, self.row_room.centery + 2.0 * index - 4)
        return Box(centre[0] - self.card / 2, centre[1] - height / 2, self.card, height)

    def stamp(self, extras: float, *, piled: bool) -> Box:  # noqa: ARG002
        """Across the row, or beside the pile."""
        width, height = 330.0, 112.0
        left = self.row_left + self.card * ASPECT + 70 if piled else self.row_room.centerx - width / 2
        return Box(left, self.row_room.centery - height / 2, width, height)

    @property
    def bubble(self) -> Box:
        """Over the left end of the panel's upper edge."""
        return Box(self.portrait.left, self.box.top - 100, 420, 92)

    @property
    def aim(self) -> Box:
        """Above the right half of the row."""
        width, height = min(430.0 * self.text, self.row_room.width * 0.6), min(84.0 * self.text, 100.0)
        return Box(self.row_room.right - width, self.row_room.top - height - 6, width, height)

    def moved(self, dx: float, dy: float = 0.0) -> "HomePlace":
        """The same place a little to the side, or down."""
        return replace(self, panel=self.panel.move(dx, dy))
