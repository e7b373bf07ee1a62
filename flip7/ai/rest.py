"""The rest of one round with quick seats: one play-out, card by card.

It knows the rules a second time, in plain numbers instead of events, because hundreds of these are played for a single
decision. tests/ai/test_playout.py holds it to the engine.
"""

from typing import Final

from flip7.ai.hand import Hand
from flip7.ai.playout import Luck, Start
from flip7.engine import (
    FLIP_THREE,
    FREEZE,
    SECOND_CHANCE,
    TIMES_TWO,
    BustPending,
    Decision,
    Move,
    SecondInFlipThree,
    Target,
)
from flip7.engine.rules import FLIP_SEVEN, FLIP_SEVEN_POINTS

_TWICE: Final = TIMES_TWO.index
_FREEZE: Final = FREEZE.index
_FLIP_THREE: Final = FLIP_THREE.index
_SECOND: Final = SECOND_CHANCE.index
_PLUS: Final = (2, 4, 6, 8, 10)


class Rest:
    """One play-out."""

    def __init__(self, start: Start, luck: Luck) -> None:
        self._start = start
        self._luck = luck.of
        self._deck = start.cards.copy()
        self._reserve = start.reserve
        self._dealt = [0] * len(start.totals)
        self._counts = start.counts.copy()
        self._rows = [row.copy() for row in start.rows]
        self._have = [hand.have for hand in start.hands]
        self._sums = [hand.sum for hand in start.hands]
        self._bonus = [hand.bonus for hand in start.hands]
        self._factor = [hand.factor for hand in start.hands]
        self._second = [hand.second for hand in start.hands]
        self._points = start.points.copy()
        self._active = start.active.copy()
        self._over = False
        self._pass_on = start.table.rules.bust_pending is BustPending.PASS_ON
        self._at_once = start.table.rules.second_in_flip3 is SecondInFlipThree.AT_ONCE

    def play(self, decision: Decision) -> list[int]:
        """Decide like that, and play the round to its end; everybody's totals then."""
        start = self._start
        pending = start.pending
        table = start.table
        turn = pending.seat
        if decision is Move.STAY:
            self._active[turn] = False
        elif decision is Move.HIT:
            self._deal(turn)
        elif isinstance(pending, Target) and isinstance(decision, int):
            self._carry_out(pending.card.index, decision)
            for waiting in table.waiting:
                if not self._over:
                    self._use(waiting.owner, waiting.card.index)
        for seat in table.opening:
            if self._active[seat] and not self._over:
                self._deal(seat)
        if table.opening:
            turn = table.dealer
        seats = len(self._active)
        while not self._over and True in self._active:
            turn = (turn + 1) % seats
            if self._active[turn]:
                if self._wants_more(turn):
                    self._deal(turn)
                else:
                    self._active[turn] = False
        return [total + points for total, points in zip(start.totals, self._points, strict=True)]

    def _wants_more(self, seat: int) -> bool:
        """One more card, if that brings points on average; and always if staying would lose the match for certain."""
        points = self._points[seat]
        if not points:
            return True
        totals = self._start.totals
        target = self._start.table.rules.target
        mine = totals[seat] + points
        others = [total + more for total, more in zip(totals, self._points, strict=True)]
        others[seat] = 0
        best = max(others)
        if mine >= target and mine > best:
            return False
        if best >= target and best >= mine and not self._active[others.index(best)]:
            return True
        if self._second[seat]:
            return True
        goes_on = self._start.goes_on
        if goes_on and seat == self._start.pending.seat:
            size = len(self._rows[seat])
            return goes_on(Hand(self._have[seat], size, self._sums[seat], self._bonus[seat], self._factor[seat], False))
        counts = self._counts
        dead = lost = 0
        for number in self._rows[seat]:
            copies = counts[number]
            dead += copies
            lost += copies * number
        gain = 0
        for number in range(1, 13):
            gain += counts[number] * number
        gain = (gain - lost) * self._factor[seat]
        for plus in range(13, 18):
            if counts[plus]:
                gain += _PLUS[plus - 13]
        if counts[_TWICE]:
            gain += self._sums[seat] * self._factor[seat]
        if len(self._rows[seat]) == FLIP_SEVEN - 1:
            gain += FLIP_SEVEN_POINTS * (sum(counts[:13]) - dead)
        return gain > dead * points

    def _draw(self, seat: int) -> int:
        deck = self._deck
        if not deck:
            if not self._reserve:
                self._over = True
                return -1
            deck = self._deck = self._reserve.copy()
            self._reserve = []
            for card in deck:
                self._counts[card] += 1
        dealt = self._dealt[seat]
        self._dealt[seat] = dealt + 1
        card = deck.pop(int(self._luck(seat, dealt) * len(deck)))
        self._counts[card] -= 1
        return card

    def _deal(self, seat: int) -> None:
        card = self._draw(seat)
        if card >= _FREEZE:
            self._use(seat, card)
        elif card >= 0:
            self._take(seat, card)

    def _take(self, seat: int, card: int) -> None:
        """A number or bonus card lies down in front of its seat."""
        if card < 13:
            bit = 1 << card
            if self._have[seat] & bit:
                if self._second[seat]:
                    self._second[seat] = False
                else:
                    self._active[seat] = False
                    self._points[seat] = 0
                return
            self._have[seat] |= bit
            row = self._rows[seat]
            row.append(card)
            self._sums[seat] += card
            self._points[seat] += card * self._factor[seat]
            if len(row) == FLIP_SEVEN:
                self._points[seat] += FLIP_SEVEN_POINTS
                self._over = True
        elif card == _TWICE:
            self._points[seat] += self._sums[seat] * self._factor[seat]
            self._factor[seat] *= 2
        else:
            self._bonus[seat] += _PLUS[card - 13]
            self._points[seat] += _PLUS[card - 13]

    def _use(self, owner: int, card: int) -> None:
        """The owner of an action card chooses quickly: the leader gets the worst, the last the best."""
        active = self._active
        if card == _SECOND:
            if active[owner] and not self._second[owner]:
                self._second[owner] = True
                return
            options = [seat for seat, in_round in enumerate(active) if in_round and not self._second[seat]]
        else:
            options = [seat for seat, in_round in enumerate(active) if in_round]
        if not options:
            return
        if len(options) == 1:
            self._carry_out(card, options[0])
            return
        totals, points = self._start.totals, self._points
        best = -1
        chosen = options[0]
        for seat in options:
            if seat != owner:
                standing = totals[seat] + points[seat]
                if card == _SECOND:
                    standing = 1000 - standing
                if standing > best:
                    best, chosen = standing, seat
        self._carry_out(card, chosen)

    def _carry_out(self, card: int, target: int) -> None:
        if card == _FREEZE:
            self._active[target] = False
        elif card == _SECOND:
            self._second[target] = True
        else:
            self._flip_three(target)

    def _flip_three(self, target: int) -> None:
        aside: list[int] = []
        for _ in range(3):
            card = self._draw(target)
            if card < 0:
                return
            if card < _FREEZE:
                self._take(target, card)
                if self._over:
                    return
                if not self._active[target]:
                    break
            elif card == _SECOND and self._at_once and not self._second[target]:
                self._second[target] = True
            else:
                aside.append(card)
        if self._active[target] or self._pass_on:
            for card in aside:
                if not self._over:
                    self._use(target, card)
