"""Sounds by the name of their cue. No device, no mixer or no file: the game is silent, and fine.

Files lie in assets/sounds/effects, assets/sounds/interface and assets/sounds/music, as .ogg or .wav. A cue has
variations if there are files such as deal.ogg, deal-2.ogg, deal-3.ogg: one is chosen each time, never the same twice in
a row. A cue that is to be told apart by a number writes it without the hyphen: rise1, rise2.
"""

import re
from enum import Enum
from pathlib import Path
from random import Random
from time import monotonic

import pygame

from flip7 import resources

_ENDINGS = (".ogg", ".wav", ".mp3")
_VARIATION = re.compile(r"-(\d+)$")
_SHORTEST_REPEAT = 0.03
"""The same cue twice within this time is one sound: two at once would only be louder."""


class Channel(Enum):
    """What has a volume of its own, by the folder of its files."""

    EFFECTS = "effects"
    INTERFACE = "interface"
    MUSIC = "music"


class Audio:
    """Plays cues. Volumes go from 0 to 1 and take effect at once, on what is playing too."""

    def __init__(self, folder: Path = resources.ASSETS / "sounds", random: Random | None = None) -> None:
        self._files = {channel: _find(folder / channel.value) for channel in Channel}
        self._random = random or Random()
        self._volumes = {Channel.EFFECTS: 0.8, Channel.INTERFACE: 0.6, Channel.MUSIC: 0.5}
        self._muted = False
        self._sounds: dict[Path, pygame.mixer.Sound | None] = {}
        self._last: dict[str, Path] = {}
        self._heard: dict[str, float] = {}
        self._music: str | None = None
        self.available = False
        """Whether there is a device to play on."""

    def start(self) -> None:
        """Open the device, if there is one."""
        try:
            pygame.mixer.init(frequency=44100, channels=2, buffer=512)
            pygame.mixer.set_num_channels(24)
        except (pygame.error, NotImplementedError):
            self.available = False
            return
        self.available = True
        if self._music is not None:
            self._play_music()

    def stop(self) -> None:
        """Give the device back."""
        if self.available:
            self.available = False
            self._sounds.clear()
            pygame.mixer.quit()

    @property
    def muted(self) -> bool:
        return self._muted

    @muted.setter
    def muted(self, value: bool) -> None:
        self._muted = value
        self._turn_music()
        if value and self.available:
            pygame.mixer.stop()

    def volume(self, channel: Channel) -> float:
        return self._volumes[channel]

    def set_volume(self, channel: Channel, volume: float) -> None:
        self._volumes[channel] = min(1.0, max(0.0, volume))
        self._turn_music()

    def variations(self, cue: str) -> tuple[Path, ...]:
        """The files of a cue; none if there are none."""
        for channel in (Channel.EFFECTS, Channel.INTERFACE):
            if cue in self._files[channel]:
                return self._files[channel][cue]
        return ()

    def play(self, cue: str) -> None:
        """Let a cue be heard, at the volume of the folder it lies in."""
        channel = Channel.EFFECTS if cue in self._files[Channel.EFFECTS] else Channel.INTERFACE
        files = self.variations(cue)
        volume = self._volumes[channel]
        now = monotonic()
        if not files or not self.available or self._muted or not volume:
            return
        if now - self._heard.get(cue, -1.0) < _SHORTEST_REPEAT:
            return
        self._heard[cue] = now
        sound = self._load(self._choose(cue, files))
        if sound is not None:
            sound.set_volume(volume)
            sound.play()

    def play_music(self, name: str | None, fade: float = 1.2) -> None:
        """Play a piece over and over, or none."""
        if name == self._music:
            return
        self._music = name
        if not self.available:
            return
        if name is None or name not in self._files[Channel.MUSIC]:
            pygame.mixer.music.fadeout(round(fade * 1000))
        else:
            self._play_music(fade)

    def _play_music(self, fade: float = 1.2) -> None:
        files = self._files[Channel.MUSIC].get(self._music or "", ())
        if not files:
            return
        try:
            pygame.mixer.music.load(str(files[0]))
            self._turn_music()
            pygame.mixer.music.play(loops=-1, fade_ms=round(fade * 1000))
        except pygame.error:
            return

    def _turn_music(self) -> None:
        if self.available:
            pygame.mixer.music.set_volume(0.0 if self._muted else self._volumes[Channel.MUSIC])

    def _choose(self, cue: str, files: tuple[Path, ...]) -> Path:
        others = [file for file in files if file != self._last.get(cue)] or list(files)
        chosen = self._random.choice(others)
        self._last[cue] = chosen
        return chosen

    def _load(self, file: Path) -> pygame.mixer.Sound | None:
        if file not in self._sounds:
            try:
                self._sounds[file] = pygame.mixer.Sound(str(file))
            except (pygame.error, OSError):
                self._sounds[file] = None
        return self._sounds[file]


def _find(folder: Path) -> dict[str, tuple[Path, ...]]:
    """The files of a folder by their cue."""
    cues: dict[str, list[Path]] = {}
    if folder.is_dir():
        for file in sorted(folder.iterdir()):
            if file.suffix in _ENDINGS:
                cues.setdefault(_VARIATION.sub("", file.stem), []).append(file)
    return {cue: tuple(sorted(files, key=lambda file: file.stem)) for cue, files in cues.items()}
