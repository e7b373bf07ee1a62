"""How loud a sound is to the ear, after ITU-R BS.1770, and how near it comes to clipping."""

from collections.abc import Sequence
from math import log10, pi, tan

from sounds.waves import RATE, Filter, Samples

_MOMENT = round(0.4 * RATE)
_HOP = _MOMENT // 4
_HOPS = _MOMENT // _HOP
SILENCE = -120.0


def _shelf() -> Filter:
    """The head in front of the ear: highs count more."""
    gain = 10 ** (3.999843853973347 / 20)
    middle = gain**0.4996667741545416
    turn, quality = tan(pi * 1681.974450955533 / RATE), 0.7071752369554196
    scale = 1 + turn / quality + turn * turn
    ahead = (
        (gain + middle * turn / quality + turn * turn) / scale,
        2 * (turn * turn - gain) / scale,
        (gain - middle * turn / quality + turn * turn) / scale,
    )
    return Filter(ahead, (2 * (turn * turn - 1) / scale, (1 - turn / quality + turn * turn) / scale))


def _rumble() -> Filter:
    """What is felt and not heard does not count."""
    turn, quality = tan(pi * 38.13547087602444 / RATE), 0.5003270373238773
    scale = 1 + turn / quality + turn * turn
    return Filter((1.0, -2.0, 1.0), (2 * (turn * turn - 1) / scale, (1 - turn / quality + turn * turn) / scale))


_SHELF, _RUMBLE = _shelf(), _rumble()


def decibels(share: float) -> float:
    return 20 * log10(share) if share > 1e-6 else SILENCE


def peak(channels: Sequence[Samples]) -> float:
    """The highest sample, in dB below full scale."""
    return decibels(max((abs(sample) for channel in channels for sample in channel), default=0.0))


def moments(channels: Sequence[Samples]) -> list[float]:
    """The power of each stretch of 0.4 s, ten in a second; a sound that is shorter is followed by silence."""
    sums: list[float] | None = None
    for channel in channels:
        powers = _summed_power(channel)
        powers += [powers[-1]] * max(0, _HOPS + 1 - len(powers))
        mean = [(after - before) / _MOMENT for before, after in zip(powers, powers[_HOPS:], strict=False)]
        sums = mean if sums is None else [a + b for a, b in zip(sums, mean, strict=True)]
    return sums or [0.0]


def _summed_power(channel: Samples) -> list[float]:
    """The power from the beginning up to every tenth of a second, as the ear weighs it.

    Both filters in one loop, for minutes of music: each a list of its own takes twice as long.
    """
    (a, b, c), (d, e) = _SHELF.ahead, _SHELF.back
    (p, q, r), (s, t) = _RUMBLE.ahead, _RUMBLE.back
    one = two = three = four = power = 0.0
    sums = [power]
    for start in range(0, len(channel), _HOP):
        for sample in channel[start : start + _HOP]:
            out = a * sample + one
            one = b * sample - d * out + two
            two = c * sample - e * out
            heard = p * out + three
            three = q * out - s * heard + four
            four = r * out - t * heard
            power += heard * heard
        sums.append(power)
    if len(channel) % _HOP and len(channel) > _MOMENT:
        # Less than a tenth of a second at the end of a piece makes no moment of its own.
        sums.pop()
    return sums


def _units(power: float) -> float:
    return -0.691 + 10 * log10(power) if power > 1e-12 else SILENCE


def loudest(channels: Sequence[Samples]) -> float:
    """The loudest moment in LUFS: the measure for short sounds, which are heard at once and as a whole."""
    return _units(max(moments(channels)))


def integrated(channels: Sequence[Samples]) -> float:
    """The loudness of a piece in LUFS; silence between its notes does not count, as the standard has it."""
    powers = [power for power in moments(channels) if _units(power) > -70]
    if not powers:
        return SILENCE
    gate = _units(sum(powers) / len(powers)) - 10
    heard = [power for power in powers if _units(power) > gate]
    return _units(sum(heard) / len(heard))
