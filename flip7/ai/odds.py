"""Exact chances from what everybody can see: the cards that are left.

"Bust risk" is the chance that the *one* card dealt next busts the seat. An action card is no bust, whatever its owner
does with it; with a Second Chance in front of it no single card can bust a seat.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from flip7.ai.row import Row
from flip7.ai.search import Search
from flip7.ai.table import Table
from flip7.engine import FACES, Card, Kind
from flip7.engine.rules import FLIP_SEVEN

_CARDS_AHEAD: Final = 4
"""How far hitting on is looked through; a fifth card changes the expected points by less than 0.1."""


def cards_to_come(table: Table) -> tuple[int, ...]:
    """How many of each face the next card can be, by `Card.index`: of the deck, or of the discard if that is next."""
    source = table.left if table.deck_left else table.discard
    return tuple(source.get(face, 0) for face in FACES)


def cards_after_reshuffle(table: Table) -> tuple[int, ...]:
    """How many of each face are next when those run out: the discard, if it is not dealt already."""
    return tuple(table.discard.get(face, 0) if table.deck_left else 0 for face in FACES)


def next_card(table: Table) -> Mapping[Card, float]:
    """The chance of each card to be dealt next. Empty if neither the deck nor the discard has one."""
    counts = cards_to_come(table)
    total = sum(counts)
    return MappingProxyType({face: count / total for face, count in zip(FACES, counts, strict=True) if count})


def bust_risk(table: Table, seat: int) -> float:
    """The chance that the next card busts the seat."""
    view = table.seats[seat]
    if view.second_chance or not view.active:
        return 0.0
    return _chance_of_numbers(table, lambda number: number in view.numbers)


def flip_seven_chance(table: Table, seat: int) -> float:
    """The chance that the next card is the seventh different number."""
    view = table.seats[seat]
    if not view.active or len(view.numbers) != FLIP_SEVEN - 1:
        return 0.0
    return _chance_of_numbers(table, lambda number: number not in view.numbers)


def expected_after_hit(table: Table, seat: int) -> float:
    """The expected points of the row if the seat is dealt one card and stays then."""
    return _search(table, seat).hit(Row.of(table.seats[seat]), 1)


def expected_hitting_on(table: Table, seat: int) -> float:
    """The expected points if the seat is dealt one card and then hits as long as that brings more points."""
    return _search(table, seat).hit(Row.of(table.seats[seat]), _CARDS_AHEAD)


def _chance_of_numbers(table: Table, matches: Callable[[int], bool]) -> float:
    return sum(chance for card, chance in next_card(table).items() if card.kind is Kind.NUMBER and matches(card.value))


def _search(table: Table, seat: int) -> Search:
    others = any(view.active for index, view in enumerate(table.seats) if index != seat)
    return Search(cards_to_come(table), next_deck=cards_after_reshuffle(table), alone=not others, exact=True)
