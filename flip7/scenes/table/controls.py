"""What can be pressed or pointed at: hit and stay, the seats a card can go to, the cards, and the corner."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from flip7.app.speeds import SPEED_LABELS
from flip7.cards.faces import draw_card
from flip7.cards.texts import question_about, tooltip_of
from flip7.engine import Card, Decision, Move, Rules, Status, Target, Turn
from flip7.i18n import Percent, Text, _, ngettext, pgettext
from flip7.scenes.notice import NoticeBar
from flip7.scenes.table.aims import Meaning
from flip7.scenes.table.coach import CoachMark
from flip7.scenes.table.effects import line_colour
from flip7.scenes.table.layout import CORNER_WIDTH, TableLayout
from flip7.scenes.table.lying_cards import extra_of, piled, slot_of
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.seat_target import SeatTarget
from flip7.scenes.table.view import Shown, View
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.theme import BIG_BUTTON, BUTTON, HEADING, KEY, Radius, Tone
from flip7.ui.timeline import Speed
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button, ButtonStyle

CORNER_STYLE = BUTTON.sized(26)


class _CornerButton(Button):
    """Small: its key is told with what it does, and not drawn on it."""

    def _hint(self) -> str:
        return ""


def _corner_button(key: str, icon: str, tooltip: Text) -> Button:
    """A button in the corner: a picture and its key; in words when it is pointed at."""
    return _CornerButton("", key=key, icon=icon, text_style=CORNER_STYLE, tooltip=tooltip)


class Deck(Widget):
    """The deck itself: a click on it takes the next card. For keys there is the button."""

    focusable = False

    def __init__(self) -> None:
        super().__init__(key="deck", tooltip=pgettext("choice", "Hit"))
        self.on_press: Callable[[], object] = lambda: None

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.RELEASE and self.contains(intent.pos):
            self.on_press()
        return intent.kind in (Kind.PRESS, Kind.RELEASE)

    def draw(self, canvas: Canvas) -> None:
        if self.hovered:
            canvas.glow(self.box, Tone.GOLD, Radius.MEDIUM, 0.8, reach=22)
            canvas.rect(self.box, None, Radius.SMALL, Tone.GOLD_LIGHT, 4)


class DeckCount(Widget):
    """How many cards the deck has: a click shows what is left. For keys there is the shortcut."""

    focusable = False

    def __init__(self) -> None:
        super().__init__(key="count", tooltip=_("What is left?"))
        self.on_press: Callable[[], object] = lambda: None

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.RELEASE and self.contains(intent.pos):
            self.on_press()
        return intent.kind in (Kind.PRESS, Kind.RELEASE)

    def draw(self, canvas: Canvas) -> None:
        if self.hovered:
            canvas.rect(self.box, None, PILL, Tone.GOLD_LIGHT, 3)


class CardTip(Widget):
    """A card that lifts when the mouse is over it or the focus is on it, and says what it does when that rests there.

    Keys reach the cards of the home seat. A click leaves the focus where it is: it means nothing here.
    """

    focused_by_press = False

    def __init__(self, card: Card, tip: Text, box: Box, face: str | None, *, key: str = "") -> None:
        """`face` is what lies there to be lifted; None for a card that is turned or lies in a pile. Without a key it
        is for the mouse alone."""
        super().__init__(tooltip=tip, key=key)
        self.card = card
        self.focusable = bool(key)
        self._face = face
        self.place(box)

    def draw(self, canvas: Canvas) -> None:
        if (self.hovered or self.focused) and self._face is not None:
            lifted = self.box.move(0, -self.box.height * 0.05).inflate(self.box.width * 0.06, self.box.height * 0.06)
            with canvas.part("lifted"):
                canvas.shadow(lifted, lifted.width * 0.08, 22)
                draw_card(canvas, self._face, lifted, angle=1.5)


class SeatInfo(Widget):
    """Somebody at the table: tells who that is, and shows the cards of a pile again, while pointed at or focused."""

    def __init__(self, seat: int, name: str, who: Text | str, box: Box) -> None:
        tip = _("{name} · {who}", name=name, who=who) if str(who) else name
        super().__init__(name, key=f"seat-{seat}", tooltip=tip)
        self.seat = seat
        self.place(box)


class Controls:
    """All widgets of the table, for the decision that is pending."""

    def __init__(self, model: TableModel, view: View, rules: Rules) -> None:
        self._model = model
        self._shown = Shown(model, view)
        self._rules = rules
        self.on_choice: Callable[[Decision], object] = lambda _decision: None
        """Hears what a person has chosen: hit, stay, or the seat that a card goes to."""
        self.hit = Button(pgettext("choice", "Hit"), style=ButtonStyle.PRIMARY, key="hit", text_style=BIG_BUTTON)
        self.stay = Button(
            pgettext("choice", "Stay"), style=ButtonStyle.GOOD, key="stay", text_style=BIG_BUTTON.sized(38)
        )
        self.hit.shortcut, self.stay.shortcut = Kind.HIT, Kind.STAY
        self.deck = Deck()
        self.count = DeckCount()
        self.hit.on_press = self.deck.on_press = lambda: self.on_choice(Move.HIT)
        self.stay.on_press = lambda: self.on_choice(Move.STAY)
        self.speed = _CornerButton("1×", key="speed", text_style=CORNER_STYLE, tooltip=pgettext("table", "Speed"))
        self.log = _corner_button("log", "icons/log", pgettext("table", "Story"))
        self.rules = _corner_button("rules", "icons/book", pgettext("table", "Rules"))
        self.pause = _corner_button("pause", "icons/pause", pgettext("table", "Pause"))
        self.hint = _corner_button("hint", "icons/bulb", _("What would the Lion do?"))
        self.hint.shortcut, self.speed.shortcut = Kind.HINT, Kind.SPEED
        self.log.shortcut, self.rules.shortcut, self.pause.shortcut = Kind.LOG, Kind.RULES, Kind.PAUSE
        self.corner: tuple[Button, ...] = (self.hint, self.speed, self.log, self.rules, self.pause)
        self.notice: NoticeBar | None = None
        """Stands at the top until it is closed."""
        self.targets: list[SeatTarget] = []
        self.meanings: Mapping[int, Meaning] = {}
        """What the card in the middle would mean at each seat; empty if that is not wanted."""
        self.who: Sequence[Text | str] = ()
        """What each seat is besides its name: the title of its character."""
        self.risk: float | None = None
        """The bust risk to show, or None."""
        self.prompt: Text | str = ""

    def place(self, layout: TableLayout) -> None:
        """Lay out what does not depend on the decision."""
        right = layout.header.right
        width = (CORNER_WIDTH - 4 * 8) / len(self.corner)
        for button in reversed(self.corner):
            button.place(Box(right - width, layout.header.top, width, layout.header.height - 4))
            right -= width + 8

    def set_speed(self, speed: Speed) -> None:
        """Show how fast things go now."""
        self.speed.text = SPEED_LABELS[speed]

    def widgets(self, layout: TableLayout, *, person: bool, names: list[str]) -> list[Widget]:
        """What can be pressed now: by a person who decides, or by anybody while others do."""
        pending = self._model.pending
        self.targets = []
        deciding: list[Widget] = []
        turn = person and isinstance(pending, Turn)
        self.hit.place(layout.home.hit)
        self.stay.place(layout.home.stay)
        self.hit.enabled = self.stay.enabled = turn
        if turn:
            deciding = [self.deck.place(layout.deck)]
        elif person and isinstance(pending, Target):
            for index, seat in enumerate(pending.options):
                place = layout.place(seat, self._model.home)
                aim, meaning = partial(self._aim_at, seat), self.meanings.get(seat)
                self.targets.append(SeatTarget(seat, index, names[seat], place=place, meaning=meaning, on_press=aim))
            deciding = list(self.targets)
        self.prompt = self._prompt(person, names)
        buttons: list[Widget] = [] if self.targets else [self.hit, self.stay]
        about = [] if self.targets else self._seat_infos(layout, names)
        self.count.place(layout.caption(layout.deck))
        return [*about, *self._tips(layout), self.count, *buttons, *deciding, *self.corner, *self._notice(layout)]

    def pick(self, index: int) -> bool:
        """Choose the seat with this digit. False if there is none."""
        if index >= len(self.targets):
            return False
        self.on_choice(self.targets[index].seat)
        return True

    def _aim_at(self, seat: int) -> None:
        self.on_choice(seat)

    def is_always_there(self, widget: Widget | None) -> bool:
        """Whether it can be pressed at any time, whatever happens on the table."""
        if isinstance(widget, CoachMark):
            return True
        return widget in (*self.corner, self.count) or (self.notice is not None and widget is self.notice.close)

    def _notice(self, layout: TableLayout) -> list[Widget]:
        if self.notice is None:
            return []
        self.notice.place_in(layout.size)
        return [self.notice, self.notice.close]

    def _prompt(self, person: bool, names: list[str]) -> Text | str:
        pending = self._model.pending
        if isinstance(pending, Target):
            if not person:
                return _("{name} chooses …", name=names[pending.seat])
            return question_about(pending.card)
        if isinstance(pending, Turn) and not person:
            return _("{name} is thinking …", name=names[pending.seat])
        return ""

    def _seat_infos(self, layout: TableLayout, names: list[str]) -> list[Widget]:
        home = self._model.home
        order = sorted((seat for seat in range(len(names)) if seat != home), key=lambda s: layout.turns_after(s, home))
        return [
            SeatInfo(seat, names[seat], self.who[seat] if self.who else "", layout.place(seat, home).frame)
            for seat in order
        ]

    def _tips(self, layout: TableLayout) -> list[Widget]:
        tips: list[Widget] = []
        for seat, known in enumerate(self._model.seats):
            place = layout.place(seat, self._model.home)
            own = seat == self._model.home and not self.targets
            down = known.status is Status.BUSTED
            flat = piled(self._shown, seat)
            if not flat:
                for index, card in enumerate(known.row):
                    box = slot_of(place, self._shown, seat, index)
                    key, face = f"card-{index}" if own else "", None if down else card.name
                    tips.append(CardTip(card, tooltip_of(card, self._rules), box, face, key=key))
            extras = self._model.extras(seat)
            for index, card in enumerate(extras):
                box = extra_of(place, self._shown, seat, index, len(extras))
                face = None if down and card in known.bonuses else card.name
                key = f"extra-{index}" if own else ""
                tips.append(CardTip(card, tooltip_of(card, self._rules), box, face, key=key))
            if known.hand is not None:
                tips.append(CardTip(known.hand, tooltip_of(known.hand, self._rules), layout.focus, None))
        return tips

    def draw(self, canvas: Canvas, layout: TableLayout, *, person: bool) -> None:
        """The gauge of the home seat, and what is being decided."""
        # Cards come to a seat at other times than on its turn, too.
        points = self._model.seats[self._model.home].points
        self.stay.sublabel = ngettext("bank {count} point", "bank {count} points", points)
        if self.risk is not None:
            with canvas.part("gauge"):
                draw_gauge(canvas, layout.home.gauge, self.risk)
        self._draw_line(canvas, layout)
        if person and self.targets and str(self.prompt):
            with canvas.part("prompt"):
                canvas.text(self.prompt, layout.home.question, HEADING.sized(32), wrap=True)

    def _draw_line(self, canvas: Canvas, layout: TableLayout) -> None:
        """From an action card to whoever is pointed at, or focused where nobody is."""
        pending = self._model.pending
        chosen = sorted((target for target in self.targets if target.chosen), key=lambda target: not target.hovered)
        if chosen and isinstance(pending, Target):
            chosen[0].draw_line(canvas, layout, line_colour(pending.card.name))


def draw_gauge(canvas: Canvas, box: Box, risk: float) -> None:
    """Half a dial from safe to sure, with the risk as a number and in words."""
    radius = min(box.height * 0.86, box.width * 0.36)
    centre = (box.centerx, box.top + radius)
    canvas.arc(centre, radius, (-90, 90), Tone.FAINT.faded(0.4), 15)
    colour = Tone.MINT if risk < 0.15 else Tone.GOLD if risk < 0.4 else Tone.ROSE
    if risk > 0.004:
        canvas.arc(centre, radius, (-90, -90 + 180 * min(1.0, round(risk * 100) / 100)), colour, 15)
    number = Box(centre[0] - radius * 0.8, centre[1] - radius * 0.68, 1.6 * radius, radius * 0.42)
    canvas.text(str(Percent(risk)), number, HEADING.sized(36))
    # TRANSLATORS: under the number on the gauge: the chance that the next card busts you
    label = Box(centre[0] - radius + 18, number.bottom + 3, 2 * radius - 36, radius * 0.24)
    canvas.text(pgettext("gauge", "bust risk"), label, KEY.in_colour(Tone.LAVENDER))
