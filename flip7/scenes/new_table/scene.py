"""The page on which a table is set up: the seats on the left, the rules and the start on the right."""

from collections.abc import Sequence

from flip7.app.context import Context
from flip7.i18n import Text, _, ngettext, pgettext
from flip7.match.match import PERSON
from flip7.scenes.new_table import seat_line
from flip7.scenes.new_table.draft import MOST_SEATS, Draft
from flip7.scenes.new_table.look import LookScene
from flip7.scenes.new_table.rules_part import RulesPart
from flip7.scenes.page import Page
from flip7.scenes.who import WhoScene
from flip7.ui.boxes import Share, Space, columns, padded, rows, stacked
from flip7.ui.canvas import Box
from flip7.ui.form import DialogScene
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, line_height
from flip7.ui.theme import BIG_BUTTON, SMALL, SMALL_SECOND, STRONG, Pad, Tone
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.dialog import Answer
from flip7.ui.widgets.label import Label, Panel
from flip7.ui.widgets.scrollpane import ScrollPane


class NewTableScene(Page):
    """What is chosen here is remembered, whether a match starts or not: typing names is work."""

    heading = pgettext("new table", "New table")

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.draft = Draft(context.last_plan())
        self._rules = RulesPart(self.draft, self.rebuild)
        self._seats_pane = ScrollPane(key="seats")
        self._rules_pane = ScrollPane(key="rules")
        self._notice = Label("", SMALL.in_colour(Tone.GOLD_LIGHT), Align.LEFT, wrap=True)
        self._wishes = seat_line.Wishes(
            self._look, self._who, self._move, self._remove, self._another_name, self._named
        )

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.RULES:
            plan = self.draft.plan()
            self.manager.push(self.context.navigation.rules(plan.rules, plan.edition))
            return True
        heard = super().handle(intent)
        self._notice.text = self._warning()
        return heard

    def leave(self) -> None:
        self.context.remember_table(self.draft.plan())

    def build(self, room: Box) -> Sequence[Widget]:
        seats, rules = columns(room, [Share(), min(620.0, max(520.0, room.width * 0.34))], gap=Pad.LARGE)
        return [*self._build_seats(seats), *self._build_rules(rules)]

    def _build_seats(self, room: Box) -> list[Widget]:
        person = Button(
            _("Add a person"), lambda: self._add(PERSON), icon="icons/person", text_style=STRONG, key="person"
        )
        other = Button(
            _("Add an AI opponent"), lambda: self._add(self.draft.next_character()), icon="icons/robot",
            text_style=STRONG, key="other",
        )  # fmt: skip
        person.enabled = other.enabled = not self.draft.full
        above, line, buttons = rows(room, [Share(), line_height(SMALL), person.wanted_height], gap=Pad.SMALL)
        place_all([person, other], columns(buttons, [Share(), Share()], gap=Pad.MEDIUM))
        left, right = columns(line, [Space(Pad.SMALL), room.width * 0.3, Share(), Space(Pad.SMALL)])
        count = Label(self._count(), SMALL_SECOND, Align.LEFT).place(left)
        self._notice.text = self._warning()
        self._notice.wrap = False
        self._notice.align = Align.RIGHT
        self._notice.place(right)
        panel = Panel().place(above)
        pane = self._seats_pane.place(padded(above, Pad.MEDIUM))
        heights = [seat_line.height()] * len(self.draft.seats)
        widgets: list[Widget] = []
        for index, box in enumerate(rows(pane.content, heights, gap=seat_line.GAP)):
            widgets += seat_line.build(self.draft, index, box, self._wishes)
        pane.fill(widgets, stacked(heights, seat_line.GAP))
        return [panel, pane, count, self._notice, person, other]

    def _build_rules(self, room: Box) -> list[Widget]:
        start = Button(
            pgettext("new table", "START"), self._ask_to_start, ButtonStyle.PRIMARY, text_style=BIG_BUTTON, key="start"
        )
        if self.first is None:
            self.first = start
        above, below = rows(room, [Share(), start.wanted_height + 16], gap=Pad.LARGE)
        start.place(below)
        panel = Panel().place(above)
        self._rules_pane.place(padded(above, Pad.MEDIUM))
        self._rules.fill(self._rules_pane)
        return [panel, self._rules_pane, start]

    def _count(self) -> Text:
        return ngettext("{count} seat", "{count} seats", len(self.draft.seats))

    def _warning(self) -> Text | str:
        renamed = self.draft.renamed()
        if renamed:
            name, other = renamed[0]
            return _("The name {name} is taken: this one will be {other}.", name=name, other=other)
        if self.draft.full:
            return _("The table is full: {count} seats.", count=MOST_SEATS)
        return ""

    def _focus(self, key: str) -> None:
        everything = [inner for widget in self.ring.widgets for inner, _parents in widget.walk()]
        found = next((widget for widget in everything if widget.key == key), None)
        if found is not None and found.reachable:
            self.ring.focus(found)

    def _add(self, who: str) -> None:
        known = self.context.known_people()
        index = self.draft.add_person(known) if who == PERSON else self.draft.add(who)
        self.rebuild()
        # Where the focus goes, the list scrolls. A person is to be named; for an AI seat it goes back for the next one.
        self._focus(seat_line.line_of(index))
        if who != PERSON:
            self._focus("other")

    def _remove(self, index: int) -> None:
        self.draft.remove(index)
        self.rebuild()
        self._focus(f"away {min(index, len(self.draft.seats) - 1)}")

    def _move(self, index: int, steps: int) -> None:
        target = self.draft.move(index, steps)
        self.rebuild()
        self._focus(seat_line.line_of(target))
        self._focus(f"{'up' if steps < 0 else 'down'} {target}")

    def _another_name(self, index: int) -> None:
        self.draft.another_name(index)
        self.rebuild()

    def _named(self) -> None:
        """Enter in a name: on to the next person, or to the start."""
        self._focus("start" if self.draft.full else "person")

    def _look(self, index: int) -> None:
        self.manager.push(LookScene(self.context, self.draft, index, self.rebuild))

    def _who(self, index: int) -> None:
        def choose(who: str) -> None:
            ghost = next((one for one in self.context.known_ghosts() if one.who == who), None)
            if ghost is not None:
                self.draft.seat(index, ghost.seat())
            else:
                self.draft.hand_to(index, who)
            self.rebuild()

        seat = self.draft.seats[index]
        name = seat.name.strip() or self.draft.default_name(index)
        self.manager.push(WhoScene(self.context, name, seat.who, choose))

    def _ask_to_start(self) -> None:
        if self.context.match_under_way() is None:
            self._start()
            return
        self.manager.push(
            DialogScene(
                _("Give up the match under way?"),
                [
                    Answer(_("Keep it"), style=ButtonStyle.PRIMARY),
                    Answer(_("Give up and start"), self._start, ButtonStyle.DANGER),
                ],
                detail=_("There is a match that is not over yet. A new one takes its place."),
            )
        )

    def _start(self) -> None:
        self.context.navigation.go_to_table(self.manager, self.context.new_match(self.draft.plan()))
