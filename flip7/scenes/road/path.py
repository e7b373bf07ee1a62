"""The road as it is drawn: a winding path with a place for each table."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from flip7.match.plan import SeatPlan
from flip7.match.road import ROAD, STARS, RoadTable, Visit
from flip7.scenes.seat_tile import draw_seat_tile, seat_colour
from flip7.ui.boxes import columns, within
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.intents import Pos
from flip7.ui.theme import FOCUS_GAP, Tone
from flip7.ui.widget import Widget
from flip7.ui.widgets.pressable import Pressable

_LANES: int = 2
_DENSE: int = 12
"""Points of the drawn line between two tables."""
_COLOURS = {"child": 6, "careful": 1, "greedy": 2, "frosty": 4, "counter": 5, "champion": 0}
"""Of the seats: each character has its own along the road."""


def opponent(character: str) -> SeatPlan:
    """A character as a seat that can be drawn, in its colour along the road."""
    return SeatPlan("", character, _COLOURS.get(character, 0), "star")


class Road(Widget):
    """The path below the tables: gold as far as somebody has come."""

    focusable = False

    def __init__(self, reached: int) -> None:
        super().__init__()
        self._reached = reached

    def at(self, way: float) -> Pos:
        """A place on the road: 0 is its first table, 1 the second ..."""
        per_lane = len(ROAD) // _LANES
        lane, along = divmod(min(way, len(ROAD) - 1.0), per_lane)
        room = self.box.inflate(-self.box.width * 0.12, -self.box.height * 0.5)
        turn = max(0.0, along - (per_lane - 1))
        share = min(along, per_lane - 1.0) / (per_lane - 1)
        if lane % 2:
            share = 1 - share
        x = room.left + room.width * share + (sin(turn * pi) * self.box.width * 0.05)
        y = room.bottom - (lane + (1 - cos(turn * pi)) / 2) * room.height
        return x, y + sin(share * pi * 3 + lane * pi) * self.box.height * 0.07 * (1 - sin(turn * pi))

    def draw(self, canvas: Canvas) -> None:
        steps = (len(ROAD) - 1) * _DENSE
        way = [self.at(step / _DENSE) for step in range(steps + 1)]
        canvas.polyline(way, Tone.SHADOW, 26, alpha=150)
        canvas.polyline(way, Tone.WOOD_LIGHT, 18)
        canvas.polyline(way, Tone.WOOD, 12)
        walked = way[: self._reached * _DENSE + 1]
        if len(walked) > 1:
            canvas.polyline(walked, Tone.GOLD, 6)


class Station(Pressable):
    """A table on the road: whose it is, and the stars it has given."""

    radius = PILL

    def __init__(
        self, table: RoadTable, visit: Visit, on_choose: Callable[[RoadTable], object], *, is_open: bool, chosen: bool
    ) -> None:
        super().__init__(table.title, key=f"table {table.id}")
        self.table = table
        self.visit = visit
        self.is_open = is_open
        self.chosen = chosen
        self._on_choose = on_choose

    def activate(self, pos: Pos | None) -> None:  # noqa: ARG002
        self._on_choose(self.table)

    def draw(self, canvas: Canvas) -> None:
        plan = opponent(self.table.character)
        size = self.box.width * (1.0 if self.chosen or self.hovered else 0.9)
        plate = within(self.box, size, size)
        with canvas.part("table", self.table.id):
            if self.chosen:
                canvas.glow(plate, Tone.GOLD, plate.width / 2, reach=22)
            canvas.shadow(plate, plate.width / 2, FOCUS_GAP)
            canvas.circle(plate.center, plate.width / 2, Tone.SOLID, seat_colour(plan), 5)
            draw_seat_tile(canvas, plan, plate.inflate(-plate.width * 0.34, -plate.height * 0.34),
                           alpha=255 if self.is_open else 70)  # fmt: skip
            if not self.is_open:
                lock = within(plate, plate.width * 0.3, plate.height * 0.3)
                canvas.image("icons/lock", lock, Tone.LAVENDER)
            self._draw_stars(canvas, plate)

    def _draw_stars(self, canvas: Canvas, plate: Box) -> None:
        side = plate.width * 0.26
        row = Box(plate.left, plate.bottom - side * 0.45, plate.width, side)
        for number, star in enumerate(columns(row, [side] * STARS, gap=2, at=0.5)):
            won = bool(self.visit.stars >> number & 1)
            canvas.circle(star.center, side * 0.56, Tone.SOLID)
            canvas.image("icons/star", star, Tone.GOLD if won else Tone.FAINT, 255 if won else 110)


def stations(
    visits: dict[str, Visit], opened: Sequence[str], chosen: str, on_choose: Callable[[RoadTable], object]
) -> list[Station]:
    """Every table, in the order of the road."""
    return [
        Station(table, visits.get(table.id, Visit()), on_choose, is_open=table.id in opened, chosen=table.id == chosen)
        for table in ROAD.values()
    ]
