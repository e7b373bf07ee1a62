"""The champion plays to win the match: every option is weighed by the chance to win that it leaves."""

import random
from collections.abc import Generator, Iterable, Mapping
from time import perf_counter
from typing import Final

from flip7.ai.bot import exhaust
from flip7.ai.playout import Start
from flip7.ai.race import race_to
from flip7.ai.rest import Rest
from flip7.ai.table import Table
from flip7.ai.weigh import own_play, weigh
from flip7.engine import FACES, Decision, Target, Turn

CLOSE: Final = 0.012
"""Options that are further behind the best are not tried out."""
HOT: Final = 60
"""With so many points to go somebody may win this round. Then the search, in which every seat plays for itself, can
be far off ..."""
CLOSE_IN_THE_HEAT: Final = 0.15
"""... and more is tried out."""
TRIES: Final = 400
"""How often the rest of the round is played out with each option, at a table of four."""
MOST_OPTIONS: Final = 4
"""At a large table no more targets than these are tried out."""
BATCH: Final = 20
"""Play-outs between two looks at who has fallen behind."""
ENOUGH: Final = 0.0015
"""A difference known as well as this is known well enough."""
TRUST: Final = 80
"""The search counts like so many play-outs."""
HAIR: Final = 1e-9
_SLICE: Final = 0.002
"""Seconds between two pauses, so that a frame is never late."""


class Champion:
    """Plays to win the match."""

    def __init__(self, seed: int, tries: int = TRIES) -> None:
        """Without `tries` there are no play-outs: nearly as strong, and many times as fast."""
        self._seed = seed
        self._tries = tries

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        return exhaust(self.think(table, pending))

    def think(self, table: Table, pending: Turn | Target) -> Generator[None, None, Decision]:
        chances = yield from win_chances(table, pending, self._seed, self._tries)
        return best_of(chances)


def best_of(chances: Mapping[Decision, float]) -> Decision:
    """The option with the highest chance."""
    return max(chances, key=lambda option: chances[option])


def win_chances(
    table: Table, pending: Turn | Target, seed: int, tries: int = TRIES
) -> Generator[None, None, dict[Decision, float]]:
    """The chance to win with each option: searched, and played out where the best are close."""
    race = yield from race_to(table.rules.target, len(table.seats))
    chances = yield from weigh(race, table, pending)
    best = max(chances.values())
    hot = max(view.total for view in table.seats) >= table.rules.target - HOT
    within = CLOSE_IN_THE_HEAT if hot else CLOSE
    close = [option for option, chance in chances.items() if chance > best - within]
    close = sorted(close, key=lambda option: -chances[option])[:MOST_OPTIONS]
    nothing_to_lose = isinstance(pending, Turn) and not table.seats[pending.seat].points
    if tries and len(close) > 1 and len(table.seats) > 1 and not table.rules.challenge and not nothing_to_lose:
        chance = random.Random(_key(table, pending, seed))
        start = Start(table, pending, race, own_play(race, table, pending.seat))
        played = yield from _try_out(start, {option: chances[option] for option in close}, tries, chance)
        # The others were worse by the search. What the play-outs say about the moment as a whole holds for them, too.
        top = max(played.values())
        chances = {option: min(max(found + top - best, 0.0), top - HAIR) for option, found in chances.items()} | played
    return chances


def _try_out(
    start: Start, searched: dict[Decision, float], tries: int, chance: random.Random
) -> Generator[None, None, dict[Decision, float]]:
    """The chances of close options, corrected by play-outs, all on the same cards; who falls behind is dropped."""
    seat = start.pending.seat
    seats = len(start.totals)
    close = list(searched)
    # More seats make longer rounds and more options: the time for all of it is the same.
    batches = max(tries * 16 // ((seats + max(seats - 8, 4)) * len(close) * BATCH), 2)
    means: dict[Decision, list[float]] = {option: [] for option in close}
    chances = searched.copy()
    pause = perf_counter() + _SLICE
    for done in range(1, batches + 1):
        sums = dict.fromkeys(close, 0.0)
        for luck in start.lucks(chance, BATCH):
            for option in close:
                sums[option] += start.judge(Rest(start, luck).play(option), seat)
            if perf_counter() > pause:
                yield
                pause = perf_counter() + _SLICE
        for option in close:
            means[option].append(sums[option] / BATCH)
            played = BATCH * sum(means[option])
            chances[option] = (played + TRUST * searched[option]) / (BATCH * done + TRUST)
        best = max(close, key=lambda option: chances[option])
        close = [option for option in close if option == best or _may_be_best(means[option], means[best])]
        if len(close) == 1:
            break
    yield
    # Who was dropped early, by few play-outs, is not better than who stayed.
    top = max(chances[option] for option in close)
    return {option: found if option in close else min(found, top - HAIR) for option, found in chances.items()}


def _may_be_best(means: list[float], best: list[float]) -> bool:
    """Whether an option that is behind after some batches may still turn out the better one, and it would matter."""
    count = len(means)
    if count < 3:
        return True
    behind = [ahead - mine for ahead, mine in zip(best, means, strict=True)]
    mean = sum(behind) / count
    error: float = (sum((one - mean) ** 2 for one in behind) / (count * (count - 1))) ** 0.5
    return mean < 2.5 * error and error > ENOUGH


def _key(table: Table, pending: Turn | Target, seed: int) -> str:
    """What the chance of the play-outs is drawn from: what everybody sees, and nothing that only the game knows.

    So the same moment gets the same thought, also after a match was saved and resumed.
    """
    seats: Iterable[object] = ((view.numbers, view.points, view.total, view.second_chance) for view in table.seats)
    left = [table.left.get(face, 0) for face in FACES]
    return f"{seed} {pending.seat} {pending.options} {table.round_number} {[*seats]} {left}"
