"""Buttons and focus: so small that nobody would call them sounds, and missed at once when they are gone."""

from sounds.instruments import marimba, paper, pitch, thud
from sounds.recipe import Group, Luck, Recipe
from sounds.waves import Mix


def press(luck: Luck) -> Mix:
    mix = Mix(0.3)
    mix.add(marimba(pitch("D5"), luck, 0.28), 0.0, 0.7)
    mix.add(marimba(pitch(luck.one_of(("A5", "F#5", "B5"))), luck, 0.22), 0.028, 0.4)
    return mix.add(thud(luck, pitch=210, seconds=0.05), 0.0, 0.5)


def focus(luck: Luck) -> Mix:
    mix = Mix(0.14)
    mix.add(marimba(pitch("A4") * luck.one_of((1.0, 1.02, 0.98, 1.04)), luck, 0.12), 0.0, 0.6)
    return mix.add(paper(luck, pitch=1700, seconds=0.02, fade=0.01), 0.0, 0.4)


def back(luck: Luck) -> Mix:
    mix = Mix(0.32)
    mix.add(marimba(pitch("A4"), luck, 0.25), 0.0, 0.6)
    mix.add(marimba(pitch(luck.one_of(("D4", "E4"))), luck, 0.26), 0.045, 0.7)
    return mix.add(thud(luck, pitch=150, seconds=0.06), 0.0, 0.4)


RECIPES = (
    Recipe("press", Group.INTERFACE, press, 3),
    Recipe("focus", Group.INTERFACE, focus, 4),
    Recipe("back", Group.INTERFACE, back, 2),
)
