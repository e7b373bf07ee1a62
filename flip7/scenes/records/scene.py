"""The page of the records: players with their statistics, matches with their results, export, and deleting."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from enum import Enum
from typing import assert_never

from flip7.app.context import Context
from flip7.app.saving import presentable
from flip7.i18n import Text, _, pgettext
from flip7.scenes.notice import NoticeBar
from flip7.scenes.own_seat import own_seat, who_plays
from flip7.scenes.page import Page
from flip7.scenes.records import matches, players, trophies
from flip7.scenes.tabs import Tab
from flip7.store.records import Records
from flip7.store.writer import Job
from flip7.ui.boxes import Share, columns, padded, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.form import DialogScene
from flip7.ui.intents import Kind
from flip7.ui.scene import Transition
from flip7.ui.text import Align, line_height
from flip7.ui.theme import HEADING, SECOND, STRONG, Pad, Tone
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.dialog import Answer
from flip7.ui.widgets.label import Label
from flip7.ui.widgets.listbox import ListBox


class Part(Enum):
    """What is shown, by its icon."""

    PLAYERS = "icons/trophy"
    MATCHES = "icons/log"
    TROPHIES = "icons/star"


class RecordsScene(Page):
    """Reads only what it shows: a file of a million rounds opens at once."""

    heading = pgettext("records", "Records")

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.part = Part.PLAYERS
        self._records: Records | None = context.records
        self._player = 0
        self._match = 0
        self._whose: str | None = None
        """Whose trophies are shown; None for who played last."""
        self._notices: list[Text] = []
        self._jobs = [context.entering] if context.entering is not None else []
        """What is being done to the records: when it is done, the page shows what has come of it."""
        self._export_job: Job | None = None
        self._read()

    @property
    def animating(self) -> bool:
        return bool(self._jobs)

    def resume(self) -> None:
        """Names and statistics may have changed meanwhile."""
        self._read()
        self.rebuild()

    def update(self, dt: float) -> None:
        super().update(dt)
        if any(job.done for job in self._jobs):
            self._jobs = [job for job in self._jobs if not job.done]
            self._read()
            self.rebuild()

    def build(self, room: Box) -> Sequence[Widget]:
        if not self._players and not self._pages_count:
            return self._build_empty(room)
        widgets: list[Widget] = []
        people = self._people_button()
        tabs = [
            Tab(pgettext("records", "Players"), lambda: self._open(Part.PLAYERS), icon=Part.PLAYERS.value,
                chosen=self.part is Part.PLAYERS, key="players"),
            Tab(pgettext("records", "Matches"), lambda: self._open(Part.MATCHES), icon=Part.MATCHES.value,
                chosen=self.part is Part.MATCHES, key="matches"),
            Tab(pgettext("records", "Trophies"), lambda: self._open(Part.TROPHIES), icon=Part.TROPHIES.value,
                chosen=self.part is Part.TROPHIES, key="trophies"),
        ]  # fmt: skip
        self.first = self.first or tabs[0]
        buttons = self._buttons()
        head, middle, foot = rows(room, [tabs[0].wanted_height, Share(), buttons[0].wanted_height], gap=Pad.MEDIUM)
        place_all(tabs, columns(head, [tab.wanted_width + Pad.LARGE for tab in tabs], gap=Pad.SMALL))
        widest = (room.width - 2 * Pad.MEDIUM) / len(buttons)
        widths = [min(button.wanted_width + Pad.LARGE, widest) for button in buttons]
        place_all(buttons, columns(foot, widths, gap=Pad.MEDIUM, at=1))
        match self.part:
            case Part.PLAYERS:
                body = self._build_players(middle)
            case Part.MATCHES:
                body = self._build_matches(middle)
            case Part.TROPHIES:
                body = self._build_trophies(middle)
            case _:
                assert_never(self.part)
        people.place(rows(columns(head, [people.wanted_width], at=1)[0], [people.wanted_height], at=0.5)[0])
        widgets += [*tabs, people, *body, *buttons]
        if self._notices:
            bar = NoticeBar(self._notices[0], self._close_notice)
            bar.place_in((room.left + room.right, 0))
            widgets += [bar, bar.close]
        return widgets

    def _build_empty(self, room: Box) -> list[Widget]:
        heading = Label(_("No match has been played to its end yet."), HEADING, Align.BOTTOM, wrap=True)
        about = Label(_("Every finished match is noted here, with everybody's points."), SECOND, Align.TOP, wrap=True)
        place_all([heading, about], rows(room, [room.height * 0.42, room.height * 0.3], gap=Pad.LARGE))
        people = self._people_button()
        people.place(within(room, people.wanted_width, people.wanted_height, Align.BOTTOM_RIGHT))
        return [heading, about, _Trophy().place(within(padded(room, 0, 60), 140, 140, Align.TOP)), people]

    def _people_button(self) -> Button:
        return Button(
            pgettext("people", "People"), lambda: self.manager.push(self.context.navigation.people(), Transition.SLIDE),
            icon="icons/person", text_style=STRONG, key="people",
        )  # fmt: skip

    def _build_players(self, room: Box) -> list[Widget]:
        above, rest = rows(room, [players.Headings.height(), Share()], gap=Pad.SMALL)
        headings = players.Headings().place(padded(above, 8, 0))
        high = players.row_height()
        listed = min(len(self._players) * high + Pad.MEDIUM, rest.height - min(330.0, rest.height * 0.45))
        middle, below = rows(rest, [max(high + Pad.MEDIUM, listed), Share()], gap=Pad.MEDIUM)
        box = ListBox(
            [players.name_of(player) for player in self._players], selected=self._player, on_change=self._select_player,
            row_height=high, draw_row=lambda canvas, index, row: players.draw_player(canvas, self._players[index], row),
            key="list of players",
        )  # fmt: skip
        box.place(middle)
        widgets: list[Widget] = [headings, box]
        if self._records is not None and self._players:
            player = self._players[self._player]
            chart = players.Chart(player, self._records.history(player.id))
            widgets.append(chart.place(below))
        return widgets

    def _build_matches(self, room: Box) -> list[Widget]:
        pages = matches.MatchPages(self._records) if self._records is not None else None

        def draw(canvas: Canvas, index: int, row: Box) -> None:
            line = pages[index] if pages is not None else None
            if line is not None:
                matches.draw_match(canvas, line, row)

        box = ListBox(
            [""] * self._pages_count, selected=min(self._match, max(0, self._pages_count - 1)),
            on_change=self._select_match, row_height=matches.row_height(), draw_row=draw, key="list of matches",
        )  # fmt: skip
        return [box.place(room)]

    def _build_trophies(self, room: Box) -> list[Widget]:
        """Those of one person; with several people there is a choice above the list."""
        name = self._whose or own_seat(self.context).name
        who = who_plays(self.context, name, self._show_trophies_of, pgettext("records", "Person"))
        widgets: list[Widget] = []
        if who is not None:
            above, room = rows(room, [line_height(STRONG) + 2 * Pad.MEDIUM, Share()], gap=Pad.SMALL)
            widgets.append(who.place(within(above, min(above.width, 760), above.height, Align.LEFT)))
        records = self._records
        lines = [] if records is None else trophies.standings(records.trophies(name), records.career(name))
        box = ListBox(
            [str(line.trophy.title) for line in lines], row_height=trophies.row_height(),
            draw_row=lambda canvas, index, row: trophies.draw_trophy(canvas, lines[index], row),
            key="list of trophies",
        )  # fmt: skip
        return [*widgets, box.place(room)]

    def _show_trophies_of(self, name: str) -> None:
        self._whose = name
        self.rebuild()

    def _buttons(self) -> list[Button]:
        export = Button(_("Save as a table (CSV)"), self._export, icon="icons/export", text_style=STRONG, key="export")
        buttons = [export]
        if self.part is Part.MATCHES:
            buttons.insert(
                0,
                Button(
                    _("Look at it again"), self._look_again, ButtonStyle.PRIMARY, icon="icons/chart",
                    shortcut=Kind.REVIEW, text_style=STRONG, key="review",
                ),
            )  # fmt: skip
            buttons.append(
                Button(_("Delete this match"), self._ask_to_delete, icon="icons/trash", text_style=STRONG, key="delete")
            )
        buttons.append(
            Button(_("Delete all"), self._ask_to_delete_all, icon="icons/trash", text_style=STRONG, key="delete all")
        )
        return buttons

    def _read(self) -> None:
        self._players = self._records.players() if self._records is not None else ()
        self._pages_count = self._records.count() if self._records is not None else 0
        self._player = min(self._player, max(0, len(self._players) - 1))
        self._notices += self.context.take_notices()

    def _open(self, part: Part) -> None:
        self.part = part
        self.rebuild()

    def _select_player(self, index: int) -> None:
        self._player = index
        self.rebuild()

    def _select_match(self, index: int) -> None:
        self._match = index

    def _close_notice(self) -> None:
        self._notices.pop(0)
        self.rebuild()

    def _export(self) -> None:
        if self._export_job is None or self._export_job.done:
            self._export_job = self.context.export_records(date.today())
            self._wait_for(self._export_job)

    def _wait_for(self, job: Job | None) -> None:
        if job is not None:
            self._jobs.append(job)

    def _look_again(self) -> None:
        """The review of the match that is selected. One that cannot be played again is told of."""
        line = matches.MatchPages(self._records)[self._match] if self._records is not None else None
        if line is None or self._records is None:
            return
        found = self._records.match(line.id)
        if found is None:
            self._notices += self.context.take_notices()
            self.rebuild()
            return
        match = replace(found, plan=presentable(found.plan))
        try:
            page = self.context.navigation.review(match, line.ended)
        except ValueError:
            # By rules that have been mended since.
            self._notices.append(_("This match cannot be read any more."))
            self.rebuild()
            return
        self.manager.push(page, Transition.SLIDE)

    def _ask_to_delete(self) -> None:
        line = matches.MatchPages(self._records)[self._match] if self._records is not None else None
        if line is not None:
            self._ask(_("Delete this match?"), _("It goes out of the statistics, too."), lambda: self._delete(line.id))

    def _ask_to_delete_all(self) -> None:
        self._ask(_("Delete all records?"), _("All matches and statistics are gone for good."), self._delete_all)

    def _ask(self, question: Text, detail: Text, delete: Callable[[], object]) -> None:
        answers = [Answer(_("Keep"), style=ButtonStyle.PRIMARY), Answer(_("Delete"), delete, ButtonStyle.DANGER)]
        self.manager.push(DialogScene(question, answers, detail=detail))

    def _delete(self, match: int) -> None:
        self._wait_for(self.context.change_records(lambda records: records.delete(match)))

    def _delete_all(self) -> None:
        self._wait_for(self.context.change_records(lambda records: records.delete_all()))


class _Trophy(Widget):
    focusable = False

    def draw(self, canvas: Canvas) -> None:
        canvas.image("icons/trophy", self.box, Tone.GOLD)
