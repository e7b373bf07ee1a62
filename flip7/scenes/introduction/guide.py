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
    """The guide and what it says, in the free middle of the table right of the piles."""

    focusable = False

    def __init__(self, text: Text, layout: TableLayout, pulse: Pulse, below: float = 0.0) -> None:
        super().__init__(text)
        self._pulse = pulse
        self.speech = _speech(text, layout, below)
        self.place(self.speech.box)

    def draw(self, canvas: Canvas) -> None:
        self.speech.draw(canvas, self._pulse.shake)


def _speech(text: Text, layout: TableLayout, below: float) -> Speech:
    """Beside the piles; large letters may cover the discard, and then all of it, but no number that counts."""
    top, bottom = layout.middle.top + 4, layout.ticker.bottom
    beside, over = (
        Box(left, top, layout.size[0] - 40 - left, bottom - top)
        for left in (layout.discard.right + _GAP, layout.deck.right + 10)
    )
    speech = Speech(text, beside, style=STYLE, below=below)
    if speech.fits:
        return speech
    # High up, so that the owl does not sit on the number of cards left.
    return Speech(text, over, style=STYLE, face=_SMALL_FACE, below=below, least=over.width, down=0.0)


class Finger(Widget):
    """Light around what is meant, and an arrow at the first of it."""

    focusable = False

    def __init__(self, spots: Sequence[Spot], layout: TableLayout, model: TableModel, pulse: Pulse) -> None:
        super().__init__()
        self._boxes = [box_of(spot, layout, model).inflate(18, 18) for spot in spots]
        self._from_right = spots[:1] == (Spot.TOTAL,)
        self._pulse = pulse

    def draw(self, canvas: Canvas) -> None:
        light = self._pulse.light
        for box in self._boxes:
            radius = min(Radius.LARGE, box.height * 0.36)
            canvas.glow(box, Tone.GOLD_LIGHT, radius, 0.5 + 0.5 * light, reach=26)
            canvas.rect(box, None, radius, Tone.GOLD_LIGHT, 4)
        for box in self._boxes[:1]:
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
            return layout.place(ROXY, YOU).box
