"""Boxes in rows and columns: a scene says how a box is divided, and does no sums of its own.

A part of a box is a length in logical units, a `Share` of what the lengths leave, or a `Space` that is left empty and
gives no box.

    >>> from flip7.ui.canvas import Box
    >>> picture, name, points = columns(Box(0, 0, 400, 60), [60, Share(), 100], gap=20)
    >>> tuple(name)
    (80.0, 0.0, 200.0, 60.0)
"""

from collections.abc import Sequence
from dataclasses import dataclass

from flip7.ui.canvas import Box
from flip7.ui.text import Align


@dataclass(frozen=True, slots=True)
class Share:
    """A part of what is left: two shares of weight 1 are halves of it."""

    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Space:
    """So much is left empty, instead of the gap that would be there; less than nothing moves two parts together."""

    length: float


Part = float | Share | Space


def columns(box: Box, parts: Sequence[Part], *, gap: float = 0.0, at: float = 0.0) -> list[Box]:
    """Boxes beside each other, all as high as `box`, with a gap between any two of them.

    Without a share they may leave some of the width: `at` 0 they stand at the left, 0.5 in the middle, 1 at the right.
    Lengths that are longer than the box together stand out of it; a share is then empty.

    >>> [(one.left, one.width) for one in columns(Box(0, 0, 100, 10), [20, 20], gap=10, at=1)]
    [(50.0, 20.0), (80.0, 20.0)]
    >>> [(one.left, one.width) for one in columns(Box(0, 0, 100, 10), [Share(2), Space(10), Share()])]
    [(0.0, 60.0), (70.0, 30.0)]
    """
    stretches = _divided(box.width, parts, gap, at)
    return [Box(box.left + start, box.top, length, box.height) for start, length in stretches]


def rows(box: Box, parts: Sequence[Part], *, gap: float = 0.0, at: float = 0.0) -> list[Box]:
    """Boxes below each other, all as wide as `box`: as `columns`, from the top down.

    >>> [(one.top, one.height) for one in rows(Box(0, 0, 10, 100), [30, Share()], gap=10)]
    [(0.0, 30.0), (40.0, 60.0)]
    """
    stretches = _divided(box.height, parts, gap, at)
    return [Box(box.left, box.top + start, box.width, length) for start, length in stretches]


def grid(
    box: Box, count: int, across: int, *, gap: float | tuple[float, float] = 0.0, height: float | None = None,
    downwards: bool = False,
) -> list[Box]:  # fmt: skip
    """`count` boxes of one size, `across` in a row; `downwards` the first column is filled before the second.

    Together they are as wide as `box`, and as high, if no `height` is given for each. Two gaps are the one between
    columns and the one between rows.

    >>> [cell.topleft for cell in grid(Box(0, 0, 210, 0), 3, 2, gap=10, height=40)]
    [(0.0, 0.0), (110.0, 0.0), (0.0, 50.0)]
    """
    down = lines(count, across)
    tall = Share() if height is None else height
    beside, below = gap if isinstance(gap, tuple) else (gap, gap)
    cells = [columns(row, [Share()] * across, gap=beside) for row in rows(box, [tall] * down, gap=below)]
    if downwards:
        return [cells[index % down][index // down] for index in range(count)]
    return [cells[index // across][index % across] for index in range(count)]


def lines(count: int, across: int) -> int:
    """How many rows so many things need, `across` in a row.

    >>> lines(7, 3)
    3
    """
    return -(-count // across)


def stacked(heights: Sequence[float], gap: float = 0.0) -> float:
    """How high rows of these heights are with the gaps between them, or how wide columns are: the size of a box that
    they fill.

    >>> stacked([40, 40, 20], gap=10)
    120
    """
    return sum(heights) + gap * max(0, len(heights) - 1)


def within(box: Box, width: float, height: float, align: Align = Align.CENTRE) -> Box:
    """A box of this size inside of another: in its middle, or at a side or a corner.

    >>> tuple(within(Box(0, 0, 100, 100), 20, 10, Align.RIGHT))
    (80.0, 45.0, 20.0, 10.0)
    """
    across, down = align.value
    return Box(box.left + (box.width - width) * across, box.top + (box.height - height) * down, width, height)


def padded(box: Box, across: float, down: float | None = None) -> Box:
    """The box inside of a margin, which is the same on all sides unless another is given for above and below.

    >>> tuple(padded(Box(0, 0, 100, 100), 10, 20))
    (10.0, 20.0, 80.0, 60.0)
    """
    down = across if down is None else down
    return Box(box.left + across, box.top + down, box.width - 2 * across, box.height - 2 * down)


def _divided(whole: float, parts: Sequence[Part], gap: float, at: float) -> list[tuple[float, float]]:
    """Where each part but the spaces starts, and how long it is. Quick, for it is done in every frame."""
    left, weights, after_box = whole, 0.0, False
    for part in parts:
        if isinstance(part, Space):
            left -= part.length
            after_box = False
            continue
        if after_box:
            left -= gap
        after_box = True
        if isinstance(part, Share):
            weights += part.weight
        else:
            left -= part
    place = 0.0 if weights else left * at
    unit = max(0.0, left) / weights if weights else 0.0
    found: list[tuple[float, float]] = []
    after_box = False
    for part in parts:
        if isinstance(part, Space):
            place += part.length
            after_box = False
            continue
        if after_box:
            place += gap
        after_box = True
        length = part.weight * unit if isinstance(part, Share) else part
        found.append((place, length))
        place += length
    return found
