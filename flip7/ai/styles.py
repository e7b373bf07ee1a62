"""How the characters below the champion play. They err like people: they forget cards, feel lucky, bear grudges."""

from abc import ABC, abstractmethod
from typing import Final

from flip7.ai.hand import Hand, Search
from flip7.ai.odds import cards_to_come
from flip7.ai.slices import Slices
from flip7.ai.table import SeatView, Table
from flip7.engine import FACES, FLIP_THREE, FREEZE, Decision, Move, Target, Turn, full_deck
from flip7.engine.rules import FLIP_SEVEN

_AHEAD: Final = 3


class Style(ABC):
    """A way to play that needs no long thought."""

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        if isinstance(pending, Turn):
            # Who has nothing can lose nothing; and if nobody took the last card of a deck, no match would ever end.
            nothing = not table.seats[pending.seat].points
            return Move.HIT if nothing or self.wants_more(table, pending.seat) else Move.STAY
        others = [seat for seat in pending.options if seat != pending.seat]
        if pending.card is FREEZE:
            return self.freeze(table, pending.seat, pending.options)
        if pending.card is FLIP_THREE:
            return self.flip_three(table, pending.seat, pending.options)
        # A Second Chance that one must give away helps the weakest most, and hurts least.
        return min(others, key=lambda seat: (standing(table, seat), _distance(table, pending.seat, seat)))

    def think(self, table: Table, pending: Turn | Target) -> Slices[Decision]:
        yield
        return self.choose(table, pending)

    @abstractmethod
    def wants_more(self, table: Table, seat: int) -> bool:
        """Hit?"""

    @abstractmethod
    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        """Whom a Freeze of `seat` is for."""

    @abstractmethod
    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        """Whom a Flip Three of `seat` is for."""


class Child(Style):
    """Plays by feeling: a big card is enough, a small one asks for more. Cards go to the neighbour."""

    def wants_more(self, table: Table, seat: int) -> bool:
        view = table.seats[seat]
        if view.second_chance:
            return True
        big = sum(number >= 7 for number in view.numbers)
        return (big < 1 and len(view.numbers) < 3) or len(view.numbers) + len(view.bonuses) < 2

    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        return _neighbour(table, seat, options)

    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        # Three cards sound like a present as long as there is nothing to lose.
        if seat in options and len(table.seats[seat].numbers) < 2:
            return seat
        return _neighbour(table, seat, options)


class Careful(Style):
    """Counts the cards it sees, but forgets those of earlier rounds, and takes no risk worth the name."""

    risk: Final = 0.18

    def wants_more(self, table: Table, seat: int) -> bool:
        view = table.seats[seat]
        if view.second_chance:
            return view.points < 40
        return remembered_risk(table, view) < self.risk

    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        # A good row is brought home before anything happens to it.
        if seat in options and table.seats[seat].points >= 18:
            return seat
        return _strongest_row(table, seat, options)

    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        return _strongest_row(table, seat, options)


class Greedy(Style):
    """Wants the Flip 7 and nothing less, once it smells it; bolder still when behind."""

    def wants_more(self, table: Table, seat: int) -> bool:
        view = table.seats[seat]
        size = len(view.numbers)
        if view.second_chance or size < 4:
            return True
        behind = max(other.total for other in table.seats) - view.total
        return (size == 4 and view.points < 42) or (size == FLIP_SEVEN - 1 and behind >= 50)

    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        # Who is nearest to a Flip 7 of its own must be stopped.
        return _longest_row(table, seat, options)

    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        mine = table.seats[seat]
        if seat in options and (len(mine.numbers) <= 1 or (mine.second_chance and len(mine.numbers) >= 4)):
            return seat
        return _longest_row(table, seat, options)


class Frosty(Style):
    """Solid in its own play, merciless with the leader: everything cold goes there."""

    def wants_more(self, table: Table, seat: int) -> bool:
        view = table.seats[seat]
        if view.second_chance:
            return True
        behind = max(other.total for other in table.seats) - view.total
        return view.points < (30 if behind >= 60 else 23)

    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        return _leader(table, seat, options)

    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        return _leader(table, seat, options)


class Counter(Style):
    """Knows every card and plays for the most points, exactly; that a match is to be won it forgets."""

    def wants_more(self, table: Table, seat: int) -> bool:
        hand = Hand.of(table.seats[seat])
        alone = not any(view.active for other, view in enumerate(table.seats) if other != seat)
        search = Search(cards_to_come(table), alone=alone)
        return search.hit(hand, 1) > hand.points or search.hit(hand, _AHEAD) > hand.points

    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        return _leader(table, seat, options)

    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        counts = cards_to_come(table)
        search = Search(counts)
        if seat in options and not table.seats[seat].numbers:
            return seat
        others = [other for other in options if other != seat]
        return max(
            others,
            key=lambda other: (
                standing(table, other) / 4 + table.seats[other].points - search.forced(Hand.of(table.seats[other]), 3),
                -_distance(table, seat, other),
            ),
        )


def standing(table: Table, seat: int) -> int:
    """The total that the seat would have if the round ended now."""
    view = table.seats[seat]
    return view.total + view.points


def remembered_risk(table: Table, view: SeatView) -> float:
    """The bust risk for somebody who takes the deck to be new, but for what lies on the table."""
    counts = [0] * len(FACES)
    for card in full_deck(len(table.seats)):
        counts[card.index] += 1
    for seat in table.seats:
        for number in seat.numbers:
            counts[number] -= 1
        for bonus in seat.bonuses:
            counts[bonus.index] -= 1
    return sum(counts[number] for number in view.numbers) / sum(counts)


def _distance(table: Table, seat: int, other: int) -> int:
    """How many places to the left: equals are told apart by it, so that no chair at the table is worse than another."""
    return (other - seat) % len(table.seats)


def _others(seat: int, options: tuple[int, ...]) -> list[int]:
    return [other for other in options if other != seat] or [seat]


def _neighbour(table: Table, seat: int, options: tuple[int, ...]) -> int:
    return min(_others(seat, options), key=lambda other: _distance(table, seat, other))


def _leader(table: Table, seat: int, options: tuple[int, ...]) -> int:
    return max(_others(seat, options), key=lambda other: (standing(table, other), -_distance(table, seat, other)))


def _strongest_row(table: Table, seat: int, options: tuple[int, ...]) -> int:
    return max(_others(seat, options), key=lambda other: (table.seats[other].points, -_distance(table, seat, other)))


def _longest_row(table: Table, seat: int, options: tuple[int, ...]) -> int:
    return max(
        _others(seat, options),
        key=lambda other: (len(table.seats[other].numbers), standing(table, other), -_distance(table, seat, other)),
    )
