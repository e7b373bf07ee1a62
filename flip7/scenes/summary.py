"""What a round has brought. The table has counted the points already: the summary grows out of the race, shows the new
totals at once, and only sorts the places anew."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from flip7.app.context import Context
from flip7.cards import faces
from flip7.engine import Card
from flip7.i18n import _
from flip7.match.history import History, Round, SeatRound, places, standing
from flip7.match.match import Match, SeatPlan
from flip7.scenes.marks import ENDINGS
from flip7.scenes.seat_tile import draw_seat_tile, seat_colour
from flip7.scenes.table.layout import TableLayout
from flip7.ui.boxes import Share, Space, columns, grid, lines, padded, rows, within
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.easing import in_out_cubic, mix, out_cubic
from flip7.ui.fonts import FontName
from flip7.ui.form import FormScene
from flip7.ui.guard import Guard
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import PILL as STATE
from flip7.ui.theme import (
    SECOND,
    STRONG,
    TITLE,
    Pad,
    Radius,
    TextStyle,
    Tone,
    theme,
)
from flip7.ui.timeline import Call, Pause, Sound, Timeline, Timelines, Tween
from flip7.ui.widgets.button import Button, ButtonStyle

ONE_COLUMN: Final = 8
"""More seats than this stand in two columns."""
_GROW: Final = 0.25
"""Seconds in which it grows out of the race."""
_SORT: Final = 0.5
_PLATE: Final = 186.0
_LONG_NAME: Final = 200.0
"""What the word for an ending, and a name of 16 letters, need at the least."""
_DEALER: Final = 48.0
"""The tile of the next dealer."""
_ROOMY: Final = 80.0
"""A row as high as this has room for large type."""
_LOST: Final = 150
"""How strong the cards are that a bust has cost."""
_OVERLAP: Final = 1.62
"""Two cards, one over the other, are at least so many cards wide."""
_GAP: Final = 5.0
"""Between two cards."""
_PRESSES: Final = (Kind.CONFIRM, Kind.HIT, Kind.STAY, Kind.SKIP, Kind.PICK, Kind.PRESS)


@dataclass(frozen=True, slots=True)
class _Columns:
    """The widths inside a row, and the type that goes with its height."""

    place: float
    tile: float
    name: float
    cards: float
    """The cards of the round; nothing where there is no room for them."""
    mark: float
    points: float
    total: float
    number: TextStyle
    name_style: TextStyle
    mark_style: TextStyle
    bar: float

    @classmethod
    def of(cls, width: float, height: float, digits: int = 3) -> "_Columns":
        """The largest type that leaves room for a long name."""
        roomy = height >= _ROOMY
        bar = 12.0 if roomy else 8.0
        tile = min((height - bar) * 0.78, width * 0.08)
        name = TextStyle(FontName.STRONG, 32 if roomy else 25)
        mark = STATE if roomy else STATE.sized(19)
        wanted = max(entry.wanted_width(mark) for entry in ENDINGS.values())
        for size in (44, 32, 28, 24, 20) if roomy else (32, 28, 24, 20):
            number = TextStyle(FontName.DISPLAY, size)
            place = text_width("24", number) + 34
            points = text_width("+188", number.sized(size * 0.8)) + 8
            total = text_width("8" * digits, number) + 8
            left = width - place - tile - points - total - 5 * Pad.MEDIUM
            if left >= _PLATE + _LONG_NAME:
                break
        # A name has to be read in full before the state may take its natural width: the state's words are few.
        plate = max(_PLATE, min(wanted, left - _LONG_NAME))
        left -= plate
        cards = left * 0.56 if roomy and left > 560 else 0.0
        return cls(place, tile, left - cards, cards, plate, points, total, number, name, mark, bar)

    def divide(self, line: Box) -> list[Box]:
        """The boxes of a row in the order of the fields, from the place to the total."""
        cards = max(0.0, self.cards - Pad.LARGE)
        *boxes, _rest, total = columns(
            line,
            [
                Space(Pad.SMALL), self.place, self.tile, Space(Pad.MEDIUM), self.name,
                cards, Space(self.cards - cards + Pad.SMALL), self.mark, Space(Pad.SMALL), self.points,
                Share(), self.total, Space(Pad.MEDIUM),
            ],
        )  # fmt: skip
        return [*boxes, total]


class RoundSummary(FormScene):
    """Lies over the table after a round. Any press goes on: first to the end of the motion, then to the next round.

    It closes itself and then calls `on_continue`. A table that has kept the history gives the round it has `played`;
    else the match is asked.
    """

    overlay = True
    paced = True

    def __init__(
        self,
        context: Context,
        match: Match,
        on_continue: Callable[[], object],
        *,
        played: Round | None = None,
        on_pause: Callable[[], object] | None = None,
    ) -> None:
        super().__init__()
        played = played or History.of(match).rounds[-1]
        self._context = context
        self._plan = match.plan
        self._played = played
        over = match.game.outcome() is not None
        self._next_dealer = None if over else (played.dealer + 1) % len(match.plan.seats)
        self._on_continue = on_continue
        self._on_pause = on_pause
        self._order_before = standing(played.totals_before)
        self._order_after = standing(played.totals)
        self._places_before = places(played.totals_before)
        self._places_after = places(played.totals)
        self._grown = 0.0
        self._sorted = 0.0
        self._guard = Guard()
        """A press right after its appearance is still meant for the table, and closes nothing."""
        self._guard.close()
        self._race = self._panel = self._head = self._foot = Box(0, 0, 0, 0)
        self._rows: list[Box] = []
        self._columns = _Columns.of(1200, 90)
        label = _("Next round") if self._next_dealer is not None else _("See the result")
        self._button = Button(label, self._go_on, ButtonStyle.PRIMARY, key="continue")
        self.ring.replace([self._button])
        self._timelines = Timelines(context.audio.play, context.speed)
        self._timelines.push(self._appear())
        if context.reduced_motion:
            self._timelines.finish_all()

    @property
    def animating(self) -> bool:
        return self._timelines.busy

    @property
    def wake_in(self) -> float | None:
        return None

    def layout(self, size: tuple[float, float]) -> None:
        width, height = size
        count = len(self._plan.seats)
        self._race = TableLayout(size, count, theme.text_scale).race
        pad = Pad.LARGE
        gap = 8.0
        head = max(84.0, line_height(TITLE))
        foot = max(84.0, self._button.wanted_height) + pad
        most = height - 48 - 2 * pad - head - foot
        across = 1 if count <= ONE_COLUMN or most / count - gap >= _ROOMY else 2
        down = lines(count, across)
        room = min(width - 64, 1320.0 if across == 1 else 1900.0)
        row = min(104.0, most / down - gap)
        self._panel = within(Box((0, 0), size), room, 2 * pad + head + down * (row + gap) + foot)
        inner = padded(self._panel, pad)
        self._head, body, below = rows(inner, [head - Pad.MEDIUM, Space(Pad.MEDIUM), Share(), Space(pad), foot - pad])
        self._rows = grid(body, count, across, gap=(pad, gap), height=row, downwards=True)
        self._columns = _Columns.of(self._rows[0].width, row, max(3, len(str(max(self._played.totals)))))
        button = min(self._button.wanted_width + 40, inner.width * 0.45)
        self._foot, beside = columns(below, [Share(), button], gap=pad)
        self._button.place(beside)

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.BACK, Kind.PAUSE) and self._on_pause is not None:
            self._on_pause()
            return True
        if intent.kind not in (*_PRESSES, Kind.BACK):
            return super().handle(intent)
        if self._timelines.busy:
            self._timelines.finish_all()
        elif not self._guard.closed and not (intent.kind is Kind.PRESS and super().handle(intent)):
            # A click on the button itself counts when the mouse lets go, as with every button.
            self._go_on()
        return True

    def update(self, dt: float) -> None:
        super().update(dt)
        self._guard.pass_time(self.manager.elapsed)
        self._timelines.speed = self._context.speed
        if self._timelines.busy:
            self._timelines.advance(dt)
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        if self._grown >= 1:
            self._draw_panel(canvas)
            return
        # Clipped instead of drawn at each size: one picture is enough.
        with canvas.clip(self._growing):
            self._draw_panel(canvas)

    @property
    def _growing(self) -> Box:
        """What is seen of it: from the race in the header to all of it."""
        race, whole, share = self._race, self._panel, self._grown
        left, top = mix(race.left, whole.left, share), mix(race.top, whole.top, share)
        right, bottom = mix(race.right, whole.right, share), mix(race.bottom, whole.bottom, share)
        return Box(left, top, right - left, bottom - top)

    def _draw_panel(self, canvas: Canvas) -> None:
        canvas.shadow(self._panel, Radius.LARGE, 30)
        canvas.rect(self._panel, Tone.SOLID, Radius.LARGE, Tone.PANEL_EDGE)
        self._draw_head(canvas)
        place_after = {seat: index for index, seat in enumerate(self._order_after)}
        climb = {seat: index - place_after[seat] for index, seat in enumerate(self._order_before)}
        # Whoever climbs passes in front of those that fall.
        for seat in sorted(climb, key=lambda seat: climb[seat]):
            start = self._rows[place_after[seat] + climb[seat]]
            end = self._rows[place_after[seat]]
            left, top = mix(start.left, end.left, self._sorted), mix(start.top, end.top, self._sorted)
            with canvas.part("seat", seat):
                self._draw_row(canvas, seat, Box(left, top, end.width, end.height))
        with canvas.part("next"):
            self._draw_foot(canvas)
        self.ring.draw(canvas)

    def _appear(self) -> Timeline:
        """It grows out of the race, and then the rows find their new places."""
        timeline = Timeline(Tween(_GROW, self._growth, out_cubic))
        if self._order_before != self._order_after:
            timeline.add(Pause(0.15)).add(Sound("places"))
            timeline.with_previous(Tween(_SORT, self._sorting, in_out_cubic))
        return timeline.add(Call(lambda: self._sorting(1.0)))

    def _growth(self, share: float) -> None:
        self._grown = share

    def _sorting(self, share: float) -> None:
        self._sorted = share

    def _go_on(self) -> None:
        if self._timelines.busy or self._guard.closed:
            self._timelines.finish_all()
            return
        self.manager.pop()
        self._on_continue()

    def _draw_head(self, canvas: Canvas) -> None:
        with canvas.part("round"):
            canvas.text(_("Round {number}", number=self._played.number), self._head, TITLE, Align.LEFT)
        _left, right = columns(self._head, [Share(), Share()])
        with canvas.part("target"):
            canvas.text(_("Target {points}", points=self._plan.rules.target), right, SECOND, Align.RIGHT)

    def _draw_foot(self, canvas: Canvas) -> None:
        if self._next_dealer is None:
            return
        dealer = self._plan.seats[self._next_dealer]
        tile, line = columns(self._foot, [_DEALER, Share()], gap=Pad.MEDIUM)
        draw_seat_tile(canvas, dealer, within(tile, _DEALER, _DEALER))
        totals, target = self._played.totals, self._plan.rules.target
        if max(totals) >= target and totals.count(max(totals)) > 1 and not self._timelines.busy:
            tie, line = rows(line, [Share(), Share()])
            canvas.text(_("Tied at the top: one more round!"), tie, STRONG.in_colour(Tone.GOLD), Align.LEFT)
        canvas.text(_("Next dealer: {name}", name=dealer.name), line, SECOND, Align.LEFT)

    def _draw_row(self, canvas: Canvas, seat: int, row: Box) -> None:
        plan, played, widths = self._plan.seats[seat], self._played.seats[seat], self._columns
        total = self._played.totals[seat]
        settled = self._sorted >= 1.0
        first = settled and self._places_after[seat] == 1
        canvas.rect(row, Tone.SOLID, Radius.MEDIUM)
        canvas.rect(row, Tone.WELL, Radius.MEDIUM, Tone.GOLD if first else Tone.PANEL_EDGE, 3 if first else 2)
        line, track = rows(row, [Space(2), Share(), Space(2), widths.bar, Space(6)])
        place, tile, name, cards, mark, won, end = widths.divide(line)
        with canvas.part("place"):
            self._draw_place(canvas, seat, place)
        draw_seat_tile(canvas, plan, within(tile, widths.tile, widths.tile).move(0, 1))
        with canvas.part("name"):
            canvas.text(plan.name, name, widths.name_style, Align.LEFT)
        with canvas.part("state"):
            ENDINGS[played.ending].draw(canvas, mark, widths.mark_style)
        style = widths.number.sized(widths.number.size * 0.8).in_colour(Tone.MINT if played.points else Tone.ROSE)
        if cards.width:
            _draw_cards(canvas, played, padded(cards, 0, 8))
        elif played.bust is not None:
            free = name.width - min(name.width, text_width(plan.name, widths.name_style)) - Pad.MEDIUM
            beside = Box(name.right - free, name.top, free, name.height)
            if free < 2 * _card_width(name.height) + _GAP:
                # After a long name there is room beside the 0 only: it has no points.
                beside = columns(won, [Share(), text_width("0", style)], gap=6)[0]
            _draw_pair(canvas, played.bust.card, beside)
        with canvas.part("points"):
            canvas.text(f"+{played.points}" if played.points else "0", won, style, Align.RIGHT)
        with canvas.part("total"):
            canvas.text(str(total), end, widths.number, Align.RIGHT)
        with canvas.part("bar"):
            self._draw_bar(canvas, Box(name.left, track.top, end.right - name.left, track.height), total, plan)

    def _draw_place(self, canvas: Canvas, seat: int, box: Box) -> None:
        before, after = self._places_before[seat], self._places_after[seat]
        moved = self._sorted >= 0.5
        if self._played.number == 1 and not moved:
            return
        number, arrow = columns(box, [Share(), Space(3), 22, Space(5)])
        canvas.text(str(after if moved else before), number, self._columns.number.in_colour(Tone.LAVENDER), Align.RIGHT)
        if self._sorted >= 1.0 and self._played.number > 1 and before != after:
            up = after < before
            icon = "icons/arrow_up" if up else "icons/arrow_down"
            canvas.image(icon, within(arrow, arrow.width, arrow.width), Tone.MINT if up else Tone.ROSE)

    def _draw_bar(self, canvas: Canvas, track: Box, total: int, plan: SeatPlan) -> None:
        """How far it is to the target, which is the end of the bar."""
        colour = seat_colour(plan)
        canvas.rect(track, Tone.RAISED, PILL)
        filled = track.width * min(1.0, total / self._plan.rules.target)
        if filled >= track.height:
            # Clipped instead of drawn at each width: all bars together are one picture for each colour.
            end = track.left + filled - track.height / 2
            with canvas.clip(Box(track.left, track.top, end - track.left, track.height)):
                canvas.rect(track, colour, PILL)
            canvas.circle((end, track.centery), track.height / 2, colour)


def _draw_cards(canvas: Canvas, played: SeatRound, box: Box) -> None:
    """The cards as they lay there at the end, moved together if they are many. After a bust only the pair is open."""
    pair = [played.bust.card] * 2 if played.bust else []
    others = [card for card in (*played.row, *played.bonuses) if card not in pair]
    names = [*(card.name for card in pair), *(faces.BACK if pair else card.name for card in others)]
    size = Box(0, 0, box.height / faces.ASPECT, box.height)
    apart = Pad.MEDIUM if pair and others else 0.0
    step = min(size.width + _GAP, (box.width - size.width - apart) / max(1, len(names) - 1))
    for index, name in enumerate(names):
        hidden = bool(pair) and index > 1
        place = size.move(box.left + index * step + (apart if hidden else 0.0), box.top)
        faces.draw_card(canvas, name, place, alpha=_LOST if hidden else 255)


def _draw_pair(canvas: Canvas, card: Card, box: Box) -> None:
    """Where there is no room for all cards: the two that busted, at the right end of the box."""
    width = min(_card_width(box.height), box.width / _OVERLAP)
    height = width * faces.ASPECT
    step = min(width + _GAP, box.width - width)
    for number in range(2):
        left = box.right - width - (1 - number) * step
        faces.draw_card(canvas, card.name, Box(left, box.centery - height / 2, width, height))


def _card_width(height: float) -> float:
    """Of a card in a row that is so high."""
    return (height - 8) / faces.ASPECT
