"""One seat of the table that is being set up: its widgets in a line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from flip7.i18n import Text, _
from flip7.match.match import SeatPlan
from flip7.scenes.new_table.draft import Draft
from flip7.scenes.person import LONGEST_NAME, NameField
from flip7.scenes.portrait import draw_portrait
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.scenes.who import description_of, title_of
from flip7.ui.boxes import Share, Space, columns, padded, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Pos
from flip7.ui.text import Align, line_height
from flip7.ui.theme import BODY, SMALL, SMALL_SECOND, STRONG, Pad, Radius, Tone
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.button import Button
from flip7.ui.widgets.label import Label, Panel
from flip7.ui.widgets.pressable import Pressable

GAP = 10.0
_SMALL = 60.0
"""The width of a button with a picture only."""


def line_of(index: int) -> str:
    """The key of a seat's name field, by which the focus finds it."""
    return f"name {index}"


def height() -> float:
    """How high such a line is, in logical units at the text size of now."""
    return line_height(BODY) + 2 * Pad.MEDIUM + 2 * GAP


@dataclass(frozen=True, slots=True)
class Wishes:
    """What can be wished for a seat, by its number."""

    look: Callable[[int], object]
    who: Callable[[int], object]
    move: Callable[[int, int], object]
    remove: Callable[[int], object]
    another_name: Callable[[int], object]
    named: Callable[[], object]


class SeatButton(Pressable):
    """Something drawn that can be pressed like a button."""

    radius = Radius.MEDIUM

    def __init__(
        self, on_press: Callable[[], object], *, key: str, tooltip: Text | None = None, text: Text | str = ""
    ) -> None:
        super().__init__(text, key=key, tooltip=tooltip)
        self.on_press = on_press

    def activate(self, pos: Pos | None) -> None:  # noqa: ARG002
        self.on_press()


class TileButton(SeatButton):
    """The seat's tile; pressing it changes colour and symbol."""

    def __init__(self, seat: SeatPlan, on_press: Callable[[], object], *, key: str) -> None:
        super().__init__(on_press, key=key, tooltip=_("Colour and symbol"))
        self.seat = seat

    def draw(self, canvas: Canvas) -> None:
        draw_seat_tile(canvas, self.seat, self.box)
        if self.hovered:
            canvas.rect(self.box, (255, 255, 255, 46), self.box.width * 0.26)


class WhoButton(SeatButton):
    """Who decides: a person or a character, with its face. Pressing it shows them all."""

    def __init__(self, who: str, on_press: Callable[[], object], *, key: str) -> None:
        super().__init__(on_press, key=key, tooltip=description_of(who), text=title_of(who))
        self.who = who

    def draw(self, canvas: Canvas) -> None:
        canvas.rect(self.box, Tone.WELL, self.radius, Tone.LAVENDER.faded(0.8) if self.hovered else Tone.RAISED_EDGE)
        side = self.box.height - 16
        beside, room, end = columns(self.box, [Space(Pad.SMALL), side, Share(), 20, Space(20)], gap=Pad.SMALL)
        draw_portrait(canvas, self.who, within(beside, side, side), inset=6)
        arrow = within(end, end.width, 12)
        canvas.polyline([arrow.topleft, arrow.midbottom, arrow.topright], Tone.GOLD, 4)
        canvas.text(self.text, room, STRONG, Align.LEFT)


def build(draft: Draft, index: int, box: Box, wishes: Wishes) -> Sequence[Widget]:
    """The widgets of a seat, placed in a line."""
    seat = draft.seats[index]
    plate = Panel(fill=Tone.RAISED, edge=Tone.PANEL_EDGE)
    plate.radius = Radius.MEDIUM
    plate.place(box)
    inner = padded(box, GAP)
    side = min(inner.height, 72)
    ends = _ends(draft, index, inner, wishes)
    first, look, room = columns(inner, [40, Space(GAP / 2), side, Share(), inner.right - ends[0].box.left], gap=GAP)[:3]
    number = Label(str(index + 1), SMALL_SECOND, Align.CENTRE).place(first)
    tile = TileButton(seat, lambda: wishes.look(index), key=f"look {index}").place(within(look, side, side))
    name = NameField(
        seat.name, lambda text: draft.rename(index, text), on_press=lambda _: wishes.named(),
        placeholder=draft.default_name(index),
        max_length=LONGEST_NAME, key=line_of(index),
    )  # fmt: skip
    dice = _small("icons/dice", lambda: wishes.another_name(index), f"dice {index}", _("New name"))
    who = WhoButton(seat.who, lambda: wishes.who(index), key=f"who {index}")
    place_all([name, dice, who], columns(room, [(room.width - GAP) * 0.48, _SMALL, Share()], gap=GAP))
    return [plate, number, tile, name, dice, who, *ends]


def _ends(draft: Draft, index: int, inner: Box, wishes: Wishes) -> list[Button]:
    up = _small("icons/arrow_up", lambda: wishes.move(index, -1), f"up {index}", _("Move up"))
    up.enabled = index > 0
    down = _small("icons/arrow_down", lambda: wishes.move(index, 1), f"down {index}", _("Move down"))
    down.enabled = index < len(draft.seats) - 1
    away = _small("icons/trash", lambda: wishes.remove(index), f"away {index}", _("Remove the seat"))
    away.enabled = len(draft.seats) > 1
    buttons = [up, down, away]
    place_all(buttons, columns(inner, [_SMALL] * len(buttons), gap=GAP / 2, at=1))
    return buttons


def _small(icon: str, on_press: Callable[[], object], key: str, tooltip: Text) -> Button:
    return Button("", on_press, icon=icon, text_style=SMALL, key=key, tooltip=tooltip)
