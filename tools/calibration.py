"""Checks the numbers of a review against matches that were played to their end.

    python tools/calibration.py chances --seats 4 --games 400
    python tools/calibration.py chances --seats 4 --games 400 --keep calls.jsonl
    python tools/calibration.py fit --keep calls.jsonl
    python tools/calibration.py luck --table champion,counter,greedy,child --games 100

`chances`: champions play each other, and before one decision in four everybody's chance is called as the review does.
Of the chances called 30 %, 30 % should be won. `luck`: whole matches are reviewed. The luck of the cards averages 0 for
everybody, a champion loses almost nothing, and the weaker a character is, the more its decisions cost. The cards' luck
leaves out what the mistakes of others gave: with that, the luck of all seats is what they lost by skill. `fit` says by
what the two exponents of the standings in assets/ai/rounds.json are to be multiplied.

Errors are one standard error, with the matches as the units: the decisions of one match share its winner.
"""

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import log, sqrt
from pathlib import Path

from flip7.ai.champion.assessment import Thoroughness, assess
from flip7.ai.champion.evaluation import searched_chances
from flip7.ai.champion.race import calibrated
from flip7.ai.characters import make_bot
from flip7.ai.slices import run_to_end
from flip7.ai.table import Table
from flip7.engine import EDITIONS, Deal, Game, Move
from flip7.match import Match, SeatPlan, TablePlan
from flip7.match.review import Review, review_match

CLASSES = 10
FAR = 150
"""As in `round_statistics`."""
AS_REVIEWED = Thoroughness(look=100, least=3, most=6)


@dataclass(frozen=True)
class Call:
    """What was called before one decision."""

    game: int
    seat: int
    leader_needs: int
    chances: tuple[float, ...]
    winner: int


def called(seats: int, seed: int, share: float, edition: str) -> list[Call]:
    """One match between champions, and what was called in it."""
    game = Game.start(EDITIONS[edition], seats, seed)
    chance = random.Random(seed)
    bots = [make_bot("champion", seed * 64 + seat) for seat in range(seats)]
    calls: list[tuple[int, int, tuple[float, ...]]] = []
    while (pending := game.pending) is not None:
        if isinstance(pending, Deal):
            game.apply(Move.DEAL)
            continue
        table = Table.of(game)
        if chance.random() < share:
            searched = run_to_end(searched_chances(table, pending, seed))
            found = run_to_end(assess(table, pending, searched, seed, AS_REVIEWED, cautious=True))
            needs = table.rules.target - max(view.total for view in table.seats)
            calls.append((pending.seat, needs, found.chances[found.best]))
        game.apply(bots[pending.seat].choose(table, pending))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    return [Call(seed, seat, needs, chances, outcome.winner) for seat, needs, chances in calls]


def show_classes(title: str, said: Iterable[tuple[int, float, bool]]) -> None:
    """How often was won what was called so; each entry is the match, the chance, and whether it was won."""
    classes: dict[int, list[tuple[int, float, bool]]] = defaultdict(list)
    for entry in said:
        classes[min(int(entry[1] * CLASSES), CLASSES - 1)].append(entry)
    print(title)
    for _low, part in sorted(classes.items()):
        chance = sum(one[1] for one in part) / len(part)
        won = sum(one[2] for one in part) / len(part)
        by_game: dict[int, float] = defaultdict(float)
        for game, called_chance, was_won in part:
            by_game[game] += was_won - called_chance - (won - chance)
        error = sqrt(sum(rest * rest for rest in by_game.values())) / len(part)
        print(f"  called {chance:.3f}: won {won:.3f} ± {error:.3f}  ({won - chance:+.3f}, {len(part)})")


def check_chances(seats: int, games: range, share: float, edition: str, keep: Path | None) -> None:
    calls: list[Call] = []
    for seed in games:
        new = called(seats, seed, share, edition)
        calls += new
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(asdict(call)) + "\n" for call in new)
    show_classes(
        f"{seats} seats, {len(games)} matches, the seat that decides:",
        ((call.game, call.chances[call.seat], call.seat == call.winner) for call in calls),
    )
    show_classes(
        f"{seats} seats, {len(games)} matches, everybody:",
        ((call.game, chance, seat == call.winner) for call in calls for seat, chance in enumerate(call.chances)),
    )


def fit(calls: Sequence[Call]) -> None:
    """The factors for the exponents near the end of a match and far from it, with the smallest log loss."""
    factors = [part / 20 for part in range(8, 25)]

    def loss(near: float, far: float) -> float:
        return -sum(
            log(calibrated([max(chance, 1e-6) for chance in call.chances], near + (far - near) * part)[call.winner])
            for call, part in zip(calls, parts, strict=True)
        )

    parts = [min(call.leader_needs, FAR) / FAR for call in calls]
    near, far = min(((near, far) for near in factors for far in factors), key=lambda pair: loss(*pair))
    print(f"{len(calls)} calls: near x {near}, far x {far}; the loss {loss(near, far):.1f} instead of {loss(1, 1):.1f}")


def played(table: Sequence[str], seed: int, edition: str) -> Match:
    """One match between these characters, who sit one place further each time."""
    turned = seed % len(table)
    order = [*table[turned:], *table[:turned]]
    seats = tuple(SeatPlan(who, who, place, "star") for place, who in enumerate(order))
    match = Match(TablePlan(seats, edition, EDITIONS[edition]), seed)
    bots = [make_bot(who, seed * 64 + place) for place, who in enumerate(order)]
    while (pending := match.game.pending) is not None:
        match.apply(Move.DEAL if isinstance(pending, Deal) else bots[pending.seat].choose(match.table(), pending))
    return match


def luck_of_cards(review: Review, seat: int) -> float:
    """What the cards gave to a seat: every change between a decision and the next one."""
    return sum(step.chances[seat] - step.decided[seat] for step in review.steps)


def check_luck(table: Sequence[str], games: range, edition: str) -> None:
    lucks: dict[str, list[float]] = defaultdict(list)
    cards: dict[str, list[float]] = defaultdict(list)
    costs: dict[str, list[float]] = defaultdict(list)
    like: dict[str, list[float]] = defaultdict(list)
    wins: dict[str, list[float]] = defaultdict(list)
    for seed in games:
        review = review_match(played(table, seed, edition))
        for seat, (who, _) in enumerate(review.seats):
            lucks[who].append(review.luck[seat])
            cards[who].append(luck_of_cards(review, seat))
            costs[who].append(-review.skill[seat])
            good, all_of_them = review.like_champion(seat)
            like[who].append(good / max(all_of_them, 1))
            wins[who].append(review.result[seat])
    print(f"{len(games)} matches: {', '.join(table)}")
    for who, found in sorted(costs.items(), key=lambda item: sum(item[1]) / len(item[1])):
        print(
            f"  {who:9} cost {_mean(found)}  luck of the cards {_mean(cards[who])}  luck {_mean(lucks[who])}"
            f"  won {_mean(wins[who])}  like the champion {_mean(like[who])}"
        )


def _mean(numbers: Sequence[float]) -> str:
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / max(len(numbers) - 1, 1)
    return f"{mean:+.3f} ± {sqrt(variance / len(numbers)):.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("chances", "fit", "luck"))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--edition", choices=sorted(EDITIONS), default="de")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--share", type=float, default=0.25, help="of the decisions that are called")
    parser.add_argument("--keep", type=Path, help="a file for all calls, one a line, to fit something to them")
    parser.add_argument("--table", default="champion,counter,greedy,child")
    options = parser.parse_args()
    games = range(options.first, options.first + options.games)
    if options.what == "chances":
        check_chances(options.seats, games, options.share, options.edition, options.keep)
    elif options.what == "fit":
        lines = options.keep.read_text(encoding="utf-8").splitlines()
        fit([Call(**json.loads(line)) for line in lines])
    else:
        check_luck(options.table.split(","), games, options.edition)


if __name__ == "__main__":
    main()
