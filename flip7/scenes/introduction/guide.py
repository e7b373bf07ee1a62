"""The guide beside the table: says something, points at what is meant, and is patient with a wrong press."""

from collections.abc import Sequence
from math import sin, tau

from flip7.i18n import Text
from flip7.scenes.introduction.lesson import ROXY, YOU, Spot
from flip7.scenes.speech import Speech
from flip7.scenes.table.layout import SLOTS, TableLayout
from flip7.scenes.table.model import TableModel
from flip7.ui.canvas import Box, Canvas
from flip7.ui.theme import BODY, Radius, Tone
from flip7.ui.widget import Widget

STYLE = BODY.sized(30)
_PULSE = 1.3
"""Seconds from one brightest moment of the light to the next."""
_SHAKE = 0.35
_ARROW = 62.0
_GAP = 30.0
_SMALL_FACE = 74.0
"""Beside the deck, when the bubble covers the discard."""
_SMALL = BODY
"""The letters where there is no room for larger ones."""
_POINTED_AT = (Spot.HIT, Spot.STAY, Spot.GAUGE, Spot.EXTRAS, Spot.ROXY)
"""Beside these there is room for an arrow; around the others a frame of light has to do."""


class Pulse:
    """The time in which the guide's light and head move. It passes in `pass_time` only."""

    def __init__(self) -> None:
        self._time = 0.0
        self._refused = _SHAKE
        self.still = False
        """With reduced motion the light stands, and nothing is shaken."""

    def pass_time(self, dt: float) -> None:
        """Let `dt` real seconds pass."""
        self._time += dt
        self._refused = min(_SHAKE, self._refused + dt)

    def refuse(self) -> None:
        """Not that one: a small shake, and all the light on what is meant."""
        self._refused = 0.0
        self._time = _PULSE / 4

    @property
    def light(self) -> float:
        """From 0 to 1."""
        return 1.0 if self.still else 0.5 + 0.5 * sin(self._time / _PULSE * tau)

    @property
    def shake(self) -> float:
        """How far aside the head is now, in logical units, after a wrong press; 0 at rest, and always with less
        motion."""
        share = self._refused / _SHAKE
        return 0.0 if self.still else 10 * sin(share * tau * 2) * (1 - share)


class Words(Widget):
    """The guide and what it says, on the felt right of the piles and under the cards of the others."""

    focusable = False

    def __init__(
        self, text: Text, layout: TableLayout, pulse: Pulse, *, below: float = 0.0, aiming: bool = False
    ) -> None:
        super().__init__(text)
        self._pulse = pulse
        self.speech = _speech(text, layout, below, aiming=aiming)
        self.place(self.speech.box)

    def draw(self, canvas: Canvas) -> None:
        self.speech.draw(canvas, self._pulse.shake)


def _speech(text: Text, layout: TableLayout, below: float, *, aiming: bool) -> Speech:
    """Beside the piles; large letters may cover the discard, but no card and no number of a seat.

    With something to press `below` the words nothing else can be pressed: then the place of the gauge is free, too.
    Somebody who is `aiming` wants to see the card in the middle, and what it would mean at the home seat.
    """
    top = max(place.box.bottom for place in layout.others) + 6
    lowest = min(layout.ticker.bottom, layout.home.aim.top - 6) if aiming else layout.ticker.bottom
    beside, over = (
        Box(left, top, layout.size[0] - 40 - left, bottom - top)
        for left, bottom in (
            (layout.discard.right + _GAP, lowest),
            ((layout.focus if aiming else layout.deck).right + 10, layout.home.row_room.top - 6 if below else lowest),
        )
    )
    speech = Speech(text, beside, style=STYLE, below=below)
    for style in (STYLE, _SMALL):
        if not speech.fits:
            speech = Speech(text, over, style=style, face=_SMALL_FACE, below=below, least=over.width)
    return speech


class Finger(Widget):
    """Light around what is meant, and an arrow at the first of it that has room for one."""

    focusable = False

    def __init__(self, spots: Sequence[Spot], layout: TableLayout, model: TableModel, pulse: Pulse) -> None:
        super().__init__()
        self._boxes = [box_of(spot, layout, model).inflate(18, 18) for spot in spots]
        pointed = [spot for spot in spots if spot in _POINTED_AT]
        self._arrows = [self._boxes[spots.index(spot)] for spot in pointed[:1]]
        # Left of the cards above the row stands the player's name.
        self._from_right = pointed[:1] == [Spot.EXTRAS]
        self._pulse = pulse

    def draw(self, canvas: Canvas) -> None:
        light = self._pulse.light
        for box in self._boxes:
            radius = min(Radius.LARGE, box.height * 0.36)
            canvas.glow(box, Tone.GOLD_LIGHT, radius, 0.5 + 0.5 * light, reach=26)
            canvas.rect(box, None, radius, Tone.GOLD_LIGHT, 4)
        for box in self._arrows:
            away = 6 + 10 * light
            left = box.right + away if self._from_right else box.left - _ARROW - away
            arrow = Box(left, box.centery - _ARROW / 2, _ARROW, _ARROW)
            canvas.image("icons/arrow_right", arrow, Tone.GOLD_LIGHT, angle=180 if self._from_right else 0)


def box_of(spot: Spot, layout: TableLayout, model: TableModel) -> Box:
    """Where a spot lies now."""
    home = layout.home
    match spot:
        case Spot.HIT:
            return home.hit
        case Spot.STAY:
            return home.stay
        case Spot.GAUGE:
            return home.gauge
        case Spot.ROW:
            return home.slot(0, 1, 0).union(home.slot(SLOTS - 1, SLOTS, 0))
        case Spot.EXTRAS:
            count = max(1, len(model.extras(YOU)))
            return home.extra(0, 0, count).union(home.extra(count - 1, 0, count))
        case Spot.TOTAL:
            return home.points.union(home.sum)
        case Spot.ROXY:
            return layout.place(ROXY, YOU).frame
