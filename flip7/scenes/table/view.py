"""What is on screen besides the table itself while something moves. At rest it is empty."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from flip7.i18n import Text
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.sprite import Sprite
from flip7.ui.canvas import Canvas
from flip7.ui.particles import Particles

Drawing = Callable[[Canvas, TableLayout], None]


@dataclass
class View:
    """The passing things. `revision` grows when the picture of the table beneath them has to be drawn anew."""

    revision: int = 0
    layout: TableLayout | None = None
    """Where everything lies in the window as it is now."""
    sprites: list[Sprite] = field(default_factory=list)
    drawings: list[Drawing] = field(default_factory=list)
    """Drawn above the table and the sprites: light, words, numbers."""
    bare: set[int] = field(default_factory=set)
    """Seats whose cards are in the air: the table shows their places empty."""
    shake: float = 0.0
    """The stage or panel that shakes is drawn so far to the side."""
    shaken: int | None = None
    frost: dict[int, float] = field(default_factory=dict)
    """Seats over which frost is growing, and how far it has come."""
    points: dict[int, float] = field(default_factory=dict)
    """Round points that are counting up."""
    totals: dict[int, float] = field(default_factory=dict)
    counter: int = 0
    """How many cards a Flip Three still gives; 0 when there is none."""
    ticker: Text | str = ""
    particles: Particles = field(default_factory=lambda: Particles(Random(7)))

    def touch(self) -> None:
        self.revision += 1

    @property
    def at_rest(self) -> bool:
        return not (
            self.sprites
            or self.drawings
            or self.bare
            or self.shake
            or self.frost
            or self.points
            or self.totals
            or self.counter
            or self.particles.alive
        )
