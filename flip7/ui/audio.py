"""Sounds by the name of their cue. No device, no mixer or no file: the game is silent, and fine.

Files lie in assets/sounds/effects, assets/sounds/interface and assets/sounds/music, as .ogg or .wav. A cue has
variations if there are files such as deal.ogg, deal-2.ogg, deal-3.ogg: one is chosen each time, never the same twice in
a row. A cue that is to be told apart by a number writes it without the hyphen: rise1, rise2.

Nothing is decoded while the program starts, nor in a frame that should be quick: a thread does it beside the game. A
cue that comes before its turn is decoded at once; a piece of music begins as soon as it is ready.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import Enum
from pathlib import Path
from random import Random
from threading import Event, Lock, Thread
from time import monotonic

import pygame

from flip7 import resources

_ENDINGS = (".ogg", ".wav", ".mp3")
_VARIATION = re.compile(r"-(\d+)$")
_SHORTEST_REPEAT = 0.03
"""The same cue twice within this time is one sound: two at once would only be louder."""
_FIRST_PICTURE = 0.4
"""Seconds that are left to the start of the program before anything is decoded."""
_VOICES = 24
_FADE = 1.2


class Channel(Enum):
    """What has a volume of its own, by the folder of its files."""

    EFFECTS = "effects"
    INTERFACE = "interface"
    MUSIC = "music"


class Audio:
    """Plays cues. Volumes go from 0 to 1 and take effect at once, on what is playing too."""

    def __init__(self, folder: Path = resources.ASSETS / "sounds", random: Random | None = None) -> None:
        self._files = {channel: _find(folder / channel.value) for channel in Channel}
        self._channels = {
            file: channel for channel, cues in self._files.items() for files in cues.values() for file in files
        }
        self._random = random or Random()
        self._volumes = {Channel.EFFECTS: 0.8, Channel.INTERFACE: 0.6, Channel.MUSIC: 0.5}
        self._muted = False
        self._sounds: dict[Path, pygame.mixer.Sound | None] = {}
        self._last: dict[str, Path] = {}
        self._heard: dict[str, float] = {}
        self._music: str | None = None
        self._piece: pygame.mixer.Sound | None = None
        self._changing = Lock()
        self._closing = Event()
        self._loader: Thread | None = None
        self.available = False
        """Whether there is a device to play on."""
        self.on_cue: Callable[[str], object] = lambda _cue: None
        """Hears of every cue, whether it can be heard or not: for captions."""

    def start(self) -> None:
        """Open the device, if there is one."""
        try:
            pygame.mixer.init(frequency=44100, channels=2, buffer=512)
            pygame.mixer.set_num_channels(_VOICES)
        except (pygame.error, NotImplementedError):
            self.available = False
            return
        self.available = True
        self._closing.clear()
        self._loader = Thread(target=self._load_all, name="sounds", daemon=True)
        self._loader.start()

    def stop(self) -> None:
        """Give the device back."""
        if not self.available:
            return
        self._closing.set()
        if self._loader is not None:
            self._loader.join()
        self.available = False
        self._piece = None
        self._sounds.clear()
        pygame.mixer.quit()

    @property
    def muted(self) -> bool:
        """Whether nothing is heard, whatever the volumes say."""
        return self._muted

    @muted.setter
    def muted(self, value: bool) -> None:
        self._muted = value
        self._turn()

    def volume(self, channel: Channel) -> float:
        """How loud a channel is set, from 0 to 1. It keeps this while muted."""
        return self._volumes[channel]

    def set_volume(self, channel: Channel, volume: float) -> None:
        """How loud a channel is from now on. Less than 0 counts as 0, more than 1 as 1."""
        self._volumes[channel] = min(1.0, max(0.0, volume))
        self._turn()

    @property
    def music(self) -> str | None:
        """The piece that is wanted."""
        return self._music

    def variations(self, cue: str) -> tuple[Path, ...]:
        """The files of a cue; none if there are none."""
        for channel in (Channel.EFFECTS, Channel.INTERFACE):
            if cue in self._files[channel]:
                return self._files[channel][cue]
        return ()

    def play(self, cue: str) -> None:
        """Let a cue be heard, at the volume of the folder it lies in."""
        now = monotonic()
        if now - self._heard.get(cue, -1.0) < _SHORTEST_REPEAT:
            return
        self._heard[cue] = now
        self.on_cue(cue)
        files = self.variations(cue)
        if not files or not self.available or not self._level(self._channels[files[0]]):
            return
        sound = self._load(self._choose(cue, files))
        if sound is not None:
            sound.play()

    def play_music(self, name: str | None, fade: float = _FADE) -> None:
        """Play a piece over and over, or none. The one under way fades out meanwhile."""
        if name == self._music:
            return
        self._music = name
        if self.available:
            self._change_music(fade)

    def _change_music(self, fade: float = _FADE) -> None:
        """Bring what is played to what is wanted, as far as it is decoded. Both threads may come here."""
        with self._changing:
            files = self._files[Channel.MUSIC].get(self._music or "", ())
            wanted = self._sounds.get(files[0]) if files else None
            if wanted is self._piece:
                return
            if self._piece is not None:
                self._piece.fadeout(round(fade * 1000))
            if wanted is not None:
                wanted.play(loops=-1, fade_ms=round(fade * 1000))
            self._piece = wanted

    def _level(self, channel: Channel) -> float:
        return 0.0 if self._muted else self._volumes[channel]

    def _turn(self) -> None:
        for file, sound in tuple(self._sounds.items()):
            if sound is not None and self.available:
                sound.set_volume(self._level(self._channels[file]))

    def _choose(self, cue: str, files: tuple[Path, ...]) -> Path:
        others = [file for file in files if file != self._last.get(cue)] or list(files)
        chosen = self._random.choice(others)
        self._last[cue] = chosen
        return chosen

    def _load(self, file: Path) -> pygame.mixer.Sound | None:
        if file not in self._sounds:
            try:
                sound = pygame.mixer.Sound(str(file))
            except (pygame.error, OSError):
                self._sounds[file] = None
            else:
                # Both threads may have decoded it: the first one stays. Its volume is set after it can be found by
                # `_turn`, so that no change is missed.
                self._sounds.setdefault(file, sound)
                sound.set_volume(self._level(self._channels[file]))
        return self._sounds[file]

    def _load_all(self) -> None:
        """Decode every file, one after another, until all are there or the device is given back."""
        if self._closing.wait(_FIRST_PICTURE):
            return
        # When the program stumbles, all of pygame may be gone before the device was given back.
        with suppress(pygame.error):
            for file in self._by_need():
                if self._closing.is_set():
                    return
                self._load(file)
                self._change_music()

    def _by_need(self) -> Iterator[Path]:
        """The music that is wanted first, the other pieces last: they are the longest."""
        yield from self._files[Channel.MUSIC].get(self._music or "", ())
        for channel in (Channel.INTERFACE, Channel.EFFECTS, Channel.MUSIC):
            for files in self._files[channel].values():
                yield from files


def _find(folder: Path) -> dict[str, tuple[Path, ...]]:
    """The files of a folder by their cue."""
    cues: dict[str, list[Path]] = {}
    if folder.is_dir():
        for file in sorted(folder.iterdir()):
            if file.suffix in _ENDINGS:
                cues.setdefault(_VARIATION.sub("", file.stem), []).append(file)
    return {cue: tuple(sorted(files, key=lambda file: file.stem)) for cue, files in cues.items()}
