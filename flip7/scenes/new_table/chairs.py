"""The chairs of a table that is being set up. All of them are one stop of the focus: arrows go from chair to chair."""

from collections.abc import Callable, Sequence

from flip7.ai.characters import CHARACTERS
from flip7.i18n import pgettext
from flip7.match.match import SeatPlan
from flip7.scenes.new_table.draft import Draft
from flip7.scenes.new_table.places import PAW, ChairPlace
from flip7.scenes.seat_tile import draw_seat_tile, seat_colour
from flip7.ui.boxes import Share, columns, rows, within
from flip7.ui.canvas import PILL, Box, Canvas, Gradient
from flip7.ui.easing import mix, out_cubic
from flip7.ui.intents import DIRECTIONS, Intent, Kind, Pos
from flip7.ui.navigation import nearest
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import SMALL_SECOND, STRONG, Pad, Radius, Tone
from flip7.ui.widgets.pressable import Pressable

_GLIDE = 0.28
"""Seconds that somebody takes to another chair."""
_SHAKE = 12.0
"""So far a hand moves without meaning to drag."""
_LIFT = 16.0


class Chair(Pressable):
    """A chair with whoever sits on it, or a free one."""

    radius = Radius.LARGE

    def __init__(self, chairs: "Chairs", index: int) -> None:
        super().__init__(key=f"chair {index}")
        self.chairs = chairs
        self.index = index

    @property
    def reachable(self) -> bool:
        return super().reachable and (self.chairs.current == self.index or self.hovered)

    def gain_focus(self) -> None:
        super().gain_focus()
        self.chairs.current = self.index

    def activate(self, pos: Pos | None) -> None:  # noqa: ARG002
        self.chairs.press(self.index)

    def handle(self, intent: Intent) -> bool:
        match intent.kind:
            case kind if kind in DIRECTIONS:
                return self.chairs.step(self.index, kind)
            case Kind.ERASE | Kind.ERASE_FORWARD:
                return self.chairs.on_remove(self.index)
            case Kind.PRESS:
                self.chairs.grip = intent.pos
            case Kind.POINT if self.pressed:
                return self.chairs.drag(self.index, intent.pos)
            case Kind.RELEASE if self.chairs.dragged is not None:
                self.pressed = False
                self.chairs.drop(intent.pos)
                return True
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        self.chairs.draw_chair(canvas, self.index, hovered=self.hovered)


class Chairs:
    """What the chairs share: who sits where, which of them the arrows have come to, and who is being moved."""

    def __init__(
        self,
        draft: Draft,
        on_press: Callable[[int], object],
        on_move: Callable[[int, int], object],
        on_remove: Callable[[int], bool],
        on_step: Callable[[Chair], object],
    ) -> None:
        """`on_press` hears which chair is opened, `on_move` who goes where, `on_remove` whose chair is to be free, and
        `on_step` which chair the focus is to go to."""
        self.draft = draft
        self.on_remove = on_remove
        self._on_press = on_press
        self._on_move = on_move
        self._on_step = on_step
        self.current = 0
        self.carried: int | None = None
        """Whose place is being changed by keys or clicks."""
        self.dragged: int | None = None
        """Whom the mouse carries."""
        self.grip: Pos = (0.0, 0.0)
        self._pointer: Pos = (0.0, 0.0)
        self._places: Sequence[ChairPlace] = ()
        self.widgets: Sequence[Chair] = ()
        self._from: dict[SeatPlan, Pos] = {}
        self._glide = 1.0

    @property
    def moving(self) -> bool:
        """Whether somebody is on the way to another chair."""
        return self._glide < 1.0

    def place(self, places: Sequence[ChairPlace]) -> Sequence[Chair]:
        """The chairs at these places."""
        self._places = places
        self.current = min(self.current, len(places) - 1)
        self.widgets = [Chair(self, index).place(place.box) for index, place in enumerate(places)]
        return self.widgets

    def leave_places(self) -> None:
        """Whoever sits somewhere else from now on goes there from here."""
        self._from = {
            seat: place.box.topleft for seat, place in zip(self.draft.chairs, self._places, strict=False) if seat
        }
        self._glide = 0.0

    def pass_time(self, seconds: float, *, at_once: bool = False) -> bool:
        """True if somebody moves."""
        if not self.moving:
            return False
        self._glide = 1.0 if at_once else min(1.0, self._glide + seconds / _GLIDE)
        return True

    def press(self, index: int) -> None:
        """A chair was clicked or confirmed: it is opened, or whoever is being moved sits down there."""
        if self.carried is None:
            self._on_press(index)
            return
        carried, self.carried = self.carried, None
        self._on_move(carried, index)

    def step(self, index: int, direction: Kind) -> bool:
        """The arrows go to the next chair in a direction; False if there is none, and the focus leaves the table."""
        found = nearest(self.widgets[index].box, direction, [one for one in self.widgets if one.index != index])
        if not isinstance(found, Chair):
            return self.carried is not None
        self.current = found.index
        self._on_step(found)
        return True

    def drag(self, index: int, pos: Pos) -> bool:
        """The mouse moves with its button down."""
        far = abs(pos[0] - self.grip[0]) + abs(pos[1] - self.grip[1]) > _SHAKE
        if self.dragged is None and far and self.draft.chairs[index] is not None:
            self.dragged = index
        self._pointer = pos
        return self.dragged is not None

    def drop(self, pos: Pos) -> None:
        """The button is let go: whoever is carried sits down on the chair there, or goes back."""
        dragged, self.dragged = self.dragged, None
        target = next((chair.index for chair in self.widgets if chair.box.collidepoint(pos)), dragged)
        if dragged is not None and target is not None and target != dragged:
            self._on_move(dragged, target)

    def draw_chair(self, canvas: Canvas, index: int, *, hovered: bool) -> None:
        """The chair, and who sits on it unless the mouse carries them."""
        place, seat = self._places[index], self.draft.chairs[index]
        with canvas.part("chair", index):
            _draw_chair(canvas, place.tile, hovered=hovered)
            if seat is None:
                _draw_free(canvas, place, hovered=hovered or self.carried is not None or self.dragged is not None)
            elif index != self.dragged and not self.moving:
                self._draw_somebody(canvas, index, seat, place, lifted=index == self.carried)

    def draw_moving(self, canvas: Canvas) -> None:
        """Those who are on the way, above everything that stands still."""
        if self.moving:
            for index, seat in enumerate(self.draft.chairs):
                if seat is not None:
                    place = self._places[index]
                    x, y = self._from.get(seat, place.box.topleft)
                    way = out_cubic(self._glide)
                    left, top = mix(x, place.box.left, way), mix(y, place.box.top, way)
                    moved = _moved(place, left - place.box.left, top - place.box.top)
                    with canvas.part("chair", index):
                        self._draw_somebody(canvas, index, seat, moved)
        if self.dragged is not None and (carried := self.draft.chairs[self.dragged]) is not None:
            place = self._places[self.dragged]
            moved = _moved(place, self._pointer[0] - self.grip[0], self._pointer[1] - self.grip[1])
            with canvas.part("dragged"):
                self._draw_somebody(canvas, self.dragged, carried, moved, lifted=True)

    def _draw_somebody(
        self, canvas: Canvas, index: int, seat: SeatPlan, place: ChairPlace, *, lifted: bool = False
    ) -> None:
        if lifted:
            place = _moved(place, 0, -_LIFT)
            canvas.shadow(place.tile, place.tile.width * 0.26, 26)
            canvas.glow(place.tile, Tone.GOLD, place.tile.width * 0.26, 0.9, reach=22)
        draw_seat_tile(canvas, seat, place.tile)
        canvas.rect(place.tile, None, place.tile.width * 0.26, seat_colour(seat), max(2.0, place.tile.width * 0.035))
        canvas.shadow(place.plate, Radius.MEDIUM, 8)
        canvas.rect(place.plate, Tone.SOLID, Radius.MEDIUM, Tone.GOLD if lifted else seat_colour(seat), 3)
        _draw_words(canvas, seat, self.draft.name_at(index), place.plate)


def _draw_words(canvas: Canvas, seat: SeatPlan, name: str, plate: Box) -> None:
    """The name, and for an AI seat as many paws as it is hard to beat."""
    inner = plate.inflate(-2 * Pad.SMALL - 4, -6)
    level = CHARACTERS[seat.who].level if seat.who in CHARACTERS else 0
    if level:
        upper, lower = rows(inner, [line_height(STRONG), Share()])
        with canvas.part("paws", level):
            for paw in columns(within(lower, level * (PAW + 2), PAW), [PAW] * level, gap=2):
                canvas.image("icons/paw", within(paw, PAW, PAW), Tone.GOLD)
    else:
        upper = inner
    with canvas.part("name"):
        canvas.text(name, upper, STRONG)


def _draw_chair(canvas: Canvas, tile: Box, *, hovered: bool) -> None:
    """The back of a wooden chair, a little larger than the face before it."""
    back = tile.inflate(tile.width * 0.2, tile.width * 0.2).move(0, -tile.width * 0.04)
    radius = back.width * 0.3
    canvas.shadow(back, radius, 14)
    wood = Gradient(Tone.WOOD_LIGHT, Tone.WOOD)
    canvas.rect(back, wood, radius, Tone.SHADOW.faded(0.55), 2)
    canvas.rect(back.inflate(-8, -8), None, radius - 4, Tone.GOLD.faded(0.34), 1.5)
    if hovered:
        canvas.rect(back, (255, 255, 255, 26), radius)


def _draw_free(canvas: Canvas, place: ChairPlace, *, hovered: bool) -> None:
    """A cushion with a plus on it."""
    radius = place.tile.width * 0.26
    canvas.rect(place.tile, Gradient(Tone.FELT_LIGHT, Tone.FELT_EDGE), radius, Tone.SHADOW.faded(0.5), 2)
    side = place.tile.width * 0.36
    canvas.image("icons/plus", within(place.tile, side, side), Tone.GOLD if hovered else Tone.LAVENDER)
    # TRANSLATORS: below a chair at the table where nobody sits yet, very short
    word = pgettext("chair", "free")
    height = line_height(SMALL_SECOND) + 4
    width = min(place.plate.width, text_width(word, SMALL_SECOND) + 2 * Pad.MEDIUM)
    plate = within(place.plate, width, height, Align.TOP)
    canvas.rect(plate, Tone.SOLID.faded(0.86), PILL, Tone.RAISED_EDGE, 1.5)
    with canvas.part("free"):
        canvas.text(word, plate, SMALL_SECOND)


def _moved(place: ChairPlace, dx: float, dy: float) -> ChairPlace:
    return ChairPlace(place.box.move(dx, dy), place.tile.move(dx, dy), place.plate.move(dx, dy))
