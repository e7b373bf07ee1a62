"""The race to the target score: when a seat that still needs so many points gets there, and how far beyond.

Every seat runs for itself, with the points that a round usually brings. Two tables answer for any number of seats: the
chance to arrive in a round with so much beyond the target, and the chance not to spoil it for one who arrives so.
Both hold one number for each pair of a round and a *margin* (a few points beyond the target are one margin).
"""

from collections.abc import Sequence
from operator import mul
from typing import Final, TypeAlias

from flip7.ai.forecast import experience
from flip7.ai.slices import Slices, run_to_end

Track: TypeAlias = list[float]
"""A number for each round and margin, rounds in order."""

GRID: Final = 5
"""The tables are made for 1, 6, 11 ... points that are needed; between them one can go straight."""
_MARGINS: Final = (4, 9, 15, 23, 35)
"""Where the next margin begins."""
MARGINS: Final = len(_MARGINS) + 1
_MARGIN_OF: Final = [sum(beyond >= start for start in _MARGINS) for beyond in range(400)]


class Race:
    """The two tables for one target score."""

    __slots__ = ("arrive", "rounds", "spare")

    def __init__(self, rounds: int, arrive: list[Track]) -> None:
        self.rounds = rounds
        """How many rounds are looked ahead."""
        self.arrive = arrive
        """By the points needed, on the grid: the chance to arrive in a round with a margin."""
        self.spare = [_spare(track) for track in arrive]
        """By the points needed, on the grid: the chance not to be before, or further, than who arrives so."""

    @staticmethod
    def place(needed: int) -> tuple[int, float]:
        """Where a need lies on the grid: between a place and the next, with the share of the next."""
        place, rest = divmod(needed - 1, GRID)
        return place, rest / GRID


def meet(arrive: Track, spare: Track) -> float:
    """The chance to win of who arrives like that, when the others spare it like that."""
    chance: float = sum(map(mul, arrive, spare))
    return chance


def tempered(chances: Sequence[float], keep: float) -> list[float]:
    """Everybody's chances to win, made to sum to 1, with so much kept of the certainty of the race.

    They are drawn nearer to each other all at once: seat by seat, they would no longer sum to 1.
    """
    weights = [chance**keep for chance in chances]
    total = sum(weights)
    return [weight / total for weight in weights]


_RACES: Final[dict[tuple[int, int], Race]] = {}


def race_to(target: int, seats: int) -> Slices[Race]:
    """The race, made on first use in slices of a few milliseconds."""
    key = target, seats
    if key not in _RACES:
        rounds = target // 16 + 5
        arrive = yield from _arrivals(target, experience(seats).rounds, rounds)
        _RACES[key] = Race(rounds, arrive)
        yield
    return _RACES[key]


def race_of(target: int, points: Sequence[float]) -> Race:
    """The race of seats whose rounds bring points with these chances, made at once."""
    rounds = target // 16 + 5
    return Race(rounds, run_to_end(_arrivals(target, points, rounds)))


def _arrivals(target: int, points: Sequence[float], rounds: int) -> Slices[list[Track]]:
    places = (target - 1) // GRID + 2
    steps, short_steps = _on_grid(points)
    now = [_last_round(1 + GRID * place, points) for place in range(places)]
    arrive = [list(track) for track in now]
    for _round in range(1, rounds):
        later = []
        for place in range(places):
            track = [0.0] * MARGINS
            for step in range(min(place, len(steps) - 1) + 1):
                # The last step is made by those only who do not arrive with it.
                chance = steps[step] if step < place else short_steps[step]
                track = [sum_ + chance * more for sum_, more in zip(track, now[place - step], strict=True)]
            later.append(track)
            arrive[place] += track
        now = later
        yield
    return arrive


def _on_grid(points: Sequence[float]) -> tuple[list[float], list[float]]:
    """The points of a round in steps of the grid, their mean unchanged; and what of each step comes from no more."""
    steps = [0.0] * (len(points) // GRID + 2)
    short_steps = steps.copy()
    for number, chance in enumerate(points):
        step, rest = divmod(number, GRID)
        steps[step] += chance * (1 - rest / GRID)
        steps[step + 1] += chance * rest / GRID
        short_steps[step if not rest else step + 1] += chance * (1 if not rest else rest / GRID)
    return steps, short_steps


def _last_round(needed: int, points: Sequence[float]) -> Track:
    track = [0.0] * MARGINS
    for number in range(needed, len(points)):
        track[_MARGIN_OF[number - needed]] += points[number]
    return track


def _spare(arrive: Track) -> Track:
    spare: Track = []
    ahead = 0.0
    for first in range(0, len(arrive), MARGINS):
        margins = arrive[first : first + MARGINS]
        further = sum(margins)
        before = ahead
        for chance in margins:
            further -= chance
            # Two who arrive with one margin are as good as each other.
            spare.append(max(0.0, 1.0 - before - further - chance / 2))
            ahead += chance
    return spare
