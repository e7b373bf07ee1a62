"""What is left: how many of each card are in the deck, on the table and in the discard, as anybody could count."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from flip7.ai.odds import next_card
from flip7.ai.table import Table
from flip7.cards import faces
from flip7.engine import FACES, Card, full_deck
from flip7.engine import Kind as CardKind
from flip7.i18n import Percent, Text, _, ngettext, pgettext
from flip7.ui.boxes import Share, columns, padded, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.scene import Scene
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import HEADING, SECOND, SMALL_SECOND, STRONG, Colour, Pad, Radius, TextStyle, Tone

_CLOSES: Final = (Kind.BACK, Kind.CARDS_LEFT, Kind.CONFIRM, Kind.PRESS)
_CHANCE: Final = STRONG.sized(24)
_PIP_GAP: Final = 4.0


class Where(Enum):
    """Where a card is."""

    DECK = "deck"
    TABLE = "table"
    DISCARD = "discard"


class Danger(Enum):
    """What a second one of a number would do to the seat that asks."""

    NONE = "none"
    BUST = "bust"
    SECOND_CHANCE = "second chance"
    """It would only cost the Second Chance."""


@dataclass(frozen=True, slots=True)
class Count:
    """One face: where its cards are, and how likely it comes next."""

    card: Card
    deck: int
    table: int
    discard: int
    chance: float
    danger: Danger

    @property
    def places(self) -> tuple[Where, ...]:
        """One for each card of this face."""
        return (Where.DECK,) * self.deck + (Where.TABLE,) * self.table + (Where.DISCARD,) * self.discard


def counts_of(table: Table, seat: int | None) -> tuple[Count, ...]:
    """All faces, counted from what everybody can see. `seat` is whose dangers are marked; None for nobody's."""
    whole, chances = full_deck(len(table.seats)), next_card(table)
    view = None if seat is None else table.seats[seat]
    counts = []
    for face in FACES:
        deck, discard = table.left.get(face, 0), table.discard.get(face, 0)
        danger = Danger.NONE
        if view is not None and view.active and face.kind is CardKind.NUMBER and face.value in view.numbers:
            danger = Danger.SECOND_CHANCE if view.second_chance else Danger.BUST
        rest = whole.count(face) - deck - discard
        counts.append(Count(face, deck, rest, discard, chances.get(face, 0.0), danger))
    return tuple(counts)


@dataclass(frozen=True, slots=True)
class _Key:
    """An entry of the legend."""

    where: Where
    text: Text


class CardsLeftScene(Scene):
    """A panel above the table; its own key, Esc, Enter and a click close it."""

    overlay = True

    def __init__(self, table: Table, seat: int | None) -> None:
        super().__init__()
        self._counts = counts_of(table, seat)
        self._left = table.deck_left
        self._most = max(len(count.places) for count in self._counts)
        self._panel = self._head = self._numbers = self._others = self._legend = Box(0, 0, 0, 0)

    def layout(self, size: tuple[float, float]) -> None:
        self._panel = within(Box((0, 0), size), min(1640.0, size[0] - 60), min(980.0, size[1] - 60))
        inner = padded(self._panel, Pad.LARGE, Pad.MEDIUM)
        legend = line_height(SMALL_SECOND) + Pad.SMALL
        self._head, self._numbers, self._others, self._legend = rows(
            inner, [line_height(HEADING) + Pad.SMALL, Share(), max(118.0, 3 * line_height(_CHANCE)), legend],
            gap=Pad.MEDIUM,
        )  # fmt: skip

    def handle(self, intent: Intent) -> bool:
        if intent.kind in _CLOSES:
            self.manager.pop()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self._panel, Radius.LARGE, 40, alpha=190)
        canvas.rect(self._panel, Tone.SOLID, Radius.LARGE, Tone.RAISED_EDGE)
        self._draw_head(canvas)
        numbers = [count for count in self._counts if count.card.kind is CardKind.NUMBER]
        others = [count for count in self._counts if count.card.kind is not CardKind.NUMBER]
        for count, box in zip(numbers, columns(self._numbers, [Share()] * len(numbers), gap=Pad.SMALL), strict=True):
            with canvas.part("card", count.card.name):
                self._draw_number(canvas, count, box)
        for count, box in zip(others, columns(self._others, [Share()] * len(others), gap=Pad.SMALL), strict=True):
            with canvas.part("card", count.card.name):
                _draw_other(canvas, count, box)
        with canvas.part("legend"):
            self._draw_legend(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        title = pgettext("cards left", "What is left")
        canvas.text(title, self._head, HEADING, Align.LEFT)
        said = ngettext("{count} card in the deck", "{count} cards in the deck", self._left)
        if not self._left:
            said = _("The deck is empty: the discard is shuffled next.")
        used = text_width(title, HEADING) + Pad.LARGE
        beside = Box(self._head.left + used, self._head.top, self._head.width - used, self._head.height)
        with canvas.part("deck"):
            canvas.text(said, beside, SECOND, Align.RIGHT)

    def _draw_number(self, canvas: Canvas, count: Count, box: Box) -> None:
        """A column: the chance, a stack with one pip for each card, the card, and how many are left of how many."""
        _draw_well(canvas, count, box)
        inner = padded(box, 8, 10)
        text = line_height(_CHANCE)
        width = min(inner.width - 8, inner.height * 0.16)
        chance, stack, card, left = rows(inner, [text, Share(), width * faces.ASPECT, text], gap=Pad.SMALL)
        with canvas.part("chance"):
            _draw_chance(canvas, count, chance, Align.CENTRE)
        _draw_pips(canvas, count, stack, (stack.height + _PIP_GAP) / self._most)
        faces.draw_card(canvas, count.card.name, within(card, width, card.height))
        with canvas.part("left"):
            canvas.text(_of(count), left, SMALL_SECOND)
        _draw_danger(canvas, count, (card.centerx + width / 2, card.top))

    def _draw_legend(self, canvas: Canvas) -> None:
        entries = [
            _Key(Where.DECK, _("in the deck: {count}", count=sum(count.deck for count in self._counts))),
            _Key(Where.TABLE, _("on the table: {count}", count=sum(count.table for count in self._counts))),
            _Key(Where.DISCARD, _("in the discard: {count}", count=sum(count.discard for count in self._counts))),
        ]
        dangers = {count.danger for count in self._counts} - {Danger.NONE}
        side = self._legend.height * 0.5
        words: list[Text] = [entry.text for entry in entries]
        if Danger.BUST in dangers:
            # TRANSLATORS: in the legend below the cards that are left: a second one of these numbers would do that
            words.append(pgettext("cards left", "would bust you"))
        elif Danger.SECOND_CHANCE in dangers:
            words.append(pgettext("cards left", "would cost your Second Chance"))
        widths = _fitting(words, self._legend.width, side)
        boxes = columns(self._legend, widths, gap=Pad.LARGE)
        for index, (text, box) in enumerate(zip(words, boxes, strict=True)):
            sign, label = columns(box, [side, Share()], gap=Pad.SMALL)
            if index < len(entries):
                _draw_pip(canvas, within(sign, side, side * 0.8), entries[index].where)
            else:
                _draw_sign(canvas, sign.center, side * 0.62, next(iter(dangers)))
            canvas.text(text, label, SMALL_SECOND, Align.LEFT)


def _fitting(words: Sequence[Text], width: float, side: float) -> list[float]:
    """The widths of the legend's entries, all narrower by the same share if there is too little room."""
    wanted = [text_width(text, SMALL_SECOND) + side + Pad.SMALL + 4 for text in words]
    room = width - Pad.LARGE * (len(words) - 1)
    return [one * min(1.0, room / sum(wanted)) for one in wanted]


def _draw_other(canvas: Canvas, count: Count, box: Box) -> None:
    """A bonus or action card: there are few of each, so its pips stand in one line."""
    _draw_well(canvas, count, box)
    inner = padded(box, 10, 10)
    width = min(inner.height / faces.ASPECT, inner.width * 0.42)
    card, words = columns(inner, [width, Share()], gap=Pad.SMALL)
    faces.draw_card(canvas, count.card.name, within(card, width, width * faces.ASPECT))
    chance, pips, left = rows(words, [Share(), 18, Share()], gap=6)
    with canvas.part("chance"):
        _draw_chance(canvas, count, chance, Align.CENTRE)
    number = len(count.places)
    step = min(26.0, (pips.width + _PIP_GAP) / number)
    line = columns(pips, [step - _PIP_GAP] * number, gap=_PIP_GAP, at=0.5)
    for place, pip in zip(count.places, line, strict=True):
        with canvas.part(place.value):
            _draw_pip(canvas, pip, place)
    with canvas.part("left"):
        canvas.text(_of(count), left, SMALL_SECOND)


def _of(count: Count) -> Text:
    # TRANSLATORS: so many cards of this kind are left in the deck, of all there are: as short as possible
    return pgettext("cards left", "{left} of {all}", left=count.deck, all=len(count.places))


def _draw_well(canvas: Canvas, count: Count, box: Box) -> None:
    danger = count.danger is Danger.BUST
    canvas.rect(box, Tone.WELL, Radius.MEDIUM, Tone.ROSE if danger else Tone.PANEL_EDGE, 3 if danger else 2)


def _draw_chance(canvas: Canvas, count: Count, box: Box, align: Align) -> None:
    style: TextStyle = _CHANCE
    if not count.chance:
        style = style.in_colour(Tone.FAINT)
    elif count.danger is Danger.BUST:
        style = style.in_colour(Tone.ROSE)
    canvas.text(str(Percent(count.chance)), box, style, align)


def _draw_pips(canvas: Canvas, count: Count, box: Box, step: float) -> None:
    """From below: what is in the deck, on the table, in the discard."""
    width = min(box.width - 8, 74.0)
    height = min(step - _PIP_GAP, 30.0)
    for index, place in enumerate(count.places):
        top = box.bottom - (index + 1) * min(step, height + _PIP_GAP) + _PIP_GAP
        with canvas.part(place.value):
            _draw_pip(canvas, Box(box.centerx - width / 2, top, width, height), place)


def _draw_pip(canvas: Canvas, box: Box, place: Where) -> None:
    """Cream in the deck, gold on the table, and only an outline in the discard."""
    looks: dict[Where, tuple[Colour | None, Colour | None]] = {
        Where.DECK: (Tone.CREAM, None),
        Where.TABLE: (Tone.GOLD.faded(0.5), Tone.GOLD),
        Where.DISCARD: (None, Tone.FAINT.faded(0.75)),
    }
    fill, edge = looks[place]
    canvas.rect(box, fill, min(6.0, box.height * 0.4), edge, 2)


def _draw_danger(canvas: Canvas, count: Count, centre: tuple[float, float]) -> None:
    if count.danger is not Danger.NONE:
        with canvas.part("danger"):
            _draw_sign(canvas, centre, 17, count.danger)


def _draw_sign(canvas: Canvas, centre: tuple[float, float], radius: float, danger: Danger) -> None:
    icon, fill = ("close", Tone.RED) if danger is Danger.BUST else ("heart_broken", Tone.ICE_DEEP)
    canvas.circle(centre, radius, fill, Tone.CREAM, 2)
    side = radius * 1.15
    canvas.image(f"icons/{icon}", Box(centre[0] - side / 2, centre[1] - side / 2, side, side), Tone.CREAM)
