"""The page of people: who is known, what each has played, and what can be changed about them."""

from collections.abc import Sequence
from functools import partial

from flip7.app.context import Context
from flip7.i18n import Text, _, ngettext, pgettext
from flip7.match.match import PERSON, SeatPlan
from flip7.scenes.known_person import change_person, new_person
from flip7.scenes.page import Page
from flip7.scenes.people.same_person import SamePerson
from flip7.scenes.seat_card import SeatCard, figures_of
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.store.people import Person
from flip7.store.queries import Player
from flip7.store.writer import Job
from flip7.ui.boxes import Share, Space, columns, rows, stacked, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.form import DialogScene
from flip7.ui.text import Align, line_height
from flip7.ui.theme import HEADING, SEAT_COLOURS, SECOND, SMALL_SECOND, STRONG, Pad, theme
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.dialog import Answer
from flip7.ui.widgets.label import Label
from flip7.ui.widgets.listbox import ListBox

_SIDE = 560.0


class PeopleScene(Page):
    """Every change counts at once, in the records and at the table last used, too."""

    heading = pgettext("people", "People")
    widest = 1560.0

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._known: Sequence[Person] = ()
        self._figures: dict[str, Player] = {}
        self._chosen = 0
        self._jobs: list[Job] = []
        """What is being done to the records: when it is done, the page shows what has come of it."""
        self._read()

    @property
    def animating(self) -> bool:
        return bool(self._jobs)

    def update(self, dt: float) -> None:
        super().update(dt)
        if any(job.done for job in self._jobs):
            self._jobs = [job for job in self._jobs if not job.done]
            self._show_again()

    def build(self, room: Box) -> Sequence[Widget]:
        new = Button(_("New person"), self._ask_who, icon="icons/plus", text_style=STRONG, key="new person")
        forget = Button(
            _("Opponents’ memory …"), self._ask_to_forget, icon="icons/paw", text_style=STRONG, key="forget",
            tooltip=_("Whom they have met, who won, and who is on a streak"),
        )  # fmt: skip
        forget.enabled = self._remembered()
        above, foot = rows(room, [Share(), new.wanted_height], gap=Pad.MEDIUM)
        wide = max(new.wanted_width, forget.wanted_width) + Pad.LARGE
        place_all([new, forget], columns(foot, [wide, wide], gap=Pad.MEDIUM))
        if not self._known:
            self.first = self.first or new
            return [*self._build_empty(above), new, forget]
        side = min(above.width * 0.44, _SIDE * theme.text_scale**0.5)
        left, right = columns(above, [Share(), side], gap=Pad.LARGE)
        box = ListBox(
            [person.name for person in self._known], selected=self._chosen, on_change=self._choose,
            row_height=line_height(STRONG) + 36, draw_row=self._draw_row, key="people",
        ).place(left)  # fmt: skip
        self.first = self.first or box
        return [box, *self._build_person(right), new, forget]

    def _build_empty(self, room: Box) -> list[Widget]:
        heading = Label(_("Nobody is known yet."), HEADING, Align.BOTTOM, wrap=True)
        about = Label(_("Whoever plays under a name of their own is found here."), SECOND, Align.TOP, wrap=True)
        place_all([heading, about], rows(room, [room.height * 0.42, room.height * 0.3], gap=Pad.LARGE))
        return [heading, about]

    def _build_person(self, room: Box) -> list[Widget]:
        person = self._person
        card = SeatCard(self._figures)
        card.show(person.seat(), person.name)
        buttons = [
            Button(_("Name and look"), self._ask_to_change, icon="icons/gear", text_style=STRONG, key="change"),
            Button(_("Same person as …"), self._ask_for_the_same, icon="icons/swap", text_style=STRONG, key="same"),
            Button(pgettext("people", "Delete"), self._ask_to_delete, icon="icons/trash", text_style=STRONG,
                   key="delete"),
        ]  # fmt: skip
        buttons[1].enabled = len(self._known) > 1
        heights = [button.wanted_height for button in buttons]
        tall = stacked(heights, Pad.SMALL + 2)
        above, below = rows(room, [min(card.height_for(room.width), room.height - tall - Pad.MEDIUM), tall],
                            gap=Pad.MEDIUM)  # fmt: skip
        place_all(buttons, rows(below, heights, gap=Pad.SMALL + 2))
        return [card.place(above), *buttons]

    @property
    def _person(self) -> Person:
        return self._known[self._chosen]

    def _draw_row(self, canvas: Canvas, index: int, box: Box) -> None:
        person = self._known[index]
        side = min(box.height - 12, 64.0)
        beside, name, figures = columns(
            box, [Space(Pad.SMALL), side, Space(Pad.MEDIUM), Share(0.5), Share(0.5), Space(Pad.MEDIUM)]
        )
        draw_seat_tile(canvas, person.seat(), within(beside, side, side))
        with canvas.part("name"):
            canvas.text(person.name, name, STRONG, Align.LEFT)
        if person.name in self._figures:
            with canvas.part("figures"):
                canvas.text(figures_of(self._figures[person.name]), figures, SMALL_SECOND, Align.RIGHT)

    def _read(self) -> None:
        records = self.context.records
        players = records.players() if records is not None else ()
        self._figures = {player.name: player for player in players if player.is_person}
        self._known = self.context.known_people()
        self._chosen = min(self._chosen, max(0, len(self._known) - 1))

    def _remembered(self) -> bool:
        """Whether opponents remember anything."""
        records = self.context.records
        last = records.matches(0, 1) if records is not None else ()
        since = self.context.people.memories_since
        return bool(last) and (since is None or last[0].ended > since)

    def _show_again(self, name: str | None = None) -> None:
        self._read()
        if name is not None:
            self._chosen = next((place for place, one in enumerate(self._known) if one.name == name), self._chosen)
        self.rebuild()

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.rebuild()

    def _ask_who(self) -> None:
        colours = [person.colour for person in self._known]
        colour = min(range(len(SEAT_COLOURS)), key=colours.count)
        seat = SeatPlan("", PERSON, colour, "star")
        self.manager.push(new_person(self.context, seat, self._done))

    def _ask_to_change(self) -> None:
        self.manager.push(change_person(self.context, self._person, self._done))

    def _done(self, seat: SeatPlan) -> None:
        self.manager.pop()
        self._wait()
        self._show_again(seat.name)

    def _ask_for_the_same(self) -> None:
        self.manager.push(SamePerson(self.context, self._person, self._ask_to_merge))

    def _ask_to_merge(self, other: Person) -> None:
        name = self._person.name
        self._ask(
            _("Are {name} and {other} one person?", name=name, other=other.name),
            _("All that {name} has played counts for {other}, and the name {name} is gone. There is no way back.",
              name=name, other=other.name),
            Answer(_("Keep both")),
            Answer(_("Make them one"), partial(self._merge, name, other.name), ButtonStyle.DANGER),
        )  # fmt: skip

    def _merge(self, name: str, other: str) -> None:
        self.context.rename_person(name, other)
        self._wait()
        self._show_again(other)

    def _ask_to_delete(self) -> None:
        name = self._person.name
        played = self._figures.get(name)
        keep = Answer(pgettext("people", "Keep {name}", name=name))
        if played is None:
            answer = Answer(pgettext("people", "Delete"), partial(self._delete, name, statistics=False),
                            ButtonStyle.DANGER)  # fmt: skip
            self._ask(
                _("Delete {name}?", name=name), _("{name} is no longer offered a chair.", name=name), keep, answer
            )
            return
        self._ask(
            _("Delete {name}?", name=name),
            ngettext(
                "{name} has played one match. It stays in the records, for those who played it too.",
                "{name} has played {count} matches. They stay in the records, for those who played them too.",
                played.matches, name=name,
            ),
            keep,
            Answer(_("Delete, keep the statistics"), partial(self._delete, name, statistics=False)),
            Answer(_("Delete with the statistics"), partial(self._delete, name, statistics=True), ButtonStyle.DANGER),
        )  # fmt: skip

    def _delete(self, name: str, *, statistics: bool) -> None:
        self.context.forget_person(name, statistics=statistics)
        self._wait()
        self._show_again()

    def _ask_to_forget(self) -> None:
        self._ask(
            _("Shall the opponents forget whom they have met?"),
            _("They no longer know who won last, and nobody is owed a rematch. Records and people stay as they are."),
            Answer(_("Let them remember")),
            Answer(pgettext("people", "Forget"), self._forget, ButtonStyle.DANGER),
        )

    def _forget(self) -> None:
        self.context.people.forget_memories()
        self._show_again()

    def _ask(self, question: Text, detail: Text, safe: Answer, *others: Answer) -> None:
        safe = Answer(safe.text, safe.on_choose, ButtonStyle.PRIMARY)
        self.manager.push(DialogScene(question, [safe, *others], detail=detail))

    def _wait(self) -> None:
        """Until what was changed in the records can be seen there."""
        job = self.context.change_records(_nothing)
        if job is not None:
            self._jobs.append(job)


def _nothing(_records: object) -> None:
    """Done when everything before it is done."""
