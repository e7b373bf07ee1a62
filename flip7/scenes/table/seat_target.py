"""A seat that an action card can go to: it is lit, shows its digit, and says what the card would mean there."""

from collections.abc import Callable
from math import hypot

from flip7.i18n import Percent
from flip7.scenes.table.aims import Meaning
from flip7.scenes.table.effects import draw_dotted_line
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.places import RimPlace, SeatPlace
from flip7.scenes.table.row_place import RowPlace
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align
from flip7.ui.theme import HEADING, RGB, SMALL_SECOND, STRONG, Radius, Tone
from flip7.ui.widget import Widget


def digit_of(index: int) -> str:
    """The key that picks the option at this place; only ten have one."""
    return str((index + 1) % 10) if index < 10 else ""


_SHORTEST_LINE = 70.0
_TWO_LINES = 62.0
"""A plate of this height has room for what follows, too."""


class SeatTarget(Widget):
    """A candidate. At the rim its face and its plate are lit; in rows, and at the home seat, its panel is."""

    def __init__(
        self,
        seat: int,
        index: int,
        name: str,
        *,
        place: SeatPlace,
        meaning: Meaning | None,
        on_press: Callable[[], object],
    ) -> None:
        super().__init__(name, key=f"target-{seat}")
        self.place(place.frame)
        self._at = place
        self.seat = seat
        self.digit = digit_of(index)
        self.plate = place.aim
        self.meaning = meaning
        self.on_press = on_press
        self.chance: Percent | None = None
        """The player's chance to win by this choice, once a hint was asked for."""
        self.best = False
        """Whether no choice is better than this one."""

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.CONFIRM, Kind.RELEASE):
            if intent.kind is Kind.RELEASE and not self.contains(intent.pos):
                return False
            self.on_press()
            return True
        return intent.kind is Kind.PRESS

    def draw(self, canvas: Canvas) -> None:
        chosen = self.chosen
        if not isinstance(self._at, RowPlace):
            self._light_face(canvas, chosen=chosen)
        else:
            canvas.glow(self.box, Tone.GOLD, Radius.MEDIUM, 0.95 if chosen else 0.5, reach=24)
            canvas.rect(self.box, Tone.GOLD.faded(0.1 if chosen else 0.03), Radius.MEDIUM, Tone.GOLD_LIGHT, 4)
        plate = self.plate
        if self.meaning is not None or self.chance is not None:
            canvas.shadow(plate, Radius.SMALL, 14)
            edge = Tone.GOLD if chosen or self.best else Tone.PANEL_EDGE
            canvas.rect(plate, Tone.SOLID, Radius.SMALL, edge, 3)
            self._draw_words(canvas, plate)
        if self.digit:
            badge = self._badge
            canvas.rect(badge, Tone.GOLD, Radius.SMALL, Tone.SHADOW, 3)
            canvas.text(self.digit, badge, HEADING.sized(28).in_colour(Tone.INK))

    @property
    def focus_box(self) -> Box | None:
        return self.box if isinstance(self._at, RowPlace) else None

    @property
    def chosen(self) -> bool:
        """Whether it is pointed at or focused."""
        return self.hovered or self.focused

    def draw_line(self, canvas: Canvas, layout: TableLayout, colour: RGB) -> None:
        """The line from the card in the middle to this seat: to its nearest edge, so that it crosses no card of it.

        In rows there is none: it would run over the names and numbers of others, and the panel is lit as it is.
        """
        if layout.in_rows:
            return
        frame, card = self.box.inflate(12, 12), layout.focus
        end = (min(max(card.centerx, frame.left), frame.right), min(max(card.centery, frame.top), frame.bottom))
        start = _edge_towards(card, end)
        if hypot(end[0] - start[0], end[1] - start[1]) < _SHORTEST_LINE:
            return
        with canvas.part("aim line"), canvas.part("seat", self.seat):
            draw_dotted_line(canvas, start, end, colour, under=(layout.deck, layout.discard))

    def _light_face(self, canvas: Canvas, *, chosen: bool) -> None:
        place, face = self._at, self._at.portrait
        if chosen:
            canvas.spotlight(self.box.center, min(self.box.width * 0.62, 420), Tone.GOLD.faded(0.34))
        strength, width = (1.0, 7) if chosen else (0.6, 4)
        colour = Tone.CREAM if chosen else Tone.GOLD_LIGHT
        if isinstance(place, RimPlace):
            # The plate, and not the face: at the edge of that stand the dealer's coin and the count of numbers.
            canvas.glow(place.plate, Tone.GOLD, place.plate.height / 2, strength, reach=20)
            canvas.rect(place.plate, None, place.plate.height / 2, colour, width - 1)
        else:
            canvas.glow(face, Tone.GOLD, face.width * 0.26, strength, reach=24)
            canvas.rect(face, None, face.width * 0.26, colour, width)

    @property
    def _badge(self) -> Box:
        """For the digit: at the corner of the plate, or inside it where that would cover a card."""
        plate = self.plate
        inside = plate.left < self.box.left + 20
        if plate.height < _TWO_LINES:
            side = min(40.0, plate.height)
            return Box(plate.left - (0 if inside else 16), plate.centery - side / 2, side, side)
        return Box(plate.left + 4, plate.top + 4, 38, 38) if inside else Box(plate.left - 16, plate.top - 14, 40, 40)

    def _draw_words(self, canvas: Canvas, plate: Box) -> None:
        effect = "" if self.meaning is None else self.meaning.effect
        detail = "" if self.meaning is None else self.meaning.detail
        left = self._badge.right + 5 if self.digit else plate.left + 12
        words = Box(left, plate.top + 4, plate.right - left - 5, plate.height - 8)
        two = plate.height >= _TWO_LINES
        upper = Box(words.left, words.top, words.width, words.height * 0.52) if two else words
        # The digit is at the upper line only.
        lower = Box(plate.left + 12, upper.bottom, plate.width - 18, words.height * 0.48) if two else words
        if two or self.chance is None:
            with canvas.part("meaning", self.seat):
                canvas.text(effect, upper, STRONG.sized(24), Align.LEFT)
                if two and self.chance is None:
                    canvas.text(detail, lower, SMALL_SECOND, Align.LEFT)
        if self.chance is not None:
            self._draw_chance(canvas, lower, self.chance)

    def _draw_chance(self, canvas: Canvas, box: Box, chance: Percent) -> None:
        """With a star where no choice is better."""
        colour = Tone.GOLD_LIGHT if self.best else Tone.LAVENDER
        side = min(30.0, box.height)
        if self.best:
            canvas.image("icons/star", Box(box.left, box.centery - side / 2, side, side), Tone.GOLD_LIGHT)
        with canvas.part("chance", self.seat):
            room = Box(box.left + side + 8, box.top, box.width - side - 8, box.height)
            canvas.text(str(chance), room, STRONG.in_colour(colour), Align.LEFT)


def _edge_towards(card: Box, end: tuple[float, float]) -> tuple[float, float]:
    """Where a line from the middle of a card to a point leaves the card."""
    x, y = end[0] - card.centerx, end[1] - card.centery
    share = max(abs(x) / (card.width / 2), abs(y) / (card.height / 2))
    return end if share <= 1 else (card.centerx + x / share, card.centery + y / share)
