"""Music that follows the match: tracks that run side by side in one tempo, and fade in and out on a beat.

A piece is one loop or several: tracks that begin together and go round, each for itself. They are all played all the
time, so they stay together; what changes is how loud each of them is. A thread of its own turns the volumes while
they change and sleeps otherwise: the game's own loop has nothing to do with it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from threading import Condition, Thread
from time import monotonic
from weakref import WeakSet

import pygame

BEAT = 31458 / 44100
"""Seconds; the tempo of the table's music, as tools/sounds/table_music.py writes it."""
MOST_TRACKS = 8
CHANNELS = 2 * MOST_TRACKS
"""The first channels of the mixer belong to the music: one set for the piece, one for that which fades out."""
CROSSFADE = 1.5
_STEP = 0.02
"""Seconds between two turns of a volume: finer than the steps in which the mixer can turn it."""


class Intensity(Enum):
    """How much is at stake, as the music has it."""

    CALM = "calm"
    SUSPENSE = "suspense"
    MATCH_POINT = "match point"


_LEVELS: Mapping[Intensity, Mapping[str, float]] = {
    Intensity.CALM: {"suspense": 0.0, "match_point": 0.0},
    Intensity.SUSPENSE: {"melody": 0.35, "answer": 0.0, "match_point": 0.0},
    Intensity.MATCH_POINT: {"answer": 0.0, "suspense": 0.0},
}


def level_of(track: str, intensity: Intensity) -> float:
    """How loud a track is, from 0 to 1. One that is not named here is always there."""
    return _LEVELS[intensity].get(track, 1.0)


@dataclass(frozen=True, slots=True)
class Fade:
    """A volume that goes in a straight line from one level to another, from a moment on."""

    begin: float
    seconds: float
    start: float
    end: float

    def at(self, now: float) -> float:
        """The volume at a moment, from 0 to 1."""
        share = (now - self.begin) / self.seconds if self.seconds > 0 else float(now >= self.begin)
        return self.start + (self.end - self.start) * min(1.0, max(0.0, share))

    def wait(self, now: float) -> float | None:
        """Seconds until the volume is to be turned again; None once it has arrived."""
        if now >= self.begin + self.seconds or self.start == self.end:
            return None
        return max(_STEP, self.begin - now)


@dataclass(slots=True)
class _Voice:
    channel: pygame.mixer.Channel
    fade: Fade


class MusicPlayer:
    """Plays one piece at a time. Its methods may be called from any thread, and none of them waits."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._voices: dict[str, _Voice] = {}
        self._sounds: WeakSet[pygame.mixer.Sound] = WeakSet()
        self._intensity = Intensity.CALM
        self._volume = 1.0
        self._began = 0.0
        self._first_channel = 0
        self._thread: Thread | None = None
        self._closing = False

    @property
    def intensity(self) -> Intensity:
        """What the music tells now."""
        return self._intensity

    @property
    def tracks(self) -> tuple[str, ...]:
        """What is played, whether it can be heard now or not."""
        return tuple(self._voices)

    def begin(self, tracks: Mapping[str, pygame.mixer.Sound], fade: float) -> None:
        """Let a piece fade in, all tracks at once, while the one under way fades out. No tracks: silence."""
        with self._changed:
            for voice in self._voices.values():
                _fade_out(voice.channel, fade)
            if tracks:
                self._first_channel = MOST_TRACKS - self._first_channel
            channels = [pygame.mixer.Channel(self._first_channel + place) for place in range(MOST_TRACKS)]
            used = dict(zip(tracks.items(), channels, strict=False))
            # A channel that begins is at its full height at first: the sound is turned down until all have begun.
            for (_, sound), channel in used.items():
                sound.set_volume(0.0)
                self._sounds.add(sound)
                channel.play(sound, loops=-1)
            self._began = now = monotonic()
            self._voices = {
                track: _Voice(channel, Fade(now, fade, 0.0, level_of(track, self._intensity)))
                for (track, _), channel in used.items()
            }
            self._turn(now)
            self._set_volume()
            self._wake()

    def set_intensity(self, intensity: Intensity) -> None:
        """Bring the tracks in that tell it, and take the others out, from the next beat on."""
        with self._changed:
            if intensity is self._intensity:
                return
            self._intensity = intensity
            now = monotonic()
            beat = now + BEAT - (now - self._began) % BEAT
            for track, voice in self._voices.items():
                voice.fade = Fade(beat, CROSSFADE, voice.fade.at(beat), level_of(track, intensity))
            self._wake()

    def set_volume(self, volume: float) -> None:
        """Of all music, from 0 to 1, at once: also of what is fading."""
        with self._changed:
            self._volume = volume
            self._set_volume()

    def close(self) -> None:
        """End the thread. The channels are the mixer's to stop."""
        with self._changed:
            self._closing = True
            self._voices = {}
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()
        self._thread, self._closing = None, False

    def level(self, track: str) -> float:
        """How loud a track is now."""
        with self._changed:
            return self._voices[track].channel.get_volume()

    def _set_volume(self) -> None:
        for sound in self._sounds:
            sound.set_volume(self._volume)

    def _wake(self) -> None:
        if self._thread is None and self._voices:
            self._thread = Thread(target=self._run, name="music", daemon=True)
            self._thread.start()
        self._changed.notify_all()

    def _run(self) -> None:
        with self._changed:
            while not self._closing:
                self._changed.wait(self._turn(monotonic()))

    def _turn(self, now: float) -> float | None:
        """Turn every volume to where it belongs now; seconds until that is to be done again, None for never."""
        for voice in self._voices.values():
            voice.channel.set_volume(voice.fade.at(now))
        waits = [voice.fade.wait(now) for voice in self._voices.values()]
        return min((wait for wait in waits if wait is not None), default=None)


def _fade_out(channel: pygame.mixer.Channel, seconds: float) -> None:
    # What is silent does not fade, and would be played for ever.
    if channel.get_volume() > 0:
        channel.fadeout(round(seconds * 1000))
    else:
        channel.stop()
