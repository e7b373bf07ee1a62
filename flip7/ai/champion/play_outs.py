"""Play-outs: a round played to its end by a quick rule for every seat, with the cards in a random order of our own.

Unlike the rollouts of single rows, the seats take turns here, draw from one deck and aim their action cards. The rule
is short and strong: hit up to a fixed bust risk, do not stay behind somebody who has reached the target, bring a win
home, and aim at whoever leads.
"""

import random
from collections.abc import Sequence
from typing import Final

from flip7.ai.odds import cards_after_reshuffle, cards_to_come
from flip7.ai.row import Row
from flip7.ai.table import Table
from flip7.engine import FACES, FLIP_THREE, FREEZE, SECOND_CHANCE, TIMES_TWO, Decision, Move, Target, Turn
from flip7.engine.rules import FLIP_SEVEN, FLIP_SEVEN_POINTS, BustPending, SecondInFlipThree

RISK: Final = 0.235
"""Up to this bust risk a seat hits. Of all fixed ones it wins most."""
_SAFE_LEAD: Final = 15
"""So many points ahead of those who are still in, a seat at the target brings its win home."""
_TIMES_TWO: Final = TIMES_TWO.index
_FREEZE: Final = FREEZE.index
_FLIP_THREE: Final = FLIP_THREE.index
_SECOND_CHANCE: Final = SECOND_CHANCE.index
_VALUES: Final = tuple(face.value for face in FACES)
_NOBODY: Final = -1


class _RoundOver(Exception):
    """A Flip 7, or no card is left."""


class _Held(dict[int, tuple[int, ...]]):
    """The numbers of a row, by its mask. Filled as it is asked for."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        self[mask] = held = tuple(number for number in range(13) if mask >> number & 1)
        return held


_HELD: Final = _Held()


class Deck:
    """The cards of one play-out, drawn as they are needed. Every option is played with the same order."""

    __slots__ = ("_left", "_next", "_random", "order")

    def __init__(self, cards: Sequence[int], next_deck: Sequence[int], draw: random.Random) -> None:
        """First all of `cards`, then all of `next_deck`."""
        self._left = list(cards)
        self._next = next_deck
        self._random = draw.random
        self.order: list[int] = []
        """The cards drawn so far."""

    def draw(self) -> int:
        """One more card of the order; an error if there is none."""
        left = self._left
        if not left:
            left += self._next
            self._next = ()
            if not left:
                raise _RoundOver
        place = int(self._random() * len(left))
        card = left[place]
        left[place] = left[-1]
        left.pop()
        self.order.append(card)
        return card


class PlayOuts:
    """The rest of a round after each option of one decision."""

    def __init__(self, table: Table, pending: Turn | Target) -> None:
        self._pending = pending
        self._count = len(table.seats)
        self._target = table.rules.target
        self._second_at_once = table.rules.second_in_flip3 is SecondInFlipThree.AT_ONCE
        self._bust_discards = table.rules.bust_pending is BustPending.DISCARD
        self._flipping = [(view.seat, view.left) for view in reversed(table.flipping)]
        self._waiting = [(view.owner, view.card.index) for view in table.waiting]
        self._opening = table.opening
        # The next turn is that of the first one to the left of this seat who is still in.
        first = table.dealer if table.opening else pending.seat
        self.totals = [view.total for view in table.seats]
        self._counts_now = list(cards_to_come(table))
        self._next_counts = list(cards_after_reshuffle(table))
        self._cards, self._next_cards = _cards(self._counts_now), _cards(self._next_counts)
        self._turns = [(first + place) % self._count for place in range(1, self._count + 1)]
        rows = [Row.of(view) for view in table.seats]
        self._masks = [row.mask for row in rows]
        self._sizes = [row.size for row in rows]
        self._sums = [row.sum for row in rows]
        self._bonuses = [row.bonus for row in rows]
        self._factors = [row.factor for row in rows]
        self._seconds = [row.second_chance for row in rows]
        self._actives = [view.active for view in table.seats]
        self._points_now = [view.points for view in table.seats]
        self._at_target_now = any(view.total + view.points >= self._target for view in table.seats)

    def deck(self, rng: random.Random) -> Deck:
        """A new order of the cards to come."""
        return Deck(self._cards, self._next_cards, rng)

    def play(self, option: Decision, deck: Deck) -> list[int]:
        """The totals after the round, if the pending seat decides so and the cards come in the order of the deck."""
        self._cards_to_come = deck
        self._at = 0
        self.counts = self._counts_now.copy()
        self.left = len(self._cards)
        self._at_target = self._at_target_now
        self.mask, self.size, self.sum = self._masks.copy(), self._sizes.copy(), self._sums.copy()
        self.bonus, self.factor = self._bonuses.copy(), self._factors.copy()
        self.second, self.active = self._seconds.copy(), self._actives.copy()
        self.points = self._points_now.copy()
        try:
            self._decide(option)
            self._finish_agenda()
            self._take_turns()
        except _RoundOver:
            pass
        return list(map(int.__add__, self.totals, self.points))

    def _decide(self, option: Decision) -> None:
        seat = self._pending.seat
        if option is Move.HIT:
            self._deal_to(seat)
        elif option is Move.STAY:
            self.active[seat] = False
        elif isinstance(self._pending, Target) and isinstance(option, int):
            self._carry_out(self._pending.card.index, option)

    def _finish_agenda(self) -> None:
        """What was under way before: Flip Threes, cards put aside, the opening deal."""
        for seat, left in self._flipping:
            self._flip(seat, left)
        for owner, card in self._waiting:
            self._act(owner, card)
        for seat in self._opening:
            if self.active[seat]:
                self._deal_to(seat)

    # Most of the time is spent here, in a hundred thousand turns for a match: what is short is not called but written.
    def _take_turns(self) -> None:
        active, second, mask, points = self.active, self.second, self.mask, self.points
        while True in active:
            for seat in self._turns:
                if not active[seat]:
                    continue
                if points[seat] and not second[seat]:
                    must = self._at_the_end(seat) if self._at_target else None
                    if must is None:
                        counts, left = self.counts, self.left
                        if not left:
                            counts, left = self._next_counts, len(self._next_cards)
                        duplicates = 0
                        for number in _HELD[mask[seat]]:
                            duplicates += counts[number]
                        must = duplicates <= RISK * left
                    if not must:
                        active[seat] = False
                        continue
                card = self._draw()
                if card >= _FREEZE:
                    self._act(seat, card)
                else:
                    self._lay(seat, card)

    def _at_the_end(self, seat: int) -> bool | None:
        """Whether a seat must hit or stay, because somebody may be at the target. None if the risk decides."""
        mine = self.totals[seat] + self.points[seat]
        banked, others = self._standings(seat)
        if banked >= self._target and mine <= banked:
            return True  # staying would lose the match
        if mine >= self._target and mine > banked and mine > others + _SAFE_LEAD:
            return False
        return None

    def _standings(self, seat: int) -> tuple[int, int]:
        """The highest total of the others: of those who are out, and of those who are still in."""
        banked = others = 0
        for other in range(self._count):
            if other != seat:
                total = self.totals[other] + self.points[other]
                if self.active[other]:
                    others = max(others, total)
                else:
                    banked = max(banked, total)
        return banked, others

    def _draw(self) -> int:
        order = self._cards_to_come.order
        card = order[self._at] if self._at < len(order) else self._cards_to_come.draw()
        self._at += 1
        if not self.left:
            self.counts = self._next_counts.copy()
            self.left = len(self._next_cards)
        self.counts[card] -= 1
        self.left -= 1
        return card

    def _deal_to(self, seat: int) -> None:
        card = self._draw()
        if card >= _FREEZE:
            self._act(seat, card)
        else:
            self._lay(seat, card)

    def _lay(self, seat: int, card: int) -> None:
        """A number or bonus card for a seat that is still in."""
        points = self.points
        if card < 13:
            mask = self.mask[seat]
            if mask >> card & 1:
                if self.second[seat]:
                    self.second[seat] = False
                else:
                    points[seat] = 0
                    self.active[seat] = False
                return
            self.mask[seat] = mask | 1 << card
            self.sum[seat] += card
            points[seat] += card * self.factor[seat]
            self.size[seat] += 1
            if self.size[seat] == FLIP_SEVEN:
                points[seat] += FLIP_SEVEN_POINTS
                raise _RoundOver
        elif card == _TIMES_TWO:
            points[seat] += self.sum[seat] * self.factor[seat]
            self.factor[seat] *= 2
        else:
            points[seat] += _VALUES[card]
        if self.totals[seat] + points[seat] >= self._target:
            self._at_target = True

    def _act(self, owner: int, card: int) -> None:
        """An action card, for whom its owner chooses."""
        if card == _SECOND_CHANCE and self.active[owner] and not self.second[owner]:
            self.second[owner] = True
            return
        target = _NOBODY
        aimed = 0
        for other in range(self._count):
            if self.active[other] and other != owner:
                total = self.totals[other] + self.points[other]
                if card == _SECOND_CHANCE:
                    if not self.second[other] and (target == _NOBODY or total < aimed):
                        target, aimed = other, total
                elif target == _NOBODY or total > aimed:
                    target, aimed = other, total
        if target == _NOBODY and card != _SECOND_CHANCE and self.active[owner]:
            target = owner
        if target != _NOBODY:
            self._carry_out(card, target)

    def _carry_out(self, card: int, target: int) -> None:
        if card == _FREEZE:
            self.active[target] = False
        elif card == _FLIP_THREE:
            self._flip(target, 3)
        else:
            self.second[target] = True

    def _flip(self, seat: int, left: int) -> None:
        """A Flip Three, or what is left of it."""
        aside: list[int] = []
        while left and self.active[seat]:
            left -= 1
            card = self._draw()
            if card < _FREEZE:
                self._lay(seat, card)
            elif card == _SECOND_CHANCE and self._second_at_once and not self.second[seat]:
                self.second[seat] = True
            else:
                aside.append(card)
        if not self.active[seat] and self._bust_discards:
            return
        for card in aside:
            self._act(seat, card)


def _cards(counts: Sequence[int]) -> list[int]:
    return [index for index, count in enumerate(counts) for _ in range(count)]
