"""Where everything lies on the table, for any number of seats and any window.

The home seat is at the bottom. The others sit around the rim in the order of play, from the left over the top to the
right, or in rows where there are more of them than a table has room for. Deck and discard lie in the middle; there a
card is turned, too.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil

from flip7.cards.faces import ASPECT
from flip7.scenes.table.home import HomePlace
from flip7.scenes.table.oval import Oval
from flip7.scenes.table.places import SLOTS, RimPlace, SeatPlace, Style
from flip7.scenes.table.row_place import RowPlace
from flip7.ui.canvas import Box

__all__ = ["SLOTS", "TableLayout"]

MARGIN = 44.0
GAP = 16.0
HEADER_HEIGHT = 60.0
HEADER_TOP = 18.0
HOME_HEIGHT = 346.0
TICKER_HEIGHT = 44.0
SPEECH = 0.34
"""The share of the line over the home seat that is kept for what is said, where many sit in rows."""
MOST_AT_THE_RIM = 9
"""So many others sit around the table, and more of them in rows."""
PILES_WIDTH = 196.0
LEAST_PANEL = 200.0
"""In rows: narrower than this no name can be read."""
CORNER_WIDTH = 480.0
"""The buttons at the right end of the header."""
LEAST_CARD = 24.5
"""In rows no card is narrower than this if it can be helped: names give way to it."""
_FOCUS_HEIGHT = 300.0


@dataclass(frozen=True)
class _Rim:
    """How a number of others sits: how they are drawn, and how many at each side; the rest sits at the top."""

    style: Style
    beside: int
    portrait: float
    plate: tuple[float, float]
    card: float


_FEW = _Rim(Style.TALL, 0, 150.0, (318.0, 58.0), 98.0)
_SOME = _Rim(Style.TALL, 1, 122.0, (300.0, 52.0), 78.0)
_MORE = _Rim(Style.WIDE, 2, 100.0, (262.0, 52.0), 66.0)
_MANY = _Rim(Style.WIDE, 2, 84.0, (222.0, 46.0), 54.0)
_RIMS = {1: _FEW, 2: _FEW, 3: _FEW, 4: _SOME, 5: _SOME, 6: _MORE, 7: _MORE, 8: _MANY, 9: _MANY}


@dataclass(frozen=True)
class TableLayout:
    """All places for a number of seats in a logical space.

    It has over 25 methods, because every place is found from the others: what one of them takes the next one lacks.
    """

    size: tuple[float, float]
    seats: int
    text: float = 1.0
    """The player's text size, from 1 to 1.5."""

    @property
    def header(self) -> Box:
        """The line at the top: round, race and buttons."""
        return Box(MARGIN, HEADER_TOP, self.size[0] - 2 * MARGIN, HEADER_HEIGHT)

    @property
    def growth(self) -> float:
        """How much larger cards and faces are than in a usual window with usual text."""
        return self._height_growth * (1 + 0.3 * (self.text - 1))

    @property
    def _height_growth(self) -> float:
        return min(1.25, float((self.size[1] / 1080) ** 0.7))

    @cached_property
    def home(self) -> HomePlace:
        """The place of the home seat."""
        width, height = self.size
        # Where many sit in rows they need the height.
        tall = HOME_HEIGHT * (1.0 if self.in_rows else min(1.3, self.growth))
        return HomePlace(Box(24, height - tall, width - 48, tall), self.text, self.growth)

    @property
    def ticker(self) -> Box:
        """One line that says what has just happened."""
        line = self._line
        # In rows somebody may speak at the left of it.
        return (
            Box(line.left + line.width * SPEECH, line.top, line.width * (1 - SPEECH), line.height)
            if self.in_rows
            else line
        )

    @property
    def speech(self) -> Box:
        """In rows: where it stands what somebody says, beside the ticker."""
        line = self._line
        return Box(line.left, line.top, line.width * SPEECH, line.height)

    @property
    def _line(self) -> Box:
        home = self.home.box
        height = TICKER_HEIGHT * self.text**0.5
        return Box(home.left, home.top - height - 4, home.width, height)

    @property
    def in_rows(self) -> bool:
        """Whether there are too many for the rim."""
        return self.seats - 1 > MOST_AT_THE_RIM

    @property
    def rim_style(self) -> Style | None:
        """How the seats at the rim are drawn; None if there are none."""
        return None if self.in_rows or self.seats == 1 else _RIMS[self.seats - 1].style

    @property
    def race(self) -> Box:
        """The way to the target, between the number of the round and the buttons."""
        left = self.header.left + 216 * self.text
        right = self.header.right - CORNER_WIDTH - 24
        if self.rim_style is Style.TALL:
            faces = [place.portrait.left for place in self._rim if place.portrait.top < self.header.bottom]
            right = min([right, *(face - 28 for face in faces)])
        return Box(left, self.header.top, right - left, self.header.height)

    @property
    def field(self) -> Box:
        """Between the header and the ticker."""
        top = self.header.bottom + 8
        return Box(MARGIN, top, self.size[0] - 2 * MARGIN, self.ticker.top - top)

    @cached_property
    def oval(self) -> Oval:
        """The edge of the felt."""
        width, height = self.size
        if self.in_rows:
            # Panels cover the table: only felt is seen between them.
            return Oval(width / 2, height / 2, width, height)
        top = 118.0
        bottom = height * 1.5
        return Oval(width / 2, (top + bottom) / 2, width * 0.56, (bottom - top) / 2)

    def place(self, seat: int, home: int) -> SeatPlace:
        """Where a seat is while that one is the home seat."""
        if seat == home:
            return self.home
        return self.others[self.turns_after(seat, home) - 1]

    def turns_after(self, seat: int, home: int) -> int:
        """How many places after the home seat one sits, in the order of play. Rows keep their order whoever is home."""
        if self.in_rows:
            return seat + 1 if seat < home else seat
        return (seat - home) % self.seats

    @property
    def others(self) -> tuple[RimPlace, ...] | tuple[RowPlace, ...]:
        """The places besides the home seat, in the order of play."""
        return self._rows if self.in_rows else self._rim

    @cached_property
    def _rim(self) -> tuple[RimPlace, ...]:
        others = self.seats - 1
        if not others or self.in_rows:
            return ()
        rim = _RIMS[others]
        beside = min(rim.beside, others // 2)
        top = others - 2 * beside
        left = [self._beside(rim, index, beside, -1) for index in reversed(range(beside))]
        right = [self._beside(rim, index, beside, 1) for index in range(beside)]
        return (*left, *(self._at_top(rim, index, top) for index in range(top)), *right)

    def _sized(self, rim: _Rim, left: float, top: float, width: float) -> RimPlace:
        # With large letters there is less room for faces.
        side = rim.portrait * self._height_growth / self.text**0.35
        plate = (min(width, rim.plate[0] * self.text**0.8), rim.plate[1] * self.text**0.7)
        # Of a full row a good quarter of each card is seen.
        card = min(rim.card * self.growth, width * 0.22)
        place = RimPlace(rim.style, left, top, width, side, plate, card, self.text)
        over = place.box.height - self._most_height(rim)
        if over <= 0:
            return place
        # Words keep their size: cards give way, and where they stand under the face that does, too.
        if rim.style is Style.WIDE:
            return replace(place, card=place.card - over / ASPECT)
        share = 1 - over / (side + place.card * ASPECT)
        return replace(place, side=side * share, card=place.card * share)

    def _most_height(self, rim: _Rim) -> float:
        """How high a place at the rim may be, so that all of them and the piles have room."""
        lowest = self.ticker.bottom - 6
        if rim.style is Style.WIDE:
            return (lowest - self.header.bottom - 42) / (1 + rim.beside)
        if rim.beside:
            return (lowest - self.header.bottom - 16) / 2
        return self.ticker.top - 24 - 262 * self._height_growth

    def _at_top(self, rim: _Rim, index: int, count: int) -> RimPlace:
        span = self.size[0]
        if rim.style is Style.WIDE:
            # Large names take the corners, too.
            inset = 150.0 - 140 * (self.text - 1)
            width = (span - 2 * inset - (count - 1) * 20) / count
            used = min(width, 390.0 * self.growth)
            left = inset + index * (width + 20) + (width - used) / 2
            # The middle of the arc is the highest.
            off = abs(index - (count - 1) / 2) / max(1.0, (count - 1) / 2)
            return self._sized(rim, left, self.header.bottom + 6 + 18 * off**2, used)
        if rim.beside:
            centres = {2: (0.3, 0.7), 3: (0.24, 0.5, 0.76)}[count]
            width = min(520.0, span * (0.3 if count == 2 else 0.255))
            return self._sized(rim, span * centres[index] - width / 2, self.header.bottom + 8, width)
        # At the sides nobody's cards lie under the piles.
        centres = {1: (0.5,), 2: (0.16, 0.84), 3: (0.16, 0.5, 0.84)}[count]
        width = 900.0 if count == 1 else min(560.0, span * 0.285)
        highest = 1 if count == 3 else 0 if count == 1 else -1
        top = 24.0 if index == highest else self.header.bottom + 8
        return self._sized(rim, span * centres[index] - width / 2, top, width)

    def _beside(self, rim: _Rim, index: int, count: int, side: int) -> RimPlace:
        """The lowest at each side is the last."""
        width = min((430.0 if rim.style is Style.WIDE else 470.0) * self.growth, self.size[0] * 0.27)
        left = 40.0 if side < 0 else self.size[0] - 40 - width
        height = self._sized(rim, 0, 0, width).box.height
        lowest = self.ticker.bottom - 6 - height
        if count == 1:
            return self._sized(rim, left, lowest, width)
        top = self.seats - 1 - 2 * count
        highest = self._at_top(rim, 0, top).box.bottom + 8
        return self._sized(rim, left, highest + (lowest - highest) * index / (count - 1), width)

    @cached_property
    def _rows(self) -> tuple[RowPlace, ...]:
        """In as many columns as give the largest cards."""
        arrangements = [self._in_columns(columns) for columns in range(3, 9)]
        least = 236 * self.text**0.5
        # Names want room, too.
        return max(
            arrangements,
            key=lambda places: (
                min(0.0, places[0].panel.width - LEAST_PANEL),
                min(0.0, places[0].card - LEAST_CARD),
                min(0.0, places[0].panel.width - least),
                places[0].card,
                places[0].panel.height,
            ),
        )

    def _in_columns(self, columns: int) -> tuple[RowPlace, ...]:
        others = self.seats - 1
        field = self.field
        rows = ceil(others / columns)
        width = (field.width - PILES_WIDTH - 1.5 * GAP - (columns - 1) * GAP) / columns
        height = min(250.0, (field.height - (rows - 1) * GAP) / rows)
        return tuple(
            RowPlace(
                Box(
                    field.left + (index % columns) * (width + GAP),
                    field.top + (index // columns) * (height + GAP),
                    width,
                    height,
                ),
                self.text,
            )
            for index in range(others)
        )

    @cached_property
    def middle(self) -> Box:
        """What is free between the seats: the piles lie there, and cards are turned there."""
        centre = self.size[0] / 2
        above = [
            place.box.bottom
            for place in self._rim
            if place.box.right > centre - 290 and place.box.left < centre + 290 and place.box.top < self.size[1] * 0.2
        ]
        top = max([self.header.bottom, *above, self.size[1] * 0.27]) + 12
        return Box(self.size[0] / 2 - 330, top, 660, self.ticker.top - top)

    @cached_property
    def deck(self) -> Box:
        """Where the deck lies."""
        return self._pile(0)

    @cached_property
    def discard(self) -> Box:
        """Where the discard lies."""
        return self._pile(1)

    def _pile(self, index: int) -> Box:
        caption = 44.0 * self.text**0.6
        if self.in_rows:
            field = self.field
            height = min(184.0, (field.height - 2 * caption - 40) / 2)
            width = height / ASPECT
            left = field.right - PILES_WIDTH / 2 - width / 2
            return Box(left, field.top + 6 + index * (height + caption + 36), width, height)
        room = self.middle
        height = min((270.0 if self.seats == 1 else 200.0) * self.growth, room.height - caption - 12)
        width = height / ASPECT
        top = room.top + (room.height - height - caption) / 2
        # A card that is turned between them covers neither them nor their counts, which may be wider than they.
        beside = self._focus_height / ASPECT / 2 + 8 + max(0.0, 158 * self.text**0.8 - width) / 2
        left = room.centerx + (-width - beside if index == 0 else beside)
        return Box(left, top, width, height)

    def caption(self, pile: Box) -> Box:
        """The line under a pile that says how many cards it has."""
        return Box(pile.centerx - 110, pile.bottom + 8, 220, 34 * self.text**0.6)

    @property
    def _focus_height(self) -> float:
        height = _FOCUS_HEIGHT * min(1.2, self.growth)
        return min(height, (PILES_WIDTH + 2 * GAP) * ASPECT if self.in_rows else self.middle.height + 8)

    @property
    def focus(self) -> Box:
        """Where a card is turned for all to see, and an action card waits for its target."""
        height = self._focus_height
        width = height / ASPECT
        # In rows it lies over the piles, where it covers nobody.
        between = (self.deck.centerx, (self.deck.bottom + self.discard.top) / 2)
        centre = between if self.in_rows else (self.middle.centerx, self.middle.centery - 4)
        return Box(centre[0] - width / 2, centre[1] - height / 2, width, height)
