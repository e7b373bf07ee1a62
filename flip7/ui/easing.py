"""Named curves from 0 to 1: how a motion gathers speed and comes to rest. Each starts at 0 and ends at 1 exactly."""

from collections.abc import Callable
from math import cos, pi, sin

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """The same speed all the way."""
    return t


def in_quad(t: float) -> float:
    """From rest, gently gathering speed."""
    return t * t


def out_quad(t: float) -> float:
    """At speed at once, gently coming to rest."""
    return 1 - (1 - t) ** 2


def in_out_quad(t: float) -> float:
    """From rest to rest, gently; fastest in the middle."""
    return 2 * t * t if t < 0.5 else 1 - 2 * (1 - t) ** 2


def in_cubic(t: float) -> float:
    """From rest, gathering speed late."""
    return t**3


def out_cubic(t: float) -> float:
    """Fast at once, then a long way to rest: for what arrives."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """From rest to rest, with a quick middle: for what travels across the table."""
    return 4 * t**3 if t < 0.5 else 1 - 4 * (1 - t) ** 3


def out_quint(t: float) -> float:
    """Almost there at once, then very slowly to rest."""
    return 1 - (1 - t) ** 5


def in_out_sine(t: float) -> float:
    """From rest to rest, the softest: for what sways to and fro."""
    return 1.0 if t >= 1 else (1 - cos(pi * t)) / 2


_OVERSHOOT = 1.70158
"""Penner's constant: a tenth beyond the goal."""


def in_back(t: float) -> float:
    """Draws back a little below 0 before it goes."""
    return t * t * ((_OVERSHOOT + 1) * t - _OVERSHOOT) if t < 1 else 1.0


def out_back(t: float) -> float:
    """Shoots a little beyond 1 and comes back."""
    return 1 - in_back(1 - t)


def in_out_back(t: float) -> float:
    """Draws back before it goes, and shoots beyond before it rests."""
    return in_back(2 * t) / 2 if t < 0.5 else 1 - in_back(2 - 2 * t) / 2


def out_elastic(t: float) -> float:
    """Swings around 1 a few times before it rests, and so goes beyond it."""
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
