"""Counts what rounds bring in games between AI seats and fits the value to it: writes assets/ai/rounds.json.

    python tools/fit_value.py --who counter --games 5000 --seats 2
    python tools/fit_value.py --who champion --games 1000 --seats 4,8

Games go through the real engine, in all three editions; sizes of table that are not named keep their counts. Of two,
the counts of seats that play for points make the champion win more often than its own. The champion reads the counts
that it helps to make, so from scratch begin with `--who counter`, which needs none, for all sizes.

Then the exponents of the calibration are fitted (`RoundStatistics.exponent_near` and `exponent_far`), by the totals
before each round of those games and who won in the end. docs/AI.md has the formulas.
"""

import argparse
import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from math import log
from multiprocessing import Pool
from pathlib import Path

from flip7.ai.champion.race import calibrated, make_race
from flip7.ai.champion.rivals import RivalForecast
from flip7.ai.champion.round_statistics import RoundStatistics
from flip7.ai.champion.win_probability import WinProbability
from flip7.ai.characters import make_bot
from flip7.ai.table import Table
from flip7.engine import EDITIONS, Deal, Game, Move, Rules
from flip7.resources import ASSETS

LONGEST = 120
"""A round of more points counts as one of so many."""
SCALE = 40_000
"""The counts are scaled down to so many, to keep the file small."""


@dataclass
class Counts:
    """What was seen in one game, or in many."""

    rounds: Counter[int] = field(default_factory=Counter)
    """How often a seat made so many points in a round."""
    standings: list[tuple[tuple[int, ...], int]] = field(default_factory=list)
    """The totals before a round, and who won the match."""


def play(job: tuple[str, int, str, int]) -> Counts:
    who, seats, edition, seed = job
    game = Game.start(EDITIONS[edition], seats, seed)
    bots = [make_bot(who, seed * 64 + seat) for seat in range(seats)]
    counts = Counts()
    before: list[tuple[int, ...]] = []
    while (pending := game.pending) is not None:
        if isinstance(pending, Deal):
            before.append(tuple(seat.total for seat in game.seats))
            game.apply(Move.DEAL)
        else:
            game.apply(bots[pending.seat].choose(Table.of(game), pending))
    for points in game.rounds:
        counts.rounds.update(min(mine, LONGEST) for mine in points)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    counts.standings = [(totals, outcome.winner) for totals in before if any(totals)]
    return counts


def count(who: str, seats: int, games: int, processes: int) -> Counts:
    all_counts = Counts()
    jobs = [(who, seats, ("de", "fr", "pl")[seed % 3], seed) for seed in range(games)]
    with Pool(processes) as pool:
        for done, counts in enumerate(pool.imap(play, jobs, chunksize=4), 1):
            all_counts.rounds.update(counts.rounds)
            all_counts.standings += counts.standings
            if done % 100 == 0:
                print(f"{seats} seats: {done} of {games} games", file=sys.stderr)
    return all_counts


@dataclass(frozen=True)
class Call:
    """What the race alone says before a round."""

    leader_needs: int
    """Points from the highest total to the target."""
    chances: list[float]
    """Everybody's."""
    winner: int


def fit(counts: Counts, seats: int, target: int = 200) -> dict[str, object]:
    """What is shipped for tables of that size."""
    rounds = [counts.rounds[points] for points in range(LONGEST + 1)]
    shares = tuple(number / sum(rounds) for number in rounds)
    calls = called(counts, shares, target)
    exponents = [part / 100 for part in range(50, 141, 5)]
    statistics = min(
        (RoundStatistics(shares, near, far, (near, far)) for near in exponents for far in exponents),
        key=lambda statistics: log_loss(calls, statistics),
    )
    near, far = statistics.exponent_near, statistics.exponent_far
    print(f"{seats} seats: exponent {near} near the end of a match, {far} far from it", file=sys.stderr)
    show(calls, statistics)
    return {"rounds": scaled(rounds, SCALE), "near": near, "far": far}


def called(counts: Counts, shares: tuple[float, ...], target: int) -> list[Call]:
    race = make_race(target, shares)
    rules = Rules(target=target)
    calls = []
    for totals, winner in counts.standings:
        if max(totals) < target:
            forecasts = [RivalForecast(race, target, total, ((0, 1.0),)) for total in totals]
            chances = [
                WinProbability(race, rules, total, forecasts[:seat] + forecasts[seat + 1 :], 1, exponent=1.0)[0]
                for seat, total in enumerate(totals)
            ]
            calls.append(Call(target - max(totals), [max(chance, 1e-6) for chance in chances], winner))
    return calls


def log_loss(calls: list[Call], statistics: RoundStatistics) -> float:
    """How surprising the winners were: the smaller, the better the chances were called."""
    return -sum(log(calibrated(call.chances, statistics.exponent(call.leader_needs))[call.winner]) for call in calls)


def show(calls: list[Call], statistics: RoundStatistics) -> None:
    """How often seats won that were called so."""
    said: list[tuple[float, float, bool]] = []
    for call in calls:
        chances = calibrated(call.chances, statistics.exponent(call.leader_needs))
        said += [
            (chance, plain, seat == call.winner)
            for seat, (chance, plain) in enumerate(zip(chances, call.chances, strict=True))
        ]
    for low in range(0, 100, 10):
        part = [one for one in said if low <= 100 * one[0] < low + 10]
        if part:
            chance, plain, won = (sum(column) / len(part) for column in zip(*part, strict=True))
            print(
                f"  called {chance:.3f} (by the race alone {plain:.3f}): won {won:.3f} of {len(part)}", file=sys.stderr
            )


def scaled(counts: list[int], most: int) -> list[int]:
    total = sum(counts)
    return [round(number * most / total) for number in counts] if total > most else counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--who", default="champion")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", default="4,8")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=ASSETS / "ai" / "rounds.json")
    options = parser.parse_args()
    sizes = [int(seats) for seats in options.seats.split(",")]
    document = json.loads(options.out.read_text(encoding="utf-8")) if options.out.exists() else {}
    for seats in sizes:
        counts = count(options.who, seats, options.games * 4 // (seats + 2), options.processes)
        # The exponents of the standings are fitted by tools/calibration.py; new sizes begin with these.
        fitted = fit(counts, seats)
        kept = document.get(str(seats), {}).get("standings", [fitted["near"], fitted["far"]])
        document[str(seats)] = {**fitted, "standings": kept}
    document = dict(sorted(document.items(), key=lambda item: int(item[0])))
    text = json.dumps(document, separators=(",", ":")).replace('},"', '},\n"')
    options.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
