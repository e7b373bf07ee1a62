"""Hit or stay with one row: an expectimax search through its own next cards.

What points are worth at the end of the round, their utility, is given: the points themselves make a seat that plays
for points, the chance to win the match makes the champion. The other seats stand still meanwhile. Cards are drawn
without putting them back. The recursion is written down in docs/AI.md.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TypeAlias

from flip7.ai.row import Row
from flip7.engine import FLIP_THREE, FREEZE, SECOND_CHANCE, TIMES_TWO
from flip7.engine.rules import FLIP_SEVEN, FLIP_SEVEN_POINTS

Utility: TypeAlias = Sequence[float] | Mapping[int, float]
"""What points at the end of the round are worth, by their number."""

POINTS: Utility = tuple(map(float, range(400)))
"""Points for their own sake. No row of two decks is worth 400."""

_MEAN_NUMBER = 7
"""The mean of the number cards, a little under."""
_PLUS_CARDS = ((13, 2), (14, 4), (15, 6), (16, 8), (17, 10))
_TIMES_TWO = TIMES_TWO.index
_FREEZE = FREEZE.index
_FLIP_THREE = FLIP_THREE.index
_SECOND_CHANCE = SECOND_CHANCE.index


class Search:
    """The values of one moment: these cards to come, by `Card.index`, and this utility of points."""

    def __init__(
        self,
        counts: Sequence[int],
        utility: Utility = POINTS,
        flip_seven_utility: Utility | None = None,
        *,
        next_deck: Sequence[int] = (),
        alone: bool = False,
        exact: bool = False,
    ) -> None:
        """`flip_seven_utility` is that of points with a Flip 7, which ends the round for the others, too.

        `next_deck` are the cards that are shuffled when these run out.
        Who is `alone` in the round must take its action cards itself; else they go to others and change nothing here.
        An `exact` search of one card looks through a Flip Three on oneself, too, card by card.
        """
        self._counts = list(counts)
        self._total = sum(counts)
        self._utility = utility
        self._flip_seven_utility = utility if flip_seven_utility is None else flip_seven_utility
        self._next_cards = next_deck
        self._alone = alone
        self._exact = exact
        self._saved_from = -1
        """The duplicate that a Second Chance took away: the cards left do not follow from the row alone then."""
        self._memo: dict[tuple[Row, int, int], float] = {}

    def stay(self, row: Row) -> float:
        """The value of staying now."""
        return self._utility[row.sum * row.factor + row.bonus]

    def best(self, row: Row, depth: int) -> float:
        """The value of a seat that may stay now, or hit up to `depth` times."""
        stay = self._utility[row.sum * row.factor + row.bonus]
        return max(stay, self.hit(row, depth)) if depth else stay

    def hit(self, row: Row, depth: int) -> float:
        """The value of one more card, and then up to `depth` - 1 more where they are good."""
        if not self._total:
            return self._search_of_next_deck.hit(row, depth) if any(self._next_cards) else self.stay(row)
        key = row, depth, self._saved_from
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = self._last_hit(row) if depth == 1 else self._hit(row, depth)
        return found

    def forced(self, row: Row, cards: int) -> float:
        """The value of so many cards that must be taken, as in a Flip Three; action cards among them do nothing."""
        if not cards:
            return self.stay(row)
        if not self._total:
            return self._search_of_next_deck.forced(row, cards) if any(self._next_cards) else self.stay(row)
        key = row, -cards, self._saved_from
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = self._forced(row, cards)
        return found

    @cached_property
    def _search_of_next_deck(self) -> "Search":
        return Search(self._next_cards, self._utility, self._flip_seven_utility, alone=self._alone, exact=self._exact)

    def _forced(self, row: Row, cards: int) -> float:
        counts, total = self._counts, self._total
        mask, size, numbers, bonus, factor, second_chance = row
        value = 0.0
        self._total -= 1
        for number in range(13):
            copies = counts[number]
            if not copies:
                continue
            if mask >> number & 1:
                value += copies * (self._saved(row, number, cards=cards - 1) if second_chance else self._utility[0])
            elif size == FLIP_SEVEN - 1:
                value += copies * self._flip_seven_utility[(numbers + number) * factor + bonus + FLIP_SEVEN_POINTS]
            else:
                counts[number] -= 1
                more = Row(mask | 1 << number, size + 1, numbers + number, bonus, factor, second_chance)
                value += copies * self.forced(more, cards - 1)
                counts[number] += 1
        for face, more in self._with_bonus(row):
            counts[face] -= 1
            value += (counts[face] + 1) * self.forced(more, cards - 1)
            counts[face] += 1
        actions = [face for face in (_FREEZE, _FLIP_THREE, _SECOND_CHANCE) if counts[face]]
        if actions:
            copies = sum(counts[face] for face in actions)
            counts[actions[0]] -= 1  # they all do nothing here
            value += copies * self.forced(row, cards - 1)
            counts[actions[0]] += 1
        self._total += 1
        return value / total

    def _saved(self, row: Row, number: int, *, cards: int = 0, depth: int = 0) -> float:
        """The value when a duplicate of `number` has cost the Second Chance, and cards must or may still be taken."""
        before = self._saved_from
        self._saved_from = number
        self._counts[number] -= 1
        left = row._replace(second_chance=False)
        value = self.forced(left, cards) if cards else self.best(left, depth)
        self._counts[number] += 1
        self._saved_from = before
        return value

    def _with_bonus(self, row: Row) -> list[tuple[int, Row]]:
        counts = self._counts
        found = [(face, row._replace(bonus=row.bonus + plus)) for face, plus in _PLUS_CARDS if counts[face]]
        if counts[_TIMES_TWO]:
            found.append((_TIMES_TWO, row._replace(factor=row.factor * 2)))
        return found

    def _hit(self, row: Row, depth: int) -> float:
        counts, total, utility = self._counts, self._total, self._utility
        mask, size, numbers, bonus, factor, second_chance = row
        stay = utility[numbers * factor + bonus]
        value = 0.0
        duplicates = 0
        deeper = depth - 1
        self._total -= 1
        for number in range(13):
            copies = counts[number]
            if not copies:
                continue
            if mask >> number & 1:
                duplicates += copies
                if second_chance:
                    value += copies * self._saved(row, number, depth=deeper)
            elif size == FLIP_SEVEN - 1:
                value += copies * self._flip_seven_utility[(numbers + number) * factor + bonus + FLIP_SEVEN_POINTS]
            else:
                counts[number] = copies - 1
                more = Row(mask | 1 << number, size + 1, numbers + number, bonus, factor, second_chance)
                value += copies * self.best(more, deeper)
                counts[number] = copies
        if not second_chance:
            value += duplicates * utility[0]
        for face, more in self._with_bonus(row):
            copies = counts[face]
            counts[face] = copies - 1
            value += copies * self.best(more, deeper)
            counts[face] = copies
        idle = 0
        if counts[_SECOND_CHANCE]:
            if second_chance:
                idle += counts[_SECOND_CHANCE]
            else:
                copies = counts[_SECOND_CHANCE]
                counts[_SECOND_CHANCE] = copies - 1
                value += copies * self.best(row._replace(second_chance=True), deeper)
                counts[_SECOND_CHANCE] = copies
        if self._alone:
            value += counts[_FREEZE] * stay
            value += counts[_FLIP_THREE] * self._rough_flip_three(row, duplicates)
        else:
            idle += counts[_FREEZE] + counts[_FLIP_THREE]
        self._total += 1
        # A card that changes nothing brings the same choice again.
        if idle and idle < total and value >= stay * (total - idle):
            return value / (total - idle)
        return (value + idle * stay) / total

    def _flip_three(self, row: Row) -> float:
        counts = self._counts
        counts[_FLIP_THREE] -= 1
        self._total -= 1
        value = self.forced(row, 3)
        counts[_FLIP_THREE] += 1
        self._total += 1
        return value

    def _rough_flip_three(self, row: Row, duplicates: int) -> float:
        """About what a Flip Three on oneself is worth: looked through card by card it would take most of the time."""
        points = row.sum * row.factor + row.bonus
        if row.second_chance:
            return self._utility[points + _MEAN_NUMBER * row.factor]
        total = max(self._total, 1)
        safe = 1.0
        for card in range(3):
            safe *= max(0.0, 1.0 - (duplicates + card * _MEAN_NUMBER) / total)
        return safe * self._utility[points + 3 * _MEAN_NUMBER * row.factor] + (1 - safe) * self._utility[0]

    def _last_hit(self, row: Row) -> float:
        """One card and then stay: most of the work, so nothing is called for it."""
        counts, total, utility = self._counts, self._total, self._utility
        mask, size, numbers, bonus, factor, second_chance = row
        points = numbers * factor + bonus
        stay = utility[points]
        value = 0.0
        left = total
        duplicates = 0
        for number in range(13):
            copies = counts[number]
            if copies and not mask >> number & 1:
                left -= copies
                gained = points + number * factor
                value += copies * (
                    utility[gained] if size < FLIP_SEVEN - 1 else self._flip_seven_utility[gained + FLIP_SEVEN_POINTS]
                )
            elif copies:
                duplicates += copies
        if duplicates and not second_chance:
            left -= duplicates
            value += duplicates * utility[0]
        for face, plus in _PLUS_CARDS:
            if counts[face]:
                left -= counts[face]
                value += counts[face] * utility[points + plus]
        if counts[_TIMES_TWO]:
            left -= counts[_TIMES_TWO]
            value += counts[_TIMES_TWO] * utility[points + numbers * factor]
        if self._alone and counts[_FLIP_THREE]:
            left -= counts[_FLIP_THREE]
            value += counts[_FLIP_THREE] * (
                self._flip_three(row) if self._exact else self._rough_flip_three(row, duplicates)
            )
        # What is left is a Second Chance, a duplicate that one takes away, or an action card: the points stay.
        return (value + left * stay) / total
