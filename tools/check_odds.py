"""Checks the odds against a count: games through the real engine, each card dealt to a hitting seat against its chance.

    python tools/check_odds.py --cards 2000000

Prints, for each edition, the chances that were called and what happened, with the distance in standard errors.
"""

import argparse
import random
from dataclasses import dataclass, field
from math import sqrt

from flip7.ai.odds import bust_risk, expected_after_hit, flip_seven_chance, next_card
from flip7.ai.table import Table
from flip7.engine import EDITIONS, FACES, Deal, Game, Move, Rules, Turn
from flip7.engine.events import Busted, CardDealt, FlipSeven

CLASSES = 10
"""Risks are compared in classes that are a tenth wide."""


@dataclass
class Tally:
    """What was called and what came, of one kind of event."""

    cards: int = 0
    called: float = 0.0
    came: float = 0.0
    variance: float = 0.0

    def note(self, chance: float, came: bool) -> None:
        self.cards += 1
        self.called += chance
        self.came += came
        self.variance += chance * (1 - chance)

    @property
    def distance(self) -> float:
        """In standard errors."""
        return (self.came - self.called) / sqrt(self.variance) if self.variance else 0.0


@dataclass
class Count:
    cards: int = 0
    busts: list[Tally] = field(default_factory=lambda: [Tally() for _ in range(CLASSES + 1)])
    sevens: Tally = field(default_factory=Tally)
    faces: list[Tally] = field(default_factory=lambda: [Tally() for _ in FACES])
    impossible: int = 0
    """Cards that came although they could not."""
    expected: float = 0.0
    points: float = 0.0
    squares: float = 0.0
    hits: int = 0

    @property
    def points_distance(self) -> float:
        """How far the points after one card are from the expected ones, in standard errors."""
        if not self.hits:
            return 0.0
        mean = (self.points - self.expected) / self.hits
        return mean / sqrt((self.squares / self.hits - mean * mean) / self.hits)


def count(rules: Rules, seats: int, cards: int, seed: int) -> Count:
    """Deal that many cards to seats that hit at random, and compare."""
    counted = Count()
    chance = random.Random(seed)
    game = Game.start(rules, seats, seed)
    games = 0
    while counted.cards < cards:
        pending = game.pending
        if pending is None:
            games += 1
            game = Game.start(rules, seats, seed + games)
        elif isinstance(pending, Deal):
            game.apply(Move.DEAL)
        elif isinstance(pending, Turn) and (not game.seats[pending.seat].points or chance.random() < 0.8):
            _compare(counted, game, pending.seat)
        else:
            game.apply(Move.STAY if isinstance(pending, Turn) else chance.choice(pending.options))
    return counted


def _compare(counted: Count, game: Game, seat: int) -> None:
    table = Table.of(game)
    chances = next_card(table)
    risk = bust_risk(table, seat)
    alone = sum(view.active for view in table.seats) == 1
    expected = expected_after_hit(table, seat) if counted.cards % 4 == 0 and not alone else None
    events = game.apply(Move.HIT)
    dealt = next((event for event in events if isinstance(event, CardDealt)), None)
    counted.cards += 1
    if dealt is None:
        counted.impossible += bool(chances)
        return
    counted.impossible += dealt.card not in chances
    for face, tally in zip(FACES, counted.faces, strict=True):
        tally.note(chances.get(face, 0.0), dealt.card is face)
    after = events[events.index(dealt) + 1] if len(events) > events.index(dealt) + 1 else None
    bust = isinstance(after, Busted)
    counted.busts[int(risk * CLASSES)].note(risk, bust)
    counted.sevens.note(flip_seven_chance(table, seat), isinstance(after, FlipSeven))
    if expected is not None:
        error = (0 if bust else dealt.points) - expected
        counted.hits += 1
        counted.expected += expected
        counted.points += expected + error
        counted.squares += error * error


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, default=2_000_000)
    options = parser.parse_args()
    for edition, rules in EDITIONS.items():
        counted = count(rules, 4, options.cards // 3, seed=1)
        print(f"{edition}: {counted.cards} cards, {counted.impossible} impossible")
        for tally in counted.busts:
            if tally.cards:
                print(f"  bust   called {tally.called / tally.cards:.4f} came {tally.came / tally.cards:.4f}"
                      f" of {tally.cards}: {tally.distance:+.1f} errors")  # fmt: skip
        seven = counted.sevens
        print(f"  Flip 7 called {seven.called:.1f} came {seven.came:.0f}: {seven.distance:+.1f} errors")
        print(f"  furthest face: {max(abs(tally.distance) for tally in counted.faces):.1f} errors")
        print(f"  points after a hit: {counted.points_distance:+.1f} errors in {counted.hits}")


if __name__ == "__main__":
    main()
