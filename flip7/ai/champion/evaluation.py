"""The chance to win with each option: rollouts for the rivals, a search through our own next cards, then the race."""

import random
from collections.abc import Mapping
from typing import Final, assert_never

from flip7.ai.champion.race import Race, race_to
from flip7.ai.champion.rivals import RivalForecast
from flip7.ai.champion.rollouts import PointsDistribution, Rollouts
from flip7.ai.champion.round_statistics import statistics_for
from flip7.ai.champion.win_probability import WinProbability
from flip7.ai.flip_three import deal_one
from flip7.ai.odds import cards_after_reshuffle, cards_to_come
from flip7.ai.row import Row
from flip7.ai.search import Search
from flip7.ai.slices import Slices
from flip7.ai.table import Table
from flip7.engine import Action, ActionCard, Decision, Move, Status, Target, Turn

_DEPTH: Final = 3
"""Cards that are looked through before a turn."""
_DEPTH_OF_TARGETS: Final = 2
"""The same where every target needs its own look."""
_ROWS_A_SLICE: Final = 40
"""Rows after a Flip Three that are looked at before the next pause."""
_NOTHING_TO_LOSE: Final = 1e-6
"""Who has no points hits. If nobody took the last card of a deck, no match would ever end."""


def win_chances(table: Table, pending: Turn | Target, seed: int) -> Slices[dict[Decision, float]]:
    """The chance to win with each option, in slices of a few milliseconds. The seed is for what rivals may be dealt."""
    return (yield from searched_chances(table, pending, seed))


def searched_chances(table: Table, pending: Turn | Target, seed: int) -> Slices[dict[Decision, float]]:
    """The same by the search alone."""
    race = yield from race_to(table.rules.target, len(table.seats))
    return (yield from evaluate(race, table, pending, random.Random(seed)))


def best_option(chances: Mapping[Decision, float]) -> Decision:
    """The option with the highest chance; of equals the first."""
    return max(chances, key=lambda option: chances[option])


def evaluate(race: Race, table: Table, pending: Turn | Target, rng: random.Random) -> Slices[dict[Decision, float]]:
    """The chance to win with each option, in slices. `rng` deals to the rivals in the rollouts."""
    position = Position(race, table, pending.seat, rng)
    yield from position.forecast_rivals()
    match pending:
        case Turn(seat):
            search = position.search({})
            yield
            stay = search.stay(position.row)
            hit = search.hit(position.row, _DEPTH)
            if not table.seats[seat].points:
                hit = max(hit, stay + _NOTHING_TO_LOSE)
            return {Move.HIT: hit, Move.STAY: stay}
        case Target():
            chances: dict[Decision, float] = {}
            for option in pending.options:
                chances[option] = yield from position.with_target(pending.card, option)
                yield
            return chances
        case _:
            assert_never(pending)


class Position:
    """One moment of a match, as the seat that has to decide sees it."""

    def __init__(self, race: Race, table: Table, seat: int, rng: random.Random) -> None:
        self.row = Row.of(table.seats[seat])
        self._race = race
        self._table = table
        self._seat = seat
        self._counts = cards_to_come(table)
        self._next_deck = cards_after_reshuffle(table)
        self._rollouts = Rollouts(self._counts, self._next_deck, len(table.seats), rng)
        self._rivals = [other for other in range(len(table.seats)) if other != seat]
        self._forecasts: dict[int, RivalForecast] = {}
        highest = max(view.total for view in table.seats)
        self._exponent = statistics_for(len(table.seats)).exponent(table.rules.target - highest)
        self._if_round_ends_now = self._win_probability(
            {rival: ((table.seats[rival].points, 1.0),) for rival in self._rivals}
        )

    def forecast_rivals(self) -> Slices[None]:
        """Find out what the rows of the rivals may come to, one after another."""
        for rival in self._rivals:
            self._forecast(rival)
            yield

    def search(self, changed: Mapping[int, PointsDistribution]) -> Search:
        """The search through our own next cards, with the rounds of these rivals `changed`."""
        alone = not any(self._table.seats[rival].active and rival not in changed for rival in self._rivals)
        return Search(
            self._counts,
            self._win_probability(changed),
            self._if_round_ends_now,
            next_deck=self._next_deck,
            alone=alone,
        )

    def with_target(self, card: ActionCard, target: int) -> Slices[float]:
        """Our chance if the card is for that seat."""
        view = self._table.seats[target]
        action = card.action
        match action:
            case Action.FREEZE if target == self._seat:
                return self._win_probability({})[view.points]
            case Action.FREEZE:
                return self._best_continuation({target: ((view.points, 1.0),)})
            case Action.FLIP_THREE if target == self._seat:
                return (yield from self._flip_three_on_self())
            case Action.FLIP_THREE:
                return self._best_continuation({target: self._rollouts.final_points(Row.of(view), forced=3)})
            case Action.SECOND_CHANCE:
                saved = Row.of(view)._replace(second_chance=True)
                return self._best_continuation({target: self._rollouts.final_points(saved)})
            case _:
                assert_never(action)

    def _flip_three_on_self(self) -> Slices[float]:
        """Our chance if we take a Flip Three ourselves."""
        search = self.search({})
        usual = self._win_probability({})
        ends: dict[int, float] = {}
        rows = {self.row: 1.0}
        for _card in range(3):
            rows = deal_one(self._counts, rows, ends)
            yield
        value = ends.pop(0, 0.0) * usual[0]
        value += sum(chance * self._if_round_ends_now[points] for points, chance in ends.items())
        for number, (row, chance) in enumerate(rows.items()):
            value += chance * search.best(row, 1)
            if number % _ROWS_A_SLICE == 0:
                yield
        return value

    def _best_continuation(self, changed: Mapping[int, PointsDistribution]) -> float:
        mine = self._table.seats[self._seat]
        if mine.status is Status.ACTIVE:
            return self.search(changed).best(self.row, _DEPTH_OF_TARGETS)
        return self._win_probability(changed)[mine.points]

    def _win_probability(self, changed: Mapping[int, PointsDistribution]) -> WinProbability:
        forecasts = [
            self._forecast_of(rival, changed[rival]) if rival in changed else self._forecast(rival)
            for rival in self._rivals
        ]
        table = self._table
        total = table.seats[self._seat].total
        return WinProbability(self._race, table.rules, total, forecasts, table.round_number, exponent=self._exponent)

    def _forecast(self, seat: int) -> RivalForecast:
        if seat not in self._forecasts:
            view = self._table.seats[seat]
            final_points: PointsDistribution = ((view.points, 1.0),)
            if view.active:
                final_points = self._rollouts.final_points(Row.of(view))
            self._forecasts[seat] = self._forecast_of(seat, final_points)
        return self._forecasts[seat]

    def _forecast_of(self, seat: int, final_points: PointsDistribution) -> RivalForecast:
        return RivalForecast(self._race, self._table.rules.target, self._table.seats[seat].total, final_points)
