"""How often one seat wins among three others, with part of the luck taken out: an error that needs fewer games.

    python tools/strength.py champion --against counter --games 2000
    python tools/strength.py deeper --against simple --games 2000

Besides characters there are `simple` (tools/simple_rule.py) and `deeper`: the champion that plays close calls out, too.

Every card that somebody hits was better or worse for our seat than the mean of all cards that could have come. That
difference averages 0 whatever measure it is taken with, so it can be taken off the result. The measure here is rough:
the standings, with what a row brings on average. It takes a third off the variance, as 1.5 times the games would.
"""

import argparse
from collections.abc import Sequence
from math import sqrt

from simple_rule import SimpleRule

from flip7.ai.bot import Chooser
from flip7.ai.champion.assessment import Thoroughness, assess
from flip7.ai.champion.evaluation import best_option, searched_chances
from flip7.ai.champion.standings import Standings, standings_for
from flip7.ai.characters import make_bot
from flip7.ai.slices import run_to_end
from flip7.ai.table import SeatView, Table
from flip7.engine import (
    EDITIONS,
    FREEZE,
    SECOND_CHANCE,
    TIMES_TWO,
    Card,
    Deal,
    Decision,
    Game,
    Kind,
    Move,
    Target,
    Turn,
)
from flip7.engine.events import CardDealt
from flip7.engine.rules import FLIP_SEVEN, FLIP_SEVEN_POINTS

CLOSE = 0.03
DEEPER = Thoroughness(look=100, least=1, most=6)
USUAL = 20
"""The points of a round, for a seat that has none yet."""
ENOUGH = 25
"""From so many points on a row is taken to be worth what it has."""


class Deeper:
    """The champion, with play-outs where the search finds two options close to each other."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        searched = run_to_end(searched_chances(table, pending, self._seed))
        best = best_option(searched)
        sure = isinstance(pending, Turn) and not table.seats[pending.seat].points
        if sure or sum(searched[best] - chance < CLOSE for chance in searched.values()) < 2:
            return best
        return run_to_end(assess(table, pending, searched, self._seed, DEEPER)).best


def player(who: str, seed: int) -> Chooser:
    if who == "simple":
        return SimpleRule()
    return Deeper(seed) if who == "deeper" else make_bot(who, seed)


class Luck:
    """What a card was worth to one seat, against the mean of all that could have come."""

    def __init__(self, standings: Standings, mine: int) -> None:
        self._standings = standings
        self._mine = mine

    def of(self, table: Table, seat: int, dealt: Card) -> float:
        left = table.left if table.deck_left else table.discard
        mean = sum(count * self._worth(table, seat, card) for card, count in left.items()) / sum(left.values())
        return self._worth(table, seat, dealt) - mean

    def _worth(self, table: Table, seat: int, card: Card) -> float:
        views = table.seats
        ends = [_end(view) for view in views]
        view = views[seat]
        if card.kind is Kind.NUMBER and card.value in view.numbers:
            ends[seat] = _end(view) if view.second_chance else view.total
        elif card.kind is Kind.NUMBER and len(view.numbers) == FLIP_SEVEN - 1:
            ends = [other.total + other.points for other in views]
            ends[seat] += card.value * _factor(view) + FLIP_SEVEN_POINTS
        elif card.kind is Kind.NUMBER:
            ends[seat] = view.total + _expected(view.points + card.value * _factor(view))
        elif card is TIMES_TWO:
            ends[seat] = view.total + _expected(view.points + sum(view.numbers) * _factor(view))
        elif card.kind is Kind.BONUS:
            ends[seat] = view.total + _expected(view.points + card.value)
        elif card is SECOND_CHANCE:
            ends[seat] += 5
        elif card is FREEZE:
            others = [other for other, one in enumerate(views) if one.active and other != seat] or [seat]
            leader = max(others, key=lambda other: views[other].total + views[other].points)
            ends[leader] = views[leader].total + views[leader].points
        return self._standings.chances(ends)[self._mine]


def _factor(view: SeatView) -> int:
    return 1 << view.bonuses.count(TIMES_TWO)


def _expected(points: int) -> int:
    return points if points >= ENOUGH else USUAL + points // 5


def _end(view: SeatView) -> int:
    return view.total + (_expected(view.points) if view.active else view.points)


def play(who: str, others: str, seats: int, seed: int, edition: str) -> tuple[float, float]:
    """One game: whether our seat has won it, and how lucky it was."""
    mine = seed % seats
    game = Game.start(EDITIONS[edition], seats, seed)
    luck = Luck(run_to_end(standings_for(game.rules.target, seats)), mine)
    bots = [player(who if seat == mine else others, seed * 64 + seat) for seat in range(seats)]
    lucky = 0.0
    while (pending := game.pending) is not None:
        if isinstance(pending, Deal):
            game.apply(Move.DEAL)
            continue
        table = Table.of(game)
        decision = bots[pending.seat].choose(table, pending)
        events = game.apply(decision)
        if decision is Move.HIT:
            dealt = next(event.card for event in events if isinstance(event, CardDealt))
            lucky += luck.of(table, pending.seat, dealt)
    outcome = game.outcome()
    assert outcome is not None
    return float(outcome.winner == mine), lucky


def show(wins: Sequence[float], lucks: Sequence[float]) -> None:
    """The plain rate, and the one without luck, by the share of it that takes most off the variance."""
    mean, middle = sum(wins) / len(wins), sum(lucks) / len(lucks)
    variance = sum((luck - middle) ** 2 for luck in lucks)
    both = sum((win - mean) * (luck - middle) for win, luck in zip(wins, lucks, strict=True))
    share = both / variance if variance else 0.0
    without = [win - share * luck for win, luck in zip(wins, lucks, strict=True)]
    print(f"{len(wins)} games: won {_said(wins)}, without the luck of the cards {_said(without)}", flush=True)


def _said(numbers: Sequence[float]) -> str:
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / max(len(numbers) - 1, 1)
    return f"{100 * mean:.1f} ± {100 * sqrt(variance / len(numbers)):.1f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("who")
    parser.add_argument("--against", default="counter")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--edition", choices=sorted(EDITIONS), default="de")
    options = parser.parse_args()
    wins: list[float] = []
    lucks: list[float] = []
    for seed in range(options.first, options.first + options.games):
        won, lucky = play(options.who, options.against, options.seats, seed, options.edition)
        wins.append(won)
        lucks.append(lucky)
        if len(wins) % 100 == 0 and len(wins) < options.games:
            show(wins, lucks)
    show(wins, lucks)


if __name__ == "__main__":
    main()
