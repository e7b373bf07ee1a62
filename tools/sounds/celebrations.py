"""The great moments: a Flip 7 and a victory, with horns, drums, bells and fireworks."""

from math import tau
from random import Random

from sounds.instruments import bell, blown, cymbal, drum, kalimba, marimba, paper, pitch
from sounds.recipe import Group, Recipe
from sounds.waves import Filter, Mix, Samples, dying, noise, ringing, shaped, sweeping


def _horns(
    mix: Mix, names: str, at: float, seconds: float, random: Random, *, level: float, shine: float = 0.75,
    release: float = 0.12,
) -> None:  # fmt: skip
    """A chord for a section: each note twice, a hair apart, from both sides."""
    for index, name in enumerate(names.split()):
        for side in (-1, 1):
            note = blown(pitch(name) * (1 + side * 0.0016), seconds, random, attack=0.03, brightness=shine,
                         release=release)  # fmt: skip
            mix.add(note, at + random.uniform(0, 0.006), level, side * (0.25 + 0.1 * (index % 3)))


def _roll(mix: Mix, name: str, span: tuple[float, float], random: Random, level: float) -> None:
    """A kettle drum rolls and grows."""
    start, end = span
    moment = start
    while moment < end:
        share = (moment - start) / (end - start)
        mix.add(drum(pitch(name), random, 0.4), moment, level * (0.25 + 0.75 * share), 0.1)
        moment += 0.058


def flip7(random: Random) -> Mix:
    """Seven cards rise in a wave (to 0.5 s), the 7 grows (to 1.05 s), the horns call, and the light goes out at 4 s."""
    mix = Mix(5.2)
    for index, name in enumerate(("A4", "B4", "D5", "E5", "F#5", "A5", "D6")):
        mix.add(marimba(pitch(name), random), index * 0.07, 0.42 + 0.05 * index, -0.6 + 0.2 * index)
        mix.add(bell(pitch(name) * 2, 0.9), index * 0.07, 0.08, -0.6 + 0.2 * index)
    _roll(mix, "D2", (0.12, 1.0), random, 0.3)
    hiss = cymbal(random, 1.05)
    mix.add(shaped(hiss[::-1], (0, 0.1), (1.02, 0.9), (1.05, 0)), 0.0, 0.12)
    for moment, names, seconds in ((0.52, "D4 A4", 0.13), (0.68, "D4 A4", 0.13), (0.84, "F#4 A4 D5", 0.17)):
        _horns(mix, names, moment, seconds, random, level=0.13, shine=0.6)
    # At its height: the chord, the great drum, the cymbals.
    _horns(mix, "D3 A3 D4 F#4 A4 D5", 1.05, 0.72, random, level=0.115)
    _strike(mix, 1.05, random, 1.0)
    for moment, names, seconds in ((1.8, "G3 B3 D4 G4 B4 D5", 0.3), (2.12, "A3 C#4 E4 A4 C#5 E5", 0.34)):
        _horns(mix, names, moment, seconds, random, level=0.1)
        mix.add(drum(pitch("A2"), random, 0.5), moment, 0.35)
    _horns(mix, "D3 A3 D4 F#4 A4 D5 F#5", 2.5, 1.6, random, level=0.115, release=0.7)
    _strike(mix, 2.5, random, 0.9)
    for index, name in enumerate(("D5", "F#5", "A5", "D6", "F#6", "A6")):
        mix.add(bell(pitch(name), 1.8), 2.55 + index * 0.06, 0.13, -0.5 + 0.2 * index)
    return mix.in_room(0.3, 1.5, 0.35)


def _strike(mix: Mix, at: float, random: Random, level: float) -> None:
    mix.add(drum(pitch("D2"), random, 0.9), at, 0.8 * level)
    mix.add(cymbal(random, 1.9), at, 0.2 * level, -0.3).add(cymbal(random, 1.7), at, 0.16 * level, 0.35)


def flip7_points(random: Random) -> Mix:
    """Fifteen more: a run of bells that flies up and lands on its feet."""
    mix = Mix(1.5)
    for index, name in enumerate(("D5", "F#5", "A5", "B5", "D6", "F#6")):
        mix.add(bell(pitch(name), 0.6), index * 0.055, 0.4 + 0.04 * index, -0.4 + 0.16 * index)
    for name in ("D5", "A5", "D6"):
        mix.add(kalimba(pitch(name), random, 1.0), 0.42, 0.6)
    mix.add(bell(pitch("D6"), 1.0), 0.42, 0.6)
    return mix.in_room(0.18, 0.8)


def _boom(random: Random, seconds: float, low: float) -> Samples:
    body = Filter.low(low * 3)(dying(noise(random, seconds), 0.004, seconds * 0.7))
    deep = dying(ringing(low, seconds, seconds * 0.6, 1.0, tau / 4), 0.004, seconds)
    burst = [2.2 * a + 0.5 * b for a, b in zip(body, deep, strict=True)]
    return shaped(burst, (0, 1), (seconds * 0.8, 1), (seconds, 0))


def firework(random: Random) -> Mix:
    """A rocket climbs for 0.7 s, bursts, and its stars crackle; a smaller one follows."""
    mix = Mix(2.5)
    side = random.choice((-0.5, 0.5))
    low, high = random.uniform(900, 1200), random.uniform(2600, 3300)
    whistle = sweeping(noise(random, 0.7), lambda share: low * (high / low) ** (share**0.6), 14)
    mix.add(shaped(whistle, (0, 0), (0.15, 0.4), (0.55, 0.8), (0.7, 0)), 0.0, 0.07, side)
    for moment, level, where in ((0.7, 1.0, side), (0.92 + random.uniform(-0.03, 0.05), 0.55, -side)):
        mix.add(_boom(random, 0.8, random.uniform(58, 80)), moment, 0.8 * level, where * 0.5)
        mix.add(Filter.band(1800, 0.6)(dying(noise(random, 0.2), 0.001, 0.12)), moment, 0.5 * level, where * 0.5)
        star = moment + 0.1
        while star < moment + 1.0:
            crackle = paper(random, pitch=random.uniform(3000, 6500), seconds=0.02, fade=0.008)
            mix.add(crackle, star, 0.6 * level * random.random() * (moment + 1.1 - star), random.uniform(-0.9, 0.9))
            star += random.expovariate(75)
    return mix.in_room(0.3, 1.3, 0.5)


def victory(random: Random) -> Mix:
    """The winner: a tune of four bars for horns and bells, with a last chord that one would like to hear again."""
    mix = Mix(5.6)
    beat = 0.34
    tune = (
        (0, "A4 D5", 0.6), (0.66, "A4 D5", 0.3), (1, "D5 F#5", 0.9), (2, "F#5 A5", 0.9), (3, "E5 G5", 0.6),
        (3.66, "F#5 A5", 0.3), (4, "G5 B5", 1.3), (5.5, "F#5 A5", 0.45), (6, "E5 A5", 1.0), (7, "C#5 E5", 0.9),
    )  # fmt: skip
    harmony = ((0, "D3 A3 F#4", 1.8), (2, "D3 A3 D4", 1.8), (4, "G2 D3 B3", 1.8), (6, "A2 E3 C#4", 1.8))
    for start, names, beats in tune:
        _horns(mix, names, start * beat, beats * beat, random, level=0.13, shine=0.6)
        mix.add(bell(pitch(names.split()[-1]) * 2, 0.8), start * beat, 0.09)
    for start, names, beats in harmony:
        _horns(mix, names, start * beat, beats * beat, random, level=0.085, shine=0.4)
        mix.add(drum(pitch("D2" if start < 4 else "A2"), random, 0.6), start * beat, 0.4)
    _roll(mix, "A2", (7 * beat, 8 * beat), random, 0.25)
    _horns(mix, "D3 A3 D4 F#4 A4 D5 F#5", 8 * beat, 1.9, random, level=0.11, release=0.9)
    _strike(mix, 8 * beat, random, 0.8)
    for index, name in enumerate(("D5", "F#5", "A5", "D6", "F#6")):
        mix.add(bell(pitch(name), 1.8), 8 * beat + 0.1 + index * 0.08, 0.14, -0.4 + 0.2 * index)
    return mix.in_room(0.3, 1.5, 0.35)


RECIPES = (
    Recipe("flip7", Group.MOMENTS, flip7),
    Recipe("flip7-points", Group.EVENTS, flip7_points),
    Recipe("firework", Group.EVENTS, firework, 4),
    Recipe("victory", Group.MOMENTS, victory),
)
