"""The deck in the hand: deal, slide, flip, shuffle. Heard all the time, so they are dry, short and never the same."""

from random import Random

from sounds.instruments import paper, swish, thud
from sounds.recipe import Group, Recipe
from sounds.waves import Mix


def deal(random: Random) -> Mix:
    """The card leaves the deck, crosses the felt in a quarter of a second and settles."""
    pitch = random.uniform(0.9, 1.12)
    mix = Mix(0.42)
    mix.add(paper(random, pitch=3400 * pitch, seconds=0.03, fade=0.015), 0.0, 0.35)
    mix.add(swish(random, 0.25, 1500 * pitch, 3600 * pitch, peak=random.uniform(0.3, 0.45)), 0.005, 0.9)
    land = 0.235 + random.uniform(-0.01, 0.01)
    mix.add(thud(random, pitch=150 * pitch), land, 0.4)
    return mix.add(paper(random, pitch=1500 * pitch, seconds=0.05, fade=0.03), land, 0.35)


def slide(random: Random) -> Mix:
    """Many cards at once over the felt, and together on the discard."""
    mix = Mix(0.62)
    mix.add(swish(random, 0.44, 1100, 2600, peak=0.6), 0.0, 1.0)
    for number in range(5):
        mix.add(paper(random, pitch=random.uniform(1800, 3000), fade=0.025), 0.3 + number * 0.022, 0.28)
    return mix.add(thud(random, pitch=120, seconds=0.12), 0.41, 0.6)


def flip(random: Random) -> Mix:
    """A card is turned: the corner lifts, the card springs over, and lies."""
    pitch = random.uniform(0.88, 1.14)
    mix = Mix(0.26)
    mix.add(paper(random, pitch=3600 * pitch, seconds=0.03, fade=0.018), 0.0, 0.45)
    mix.add(swish(random, 0.1, 1700 * pitch, 3800 * pitch, peak=0.6), 0.004, 0.5)
    snap = 0.075 + random.uniform(-0.008, 0.008)
    mix.add(paper(random, pitch=2300 * pitch, seconds=0.08, fade=0.05), snap, 1.0)
    return mix.add(thud(random, pitch=185 * pitch, seconds=0.08), snap + 0.004, 0.55)


def turn_down(random: Random) -> Mix:
    """Face down, without hope: duller than a flip."""
    pitch = random.uniform(0.9, 1.1)
    mix = Mix(0.2)
    mix.add(swish(random, 0.08, 1500 * pitch, 900 * pitch, peak=0.5), 0.0, 0.4)
    mix.add(paper(random, pitch=1250 * pitch, seconds=0.07, fade=0.04), 0.05, 0.9)
    return mix.add(thud(random, pitch=125 * pitch, seconds=0.1), 0.052, 0.8)


def shuffle(random: Random) -> Mix:
    """A riffle that runs faster and faster, the bridge that falls together, and two taps that square the deck."""
    mix = Mix(1.3)
    moment, gap = 0.02, 0.036
    while moment < 0.62:
        pan = random.choice((-0.35, 0.35))
        mix.add(paper(random, pitch=random.uniform(2200, 3300), seconds=0.03, fade=0.016), moment,
                random.uniform(0.4, 0.75), pan)  # fmt: skip
        moment += gap * random.uniform(0.8, 1.2)
        gap = max(0.011, gap * 0.955)
    mix.add(swish(random, 0.3, 1400, 3000, peak=0.5), 0.62, 0.8)
    for number in range(16):
        mix.add(paper(random, pitch=random.uniform(1500, 2200), seconds=0.03, fade=0.014), 0.64 + number * 0.0135, 0.4)
    for moment, level in ((0.97, 0.85), (1.12, 0.65)):
        mix.add(thud(random, pitch=170, seconds=0.1), moment, level)
        mix.add(paper(random, pitch=1300, seconds=0.05, fade=0.03), moment, level * 0.6)
    return mix


RECIPES = (
    Recipe("deal", Group.CARDS, deal, 5),
    Recipe("slide", Group.CARDS, slide, 3),
    Recipe("flip", Group.CARDS, flip, 5),
    Recipe("turn-down", Group.CARDS, turn_down, 4),
    Recipe("shuffle", Group.CARDS, shuffle, 3),
)
