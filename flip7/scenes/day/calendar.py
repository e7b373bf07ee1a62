"""The last weeks of the deal of the day, a cell for each day."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final

from flip7.i18n import Text, pgettext
from flip7.store.honours import DayPlayed
from flip7.ui.boxes import Share, columns, grid, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import line_height
from flip7.ui.theme import SMALL_SECOND, STRONG, Pad, Radius, Tone
from flip7.ui.widget import Widget

WEEKS: Final = 5
_DAYS: Final = 7
_FIRST: Final = 1

_NAMES: Final = (
    # TRANSLATORS: the days of the week, in two or three letters, above the columns of a calendar
    pgettext("weekday", "Mon"), pgettext("weekday", "Tue"), pgettext("weekday", "Wed"), pgettext("weekday", "Thu"),
    pgettext("weekday", "Fri"), pgettext("weekday", "Sat"), pgettext("weekday", "Sun"),
)  # fmt: skip


class Calendar(Widget):
    """Five weeks that end with this one: each day with the points that were made, gold where the match was won."""

    focusable = False
    radius = Radius.LARGE

    def __init__(self, today: date, played: Mapping[date, DayPlayed]) -> None:
        super().__init__()
        self._today = today
        self._played = played
        self.days = tuple(self._monday() + timedelta(days=count) for count in range(WEEKS * _DAYS))

    def _monday(self) -> date:
        return self._today - timedelta(days=self._today.weekday(), weeks=WEEKS - 1)

    def draw(self, canvas: Canvas) -> None:
        canvas.rect(self.box, Tone.PANEL, self.radius, Tone.PANEL_EDGE)
        inner = self.box.inflate(-2 * Pad.LARGE, -2 * Pad.LARGE)
        head, body = rows(inner, [line_height(SMALL_SECOND), Share()], gap=Pad.SMALL)
        for name, cell in zip(_NAMES, columns(head, [Share()] * _DAYS, gap=Pad.SMALL), strict=True):
            canvas.text(name, cell, SMALL_SECOND)
        for day, cell in zip(self.days, grid(body, len(self.days), _DAYS, gap=Pad.SMALL), strict=True):
            with canvas.part("day", day.isoformat()):
                self._draw_day(canvas, day, cell)

    def _draw_day(self, canvas: Canvas, day: date, cell: Box) -> None:
        if day > self._today:
            canvas.rect(cell, None, Radius.SMALL, Tone.PANEL_EDGE, 2, dash=(6, 8))
            return
        played = self._played.get(day)
        won = played is not None and played.total is not None and played.place == _FIRST
        fill = Tone.GOLD if won else Tone.RAISED if played is not None else Tone.WELL
        edge = Tone.GOLD_LIGHT if day == self._today else None
        canvas.rect(cell, fill, Radius.SMALL, edge, 3)
        ink = Tone.INK if won else Tone.CREAM
        if played is None:
            canvas.text(str(day.day), cell, SMALL_SECOND)
        elif played.total is None:
            canvas.text("–", cell, STRONG.in_colour(ink))
        else:
            canvas.text(str(played.total), within(cell, cell.width - 6, cell.height), STRONG.in_colour(ink))


def long_date(day: date) -> Text:
    """A date in words."""
    # TRANSLATORS: A date; {month} is the name of the month as your language writes it in dates.
    return pgettext("date", "{month} {day}, {year}", month=_MONTHS[day.month - 1], day=day.day, year=day.year)


_MONTHS: Final = (
    # TRANSLATORS: the months, in the form that they have in a date (Polish: genitive)
    pgettext("month", "January"), pgettext("month", "February"), pgettext("month", "March"),
    pgettext("month", "April"), pgettext("month", "May"), pgettext("month", "June"), pgettext("month", "July"),
    pgettext("month", "August"), pgettext("month", "September"), pgettext("month", "October"),
    pgettext("month", "November"), pgettext("month", "December"),
)  # fmt: skip
