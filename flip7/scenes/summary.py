"""What a round has brought: the points go to the totals one seat after another, and then the places are sorted anew."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from flip7.app.context import Context
from flip7.cards import faces
from flip7.i18n import Text, _, pgettext
from flip7.match.history import Ending, History, Round, SeatRound, places, standing
from flip7.match.match import Match
from flip7.scenes.seat_tile import draw_seat_tile, seat_colour
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
    Colour,
    Pad,
    Radius,
    TextStyle,
    Tone,
)
from flip7.ui.timeline import Call, Pause, Sound, Timeline, Timelines, Tween
from flip7.ui.widgets.button import Button, ButtonStyle

ONE_COLUMN: Final = 8
"""More seats than this stand in two columns."""
_COUNTING: Final = 2.4
"""All seats together take at most so many seconds to count."""
_PLATE: Final = 186.0
_LONG_NAME: Final = 200.0
"""What the word for an ending, and a name of 16 letters, need at the least."""
_ROOMY: Final = 80.0
"""A row as high as this has room for large type."""
_PRESSES: Final = (Kind.CONFIRM, Kind.HIT, Kind.STAY, Kind.SKIP, Kind.PICK, Kind.PRESS)


@dataclass(frozen=True, slots=True)
class _Mark:
    """How an ending is shown: by a word, a sign and a colour."""

    text: Text
    icon: str
    fill: Colour
    ink: Colour = Tone.CREAM


_MARKS: Final = {
    # TRANSLATORS: how a round ended for a player, in capitals on a small plate: as short as possible
    Ending.STAYED: _Mark(pgettext("end of round", "STAYED"), "check", Tone.GREEN),
    # TRANSLATORS: the player was still in when somebody else had a Flip 7
    Ending.STILL_IN: _Mark(pgettext("end of round", "STILL IN"), "arrow_right", Tone.RAISED_EDGE),
    # TRANSLATORS: by a Freeze card
    Ending.FROZEN: _Mark(pgettext("end of round", "FROZEN"), "snowflake", Tone.ICE_DEEP),
    # TRANSLATORS: the player has bust
    Ending.BUSTED: _Mark(pgettext("end of round", "BUST"), "close", Tone.RED),
    # TRANSLATORS: the player has a Flip 7
    Ending.FLIP_SEVEN: _Mark(pgettext("end of round", "FLIP 7"), "star", Tone.GOLD, Tone.INK),
}


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
        wanted = max(text_width(entry.text, mark) for entry in _MARKS.values()) + mark.size * 3.4
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


class RoundSummary(FormScene):
    """Lies over the table after a round. Any press goes on: first to the end of the counting, then to the next round.

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
        self._counted = [0.0] * len(match.plan.seats)
        self._sorted = 0.0
        self._guard = Guard()
        """A press right after its appearance is still meant for the table, and closes nothing."""
        self._guard.close()
        self._panel = Box(0, 0, 0, 0)
        self._rows: list[Box] = []
        self._columns = _Columns.of(1200, 90)
        label = _("Next round") if self._next_dealer is not None else _("See the result")
        self._button = Button(label, self._go_on, ButtonStyle.PRIMARY, key="continue")
        self.ring.replace([self._button])
        self._timelines = Timelines(context.audio.play, context.speed)
        self._timelines.push(self._count())
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
        pad = Pad.LARGE
        gap = 8.0
        head = max(84.0, line_height(TITLE))
        foot = max(84.0, self._button.wanted_height) + pad
        most = height - 48 - 2 * pad - head - foot
        columns = 1 if count <= ONE_COLUMN or most / count - gap >= _ROOMY else 2
        lines = -(-count // columns)
        room = min(width - 64, 1320.0 if columns == 1 else 1900.0)
        row = min(104.0, most / lines - gap)
        panel_height = 2 * pad + head + lines * (row + gap) + foot
        self._panel = Box((width - room) / 2, (height - panel_height) / 2, room, panel_height)
        inner = self._panel.inflate(-2 * pad, -2 * pad)
        row_width = (inner.width - (columns - 1) * pad) / columns
        self._rows = [
            Box(
                inner.left + (index // lines) * (row_width + pad),
                inner.top + head + (index % lines) * (row + gap),
                row_width,
                row,
            )
            for index in range(count)
        ]
        self._columns = _Columns.of(row_width, row, max(3, len(str(max(self._played.totals)))))
        button = min(self._button.wanted_width + 40, inner.width * 0.45)
        self._button.place(Box(inner.right - button, inner.bottom - foot + pad, button, foot - pad))

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

    def _count(self) -> Timeline:
        """Points go to the totals from the leader down, then the rows find their new places."""
        each = min(0.38, _COUNTING / len(self._plan.seats))
        timeline = Timeline(Pause(0.35))
        for seat in self._order_before:
            timeline.add(Sound("count" if self._played.points[seat] else "count_nothing"))
            timeline.with_previous(Tween(each, self._counting(seat), out_cubic))
        if self._order_before != self._order_after:
            timeline.add(Pause(0.25)).add(Sound("places"))
            timeline.with_previous(Tween(0.6, self._sorting, in_out_cubic))
        return timeline.add(Call(lambda: self._sorting(1.0)))

    def _counting(self, seat: int) -> Callable[[float], None]:
        def to(share: float) -> None:
            self._counted[seat] = share

        return to

    def _sorting(self, share: float) -> None:
        self._sorted = share

    def _go_on(self) -> None:
        if self._timelines.busy or self._guard.closed:
            self._timelines.finish_all()
            return
        self.manager.pop()
        self._on_continue()

    def _draw_head(self, canvas: Canvas) -> None:
        inner = self._panel.inflate(-2 * Pad.LARGE, -2 * Pad.LARGE)
        head = Box(inner.left, inner.top, inner.width, self._rows[0].top - inner.top - Pad.MEDIUM)
        with canvas.part("round"):
            canvas.text(_("Round {number}", number=self._played.number), head, TITLE, Align.LEFT)
        target = _("Target {points}", points=self._plan.rules.target)
        with canvas.part("target"):
            canvas.text(target, Box(head.centerx, head.top, head.width / 2, head.height), SECOND, Align.RIGHT)

    def _draw_foot(self, canvas: Canvas) -> None:
        inner = self._panel.inflate(-2 * Pad.LARGE, -2 * Pad.LARGE)
        button = self._button.box
        box = Box(inner.left, button.top, button.left - inner.left - Pad.LARGE, button.height)
        if self._next_dealer is None:
            return
        dealer = self._plan.seats[self._next_dealer]
        tile = Box(box.left, box.centery - 24, 48, 48)
        draw_seat_tile(canvas, dealer, tile)
        line = Box(tile.right + Pad.MEDIUM, box.top, box.right - tile.right - Pad.MEDIUM, box.height)
        totals, target = self._played.totals, self._plan.rules.target
        if max(totals) >= target and totals.count(max(totals)) > 1 and not self._timelines.busy:
            tie = Box(line.left, line.top, line.width, line.height / 2)
            canvas.text(_("Tied at the top: one more round!"), tie, STRONG.in_colour(Tone.GOLD), Align.LEFT)
            line = Box(line.left, line.centery, line.width, line.height / 2)
        canvas.text(_("Next dealer: {name}", name=dealer.name), line, SECOND, Align.LEFT)

    def _draw_row(self, canvas: Canvas, seat: int, row: Box) -> None:
        plan, played, columns = self._plan.seats[seat], self._played.seats[seat], self._columns
        share = self._counted[seat]
        total = self._played.totals_before[seat] + round(played.points * share)
        settled = self._sorted >= 1.0
        first = settled and self._places_after[seat] == 1
        canvas.rect(row, Tone.SOLID, Radius.MEDIUM)
        canvas.rect(row, Tone.WELL, Radius.MEDIUM, Tone.GOLD if first else Tone.PANEL_EDGE, 3 if first else 2)
        if 0 < share < 1:
            canvas.rect(row, Tone.RAISED, Radius.MEDIUM)
        line = Box(row.left, row.top + 2, row.width, row.height - columns.bar - 10)
        left = row.left + Pad.SMALL
        with canvas.part("place"):
            self._draw_place(canvas, seat, Box(left, line.top, columns.place, line.height))
        left += columns.place
        draw_seat_tile(canvas, plan, Box(left, line.centery - columns.tile / 2 + 1, columns.tile, columns.tile))
        left += columns.tile + Pad.MEDIUM
        name = Box(left, line.top, columns.name, line.height)
        with canvas.part("name"):
            canvas.text(plan.name, name, columns.name_style, Align.LEFT)
        left += columns.name
        if columns.cards:
            _draw_cards(canvas, played, Box(left, line.top + 8, columns.cards - Pad.LARGE, line.height - 16))
        left += columns.cards + Pad.SMALL
        with canvas.part("state"):
            self._draw_mark(canvas, played, Box(left, line.top, columns.mark, line.height))
        left += columns.mark + Pad.SMALL
        won = columns.number.sized(columns.number.size * 0.8)
        won = won.in_colour(Tone.MINT if played.points else Tone.ROSE)
        points = f"+{played.points}" if played.points else "0"
        with canvas.part("points"):
            canvas.text(points, Box(left, line.top, columns.points, line.height), won, Align.RIGHT)
        right = Box(row.right - Pad.MEDIUM - columns.total, line.top, columns.total, line.height)
        with canvas.part("total"):
            canvas.text(str(total), right, columns.number, Align.RIGHT)
        track = Box(name.left, row.bottom - columns.bar - 6, row.right - Pad.MEDIUM - name.left, columns.bar)
        with canvas.part("bar"):
            self._draw_bar(canvas, track, total, seat_colour(plan))

    def _draw_place(self, canvas: Canvas, seat: int, box: Box) -> None:
        before, after = self._places_before[seat], self._places_after[seat]
        moved = self._sorted >= 0.5
        if self._played.number == 1 and not moved:
            return
        number = Box(box.left, box.top, box.width - 30, box.height)
        canvas.text(str(after if moved else before), number, self._columns.number.in_colour(Tone.LAVENDER), Align.RIGHT)
        if self._sorted >= 1.0 and self._played.number > 1 and before != after:
            up = after < before
            arrow = Box(number.right + 3, box.centery - 11, 22, 22)
            canvas.image("icons/arrow_up" if up else "icons/arrow_down", arrow, Tone.MINT if up else Tone.ROSE)

    def _draw_mark(self, canvas: Canvas, played: SeatRound, box: Box) -> None:
        mark, style = _MARKS[played.ending], self._columns.mark_style.in_colour(_MARKS[played.ending].ink)
        height = min(box.height - 6, line_height(style) * 1.25, box.width * 0.2)
        plate = Box(box.left, box.centery - height / 2, box.width, height)
        canvas.rect(plate, mark.fill, PILL)
        side = height * 0.66
        canvas.image(
            f"icons/{mark.icon}", Box(plate.left + height * 0.26, plate.centery - side / 2, side, side), mark.ink
        )
        left = plate.left + height * 0.26 + side + 4
        canvas.text(mark.text, Box(left, plate.top, plate.right - left - height * 0.26, height), style)

    def _draw_bar(self, canvas: Canvas, track: Box, total: int, colour: Colour) -> None:
        """How far it is to the target, which is the end of the bar."""
        canvas.rect(track, Tone.RAISED, PILL)
        filled = track.width * min(1.0, total / self._plan.rules.target)
        if filled >= track.height:
            # Clipped instead of drawn at each width: a growing bar then costs one picture, not sixty.
            end = track.left + filled - track.height / 2
            with canvas.clip(Box(track.left, track.top, end - track.left, track.height)):
                canvas.rect(track, colour, PILL)
            canvas.circle((end, track.centery), track.height / 2, colour)


def _draw_cards(canvas: Canvas, played: SeatRound, box: Box) -> None:
    """The cards as they lay there at the end, face down after a bust; moved together if they are many."""
    busted = [played.bust.card] if played.bust else []
    cards = [*played.row, *busted, *played.bonuses]
    size = Box(0, 0, box.height / faces.ASPECT, box.height)
    step = min(size.width + 5, (box.width - size.width) / max(1, len(cards) - 1))
    for index, card in enumerate(cards):
        name = faces.BACK if busted else card.name
        faces.draw_card(canvas, name, size.move(box.left + index * step, box.top))
