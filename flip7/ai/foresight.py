"""What the rows of others may come to this round: dealt on in our head, some hundred times each.

The cards are those that everybody knows to be left, in an order of our own. A row goes on as long as one more card
brings points on average, as good players do.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from flip7.ai.hand import Hand
from flip7.engine import FACES, FREEZE, SECOND_CHANCE, TIMES_TWO, Kind
from flip7.engine.rules import FLIP_SEVEN, FLIP_SEVEN_POINTS

Outlook: TypeAlias = tuple[tuple[int, float], ...]
"""The points at the end of the round, each with its chance."""

_TRIES: Final = 192
"""How often a row is dealt on, at a table of up to four."""
_LEAST: Final = 32
"""The same at the largest tables, where each of the others matters less."""
_TWICE: Final = TIMES_TWO.index
_FREEZE: Final = FREEZE.index
_SECOND: Final = SECOND_CHANCE.index
_VALUES: Final = tuple(face.value for face in FACES)
_PLUS: Final = tuple(face.index for face in FACES if face.kind is Kind.BONUS and face is not TIMES_TWO)


class Foresight:
    """The rest of a round for single rows, with the cards of one moment."""

    def __init__(self, counts: Sequence[int], reserve: Sequence[int], seats: int, chance: random.Random) -> None:
        """`counts` are the cards to come, by `Card.index`, and `reserve` those of the deck after that."""
        self._counts = counts
        self._cards = _cards(counts)
        self._reserve = _cards(reserve)
        self._tries = max(_TRIES * 4 // max(seats, 4), _LEAST)
        self._random = chance.random
        self._numbers = sum(counts[:13])
        self._sum = sum(number * counts[number] for number in range(13))
        self._plus = sum(_VALUES[plus] * counts[plus] for plus in _PLUS)

    def outlook(self, hand: Hand, forced: int = 0) -> Outlook:
        """What the row may come to, if it must take `forced` cards first and can choose then."""
        held = [number for number in range(13) if hand.have >> number & 1]
        dead = sum(self._counts[number] for number in held)
        lost = sum(self._counts[number] * number for number in held)
        stays = not hand.second and not self._goes_on(hand.size, hand.sum, hand.bonus, hand.factor, dead, lost)
        if not forced and stays:
            return ((hand.points, 1.0),)
        ends: dict[int, float] = {}
        share = 1 / self._tries
        for part in range(self._tries):
            points = self._deal_on(hand, dead, lost, forced, self._draws(part))
            ends[points] = ends.get(points, 0.0) + share
        return tuple(ends.items())

    # Asked for every card: to make a Hand for it takes longer than the answer.
    def _goes_on(self, size: int, numbers: int, bonus: int, factor: int, dead: int, lost: int) -> bool:  # noqa: PLR0917
        """Whether one more card brings points on average, of which `dead` would bust the row."""
        points = numbers * factor + bonus
        if not points:
            return True
        gain = (self._sum - lost + self._counts[_TWICE] * numbers) * factor + self._plus
        if size == FLIP_SEVEN - 1:
            gain += FLIP_SEVEN_POINTS * (self._numbers - dead)
        return gain > dead * points

    def _deal_on(self, hand: Hand, dead: int, lost: int, forced: int, draws: Iterator[int]) -> int:
        have, size, numbers, bonus, factor, second = hand
        counts = self._counts
        for dealt, card in enumerate(draws):
            if dealt >= forced and not second and not self._goes_on(size, numbers, bonus, factor, dead, lost):
                break
            if card < 13:
                if have >> card & 1:
                    if not second:
                        return 0
                    second = False
                    continue
                have |= 1 << card
                size += 1
                numbers += card
                if size == FLIP_SEVEN:
                    return numbers * factor + bonus + FLIP_SEVEN_POINTS
                # The card itself is gone, so one fewer of its kind can bust the row.
                dead += counts[card] - 1
                lost += (counts[card] - 1) * card
            elif card == _TWICE:
                factor *= 2
            elif card < _FREEZE:
                bonus += _VALUES[card]
            elif card == _SECOND:
                second = True
        return numbers * factor + bonus

    def _draws(self, part: int) -> Iterator[int]:
        """The next cards, without putting them back. The first, which matters most, is spread evenly over the deck."""
        cards, draw = self._cards, self._random
        left = len(cards)
        place = int((part + draw()) / self._tries * left)
        taken: set[int] = set()
        while left:
            if place not in taken:
                yield cards[place]
                taken.add(place)
                left -= 1
            place = int(draw() * len(cards))
        reserve = self._reserve.copy()
        while reserve:
            yield reserve.pop(int(draw() * len(reserve)))


def _cards(counts: Sequence[int]) -> list[int]:
    return [index for index, count in enumerate(counts) for _ in range(count)]
