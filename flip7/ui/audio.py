"""Sounds by the name of their cue. No device, no mixer or no file: the game is silent, and fine.

Files lie in assets/sounds/effects, interface, voices and music, as .ogg or .wav. A cue has
variations if there are files such as deal.ogg, deal-2.ogg, deal-3.ogg: one is chosen each time, never the same twice in
a row. A cue that is to be told apart by a number writes it without the hyphen: rise1, rise2.

A piece of music is one file, or a folder of tracks that run side by side (flip7/ui/music.py).

Nothing is decoded while the program starts, nor in a frame that should be quick: a thread does it beside the game. A
cue that comes before its turn is decoded at once; a piece of music begins as soon as it is ready, and is held in memory
only while it is played.
"""

import re
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from pathlib import Path
from random import Random
from threading import Event, Thread
from time import monotonic
from weakref import WeakSet

import pygame

from flip7 import resources
from flip7.ui import music
from flip7.ui.music import Intensity, MusicPlayer

_ENDINGS = (".ogg", ".wav", ".mp3")
_VARIATION = re.compile(r"-(\d+)$")
_SHORTEST_REPEAT = 0.03
"""The same cue twice within this time is one sound: two at once would only be louder."""
_FIRST_PICTURE = 0.4
"""Seconds that are left to the start of the program before anything is decoded."""
_VOICES = 24
_FADE = 1.2


_STARTED: "WeakSet[Audio]" = WeakSet()


class Channel(Enum):
    """What has a volume of its own, by the folder of its files."""

    EFFECTS = "effects"
    INTERFACE = "interface"
    VOICES = "voices"
    MUSIC = "music"


_CUES = (Channel.EFFECTS, Channel.INTERFACE, Channel.VOICES)
"""What is played by cues; the music is pieces."""


class Audio:
    """Plays cues. Volumes go from 0 to 1 and take effect at once, on what is playing too."""

    def __init__(self, folder: Path = resources.ASSETS / "sounds", random: Random | None = None) -> None:
        self._files = {channel: _find(folder / channel.value) for channel in _CUES}
        self._pieces = _find_pieces(folder / Channel.MUSIC.value)
        self._channels = {
            file: channel for channel, cues in self._files.items() for files in cues.values() for file in files
        }
        self._random = random or Random()
        self._volumes = {Channel.EFFECTS: 0.8, Channel.INTERFACE: 0.6, Channel.VOICES: 0.6, Channel.MUSIC: 0.5}
        self._muted = False
        self._sounds: dict[Path, pygame.mixer.Sound | None] = {}
        self._last: dict[str, Path] = {}
        self._heard: dict[str, float] = {}
        self._music: str | None = None
        self._fade = _FADE
        self._playing: str | None = None
        self._player = MusicPlayer()
        self._asked = Event()
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
            pygame.mixer.set_num_channels(music.CHANNELS + _VOICES)
            pygame.mixer.set_reserved(music.CHANNELS)
        except (pygame.error, NotImplementedError):
            self.available = False
            return
        self.available = True
        _STARTED.add(self)
        self._closing.clear()
        self._turn()
        self._loader = Thread(target=self._load_all, name="sounds", daemon=True)
        self._loader.start()

    def stop(self) -> None:
        """Give the device back."""
        if not self.available:
            return
        self._closing.set()
        self._asked.set()
        if self._loader is not None:
            self._loader.join()
        self._player.close()
        self.available = False
        self._playing = None
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
        for channel in _CUES:
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
        """Play a piece over and over, or none. It begins calm; the one under way fades out meanwhile."""
        if name == self._music:
            return
        self._music, self._fade = name, fade
        self._player.set_intensity(Intensity.CALM)
        self._asked.set()

    @property
    def intensity(self) -> Intensity:
        """What the music tells now."""
        return self._player.intensity

    def set_intensity(self, intensity: Intensity) -> None:
        """Let the music tell how much is at stake. It changes from the next beat on, within two seconds."""
        self._player.set_intensity(intensity)

    def _level(self, channel: Channel) -> float:
        return 0.0 if self._muted else self._volumes[channel]

    def _turn(self) -> None:
        self._player.set_volume(self._level(Channel.MUSIC))
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
            # Both threads may have decoded it: the first one stays. Its volume is set after it can be found by
            # `_turn`, so that no change is missed.
            sound = self._sounds.setdefault(file, _decode(file))
            if sound is not None:
                sound.set_volume(self._level(self._channels[file]))
        return self._sounds[file]

    def _load_all(self) -> None:
        """Decode every effect, one after another, and each piece of music when it is wanted, until the end."""
        if self._closing.wait(_FIRST_PICTURE):
            return
        files = deque(file for channel in self._files.values() for each in channel.values() for file in each)
        # When the program stumbles, all of pygame may be gone before the device was given back.
        with suppress(pygame.error):
            while not self._closing.is_set():
                self._asked.clear()
                if self._music != self._playing:
                    self._change_music()
                elif files:
                    self._load(files.popleft())
                else:
                    self._asked.wait()

    def _change_music(self) -> None:
        """Bring what is played to what is wanted."""
        wanted, fade = self._music, self._fade
        if self._player.tracks:
            self._player.begin({}, fade)
        tracks = {file.stem: sound for file in self._pieces.get(wanted or "", ()) if (sound := _decode(file))}
        if wanted == self._music:
            self._player.begin(tracks, fade)
            self._playing = wanted


def stop_all() -> None:
    """Give every device back, before pygame goes: a thread that still plays would run code that is gone."""
    for audio in tuple(_STARTED):
        audio.stop()


def _decode(file: Path) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(str(file))
    except (pygame.error, OSError):
        return None


def _find(folder: Path) -> dict[str, tuple[Path, ...]]:
    """The files of a folder by their cue."""
    cues: dict[str, list[Path]] = {}
    if folder.is_dir():
        for file in sorted(folder.iterdir()):
            if file.suffix in _ENDINGS:
                cues.setdefault(_VARIATION.sub("", file.stem), []).append(file)
    return {cue: tuple(sorted(files, key=lambda file: file.stem)) for cue, files in cues.items()}


def _find_pieces(folder: Path) -> dict[str, tuple[Path, ...]]:
    """The tracks of each piece of music by its name."""
    pieces = {cue: files[:1] for cue, files in _find(folder).items()}
    for tracks in sorted(folder.iterdir()) if folder.is_dir() else ():
        if tracks.is_dir():
            pieces[tracks.name] = tuple(files[0] for files in _find(tracks).values())
    return pieces
