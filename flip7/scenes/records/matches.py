"""The list of matches, read page by page as it is scrolled: it may be very long."""

from datetime import datetime

from flip7.app.editions import EDITION_NAMES
from flip7.i18n import Text, _, ngettext, pgettext
from flip7.store.queries import MatchLine, SeatLine
from flip7.store.records import Records
from flip7.ui.boxes import rows
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import BODY, SMALL_SECOND, STRONG, Pad, Tone

_PAGE = 40
_SHOWN = 8
"""More names than this do not fit a line; the rest is counted."""


def row_height() -> float:
    """How high a line of the list is, in logical units at the text size of now."""
    return line_height(BODY) + line_height(SMALL_SECOND) + Pad.MEDIUM


def day(moment: datetime) -> Text:
    """The date of a moment where the player lives, in figures."""
    local = moment.astimezone()
    # TRANSLATORS: A date in figures, as your language writes it.
    return pgettext("date", "{year}-{month:02}-{day:02}", year=local.year, month=local.month, day=local.day)


class MatchPages:
    """Matches by their place in the list, the last one first."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._pages: dict[int, tuple[MatchLine, ...]] = {}
        self.count = records.count()

    def __getitem__(self, index: int) -> MatchLine | None:
        page, place = divmod(index, _PAGE)
        if page not in self._pages:
            if len(self._pages) > 8:
                self._pages.clear()
            self._pages[page] = self._records.matches(page * _PAGE, _PAGE)
        lines = self._pages[page]
        return lines[place] if place < len(lines) else None


def draw_match(canvas: Canvas, line: MatchLine, box: Box) -> None:
    """One match as a line of the list: who played, the best first, and when it was."""
    inner = box.inflate(-2 * Pad.MEDIUM, -Pad.SMALL)
    upper, lower = rows(inner, [line_height(BODY), line_height(SMALL_SECOND)])
    _draw_seats(canvas, sorted(line.seats, key=lambda seat: seat.place), upper)
    edition = EDITION_NAMES.get(line.edition, line.edition)
    rounds = ngettext("{count} round", "{count} rounds", line.rounds)
    about = _("{day} · Rules: {edition} · {rounds}", day=day(line.ended), edition=edition, rounds=rounds)
    with canvas.part("about"):
        canvas.text(about, lower, SMALL_SECOND, Align.LEFT)


def _draw_seats(canvas: Canvas, seats: list[SeatLine], room: Box) -> None:
    """Names with their totals, the winner first, with a crown; as many as fit."""
    left = room.left
    for number, seat in enumerate(seats):
        style = STRONG.in_colour(Tone.GOLD_LIGHT) if seat.won else BODY
        text = f"{seat.plan.name} {seat.total}"
        crown = room.height * 0.8 + Pad.SMALL if seat.won else 0.0
        width = text_width(text, style) + 4
        rest = len(seats) - number
        if number >= _SHOWN or left + crown + width > room.right - (90 if rest > 1 else 0):
            canvas.text(f"+{rest}", Box(left, room.top, room.right - left, room.height), BODY, Align.LEFT)
            return
        with canvas.part("place", number):
            if seat.won:
                side = room.height * 0.8
                canvas.image("icons/crown", Box(left, room.centery - side / 2, side, side), Tone.GOLD)
            canvas.text(text, Box(left + crown, room.top, width, room.height), style, Align.LEFT)
        left += crown + width + Pad.LARGE
