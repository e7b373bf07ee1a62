"""Hitting and staying with one hand: the value of every next card, backwards from a worth of the points at the end.

What the points are worth is given: the points themselves make a point-maximiser, the chance to win the match makes a
champion. The other seats stand still meanwhile; cards are drawn without putting them back.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple, Self, TypeAlias

from flip7.ai.table import SeatView
from flip7.engine import FLIP_THREE, FREEZE, SECOND_CHANCE, TIMES_TWO
from flip7.engine.rules import FLIP_SEVEN, FLIP_SEVEN_POINTS

Worth: TypeAlias = Sequence[float] | Mapping[int, float]
"""What a number of points is worth."""

POINTS: Worth = tuple(map(float, range(400)))
"""Points for their own sake. No row of two decks is worth 400."""

_USUAL_NUMBER = 7
"""The mean of the number cards, a little under."""
_BONUSES = ((13, 2), (14, 4), (15, 6), (16, 8), (17, 10))
_TIMES_TWO = TIMES_TWO.index
_FREEZE = FREEZE.index
_FLIP_THREE = FLIP_THREE.index
_SECOND = SECOND_CHANCE.index


class Hand(NamedTuple):
    """The cards of a seat, as far as they count."""

    have: int
    """A bit for each number."""
    size: int
    """How many numbers."""
    sum: int
    bonus: int
    """What the + cards add."""
    factor: int
    second: bool

    @classmethod
    def of(cls, view: SeatView) -> Self:
        have = 0
        for number in view.numbers:
            have |= 1 << number
        doubles = view.bonuses.count(TIMES_TWO)
        bonus = sum(card.value for card in view.bonuses if card is not TIMES_TWO)
        return cls(have, len(view.numbers), sum(view.numbers), bonus, 1 << doubles, view.second_chance)

    @property
    def points(self) -> int:
        return self.sum * self.factor + self.bonus


class Search:
    """The values of one moment: these cards to come, this worth of the points."""

    def __init__(
        self,
        counts: Sequence[int],
        worth: Worth = POINTS,
        seven: Worth | None = None,
        *,
        reserve: Sequence[int] = (),
        alone: bool = False,
        exact: bool = False,
    ) -> None:
        """`seven` is the worth of points with a Flip 7, which ends the round for the others too.

        The `reserve` is the next deck, for when these cards run out.
        Who is `alone` in the round must take its action cards itself; else they go to others and change nothing here.
        An `exact` search of one card looks through a Flip Three on oneself, too, card by card.
        """
        self._counts = list(counts)
        self._total = sum(counts)
        self._worth = worth
        self._seven = worth if seven is None else seven
        self._reserve = reserve
        self._alone = alone
        self._exact = exact
        self._spent = -1
        """The duplicate that a Second Chance took away: with it gone the cards are others than the hand tells."""
        self._known: dict[tuple[Hand, int, int], float] = {}

    def stay(self, hand: Hand) -> float:
        return self._worth[hand.sum * hand.factor + hand.bonus]

    def best(self, hand: Hand, depth: int) -> float:
        """The value of a seat that may stay now, or hit up to `depth` times."""
        stay = self._worth[hand.sum * hand.factor + hand.bonus]
        return max(stay, self.hit(hand, depth)) if depth else stay

    def hit(self, hand: Hand, depth: int) -> float:
        """The value of one more card, and then up to `depth` - 1 more where they are good."""
        if not self._total:
            return self._next_deck.hit(hand, depth) if any(self._reserve) else self.stay(hand)
        key = hand, depth, self._spent
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._last_hit(hand) if depth == 1 else self._hit(hand, depth)
        return found

    def forced(self, hand: Hand, cards: int) -> float:
        """The value of so many cards that must be taken, as in a Flip Three; action cards among them do nothing."""
        if not cards:
            return self.stay(hand)
        if not self._total:
            return self._next_deck.forced(hand, cards) if any(self._reserve) else self.stay(hand)
        key = hand, -cards, self._spent
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._forced(hand, cards)
        return found

    @cached_property
    def _next_deck(self) -> "Search":
        return Search(self._reserve, self._worth, self._seven, alone=self._alone, exact=self._exact)

    def _forced(self, hand: Hand, cards: int) -> float:
        counts, total = self._counts, self._total
        have, size, numbers, bonus, factor, second = hand
        value = 0.0
        self._total -= 1
        for number in range(13):
            copies = counts[number]
            if not copies:
                continue
            if have >> number & 1:
                value += copies * (self._saved(hand, number, cards=cards - 1) if second else self._worth[0])
            elif size == FLIP_SEVEN - 1:
                value += copies * self._seven[(numbers + number) * factor + bonus + FLIP_SEVEN_POINTS]
            else:
                counts[number] -= 1
                more = Hand(have | 1 << number, size + 1, numbers + number, bonus, factor, second)
                value += copies * self.forced(more, cards - 1)
                counts[number] += 1
        for face, more in self._with_bonus(hand):
            counts[face] -= 1
            value += (counts[face] + 1) * self.forced(more, cards - 1)
            counts[face] += 1
        actions = [face for face in (_FREEZE, _FLIP_THREE, _SECOND) if counts[face]]
        if actions:
            copies = sum(counts[face] for face in actions)
            counts[actions[0]] -= 1  # one is as good as another here
            value += copies * self.forced(hand, cards - 1)
            counts[actions[0]] += 1
        self._total += 1
        return value / total

    def _saved(self, hand: Hand, number: int, *, cards: int = 0, depth: int = 0) -> float:
        """The value when a duplicate of `number` has cost the Second Chance, and cards must or may still be taken."""
        before = self._spent
        self._spent = number
        self._counts[number] -= 1
        left = hand._replace(second=False)
        value = self.forced(left, cards) if cards else self.best(left, depth)
        self._counts[number] += 1
        self._spent = before
        return value

    def _with_bonus(self, hand: Hand) -> list[tuple[int, Hand]]:
        counts = self._counts
        found = [(face, hand._replace(bonus=hand.bonus + plus)) for face, plus in _BONUSES if counts[face]]
        if counts[_TIMES_TWO]:
            found.append((_TIMES_TWO, hand._replace(factor=hand.factor * 2)))
        return found

    def _hit(self, hand: Hand, depth: int) -> float:
        counts, total, worth = self._counts, self._total, self._worth
        have, size, numbers, bonus, factor, second = hand
        stay = worth[numbers * factor + bonus]
        value = 0.0
        dead = 0
        deeper = depth - 1
        self._total -= 1
        for number in range(13):
            copies = counts[number]
            if not copies:
                continue
            if have >> number & 1:
                dead += copies
                if second:
                    value += copies * self._saved(hand, number, depth=deeper)
            elif size == FLIP_SEVEN - 1:
                value += copies * self._seven[(numbers + number) * factor + bonus + FLIP_SEVEN_POINTS]
            else:
                counts[number] = copies - 1
                more = Hand(have | 1 << number, size + 1, numbers + number, bonus, factor, second)
                value += copies * self.best(more, deeper)
                counts[number] = copies
        if not second:
            value += dead * worth[0]
        for face, more in self._with_bonus(hand):
            copies = counts[face]
            counts[face] = copies - 1
            value += copies * self.best(more, deeper)
            counts[face] = copies
        idle = 0
        if counts[_SECOND]:
            if second:
                idle += counts[_SECOND]
            else:
                copies = counts[_SECOND]
                counts[_SECOND] = copies - 1
                value += copies * self.best(hand._replace(second=True), deeper)
                counts[_SECOND] = copies
        if self._alone:
            value += counts[_FREEZE] * stay
            value += counts[_FLIP_THREE] * self._rough_three(hand, dead)
        else:
            idle += counts[_FREEZE] + counts[_FLIP_THREE]
        self._total += 1
        # A card that changes nothing brings the same choice again.
        if idle and idle < total and value >= stay * (total - idle):
            return value / (total - idle)
        return (value + idle * stay) / total

    def _three(self, hand: Hand) -> float:
        counts = self._counts
        counts[_FLIP_THREE] -= 1
        self._total -= 1
        value = self.forced(hand, 3)
        counts[_FLIP_THREE] += 1
        self._total += 1
        return value

    def _rough_three(self, hand: Hand, dead: int) -> float:
        """About what a Flip Three on oneself is worth: looked through card by card it would take most of the time."""
        points = hand.sum * hand.factor + hand.bonus
        if hand.second:
            return self._worth[points + _USUAL_NUMBER * hand.factor]
        total = max(self._total, 1)
        safe = 1.0
        for card in range(3):
            safe *= max(0.0, 1.0 - (dead + card * _USUAL_NUMBER) / total)
        return safe * self._worth[points + 3 * _USUAL_NUMBER * hand.factor] + (1 - safe) * self._worth[0]

    def _last_hit(self, hand: Hand) -> float:
        """One card and then stay: most of the work, so nothing is called for it."""
        counts, total, worth = self._counts, self._total, self._worth
        have, size, numbers, bonus, factor, second = hand
        points = numbers * factor + bonus
        stay = worth[points]
        value = 0.0
        left = total
        dead = 0
        for number in range(13):
            copies = counts[number]
            if copies and not have >> number & 1:
                left -= copies
                gained = points + number * factor
                value += copies * (worth[gained] if size < FLIP_SEVEN - 1 else self._seven[gained + FLIP_SEVEN_POINTS])
            elif copies:
                dead += copies
        if dead and not second:
            left -= dead
            value += dead * worth[0]
        for face, plus in _BONUSES:
            if counts[face]:
                left -= counts[face]
                value += counts[face] * worth[points + plus]
        if counts[_TIMES_TWO]:
            left -= counts[_TIMES_TWO]
            value += counts[_TIMES_TWO] * worth[points + numbers * factor]
        if self._alone and counts[_FLIP_THREE]:
            left -= counts[_FLIP_THREE]
            value += counts[_FLIP_THREE] * (self._three(hand) if self._exact else self._rough_three(hand, dead))
        # What is left is a Second Chance, a duplicate that one takes away, or an action card: the points stay.
        return (value + left * stay) / total
