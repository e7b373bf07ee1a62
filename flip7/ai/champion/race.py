"""The race model: when a seat that still needs so many points reaches the target score, and how far beyond.

Every seat runs for itself, with the points that a round usually brings. A *finish* is a pair of a round and a *margin*,
a class of points beyond the target. Two tables answer for any number of seats: the chance of each finish, and the
chance to be behind somebody who finishes so. The formulas are in docs/AI.md.
"""

from collections.abc import Sequence
from operator import mul
from typing import Final, TypeAlias

from flip7.ai.champion.round_statistics import statistics_for
from flip7.ai.slices import Slices, run_to_end

ByFinish: TypeAlias = list[float]
"""A number for each finish: all the margins of the first round, then those of the second, and so on."""

GRID_STEP: Final = 5
"""The tables have nodes at 1, 6, 11 ... needed points. Between two nodes chances are interpolated."""
_MARGINS: Final = (4, 9, 15, 23, 35)
"""Points beyond the target at which the next margin begins."""
MARGINS: Final = len(_MARGINS) + 1
"""How many margins there are."""
_MARGIN_OF: Final = [sum(beyond >= start for start in _MARGINS) for beyond in range(400)]


class Race:
    """The two tables for one target score."""

    __slots__ = ("behind", "finish", "rounds")

    def __init__(self, rounds: int, finish: list[ByFinish]) -> None:
        self.rounds = rounds
        """How many rounds are looked ahead."""
        self.finish = finish
        """For each node the chance of each finish."""
        self.behind = [_behind(by_finish) for by_finish in finish]
        """For each node the chance to be behind each finish: later, or with a smaller margin. Equals count half."""

    @staticmethod
    def node(needed: int) -> tuple[int, float]:
        """The node at or below a number of needed points, and how far it is from there to the next one, from 0 to 1."""
        node, share = divmod(needed - 1, GRID_STEP)
        return node, share / GRID_STEP


def win_chance(finish: ByFinish, behind: ByFinish) -> float:
    """The chance to win with these chances of each finish, if the rivals are behind each finish with those."""
    chance: float = sum(map(mul, finish, behind))
    return chance


def calibrated(chances: Sequence[float], exponent: float) -> list[float]:
    """Everybody's chances to win, raised to a power and made to sum to 1.

    An exponent below 1 draws them nearer to each other, as matches are more open than the race model says.
    It must be done for all seats at once: seat by seat they would no longer sum to 1.

    >>> calibrated([0.8, 0.2], 1.0)
    [0.8, 0.2]
    >>> [round(chance, 3) for chance in calibrated([0.8, 0.2], 0.5)]
    [0.667, 0.333]
    """
    weights = [chance**exponent for chance in chances]
    total = sum(weights)
    return [weight / total for weight in weights]


_RACES: Final[dict[tuple[int, int], Race]] = {}


def race_to(target: int, seats: int) -> Slices[Race]:
    """The race to that target at a table of that size. It is made on first use, and kept."""
    key = target, seats
    if key not in _RACES:
        rounds = target // 16 + 5
        finish = yield from _finishes(target, statistics_for(seats).points, rounds)
        _RACES[key] = Race(rounds, finish)
        yield
    return _RACES[key]


def make_race(target: int, points: Sequence[float]) -> Race:
    """The race of seats whose rounds bring points with these chances, made at once."""
    rounds = target // 16 + 5
    return Race(rounds, run_to_end(_finishes(target, points, rounds)))


def _finishes(target: int, points: Sequence[float], rounds: int) -> Slices[list[ByFinish]]:
    """For each node the chance of each finish: of this round first, then one round later after another."""
    nodes = (target - 1) // GRID_STEP + 2
    steps, short_steps = _on_grid(points)
    now = [_last_round(1 + GRID_STEP * node, points) for node in range(nodes)]
    finish = [list(by_finish) for by_finish in now]
    for _round in range(1, rounds):
        later = []
        for node in range(nodes):
            by_finish = [0.0] * MARGINS
            for step in range(min(node, len(steps) - 1) + 1):
                # The last step is made by those only who do not reach the target with it.
                chance = steps[step] if step < node else short_steps[step]
                by_finish = [sum_ + chance * more for sum_, more in zip(by_finish, now[node - step], strict=True)]
            later.append(by_finish)
            finish[node] += by_finish
        now = later
        yield
    return finish


def _on_grid(points: Sequence[float]) -> tuple[list[float], list[float]]:
    """The chance of each step on the grid, with the same mean as the points; and what of it comes from fewer points."""
    steps = [0.0] * (len(points) // GRID_STEP + 2)
    short_steps = steps.copy()
    for number, chance in enumerate(points):
        step, share = divmod(number, GRID_STEP)
        steps[step] += chance * (1 - share / GRID_STEP)
        steps[step + 1] += chance * share / GRID_STEP
        short_steps[step if not share else step + 1] += chance * (1 if not share else share / GRID_STEP)
    return steps, short_steps


def _last_round(needed: int, points: Sequence[float]) -> ByFinish:
    """The chance to finish in the very next round, by margin."""
    by_finish = [0.0] * MARGINS
    for number in range(needed, len(points)):
        by_finish[_MARGIN_OF[number - needed]] += points[number]
    return by_finish


def _behind(finish: ByFinish) -> ByFinish:
    behind: ByFinish = []
    ahead = 0.0
    for first in range(0, len(finish), MARGINS):
        margins = finish[first : first + MARGINS]
        further = sum(margins)
        before = ahead
        for chance in margins:
            further -= chance
            # Of two who finish with one margin either may be first.
            behind.append(max(0.0, 1.0 - before - further - chance / 2))
            ahead += chance
    return behind
