"""The page of the road to the Lion: the path, and the table that is chosen on it."""

from collections.abc import Sequence
from functools import partial

from flip7.app.context import Context
from flip7.i18n import Text, _, ngettext, pgettext
from flip7.match.road import ROAD, STARS, RoadTable, Visit, open_tables
from flip7.scenes.giving_up import start_instead
from flip7.scenes.own_seat import own_seat, who_plays
from flip7.scenes.page import Page
from flip7.scenes.road.path import Road, opponent, stations
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.ui.boxes import Part, Share, columns, padded, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, line_height, text_height
from flip7.ui.theme import BIG_BUTTON, HEADING, SECOND, STRONG, Pad, Radius, Tone
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button, ButtonStyle


class RoadScene(Page):
    """Two tables for each character. A table is chosen on the path, and played at by the button."""

    heading = pgettext("road", "The road to the Lion")

    def __init__(self, context: Context, table: str | None = None) -> None:
        """With the table chosen that somebody comes from, or else the last one that is open."""
        super().__init__(context)
        self._seat = own_seat(context)
        self._read()
        self._chosen = table if table in ROAD and table is not None else self._opened[-1]

    def build(self, room: Box) -> Sequence[Widget]:
        table = ROAD[self._chosen]
        card = TableCard(table, self._visits.get(table.id, Visit()), is_open=table.id in self._opened)
        play = Button(
            # TRANSLATORS: starts a match at a table on the road
            pgettext("road", "Play"),
            self._start,
            ButtonStyle.PRIMARY,
            text_style=BIG_BUTTON,
            key="play",
        )
        play.enabled = card.is_open
        who = who_plays(self.context, self._seat.name, self._change_person)
        side = max(play.wanted_width + Pad.LARGE, 420.0 if who is not None else 300.0)
        low = max(card.height_for(room.width - side), room.height * 0.3)
        above, below = rows(room, [Share(), low], gap=Pad.MEDIUM)
        left, right = columns(below, [Share(), side], gap=Pad.LARGE)
        reached = list(ROAD).index(self._opened[-1])
        road = Road(reached)
        road.place(above)
        shown = stations(self._visits, self._opened, self._chosen, self._choose)
        size = min(above.height * 0.34, above.width / 9.5, 190.0)
        for index, station in enumerate(shown):
            station.place(within(Box(road.at(float(index)), (0, 0)), size, size))
        card.place(left)
        parts: list[Part] = [Share(), play.wanted_height + Pad.MEDIUM]
        if who is not None:
            upper, foot = rows(right, parts, gap=Pad.MEDIUM)
            who.place(rows(upper, [line_height(STRONG) + 2 * Pad.MEDIUM], at=0)[0])
        else:
            foot = rows(right, parts, gap=Pad.MEDIUM)[1]
        play.place(foot)
        self.first = self.first or next(station for station in shown if station.chosen)
        return [road, *shown, card, *([who] if who is not None else []), play]

    def _read(self) -> None:
        records = self.context.records
        self._visits = dict(records.visits(self._seat.name)) if records is not None else {}
        self._opened = open_tables(self._visits)

    def _choose(self, table: RoadTable) -> None:
        """A table that is chosen already is sat down at."""
        if table.id == self._chosen and table.id in self._opened:
            self._start()
            return
        self._chosen = table.id
        self.rebuild()

    def _change_person(self, name: str) -> None:
        self._seat = own_seat(self.context, name)
        self._read()
        self._chosen = self._opened[-1]
        self.rebuild()

    def _start(self) -> None:
        start_instead(self.manager, self.context, partial(self._sit_down, ROAD[self._chosen]))

    def _sit_down(self, table: RoadTable) -> None:
        self.context.navigation.go_to_table(self.manager, self.context.begin_road(table, self._seat))


class TableCard(Widget):
    """What a table on the road is about, and what its stars are for."""

    focusable = False
    radius = Radius.LARGE
    _FACE = 150.0

    def __init__(self, table: RoadTable, visit: Visit, *, is_open: bool) -> None:
        super().__init__(table.title)
        self.table = table
        self.visit = visit
        self.is_open = is_open

    @property
    def words(self) -> Text:
        """What is special at this table, or how it is opened."""
        if self.is_open:
            return self.table.text
        return _("This table opens when the one before it is won, or after three matches there.")

    def height_for(self, width: float) -> float:
        """The height that it needs at a width."""
        about, _goals = self._halves(Box(0, 0, width, 100))
        words = max(text_height(text, SECOND, about.width) for text in (self.table.text, self.words))
        left = line_height(HEADING) + words + line_height(STRONG)
        right = STARS * (line_height(STRONG) + Pad.SMALL)
        return max(left, right, self._FACE) + 2 * Pad.LARGE

    def draw(self, canvas: Canvas) -> None:
        canvas.rect(self.box, Tone.PANEL, self.radius, Tone.PANEL_EDGE)
        about, goals = self._halves(self.box)
        with canvas.part("road table", self.table.id):
            self._draw_about(canvas, about)
            self._draw_goals(canvas, goals)

    def _halves(self, box: Box) -> tuple[Box, Box]:
        inner = padded(box, Pad.LARGE, Pad.LARGE - 6)
        about, goals = columns(inner, [Share(1.15), Share()], gap=Pad.LARGE)
        return about, goals

    def _draw_about(self, canvas: Canvas, box: Box) -> None:
        title, words, who = rows(box, [line_height(HEADING), Share(), line_height(STRONG) + Pad.SMALL], gap=4)
        canvas.text(self.table.title, title, HEADING.in_colour(Tone.GOLD_LIGHT), Align.LEFT)
        canvas.text(self.words, words, SECOND, Align.TOP_LEFT, wrap=True)
        side = who.height
        faces = columns(who, [side] * len(self.table.opponents), gap=Pad.SMALL)
        for character, place in zip(self.table.opponents, faces, strict=True):
            draw_seat_tile(canvas, opponent(character), place)
        names = Box(faces[-1].right + Pad.MEDIUM, who.top, who.right - faces[-1].right - Pad.MEDIUM, who.height)
        points = ngettext("to {count} point", "to {count} points", self.table.target)
        canvas.text(points, names, STRONG, Align.LEFT)

    def _draw_goals(self, canvas: Canvas, box: Box) -> None:
        lines = rows(box, [Share()] * STARS, gap=Pad.SMALL)
        for number, (goal, line) in enumerate(zip(self.table.goals, lines, strict=True)):
            won = bool(self.visit.stars >> number & 1)
            side = min(line.height, line_height(STRONG) + 8)
            star, text = columns(line, [side, Share()], gap=Pad.MEDIUM)
            mark = within(star, side * 0.9, side * 0.9)
            canvas.image("icons/star", mark, Tone.GOLD if won else Tone.FAINT, 255 if won else 120)
            canvas.text(goal.text, text, STRONG if won else STRONG.in_colour(Tone.LAVENDER), Align.LEFT, wrap=True)
