"""The places of seats: around the rim of the table, or in rows where there are too many for that.

A place knows where its portrait, its plate and its cards lie. Its cards lie in one line: first the numbers, then all
others. Where the line gets too long for the place the cards move closer together.
"""

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Protocol

from flip7.cards.faces import ASPECT
from flip7.ui.canvas import Box
from flip7.ui.easing import mix

SLOTS = 7
_EXTRA = 0.74
"""A card beside the numbers is so much smaller than they."""


class SeatPlace(Protocol):
    """What the table asks of the place of any seat. `numbers` and `extras` are how many cards of each kind lie there;
    a fraction of a card is one that is still on its way."""

    @property
    def box(self) -> Box:
        """All the room that belongs to the seat."""
        ...

    @property
    def frame(self) -> Box:
        """About what is drawn of the seat."""
        ...

    @property
    def portrait(self) -> Box:
        """The face."""
        ...

    @property
    def total(self) -> Box:
        """The points of all rounds before this one."""
        ...

    @property
    def bubble(self) -> Box:
        """What the seat says may stand in here without covering a number."""
        ...

    @property
    def aim(self) -> Box:
        """Where it is told what an action card would mean here."""
        ...

    @property
    def shows_empty_slots(self) -> bool:
        """Whether each of seven numbers has a place of its own, that is seen before a card lies there."""
        ...

    def slot(self, index: int, numbers: float, extras: float) -> Box:
        """The place of a number card."""
        ...

    def extra(self, index: int, numbers: float, extras: float, *, piled: bool = False) -> Box:
        """The place of one of the other cards: beside a row, or beside a pile."""
        ...

    def pile(self, index: int, extras: float) -> Box:
        """The place of a number card once the seat has stayed: upright, before its quarter turn."""
        ...

    def stamp(self, extras: float, *, piled: bool) -> Box:
        """Where its state is stamped: across a row, or beside a pile."""
        ...


@dataclass(frozen=True)
class Line:
    """Cards side by side: numbers, and the smaller others after them, in a given room."""

    left: float
    top: float
    width: float
    card: float
    gap: float
    share: float = 0.0
    """Where the line stands in its room: 0 at the left, 0.5 in the middle, 1 at the right."""

    def _steps(self, numbers: float, extras: float) -> tuple[float, float, float]:
        """From one number to the next, from one of the others to the next, and the length of it all."""
        small = self.card * _EXTRA
        between = self.gap * 2 if extras and numbers else 0.0
        step, small_step = self.card + self.gap, small + self.gap

        def length(share: float, small_share: float) -> float:
            row = self.card + max(0.0, numbers - 1) * step * share if numbers else 0.0
            rest = small + max(0.0, extras - 1) * small_step * small_share if extras else 0.0
            return row + between + rest

        share = small_share = 1.0
        # The others move together first: the numbers are what everybody reads.
        while length(share, small_share) > self.width and small_share > 0.5:
            small_share -= 0.05
        while length(share, small_share) > self.width and share > 0.34:
            share -= 0.02
        # Only of very many others little more than an edge is seen.
        while length(share, small_share) > self.width and small_share > 0.1:
            small_share -= 0.02
        while length(share, small_share) > self.width and share > 0.1:
            share -= 0.02
        return step * share, small_step * small_share, length(share, small_share)

    def slot(self, index: int, numbers: float, extras: float) -> Box:
        """The place of a number."""
        step, _small, length = self._steps(numbers, extras)
        left = self.left + (self.width - length) * self.share
        return Box(left + index * step, self.top, self.card, self.card * ASPECT)

    def extra(self, index: int, numbers: float, extras: float) -> Box:
        """The place of one of the others."""
        step, small_step, length = self._steps(numbers, extras)
        left = self.left + (self.width - length) * self.share
        if numbers:
            left += self.card + max(0.0, numbers - 1) * step + 2 * self.gap
        width = self.card * _EXTRA
        height = width * ASPECT
        return Box(left + index * small_step, self.top + (self.card * ASPECT - height) / 2, width, height)


class Style(Enum):
    """How a place at the rim is put together."""

    TALL = "portrait, plate and cards one under the other"
    WIDE = "the plate beside the portrait, the cards under both"


@dataclass(frozen=True)
class RimPlace(SeatPlace):
    """A seat at the rim."""

    style: Style
    left: float
    top: float
    width: float
    side: float
    """Of the portrait."""
    plate_size: tuple[float, float]
    card: float
    text: float = 1.0
    """The player's text size, from 1 to 1.5."""

    @property
    def gap(self) -> float:
        """Between two cards."""
        return 4.0 if self.card < 70 else 6.0

    @property
    def shows_empty_slots(self) -> bool:
        return False

    @property
    def box(self) -> Box:
        return Box(self.left, self.top, self.width, self.line.top + self.card * ASPECT - self.top)

    @property
    def frame(self) -> Box:
        """About what is drawn of the seat: for ice, and for light around it."""
        box = self.box
        width = min(self.width, max(self.plate_size[0] + 24, 5 * (self.card + self.gap)))
        if self.style is Style.WIDE:
            return Box(box.left - 5, box.top - 5, max(width, self.plate.right - box.left + 5) + 5, box.height + 10)
        return Box(box.centerx - width / 2, box.top - 8, width, box.height + 18)

    @property
    def ice(self) -> Box:
        """Where ice lies: under all of it, but beside a face that looks over the rim."""
        frame = self.frame
        if self.style is Style.WIDE:
            return frame
        top = self.top + self.side * 0.42
        return Box(frame.left, top, frame.width, frame.bottom - top)

    @property
    def portrait(self) -> Box:
        left = self.left + (self.width - self.side) / 2 if self.style is Style.TALL else self.left
        return Box(left, self.top, self.side, self.side)

    @property
    def plate(self) -> Box:
        """Name and total."""
        width, height = self.plate_size
        if self.style is Style.TALL:
            return Box(self.left + (self.width - width) / 2, self.top + self.side + 10, width, height)
        left = self.left + self.side + 8
        return Box(left, self.top, min(width, self.width - self.side - 8), height)

    @property
    def gained(self) -> Box:
        """The points of this round: in the plate, or under it."""
        plate = self.plate
        if self.style is Style.TALL:
            width = 84.0 * self.text
            return Box(plate.right - width - 16, plate.top, width, plate.height)
        return Box(plate.left + 10, plate.bottom + 2, plate.width * 0.5 - 10, self.under)

    @property
    def numbers(self) -> Box:
        """How many different numbers of seven."""
        if self.style is Style.TALL:
            width, height = 66.0 * self.text, 36.0 * self.text
            over = min(width * 0.55, self.side * 0.25)
            return Box(self.portrait.right - over, self.portrait.bottom - height * 0.85, width, height)
        return Box(self.plate.centerx, self.plate.bottom + 2, self.plate.width * 0.5 - 10, self.under)

    @property
    def under(self) -> float:
        """The height of the line under a wide place's plate."""
        return max(self.side - self.plate.height - 2, 26.0 * self.text)

    @property
    def total(self) -> Box:
        plate = self.plate
        width = 74.0 * self.text
        right = self.gained.left - 2 if self.style is Style.TALL else plate.right - 16
        return Box(right - width, plate.top, width, plate.height)

    @property
    def name(self) -> Box:
        """In the plate, at the left."""
        left = self.plate.left + 20
        return Box(left, self.plate.top, self.total.left - left - 4, self.plate.height)

    @cached_property
    def line(self) -> Line:
        """Its cards."""
        if self.style is Style.TALL:
            return Line(self.left, self.plate.bottom + 16, self.width, self.card, self.gap, 0.5)
        below = max(self.portrait.bottom, self.gained.bottom)
        return Line(self.left, below + 8, self.width, self.card, self.gap)

    def slot(self, index: int, numbers: float, extras: float) -> Box:
        return self.line.slot(index, numbers, extras)

    def extra(self, index: int, numbers: float, extras: float, *, piled: bool = False) -> Box:
        if not piled:
            return self.line.extra(index, numbers, extras)
        beside = self.line.extra(0, 0, 1)
        return Box(self._pile_left(extras) + index * self._peek(extras), beside.top, beside.width, beside.height)

    def _peek(self, extras: float) -> float:
        """So much of each card beside a pile is seen; the next one lies on the rest."""
        # The last card of the pile lies a little further right than the first.
        room = self.width - self.card * ASPECT - 18 - 2.0 * SLOTS - self._stamp_size()[0]
        return min(self.card * 0.64, max(6.0, room / max(1.0, extras)))

    def _stamp_size(self) -> tuple[float, float]:
        height = min(self.card * ASPECT * 0.5, 58.0 * self.text)
        return min(self.width * 0.55, height * 3.3), height

    def _pile_left(self, extras: float) -> float:
        """Cards, pile and stamp stand side by side."""
        if self.style is Style.WIDE:
            return self.left
        length = extras * self._peek(extras) + self.card * ASPECT + 18 + 2.0 * SLOTS + self._stamp_size()[0]
        return self.left + max(0.0, self.width - length) / 2

    def pile(self, index: int, extras: float) -> Box:
        """The pile lies on the cards beside it, and leaves room for the stamp at its right."""
        width, height = self.card, self.card * ASPECT
        left = self._pile_left(extras) + extras * self._peek(extras)
        centre = (left + height / 2 + 2.0 * index, self.line.top + height / 2 + 1.5 * index)
        return Box(centre[0] - width / 2, centre[1] - height / 2, width, height)

    def stamp(self, extras: float, *, piled: bool) -> Box:
        width, height = self._stamp_size()
        middle = self.line.top + self.card * ASPECT * 0.55
        if piled:
            left = self._pile_left(extras) + extras * self._peek(extras) + self.card * ASPECT + 18 + 2.0 * SLOTS
            return Box(min(left, self.left + self.width - width), middle - height / 2, width, height)
        left = self.left + (self.width - width) / 2 if self.style is Style.TALL else self.left + 18
        return Box(left, middle - height / 2, width, height)

    @property
    def bubble(self) -> Box:
        """Beside the portrait, over the rim."""
        if self.style is Style.TALL:
            return Box(self.portrait.right + 14, self.top - 4, 330, self.side)
        return Box(self.left, self.line.top + self.card * ASPECT + 6, max(self.width, 300), 96)

    @property
    def aim(self) -> Box:
        """Beside the portrait, or on the line under the plate."""
        if self.style is Style.WIDE:
            return Box(self.plate.left, self.plate.bottom + 2, self.plate.width, self.under)
        width = min((self.width - self.side) / 2 + 16, 230.0 * self.text**0.5)
        # Above the chip with the count of numbers.
        height = min(self.side - 8, 88.0 * self.text, self.numbers.top - self.top + 2)
        return Box(self.portrait.right + 10, self.top, width, height)

    def moved(self, dx: float) -> "RimPlace":
        """The same place a little to the side."""
        return replace(self, left=self.left + dx)

    def towards(self, other: "RimPlace", share: float) -> "RimPlace":
        """A place on the way to another one."""
        return replace(other, left=mix(self.left, other.left, share), top=mix(self.top, other.top, share))
