"""What can be pressed at the table: hit and stay, the seats a card can go to, and the corner with pause and speed."""

from collections.abc import Callable

from flip7.app.speeds import SPEED_LABELS
from flip7.cards.texts import question_about, tooltip_of
from flip7.engine import Decision, Move, Rules, Target, Turn
from flip7.i18n import Percent, Text, _, ngettext, pgettext
from flip7.scenes.notice import NoticeBar
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.painter import extras_of
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.theme import BIG_BUTTON, BODY, BUTTON, HEADING, KEY, Radius, Tone
from flip7.ui.timeline import Speed
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button, ButtonStyle

CORNER_STYLE = BUTTON.sized(26)
HEADER_TEXT = 590.0
"""Round and target at the other end of the header need so much room at the largest text."""


def _corner_width(button: Button) -> float:
    return max(84.0, button.wanted_width - 18)


def digit_of(index: int) -> str:
    """The key that picks the option at this place; only ten have one."""
    return str((index + 1) % 10) if index < 10 else ""


class SeatTarget(Widget):
    """A seat that an action card can go to: it glows, and shows its digit."""

    radius = Radius.LARGE

    def __init__(self, seat: int, index: int, name: str, on_press: Callable[[], object]) -> None:
        super().__init__(name, key=f"target-{seat}")
        self.seat = seat
        self.digit = digit_of(index)
        self.on_press = on_press

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.CONFIRM, Kind.RELEASE):
            if intent.kind is Kind.RELEASE and not self.contains(intent.pos):
                return False
            self.on_press()
            return True
        return intent.kind is Kind.PRESS

    def draw(self, canvas: Canvas) -> None:
        strength = 0.95 if self.hovered or self.focused else 0.55
        canvas.glow(self.box, Tone.GOLD, Radius.MEDIUM, strength, reach=24)
        canvas.rect(self.box, Tone.GOLD.faded(0.1 if self.hovered else 0.04), Radius.MEDIUM, Tone.GOLD_LIGHT, 4)
        if self.digit:
            badge = Box(self.box.centerx - 24, self.box.bottom - 30, 48, 40)
            canvas.rect(badge, Tone.GOLD, PILL, Tone.SHADOW, 3)
            canvas.text(self.digit, badge, HEADING.sized(30).in_colour(Tone.INK))


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


class CardTip(Widget):
    """A card that says what it does when the mouse rests on it."""

    focusable = False

    def __init__(self, tip: Text, box: Box) -> None:
        super().__init__(tooltip=tip)
        self.place(box)


class Controls:
    """All widgets of the table, for the decision that is pending."""

    def __init__(self, model: TableModel, rules: Rules) -> None:
        self._model = model
        self._rules = rules
        self.on_choice: Callable[[Decision], object] = lambda _decision: None
        """Hears what a person has chosen: hit, stay, or the seat that a card goes to."""
        self.hit = Button(pgettext("choice", "Hit"), style=ButtonStyle.PRIMARY, key="hit", text_style=BIG_BUTTON)
        self.stay = Button(
            pgettext("choice", "Stay"), style=ButtonStyle.GOOD, key="stay", text_style=BIG_BUTTON.sized(38)
        )
        self.hit.shortcut, self.stay.shortcut = Kind.HIT, Kind.STAY
        self.deck = Deck()
        self.hit.on_press = self.deck.on_press = lambda: self.on_choice(Move.HIT)
        self.stay.on_press = lambda: self.on_choice(Move.STAY)
        self.speed = Button("1×", key="speed", icon="icons/speed", text_style=CORNER_STYLE)
        self.log = Button(pgettext("table", "Story"), key="log", icon="icons/log", text_style=CORNER_STYLE)
        self.rules = Button(pgettext("table", "Rules"), key="rules", icon="icons/book", text_style=CORNER_STYLE)
        self.pause = Button(pgettext("table", "Pause"), key="pause", icon="icons/pause", text_style=CORNER_STYLE)
        self.hint = Button(
            "", key="hint", icon="icons/bulb", text_style=CORNER_STYLE, tooltip=_("What would the champion do?")
        )
        self.hint.shortcut, self.speed.shortcut = Kind.HINT, Kind.SPEED
        self.log.shortcut, self.rules.shortcut, self.pause.shortcut = Kind.LOG, Kind.RULES, Kind.PAUSE
        self.corner: tuple[Button, ...] = (self.hint, self.speed, self.log, self.rules, self.pause)
        self.notice: NoticeBar | None = None
        """Stands at the top until it is closed."""
        self.targets: list[SeatTarget] = []
        self.risk: float | None = None
        """The bust risk to show, or None."""
        self.prompt: Text | str = ""

    def place(self, layout: TableLayout) -> None:
        """Lay out what does not depend on the decision."""
        right = layout.header.right
        for size in range(round(CORNER_STYLE.size), 11, -2):
            for button in self.corner:
                button.text_style = CORNER_STYLE.sized(size)
            if sum(_corner_width(button) + 12 for button in self.corner) <= layout.header.width - HEADER_TEXT:
                break
        for button in reversed(self.corner):
            width = _corner_width(button)
            button.place(Box(right - width, layout.header.top + 2, width, layout.header.height - 6))
            right -= width + 12

    def set_speed(self, speed: Speed) -> None:
        self.speed.text = SPEED_LABELS[speed]

    def widgets(self, layout: TableLayout, *, person: bool, names: list[str]) -> list[Widget]:
        """What can be pressed now: by a person who decides, or by anybody while others do."""
        pending = self._model.pending
        self.targets = []
        deciding: list[Widget] = []
        if person and isinstance(pending, Turn):
            points = self._model.seats[pending.seat].points
            self.stay.sublabel = ngettext("bank {count} point", "bank {count} points", points)
            deciding = [self.hit.place(layout.stage.hit), self.stay.place(layout.stage.stay)]
            deciding.append(self.deck.place(layout.deck))
        elif person and isinstance(pending, Target):
            for index, seat in enumerate(pending.options):
                target = SeatTarget(seat, index, names[seat], lambda seat=seat: self.on_choice(seat))  # type: ignore[misc]
                target.place(layout.panels[seat].box)
                self.targets.append(target)
            deciding = list(self.targets)
        self.prompt = self._prompt(person, names)
        return [*self._tips(layout), *deciding, *self.corner, *self._notice(layout)]

    def pick(self, index: int) -> bool:
        """Choose the seat with this digit. False if there is none."""
        if index >= len(self.targets):
            return False
        self.on_choice(self.targets[index].seat)
        return True

    def is_always_there(self, widget: Widget | None) -> bool:
        """Whether it can be pressed at any time, whatever happens on the table."""
        return widget in self.corner or (self.notice is not None and widget is self.notice.close)

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

    def _tips(self, layout: TableLayout) -> list[Widget]:
        tips: list[Widget] = []
        for seat, place in enumerate(self._model.seats):
            for index, card in enumerate(place.row):
                tips.append(CardTip(tooltip_of(card, self._rules), layout.slot(seat, index, self._model.stage)))
            extras = extras_of(self._model, seat)
            for index, card in enumerate(extras):
                box = layout.extra(seat, index, len(extras), self._model.stage)
                tips.append(CardTip(tooltip_of(card, self._rules), box))
        return tips

    def draw(self, canvas: Canvas, layout: TableLayout, *, person: bool) -> None:
        """The gauge, and in place of the buttons what is being decided."""
        stage = layout.stage
        if self._model.stage is None:
            return
        if isinstance(self._model.pending, Turn) and self.risk is not None:
            with canvas.part("gauge"):
                draw_gauge(canvas, stage.gauge, self.risk)
        if not str(self.prompt):
            return
        below = Box(stage.controls.left, stage.hit.top, stage.controls.width, stage.controls.bottom - stage.hit.top)
        if isinstance(self._model.pending, Target):
            below = stage.controls
        with canvas.part("prompt"):
            canvas.text(self.prompt, below.inflate(-12, -30), BODY if not person else HEADING.sized(32), wrap=True)


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
