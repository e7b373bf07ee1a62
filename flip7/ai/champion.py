"""The champion plays to win the match: every option is weighed by the chance to win that it leaves."""

import random
from collections.abc import Generator, Iterable
from time import perf_counter
from typing import Final

from flip7.ai.bot import exhaust
from flip7.ai.playout import Rest, Start
from flip7.ai.race import race_to
from flip7.ai.table import Table
from flip7.ai.weigh import own_play, weigh
from flip7.engine import FACES, Decision, Target, Turn

CLOSE: Final = 0.012
"""Options that are further behind the best are not tried out."""
HOT: Final = 60
"""With so many points to go somebody may win this round. Then the search, in which every seat plays for itself, can
be far off ..."""
CLOSE_IN_THE_HEAT: Final = 0.12
"""... and more is tried out."""
TRIES: Final = 400
"""How often the rest of the round is played out with each option, at a table of four."""
MOST_OPTIONS: Final = 4
"""At a large table no more targets than these are tried out."""
BATCH: Final = 25
"""Play-outs between two looks at who has fallen behind."""
OWN = 1
TRUST: Final = 80
"""The search counts like so many play-outs."""
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
        start = Start(table, pending, race, own_play(race, table, pending.seat) if OWN else None)
        yield from _try_out(start, chances, close, tries, chance)
    return chances


def _try_out(
    start: Start, chances: dict[Decision, float], close: list[Decision], tries: int, chance: random.Random
) -> Generator[None, None, None]:
    """Correct the chances of the close options by play-outs, all on the same cards; who falls behind is dropped."""
    seat = start.pending.seat
    sums = {option: TRUST * chances[option] for option in close}
    # More seats make longer rounds and more options: the time for all of it is the same.
    rounds = tries * 16 // ((len(start.totals) + 4) * len(close))
    pause = perf_counter() + _SLICE
    done = 0
    while done < rounds and len(close) > 1:
        for luck in start.lucks(chance, BATCH):
            for option in close:
                sums[option] += start.judge(Rest(start, luck).play(option), seat)
            if perf_counter() > pause:
                yield
                pause = perf_counter() + _SLICE
        done += BATCH
        best = max(sums[option] for option in close)
        # About two standard errors of a difference.
        behind = best - 0.35 * (done + TRUST) ** 0.5
        for option in close:
            chances[option] = sums[option] / (done + TRUST)
        close = [option for option in close if sums[option] > behind]
    yield


def _key(table: Table, pending: Turn | Target, seed: int) -> str:
    """What the chance of the play-outs is drawn from: what everybody sees, and nothing that only the game knows.

    So the same moment gets the same thought, also after a match was saved and resumed.
    """
    seats: Iterable[object] = ((view.numbers, view.points, view.total, view.second_chance) for view in table.seats)
    left = [table.left.get(face, 0) for face in FACES]
    return f"{seed} {pending.seat} {pending.options} {table.round_number} {[*seats]} {left}"
