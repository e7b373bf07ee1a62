"""Exact chances from what everybody can see: the cards that are left.

"Bust risk" is the chance that the *one* card dealt next busts the seat. An action card is no bust, whatever its owner
does with it; with a Second Chance in front of it no single card can bust a seat.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Self

from flip7.ai.row import Row
from flip7.ai.search import Search
from flip7.ai.table import Table
from flip7.engine import FACES, SECOND_CHANCE, Card, Kind, SecondInFlipThree
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


def flip_three_risk(table: Table, seat: int) -> float:
    """The chance that a Flip Three busts the seat: one card after another, and with all that a Second Chance saves."""
    view = table.seats[seat]
    deck, later = _Cards.of(cards_to_come(table)), _Cards.of(cards_after_reshuffle(table))
    saves = table.rules.second_in_flip3 is SecondInFlipThree.AT_ONCE
    return _FlipThree(deck, later, frozenset(view.numbers), int(view.second_chance), saves).risk(3)


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


@dataclass(frozen=True, slots=True)
class _Cards:
    """Cards by what they can do to a row within a Flip Three."""

    numbers: tuple[int, ...]
    """How many of each."""
    second_chances: int
    others: int

    @classmethod
    def of(cls, counts: Sequence[int]) -> Self:
        numbers = tuple(count for face, count in zip(FACES, counts, strict=True) if face.kind is Kind.NUMBER)
        seconds = counts[SECOND_CHANCE.index]
        return cls(numbers, seconds, sum(counts) - sum(numbers) - seconds)

    @property
    def total(self) -> int:
        return sum(self.numbers) + self.second_chances + self.others

    def changed(self, number: int | None = None, *, second: int = 0, other: int = 0, by: int = -1) -> "_Cards":
        numbers = self.numbers
        if number is not None:
            numbers = (*numbers[:number], numbers[number] + by, *numbers[number + 1 :])
        return _Cards(numbers, self.second_chances + second, self.others + other)


@dataclass(frozen=True, slots=True)
class _FlipThree:
    """A row to which the cards of a Flip Three are dealt."""

    deck: _Cards
    later: _Cards
    """What the deck is made of when it runs out."""
    row: frozenset[int]
    second_chances: int
    saves: bool
    """Whether a Second Chance drawn meanwhile can save."""

    def risk(self, cards: int) -> float:
        """The chance that one of so many cards busts the row."""
        total = self.deck.total
        if not total:
            reshuffled = replace(self, deck=self.later, later=_NO_CARDS)
            return reshuffled.risk(cards) if self.later.total else 0.0
        if cards == 1:
            doubles = sum(self.deck.numbers[number] for number in self.row)
            return 0.0 if self.second_chances else doubles / total
        busts = sum(count * self._with(number, cards) for number, count in enumerate(self.deck.numbers) if count)
        if self.deck.others:
            busts += self.deck.others * replace(self, deck=self.deck.changed(other=-1)).risk(cards - 1)
        if self.deck.second_chances:
            more = self.second_chances + self.saves
            after = replace(self, deck=self.deck.changed(second=-1), second_chances=more)
            busts += self.deck.second_chances * after.risk(cards - 1)
        return busts / total

    def _with(self, number: int, cards: int) -> float:
        """The risk of it all when this number comes first."""
        deck = self.deck.changed(number)
        if number not in self.row:
            row = self.row | {number}
            return 0.0 if len(row) == FLIP_SEVEN else replace(self, deck=deck, row=row).risk(cards - 1)
        if not self.second_chances:
            return 1.0
        later = self.later.changed(number, second=1, by=1)
        return replace(self, deck=deck, later=later, second_chances=self.second_chances - 1).risk(cards - 1)


_NO_CARDS: Final = _Cards((0,) * 13, 0, 0)
