"""The three families of gamepads: which one somebody holds, and what is printed on its buttons."""

from collections.abc import Mapping
from enum import Enum

from flip7.ui.intents import Kind


class PadFamily(Enum):
    """A family of gamepads whose buttons have the same names."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"


CROSS, CIRCLE, SQUARE, TRIANGLE = "×", "○", "□", "△"
"""The four signs of a PlayStation, which are drawn and not written: no font of ours has them all."""

LABELS: Mapping[PadFamily, Mapping[Kind, str]] = {
    PadFamily.XBOX: {
        Kind.CONFIRM: "A", Kind.BACK: "B", Kind.HIT: "X", Kind.STAY: "Y", Kind.PAUSE: "Menu", Kind.LOG: "View",
        Kind.PREVIOUS: "LB", Kind.NEXT: "RB", Kind.HINT: "LS", Kind.SPEED: "RS",
    },
    PadFamily.PLAYSTATION: {
        Kind.CONFIRM: CROSS, Kind.BACK: CIRCLE, Kind.HIT: SQUARE, Kind.STAY: TRIANGLE, Kind.PAUSE: "Options",
        Kind.LOG: "Share", Kind.PREVIOUS: "L1", Kind.NEXT: "R1", Kind.HINT: "L3", Kind.SPEED: "R3",
    },
    # SDL goes by what is printed on a button: A is at the right here, and confirms as on every Nintendo.
    PadFamily.NINTENDO: {
        Kind.CONFIRM: "A", Kind.BACK: "B", Kind.HIT: "X", Kind.STAY: "Y", Kind.PAUSE: "+", Kind.LOG: "−",
        Kind.PREVIOUS: "L", Kind.NEXT: "R", Kind.HINT: "LS", Kind.SPEED: "RS",
    },
}  # fmt: skip
"""What is printed on the button that means something."""

FACE: Mapping[Kind, int] = {Kind.CONFIRM: 0, Kind.BACK: 1, Kind.HIT: 2, Kind.STAY: 3}
"""The four round buttons under the right thumb, in the order of their colours."""

_VENDORS = {"5e04": PadFamily.XBOX, "4c05": PadFamily.PLAYSTATION, "7e05": PadFamily.NINTENDO}
"""By the maker's number in SDL's id of a gamepad, its two bytes as they stand there."""
_WORDS = {
    PadFamily.PLAYSTATION: ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony"),
    PadFamily.NINTENDO: ("nintendo", "switch", "joy-con", "pro controller"),
}


def family(name: str, guid: str) -> PadFamily:
    """The family of a gamepad by the maker's number in SDL's id of it, or else by its name. Most copy the Xbox."""
    by_maker = _VENDORS.get(guid[8:12].lower())
    if by_maker is not None:
        return by_maker
    told = name.lower()
    return next((pad for pad, words in _WORDS.items() if any(word in told for word in words)), PadFamily.XBOX)
