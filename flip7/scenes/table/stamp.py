"""What is stamped on the cards of a seat that is out of the round: its state in words, a little askew."""

from dataclasses import replace

from flip7.engine import Status
from flip7.i18n import Text, pgettext
from flip7.scenes.table.home import HomePlace
from flip7.scenes.table.layout import SLOTS
from flip7.scenes.table.lying_cards import count_of_numbers, piled
from flip7.scenes.table.places import RimPlace, SeatPlace, Style
from flip7.scenes.table.view import Shown
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import text_width
from flip7.ui.theme import LEAST_TEXT, PILL, Colour, Tone, theme

STATES: dict[Status, tuple[Text, Colour, Colour]] = {
    # TRANSLATORS: the state of a seat in the round, stamped on its cards in capitals
    Status.STAYED: (pgettext("state", "STAYED"), Tone.GREEN, Tone.CREAM),
    Status.BUSTED: (pgettext("state", "BUST"), Tone.RED, Tone.CREAM),
    Status.FROZEN: (pgettext("state", "FROZEN"), Tone.ICE_DEEP, Tone.CREAM),
    Status.FLIP_SEVEN: (pgettext("state", "FLIP 7!"), Tone.GOLD, Tone.INK),
}
ASKEW = -6.0
_SMALL = 44.0
_HEIGHT = 0.6
"""Of the letters, against the stamp."""


def stamp_box(place: SeatPlace, shown: Shown, seat: int) -> Box:
    """Where the state of a seat is stamped: beside a pile, across a row that lies face down, and off the numbers of one
    that lies open."""
    extras, flat = len(shown.model.extras(seat)), piled(shown, seat)
    box = place.stamp(extras, piled=flat)
    numbers = count_of_numbers(shown, seat)
    if flat or shown.model.seats[seat].status is Status.BUSTED or not numbers:
        return box
    if isinstance(place, HomePlace):
        return _on_empty_slots(place, box, numbers)
    if isinstance(place, RimPlace):
        return _beside_face(place, box) if place.style is Style.TALL else _after_row(place, box, numbers, extras)
    return box


def _on_empty_slots(place: HomePlace, box: Box, numbers: float) -> Box:
    """On the places of numbers to come; above the row where fewer than two are left."""
    left, right = place.slot(int(numbers), numbers, 0).left + 20, place.row_room.right
    if numbers <= SLOTS - 2 and right - left >= box.width * 0.8:
        return _centred((left + right) / 2, box.centery, min(box.width, right - left), box)
    small = _centred(0, 0, box.width * 0.8, box)
    return Box(right - small.width - 10, place.row_room.top - small.height - 8, small.width, small.height)


def _beside_face(place: RimPlace, box: Box) -> Box:
    """At its left. At its right it is told what a card would mean there, and what somebody says."""
    width = min(box.width, place.portrait.left - place.frame.left - 20)
    return _centred(place.portrait.left - 12 - width / 2, place.portrait.centery + place.side * 0.16, width, box)


def _after_row(place: RimPlace, box: Box, numbers: float, extras: int) -> Box:
    """At the end of the row; small between the words under the plate where the row is long."""
    last = place.extra(extras - 1, numbers, extras) if extras else place.slot(int(numbers) - 1, numbers, 0)
    if last.right + 10 + box.width <= place.left + place.width:
        return box.move(last.right + 10 - box.left, 0)
    return _centred(place.plate.centerx, place.gained.centery, place.plate.width * 0.48, box)


def _centred(x: float, y: float, width: float, like: Box) -> Box:
    """A stamp of another width in the same shape."""
    height = like.height * width / like.width
    return Box(x - width / 2, y - height / 2, width, height)


def draw_stamp(canvas: Canvas, box: Box, status: Status, *, angle: float = ASKEW, landed: float = 1.0) -> None:
    """The stamp of a state. On its way down, `landed` below 1, it is larger and paler."""
    text, fill, ink = STATES[status]

    def paint(sheet: Canvas) -> None:
        whole = sheet.box
        sheet.rect(whole.inflate(-2, -2), fill, whole.height * 0.26, Tone.CREAM.faded(0.8), 3)
        style = PILL.sized(whole.height * _HEIGHT / theme.text_scale).in_colour(ink)
        room = whole.inflate(-whole.height * 0.25, 0)
        if text_width(text, style.sized(LEAST_TEXT / theme.text_scale)) > room.width:
            # Rather letters close together than a word that is cut.
            style = replace(style, tracking=0.0)
        sheet.text(text, room, style)

    if landed < 1:
        box = box.inflate(box.width * 0.5 * (1 - landed), box.height * 0.5 * (1 - landed))
    canvas.painted(("stamp", status), box, paint, angle=angle, alpha=round(255 * min(1.0, landed * 1.4)))
