"""What the sounds are played on: wood, glass, metal, brass, strings of air, and a deck of cards."""

from collections.abc import Sequence
from functools import cache
from math import sin, tau
from random import Random

from sounds.waves import RATE, Filter, Samples, dying, gliding, length, louder, noise, ringing, shaped, sweeping

_STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
_TABLE = 4096


def pitch(name: str) -> float:
    """The frequency of D5, F#4 or Bb3."""
    step = _STEPS[name[0]] + name.count("#") - name[1:].count("b")
    return 440.0 * 2 ** ((step + 12 * (int(name[-1]) - 4)) / 12)


def chord(names: str) -> list[float]:
    return [pitch(name) for name in names.split()]


def struck(frequency: float, seconds: float, modes: Sequence[tuple[float, float, float]]) -> Samples:
    """Something that rings: its modes as (times the pitch, level, fade). All begin at zero, so that nothing clicks."""
    whole = [0.0] * length(seconds)
    for ratio, level, fade in modes:
        if frequency * ratio < RATE * 0.45:
            mode = ringing(frequency * ratio, min(seconds, fade * 1.3), fade, level)
            whole[: len(mode)] = [a + b for a, b in zip(whole, mode, strict=False)]
    return _fade_out(whole)


def _fade_out(samples: Samples, seconds: float = 0.02) -> Samples:
    """No sound ends with a step."""
    count = min(len(samples), length(seconds))
    for index in range(1, count + 1):
        samples[-index] *= (index - 1) / count
    return samples


def marimba(frequency: float, random: Random, seconds: float = 0.9) -> Samples:
    """A wooden bar under a soft mallet, tuned two octaves up as the makers do, with the knock of the stroke."""
    fade = min(seconds, 0.9 * (440 / frequency) ** 0.4)
    modes = ((1, 1, fade), (2.01, 0.06, fade * 0.5), (3.99, 0.26, fade * 0.32), (9.2, 0.07, fade * 0.1))
    whole = struck(frequency, seconds, modes)
    knock = Filter.band(frequency * 2.5, 0.8)(dying(noise(random, 0.03), 0.001, 0.02))
    for index, sample in enumerate(knock[: len(whole)]):
        whole[index] += sample * 0.35
    return whole


def kalimba(frequency: float, random: Random, seconds: float = 2.2) -> Samples:
    """A plucked tongue of metal over a wooden box: warm, with a short shimmer at the pluck."""
    modes = ((1, 1, seconds * 0.8), (1.003, 0.35, seconds * 0.7), (2, 0.12, 0.7), (5.4, 0.09, 0.18), (6.3, 0.04, 0.1))
    whole = struck(frequency, seconds, modes)
    pluck = Filter.low(1400)(dying(noise(random, 0.02), 0.0015, 0.012))
    for index, sample in enumerate(pluck):
        whole[index] += sample * 0.18
    return whole


def vibraphone(frequency: float, random: Random, seconds: float = 2.4) -> Samples:
    """A bar of metal under a mallet of wool: round, and it sways slowly, as the discs in its pipes turn."""
    fade = seconds * min(1.0, (440 / frequency) ** 0.3)
    whole = struck(frequency, seconds, ((1, 1, fade), (3.99, 0.1, 0.5), (9.8, 0.02, 0.08)))
    turn, phase = tau * 4.4 / RATE, random.random() * tau
    swaying = [sample * (0.86 + 0.14 * sin(phase + turn * index)) for index, sample in enumerate(whole)]
    return dying(swaying, 0.006, seconds * 4)


def bell(frequency: float, seconds: float = 1.6) -> Samples:
    """A small bell of brass, friendly: few and nearly harmonic modes."""
    modes = ((0.5, 0.12, seconds), (1, 1, seconds * 0.9), (2.0, 0.42, seconds * 0.6), (3.01, 0.22, seconds * 0.4),
             (4.17, 0.14, seconds * 0.22), (5.43, 0.08, seconds * 0.14))  # fmt: skip
    return struck(frequency, seconds, modes)


def glass(frequency: float, seconds: float = 1.2) -> Samples:
    """The rim of a glass struck: modes as of a thin shell, each split in two that beat against each other."""
    modes: list[tuple[float, float, float]] = []
    for ratio, level, fade in ((1, 1, 1.0), (2.32, 0.6, 0.7), (4.25, 0.35, 0.45), (6.63, 0.2, 0.3), (9.38, 0.1, 0.2)):
        modes += [(ratio, level * 0.6, fade * seconds), (ratio * 1.004, level * 0.4, fade * seconds * 0.9)]
    return struck(frequency, seconds, modes)


def electric_piano(frequency: float, random: Random, seconds: float = 3.0) -> Samples:
    """A tine with a soft hammer: round, a little bell at the beginning."""
    touch = random.uniform(0.85, 1.1)
    modes = ((1, 1, seconds * 0.9), (2, 0.22 * touch, seconds * 0.5), (3, 0.07, 0.8), (7.1, 0.05 * touch, 0.12))
    return dying(struck(frequency, seconds, modes), 0.008, seconds * 3)


@cache
def one_turn(harmonics: int, darkness: float) -> Samples:
    """One turn of a saw with so many harmonics, the upper ones softer the darker it is."""
    levels = [(tau * harmonic / _TABLE, harmonic**-darkness) for harmonic in range(1, harmonics + 1)]
    turn = [sum(level * sin(step * index) for step, level in levels) for index in range(_TABLE + 1)]
    top = max(turn)
    return [value / top for value in turn]


def blown(
    frequency: float, seconds: float, random: Random, *, attack: float = 0.04, brightness: float = 0.7,
    vibrato: float = 0.004, release: float = 0.12,
) -> Samples:  # fmt: skip
    """A horn: the louder it is, the brighter; the tone is reached from a little below, and trembles once it stands."""
    harmonics = max(1, min(24, int(9000 / frequency)))
    dark, bright = one_turn(harmonics, 2.3), one_turn(harmonics, 1.05)
    count = length(seconds)
    rise, fall = length(attack), length(release)
    phase = random.random() * _TABLE
    beat = random.uniform(4.8, 5.6) * tau / RATE
    step = frequency * _TABLE / RATE
    whole = []
    for index in range(count):
        level = min(1.0, index / rise) * min(1.0, (count - index) / fall)
        shine = brightness * level * (0.75 + 0.25 * max(0.0, 1 - index / (rise * 4)))
        place = int(phase)
        whole.append(level * (dark[place] * (1 - shine) + bright[place] * shine))
        wobble = vibrato * min(1.0, index / (RATE * 0.4)) * sin(beat * index)
        scoop = -0.02 * max(0.0, 1 - index / rise)
        phase += step * (1 + wobble + scoop)
        if phase >= _TABLE:
            phase -= _TABLE
    return whole


def air(frequency: float, seconds: float, random: Random, *, attack: float = 1.5, release: float = 2.0) -> Samples:
    """A warm pad: one voice of it, soft as breath over a bottle."""
    return blown(frequency * random.uniform(0.9975, 1.0025), seconds, random, attack=attack, release=release,
                 brightness=0.05, vibrato=0.0015)  # fmt: skip


def drum(frequency: float, random: Random, seconds: float = 0.6) -> Samples:
    """A kettle drum: the skin falls a little in pitch, the felt is heard."""
    skin = dying(gliding(frequency * 1.25, frequency, seconds, 0.25), 0.002, seconds * 0.8)
    ring = dying(gliding(frequency * 1.9, frequency * 1.5, seconds, 0.25), 0.002, seconds * 0.45)
    felt = Filter.low(700)(dying(noise(random, seconds), 0.001, 0.06))
    return _fade_out([a + 0.35 * b + 0.5 * c for a, b, c in zip(skin, ring, felt, strict=True)])


def cymbal(random: Random, seconds: float = 2.0, *, attack: float = 0.002) -> Samples:
    """Metal that hisses and shimmers."""
    hiss = Filter.high(4500)(noise(random, seconds))
    shimmer = [0.0] * length(seconds)
    for ratio in (1.0, 1.34, 1.71, 2.03, 2.47, 2.89, 3.31):
        part = ringing(2100 * ratio, seconds, seconds * 0.9, 0.08, random.random() * tau)
        shimmer = [a + b for a, b in zip(shimmer, part, strict=True)]
    return _fade_out(dying([a * 0.6 + b for a, b in zip(hiss, shimmer, strict=True)], attack, seconds * 0.9), 0.1)


def paper(random: Random, *, pitch: float = 2600, seconds: float = 0.06, fade: float = 0.035) -> Samples:
    """A card bends and snaps: a crackle of short strokes in the band where stiff paper is heard."""
    crackle = [sample * random.choice((0.4, 0.7, 1.0)) for sample in noise(random, seconds)]
    snap = Filter.band(pitch, 0.9)(dying(crackle, 0.0012, fade))
    body = Filter.band(pitch * 0.33, 1.1)(dying(crackle, 0.0012, fade * 1.4))
    return _fade_out(Filter.low(max(8000, pitch * 1.6))([a + 0.55 * b for a, b in zip(snap, body, strict=True)]), 0.005)


def swish(random: Random, seconds: float, start: float, end: float, *, peak: float = 0.45) -> Samples:
    """A card glides over felt: air and fibres, a band that wanders."""
    grain, level = [], 1.0
    for index, sample in enumerate(noise(random, seconds)):
        if index % 90 == 0:
            level = random.uniform(0.45, 1.0)
        grain.append(sample * level)
    wander = sweeping(grain, lambda share: start * (end / start) ** share, 0.9)
    # Felt swallows the hiss: without this it would be a spray can.
    wander = Filter.low(5200)(Filter.high(350)(wander))
    top = peak * seconds
    return shaped(wander, (0, 0), (top * 0.5, 0.4), (top, 1), (top + (seconds - top) * 0.5, 0.35), (seconds, 0))


def thud(random: Random, *, pitch: float = 130, seconds: float = 0.09) -> Samples:
    """Something light lands on felt."""
    body = dying(gliding(pitch * 1.5, pitch * 0.8, seconds, 0.6), 0.003, seconds * 0.8)
    cloth = Filter.low(900)(dying(noise(random, seconds), 0.002, seconds * 0.4))
    return _fade_out([a + 0.6 * b for a, b in zip(body, cloth, strict=True)], 0.01)


def breath(random: Random, seconds: float, start: float, end: float) -> Samples:
    """Air through a mouth: noise in three bands, as of a whispered vowel that closes."""
    source = Filter.low(5200)(noise(random, seconds))
    whole = [0.0] * len(source)
    for ratio, level, quality in ((1, 1, 3.5), (1.75, 0.55, 4), (3.6, 0.25, 4)):
        band = sweeping(source, lambda share, ratio=ratio: ratio * start * (end / start) ** share, quality)  # type: ignore[misc]
        whole = [a + level * b for a, b in zip(whole, band, strict=True)]
    return louder(whole, 0.5)
