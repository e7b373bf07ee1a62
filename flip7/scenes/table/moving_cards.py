"""Cards in the air: a seat's cards are lifted off the table, and put back when the motion is over."""

from dataclasses import dataclass

from flip7.cards.faces import BACK
from flip7.engine import Status
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.lying_cards import extra_of, pile_angle, piled, slot_of
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.row_place import RowPlace
from flip7.scenes.table.sprite import Sprite, Where
from flip7.scenes.table.view import Shown, View
from flip7.ui.canvas import Box
from flip7.ui.theme import RGB
from flip7.ui.timeline import Call


def to_deck(layout: TableLayout) -> Box:
    """The deck."""
    return layout.deck


def to_discard(layout: TableLayout) -> Box:
    """The discard."""
    return layout.discard


def to_focus(layout: TableLayout) -> Box:
    """The middle of the table, where a card is turned."""
    return layout.focus


@dataclass
class Lifted:
    """A seat's cards in the air, each where it lay. The row ends with the duplicate, if there is one."""

    row: list[Sprite]
    extras: list[Sprite]
    take: Call
    put_back: Call


class MovingCards:
    """Puts cards into the air above a table, and takes them away again, as steps of a timeline."""

    def __init__(self, model: TableModel, view: View) -> None:
        self._model = model
        self._view = view
        self._shown = Shown(model, view)

    def slot(self, seat: int, index: int, home: int | None = None) -> Where:
        """A place in a seat's row, wherever the seat is when it is asked for, or with that home seat."""
        return lambda layout: slot_of(
            layout.place(seat, self._model.home if home is None else home), self._shown, seat, index
        )

    def extra(self, seat: int, index: int, count: int, home: int | None = None) -> Where:
        """A place among a seat's other cards, of which there are `count` then."""
        return lambda layout: extra_of(
            layout.place(seat, self._model.home if home is None else home),
            self._shown,
            seat,
            index,
            count,
        )

    def add(self, sprite: Sprite) -> Call:
        """From now on a card is in the air."""
        return Call(lambda: self._view.sprites.append(sprite))

    def remove(self, sprite: Sprite) -> Call:
        """It is in the air no more."""
        return Call(lambda: self._view.sprites.remove(sprite))

    def lift(self, seat: int) -> Lifted:
        """Sprites for all cards of a seat. They replace the cards on the table between `take` and `put_back`."""
        row, extras = self.sprites(seat)

        def take() -> None:
            self._view.bare.add(seat)
            self._view.sprites.extend((*row, *extras))
            self._view.touch()

        def put_back() -> None:
            for sprite in (*row, *extras):
                self._view.sprites.remove(sprite)
            self._view.bare.discard(seat)
            self._view.touch()

        return Lifted(row, extras, Call(take), Call(put_back))

    def sparks(self, where: Where, colour: RGB) -> Call:
        """A small burst of light at a place."""

        def burst() -> None:
            if self._view.layout is not None:
                self._view.particles.sparks(where(self._view.layout).center, [colour, (255, 246, 228)], 26)

        return Call(burst)

    def sprites(self, seat: int, home: int | None = None) -> tuple[list[Sprite], list[Sprite]]:
        """A seat's row and its other cards as sprites that rest where they lie, or would with that home seat."""
        place = self._model.seats[seat]
        busted = place.status is Status.BUSTED
        cards = self._model.extras(seat)
        row = [
            _resting(BACK if busted else card.name, self.slot(seat, index, home))
            for index, card in enumerate(self._model.numbers(seat))
        ]
        if self._lies_turned(seat):
            for index, sprite in enumerate(row):
                sprite.spin = pile_angle(index, len(row))
        extras = [
            _resting(BACK if busted and card in place.bonuses else card.name, self.extra(seat, index, len(cards), home))
            for index, card in enumerate(cards)
        ]
        return row, extras

    def _lies_turned(self, seat: int) -> bool:
        layout = self._view.layout
        in_rows = layout is not None and isinstance(layout.place(seat, self._model.home), RowPlace)
        return piled(self._shown, seat) and not in_rows


def _resting(name: str, where: Where) -> Sprite:
    return Sprite(name, where, where, way=1.0)
