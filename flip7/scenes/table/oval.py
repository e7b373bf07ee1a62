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

    def at(self, angle: float) -> tuple[float, float]:
        """The point on its line at an angle in degrees: 0 is right, 90 is down the screen, 270 is the far side."""
        return self.cx + self.rx * cos(radians(angle)), self.cy + self.ry * sin(radians(angle))

    def inflate(self, dx: float, dy: float) -> "Oval":
        """The same middle with radii larger by `dx` and `dy`; smaller if they are negative, but never below 0."""
        return Oval(self.cx, self.cy, max(0.0, self.rx + dx), max(0.0, self.ry + dy))
