"""How somebody chooses: each option has a sum of weighted numbers, and the higher it is, the more often it is chosen.

A conditional logit. The weights are those that explain the choices best, held back towards what is usual: so a few
choices move them a little, and many move them where they belong.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from flip7.ai.slices import Slices

Features = tuple[float, ...]
Weights = tuple[float, ...]

_STEPS: Final = 12
_ENOUGH: Final = 1e-3
"""A step that changes no weight by more is the last one."""
_LONGEST_STEP: Final = 3.0
_A_SLICE: Final = 12
"""Choices that are gone through at once: a millisecond or two."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The numbers of each option, and which was chosen."""

    options: tuple[Features, ...]
    chosen: int


def chances(weights: Weights, options: Sequence[Features]) -> list[float]:
    """How likely each option is to be chosen.

    >>> [round(chance, 2) for chance in chances((1.0,), [(2.0,), (0.0,)])]
    [0.88, 0.12]
    """
    sums = [sum(weight * value for weight, value in zip(weights, option, strict=True)) for option in options]
    most = max(sums)
    shares = [exp(one - most) for one in sums]
    whole = sum(shares)
    return [share / whole for share in shares]


def fit_weights(choices: Sequence[Choice], usual: Weights, hold: float) -> Slices[Weights]:
    """The weights for these choices. `hold` says how firmly they are held to the usual ones.

    By Newton's method: the curve has one summit only.
    """
    weights = list(usual)
    for _step in range(_STEPS):
        slope = [hold * (normal - weight) for weight, normal in zip(weights, usual, strict=True)]
        bend = [[hold * (row == column) for column in range(len(usual))] for row in range(len(usual))]
        for first in range(0, len(choices), _A_SLICE):
            for choice in choices[first : first + _A_SLICE]:
                _count(choice, tuple(weights), slope, bend)
            yield
        for row in range(len(usual)):
            for column in range(row):
                bend[row][column] = bend[column][row]
        step = _solve(bend, slope)
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, _LONGEST_STEP / longest) if longest else 0.0
        weights = [weight + scale * change for weight, change in zip(weights, step, strict=True)]
        if longest < _ENOUGH:
            break
    return tuple(weights)


def _count(choice: Choice, weights: Weights, slope: list[float], bend: list[list[float]]) -> None:
    """Add what one choice says about the weights: where they should go, and how surely."""
    first, *others = choice.options
    shares = chances(weights, choice.options)
    # Only how an option differs from the first one matters: a hit and a stay are one row of numbers then.
    rows = [[a - b for a, b in zip(option, first, strict=True)] for option in others]
    mean = [0.0] * len(weights)
    for number, (share, row) in enumerate(zip(shares[1:], rows, strict=True), 1):
        chosen = number == choice.chosen
        for place, value in enumerate(row):
            if value:
                mean[place] += share * value
                slope[place] += chosen * value
        _bend(bend, row, share)
    for place, value in enumerate(mean):
        slope[place] -= value
    _bend(bend, mean, -1.0)


def _bend(bend: list[list[float]], row: Sequence[float], times: float) -> None:
    """Add the products of each two of these numbers: above the diagonal, since the other half is the same."""
    found = [(place, value) for place, value in enumerate(row) if value]
    for number, (place, value) in enumerate(found):
        line, part = bend[place], times * value
        for other, another in found[number:]:
            line[other] += part * another


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The x of matrix * x = right, for a matrix that bends one way: what is held back always does."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for pivot in range(size):
        for below in range(pivot + 1, size):
            factor = rows[below][pivot] / rows[pivot][pivot]
            if factor:
                rows[below] = [a - factor * b for a, b in zip(rows[below], rows[pivot], strict=True)]
    found = [0.0] * size
    for place in reversed(range(size)):
        rest = sum(rows[place][other] * found[other] for other in range(place + 1, size))
        found[place] = (rows[place][size] - rest) / rows[place][place]
    return found
