"""Signs of life while nothing moves: now and then one face blinks, and eyes follow the pointer for a while.

Between two blinks nothing is drawn and the loop sleeps. A blink is two frames, in which only the eyes of one face are
drawn anew over the picture of the table.
"""

from collections.abc import Sequence
from random import Random

BETWEEN = (2.2, 5.0)
"""The shortest and the longest time from one blink to the next, in seconds."""
BLINK = 0.13
FOLLOWED = 2.5
"""So many seconds after its last motion the pointer is interesting no more."""


class Idle:
    """Who blinks, and where the pointer is that the eyes follow."""

    def __init__(self) -> None:
        self.blinking: int | None = None
        """The seat whose eyes are shut just now."""
        self.pointer: tuple[float, float] | None = None
        """What is looked at instead of what is on the table."""
        self._seats: Sequence[int] = ()
        self._chance = Random(7)
        self._next = BETWEEN[1]
        """Seconds until somebody blinks, or until the eyes are opened again."""
        self._followed = 0.0

    @property
    def wake_in(self) -> float | None:
        """Seconds until something of it changes; None while there is no life to show."""
        if not self._seats:
            return None
        return self._next if self.pointer is None else min(self._next, self._followed)

    def pass_time(self, seconds: float, seats: Sequence[int]) -> bool:
        """Let time pass for these seats, which can blink now; none if something moves. True if it is to be seen."""
        before = (self.blinking, self.pointer)
        self._seats = seats
        if not seats:
            self.blinking, self.pointer, self._next = None, None, BETWEEN[1]
        else:
            self._next -= seconds
            self._followed -= seconds
            if self._next <= 0:
                self._change()
            if self._followed <= 0:
                self.pointer = None
        return (self.blinking, self.pointer) != before

    def point(self, place: tuple[float, float]) -> None:
        """The pointer has moved there."""
        if self._seats:
            self.pointer, self._followed = place, FOLLOWED

    def _change(self) -> None:
        if self.blinking is None:
            self.blinking, self._next = self._chance.choice(self._seats), BLINK
        else:
            self.blinking, self._next = None, self._chance.uniform(*BETWEEN)
