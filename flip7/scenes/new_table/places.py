"""Where the chairs stand: in a ring around the table, or in rows on both sides of it where a ring gets too tight."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, combinations, pairwise
from math import dist

from flip7.scenes.table.oval import Oval
from flip7.scenes.table.room_drawing import RIM
from flip7.ui.boxes import Share, columns, lines, rows, stacked, within
from flip7.ui.canvas import Box
from flip7.ui.text import Align, line_height
from flip7.ui.theme import STRONG, theme

PAW = 20.0
_LARGEST, _LEAST = 136.0, 64.0
"""How large a face on a chair may be."""
_IN_ROWS = 92.0
_MOST_IN_A_ROW = 6
_GAP = 10.0
_PLATE = 196.0
_STEPS = 720
_LEAST_TABLE = 200.0
"""The height of a table between rows of chairs, if they leave no more."""


@dataclass(frozen=True, slots=True)
class ChairPlace:
    """A chair with whoever sits on it: the face, and the plate with the name below."""

    box: Box
    tile: Box
    plate: Box


@dataclass(frozen=True, slots=True)
class Places:
    """All chairs in the order of play, and the table among them."""

    chairs: Sequence[ChairPlace]
    oval: Oval
    """The edge of the felt."""
    middle: Box
    """What is free on the felt."""


def plate_height() -> float:
    """Of a name, with paws below it."""
    return line_height(STRONG) + PAW + 6


def places(room: Box, count: int) -> Places:
    """The places of so many chairs in a room."""
    ring = _ring(room, count)
    return ring if ring is not None else _rows(room, count)


def _ring(room: Box, count: int) -> Places | None:
    """None if chairs would stand on each other."""
    width = _PLATE * theme.text_scale**0.5
    largest = min(_LARGEST, room.height * 0.15)
    side = min(largest, 900 / count + 20)
    below = _GAP / 2 + plate_height()
    # On a very wide or a very high screen the table stays a table.
    across = min(room.width, room.height * 1.62) - width
    down = min(room.height, room.width * 0.95) - largest - below
    line = Oval(room.centerx, room.centery, across / 2, down / 2)
    height = side + below
    chairs = [_place(Box(x - width / 2, y - height / 2, width, height), side) for x, y in _around(line, count)]
    if any(one.box.inflate(2, 2).colliderect(other.box) for one, other in combinations(chairs, 2)):
        return None
    # The table is the same for any number of chairs: only they are moved when there are more.
    edge = (width / 2 - 18, (largest + below) / 2 - 4)
    oval = Oval(line.cx, line.cy, max(60.0, line.rx - edge[0]), max(60.0, line.ry - edge[1]))
    inner = oval.inflate(-oval.rx * 0.34, -oval.ry * 0.34)
    return Places(chairs, oval, Box(inner.cx - inner.rx, inner.cy - inner.ry, 2 * inner.rx, 2 * inner.ry))


@lru_cache(maxsize=32)
def _around(line: Oval, count: int) -> list[tuple[float, float]]:
    """Points at equal distances along an oval, clockwise from the front."""
    points = [line.at(90 + 360 * step / _STEPS) for step in range(_STEPS + 1)]
    way = list(accumulate((dist(*pair) for pair in pairwise(points)), initial=0.0))
    return [points[bisect_left(way, way[-1] * number / count - 1e-6)] for number in range(count)]


def _rows(room: Box, count: int) -> Places:
    """Half of them behind the table and half before it, as they are read: from the left, row by row."""
    behind = lines(count, 2)
    down = lines(behind, _MOST_IN_A_ROW)
    width = min(room.width, 1500.0 * theme.text_scale**0.5)
    below = _GAP / 2 + plate_height()
    fitting = (room.height - _LEAST_TABLE - 2 * _GAP) / (2 * down) - below - _GAP
    side = max(44.0, min(_IN_ROWS, room.height * 0.09, fitting))
    height = side + below
    tall = stacked([height] * down, _GAP)
    table = max(_LEAST_TABLE, min(room.height - 2 * tall - 2 * _GAP, width * 0.5))
    upper, strip, lower = rows(room, [tall, table, tall], gap=_GAP, at=0.5)
    boxes = [
        box
        for part, here in ((upper, behind), (lower, count - behind))
        for number, line in enumerate(rows(part, [height] * down, gap=_GAP))
        for box in _line(within(line, width, height), _share(here, down, number))
    ]
    oval = Oval(strip.centerx, strip.centery, width * 0.46 - RIM, strip.height / 2 - RIM - 8)
    return Places([_place(box, side) for box in boxes], oval, within(strip, oval.rx * 1.3, oval.ry * 1.7))


def _share(count: int, down: int, number: int) -> int:
    """How many stand in one of several rows: the first ones have more."""
    return count // down + (number < count % down)


def _line(row: Box, count: int) -> list[Box]:
    most = _PLATE * 1.25 * theme.text_scale**0.5
    cells = columns(row, [Share()] * count, gap=_GAP)
    return [within(cell, min(cell.width, most), cell.height) for cell in cells]


def _place(box: Box, side: float) -> ChairPlace:
    tile, plate = rows(box, [side, Share()], gap=_GAP / 2)
    return ChairPlace(box, within(tile, side, side, Align.TOP), plate)
