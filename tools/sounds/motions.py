"""What is seen moving at the table and heard with it: points that run out, a heart that breaks, ice, a lamp.

In the key of the music as the events are. What happens all the time is hardly there at all. All of them stand in the
middle: what is seen says where it is.
"""

from random import Random

from sounds.instruments import (
    bell,
    blown,
    breath,
    chord,
    cymbal,
    drum,
    electric_piano,
    glass,
    kalimba,
    marimba,
    paper,
    pitch,
    swish,
    thud,
)
from sounds.recipe import Group, Luck, Recipe
from sounds.waves import Filter, Mix, dying, gliding, noise, shaped


def drain(random: Random) -> Mix:
    """Points run out: wooden ticks that fall, faster and faster, and a last one that lies there."""
    mix = Mix(0.9)
    moment, gap, frequency = 0.0, 0.085, pitch("B5") * random.uniform(0.97, 1.03)
    while moment < 0.62:
        mix.add(marimba(frequency, random, 0.22), moment, 0.5)
        moment += gap
        gap *= 0.9
        frequency *= 0.9
        gap = max(gap, 0.034)
    return mix.add(marimba(pitch("D3"), random, 0.24), 0.65, 0.9).add(thud(random, pitch=100), 0.65, 0.5)


def slam(random: Random) -> Mix:
    """A word falls onto the table: deep and heavy, felt in the wood, without an edge."""
    mix = Mix(0.85)
    low = random.uniform(52, 58)
    mix.add(drum(low, random, 0.7), 0.0, 1.0).add(drum(low * 2, random, 0.4), 0.0, 0.45)
    mix.add(Filter.low(520)(dying(noise(random, 0.3), 0.003, 0.2)), 0.0, 0.9)
    mix.add(Filter.low(1300)(paper(random, pitch=700, seconds=0.08, fade=0.05)), 0.0, 0.5)
    return mix.in_room(0.12, 0.6, 0.7).to_mono()


def heart_break(random: Random) -> Mix:
    """Something dear breaks in two: a small crack, and splinters that fall."""
    mix = Mix(0.8)
    mix.add(paper(random, pitch=2400, seconds=0.05), 0.0, 0.6)
    for index, name in enumerate(("F#6", "C#6", "A5", "F#5")):
        moment = 0.01 + index * random.uniform(0.03, 0.055)
        mix.add(glass(pitch(name), 0.4), moment, 0.3 - 0.04 * index)
    return mix.add(electric_piano(pitch("B3"), random, 0.6), 0.06, 0.3).in_room(0.12, 0.6).to_mono()


def relief(random: Random) -> Mix:
    """The whole table lets out its breath, and the chord comes home."""
    mix = Mix(1.35)
    height = random.uniform(0.92, 1.1)
    sigh = shaped(breath(random, 0.95, 760 * height, 430 * height), (0, 0), (0.12, 0.9), (0.3, 1), (0.6, 0.35),
                  (0.95, 0))  # fmt: skip
    mix.add(sigh, 0.0, 1.1)
    for name, moment, level in (("G4", 0.04, 0.4), ("B4", 0.04, 0.3), ("F#4", 0.34, 0.45), ("A4", 0.34, 0.4),
                                ("D4", 0.34, 0.4)):  # fmt: skip
        mix.add(electric_piano(pitch(name), random, 0.9), moment, level * 0.5)
    return mix.in_room(0.14, 0.7).to_mono()


def ice(random: Random) -> Mix:
    """Ice grows over a place: it creaks, glitters upwards and stands."""
    mix = Mix(1.3)
    for index, name in enumerate(("D6", "F#6", "A6", "B6", "D7")):
        mix.add(glass(pitch(name), 0.7), index * 0.11 + random.uniform(0, 0.03), 0.3 - 0.03 * index)
    moment = 0.02
    while moment < 0.75:
        crack = paper(random, pitch=random.uniform(3000, 6000), seconds=0.02, fade=0.007)
        mix.add(crack, moment, random.uniform(0.15, 0.5))
        moment += random.expovariate(26)
    creak = shaped(gliding(190, 320 * random.uniform(0.9, 1.1), 0.5, 1.6), (0, 0), (0.2, 0.25), (0.45, 0.4), (0.5, 0))
    return mix.add(creak, 0.1, 0.12).in_room(0.2, 0.8, 0.2).to_mono()


def gather(random: Random) -> Mix:
    """The discard is swept together from all sides, and tapped until it is even."""
    mix = Mix(0.85)
    for start, level in ((0.0, 0.6), (0.12, 0.8), (0.25, 0.9)):
        mix.add(swish(random, 0.3, 1000, 2300, peak=0.6), start + random.uniform(0, 0.03), level)
    for number in range(7):
        mix.add(paper(random, pitch=random.uniform(1700, 2900), fade=0.025), 0.2 + number * 0.045, 0.25)
    for moment, level in ((0.56, 0.7), (0.68, 0.5)):
        mix.add(thud(random, pitch=150, seconds=0.1), moment, level)
        mix.add(paper(random, pitch=1400, seconds=0.04, fade=0.025), moment, level * 0.6)
    return mix


def lift(random: Random) -> Mix:
    """A card is lifted by a finger."""
    mix = Mix(0.16)
    height = random.uniform(0.9, 1.12)
    mix.add(swish(random, 0.12, 1500 * height, 2500 * height, peak=0.4), 0.0, 0.8)
    return mix.add(paper(random, pitch=2200 * height, seconds=0.03, fade=0.015), 0.02, 0.25)


def token(random: Random) -> Mix:
    """A wooden token slides along the race, and stops."""
    mix = Mix(0.62)
    scrape = Filter.low(1800)(swish(random, 0.46, 500, 1100, peak=0.7))
    mix.add(scrape, 0.0, 0.9)
    mix.add(marimba(pitch("A4") * random.uniform(0.98, 1.03), random, 0.2), 0.44, 0.3)
    return mix.add(thud(random, pitch=190, seconds=0.07), 0.44, 0.5)


def match_point(random: Random) -> Mix:
    """Somebody can win this round: two strokes of a soft drum and a chord that stays open."""
    mix = Mix(2.2)
    for moment, level in ((0.0, 0.6), (0.21, 1.0)):
        mix.add(drum(pitch("D2"), random, 0.7), moment, 0.7 * level)
    for index, frequency in enumerate(chord("A3 D4 E4 A4 B4")):
        horn = blown(frequency, 1.5, random, attack=0.08, release=0.9, brightness=0.4)
        mix.add(Filter.low(3200)(horn), 0.21 + index * 0.012, 0.11)
    for index, name in enumerate(("A5", "B5", "E6")):
        mix.add(bell(pitch(name), 1.2), 0.3 + index * 0.11, 0.1)
    return mix.in_room(0.25, 1.1).to_mono()


def last_card(random: Random) -> Mix:
    """The last card slows down: a low note and a shimmer that grow, and break off when it lies there."""
    mix = Mix(1.9)
    for name, level in (("A2", 0.5), ("E3", 0.4), ("B3", 0.3), ("C#4", 0.22)):
        tone = blown(pitch(name), 1.8, random, attack=1.5, release=0.22, brightness=0.3, vibrato=0.006)
        mix.add(Filter.low(1900)(tone), 0.0, level * 0.4)
    mix.add(shaped(cymbal(random, 1.8)[::-1], (0, 0), (1.4, 0.5), (1.66, 0.8), (1.8, 0)), 0.0, 0.06)
    moment, gap = 0.1, 0.3
    while moment < 1.6:
        mix.add(thud(random, pitch=66, seconds=0.16), moment, 0.25 + 0.3 * moment)
        moment += gap
        gap *= 0.87
    return mix.to_mono()


def spotlight(random: Random) -> Mix:
    """The lamp swings to somebody else: air, and a chain that is hardly heard."""
    mix = Mix(0.5)
    height = random.uniform(0.88, 1.1)
    mix.add(Filter.low(1500)(swish(random, 0.42, 420 * height, 800 * height, peak=0.5)), 0.0, 1.0)
    return mix.add(kalimba(pitch("D5") * height, random, 0.3), 0.3, 0.03)


def aim(luck: Luck) -> Mix:
    """A line goes to somebody: a quick breath of air with a note at its tip."""
    mix = Mix(0.42)
    mix.add(swish(luck, 0.22, 900, 2800, peak=0.75), 0.0, 0.8)
    return mix.add(kalimba(pitch(luck.one_of(("A5", "B5", "F#5"))), luck, 0.26), 0.14, 0.3)


def applause(random: Random) -> Mix:
    """A small round of people claps: each hand in its own time, and it thins out."""
    mix = Mix(2.1)
    for _ in range(9):
        colour, gap = random.uniform(900, 1700), random.uniform(0.17, 0.24)
        moment, end = random.uniform(0.0, 0.3), random.uniform(1.3, 1.85)
        while moment < end:
            clap = Filter.band(colour, 1.1)(dying(noise(random, 0.06), 0.001, 0.04))
            mix.add(clap, moment, 0.5 * (1.0 - 0.55 * moment / end) * random.uniform(0.7, 1.0))
            moment += gap * random.uniform(0.9, 1.1)
    return mix.in_room(0.15, 0.6, 0.5).to_mono()


RECIPES = (
    Recipe("drain", Group.EVENTS, drain, 3),
    Recipe("slam", Group.MOMENTS, slam, 3),
    Recipe("heart-break", Group.EVENTS, heart_break, 3),
    Recipe("relief", Group.EVENTS, relief, 2),
    Recipe("ice", Group.EVENTS, ice, 3),
    Recipe("gather", Group.CARDS, gather, 3),
    Recipe("lift", Group.INTERFACE, lift, 4, trim=-5),
    Recipe("token", Group.CARDS, token, 3, trim=-3),
    Recipe("match-point", Group.MOMENTS, match_point, trim=-1),
    Recipe("last-card", Group.EVENTS, last_card),
    Recipe("spotlight", Group.CARDS, spotlight, 3, trim=-8),
    Recipe("aim", Group.CARDS, aim, 3, trim=-3),
    Recipe("applause", Group.EVENTS, applause),
)
