"""Checks the numbers of a review against matches that were played to their end.

    python tools/calibration.py chances --seats 4 --games 400
    python tools/calibration.py chances --seats 4 --games 400 --first 100000 --keep calls.jsonl
    python tools/calibration.py show --keep calls.jsonl
    python tools/calibration.py fit --keep calls.jsonl
    python tools/calibration.py luck --table champion,counter,greedy,child --games 100

`chances`: champions play each other, and before some decisions everybody's chance is called as the review does; near
the end three times as often, where chances are far from even. Of the chances called 30 %, 30 % should be won. Where
somebody is called twice an even chance, or 55 %, the rest of the match is played `--again` several times with the
unseen cards shuffled anew: such calls are few, and most of them come when little is left to play. With `--who simple`
the seats of tools/simple_rule.py play, which takes a fraction of the time.

`luck`: whole matches are reviewed. The luck of the cards averages 0 for
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

from simple_rule import SimpleRule

from flip7.ai.bot import Chooser
from flip7.ai.champion.assessment import Thoroughness, assess
from flip7.ai.champion.evaluation import searched_chances
from flip7.ai.champion.race import calibrated
from flip7.ai.characters import make_bot
from flip7.ai.slices import run_to_end
from flip7.ai.table import Table
from flip7.engine import EDITIONS, Card, Deal, Decision, Game, Move
from flip7.engine.events import CardDealt
from flip7.match import Match, SeatPlan, TablePlan
from flip7.match.origin import Origin
from flip7.match.review import Review, review_match

CLASSES = 10
_NEAR_THE_END = 60
_LATE = 3
"""With so few points to go decisions are called so many times as often: there chances are far from even."""
SIMPLE = "simple"
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
    won: tuple[float, ...]
    """By each seat: the share of the ends that were played from there."""


def player(who: str, seed: int) -> Chooser:
    """A character, or the rule that needs no time to think."""
    return SimpleRule() if who == SIMPLE else make_bot(who, seed)


def to_its_end(game: Game, seed: int, who: str) -> int:
    """The rest of a game between such players; who has won."""
    bots = [player(who, seed * 64 + seat) for seat in range(len(game.seats))]
    while (pending := game.pending) is not None:
        if isinstance(pending, Deal):
            game.apply(Move.DEAL)
        else:
            game.apply(bots[pending.seat].choose(Table.of(game), pending))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    return outcome.winner


def with_new_cards(game: Game, dealer: int, journal: Sequence[Decision], dealt: Sequence[Card], seed: int) -> Game:
    """The same moment, reached by the same decisions, with all that nobody can know drawn anew."""
    other = Origin(seed, dealer, tuple(dealt)).start(game.rules, len(game.seats))
    for decision in journal:
        other.apply(decision)
    return other


def called(seats: int, seed: int, share: float, edition: str, *, again: int, who: str) -> list[Call]:
    """One match between such players, and what was called in it."""
    game = Game.start(EDITIONS[edition], seats, seed)
    chance = random.Random(seed)
    bots = [player(who, seed * 64 + seat) for seat in range(seats)]
    calls: list[tuple[int, int, tuple[float, ...], list[int]]] = []
    dealer = game.dealer
    journal: list[Decision] = []
    dealt: list[Card] = []

    def decide(decision: Decision) -> None:
        journal.append(decision)
        dealt.extend(event.card for event in game.apply(decision) if isinstance(event, CardDealt))

    while (pending := game.pending) is not None:
        if isinstance(pending, Deal):
            decide(Move.DEAL)
            continue
        table = Table.of(game)
        needs = table.rules.target - max(view.total for view in table.seats)
        if chance.random() < share * (_LATE if needs < _NEAR_THE_END else 1):
            searched = run_to_end(searched_chances(table, pending, seed))
            found = run_to_end(assess(table, pending, searched, seed, AS_REVIEWED, cautious=True))
            chances = found.chances[found.best]
            winners: list[int] = []
            if max(chances) >= min(0.55, 2 / seats):
                winners = [
                    to_its_end(
                        with_new_cards(game, dealer, journal, dealt, seed * 1000 + number),
                        seed + number + 1,
                        who,
                    )
                    for number in range(again)
                ]
            calls.append((pending.seat, needs, chances, winners))
        decide(bots[pending.seat].choose(table, pending))
    winner = to_its_end(game, seed, who)
    return [
        Call(
            seed,
            seat,
            needs,
            chances,
            tuple([*winners, winner].count(one) / (len(winners) + 1) for one in range(seats)),
        )
        for seat, needs, chances, winners in calls
    ]


def show_classes(title: str, said: Iterable[tuple[int, float, float]]) -> None:
    """How often was won what was called so; each entry is the match, the chance, and how often it was won."""
    classes: dict[int, list[tuple[int, float, float]]] = defaultdict(list)
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


def check_chances(options: argparse.Namespace, games: range) -> None:
    calls: list[Call] = []
    for seed in games:
        new = called(
            options.seats,
            seed,
            options.share,
            options.edition,
            again=options.again,
            who=options.who,
        )
        calls += new
        if options.keep is not None:
            with options.keep.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(asdict(call)) + "\n" for call in new)
    show(calls)


def show(calls: Sequence[Call]) -> None:
    title = f"{len(calls[0].chances)} seats, {len({call.game for call in calls})} matches, {len(calls)} calls"
    show_classes(
        f"{title}, the seat that decides:",
        ((call.game, call.chances[call.seat], call.won[call.seat]) for call in calls),
    )
    show_classes(
        f"{title}, everybody:",
        ((call.game, chance, won) for call in calls for chance, won in zip(call.chances, call.won, strict=True)),
    )


def fit(calls: Sequence[Call]) -> None:
    """The factors for the exponents near the end of a match and far from it, with the smallest log loss."""
    factors = [part / 20 for part in range(8, 25)]

    def loss(near: float, far: float) -> float:
        return -sum(
            won * log(chance)
            for call, part in zip(calls, parts, strict=True)
            for won, chance in zip(
                call.won,
                calibrated(
                    [max(chance, 1e-6) for chance in call.chances],
                    near + (far - near) * part,
                ),
                strict=True,
            )
            if won
        )

    parts = [min(call.leader_needs, FAR) / FAR for call in calls]
    near, far = min(
        ((near, far) for near in factors for far in factors),
        key=lambda pair: loss(*pair),
    )
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
    parser.add_argument("what", choices=("chances", "show", "fit", "luck"))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--edition", choices=sorted(EDITIONS), default="de")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--share", type=float, default=0.125, help="of the decisions that are called")
    parser.add_argument("--who", default="champion", help=f"who plays: a character, or {SIMPLE}")
    parser.add_argument(
        "--again",
        type=int,
        default=3,
        help="more ends that are played from telling moments",
    )
    parser.add_argument(
        "--keep",
        type=Path,
        help="a file for all calls, one a line, to fit something to them",
    )
    parser.add_argument("--table", default="champion,counter,greedy,child")
    options = parser.parse_args()
    games = range(options.first, options.first + options.games)
    if options.what == "chances":
        check_chances(options, games)
    elif options.what in ("show", "fit"):
        calls = [Call(**json.loads(line)) for line in options.keep.read_text(encoding="utf-8").splitlines()]
        (show if options.what == "show" else fit)(calls)
    else:
        check_luck(options.table.split(","), games, options.edition)


if __name__ == "__main__":
    main()
