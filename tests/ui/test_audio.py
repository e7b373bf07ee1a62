import struct
import wave
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from threading import Event
from weakref import ref

import pygame
import pytest

from flip7.ui.audio import Audio, Channel, stop_all
from flip7.ui.music import CHANNELS


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
        "music/night",
    ):
        _write(tmp_path / f"{name}.wav")
    (tmp_path / "effects/broken.ogg").write_bytes(b"this is no sound")
    (tmp_path / "effects/notes.txt").write_text("not a sound either")
    return tmp_path


@pytest.fixture
def audio(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Audio]:
    """With everything decoded when it is wanted, and nothing beside the test."""
    monkeypatch.setattr("flip7.ui.audio._FIRST_PICTURE", 600.0)
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

    def load_and_note(file: Path) -> pygame.mixer.Sound | None:
        played.append(file.stem)
        return load(file)

    monkeypatch.setattr(audio, "_load", load_and_note)
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


@pytest.fixture
def loaded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Audio]:
    """With everything decoded."""
    monkeypatch.setattr("flip7.ui.audio._FIRST_PICTURE", 0.0)
    audio = Audio(folder, Random(1))
    audio.play_music("evening")
    audio.start()
    _wait_for(lambda: len(audio._sounds) == 6 and audio._player.tracks == ("evening",))
    yield audio
    audio.stop()


def _wait_for(condition: Callable[[], bool]) -> None:
    """However long it takes on a busy machine; what never comes is a failure."""
    for _ in range(2000):
        if condition():
            return
        Event().wait(0.01)
    raise AssertionError("it never came")


def _playing() -> list[pygame.mixer.Sound]:
    """The music that is heard, that which fades out included."""
    sounds = [pygame.mixer.Channel(place).get_sound() for place in range(CHANNELS)]
    return [sound for sound in sounds if sound is not None]


def _sound(audio: Audio, name: str) -> pygame.mixer.Sound:
    found = next(sound for file, sound in audio._sounds.items() if file.stem == name)
    assert found is not None
    return found


def test_nothing_is_decoded_while_the_program_starts(audio: Audio) -> None:
    assert not audio._sounds


def test_all_effects_are_decoded_beside_the_game(loaded: Audio) -> None:
    assert {file.stem for file, sound in loaded._sounds.items() if sound is not None} == {
        "deal", "deal-2", "deal-3", "rise1", "click"
    }  # fmt: skip


def test_music_that_was_wanted_early_begins_when_it_is_decoded(loaded: Audio) -> None:
    assert len(_playing()) == 1


def test_the_next_piece_fades_in_while_the_last_one_fades_out(loaded: Audio) -> None:
    (evening,) = _playing()
    _wait_for(lambda: loaded._player.level("evening") > 0)
    loaded.play_music("night", fade=30.0)
    assert loaded.music == "night"
    _wait_for(lambda: loaded._player.tracks == ("night",))
    assert len(_playing()) == 2
    assert evening in _playing()


def test_a_piece_that_has_faded_out_is_held_no_longer(loaded: Audio) -> None:
    evening = ref(_playing()[0])
    loaded.play_music(None, fade=0.0)
    _wait_for(lambda: evening() is None)


def test_a_change_of_volume_is_heard_at_once(loaded: Audio) -> None:
    loaded.set_volume(Channel.MUSIC, 0.25)
    (evening,) = _playing()
    assert evening.get_volume() == pytest.approx(0.25, abs=0.01)
    assert _sound(loaded, "deal").get_volume() == pytest.approx(0.8, abs=0.01)
    loaded.muted = True
    assert evening.get_volume() == _sound(loaded, "deal").get_volume() == 0
    loaded.muted = False
    assert evening.get_volume() == pytest.approx(0.25, abs=0.01)


def test_every_cue_is_told_even_where_nothing_can_be_heard(folder: Path) -> None:
    told: list[str] = []
    audio = Audio(folder)
    audio.on_cue = told.append
    audio.muted = True
    audio.play("deal")
    audio.play("no such cue")
    assert told == ["deal", "no such cue"]


def test_it_can_be_stopped_while_it_decodes_and_started_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.ui.audio._FIRST_PICTURE", 0.0)
    audio = Audio(folder)
    for _ in range(3):
        audio.start()
        audio.play("deal")
        audio.stop()
    assert not pygame.mixer.get_init()


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


def test_nothing_plays_on_when_pygame_goes(display: pygame.Surface) -> None:
    audio = Audio()
    audio.start()
    audio.play_music("title")
    loader = audio._loader
    assert loader is not None
    stop_all()
    assert not loader.is_alive()
    assert not audio.available
