"""From samples to files and back. Writing needs oggenc (Debian: vorbis-tools); the game reads what was written."""

import shutil
import subprocess
import tempfile
import wave
from array import array
from collections.abc import Sequence
from pathlib import Path

from sounds.loudness import integrated, loudest, peak
from sounds.recipe import Group, Recipe
from sounds.waves import RATE, Mix, Samples, louder

CEILING = -1.5
"""No sample comes nearer to full scale than this, in dB; the encoder may add a little to it."""
_SERIAL = "7"


def levelled(mix: Mix, recipe: Recipe) -> list[Samples]:
    """As loud as its recipe says; one channel if both are the same."""
    channels = [mix.left] if mix.left == mix.right else [mix.left, mix.right]
    measure = integrated if recipe.group is Group.MUSIC else loudest
    gain = recipe.loudness - measure([mix.left, mix.right])
    channels = [louder(channel, 10 ** (gain / 20)) for channel in channels]
    over = peak(channels) - CEILING
    if over > 0:
        raise ValueError(f"its peak is {over:.1f} dB too high at {recipe.loudness} LUFS: too sharp for its loudness")
    return channels


def write_wav(path: Path, channels: Sequence[Samples]) -> None:
    frames = array("h", bytes(2 * len(channels) * len(channels[0])))
    for number, channel in enumerate(channels):
        frames[number :: len(channels)] = array("h", [round(32767 * sample) for sample in channel])
    with wave.open(str(path), "wb") as file:
        file.setnchannels(len(channels))
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames.tobytes())


def write_ogg(path: Path, channels: Sequence[Samples], quality: int) -> None:
    """The serial number is always the same, so that the same samples give the same file."""
    if shutil.which("oggenc") is None:
        raise SystemExit("oggenc is missing: install vorbis-tools")
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        wav = Path(folder) / "sound.wav"
        write_wav(wav, channels)
        command = ["oggenc", "--quiet", "--discard-comments", "--serial", _SERIAL, "--quality", str(quality)]
        subprocess.run([*command, "--output", str(path), str(wav)], check=True)


def read(path: Path) -> list[Samples]:
    """What the game plays: decoded by its own mixer, which must be open at 44100 Hz with two channels of 16 bits."""
    import pygame  # noqa: PLC0415

    frames = array("h", pygame.mixer.Sound(str(path)).get_raw())
    return [[sample / 32768 for sample in frames[number::2]] for number in (0, 1)]
