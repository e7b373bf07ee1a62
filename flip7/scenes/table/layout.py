"""Where everything lies on the table, for any number of seats and any window.

Each seat has a panel of its own that never moves. The seat on stage shows its cards large at the bottom, and its panel
keeps only its name. With few seats the deck lies in the middle of the table, with many in a column at the right.
"""

from dataclasses import dataclass
from functools import cached_property
from math import ceil

from flip7.cards.faces import ASPECT
from flip7.ui.canvas import Box

MARGIN = 44.0
GAP = 16.0
HEADER_HEIGHT = 60.0
HEADER_TOP = 22.0
STAGE_HEIGHT = 326.0
TICKER_HEIGHT = 52.0
ROOMY_SEATS = 4
"""Up to so many seats sit in one row, and the deck lies in the middle."""
ROOMY_PANEL = 286.0
PILES_WIDTH = 196.0
SLOTS = 7


@dataclass(frozen=True)
class PanelLayout:
    """The places inside one seat's panel."""

    box: Box

    @property
    def roomy(self) -> bool:
        return self.box.height >= 220

    @property
    def pad(self) -> float:
        return 20.0 if self.roomy else 11.0

    @property
    def tile(self) -> Box:
        """The seat's colour and symbol."""
        side = 60.0 if self.roomy else min(46.0, self.box.height * 0.27)
        return Box(self.box.left + self.pad, self.box.top + self.pad, side, side)

    @property
    def total(self) -> Box:
        width = 96.0 if self.roomy else 70.0
        return Box(self.box.right - self.pad - width, self.tile.top, width, self.tile.height)

    @property
    def gained(self) -> Box:
        """The points of this round, left of the total where there is room, else under the name."""
        if self.roomy:
            return Box(self.total.left - 78, self.tile.top, 74, self.tile.height)
        return Box(self.name.left, self.name.bottom, self.name.width, self.tile.bottom - self.name.bottom)

    @property
    def name(self) -> Box:
        left = self.tile.right + (14 if self.roomy else 9)
        right = self.total.left - (82 if self.roomy else 4)
        return Box(left, self.tile.top - 2, right - left, self.tile.height * 0.56)

    @property
    def title(self) -> Box:
        """Who plays there; only where there is room."""
        return Box(self.name.left, self.name.bottom, self.name.width, self.tile.bottom - self.name.bottom + 4)

    @cached_property
    def card_width(self) -> float:
        across = (self.box.width - 2 * self.pad - (SLOTS - 1) * self.card_gap) / SLOTS
        below = self.box.bottom - self.pad - self.tile.bottom - 10
        share = 0.56 if self.roomy else 0.58
        return max(20.0, min(across, below * share / ASPECT))

    @property
    def card_gap(self) -> float:
        return 6.0 if self.roomy else 4.0

    @property
    def row_top(self) -> float:
        return self.tile.bottom + (14 if self.roomy else 7)

    def slot(self, index: int) -> Box:
        left = self.box.left + self.pad + index * (self.card_width + self.card_gap)
        return Box(left, self.row_top, self.card_width, self.card_width * ASPECT)

    @property
    def lower(self) -> Box:
        """Under the row: bonus and action cards at the left, the state at the right."""
        top = self.row_top + self.card_width * ASPECT + (10 if self.roomy else 5)
        return Box(self.box.left + self.pad, top, self.box.width - 2 * self.pad, self.box.bottom - self.pad * 0.7 - top)

    def extra(self, index: int, count: int) -> Box:
        """One of `count` small cards under the row."""
        height = min(self.lower.height, self.card_width * ASPECT * 1.05)
        width = height / ASPECT
        room = self.lower.width - self.pill.width - 8
        step = min(width + 5, (room - width) / max(1, count - 1)) if count > 1 else 0.0
        return Box(self.lower.left + index * step, self.lower.top, width, height)

    @property
    def pill(self) -> Box:
        # Long words, such as VERZOCKT, must stand in a narrow panel too.
        width = min(self.box.width * (0.44 if self.roomy else 0.56), 170.0)
        height = min(42.0 if self.roomy else 28.0, self.lower.height)
        return Box(self.lower.right - width, self.lower.bottom - height, width, height)


@dataclass(frozen=True)
class StageLayout:
    """The places of the seat on stage."""

    box: Box

    @property
    def tile(self) -> Box:
        return Box(self.box.left + 26, self.box.top + 24, 84, 84)

    @property
    def name(self) -> Box:
        return Box(self.tile.right + 16, self.box.top + 22, self.identity_width - 116, 50)

    @property
    def turn(self) -> Box:
        return Box(self.name.left, self.name.bottom, self.name.width, 36)

    @property
    def identity_width(self) -> float:
        return 300.0

    @property
    def caption(self) -> Box:
        return Box(self.box.left + 28, self.tile.bottom + 30, self.identity_width - 20, 36)

    @property
    def points(self) -> Box:
        return Box(self.caption.left, self.caption.bottom, self.caption.width, 80)

    @property
    def sum(self) -> Box:
        return Box(self.caption.left, self.points.bottom + 4, self.caption.width, 38)

    @property
    def controls(self) -> Box:
        width = 292.0
        return Box(self.box.right - width - 24, self.box.top + 16, width, self.box.height - 32)

    @property
    def gauge(self) -> Box:
        return Box(self.controls.left, self.controls.top - 2, self.controls.width, 100)

    @property
    def hit(self) -> Box:
        return Box(self.controls.left, self.gauge.bottom + 8, self.controls.width, 92)

    @property
    def stay(self) -> Box:
        top = self.hit.bottom + 10
        return Box(self.controls.left, top, self.controls.width, self.controls.bottom - top)

    @cached_property
    def card_width(self) -> float:
        room = self.controls.left - 26 - (self.box.left + self.identity_width + 20)
        return min(140.0, (room - (SLOTS - 1) * 14) / SLOTS, (self.box.height - 142) / ASPECT)

    @property
    def cards_left(self) -> float:
        """The row stands in the middle between who it is and what can be done."""
        left, right = self.box.left + self.identity_width + 20, self.controls.left - 26
        return left + (right - left - (SLOTS * self.card_width + (SLOTS - 1) * 14)) / 2

    def slot(self, index: int) -> Box:
        height = self.card_width * ASPECT
        left = self.cards_left + index * (self.card_width + 14)
        return Box(left, self.box.bottom - 22 - height, self.card_width, height)

    def extra(self, index: int, count: int) -> Box:
        """Bonus and action cards stand above the row, those put aside or in hand at its right end."""
        height = 100.0
        width = height / ASPECT
        room = self.slot(SLOTS - 1).right - self.cards_left - width
        step = min(width + 10, room / max(1, count - 1)) if count > 1 else 0.0
        return Box(self.cards_left + index * step, self.box.top + 14, width, height)


@dataclass(frozen=True)
class TableLayout:
    """All places for a number of seats in a logical space."""

    size: tuple[float, float]
    seats: int

    @property
    def header(self) -> Box:
        return Box(MARGIN, HEADER_TOP, self.size[0] - 2 * MARGIN, HEADER_HEIGHT)

    @cached_property
    def stage(self) -> StageLayout:
        width, height = self.size
        return StageLayout(Box(MARGIN, height - 28 - STAGE_HEIGHT, width - 2 * MARGIN, STAGE_HEIGHT))

    @property
    def ticker(self) -> Box:
        """One line that says what has just happened."""
        stage = self.stage.box
        return Box(stage.left, stage.top - TICKER_HEIGHT, stage.width, TICKER_HEIGHT)

    @property
    def roomy(self) -> bool:
        return self.seats <= ROOMY_SEATS

    @property
    def field(self) -> Box:
        """Between the header and the ticker: panels and piles."""
        top = self.header.bottom + 8
        return Box(MARGIN, top, self.size[0] - 2 * MARGIN, self.ticker.top - top)

    @cached_property
    def panels(self) -> tuple[PanelLayout, ...]:
        field = self.field
        if self.roomy:
            width = min(480.0, (field.width - (self.seats - 1) * 2 * GAP) / self.seats)
            gap = (field.width - self.seats * width) / max(1, self.seats - 1)
            left = field.left if self.seats > 1 else field.centerx - width / 2
            boxes = [Box(left + i * (width + gap), field.top, width, ROOMY_PANEL) for i in range(self.seats)]
            return tuple(map(PanelLayout, boxes))
        room = field.width - PILES_WIDTH - 1.5 * GAP
        columns = max(range(2, 9), key=lambda count: self._panel_worth(count, room))
        rows = ceil(self.seats / columns)
        width = (room - (columns - 1) * GAP) / columns
        height = min(ROOMY_PANEL, (field.height - (rows - 1) * GAP) / rows)
        return tuple(
            PanelLayout(
                Box(
                    field.left + (index % columns) * (width + GAP),
                    field.top + (index // columns) * (height + GAP),
                    width,
                    height,
                )
            )
            for index in range(self.seats)
        )

    def _panel_worth(self, columns: int, room: float) -> float:
        """How readable panels in so many columns are: what they show is about twice as wide as high."""
        rows = ceil(self.seats / columns)
        return min((room / columns - GAP) / 1.9, self.field.height / rows - GAP)

    @cached_property
    def deck(self) -> Box:
        return self._pile(0)

    @cached_property
    def discard(self) -> Box:
        return self._pile(1)

    def _pile(self, index: int) -> Box:
        field = self.field
        caption = 40.0
        if self.roomy:
            height = min(210.0, field.bottom - (field.top + ROOMY_PANEL) - caption - 38)
            width = height / ASPECT
            left = field.centerx + (-width - 46 if index == 0 else 46)
            return Box(left, field.top + ROOMY_PANEL + 26, width, height)
        height = min(184.0, (field.height - 2 * caption - 40) / 2)
        width = height / ASPECT
        left = field.right - PILES_WIDTH / 2 - width / 2
        return Box(left, field.top + 6 + index * (height + caption + 36), width, height)

    def caption(self, pile: Box) -> Box:
        return Box(pile.centerx - 110, pile.bottom + 10, 220, 34)

    def slot(self, seat: int, index: int, stage: int | None) -> Box:
        """The place of a seat's number card."""
        place = self.stage if seat == stage else self.panels[seat]
        return place.slot(min(index, SLOTS - 1))

    def extra(self, seat: int, index: int, count: int, stage: int | None) -> Box:
        """The place of one of a seat's other cards."""
        place = self.stage if seat == stage else self.panels[seat]
        return place.extra(index, max(count, 1))
