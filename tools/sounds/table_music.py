"""The music of the table: five tracks that run side by side in one tempo, each of them a loop of its own length.

All lengths are whole phrases of four bars. The ground has four phrases, the melody five, the answer three: they meet
in ever new ways, and only after sixty phrases, eleven minutes, does everything stand as it stood at the beginning;
ground and melody alone take nearly four. Suspense and match point are single phrases that the game fades in
(flip7/ui/music.py says when).

Therefore every phrase of the ground has the same skeleton: somewhere around the key, a way down, E minor, A. And the
melody keeps to notes that are at home over all of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from sounds.instruments import (
    air,
    blown,
    chord,
    drum,
    electric_piano,
    kalimba,
    marimba,
    pitch,
    thud,
    vibraphone,
)
from sounds.music import BAR, Note
from sounds.recipe import Group, Recipe
from sounds.waves import RATE, Filter, Mix, Samples, dying, noise

BEAT = 31458
"""Samples: 84 beats in a minute, and a whole number of samples on devices of 48000 Hz, too."""
PHRASE = 4 * BAR
"""Beats."""

SWING = 0.64
"""Where the second half of a beat falls: later than the middle, as a relaxed player has it."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of the ground: its chord without the root, the low notes at the first and the third beat, and the beats
    on which the piano plays."""

    notes: str
    bass: str
    strokes: tuple[float, ...] = (0.0,)


GROUND = (
    Bar("F#3 A3 C#4 E4", "D3 A2", (0, 1 + SWING)), Bar("A3 C#4 D4 F#4", "B2 F#2"),
    Bar("G3 B3 D4 F#4", "E2 B2", (0, 2 + SWING)), Bar("G3 B3 C#4 F#4", "A2 E3", (SWING, 2)),
    Bar("E3 A3 C#4 E4", "F#2 C#3", (0, 1 + SWING)), Bar("F#3 A3 B3 D4", "B2 F#2", (0, 3)),
    Bar("G3 B3 D4 F#4", "E2 B2"), Bar("G3 B3 D4 E4", "A2 A2", (0, 2)),
    Bar("F#3 A3 B3 D4", "G2 D3", (0, 2 + SWING)), Bar("E3 A3 C#4 E4", "F#2 C#3"),
    Bar("G3 B3 D4 F#4", "E2 B2", (SWING, 2)), Bar("G3 B3 C#4 F#4", "A2 E3", (0, 1 + SWING)),
    Bar("A3 C#4 D4 F#4", "B2 F#2"), Bar("F#3 A3 B3 D4", "E2 B2", (0, 1 + SWING)),
    Bar("G3 B3 D4 F#4", "E2 G2", (0, 2 + SWING)), Bar("G3 B3 D4 F#4", "A2 E2", (0, 3)),
)  # fmt: skip

_S = SWING
MELODY = (
    # A question that climbs, and how it is answered.
    (Note(0, "A4", 0.8), Note(_S, "B4", 0.7), Note(1, "E5"), Note(1 + _S, "F#5"), Note(4 + _S, "F#5", 0.8),
     Note(5, "E5", 0.9), Note(6, "B4", 0.8), Note(8 + _S, "D5", 0.7), Note(9, "E5", 0.8), Note(10, "F#5"),
     Note(12, "E5", 0.8)),
    # The same, a step further.
    (Note(0, "A4", 0.8), Note(_S, "B4", 0.7), Note(1, "E5"), Note(1 + _S, "A5"), Note(4 + _S, "F#5", 0.8),
     Note(5 + _S, "E5", 0.7), Note(6, "F#5"), Note(8, "B5", 0.8), Note(8 + _S, "A5", 0.7), Note(9, "F#5", 0.9),
     Note(10 + _S, "D5", 0.7), Note(12, "E5", 0.9), Note(12 + _S, "B4", 0.6)),
    # Room to think.
    (Note(2, "F#5", 0.7), Note(2 + _S, "E5", 0.6), Note(9, "B4", 0.7), Note(9 + _S, "D5", 0.6), Note(10, "E5", 0.7)),
    # The height.
    (Note(0, "F#5", 0.8), Note(_S, "A5", 0.8), Note(1 + _S, "B5"), Note(3, "A5", 0.8), Note(4 + _S, "F#5", 0.8),
     Note(5, "A5", 0.9), Note(6, "E5", 0.8), Note(8, "A5", 0.8), Note(8 + _S, "F#5", 0.7), Note(9, "E5", 0.8),
     Note(10, "B5", 0.9), Note(12, "A5", 0.8), Note(12 + _S, "F#5", 0.6)),
    # The way home, in long notes.
    (Note(0, "B5", 0.8), Note(2, "A5", 0.7), Note(4, "F#5", 0.8), Note(6, "E5", 0.7), Note(8, "D5", 0.8),
     Note(10, "E5", 0.7), Note(12, "B4", 0.7)),
)  # fmt: skip

ANSWER = (
    (Note(12 + _S, "E4", 0.9), Note(14, "F#4")),
    (Note(6, "A4", 0.8), Note(7 + _S, "B4", 0.9), Note(14, "E4", 0.7)),
    (Note(3, "F#4", 0.7), Note(13, "B4", 0.9), Note(14, "A4")),
)


def _seconds(beats: float) -> float:
    return beats * BEAT / RATE


def _phrases(count: int) -> Mix:
    mix = Mix(0, loop=True)
    mix.left, mix.right = [0.0] * (count * PHRASE * BEAT), [0.0] * (count * PHRASE * BEAT)
    return mix


def _brush(random: Random, fade: float) -> Samples:
    return Filter.band(2600, 0.7)(dying(noise(random, fade * 1.4), 0.014, fade))


def ground(random: Random) -> Mix:
    """Piano, bass and brushes, over a breath of strings: what is always there."""
    mix = _phrases(4)
    for number, bar in enumerate(GROUND):
        start = number * BAR
        low, high = chord(bar.bass)
        for beat, frequency, level in ((0.0, low, 0.42), (2.0, high, 0.3)):
            mix.add(Filter.low(420)(electric_piano(frequency, random, 2.0)), _seconds(start + beat), level)
        for beat in bar.strokes:
            for index, frequency in enumerate(chord(bar.notes)):
                late = index * 0.028 + random.uniform(0, 0.012)
                tine = electric_piano(frequency, random, 2.6 if beat == 0 else 1.5)
                touch = random.uniform(0.12, 0.15) * (1.0 if beat == 0 else 0.7)
                mix.add(tine, _seconds(start + beat) + late, touch, -0.3 + 0.2 * index)
        for index, frequency in enumerate(chord(bar.notes)[1:]):
            voice = air(frequency, _seconds(BAR) + 1.6, random, attack=1.4, release=1.6)
            mix.add(voice, _seconds(start) - 0.5, 0.036, (-0.5, 0.0, 0.5)[index])
        for beat, level, fade in ((1, 0.05, 0.11), (2 + SWING, 0.022, 0.07), (3, 0.045, 0.11)):
            mix.add(_brush(random, fade), _seconds(start + beat), level, 0.15)
    return mix.in_room(0.22, 1.6, 0.55)


def _played(phrases: Sequence[Sequence[Note]], random: Random, level: float) -> Mix:
    mix = _phrases(len(phrases))
    for number, phrase in enumerate(phrases):
        for note in phrase:
            human = random.uniform(-0.01, 0.012)
            bar = vibraphone(pitch(note.name), random)
            mix.add(bar, _seconds(number * PHRASE + note.beat) + human, level * note.level)
    return mix


def melody(random: Random) -> Mix:
    """A vibraphone that tells something in five sentences."""
    return _played(MELODY, random, 0.3).in_room(0.3, 1.8, 0.55).to_mono()


def answer(random: Random) -> Mix:
    """Somebody hums an answer, on a low flute and a plucked tongue of metal."""
    mix = _phrases(len(ANSWER))
    for number, phrase in enumerate(ANSWER):
        for note in phrase:
            moment = _seconds(number * PHRASE + note.beat)
            tone = blown(pitch(note.name), 1.5, random, attack=0.16, release=0.8, brightness=0.12, vibrato=0.003)
            mix.add(tone, moment, 0.2 * note.level)
            mix.add(kalimba(pitch(note.name), random), moment, 0.14 * note.level)
    return mix.in_room(0.35, 1.8, 0.55).to_mono()


def suspense(random: Random) -> Mix:
    """Six numbers: a wooden figure that goes round, a low note that swells, and time that can be heard passing."""
    mix = _phrases(1)
    figure = ("A3", "E4", "B3", "E4", "A3", "E4", "F#4", "E4")
    for half in range(2 * PHRASE):
        beat = half // 2 + (SWING if half % 2 else 0)
        touch = (1.0 if half % 8 == 0 else 0.6) * random.uniform(0.9, 1.05)
        bar = Filter.low(2200)(marimba(pitch(figure[half % 8]), random, 0.6))
        mix.add(bar, _seconds(beat), 0.3 * touch)
    for beat in range(0, PHRASE, 2):
        mix.add(thud(random, pitch=62, seconds=0.2), _seconds(beat), 0.3)
    for start in (0, 8):
        for name in ("A2", "E3", "B3"):
            mix.add(air(pitch(name), _seconds(8) + 0.9, random, attack=3.6, release=2.4), _seconds(start), 0.11)
    return mix.in_room(0.2, 1.2, 0.55).to_mono()


def match_point(random: Random) -> Mix:
    """Somebody can win: a soft drum that walks, brushes that ride, and horns far away that rise to the end."""
    mix = _phrases(1)
    for beat in range(PHRASE):
        mix.add(drum(pitch("A2" if beat % 4 else "D2"), random, 0.45), _seconds(beat), 0.2 if beat % 4 else 0.32)
        mix.add(_brush(random, 0.1), _seconds(beat), 0.1)
        if beat % 2:
            mix.add(_brush(random, 0.05), _seconds(beat + SWING), 0.06)
        low = Filter.low(420)(electric_piano(pitch("A2" if beat % 2 else "D3"), random, 0.9))
        mix.add(low, _seconds(beat), 0.18)
    calls = ((2, "A3 E4", 0.7), (6, "B3 F#4", 0.8), (10, "A3 E4 B4", 0.9), (13, "B3 E4 A4", 1.0))
    for beat, names, level in calls:
        for frequency in chord(names):
            horn = blown(frequency, _seconds(1.9), random, attack=0.35, release=0.8, brightness=0.22)
            mix.add(Filter.low(2400)(horn), _seconds(beat), 0.085 * level)
    return mix.in_room(0.25, 1.4, 0.55).to_mono()


RECIPES = (
    Recipe("table/ground", Group.MUSIC, ground, trim=-1),
    Recipe("table/melody", Group.MUSIC, melody, trim=-4),
    Recipe("table/answer", Group.MUSIC, answer, trim=-9),
    Recipe("table/suspense", Group.MUSIC, suspense, trim=-5),
    Recipe("table/match_point", Group.MUSIC, match_point, trim=-4),
)
