"""The page on which a table is set up: chairs around it, and at the right who sits there, the rules and the start."""

from collections.abc import Sequence
from dataclasses import replace

from flip7.app.context import Context
from flip7.app.editions import EDITION_TITLES
from flip7.app.opponents import names_for
from flip7.app.speeds import SPEED_CHOICES
from flip7.i18n import Text, _, ngettext, pgettext
from flip7.match.match import SeatPlan
from flip7.scenes.giving_up import start_instead
from flip7.scenes.known_person import change_person, new_person
from flip7.scenes.new_table.chairs import Chair, Chairs
from flip7.scenes.new_table.chooser import SeatChooser
from flip7.scenes.new_table.draft import MOST_SEATS, Draft
from flip7.scenes.new_table.places import Places, places
from flip7.scenes.new_table.rules_overlay import RulesOverlay
from flip7.scenes.new_table.seat_menu import SeatMenu, Wishes
from flip7.scenes.new_table.tabletop import draw_tabletop
from flip7.scenes.page import Page
from flip7.scenes.person import PersonScene, Question
from flip7.scenes.seat_card import SeatCard
from flip7.store.queries import Player
from flip7.ui.boxes import Share, columns, rows, stacked
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.theme import BIG_BUTTON, STRONG, Pad, theme
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.choice import Choice

_SIDE = 470.0
"""The width of what stands beside the table."""


class NewTableScene(Page):
    """What is chosen here is remembered, whether a match starts or not: typing names is work."""

    heading = pgettext("new table", "New table")
    widest = 2200.0

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.draft = Draft(context.last_plan())
        self.chairs = Chairs(self.draft, self._open, self._change_places, self._remove, self._step)
        self._figures = self._read_figures()
        self._styles = self._read_styles()
        self._card = SeatCard(self._figures, self._styles)
        self._places: Places | None = None

    @property
    def animating(self) -> bool:
        return self.chairs.moving

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.chairs.pass_time(dt, at_once=self.context.reduced_motion):
            self.invalidate()

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.RULES, Kind.IN_SHORT):
            plan = self.draft.plan()
            self.manager.push(self.context.navigation.rules(plan.rules, plan.edition))
            return True
        heard = super().handle(intent)
        self._show_card()
        return heard

    def back(self) -> None:
        if self.chairs.carried is not None:
            self.chairs.carried = None
            self.context.audio.play("back")
            return
        super().back()

    def leave(self) -> None:
        self.context.remember_table(self.draft.plan())

    def resume(self) -> None:
        """Names and looks may have changed meanwhile."""
        plan = self.context.last_plan()
        self.draft.take(replace(plan, seats=tuple(map(self._as_known, plan.seats))))
        self._figures.clear()
        self._figures.update(self._read_figures())
        self._styles.update(self._read_styles())
        self.rebuild()

    def build(self, room: Box) -> Sequence[Widget]:
        side = min(room.width * 0.42, _SIDE * theme.text_scale**0.6)
        table, beside = columns(room, [Share(), side], gap=Pad.LARGE)
        # Beside the heading there is nothing, and the table needs the height.
        self._places = places(table, len(self.draft.chairs))
        chairs = self.chairs.place(self._places.chairs)
        buttons = self._buttons()
        start = buttons[-1]
        if self.first is None:
            self.first = start
        heights = [
            button.height_for(side) if isinstance(button, Choice) else button.wanted_height for button in buttons
        ]
        heights[-1] += Pad.MEDIUM
        below = stacked(heights, Pad.SMALL + 2) + Pad.MEDIUM
        card, foot = rows(beside, [Share(), below], gap=Pad.MEDIUM)
        wanted = self._card.height_for(side)
        self._card.place(rows(card, [min(wanted, card.height)])[0])
        *others, last = rows(foot, [*heights[:-1], Share()], gap=Pad.SMALL + 2)
        last = rows(last, [heights[-1]], at=1)[0]
        place_all(buttons, [*others, last])
        self._show_card()
        return [self._card, *chairs, *buttons]

    def draw(self, canvas: Canvas) -> None:
        if self._places is not None:
            draw_tabletop(canvas, self._places, self.draft, self._hint())
        self.ring.draw(canvas)
        self.chairs.draw_moving(canvas)

    def _buttons(self) -> list[Button | Choice[object]]:
        rules = self.draft.rules
        edition = EDITION_TITLES[self.draft.edition]
        # TRANSLATORS: the rules of a table in short: its edition, and the points to win
        about = ngettext("{edition}, {count} point", "{edition}, {count} points", rules.target, edition=edition)
        speed: Choice[object] = Choice(
            pgettext("new table", "Speed"), list(SPEED_CHOICES), self.context.settings.speed,
            lambda value: self.context.change(speed=value), key="speed",
        )  # fmt: skip
        return [
            Button(_("Surprise me"), self._mix, icon="icons/dice", text_style=STRONG, key="mix",
                   tooltip=_("Other opponents, easy and hard ones")),
            Button(pgettext("new table", "People"), self._to_people, icon="icons/person", text_style=STRONG,
                   key="people"),
            Button(pgettext("new table", "Rules"), self._to_rules, sublabel=about, text_style=STRONG, key="rules"),
            speed,
            Button(pgettext("new table", "START"), self._ask_to_start, ButtonStyle.PRIMARY, text_style=BIG_BUTTON,
                   key="start"),
        ]  # fmt: skip

    def _show_card(self) -> None:
        """Whoever is pointed at, or else whoever the keys have come to."""
        pointed = self.ring.hovered
        chair = pointed.index if isinstance(pointed, Chair) else self.chairs.current
        self._card.show(self.draft.chairs[chair], self.draft.name_at(chair))

    def _hint(self) -> Text:
        """What is to be known now, on the felt."""
        if self.chairs.carried is not None:
            return _("Where shall {name} sit? Choose a chair.", name=self.draft.name_at(self.chairs.carried))
        renamed = self.draft.renamed()
        if renamed:
            name, other = renamed[0]
            return _("The name {name} is taken: this one will be {other}.", name=name, other=other)
        if self.draft.full:
            return _("The table is full: {count} seats.", count=MOST_SEATS)
        return ngettext("{count} seat", "{count} seats", len(self.draft.seats))

    def _read_figures(self) -> dict[str, Player]:
        records = self.context.records
        players = records.players() if records is not None else ()
        return {player.name: player for player in players if player.is_person}

    def _read_styles(self) -> dict[str, Text]:
        return {ghost.who: ghost.about for ghost in self.context.known_ghosts()}

    def _as_known(self, seat: SeatPlan) -> SeatPlan:
        person = self.context.people.find(seat.name) if seat.is_person else None
        return seat if person is None else person.seat()

    def _step(self, chair: Chair) -> None:
        self.ring.focus(chair)

    def _go_to(self, chair: int) -> None:
        """Build the page anew with the focus on a chair."""
        self.chairs.current = chair
        self.rebuild()
        self.ring.focus(self.chairs.widgets[chair])
        self._show_card()

    def _open(self, chair: int) -> None:
        seat = self.draft.chairs[chair]
        if seat is None:
            self._choose(chair)
            return
        alone = len(self.draft.seats) == 1
        wishes = Wishes(
            change=lambda: self._change(chair),
            replace=lambda: self._choose(chair),
            move=lambda: self._carry(chair),
            remove=None if alone else lambda: self._remove(chair),
        )
        self._remember()
        self.manager.push(
            SeatMenu(self.context, seat, self.draft.name_at(chair), SeatCard(self._figures, self._styles), wishes)
        )

    def _remember(self) -> None:
        """Whatever is changed about people now is changed in this table, too."""
        self.context.remember_table(self.draft.plan())

    def _choose(self, chair: int) -> None:
        self._remember()
        self.manager.push(SeatChooser(self.context, self.draft, lambda seat: self._sit(chair, seat)))

    def _sit(self, chair: int, seat: SeatPlan) -> None:
        self.chairs.leave_places()
        chair = self.draft.sit(chair, seat)
        self._remember()
        self._go_to(chair)

    def _change(self, chair: int) -> None:
        seat = self.draft.chairs[chair]
        if seat is None:
            return

        def changed(named: SeatPlan) -> None:
            self.manager.pop()
            self._sit(chair, named)

        person = self.context.people.find(seat.name) if seat.is_person else None
        if person is not None:
            self.manager.push(change_person(self.context, person, changed))
        elif seat.is_person:
            self.manager.push(new_person(self.context, seat, changed))
        else:
            question = Question(
                _("Change {name}", name=self.draft.name_at(chair)), pgettext("person", "Done"),
                pgettext("person", "Cancel"),
            )  # fmt: skip
            names = names_for(seat.who)
            self.manager.push(PersonScene(self.context, question, seat, changed, names=names))

    def _carry(self, chair: int) -> None:
        self.chairs.carried = chair
        self._go_to(chair)

    def _change_places(self, chair: int, other: int) -> None:
        self.chairs.leave_places()
        self.draft.swap(chair, other)
        self._go_to(other)

    def _remove(self, chair: int) -> bool:
        removed = self.draft.remove(chair)
        if removed:
            self._go_to(chair)
        return removed

    def _mix(self) -> None:
        self.chairs.leave_places()
        self.draft.mix()
        self.rebuild()

    def _to_people(self) -> None:
        self._remember()
        self.manager.push(self.context.navigation.people())

    def _to_rules(self) -> None:
        self.manager.push(RulesOverlay(self.context, self.draft))

    def _ask_to_start(self) -> None:
        start_instead(self.manager, self.context, self._start)

    def _start(self) -> None:
        self.context.navigation.go_to_table(self.manager, self.context.new_match(self.draft.plan()))
