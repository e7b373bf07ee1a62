"""The lines of the log: a face, a name, small cards, and what came of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from flip7.cards import faces
from flip7.engine import FREEZE
from flip7.engine.events import GameEnded, Reshuffled
from flip7.i18n import Text, _, pgettext
from flip7.match.history import Ending
from flip7.match.log import LoggedRound
from flip7.match.match import SeatPlan
from flip7.scenes.log.entries import Entry, What
from flip7.scenes.marks import ENDINGS, Mark
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.scenes.table.story import tell
from flip7.ui.boxes import Share, Space, columns, padded, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind, Pos
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import PILL as PLATE
from flip7.ui.theme import SECOND, STRONG, SUBHEADING, Contrast, Pad, Radius, Tone, theme
from flip7.ui.widget import Widget
from flip7.ui.widgets.pressable import Pressable

_NUMBER: Final = SUBHEADING
# TRANSLATORS: in the log, in capitals on a small plate: a Second Chance has kept the player in the round
_SAVED: Final = Mark(pgettext("log", "SAVED"), "heart", Tone.ICE_DEEP)
_MARKS: Final = {
    What.SAVED: _SAVED,
    What.BUSTED: ENDINGS[Ending.BUSTED],
    What.STAYED: ENDINGS[Ending.STAYED],
    What.FLIP_SEVEN: ENDINGS[Ending.FLIP_SEVEN],
}


def sentence(entry: Entry, plans: Sequence[SeatPlan]) -> Text:
    """A line in words."""
    names = [plan.name for plan in plans]
    told = [line for event in entry.events if (line := tell(event, names)) is not None]
    return _joined(told)


def _joined(lines: Sequence[Text]) -> Text:
    """Sentences one after the other."""
    values = {f"line{number}": line for number, line in enumerate(lines)}
    return Text(" ".join(f"{{{name}}}" for name in values), values=values)


def row_height() -> float:
    """Of one line; faces and cards grow with the text, though not as much."""
    return max(62.0 * (1 + theme.text_scale) / 2, line_height(STRONG) + Pad.MEDIUM)


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the parts of a line stand: the same in all lines, so that the eye finds them."""

    tile: float
    name: float
    mark: float
    points: float

    @classmethod
    def of(cls, width: float, plans: Sequence[SeatPlan]) -> "Columns":
        """The columns of a list that is so wide."""
        widest = max(text_width(plan.name, STRONG) for plan in plans) + 4
        mark = max(mark.wanted_width(PLATE) for mark in (*_MARKS.values(), ENDINGS[Ending.FROZEN]))
        points = text_width("+188", _NUMBER) + 6
        return cls(row_height() - 14, min(widest, width * 0.24), min(mark, width * 0.22), points)


class LogLine(Widget):
    """One entry. Its text says it in words, for whoever points at it; confirming it calls `on_confirm`."""

    radius = Radius.SMALL

    def __init__(
        self, entry: Entry, plans: Sequence[SeatPlan], wide: Columns, on_confirm: Callable[[], object], *, key: str
    ) -> None:
        super().__init__(sentence(entry, plans), key=key)
        self.entry = entry
        self._plans = plans
        self._wide = wide
        self._on_confirm = on_confirm

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.CONFIRM:
            self._on_confirm()
        return intent.kind is Kind.CONFIRM

    def draw(self, canvas: Canvas) -> None:
        entry, wide = self.entry, self._wide
        strong = entry.what in (What.BUSTED, What.STAYED, What.FLIP_SEVEN) or self.hovered
        if strong or self.focused:
            canvas.rect(self.box, Tone.RAISED, self.radius)
        inner = padded(self.box, Pad.MEDIUM, 7)
        with canvas.part("line", self.key):
            if entry.seat is None:
                self._draw_told(canvas, inner)
                return
            tile, name, cards, mark, points = columns(
                inner, [wide.tile, wide.name, Share(), wide.mark, wide.points], gap=Pad.MEDIUM
            )
            plan = self._plans[entry.seat]
            draw_seat_tile(canvas, plan, within(tile, tile.height, tile.height))
            with canvas.part("name"):
                canvas.text(plan.name, name, STRONG, Align.LEFT)
            if entry.what is What.LOST:
                self._draw_lost(canvas, Box(cards.left, cards.top, points.right - cards.left, cards.height))
                return
            end = self._draw_cards(canvas, cards)
            if entry.target is not None and entry.target != entry.seat:
                self._draw_target(canvas, Box(end, cards.top, cards.right - end, cards.height), entry.target)
            self._draw_outcome(canvas, mark, points)

    def _draw_told(self, canvas: Canvas, inner: Box) -> None:
        """Only words, with a sign for what they are about."""
        icon, words = columns(inner, [self._wide.tile, Share()], gap=Pad.MEDIUM)
        event = self.entry.events[-1]
        sign = "trophy" if isinstance(event, GameEnded) else "restart" if isinstance(event, Reshuffled) else "deck"
        side = icon.height * 0.7
        canvas.image(f"icons/{sign}", within(icon, side, side), Tone.GOLD)
        canvas.text(self.text, words, STRONG, Align.LEFT)

    def _draw_lost(self, canvas: Canvas, room: Box) -> None:
        """Why it was lost cannot be seen: it is said."""
        card, words = columns(room, [_card_width(room.height), Share()], gap=Pad.MEDIUM)
        faces.draw_card(canvas, self.entry.cards[0].name, card, alpha=_pale())
        canvas.text(self.text, words, SECOND, Align.LEFT)

    def _draw_cards(self, canvas: Canvas, room: Box) -> float:
        """One beside the other, moved together if they are many; gives where they end."""
        entry = self.entry
        width = _card_width(room.height)
        places = _places(entry, width, room.width)
        for index, (card, left) in enumerate(zip((*entry.before, *entry.cards), places, strict=True)):
            pale = index < len(entry.before) or (entry.what is What.BUSTED and card is not entry.pair)
            box = Box(room.left + left, room.top, width, room.height)
            with canvas.part("before" if index < len(entry.before) else "cards"):
                faces.draw_card(canvas, card.name, box, alpha=_pale() if pale else 255)
        return room.left + (places[-1] + width if places else 0.0)

    def _draw_target(self, canvas: Canvas, room: Box, target: int) -> None:
        plan = self._plans[target]
        side = room.height * 0.5
        arrow, tile, name = columns(
            room, [Space(Pad.MEDIUM), side, Space(Pad.MEDIUM), room.height, Space(Pad.MEDIUM), Share()]
        )
        canvas.image("icons/arrow_right", within(arrow, side, side), Tone.GOLD)
        with canvas.part("target"):
            draw_seat_tile(canvas, plan, tile)
            canvas.text(plan.name, name, STRONG, Align.LEFT)

    def _draw_outcome(self, canvas: Canvas, box: Box, number: Box) -> None:
        entry = self.entry
        mark = _MARKS.get(entry.what)
        if entry.what is What.GIVEN and entry.cards == (FREEZE,):
            mark = ENDINGS[Ending.FROZEN]
        if mark is not None:
            with canvas.part("state"):
                mark.draw(canvas, box, PLATE)
        if entry.points is None:
            return
        with canvas.part("points"):
            if entry.what is What.DEALT:
                canvas.text(str(entry.points), number, _NUMBER.in_colour(Tone.LAVENDER), Align.RIGHT)
            elif entry.what is What.BUSTED:
                lost = f"−{entry.points}" if entry.points else "0"
                canvas.text(lost, number, _NUMBER.in_colour(Tone.ROSE), Align.RIGHT)
            else:
                won = f"+{entry.points}" if entry.points else "0"
                canvas.text(won, number, _NUMBER.in_colour(Tone.MINT), Align.RIGHT)


class RoundHeading(Pressable):
    """A round with its result: who got what. Pressing it shows or hides its lines."""

    def __init__(
        self, played: LoggedRound, plans: Sequence[SeatPlan], on_press: Callable[[], object], *, opened: bool
    ) -> None:
        names = [plan.name for plan in plans]
        ends = [line for event in (played.started, played.result) if event and (line := tell(event, names))]
        super().__init__(_joined(ends), key=f"round-{played.number}")
        self._played = played
        self._plans = plans
        self._on_press = on_press
        self._opened = opened

    def activate(self, pos: Pos | None) -> None:  # noqa: ARG002
        self._on_press()

    def height_for(self, width: float) -> float:
        """As many rows of results as it needs."""
        high = self._row
        if self._played.result is None:
            return high + Pad.MEDIUM
        rows = max(row for row, _left in self._chips(self._room(Box(0, 0, width, 0)).width)) + 1
        return rows * high + Pad.MEDIUM

    def draw(self, canvas: Canvas) -> None:
        edge = Tone.GOLD.faded(0.75) if self._opened else Tone.PANEL_EDGE
        canvas.rect(self.box, Tone.RAISED if self.hovered else Tone.WELL, self.radius, edge)
        with canvas.part("round", self._played.number):
            icon = Box(self.box.left + Pad.MEDIUM, self.box.top + Pad.SMALL, self._row * 0.6, self._row)
            side = icon.width * 0.85
            sign = "icons/arrow_down" if self._opened else "icons/arrow_right"
            canvas.image(sign, within(icon, side, side), Tone.GOLD)
            result = self._played.result
            left = icon.right + Pad.SMALL
            if result is None:
                title = Box(left, icon.top, self.box.right - Pad.MEDIUM - left, self._row)
                canvas.text(tell(self._played.started, [plan.name for plan in self._plans]) or "", title, SUBHEADING,
                            Align.LEFT)  # fmt: skip
                return
            room = self._room(self.box)
            canvas.text(self._title, Box(left, icon.top, room.left - left, self._row), SUBHEADING, Align.LEFT)
            name = self._name(room.width)
            for seat, (row, place) in enumerate(self._chips(room.width)):
                box = Box(room.left + place, icon.top + row * self._row, self._chip(name), self._row)
                with canvas.part("result", seat):
                    self._draw_result(canvas, box, self._plans[seat], result.points[seat], max(result.points))

    def _draw_result(self, canvas: Canvas, box: Box, plan: SeatPlan, points: int, most: int) -> None:
        side, named = box.height * 0.78, box.width > self._chip(0.0) + 1
        tile, words = columns(box, [side, Share()], gap=Pad.SMALL)
        draw_seat_tile(canvas, plan, within(tile, side, side))
        name, number = columns(words, [Share() if named else 0.0, text_width("+188", STRONG)], gap=Pad.SMALL)
        if named:
            canvas.text(plan.name, name, SECOND, Align.LEFT)
        colour = Tone.ROSE if not points else Tone.GOLD if points == most else Tone.MINT
        canvas.text(f"+{points}" if points else "0", number if named else words, STRONG.in_colour(colour), Align.LEFT)

    @property
    def _title(self) -> Text:
        return _("Round {number}", number=self._played.number)

    @property
    def _row(self) -> float:
        return line_height(SUBHEADING) + 4

    def _room(self, box: Box) -> Box:
        """Where the results stand: beside the title."""
        # As for a title of two digits: the results of all rounds stand below each other.
        title = max(text_width(self._title, SUBHEADING), text_width(_("Round {number}", number=20), SUBHEADING))
        used = Pad.MEDIUM + self._row * 0.6 + Pad.SMALL + title + Pad.LARGE
        return Box(box.left + used, box.top, box.width - used - Pad.MEDIUM, box.height)

    def _chip(self, name: float) -> float:
        """The width of a face, a name and the points."""
        return self._row * 0.78 + 2 * Pad.SMALL + name + text_width("+188", STRONG)

    def _name(self, width: float) -> float:
        """The width of the names, which are there only if all results fit into one row with them."""
        name = max(text_width(plan.name, SECOND) for plan in self._plans) + 2
        return name if (self._chip(name) + Pad.LARGE) * len(self._plans) <= width else 0.0

    def _chips(self, width: float) -> list[tuple[int, float]]:
        """The row of each seat's result, and how far from the left."""
        step = self._chip(self._name(width)) + Pad.LARGE
        across = max(1, int((width + Pad.LARGE) // step))
        return [(seat // across, seat % across * step) for seat in range(len(self._plans))]


def _pale() -> int:
    """How strong cards are that were there before, or are gone: beside those that are the news."""
    return 190 if theme.contrast is Contrast.HIGH else 135


def _card_width(height: float) -> float:
    return height / faces.ASPECT


def _places(entry: Entry, width: float, room: float) -> list[float]:
    """How far each card is from the left. The pair that busted stands apart from what it cost."""
    count = len(entry.before) + len(entry.cards)
    apart = Pad.MEDIUM if entry.what is What.BUSTED and count > 2 else 0.0
    step = min(width + 5, (room - width - apart) / max(1, count - 1))
    return [index * step + (apart if index > 1 else 0.0) for index in range(count)]
