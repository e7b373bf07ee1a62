import struct
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pygame
import pytest
from sounds import table_music
from sounds.waves import RATE

from flip7.ui import music
from flip7.ui.audio import Audio, Channel
from flip7.ui.music import Fade, Intensity, MusicPlayer, level_of

_PATIENCE = 20.0


def _write(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(44100)
        file.writeframes(struct.pack("<h", 900) * 4000)


def _wait_for(condition: Callable[[], bool]) -> None:
    """However long it takes on a busy machine; what never comes is a failure."""
    for _ in range(round(_PATIENCE / 0.01)):
        if condition():
            return
        Event().wait(0.01)
    raise AssertionError("it never came")


@pytest.fixture
def audio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Audio]:
    monkeypatch.setattr("flip7.ui.audio._FIRST_PICTURE", 0.0)
    monkeypatch.setattr("flip7.ui.music.CROSSFADE", 0.05)
    monkeypatch.setattr("flip7.ui.music.BEAT", 0.05)
    for name in ("table/ground", "table/melody", "table/suspense", "table/match_point", "evening"):
        _write(tmp_path / f"music/{name}.wav")
    audio = Audio(tmp_path)
    audio.start()
    yield audio
    audio.stop()


def _level(audio: Audio, track: str) -> float:
    return audio._player.level(track)


def _plays(audio: Audio, *tracks: str) -> Callable[[], bool]:
    return lambda: set(audio._player.tracks) == set(tracks)


def _begin_table(audio: Audio) -> None:
    audio.play_music("table", fade=0.0)
    _wait_for(_plays(audio, "ground", "melody", "suspense", "match_point"))
    _wait_for(lambda: _level(audio, "ground") == 1)


def test_the_table_begins_calm_with_every_track_running(audio: Audio) -> None:
    _begin_table(audio)
    assert _level(audio, "melody") == 1
    assert _level(audio, "suspense") == _level(audio, "match_point") == 0
    assert sum(pygame.mixer.Channel(place).get_busy() for place in range(music.CHANNELS)) == 4


@pytest.mark.parametrize(
    ("intensity", "heard", "silent"),
    [(Intensity.SUSPENSE, "suspense", "match_point"), (Intensity.MATCH_POINT, "match_point", "suspense")],
)
def test_what_is_at_stake_is_heard_and_goes_again(audio: Audio, intensity: Intensity, heard: str, silent: str) -> None:
    _begin_table(audio)
    audio.set_intensity(intensity)
    assert audio.intensity is intensity
    _wait_for(lambda: _level(audio, heard) == 1)
    assert _level(audio, silent) == 0
    assert _level(audio, "ground") == 1
    audio.set_intensity(Intensity.CALM)
    _wait_for(lambda: _level(audio, heard) == 0)


def test_another_piece_begins_calm(audio: Audio) -> None:
    _begin_table(audio)
    audio.set_intensity(Intensity.MATCH_POINT)
    audio.play_music("evening", fade=0.0)
    assert audio.intensity is Intensity.CALM
    _wait_for(_plays(audio, "evening"))
    audio.play_music(None, fade=0.0)
    _wait_for(_plays(audio))


def test_what_is_at_stake_may_be_told_before_the_piece_is_decoded(audio: Audio) -> None:
    audio.play_music("table", fade=0.0)
    audio.set_intensity(Intensity.SUSPENSE)
    _wait_for(_plays(audio, "ground", "melody", "suspense", "match_point"))
    _wait_for(lambda: _level(audio, "suspense") == 1)


def test_muting_silences_a_piece_that_fades_out_as_well(audio: Audio) -> None:
    _begin_table(audio)
    audio.play_music("evening", fade=30.0)
    _wait_for(_plays(audio, "evening"))
    sounds = [pygame.mixer.Channel(place).get_sound() for place in range(music.CHANNELS)]
    assert sum(sound is not None for sound in sounds) == 3, "silent tracks end at once"
    audio.muted = True
    assert {sound.get_volume() for sound in sounds if sound is not None} == {0.0}
    audio.muted = False
    audio.set_volume(Channel.MUSIC, 0.25)
    assert {sound.get_volume() for sound in sounds if sound is not None} == {0.25}


def test_effects_leave_the_channels_of_the_music_alone(audio: Audio) -> None:
    assert pygame.mixer.find_channel(force=True) is not None
    _begin_table(audio)
    voices = [audio._player._voices[track].channel.get_sound() for track in audio._player.tracks]
    silence = pygame.mixer.Sound(buffer=bytes(400_000))
    while silence.play() is not None:
        pass
    assert [audio._player._voices[track].channel.get_sound() for track in audio._player.tracks] == voices


def test_a_fade_goes_from_one_level_to_the_other_and_then_needs_no_more_time() -> None:
    fade = Fade(begin=10.0, seconds=2.0, start=0.2, end=1.0)
    assert fade.at(9.0) == 0.2
    assert fade.at(11.0) == pytest.approx(0.6)
    assert fade.at(15.0) == 1.0
    assert fade.wait(9.5) == 0.5
    assert fade.wait(12.0) is None
    assert Fade(10.0, 2.0, 1.0, 1.0).wait(9.0) is None, "a level that stays costs nothing"
    assert Fade(10.0, 0.0, 0.0, 1.0).at(10.0) == 1.0


def test_a_change_begins_on_a_beat(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    _begin_table(audio)
    player = audio._player
    monkeypatch.setattr("flip7.ui.music.monotonic", lambda: player._began + 7.01)
    monkeypatch.setattr("flip7.ui.music.BEAT", 0.5)
    player.set_intensity(Intensity.SUSPENSE)
    assert player._voices["suspense"].fade.begin == pytest.approx(player._began + 7.5)


def test_a_player_that_was_closed_plays_again(audio: Audio) -> None:
    _begin_table(audio)
    audio.stop()
    assert audio._player.tracks == ()
    audio.start()
    _wait_for(_plays(audio, "ground", "melody", "suspense", "match_point"))


def test_without_a_device_the_music_only_remembers_what_is_at_stake() -> None:
    player = MusicPlayer()
    player.set_intensity(Intensity.SUSPENSE)
    player.set_volume(0.3)
    player.close()
    assert player.intensity is Intensity.SUSPENSE


def test_the_tempo_of_the_player_is_that_of_the_score() -> None:
    assert music.BEAT == table_music.BEAT / RATE


def test_every_track_of_the_table_is_heard_at_some_intensity_and_the_ground_always() -> None:
    for recipe in table_music.RECIPES:
        track = recipe.cue.removeprefix("table/")
        assert max(level_of(track, intensity) for intensity in Intensity) == 1
    assert all(level_of("ground", intensity) == 1 for intensity in Intensity)
    assert all(level_of(track, Intensity.CALM) == 0 for track in ("suspense", "match_point"))
