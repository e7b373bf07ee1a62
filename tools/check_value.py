"""Checks the value of the match against played-out matches: of the positions called 30 %, 30 % should be won.

    python tools/check_value.py --games 300 --seats 4

Champions play each other through the real engine. Before one random decision of each round, the chance of the seat
that decides is called; the table shows how often those seats won the match.
"""

import argparse
import random
from math import sqrt

from flip7.ai.bots import Champion
from flip7.ai.champion import best_option, win_chances
from flip7.ai.slices import run_to_end
from flip7.ai.table import Table
from flip7.engine import EDITIONS, Deal, Game, Move

CLASSES = 10


def play(seats: int, seed: int, share: float) -> list[tuple[float, bool]]:
    """The chances that were called in one match, and whether that seat won."""
    game = Game.start(EDITIONS["de"], seats, seed)
    chance = random.Random(seed)
    bots = [Champion(seed + seat) for seat in range(seats)]
    calls: list[tuple[int, float]] = []
    while (pending := game.pending) is not None:
        if isinstance(pending, Deal):
            game.apply(Move.DEAL)
        elif chance.random() < share:
            chances = run_to_end(win_chances(Table.of(game), pending, seed))
            best = best_option(chances)
            calls.append((pending.seat, chances[best]))
            game.apply(best)
        else:
            game.apply(bots[pending.seat].choose(Table.of(game), pending))
    outcome = game.outcome()
    assert outcome is not None
    return [(said, seat == outcome.winner) for seat, said in calls]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--share", type=float, default=0.1, help="of the decisions that are called")
    options = parser.parse_args()
    calls = [call for seed in range(options.games) for call in play(options.seats, seed, options.share)]
    for low in range(CLASSES):
        part = [(said, won) for said, won in calls if min(int(said * CLASSES), CLASSES - 1) == low]
        if part:
            said = sum(said for said, _ in part) / len(part)
            won = sum(won for _, won in part) / len(part)
            error = sqrt(max(won * (1 - won), 1e-9) / len(part))
            print(f"called {said:.3f}: won {won:.3f} ± {error:.3f} of {len(part)}")


if __name__ == "__main__":
    main()
