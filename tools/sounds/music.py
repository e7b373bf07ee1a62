"""The piece to arrive with: slow, in D major, a little of a song, and it goes round without a seam."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from sounds.instruments import air, chord, electric_piano, kalimba, pitch, thud
from sounds.recipe import Group, Recipe
from sounds.waves import Filter, Mix, Samples, dying, noise

BAR = 4
"""Beats."""


@dataclass(frozen=True, slots=True)
class Harmony:
    """A chord that stands for some bars: the low note, and what lies over it."""

    bars: int
    bass: str
    notes: str


@dataclass(frozen=True, slots=True)
class Note:
    """A note of the melody at a beat, counted from the beginning of the piece."""

    beat: float
    name: str
    level: float = 1.0


class Piece:
    """A sheet of music that is played while it is written."""

    def __init__(self, tempo: float, harmonies: Sequence[Harmony], random: Random) -> None:
        self.beat = 60 / tempo
        self.harmonies = harmonies
        self.random = random
        self.mix = Mix(sum(harmony.bars for harmony in harmonies) * BAR * self.beat, loop=True)

    def pads(self, level: float) -> None:
        """Each chord fades in while the one before it fades out."""
        for start, seconds, harmony in self._spans():
            for index, frequency in enumerate(chord(harmony.notes)):
                for side in (-1, 1):
                    voice = air(frequency, seconds + 2.2, self.random, attack=2.0, release=2.4)
                    self.mix.add(voice, start - 0.7, level * (0.9 if index else 1.0), side * (0.35 + 0.12 * index))

    def bass(self, level: float, beats: Sequence[float]) -> None:
        for start, seconds, harmony in self._spans():
            for beat in beats:
                if beat * self.beat < seconds:
                    note = Filter.low(420)(electric_piano(pitch(harmony.bass), self.random, 3.2))
                    self.mix.add(note, start + beat * self.beat, level)

    def rolled(self, level: float, beats: Sequence[float], spread: float = 0.045) -> None:
        """Chords on the electric piano, from the lowest note to the highest as a hand rolls them."""
        for start, seconds, harmony in self._spans():
            for beat in beats:
                if beat * self.beat >= seconds:
                    continue
                for index, frequency in enumerate(chord(harmony.notes)):
                    late = index * spread + self.random.uniform(0, 0.012)
                    self.mix.add(electric_piano(frequency, self.random, 2.8), start + beat * self.beat + late,
                                 level * self.random.uniform(0.8, 1.0), -0.3 + 0.18 * index)  # fmt: skip

    def melody(self, notes: Sequence[Note], level: float, instrument: Callable[[float, Random], Samples]) -> None:
        for note in notes:
            human = self.random.uniform(-0.012, 0.012)
            self.mix.add(instrument(pitch(note.name), self.random), note.beat * self.beat + human, level * note.level,
                         self.random.uniform(-0.35, 0.35))  # fmt: skip

    def brushes(self, level: float) -> None:
        """Somebody keeps time with two fingers on the edge of the table."""
        bars = sum(harmony.bars for harmony in self.harmonies)
        for bar in range(bars):
            for beat, weight in ((1, 1.0), (2.66, 0.4), (3, 0.9)):
                brush = Filter.band(3200, 0.7)(dying(noise(self.random, 0.12), 0.012, 0.09))
                self.mix.add(brush, (bar * BAR + beat) * self.beat, level * weight, 0.2)
            self.mix.add(thud(self.random, pitch=75, seconds=0.16), bar * BAR * self.beat, level * 1.6)

    def _spans(self) -> list[tuple[float, float, Harmony]]:
        spans, bar = [], 0
        for harmony in self.harmonies:
            spans.append((bar * BAR * self.beat, harmony.bars * BAR * self.beat, harmony))
            bar += harmony.bars
        return spans


def title(random: Random) -> Mix:
    harmonies = [
        Harmony(2, "D3", "A3 C#4 E4 F#4"),
        Harmony(2, "B2", "A3 D4 E4 F#4"),
        Harmony(2, "G2", "G3 B3 D4 F#4"),
        Harmony(2, "A2", "G3 B3 D4 E4"),
        Harmony(2, "F#2", "A3 C#4 E4 A4"),
        Harmony(2, "G2", "B3 D4 F#4 A4"),
        Harmony(2, "E2", "G3 B3 D4 F#4"),
        Harmony(2, "A2", "G3 B3 E4 F#4"),
    ]
    piece = Piece(78, harmonies, random)
    piece.pads(0.05)
    piece.bass(0.5, (0, 3.66, 4, 6.66))
    piece.rolled(0.17, (0, 2.66, 5))
    tune = [
        Note(8, "F#5"), Note(8.66, "E5", 0.7), Note(9, "D5"), Note(10.66, "B4", 0.8), Note(11, "D5"),
        Note(17, "B4", 0.8), Note(17.66, "D5"), Note(18, "F#5"), Note(20, "E5"), Note(24.66, "E5", 0.7),
        Note(25, "F#5"), Note(26, "A5"), Note(27.66, "F#5", 0.8), Note(28, "E5"), Note(33, "A5"),
        Note(33.66, "F#5", 0.7), Note(34, "E5"), Note(36, "C#5", 0.8), Note(41, "D5"), Note(41.66, "E5", 0.7),
        Note(42, "F#5"), Note(44, "A5"), Note(44.66, "B5"), Note(46, "A5", 0.8), Note(49, "G5"),
        Note(50, "F#5"), Note(50.66, "E5", 0.7), Note(52, "D5"), Note(57, "B4", 0.7), Note(57.66, "D5", 0.8),
        Note(58, "E5"),
    ]  # fmt: skip
    piece.melody(tune, 0.3, kalimba)
    piece.brushes(0.11)
    return piece.mix.in_room(0.22, 1.6, 0.5)


RECIPES = (Recipe("title", Group.MUSIC, title),)
