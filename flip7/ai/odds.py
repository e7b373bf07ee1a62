"""Exact chances from what everybody can see: the cards that are left.

"Bust risk" is the chance that the *one* card dealt next busts the seat. An action card is no bust, whatever its owner
does with it; with a Second Chance in front of it no single card can bust a seat.
"""

from collections.abc import Callable, Mapping, Sequence
from math import comb, perm
from types import MappingProxyType
from typing import Final

from flip7.ai.hand import Hand, Search
from flip7.ai.table import Table
from flip7.engine import FACES, Card, Kind
from flip7.engine.rules import FLIP_SEVEN

_CARDS_AHEAD: Final = 4
"""How far hitting on is looked through; a fifth card changes the expected points by less than 0.1."""


def cards_to_come(table: Table) -> tuple[int, ...]:
    """How many of each face the next card can be, by `Card.index`: of the deck, or of the discard if that is next."""
    source = table.left if table.deck_left else table.discard
    return tuple(source.get(face, 0) for face in FACES)


def cards_after(table: Table) -> tuple[int, ...]:
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


def duplicate_chance(table: Table, seat: int) -> float:
    """The chance that the next card is a number that the seat has already, Second Chance or not."""
    numbers = table.seats[seat].numbers
    return _chance_of_numbers(table, lambda number: number in numbers)


def flip_seven_chance(table: Table, seat: int) -> float:
    """The chance that the next card is the seventh different number."""
    view = table.seats[seat]
    if not view.active or len(view.numbers) != FLIP_SEVEN - 1:
        return 0.0
    return _chance_of_numbers(table, lambda number: number not in view.numbers)


def flip_seven_ahead(table: Table, seat: int) -> float:
    """The chance of a Flip 7 for a seat that hits to the end, if all its action cards go to others."""
    view = table.seats[seat]
    if not view.active:
        return 0.0
    counts = cards_to_come(table)[:13]
    missing = [count for number, count in enumerate(counts) if number not in view.numbers]
    needed = FLIP_SEVEN - len(view.numbers)
    numbers = sum(counts)
    if needed > numbers:
        return 0.0
    # The number cards come in any order, and what lies between them changes nothing.
    ways = _ways(missing)[needed] * perm(needed)
    chance = ways / perm(numbers, needed)
    if view.second_chance and numbers > needed:
        chance += _saved_once(counts, view.numbers, needed) / perm(numbers, needed + 1)
    return chance


def expected_after_hit(table: Table, seat: int) -> float:
    """The expected points of the row if the seat is dealt one card and stays then."""
    return _search(table, seat).hit(Hand.of(table.seats[seat]), 1)


def expected_ahead(table: Table, seat: int) -> float:
    """The expected points if the seat is dealt one card and then hits as long as that brings more points."""
    return _search(table, seat).hit(Hand.of(table.seats[seat]), _CARDS_AHEAD)


def _chance_of_numbers(table: Table, matches: Callable[[int], bool]) -> float:
    return sum(chance for card, chance in next_card(table).items() if card.kind is Kind.NUMBER and matches(card.value))


def _search(table: Table, seat: int) -> Search:
    others = any(view.active for index, view in enumerate(table.seats) if index != seat)
    return Search(cards_to_come(table), reserve=cards_after(table), alone=not others, exact=True)


def _ways(counts: Sequence[int]) -> list[int]:
    """In how many ways 0, 1, ... 7 cards of different numbers can be taken."""
    ways = [1] + [0] * FLIP_SEVEN
    for count in counts:
        for size in range(FLIP_SEVEN, 0, -1):
            ways[size] += ways[size - 1] * count
    return ways


def _saved_once(counts: Sequence[int], row: Sequence[int], needed: int) -> int:
    """The orders of `needed` + 1 number cards that bring the missing numbers and, before the last, one duplicate."""
    orders = 0
    for number, count in enumerate(counts):
        others = [c for other, c in enumerate(counts) if other not in row and other != number]
        if number in row:
            # The duplicate of a card in the row may come at any place but the last.
            orders += count * _ways(others)[needed] * perm(needed) * needed
        elif count > 1:
            # Two of a missing number lie at any two places but the last, which is for a new number.
            orders += count * (count - 1) * _ways(others)[needed - 1] * perm(needed - 1) * comb(needed, 2)
    return orders
