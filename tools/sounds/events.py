"""What happens at the table, each event with an instrument of its own.

Everything that has a pitch is in D major, as the music is, and mostly in its five notes without half steps: whatever
sounds together sounds well together. A bust alone leaves the key.
"""

from collections.abc import Callable
from functools import partial
from random import Random

from sounds.instruments import (
    air,
    bell,
    blown,
    chord,
    electric_piano,
    glass,
    kalimba,
    marimba,
    paper,
    pitch,
    struck,
    swish,
    thud,
)
from sounds.recipe import Group, Luck, Recipe
from sounds.waves import Filter, Mix, dying, gliding, noise, shaped

NUMBERS = ("A4", "B4", "D5", "E5", "F#5", "A5", "D6")
"""The more cards, the higher. The sixth is the fifth of the key and asks for more; the seventh is home."""


def number(place: int, random: Random) -> Mix:
    mix = Mix(0.95)
    frequency = pitch(NUMBERS[place - 1])
    mix.add(marimba(frequency, random), 0.0, 1.0)
    if place >= 5:
        # From the fifth card on it begins to glitter: it gets serious.
        mix.add(bell(frequency * 2, 0.7), 0.012, 0.07 * (place - 4))
    return mix.in_room(0.12, 0.5)


def bonus(luck: Luck) -> Mix:
    """Two coins: a friendly step upwards."""
    first, second = luck.one_of((("A5", "D6"), ("B5", "E6"), ("F#5", "B5")))
    mix = Mix(1.0)
    mix.add(bell(pitch(first), 0.6), 0.0, 0.7)
    mix.add(bell(pitch(second), 0.9), 0.075, 0.8)
    mix.add(marimba(pitch(second) / 2, luck, 0.6), 0.075, 0.4)
    return mix.in_room(0.12, 0.6)


def bust(random: Random) -> Mix:
    """A knock, then a horn that sinks down by more than it wanted. Funny rather than cruel."""
    mix = Mix(1.05)
    mix.add(thud(random, pitch=95, seconds=0.22), 0.0, 1.5)
    mix.add(paper(random, pitch=900, seconds=0.06, fade=0.04), 0.0, 0.8)
    for name, level in (("F3", 0.8), ("B3", 0.55), ("Ab4", 0.22)):
        mix.add(marimba(pitch(name), random, 0.7), 0.0, level)
    depth = random.uniform(0.92, 1.06)
    for start, end, level in ((233.0, 98.0 * depth, 0.5), (349.0, 147.0 * depth, 0.24)):
        horn = gliding(start, end, 0.75, 1.3)
        third = gliding(start * 3, end * 3, 0.75, 1.3)
        sinking = [a + 0.3 * b for a, b in zip(horn, third, strict=True)]
        mix.add(shaped(sinking, (0, 0), (0.03, 1), (0.3, 0.75), (0.75, 0)), 0.14, level)
    return mix.in_room(0.1, 0.6, 0.6)


def freeze(random: Random) -> Mix:
    """Cold air while the card flies; then frost grows, in splinters of glass from high to low."""
    mix = Mix(1.9)
    mix.add(swish(random, 0.5, 2200, 5200, peak=0.8), 0.0, 0.55)
    splinters = (("A6", 0.38, 0.5), ("E6", 0.41, 0.55), ("F#6", 0.47, 0.4), ("B5", 0.53, 0.5), ("D6", 0.62, 0.4))
    for name, moment, level in splinters:
        mix.add(glass(pitch(name), 1.0), moment, level, random.uniform(-0.5, 0.5))
    moment = 0.4
    while moment < 1.05:
        crack = paper(random, pitch=random.uniform(4200, 7500), seconds=0.02, fade=0.006)
        mix.add(crack, moment, random.uniform(0.15, 0.6) * (1.25 - moment), random.uniform(-0.6, 0.6))
        moment += random.expovariate(34)
    return mix.in_room(0.3, 1.1, 0.2)


def second_chance(random: Random) -> Mix:
    """A heart arrives: three notes upwards, as warm as can be."""
    mix = Mix(1.5)
    mix.add(swish(random, 0.36, 900, 2000, peak=0.6), 0.0, 0.3)
    for name, moment in (("F#4", 0.2), ("A4", 0.29), ("D5", 0.38)):
        mix.add(kalimba(pitch(name), random, 1.1), moment, 0.7)
        mix.add(electric_piano(pitch(name), random, 1.1), moment, 0.3)
    mix.add(bell(pitch("A5"), 0.8), 0.4, 0.12)
    return mix.in_room(0.18, 0.8)


def flip_three(random: Random) -> Mix:
    """Three cards are fanned, each a step higher: now it comes."""
    mix = Mix(1.15)
    mix.add(swish(random, 0.4, 900, 3400, peak=0.75), 0.0, 0.5)
    for name, moment in (("D4", 0.12), ("A4", 0.25), ("E5", 0.38)):
        mix.add(marimba(pitch(name), random, 0.7), moment, 0.75)
        mix.add(paper(random, pitch=2400), moment, 0.4)
    mix.add(dying(blown(pitch("D4"), 0.6, random, brightness=0.4), 0.02, 0.8), 0.38, 0.22)
    return mix.in_room(0.12, 0.6)


def countdown(left: int, random: Random) -> Mix:
    """A wooden clock that ticks higher with every card; dry, so that it does not get in the way of the number."""
    mix = Mix(0.3)
    frequency = pitch({3: "D6", 2: "E6", 1: "F#6"}[left])
    mix.add(struck(frequency, 0.25, ((1, 1, 0.16), (0.5, 0.5, 0.2), (2.57, 0.35, 0.06), (4.3, 0.15, 0.03))), 0.0, 0.8)
    return mix.add(paper(random, pitch=1500, seconds=0.02, fade=0.012), 0.0, 0.4)


def count(luck: Luck) -> Mix:
    """Points trickle onto a total: a short run over a few wooden bars."""
    mix = Mix(0.55)
    runs = ("D5 E5 F#5 A5", "A4 B4 D5 F#5", "E5 F#5 A5 B5", "D5 F#5 E5 A5", "B4 D5 E5 F#5")
    for index, frequency in enumerate(chord(luck.one_of(runs))):
        mix.add(marimba(frequency, luck, 0.35), index * 0.042, 0.45 + 0.13 * index)
    return mix.in_room(0.08, 0.4)


def stay(luck: Luck) -> Mix:
    """The cards slide together, turn a quarter and are patted: two calm notes that close."""
    mix = Mix(1.1)
    mix.add(swish(luck, 0.22, 1300, 2300, peak=0.7), 0.0, 0.55)
    mix.add(swish(luck, 0.18, 2200, 1200, peak=0.4), 0.2, 0.4)
    mix.add(thud(luck, pitch=140, seconds=0.12), 0.37, 0.9).add(paper(luck, pitch=1300), 0.37, 0.4)
    mix.add(electric_piano(pitch("A4"), luck, 0.7), 0.2, 0.4)
    for frequency in chord(luck.one_of(("D4 F#4 D5", "D4 A4 D5", "D4 F#4 A4"))):
        mix.add(electric_piano(frequency, luck, 0.8), 0.38, 0.42)
    return mix.in_room(0.12, 0.6)


def a_round(random: Random) -> Mix:
    """A round begins: a soft gong and an open chord."""
    mix = Mix(2.0)
    gong = Filter.low(900)(bell(pitch("D3"), 1.9))
    mix.add(gong, 0.0, 0.8)
    for index, name in enumerate(("D4", "A4", "E5", "F#5")):
        mix.add(kalimba(pitch(name), random, 1.5), 0.05 + index * 0.085, 0.5, -0.3 + 0.2 * index)
    return mix.in_room(0.2, 1.1)


def turn(random: Random) -> Mix:
    """The next one, please: two notes, like a context bell through a closed door."""
    mix = Mix(0.95)
    mix.add(kalimba(pitch("F#5"), random, 0.8), 0.0, 0.7)
    mix.add(kalimba(pitch("A5"), random, 0.8), 0.13, 0.8)
    return mix.in_room(0.14, 0.6)


def places(random: Random) -> Mix:
    """Rows change their places: a run up and the clack of a row that slips in."""
    mix = Mix(1.05)
    mix.add(swish(random, 0.6, 700, 2600, peak=0.6), 0.0, 0.6)
    for index, name in enumerate(("D5", "E5", "F#5", "A5", "B5", "D6")):
        mix.add(marimba(pitch(name), random, 0.4), 0.06 + index * 0.075, 0.42)
    return mix.add(thud(random, pitch=160), 0.58, 0.6).in_room(0.1, 0.5)


def heartbeat(random: Random) -> Mix:
    """Two beats and a rest, to be repeated without a seam: 67 in a minute. Felt more than heard."""
    mix = Mix(0.9)
    for moment, level, low in ((0.01, 1.0, 62), (0.27, 0.7, 54)):
        beat = dying(gliding(low * 2.1, low, 0.24, 0.45), 0.006, 0.26)
        upper = dying(gliding(low * 4.2, low * 2, 0.14, 0.45), 0.004, 0.12)
        mix.add(shaped(beat, (0, 1), (0.2, 1), (0.24, 0)), moment, level)
        mix.add(upper, moment, level * 0.8)
        mix.add(Filter.low(260)(dying(noise(random, 0.1), 0.004, 0.06)), moment, level * 0.9)
    return mix


def rise(random: Random) -> Mix:
    """A step of the podium comes up, and stands."""
    mix = Mix(0.85)
    up = shaped(gliding(pitch("D3"), pitch("D4"), 0.42), (0, 0), (0.3, 0.8), (0.42, 0))
    mix.add(up, 0.0, 0.4).add(swish(random, 0.44, 500, 1800, peak=0.8), 0.0, 0.6)
    mix.add(thud(random, pitch=110, seconds=0.16), 0.4, 1.1)
    for name in ("D4", "A4"):
        mix.add(marimba(pitch(name), random, 0.45), 0.4, 0.5)
    return mix.in_room(0.12, 0.6)


def award(luck: Luck) -> Mix:
    """A medal is hung up: it glitters from the fifth to the octave."""
    mix = Mix(1.1)
    for index, frequency in enumerate(chord(luck.one_of(("A5 D6 F#6", "B5 D6 A6", "F#5 B5 D6", "A5 E6 F#6")))):
        mix.add(bell(frequency, 0.8), index * 0.06, 0.45, -0.3 + 0.3 * index)
        mix.add(kalimba(frequency / 2, luck, 0.7), index * 0.06, 0.35)
    return mix.in_room(0.2, 0.8)


def challenge_lost(random: Random) -> Mix:
    """It was not enough: a phrase that goes down but ends in a warm place. Come again."""
    mix = Mix(3.0)
    for name, moment in (("F#5", 0.0), ("E5", 0.3), ("D5", 0.6), ("B4", 0.98)):
        mix.add(electric_piano(pitch(name), random, 1.5), moment, 0.6)
    for frequency in chord("G3 B3 D4 F#4"):
        mix.add(air(frequency, 1.9, random, attack=0.25, release=1.2), 0.95, 0.13, random.uniform(-0.4, 0.4))
        mix.add(electric_piano(frequency, random, 1.9), 1.0, 0.22)
    return mix.in_room(0.25, 1.4)


def _each(cue: str, make: Callable[[int, Random], Mix], last: int) -> list[Recipe]:
    return [Recipe(f"{cue}{place}", Group.EVENTS, partial(make, place)) for place in range(1, last + 1)]


RECIPES = (
    *_each("number", number, 7),
    *_each("countdown", countdown, 3),
    Recipe("bonus", Group.EVENTS, bonus, 3),
    Recipe("bust", Group.EVENTS, bust, 3),
    Recipe("freeze", Group.EVENTS, freeze, 2),
    Recipe("second-chance", Group.EVENTS, second_chance),
    Recipe("flip-three", Group.EVENTS, flip_three),
    Recipe("count", Group.EVENTS, count, 5),
    Recipe("stay", Group.EVENTS, stay, 3),
    Recipe("round", Group.EVENTS, a_round),
    Recipe("turn", Group.EVENTS, turn),
    Recipe("places", Group.EVENTS, places),
    Recipe("heartbeat", Group.EVENTS, heartbeat),
    Recipe("rise", Group.EVENTS, rise, 3),
    Recipe("award", Group.EVENTS, award, 4),
    Recipe("challenge_lost", Group.EVENTS, challenge_lost),
)
