"""Deck and discard in the middle of the table."""

from flip7.cards.faces import BACK, draw_card
from flip7.i18n import Text, pgettext
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, text_width
from flip7.ui.theme import SECOND, STRONG, Tone

_LAYER = 12
"""So many cards make the deck one layer higher."""


def draw_piles(canvas: Canvas, layout: TableLayout, model: TableModel) -> None:
    """Both piles with their counts."""
    with canvas.part("deck"):
        _draw_deck(canvas, layout, model.deck)
    with canvas.part("discard"):
        _draw_discard(canvas, layout, model)


def _draw_deck(canvas: Canvas, layout: TableLayout, count: int) -> None:
    box = layout.deck
    layers = min(9, -(-count // _LAYER))
    _draw_ground(canvas, box)
    if layers:
        canvas.shadow(box.move(4, 6), box.width * 0.08, 10 + 2 * layers)
    for layer in range(layers):
        # The deck lies where it lies: it grows towards the lamp as it has more cards.
        lift = 2.6 * layer
        draw_card(canvas, BACK, box.move(-lift * 0.5, -lift))
    draw_count(canvas, layout.caption(box), pgettext("pile", "Deck"), count)


def _draw_discard(canvas: Canvas, layout: TableLayout, model: TableModel) -> None:
    box = layout.discard
    _draw_ground(canvas, box)
    top = model.discard[-3:]
    for place, card in enumerate(top):
        angle = ((len(model.discard) - len(top) + place) * 37 % 15) - 7.5
        if place == 0:
            canvas.shadow(box, box.width * 0.08, 10)
        draw_card(canvas, card.name, box, angle=round(angle / 1.5) * 1.5)
    draw_count(canvas, layout.caption(box), pgettext("pile", "Discard"), len(model.discard))


def _draw_ground(canvas: Canvas, box: Box) -> None:
    canvas.rect(box, None, box.width * 0.09, Tone.FAINT.faded(0.3), 2, dash=(8, 6))


def draw_count(canvas: Canvas, box: Box, text: Text, count: int) -> None:
    """A pile's name and, stronger, how many cards it has, as one centred line."""
    number = str(count)
    gap = 10.0
    wanted = text_width(text, SECOND) + text_width(number, STRONG)
    share = min(1.0, (box.width - gap - 6) / wanted) if wanted else 1.0
    name_style, number_style = SECOND.sized(SECOND.size * share), STRONG.sized(STRONG.size * share)
    name_width, number_width = text_width(text, name_style), text_width(number, number_style)
    left = box.centerx - (name_width + gap + number_width) / 2
    canvas.text(text, Box(left - 2, box.top, name_width + 4, box.height), name_style, Align.LEFT)
    with canvas.part("count"):
        place = Box(left + name_width + gap, box.top, number_width + 6, box.height)
        canvas.text(number, place, number_style, Align.LEFT)
