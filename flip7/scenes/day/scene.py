"""The page of the deal of the day: who waits at the table, how it went, and the days before."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

from flip7.app.context import Context
from flip7.i18n import Text, _, ngettext, pgettext
from flip7.match.daily import DealOfTheDay, may_play, streak
from flip7.match.match import Match
from flip7.match.plan import SeatPlan
from flip7.scenes.day.calendar import Calendar, long_date
from flip7.scenes.giving_up import start_instead
from flip7.scenes.own_seat import own_seat, who_plays
from flip7.scenes.page import Page
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.store.honours import DayPlayed
from flip7.ui import clipboard
from flip7.ui.boxes import Share, columns, padded, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, line_height, text_height
from flip7.ui.theme import BIG_BUTTON, BIG_NUMERAL, HEADING, SECOND, STRONG, Pad, Radius, Tone
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button, ButtonStyle


class DayScene(Page):
    """One try a day counts. Everybody in the world has the same cards and opponents on a date."""

    heading = pgettext("day", "Deal of the day")

    def __init__(self, context: Context, today: Callable[[], date] = date.today) -> None:
        super().__init__(context)
        self._today = today
        self._seat = own_seat(context)
        self._copied = False
        self._jobs = [context.entering] if context.entering is not None else []
        self._read()

    @property
    def animating(self) -> bool:
        return bool(self._jobs)

    def update(self, dt: float) -> None:
        super().update(dt)
        if any(job.done for job in self._jobs):
            self._jobs = [job for job in self._jobs if not job.done]
            self._read()
            self.rebuild()

    def build(self, room: Box) -> Sequence[Widget]:
        left, right = columns(room, [Share(1.1), Share()], gap=Pad.LARGE)
        card = DayCard(self._deal, self._seat, self._result, self._words(), self._streak())
        calendar = Calendar(self._deal.day, self._played).place(right)
        button = self._button()
        who = who_plays(self.context, self._seat.name, self._change_person)
        low = [line_height(STRONG) + 2 * Pad.MEDIUM] if who is not None else []
        above, *rest = rows(left, [Share(), *low, button.wanted_height + Pad.SMALL], gap=Pad.MEDIUM)
        card.place(above)
        if who is not None:
            who.place(rest[0])
        button.place(rest[-1])
        self.first = self.first or button
        return [card, calendar, *([who] if who is not None else []), button]

    def _button(self) -> Button:
        """What can be done now: play, go on, or show the result to others."""
        if self._under_way() is not None:
            return Button(_("Go on"), self._go_on, ButtonStyle.PRIMARY, icon="icons/play", key="play")
        if self._may_play:
            return Button(pgettext("day", "Play"), self._start, ButtonStyle.PRIMARY, text_style=BIG_BUTTON, key="play")
        text = _("Copied") if self._copied else _("Copy the result as text")
        copy = Button(text, self._copy, icon="icons/export", text_style=STRONG, key="copy")
        copy.enabled = self._result is not None and self._result.total is not None
        return copy

    @property
    def _result(self) -> DayPlayed | None:
        return self._played.get(self._deal.day)

    def _read(self) -> None:
        self._deal = DealOfTheDay.of(self._today())
        records = self.context.records
        tried = records.deals(self._seat.name) if records is not None else ()
        self._played = {one.day: one for one in tried}
        self._may_play = may_play(self._deal.day, self._played)

    def _streak(self) -> int:
        return streak([day for day, played in self._played.items() if played.total is not None], self._deal.day)

    def _words(self) -> Text:
        result = self._result
        if self._under_way() is not None:
            return _("Your try of today is waiting for you.")
        if result is not None and result.total is not None:
            return ngettext("{count} point today", "{count} points today", result.total)
        if result is not None:
            return _("Today’s try was given up. Tomorrow there are new cards.")
        if not self._may_play:
            return _("You have played a later day already, so this one does not count any more.")
        return _("The same cards and opponents for everybody in the world, and one try that counts.")

    def _under_way(self) -> Match | None:
        match = self.context.match_under_way()
        mine = match is not None and match.occasion == self._deal.occasion
        return match if mine and match is not None and match.plan.seats[0].name == self._seat.name else None

    def _change_person(self, name: str) -> None:
        self._seat = own_seat(self.context, name)
        self._copied = False
        self._read()
        self.rebuild()

    def _start(self) -> None:
        start_instead(self.manager, self.context, partial(self._sit_down, self._deal))

    def _sit_down(self, deal: DealOfTheDay) -> None:
        self.context.navigation.go_to_table(self.manager, self.context.begin_deal(deal, self._seat))

    def _go_on(self) -> None:
        match = self.context.match_under_way()
        if match is not None:
            self.context.navigation.go_to_table(self.manager, match)

    def _copy(self) -> None:
        result = self._result
        if result is not None and result.total is not None:
            clipboard.write(line_for_others(self._deal, result))
            self._copied = True
            self.rebuild()


def line_for_others(deal: DealOfTheDay, result: DayPlayed) -> str:
    """The result in a line that tells nothing about the cards."""
    points = ngettext("{count} point", "{count} points", result.total or 0)
    # TRANSLATORS: A line to send to others, as "Flip 7, November 18, 2026: 212 points, place 1".
    text = _("Flip 7, {date}: {points}, place {place}", date=long_date(deal.day), points=points, place=result.place)
    return f"{text} {result.marks}"


class DayCard(Widget):
    """The date, who waits at the table, and how it went."""

    focusable = False
    radius = Radius.LARGE

    def __init__(
        self, deal: DealOfTheDay, person: SeatPlan, result: DayPlayed | None, words: Text, streak: int
    ) -> None:
        super().__init__()
        self._deal = deal
        self._person = person
        self._result = result
        self._words = words
        self._streak = streak

    def draw(self, canvas: Canvas) -> None:
        canvas.rect(self.box, Tone.PANEL, self.radius, Tone.PANEL_EDGE)
        inner = padded(self.box, Pad.LARGE, Pad.LARGE)
        words = text_height(self._words, SECOND, inner.width)
        day, faces, said, below = rows(
            inner, [line_height(HEADING), Share(), words, line_height(BIG_NUMERAL)], gap=Pad.MEDIUM
        )
        with canvas.part("deal"):
            canvas.text(long_date(self._deal.day), day, HEADING.in_colour(Tone.GOLD_LIGHT))
            self._draw_faces(canvas, faces)
            canvas.text(self._words, said, SECOND, wrap=True)
            self._draw_result(canvas, below)

    def _draw_faces(self, canvas: Canvas, box: Box) -> None:
        plan = self._deal.plan(self._person)
        seats = plan.seats[1:]
        side = min(box.height - line_height(STRONG) - Pad.SMALL, box.width / (len(seats) + 1))
        for seat, cell in zip(seats, columns(box, [Share()] * len(seats)), strict=True):
            tile, name = rows(
                within(cell, cell.width, side + Pad.SMALL + line_height(STRONG)), [side, Share()], gap=Pad.SMALL
            )
            draw_seat_tile(canvas, seat, within(tile, side, side))
            canvas.text(seat.name, name, STRONG)

    def _draw_result(self, canvas: Canvas, box: Box) -> None:
        left, right = columns(box, [Share(), Share()], gap=Pad.MEDIUM)
        if self._result is not None and self._result.total is not None:
            place = _("Place {place} of {seats}", place=self._result.place, seats=len(self._deal.characters) + 1)
            canvas.text(place, left, STRONG.in_colour(Tone.GOLD_LIGHT))
        if self._streak > 1:
            streak = ngettext("{count} day in a row", "{count} days in a row", self._streak)
            canvas.text(streak, right if self._result is not None else box, STRONG, Align.CENTRE)
