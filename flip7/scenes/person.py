"""Who somebody is: a name, a colour and a symbol. New people, and changes to those who are known."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from flip7.app.context import Context
from flip7.i18n import Text, _, pgettext
from flip7.match.match import SeatPlan
from flip7.scenes.page import ContextScene
from flip7.scenes.palette import Palette
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.ui.boxes import Share, Space, columns, padded, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.scene import Transition
from flip7.ui.text import Align, text_height
from flip7.ui.theme import HEADING, SEAT_COLOURS, SECOND, SMALL, Colour, Pad, Radius, Tone
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.textfield import TextField

LONGEST_NAME = 16
SYMBOLS = (
    "star", "balloon", "key", "flower", "fox", "moon", "leaf", "boat", "cat", "sun", "bell", "tree", "rocket", "apple",
    "owl", "anchor", "bee", "cloud", "crown", "fish", "dog", "bike", "snail", "cactus", "bear", "mushroom", "rabbit",
    "umbrella",
)  # fmt: skip
PERSON_NAMES = (
    "Anna", "Ben", "Clara", "Adam", "Emma", "Leo", "Hania", "Jonas", "Inès", "Zofia", "Paul", "Marta", "Lucas", "Ela",
    "Nina", "Theo", "Julia", "Simon", "Zoé", "Jan", "Lena", "Hugo", "Maja", "David", "Alice", "Kuba", "Eva", "Noah",
)  # fmt: skip
"""For those who do not want to type, or have no keys for it."""

_WIDTH = 1060.0
_TILE = 120.0
_DICE = 76.0
_COLOURS_ACROSS, _SYMBOLS_ACROSS = 12, 14


class NameField(TextField):
    """At its ends the arrow keys leave it: a gamepad has no other key to get out."""

    def handle(self, intent: Intent) -> bool:
        at_start = intent.kind is Kind.LEFT and self.caret == 0
        at_end = intent.kind is Kind.RIGHT and self.caret == len(self.value)
        leaves = (at_start or at_end) and not intent.selecting and not self.selected
        return not leaves and super().handle(intent)


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and what the two answers are called."""

    title: Text
    done: Text
    cancel: Text
    detail: Text | None = None


class PersonScene(ContextScene):
    """A page above the page. `on_done` gets the seat with its new name and look, and may refuse it: it gives a remark
    then, which is shown beside the name."""

    overlay = True
    above = 0.0
    """How much a subclass draws above the panel, in logical units."""
    below_edge = 0.0
    """How far it reaches into the panel."""
    edge: Colour = Tone.RAISED_EDGE

    def __init__(
        self,
        context: Context,
        question: Question,
        seat: SeatPlan,
        on_done: Callable[[SeatPlan], Text | None],
        *,
        names: Sequence[str] = PERSON_NAMES,
    ) -> None:
        super().__init__(context)
        self.seat = seat
        self._question = question
        self._on_done = on_done
        self._names = names
        self._random = Random()
        self._panel = self._tile = self._heading = self._detail = Box(0, 0, 0, 0)
        self._field = self._name_field()
        dice = Button("", self._another_name, icon="icons/dice", text_style=SMALL, key="dice", tooltip=_("New name"))
        self._dice = dice
        self._colours = Palette(
            range(len(SEAT_COLOURS)), seat.colour, self._paint, _draw_colour, across=_COLOURS_ACROSS, key="colours"
        )
        self._symbols = Palette(
            SYMBOLS, seat.symbol, self._mark, self._draw_symbol, across=_SYMBOLS_ACROSS, key="symbols"
        )
        # A character shows its face in the place of a symbol.
        self._symbols.visible = not seat.has_face
        self._done = Button(question.done, self._finish, ButtonStyle.PRIMARY, key="done")
        self._cancel = Button(question.cancel, self.back, key="cancel")
        self._laid_out = False

    def layout(self, size: tuple[float, float]) -> None:
        width = min(_WIDTH, size[0] - 4 * Pad.LARGE)
        inner = width - 3 * Pad.LARGE
        palettes = [palette for palette in (self._colours, self._symbols) if palette.visible]
        heading = text_height(self._question.title, HEADING, inner)
        detail = text_height(self._question.detail, SECOND, inner) + Pad.SMALL if self._question.detail else 0.0
        links = self._links()
        foot = max(link.box.height for link in links) if links else 0.0
        tiles = [palette.height_for(inner) for palette in palettes]
        heights = [heading, detail, _TILE, *tiles, self._done.wanted_height, foot]
        gaps = Pad.MEDIUM + 6
        height = sum(heights) + gaps * (len(heights) - 1) + 2.4 * Pad.LARGE + self.below_edge
        whole = within(Box((0, 0), size), width, height + self.above)
        self._panel = Box(whole.left, whole.bottom - height, width, height)
        room = rows(padded(self._panel, 1.5 * Pad.LARGE, 1.2 * Pad.LARGE), [Space(self.below_edge), Share()])[0]
        head, about, first, *grids, buttons, below = rows(room, heights, gap=gaps)
        self._heading, self._detail = head, about
        self._tile, words = columns(first, [_TILE, Share()], gap=Pad.LARGE)
        field, dice = columns(words, [Share(), _DICE], gap=Pad.MEDIUM)
        self._field.place(within(field, field.width, self._field.height_for(0)))
        self._dice.place(within(dice, _DICE, self._field.height_for(0)))
        place_all(palettes, grids)
        place_all([self._done, self._cancel], columns(buttons, [Share(), Share()], gap=Pad.MEDIUM))
        place_all(links, columns(below, [link.box.width for link in links], at=0.5))
        self.ring.replace([self._field, self._dice, self._colours, self._symbols, self._done, self._cancel, *links])
        if not self._laid_out:
            self._laid_out = True
            self.ring.focus(self._field)

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self._panel, Radius.LARGE, 40, alpha=190)
        canvas.rect(self._panel, Tone.SOLID, Radius.LARGE, self.edge, 3)
        canvas.text(self._question.title, self._heading, HEADING, Align.CENTRE, wrap=True)
        if self._question.detail is not None:
            canvas.text(self._question.detail, self._detail, SECOND, Align.TOP, wrap=True)
        draw_seat_tile(canvas, self.seat, self._tile)
        self.ring.draw(canvas)

    def back(self) -> None:
        self.context.audio.play("back")
        self.manager.pop(Transition.FADE)

    def nameless(self) -> None:
        """It is to be done, and there is no name."""
        self._field.remark = _("Type a name, or let the dice choose one.")
        self.ring.focus(self._field)

    def _links(self) -> list[Widget]:
        """More at the foot of the panel, each as large as it wants to be."""
        return []

    def _name_field(self) -> NameField:
        return NameField(
            self.seat.name, self._rename, on_press=lambda _name: self._finish(), max_length=LONGEST_NAME, key="name",
            placeholder=pgettext("person", "Your name") if self.seat.is_person else "",
        )  # fmt: skip

    def _finish(self) -> None:
        name = self.seat.name.strip()
        if not name:
            self.nameless()
            return
        refusal = self._on_done(replace(self.seat, name=name))
        if refusal is not None:
            self.ring.focus(self._field)
            self._field.remark = refusal

    def _another_name(self) -> None:
        self._rename(self._random.choice([name for name in self._names if name != self.seat.name]))
        field = self._name_field()
        field.place(self._field.box)
        self._field = field
        self.layout(self.manager.viewport.size)

    def _rename(self, name: str) -> None:
        self.seat = replace(self.seat, name=name)

    def _paint(self, colour: int) -> None:
        self.seat = replace(self.seat, colour=colour)

    def _mark(self, symbol: str) -> None:
        self.seat = replace(self.seat, symbol=symbol)

    def _draw_symbol(self, canvas: Canvas, symbol: str, box: Box) -> None:
        draw_seat_tile(canvas, replace(self.seat, symbol=symbol), box)


def _draw_colour(canvas: Canvas, colour: int, box: Box) -> None:
    canvas.rect(box, SEAT_COLOURS[colour], box.width * 0.26)
