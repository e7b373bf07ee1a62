"""Rollouts: what the row of a rival may come to this round, dealt to its end some hundred times.

The cards are those that everybody knows to be left, in a random order of our own. A row hits as long as one more card
brings points on average, as good players do.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from flip7.ai.row import Row
from flip7.engine import FACES, FREEZE, SECOND_CHANCE, TIMES_TWO, Kind
from flip7.engine.rules import FLIP_SEVEN, FLIP_SEVEN_POINTS

PointsDistribution: TypeAlias = tuple[tuple[int, float], ...]
"""The points at the end of the round, each with its chance."""

_ROLLOUTS: Final = 192
"""How often a row is dealt to its end, at a table of up to four."""
_FEWEST: Final = 32
"""The same at the largest tables, where each of the others matters less."""
_TIMES_TWO: Final = TIMES_TWO.index
_FREEZE: Final = FREEZE.index
_SECOND_CHANCE: Final = SECOND_CHANCE.index
_VALUES: Final = tuple(face.value for face in FACES)
_PLUS: Final = tuple(face.index for face in FACES if face.kind is Kind.BONUS and face is not TIMES_TWO)


class Rollouts:
    """The rest of a round for single rows, with the cards of one moment."""

    def __init__(self, counts: Sequence[int], next_deck: Sequence[int], seats: int, rng: random.Random) -> None:
        """`counts` are the cards to come, by `Card.index`, and `next_deck` those of the deck after that."""
        self._counts = counts
        self._cards = _cards(counts)
        self._next_deck = _cards(next_deck)
        self._rollouts = max(_ROLLOUTS * 4 // max(seats, 4), _FEWEST)
        self._random = rng.random
        self._numbers = sum(counts[:13])
        self._sum = sum(number * counts[number] for number in range(13))
        self._plus = sum(_VALUES[plus] * counts[plus] for plus in _PLUS)

    def final_points(self, row: Row, forced: int = 0) -> PointsDistribution:
        """What the row may come to, if it must take `forced` cards first and hits or stays after that.

        One that stays at once is certain and needs no rollout.
        """
        held = [number for number in range(13) if row.mask >> number & 1]
        duplicates = sum(self._counts[number] for number in held)
        duplicates_sum = sum(self._counts[number] * number for number in held)
        stays = not row.second_chance and not self._hits(
            row.size, row.sum, row.bonus, row.factor, duplicates, duplicates_sum
        )
        if not forced and stays:
            return ((row.points, 1.0),)
        ends: dict[int, float] = {}
        share = 1 / self._rollouts
        for number in range(self._rollouts):
            points = self._play(row, duplicates, duplicates_sum, forced, self._draws(number))
            ends[points] = ends.get(points, 0.0) + share
        return tuple(ends.items())

    # Asked for every card: to make a Row for it takes longer than the answer.
    def _hits(self, size: int, numbers: int, bonus: int, factor: int, duplicates: int, duplicates_sum: int) -> bool:  # noqa: PLR0917
        """Whether one more card brings points on average, of which `duplicates` would bust the row."""
        points = numbers * factor + bonus
        if not points:
            return True
        gain = (self._sum - duplicates_sum + self._counts[_TIMES_TWO] * numbers) * factor + self._plus
        if size == FLIP_SEVEN - 1:
            gain += FLIP_SEVEN_POINTS * (self._numbers - duplicates)
        return gain > duplicates * points

    def _play(self, row: Row, duplicates: int, duplicates_sum: int, forced: int, draws: Iterator[int]) -> int:
        mask, size, numbers, bonus, factor, second_chance = row
        counts = self._counts
        for dealt, card in enumerate(draws):
            if (
                dealt >= forced
                and not second_chance
                and not self._hits(size, numbers, bonus, factor, duplicates, duplicates_sum)
            ):
                break
            if card < 13:
                if mask >> card & 1:
                    if not second_chance:
                        return 0
                    second_chance = False
                    continue
                mask |= 1 << card
                size += 1
                numbers += card
                if size == FLIP_SEVEN:
                    return numbers * factor + bonus + FLIP_SEVEN_POINTS
                # The card itself is gone, so one fewer of its kind can bust the row.
                duplicates += counts[card] - 1
                duplicates_sum += (counts[card] - 1) * card
            elif card == _TIMES_TWO:
                factor *= 2
            elif card < _FREEZE:
                bonus += _VALUES[card]
            elif card == _SECOND_CHANCE:
                second_chance = True
        return numbers * factor + bonus

    def _draws(self, number: int) -> Iterator[int]:
        """The next cards, without putting them back. The first, which matters most, is spread evenly over the deck."""
        cards, draw = self._cards, self._random
        left = len(cards)
        place = int((number + draw()) / self._rollouts * left)
        taken: set[int] = set()
        while left:
            if place not in taken:
                yield cards[place]
                taken.add(place)
                left -= 1
            place = int(draw() * len(cards))
        next_deck = self._next_deck.copy()
        while next_deck:
            yield next_deck.pop(int(draw() * len(next_deck)))


def _cards(counts: Sequence[int]) -> list[int]:
    return [index for index, count in enumerate(counts) for _ in range(count)]
