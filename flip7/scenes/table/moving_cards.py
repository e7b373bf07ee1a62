"""Cards in the air: a seat's cards are lifted off the table, and put back when the motion is over."""

from collections.abc import Callable
from dataclasses import dataclass

from flip7.cards.faces import BACK
from flip7.engine import Status
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.painter import extras_of
from flip7.scenes.table.sprite import Sprite, Where
from flip7.scenes.table.view import View
from flip7.ui.canvas import Box
from flip7.ui.theme import RGB
from flip7.ui.timeline import Call

Places = Callable[[int], Where]
"""The place of each card of a row, by its index."""


def to_deck(layout: TableLayout) -> Box:
    return layout.deck


def to_discard(layout: TableLayout) -> Box:
    return layout.discard


def to_slot(model: TableModel, seat: int, index: int) -> Where:
    """A place in a seat's row, wherever the seat is shown when it is asked for."""
    return lambda layout: layout.slot(seat, index, model.stage)


def to_extra(model: TableModel, seat: int, index: int, count: int) -> Where:
    return lambda layout: layout.extra(seat, index, count, model.stage)


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

    def add(self, sprite: Sprite) -> Call:
        return Call(lambda: self._view.sprites.append(sprite))

    def remove(self, sprite: Sprite) -> Call:
        return Call(lambda: self._view.sprites.remove(sprite))

    def lift(self, seat: int) -> Lifted:
        """Sprites for all cards of a seat. They replace the cards on the table between `take` and `put_back`."""
        count = len(extras_of(self._model, seat))
        row, extras = self._sprites(
            seat,
            lambda index: to_slot(self._model, seat, index),
            lambda index: to_extra(self._model, seat, index, count),
        )

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

    def travel(self, seat: int, old: int | None, new: int | None) -> list[Sprite]:
        """Sprites for all cards of a seat on their way from where they are shown with one seat on stage to where they
        are shown with another."""
        row, extras = self._sprites(seat, lambda _index: to_deck, lambda _index: to_deck)
        for index, sprite in enumerate(row):
            sprite.start, sprite.end = _slot(seat, index, old), _slot(seat, index, new)
            sprite.way = 0.0
        for index, sprite in enumerate(extras):
            sprite.start, sprite.end = _extra(seat, index, len(extras), old), _extra(seat, index, len(extras), new)
            sprite.way = 0.0
        return [*row, *extras]

    def sparks(self, where: Where, colour: RGB) -> Call:
        """A small burst of light at a place."""

        def burst() -> None:
            if self._view.layout is not None:
                self._view.particles.sparks(where(self._view.layout).center, [colour, (255, 246, 228)], 26)

        return Call(burst)

    def _sprites(self, seat: int, slot: Places, extra: Places) -> tuple[list[Sprite], list[Sprite]]:
        place = self._model.seats[seat]
        busted = place.status is Status.BUSTED
        names = [card.name for card in place.row]
        if place.duplicate is not None:
            names.append(place.duplicate.name)
        row = [_resting(BACK if busted else name, slot(index)) for index, name in enumerate(names)]
        extras = [
            _resting(BACK if busted and card in place.bonuses else card.name, extra(index))
            for index, card in enumerate(extras_of(self._model, seat))
        ]
        return row, extras


def _resting(name: str, where: Where) -> Sprite:
    return Sprite(name, where, where, way=1.0)


def _slot(seat: int, index: int, stage: int | None) -> Where:
    return lambda layout: layout.slot(seat, index, stage)


def _extra(seat: int, index: int, count: int, stage: int | None) -> Where:
    return lambda layout: layout.extra(seat, index, count, stage)
