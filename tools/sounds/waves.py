"""Samples as plain lists of numbers, and what can be done to them. The standard library is all it takes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, exp, pi, sin, sqrt, tau
from random import Random

RATE = 44100
Samples = list[float]


def length(seconds: float) -> int:
    return round(seconds * RATE)


def noise(random: Random, seconds: float) -> Samples:
    return [random.uniform(-1.0, 1.0) for _ in range(length(seconds))]


def ringing(frequency: float, seconds: float, fade: float, level: float = 1.0, phase: float = 0.0) -> Samples:
    """A tone that dies away: after `fade` seconds a thousandth is left. Two multiplications a sample."""
    damping = exp(-6.9 / (fade * RATE))
    step = tau * frequency / RATE
    once, twice = 2 * damping * cos(step), damping * damping
    before, now = level * sin(phase - step) / damping, level * sin(phase)
    samples = []
    for _ in range(length(seconds)):
        samples.append(now)
        before, now = now, once * now - twice * before
    return samples


def gliding(start: float, end: float, seconds: float, bend: float = 1.0) -> Samples:
    """A pure tone from one pitch to another; a bend above 1 stays long at the first one."""
    count = length(seconds)
    ratio = end / start
    phase, samples = 0.0, []
    for index in range(count):
        samples.append(sin(phase))
        phase += tau * start * ratio ** ((index / count) ** bend) / RATE
    return samples


def shaped(samples: Samples, *points: tuple[float, float]) -> Samples:
    """Follow levels at moments in seconds, in straight lines; silence before the first and after the last."""
    whole: Samples = []
    moments = [(length(moment), level) for moment, level in points]
    whole.extend([0.0] * moments[0][0])
    for (start, low), (end, high) in pairwise(moments):
        slope = (high - low) / max(1, end - start)
        part = samples[start:end]
        whole.extend([sample * (low + slope * index) for index, sample in enumerate(part)])
    return whole


def dying(samples: Samples, attack: float, fade: float) -> Samples:
    """A quick rise, then a fall that is felt as even: after `fade` seconds a thousandth is left."""
    rise = max(1, length(attack))
    damping = exp(-6.9 / (fade * RATE))
    level, whole = 1.0, []
    for index, sample in enumerate(samples):
        if index < rise:
            whole.append(sample * index / rise)
        else:
            whole.append(sample * level)
            level *= damping
    return whole


def swelling(samples: Samples, peak: float, sharpness: float = 2.0) -> Samples:
    """Rise to the `peak` (a share of the whole) and fall again, in soft curves."""
    count = len(samples)
    top = max(1, round(count * peak))
    fall = max(1, count - top)
    return [
        sample * (sin(pi / 2 * (index / top if index < top else (count - index) / fall)) ** sharpness)
        for index, sample in enumerate(samples)
    ]


def louder(samples: Samples, factor: float) -> Samples:
    return [sample * factor for sample in samples]


@dataclass(frozen=True, slots=True)
class Filter:
    """A filter of second order, by the recipes of Robert Bristow-Johnson's cookbook."""

    ahead: tuple[float, float, float]
    back: tuple[float, float]

    @staticmethod
    def low(frequency: float, quality: float = 0.7071) -> "Filter":
        swing, turn = _angle(frequency, quality)
        return _normal((1 - turn) / 2, 1 - turn, (1 - turn) / 2, swing, turn)

    @staticmethod
    def high(frequency: float, quality: float = 0.7071) -> "Filter":
        swing, turn = _angle(frequency, quality)
        return _normal((1 + turn) / 2, -(1 + turn), (1 + turn) / 2, swing, turn)

    @staticmethod
    def band(frequency: float, quality: float = 1.0) -> "Filter":
        swing, turn = _angle(frequency, quality)
        return _normal(swing, 0.0, -swing, swing, turn)

    def __call__(self, samples: Sequence[float]) -> Samples:
        (a, b, c), (d, e) = self.ahead, self.back
        one = two = 0.0
        whole = []
        for sample in samples:
            out = a * sample + one
            one = b * sample - d * out + two
            two = c * sample - e * out
            whole.append(out)
        return whole


def _angle(frequency: float, quality: float) -> tuple[float, float]:
    angle = tau * min(frequency, RATE * 0.45) / RATE
    return sin(angle) / (2 * quality), cos(angle)


def _normal(a: float, b: float, c: float, swing: float, turn: float) -> Filter:
    scale = 1 + swing
    return Filter((a / scale, b / scale, c / scale), (-2 * turn / scale, (1 - swing) / scale))


def sweeping(samples: Samples, frequency: Callable[[float], float], quality: float = 1.0) -> Samples:
    """A band that moves: its middle is a function of the share of time gone by."""
    low = band = 0.0
    damp = 1 / quality
    whole = []
    count = len(samples)
    pitch = 0.0
    for index, sample in enumerate(samples):
        if index % 32 == 0:
            pitch = 2 * sin(pi * min(frequency(index / count), RATE / 7) / RATE)
        low += pitch * band
        band += pitch * (sample - low - damp * band)
        whole.append(band)
    return whole


class Mix:
    """Two channels onto which everything is laid. What passes the end of a loop comes in again at its beginning."""

    def __init__(self, seconds: float, *, loop: bool = False) -> None:
        self.left: Samples = [0.0] * length(seconds)
        self.right: Samples = [0.0] * length(seconds)
        self.loop = loop

    def add(self, samples: Samples, at: float = 0.0, level: float = 1.0, pan: float = 0.0) -> "Mix":
        """Lay samples down at a moment; `pan` goes from -1 (left) to 1 (right)."""
        for channel, gain in ((self.left, sqrt((1 - pan) / 2)), (self.right, sqrt((1 + pan) / 2))):
            self._lay(channel, samples, length(at), level * gain * sqrt(2))
        return self

    def lay(self, other: "Mix", at: float = 0.0, level: float = 1.0) -> "Mix":
        self._lay(self.left, other.left, length(at), level)
        self._lay(self.right, other.right, length(at), level)
        return self

    def _lay(self, channel: Samples, samples: Samples, start: int, gain: float) -> None:
        count = len(channel)
        if self.loop:
            position = start % count
            for sample in samples:
                channel[position] += sample * gain
                position += 1
                if position == count:
                    position = 0
            return
        end = min(count, start + len(samples))
        for index in range(start, end):
            channel[index] += samples[index - start] * gain

    def each(self, change: Callable[[Samples], Samples]) -> "Mix":
        self.left, self.right = change(self.left), change(self.right)
        return self

    def to_mono(self) -> "Mix":
        """Both sides the same: half the bytes, for what stands in the middle anyway."""
        middle = [(left + right) / 2 for left, right in zip(self.left, self.right, strict=True)]
        self.left, self.right = middle, list(middle)
        return self

    def in_room(self, share: float, seconds: float = 1.2, colour: float = 0.45) -> "Mix":
        """Put it into a room; both sides of it answer a little differently. In a loop, the echo goes round, too."""
        tail = [0.0] * (length(seconds) if self.loop else 0)
        for side, channel in ((0, self.left), (23, self.right)):
            self._lay(channel, _room(channel + tail, seconds, colour, side), 0, share)
        return self


_COMBS = (1557, 1617, 1491, 1422)
_PASSES = (225, 556)


def _room(samples: Samples, seconds: float, colour: float, side: int) -> Samples:
    """Schroeder's room: echoes that come back ever darker, blurred until no single one is heard."""
    count = len(samples)
    whole = [0.0] * count
    for delay in _COMBS:
        lag = delay + side
        keep = 10 ** (-3 * lag / (seconds * RATE))
        line = [0.0] * lag
        dark, place = 0.0, 0
        for index in range(count):
            out = line[place]
            dark = out * (1 - colour) + dark * colour
            line[place] = samples[index] + dark * keep
            whole[index] += out
            place = place + 1 if place + 1 < lag else 0
    for delay in _PASSES:
        lag = delay + side
        line, place = [0.0] * lag, 0
        for index in range(count):
            old = line[place]
            now = whole[index] + old * 0.5
            line[place] = now
            whole[index] = old - now * 0.5
            place = place + 1 if place + 1 < lag else 0
    return [sample * 0.25 for sample in whole]
