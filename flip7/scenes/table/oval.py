"""The shape of the table: an ellipse in logical units, on which seats are placed and by which the felt is drawn."""

from dataclasses import dataclass
from math import cos, radians, sin


@dataclass(frozen=True, slots=True)
class Oval:
    """An ellipse by its middle and its two radii, in logical units."""

    cx: float
    cy: float
    rx: float
    ry: float

    def at(self, angle: float, out: float = 0) -> tuple[float, float]:
        """The point on its line at an angle in degrees: 0 is right, 90 is down the screen, 270 is the far side.

        `out` is how far outside the line, as `inflate` goes outside, but without making another oval for each point.
        """
        turn = radians(angle)
        return self.cx + max(0.0, self.rx + out) * cos(turn), self.cy + max(0.0, self.ry + out) * sin(turn)

    def inflate(self, dx: float, dy: float) -> "Oval":
        """The same middle with radii larger by `dx` and `dy`; smaller if they are negative, but never below 0."""
        return Oval(self.cx, self.cy, max(0.0, self.rx + dx), max(0.0, self.ry + dy))
