"""What is on screen besides the table itself while something moves. At rest it is empty."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from random import Random

from flip7.i18n import Text
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.sprite import Sprite
from flip7.ui.canvas import Canvas
from flip7.ui.particles import Particles

Drawing = Callable[[Canvas, TableLayout], None]


class Zone(Enum):
    """The parts of what lies in front of a seat."""

    ROW = "row"
    EXTRAS = "extras"
    HAND = "hand"


Spot = tuple[int, Zone, int]
"""The place of one card: whose, where, and the how many-th."""


@dataclass(frozen=True)
class Turning:
    """The table turns to another person: everybody moves from where they sat before that."""

    before: int
    """The home seat until now."""
    share: float


@dataclass
class View:
    """The passing things. `revision` grows when the picture of what rests beneath them has to be painted anew."""

    revision: int = 0
    layout: TableLayout | None = None
    """Where everything lies in the window as it is now."""
    sprites: list[Sprite] = field(default_factory=list)
    drawings: list[Drawing] = field(default_factory=list)
    """Drawn above the table and the sprites: light, words, numbers."""
    bare: set[int] = field(default_factory=set)
    """Seats whose cards are all in the air: the table shows their places empty."""
    airborne: set[Spot] = field(default_factory=set)
    """Single cards in the air."""
    room: dict[int, float] = field(default_factory=dict)
    """Rows that make room for a card to come: how much of a card's room is there already."""
    turning: Turning | None = None
    stirred: dict[int, float] = field(default_factory=dict)
    """Seats whose numbers stir because one of them may come again, and how far."""
    shake: float = 0.0
    """The place that shakes is drawn so far to the side."""
    shaken: int | None = None
    frost: dict[int, float] = field(default_factory=dict)
    """Seats over which frost is growing, and how far it has come."""
    points: dict[int, float] = field(default_factory=dict)
    """Round points that are counting."""
    totals: dict[int, float] = field(default_factory=dict)
    stamps: dict[int, float] = field(default_factory=dict)
    """Stamps that come down on their seat, and how far they have come."""
    lamp: tuple[float, float] | None = None
    """Where the light is on its way; None while it stands with whoever acts."""
    counter: int = 0
    """How many cards a Flip Three still gives; 0 when there is none."""
    counted: int | None = None
    """To whom it gives them."""
    mood: tuple[tuple[int, int, int], float] | None = None
    """A tint of the whole screen for a moment: its colour and its strength."""
    ticker: Text | str = ""
    particles: Particles = field(default_factory=lambda: Particles(Random(7)))
    spread: int | None = None
    """The seat whose pile is pointed at: it shows its row again. This is no motion."""

    def touch(self) -> None:
        """The table has to be painted anew."""
        self.revision += 1

    @property
    def live(self) -> frozenset[int]:
        """Seats of which something changes in every frame: they are painted above the picture of all that rests."""
        shaken = set() if self.shaken is None else {self.shaken}
        changing = (self.points, self.totals, self.stirred, self.stamps, self.frost, self.room)
        return frozenset(shaken.union(*changing))

    @property
    def at_rest(self) -> bool:
        """Whether nothing passes: all that is seen is the table as it is."""
        return not (
            self.sprites
            or self.drawings
            or self.bare
            or self.airborne
            or self.room
            or self.turning
            or self.stirred
            or self.shake
            or self.frost
            or self.points
            or self.totals
            or self.stamps
            or self.lamp
            or self.counter
            or self.mood
            or self.particles.alive
        )


@dataclass(frozen=True)
class Shown:
    """A table as it is seen: how it lies, and what moves on it."""

    model: TableModel
    view: View
