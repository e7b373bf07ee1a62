"""The cards in front of a seat as they lie there: a row, a pile with a quarter turn, or face down."""

from flip7.cards.faces import BACK, draw_card
from flip7.engine import Status
from flip7.scenes.table.layout import SLOTS
from flip7.scenes.table.places import SeatPlace
from flip7.scenes.table.row_place import RowPlace
from flip7.scenes.table.view import Shown, Zone
from flip7.ui.canvas import Box, Canvas
from flip7.ui.theme import NUMERAL, TextStyle, Tone

QUARTER_TURN = 90.0
_LEAST_WITH_NUMERAL = 90.0


_ASKEW = (-5.0, 3.5, -2.0, 6.0, -4.0, 2.0, -6.5, 4.5)
"""By how many degrees each card of a pile lies askew, so that one sees it is a pile; the last lies straight."""


def pile_angle(index: int, count: int) -> float:
    """How a card of a pile is turned: across, and all but the highest a little askew."""
    return QUARTER_TURN + (0.0 if index >= count - 1 else _ASKEW[index % len(_ASKEW)])


def piled(shown: Shown, seat: int) -> bool:
    """Whether a seat's row lies together as a pile: it has stayed, and nobody points at it."""
    return shown.model.seats[seat].status is Status.STAYED and shown.view.spread != seat


def lies_as_pile(place: SeatPlace, shown: Shown, seat: int) -> bool:
    """The same at its place: small cards in rows stay side by side, there they can be told."""
    return piled(shown, seat) and not isinstance(place, RowPlace)


def count_of_numbers(shown: Shown, seat: int) -> float:
    """How many cards of room a seat's row takes, with what is on its way."""
    return len(shown.model.numbers(seat)) + shown.view.room.get(seat, 0.0)


def slot_of(place: SeatPlace, shown: Shown, seat: int, index: int) -> Box:
    """Where a number card of a seat lies, or will lie, in its row or pile."""
    numbers = max(count_of_numbers(shown, seat), 1.0)
    if lies_as_pile(place, shown, seat):
        return place.pile(index, len(shown.model.extras(seat)))
    return place.slot(index, numbers, len(shown.model.extras(seat)))


def extra_of(place: SeatPlace, shown: Shown, seat: int, index: int, count: int) -> Box:
    """Where one of `count` other cards of a seat lies, or will lie."""
    flat = piled(shown, seat)
    return place.extra(index, count_of_numbers(shown, seat), max(count, 1), piled=flat)


def draw_lying_cards(canvas: Canvas, place: SeatPlace, shown: Shown, seat: int) -> None:
    """All cards of a seat that are not in the air."""
    model, view = shown.model, shown.view
    known = model.seats[seat]
    row = [] if seat in view.bare else model.numbers(seat)
    flat = lies_as_pile(place, shown, seat)
    stirred = view.stirred.get(seat, 0.0)
    extras = [] if seat in view.bare else model.extras(seat)
    with canvas.part("extras"):
        for index, card in enumerate(extras):
            if (seat, Zone.EXTRAS, index) in view.airborne:
                continue
            face = BACK if known.status is Status.BUSTED and card in known.bonuses else card.name
            box = extra_of(place, shown, seat, index, len(extras))
            canvas.shadow(box, box.width * 0.08, 5 if box.width > 60 else 3, alpha=90)
            draw_card(canvas, face, box)
    with canvas.part("row"):
        _draw_empty(canvas, place, len(row), max(count_of_numbers(shown, seat), 1.0))
        for index, card in enumerate(row):
            if (seat, Zone.ROW, index) in view.airborne:
                continue
            box = slot_of(place, shown, seat, index)
            if stirred and not flat:
                box = box.move(0, -6 * stirred if index % 2 else 4 * stirred)
            face = BACK if known.status is Status.BUSTED else card.name
            if not flat:
                canvas.shadow(box, box.width * 0.08, 7 if box.width > 60 else 3, alpha=100)
            elif index == 0:
                turned = Box(box.centerx - box.height / 2, box.centery - box.width / 2, box.height, box.width)
                canvas.shadow(turned, box.width * 0.08, 12, alpha=120)
            draw_card(canvas, face, box, angle=pile_angle(index, len(row)) if flat else 0)


def _draw_empty(canvas: Canvas, place: SeatPlace, taken: int, numbers: float) -> None:
    """The places of numbers to come."""
    if not place.shows_empty_slots:
        return
    for index in range(taken, SLOTS):
        slot = place.slot(index, numbers, 0)
        canvas.rect(slot, None, slot.width * 0.09, Tone.FAINT.faded(0.42), 2, dash=(7, 6))
        # Where empty places lie close together only the last one says its number.
        apart = index == SLOTS - 1 or place.slot(index + 1, numbers, 0).left - slot.left > slot.width * 0.5
        if slot.width >= _LEAST_WITH_NUMERAL and index >= SLOTS - 2 and apart:
            canvas.text(str(index + 1), slot, TextStyle(NUMERAL.font, 40, Tone.FAINT.faded(0.5)))
