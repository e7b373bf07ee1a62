"""What belongs to a sound besides its samples: its name, how loud it is meant to be, how many variations it has."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import TypeVar

from sounds.waves import Mix

T = TypeVar("T")


class Group(Enum):
    """Sounds that are meant to be equally loud: their folder, their loudness in LUFS, and the quality of the encoder.

    Cards are handled all the time, so they stay behind what happens; the great moments stand out. The same numbers
    hold for all sounds of a group, and tests measure them.
    """

    CARDS = ("effects", -25.0, 3)
    EVENTS = ("effects", -22.0, 2)
    MOMENTS = ("effects", -19.0, 1)
    INTERFACE = ("interface", -29.0, 2)
    VOICES = ("voices", -24.0, 0)
    MUSIC = ("music", -27.0, 0)

    def __init__(self, folder: str, loudness: float, quality: int) -> None:
        self.folder = folder
        self.loudness = loudness
        self.quality = quality


class Luck(Random):
    """What differs between the variations of a cue; always the same for the same file."""

    def __init__(self, file: str, variation: int) -> None:
        super().__init__(file)
        self.variation = variation

    def one_of(self, choices: Sequence[T]) -> T:
        """Another one for each variation."""
        return choices[self.variation % len(choices)]


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a cue is made."""

    cue: str
    group: Group
    make: Callable[[Luck], Mix]
    variations: int = 1
    trim: float = 0.0
    """Louder than its group, in dB: below 0 for what is only a part of the whole, as a track of a piece."""

    @property
    def loudness(self) -> float:
        """In LUFS."""
        return self.group.loudness + self.trim

    def files(self) -> list[str]:
        """The names of its files without ending, as flip7/ui/audio.py looks for them."""
        return [self.cue, *(f"{self.cue}-{number}" for number in range(2, self.variations + 1))]

    def mix(self, file: str) -> Mix:
        return self.make(Luck(file, self.files().index(file)))
