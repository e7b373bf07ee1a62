"""Which key, or which button of a gamepad, does the same as a button on screen: held in one place.

A button on screen asks here when it is drawn, so that the hints change with the device in a player's hands.
"""

from collections.abc import Callable

from flip7.i18n import Text
from flip7.ui.bindings import Bindings
from flip7.ui.intents import Kind
from flip7.ui.pads import PadFamily

Source = Callable[[Kind, int], Text | str]


class Hints:
    """Call it with a kind of intent, and an index for `PICK`: it gives the name of the key or button, "" for none."""

    def __init__(self) -> None:
        self.source: Source = Bindings().label
        """Who knows; the window puts its input here."""
        self.pad_source: Callable[[], PadFamily | None] = lambda: None
        """Gives the family of the gamepad in use; None while there is none, or another device is."""

    @property
    def pad(self) -> PadFamily | None:
        """The gamepad whose buttons are shown; None if keys are."""
        return self.pad_source()

    def __call__(self, kind: Kind, index: int = 0) -> Text | str:
        return self.source(kind, index)


hints = Hints()
"""The ones in use."""
