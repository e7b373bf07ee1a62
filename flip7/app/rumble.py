"""What is felt in the hands of whoever plays with a gamepad."""

from enum import Enum


class Rumble(Enum):
    """A moment that is felt: how strong the heavy and the light motor shake, from 0 to 1, and for how many seconds."""

    BUST = (0.9, 0.4, 0.45)
    FLIP_SEVEN = (0.5, 1.0, 0.7)
    TURN = (0.0, 0.35, 0.12)
    """One's own turn has begun: hardly more than a tap."""

    @property
    def low(self) -> float:
        """The heavy motor's strength."""
        return self.value[0]

    @property
    def high(self) -> float:
        """The light motor's strength."""
        return self.value[1]

    @property
    def seconds(self) -> float:
        """How long it lasts."""
        return self.value[2]
