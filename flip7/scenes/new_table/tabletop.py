"""The table that is being set up: the room, the felt, some cards on it, and what is to be played for."""

from flip7.cards.faces import ASPECT, BACK, draw_card
from flip7.i18n import Text, _
from flip7.scenes.new_table.draft import Draft
from flip7.scenes.new_table.places import Places
from flip7.scenes.table.backdrop import draw_lamp, draw_room
from flip7.ui.boxes import Share, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, line_height, text_height
from flip7.ui.theme import BIG_NUMERAL, SMALL_SECOND, STRONG, Pad, Tone

_FAN = (("12", -16.0), ("7", 0.0), ("x2", 16.0))
_LEAST_CARD, _LARGEST_CARD = 60.0, 110.0


def draw_tabletop(canvas: Canvas, places: Places, draft: Draft, hint: Text) -> None:
    """Everything that lies under the chairs. `hint` is what is to be known now."""
    oval = places.oval
    draw_room(canvas, oval)
    draw_lamp(canvas, (oval.cx, oval.cy), oval.rx, 0.5)
    _draw_words(canvas, places.middle, draft, hint)


def _draw_words(canvas: Canvas, middle: Box, draft: Draft, hint: Text) -> None:
    """As much as there is room for: the hint before all, then what is to be played for, then the cards."""
    said = text_height(hint, STRONG, middle.width)
    number, words = line_height(BIG_NUMERAL) * 0.8, line_height(SMALL_SECOND)
    left = middle.height - said
    about = number + words + Pad.SMALL if number + words + Pad.SMALL <= left else 0.0
    card = min(_LARGEST_CARD, (left - about - Pad.MEDIUM) / ASPECT / 1.12)
    fan = card * ASPECT * 1.12 + Pad.MEDIUM if about and card >= _LEAST_CARD else 0.0
    room = within(middle, middle.width, fan + about + said)
    cards, target, note = rows(room, [fan, about, Share()])
    if fan:
        _draw_fan(canvas, Box(cards.left, cards.top, cards.width, fan - Pad.MEDIUM), card)
    if about:
        upper, lower = rows(target, [number, words])
        with canvas.part("target"):
            canvas.text(str(draft.rules.target), upper, BIG_NUMERAL.in_colour(Tone.GOLD))
            canvas.text(_("Points to win"), lower, SMALL_SECOND)
    with canvas.part("hint"):
        canvas.text(hint, note, STRONG, Align.TOP, wrap=True)


def _draw_fan(canvas: Canvas, room: Box, card: float) -> None:
    """The deck, and three cards beside it as if somebody had just shuffled."""
    height = card * ASPECT
    top = room.centery - height / 2
    step = card * 0.62
    left = room.centerx - (card * 1.3 + card + 2 * step) / 2
    for layer in range(3):
        draw_card(canvas, BACK, Box(left - 2 * layer, top - 3 * layer, card, height))
    first = left + card * 1.3
    for number, (name, angle) in enumerate(_FAN):
        drop = abs(number - 1) * card * 0.09
        draw_card(canvas, name, Box(first + number * step, top + drop, card, height), angle=angle)
