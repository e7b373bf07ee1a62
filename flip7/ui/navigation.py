"""Which widget lies next in a direction, by where they are on the screen."""

from collections.abc import Callable, Sequence

from flip7.ui.canvas import Box
from flip7.ui.intents import Kind
from flip7.ui.widget import Widget

_Sides = Callable[[Box], tuple[float, float, float, float]]

_SEEN_FROM: dict[Kind, _Sides] = {
    Kind.RIGHT: lambda box: (box.left, box.right, box.top, box.bottom),
    Kind.LEFT: lambda box: (-box.right, -box.left, box.top, box.bottom),
    Kind.DOWN: lambda box: (box.top, box.bottom, box.left, box.right),
    Kind.UP: lambda box: (-box.bottom, -box.top, box.left, box.right),
}
"""A box turned so that the direction looked in is to the right: near side, far side, and its two flanks."""


def nearest(start: Box, direction: Kind, others: Sequence[Widget], *, only_ahead: bool = False) -> Widget | None:
    """The widget one would reach for in a direction: straight ahead if there is one, else near and little aside."""
    near, far, upper, lower = _SEEN_FROM[direction](start)

    def distance(widget: Widget) -> tuple[bool, float] | None:
        its_near, its_far, its_upper, its_lower = _SEEN_FROM[direction](widget.box)
        if its_near < (near + far) / 2 or its_far <= far:
            return None
        ahead = max(0.0, its_near - far)
        aside = max(0.0, its_upper - lower, upper - its_lower)
        if only_ahead and aside > 0:
            return None
        offset = abs((its_upper + its_lower) - (upper + lower)) / 2
        return aside > 0, ahead + 3 * aside + offset * 0.1

    distances = [(found, index) for index, widget in enumerate(others) if (found := distance(widget)) is not None]
    return others[min(distances)[1]] if distances else None
