"""Measures how well ghosts foretell what their people decide: `python tools/check_ghosts.py --matches 10`.

People are made up here: with thresholds and slips, with habits that depend on the match, and each of the characters.
Each plays matches against characters, a ghost is fitted to some of them, and foretells the choices of others. Beside it
stands the rule "stay at 25 points, give everything to the leader", and the share that nobody can foretell is in it: who
decides by a dice is right for neither. Choices are those of `flip7.ai.ghosts.made_in`: with something to lose.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from random import Random
from statistics import mean
from time import process_time
from typing import Final

from flip7.ai.bot import Chooser
from flip7.ai.bots.rule_bot import RuleBot
from flip7.ai.bots.targets import leader, longest_row, neighbour, strongest_row, weakest
from flip7.ai.characters import CHARACTERS, make_bot
from flip7.ai.ghosts import Made, fit, made_in, sentence
from flip7.ai.odds import bust_risk
from flip7.ai.slices import run_to_end
from flip7.ai.table import Table
from flip7.engine import EDITIONS, Deal, Decision, Game, Move, Turn

RULES: Final = EDITIONS["de"]
HELD_OUT: Final = 20
"""Matches that a ghost has not seen."""

Aim = Callable[[Table, int, tuple[int, ...]], int]
Hit = Callable[[Table, int, Random], bool]


class MadeUp(RuleBot):
    """Somebody who stays and aims by a rule, and slips now and then."""

    def __init__(self, hit: Hit, aim: Aim, seed: int, slips: float = 0.0) -> None:
        self._hit, self._aim, self._slips = hit, aim, slips
        self._chance = Random(seed)

    def wants_more(self, table: Table, seat: int) -> bool:
        return self._hit(table, seat, self._chance)

    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        if self._chance.random() < self._slips:
            return self._chance.choice(options)
        return self._aim(table, seat, options)

    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        return self.freeze(table, seat, options)


def at_points(points: float, spread: float) -> Hit:
    """Stays at so many points, more or less; with a Second Chance never."""
    return lambda table, seat, chance: (
        table.seats[seat].second_chance or (table.seats[seat].points < chance.gauss(points, spread))
    )


def at_risk(risk: float, spread: float) -> Hit:
    return lambda table, seat, chance: bust_risk(table, seat) < chance.gauss(risk, spread)


def at_numbers(count: int, slips: float) -> Hit:
    return lambda table, seat, chance: (
        (len(table.seats[seat].numbers) < count or table.seats[seat].second_chance) != (chance.random() < slips)
    )


def by_the_match(table: Table, seat: int, chance: Random) -> bool:
    """Bold when behind, and timid with the goal in sight."""
    view = table.seats[seat]
    behind = max(other.total for other in table.seats) - view.total
    points = 33 if behind > 40 else 18 if view.total > 150 else 25
    return view.second_chance or view.points < chance.gauss(points, 2)


def by_mood(table: Table, seat: int, chance: Random) -> bool:
    """Brave in one round and timid in the next: nobody can know."""
    brave = Random(f"{table.round_number} {table.dealer}").random() < 0.5
    return table.seats[seat].points < (33 if brave else 20) + chance.gauss(0, 2)


def themselves(table: Table, seat: int, options: tuple[int, ...]) -> int:
    return seat if seat in options and table.seats[seat].points >= 18 else strongest_row(table, seat, options)


_MADE_UP: Final[dict[str, Callable[[int], Chooser]]] = {
    "stays at 15 ± 2": lambda seed: MadeUp(at_points(15, 2), neighbour, seed),
    "stays at 20 ± 3": lambda seed: MadeUp(at_points(20, 3), leader, seed, slips=0.1),
    "stays at 25 ± 3": lambda seed: MadeUp(at_points(25, 3), leader, seed, slips=0.1),
    "stays at 30 ± 3": lambda seed: MadeUp(at_points(30, 3), strongest_row, seed, slips=0.1),
    "stays at 35 ± 5": lambda seed: MadeUp(at_points(35, 5), longest_row, seed, slips=0.2),
    "risk to 20 ± 3 %": lambda seed: MadeUp(at_risk(0.20, 0.03), themselves, seed, slips=0.1),
    "risk to 30 ± 5 %": lambda seed: MadeUp(at_risk(0.30, 0.05), leader, seed, slips=0.1),
    "stays at 3 numbers": lambda seed: MadeUp(at_numbers(3, 0.05), weakest, seed, slips=0.1),
    "stays at 5 numbers": lambda seed: MadeUp(at_numbers(5, 0.05), strongest_row, seed, slips=0.1),
    "bold when behind": lambda seed: MadeUp(by_the_match, leader, seed, slips=0.05),
    "by the mood": lambda seed: MadeUp(by_mood, leader, seed, slips=0.3),
}
PEOPLE: Final = (*_MADE_UP, *CHARACTERS)


def made_up(person: str, seed: int) -> Chooser:
    """Somebody of this kind."""
    return make_bot(person, seed) if person in CHARACTERS else _MADE_UP[person](seed)


def match_of(person: str, seed: int) -> list[Made]:
    """What somebody chose in a match against two or three characters."""
    chance = Random(seed)
    others = [make_bot(chance.choice(["child", "careful", "greedy", "frosty"]), seed) for _ in range(2 + seed % 2)]
    bots: Sequence[Chooser] = [made_up(person, seed), *others]
    game = Game.start(RULES, len(bots), seed)
    journal: list[Decision] = []
    while (pending := game.pending) is not None:
        decision: Decision = Move.DEAL
        if not isinstance(pending, Deal):
            decision = bots[pending.seat].choose(Table.of(game), pending)
        game.apply(decision)
        journal.append(decision)
    return list(made_in(Game.start(RULES, len(bots), seed), journal, 0))


def by_the_fixed_rule(made: Made) -> Decision:
    """Stays at 25 points, whatever lies there; cards go to the leader, a Second Chance to the last."""
    if isinstance(made.pending, Turn):
        return Move.HIT if made.table.seats[made.pending.seat].points < 25 else Move.STAY
    way = leader if made.pending.card.name != "SECOND_CHANCE" else weakest
    return way(made.table, made.pending.seat, made.pending.options)


@dataclass(frozen=True)
class Figures:
    """How many of the held-out choices were foretold."""

    person: str
    ghost: float
    rule: float
    turns: float
    turns_rule: float
    aims: float
    aims_rule: float
    decisions: int
    seconds: float
    words: str


def measure(person: str, matches: int, tries: int) -> Figures:
    """The mean of several ghosts, each fitted to other matches."""
    rows: list[tuple[bool, bool, bool]] = []
    seconds: list[float] = []
    words = ""
    for attempt in range(tries):
        first = 1000 * attempt
        known = [made for seed in range(first, first + matches) for made in match_of(person, seed)]
        start = process_time()
        style = run_to_end(fit(known))
        seconds.append(process_time() - start)
        words = str(sentence(style.habits))
        for seed in range(first + 500, first + 500 + HELD_OUT):
            for made in match_of(person, seed):
                shares = style.chances(made.table, made.pending)
                ghost = made.pending.options[shares.index(max(shares))]
                rows.append(
                    (isinstance(made.pending, Turn), ghost == made.decision, by_the_fixed_rule(made) == made.decision)
                )
    turns = [row for row in rows if row[0]]
    aims = [row for row in rows if not row[0]]
    return Figures(person, _right(rows, 1), _right(rows, 2), _right(turns, 1), _right(turns, 2), _right(aims, 1),
                   _right(aims, 2), len(rows), mean(seconds), words)  # fmt: skip


def _right(rows: Sequence[tuple[bool, bool, bool]], column: int) -> float:
    return mean(row[column] for row in rows)


def lines(found: Sequence[Figures]) -> Iterator[str]:
    heads = ("all", "rule", "turns", "rule", "aims", "rule")
    yield f"{'person':20} {' '.join(head.rjust(6) for head in heads)} {'n':>6} {'fit s':>6}"
    for one in found:
        shares = (one.ghost, one.rule, one.turns, one.turns_rule, one.aims, one.aims_rule)
        figures = " ".join(f"{share:6.1%}" for share in shares)
        yield f"{one.person:20} {figures} {one.decisions:6} {one.seconds:6.2f}  {one.words}"
    for name in ("ghost", "rule", "turns", "turns_rule", "aims", "aims_rule"):
        yield f"mean {name}: {mean(getattr(one, name) for one in found):.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=10, help="that a ghost is fitted to")
    parser.add_argument("--tries", type=int, default=5)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--people", default="", help="only those whose names have this in them")
    options = parser.parse_args()
    jobs = [(person, options.matches, options.tries) for person in PEOPLE if options.people in person]
    with Pool(options.processes) as pool:
        print("\n".join(lines(pool.starmap(measure, jobs, chunksize=1))))


if __name__ == "__main__":
    main()
