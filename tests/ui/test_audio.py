import struct
import wave
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest

from flip7.ui.audio import Audio, Channel


def _write(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(44100)
        file.writeframes(struct.pack("<h", 0) * 2000)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in (
        "effects/deal",
        "effects/deal-2",
        "effects/deal-3",
        "effects/rise1",
        "interface/click",
        "music/evening",
    ):
        _write(tmp_path / f"{name}.wav")
    (tmp_path / "effects/broken.ogg").write_bytes(b"this is no sound")
    (tmp_path / "effects/notes.txt").write_text("not a sound either")
    return tmp_path


@pytest.fixture
def audio(folder: Path) -> Iterator[Audio]:
    audio = Audio(folder, Random(1))
    audio.start()
    yield audio
    audio.stop()


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch, audio: Audio) -> list[str]:
    """The files that are played, without waiting between two of the same cue."""
    played: list[str] = []
    monkeypatch.setattr("flip7.ui.audio._SHORTEST_REPEAT", -1.0)
    load = audio._load
    monkeypatch.setattr(audio, "_load", lambda file: (played.append(file.stem), load(file))[1])
    return played


def test_the_variations_of_a_cue_are_found(audio: Audio) -> None:
    assert [file.stem for file in audio.variations("deal")] == ["deal", "deal-2", "deal-3"]
    assert [file.stem for file in audio.variations("rise1")] == ["rise1"]
    assert audio.variations("notes") == ()


def test_all_variations_are_heard_and_none_twice_in_a_row(audio: Audio, heard: list[str]) -> None:
    for _ in range(60):
        audio.play("deal")
    assert set(heard) == {"deal", "deal-2", "deal-3"}
    assert all(a != b for a, b in pairwise(heard))


def test_a_missing_or_broken_sound_is_silence(audio: Audio) -> None:
    audio.play("no such cue")
    audio.play("broken")
    audio.play_music("no such piece")


def test_mute_and_a_volume_of_nothing_are_silent(audio: Audio, heard: list[str]) -> None:
    audio.muted = True
    audio.play("deal")
    audio.muted = False
    audio.set_volume(Channel.EFFECTS, 0)
    audio.play("deal")
    assert heard == []
    audio.play("click")
    assert heard == ["click"], "the interface has a volume of its own"


def test_volumes_stay_between_nothing_and_full(audio: Audio) -> None:
    audio.set_volume(Channel.MUSIC, 7)
    assert audio.volume(Channel.MUSIC) == 1.0
    audio.set_volume(Channel.MUSIC, -7)
    assert audio.volume(Channel.MUSIC) == 0.0


def test_the_volume_of_music_is_heard_at_once(audio: Audio) -> None:
    audio.play_music("evening")
    audio.set_volume(Channel.MUSIC, 0.25)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)
    audio.muted = True
    assert pygame.mixer.music.get_volume() == 0


def test_without_a_device_everything_is_silence(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(**_options: int) -> None:
        raise pygame.error("No available audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    audio = Audio(folder)
    audio.start()
    assert not audio.available
    audio.play("deal")
    audio.play_music("evening")
    audio.set_volume(Channel.MUSIC, 0.5)
    audio.muted = True
    audio.stop()


def test_without_any_folder_everything_is_silence(tmp_path: Path) -> None:
    audio = Audio(tmp_path / "nothing here")
    audio.start()
    audio.play("deal")
    audio.stop()


def test_before_it_is_started_everything_is_silence(folder: Path) -> None:
    audio = Audio(folder)
    audio.play("deal")
    audio.play_music("evening")


def test_the_same_cue_twice_at_once_is_one_sound(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Path] = []
    monkeypatch.setattr(audio, "_load", played.append)
    audio.play("deal")
    audio.play("deal")
    assert len(played) == 1
