"""Named curves from 0 to 1: how a motion gathers speed and comes to rest. Each starts at 0 and ends at 1 exactly."""

from collections.abc import Callable
from math import cos, pi, sin

Ease = Callable[[float], float]


def linear(t: float) -> float:
    return t


def in_quad(t: float) -> float:
    return t * t


def out_quad(t: float) -> float:
    return 1 - (1 - t) ** 2


def in_out_quad(t: float) -> float:
    return 2 * t * t if t < 0.5 else 1 - 2 * (1 - t) ** 2


def in_cubic(t: float) -> float:
    return t**3


def out_cubic(t: float) -> float:
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - 4 * (1 - t) ** 3


def out_quint(t: float) -> float:
    return 1 - (1 - t) ** 5


def in_out_sine(t: float) -> float:
    return 1.0 if t >= 1 else (1 - cos(pi * t)) / 2


_OVERSHOOT = 1.70158
"""Penner's constant: a tenth beyond the goal."""


def in_back(t: float) -> float:
    return t * t * ((_OVERSHOOT + 1) * t - _OVERSHOOT) if t < 1 else 1.0


def out_back(t: float) -> float:
    return 1 - in_back(1 - t)


def in_out_back(t: float) -> float:
    return in_back(2 * t) / 2 if t < 0.5 else 1 - in_back(2 - 2 * t) / 2


def out_elastic(t: float) -> float:
    if t <= 0 or t >= 1:
        return float(t >= 1)
    return float(2 ** (-10 * t) * sin((10 * t - 0.75) * 2 * pi / 3) + 1)


def out_bounce(t: float) -> float:
    """As a thing that falls on the table and bounces three times."""
    if t >= 1:
        return 1.0
    for shift, floor in ((0.0, 0.0), (1.5, 0.75), (2.25, 0.9375)):
        reach = {0.0: 1.0, 1.5: 2.0, 2.25: 2.5}[shift] / 2.75
        if t < reach:
            return 7.5625 * (t - shift / 2.75) ** 2 + floor
    return 7.5625 * (t - 2.625 / 2.75) ** 2 + 0.984375


def hold(t: float) -> float:
    """Nothing until the very end."""
    return float(t >= 1)


EASINGS: dict[str, Ease] = {
    ease.__name__: ease
    for ease in (
        linear, in_quad, out_quad, in_out_quad, in_cubic, out_cubic, in_out_cubic, out_quint, in_out_sine,
        in_back, out_back, in_out_back, out_elastic, out_bounce, hold,
    )
}  # fmt: skip
"""All of them by name."""


def mix(start: float, end: float, t: float) -> float:
    """The value `t` of the way from one to another; exactly `end` at 1."""
    return end if t == 1 else start + (end - start) * t
