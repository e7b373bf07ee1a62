"""What the opponents speak with: a throat that sings a saw through a mouth, a beak that whistles, and a hollow hoot.

A pitch or the middle of a formant is a function of the share of time gone by, from 0 to 1.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import pi, sin, tau
from random import Random

from sounds.instruments import one_turn
from sounds.waves import RATE, Filter, Samples, length, noise, sweeping

Course = Callable[[float], float]


def through(*points: float) -> Course:
    """Evenly in time from one value to the next, in even steps for the ear."""

    def at(share: float) -> float:
        place = min(share, 0.9999) * (len(points) - 1)
        low, high = list(pairwise(points))[int(place)]
        return float(low * (high / low) ** (place - int(place)))

    return at


@dataclass(frozen=True, slots=True)
class Mouth:
    """What a throat sounds through."""

    formants: Sequence[tuple[Course, float, float]]
    """(middle, quality, level) of each band that it lets pass."""
    darkness: float = 1.0
    """How much softer the upper partials are."""
    rough: float = 0.0
    """How much it growls."""
    rate: float = 30.0
    """How often a second it growls."""
    breath: float = 0.05
    """How much air is heard."""


def sung(pitch: Course, seconds: float, mouth: Mouth, random: Random) -> Samples:
    """A cry of a throat: soft at both ends, so that nothing clicks."""
    count = length(seconds)
    table = one_turn(24, mouth.darkness)
    air = noise(random, seconds)
    phase, growl, source = random.random() * 4096, random.random() * tau, []
    drift = random.uniform(0.97, 1.03)
    for index in range(count):
        share = index / count
        growl += tau * mouth.rate * (1 + 0.15 * air[index]) / RATE
        level = 1 - mouth.rough * (0.5 + 0.5 * sin(growl))
        source.append(level * (table[int(phase)] + mouth.breath * air[index]))
        phase += pitch(share) * drift * 4096 / RATE
        while phase >= 4096:
            phase -= 4096
    whole = [0.0] * count
    for middle, quality, level in mouth.formants:
        band = sweeping(source, middle, quality)
        whole = [a + level * b / quality for a, b in zip(whole, band, strict=True)]
    return _breathed(whole)


def whistled(pitch: Course, seconds: float, random: Random, *, overtone: float = 0.15) -> Samples:
    """A beak: nearly pure, with a little of the octave."""
    phase, whole = 0.0, []
    count = length(seconds)
    drift = random.uniform(0.96, 1.04)
    for index in range(count):
        whole.append(sin(phase) + overtone * sin(2 * phase))
        phase += tau * pitch(index / count) * drift / RATE
    return _breathed(whole)


def hooted(pitch: Course, seconds: float, random: Random) -> Samples:
    """Hollow, like breath over a bottle: the owl."""
    tone = whistled(pitch, seconds, random, overtone=0.05)
    third = whistled(lambda share: 3 * pitch(share), seconds, random, overtone=0.0)
    air = Filter.band(pitch(0.3) * 1.5, 2.0)(noise(random, seconds))
    return _breathed([a + 0.08 * b + 0.06 * c for a, b, c in zip(tone, third, air, strict=True)])


def _breathed(samples: Samples) -> Samples:
    """Rises within a few hundredths, falls softly."""
    count = len(samples)
    rise, fall = min(count // 4, length(0.018)), count // 2
    return [
        sample * min(1.0, index / rise) * (1.0 if index < count - fall else sin(pi / 2 * (count - 1 - index) / fall))
        for index, sample in enumerate(samples)
    ]
