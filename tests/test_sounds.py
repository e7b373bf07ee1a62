"""The sounds of the game: all there, all used, evenly loud, small, and as the script makes them."""

import ast
import re
from array import array
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from math import cos, hypot, lcm, log2, sin, tau
from pathlib import Path

import pygame
import pytest
from make_sounds import FOLDER, RECIPES
from sounds import files, loudness, table_music
from sounds.events import NUMBERS
from sounds.instruments import chord, pitch
from sounds.music import BAR
from sounds.recipe import Group, Recipe
from sounds.waves import RATE, Samples

from flip7.ai.characters import CHARACTERS, Situation
from flip7.scenes.voices import MOODS, voice_of
from flip7.ui.audio import Audio
from flip7.ui.music import Intensity, level_of

SOURCE = Path(__file__).parent.parent / "flip7"
LARGEST = 2_200_000
EFFECTS = [recipe for recipe in RECIPES if recipe.group is not Group.MUSIC]
VOICES = [recipe for recipe in RECIPES if recipe.group is Group.VOICES]
MUSIC = [recipe for recipe in RECIPES if recipe.group is Group.MUSIC]
NOT_YET_PLAYED = {"lift"}
_PLAYING = {"Sound": 0, "play": 0, "_Passing": -1, "volume": -1}
"""What is called with a cue, and which of its arguments that is."""


@pytest.fixture(autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(frequency=RATE, channels=2)
    yield
    pygame.mixer.quit()


def _heard(recipe: Recipe, name: str) -> list[Samples]:
    frames = _frames(_path(recipe, name))
    return [[sample / 32768 for sample in frames[side::2]] for side in (0, 1)]


@cache
def _frames(path: Path) -> "array[int]":
    """As the mixer holds it; as numbers of Python all of them together would be half a gigabyte."""
    return array("h", pygame.mixer.Sound(str(path)).get_raw())


def _path(recipe: Recipe, name: str) -> Path:
    return FOLDER / recipe.group.folder / f"{name}.ogg"


def _recipe(cue: str) -> Recipe:
    return next(recipe for recipe in RECIPES if recipe.cue == cue)


def _by_cue(recipe: Recipe) -> str:
    return recipe.cue


@pytest.mark.parametrize("recipe", EFFECTS, ids=_by_cue)
def test_an_effect_is_as_loud_as_its_group(recipe: Recipe) -> None:
    for name in recipe.files():
        assert loudness.loudest(_heard(recipe, name)) == pytest.approx(recipe.loudness, abs=0.7), name


@pytest.mark.parametrize("recipe", MUSIC, ids=_by_cue)
def test_a_piece_of_music_stays_behind_everything(recipe: Recipe) -> None:
    assert loudness.integrated(_heard(recipe, recipe.cue)) == pytest.approx(recipe.loudness, abs=0.7)


@pytest.mark.parametrize("intensity", Intensity)
def test_the_table_is_evenly_loud_from_phrase_to_phrase_and_whatever_is_at_stake(intensity: Intensity) -> None:
    phrases = [loudness.integrated(_phrase(number, intensity)) for number in range(0, 20, 5)]
    assert max(phrases) - min(phrases) < 2.5
    assert all(phrase == pytest.approx(Group.MUSIC.loudness, abs=2.0) for phrase in phrases)


def _phrase(number: int, intensity: Intensity) -> list[Samples]:
    """What is heard in a phrase of the table's music, counted from its beginning."""
    length = 2 * table_music.PHRASE * table_music.BEAT
    whole = [0.0] * length
    for recipe in table_music.RECIPES:
        level = level_of(_track(recipe), intensity) / 32768
        frames = _frames(_path(recipe, recipe.cue))
        start = number * length % len(frames)
        whole = [a + level * b for a, b in zip(whole, frames[start : start + length], strict=True)]
    return [whole[0::2], whole[1::2]]


def _track(recipe: Recipe) -> str:
    return recipe.cue.removeprefix("table/")


def test_the_table_plays_for_three_minutes_and_more_before_it_repeats() -> None:
    """Its tracks are whole phrases long, and only the least common multiple of them brings the beginning back."""
    length = table_music.PHRASE * table_music.BEAT
    phrases = []
    for recipe in table_music.RECIPES:
        count, rest = divmod(len(_frames(_path(recipe, recipe.cue))), 2 * length)
        assert rest == 0, f"{recipe.cue} would run out of step"
        if level_of(_track(recipe), Intensity.CALM):
            phrases.append(count)
    assert lcm(*phrases) * length / RATE > 180
    ground, melody = phrases[:2]
    assert lcm(ground, melody) * length / RATE > 180, "not by the quiet answer alone"


def test_the_loudness_of_a_known_tone_is_what_the_standard_says() -> None:
    tone = [sin(tau * 997 * index / RATE) for index in range(RATE)]
    assert loudness.loudest([tone]) == pytest.approx(-3.01, abs=0.05)


@pytest.mark.parametrize("recipe", RECIPES, ids=_by_cue)
def test_no_sound_comes_near_to_clipping(recipe: Recipe) -> None:
    for name in recipe.files():
        frames = _frames(_path(recipe, name))
        highest = max(frames) if max(frames) > -min(frames) else -min(frames)
        assert loudness.decibels(highest / 32768) < -1, name


@pytest.mark.parametrize("recipe", EFFECTS, ids=_by_cue)
def test_an_effect_begins_and_ends_in_silence(recipe: Recipe) -> None:
    for name in recipe.files():
        for channel in _heard(recipe, name):
            assert abs(channel[0]) < 0.02, f"{name} begins with a click"
            assert max(map(abs, channel[-200:])) < 0.004, f"{name} ends with a click"


@pytest.mark.parametrize("recipe", MUSIC, ids=_by_cue)
def test_music_goes_round_without_a_seam(recipe: Recipe) -> None:
    for channel in _heard(recipe, recipe.cue):
        near = [abs(a - b) for a, b in pairwise(channel[-4000:] + channel[:4000])]
        assert near[3999] <= sorted(near)[-200], "the step over the seam is as any other"
        assert len(channel) / RATE <= 60, "what is decoded is held in memory"


def test_every_note_of_the_tune_sounds_well_over_every_phrase_of_the_ground() -> None:
    """They meet in every combination. The one interval that hurts is a half step (and octaves) above a chord's note."""
    for note in (note for phrase in (*table_music.MELODY, *table_music.ANSWER) for note in phrase):
        for bar in table_music.GROUND[int(note.beat) // BAR :: table_music.PHRASE // BAR]:
            steps = {round(12 * log2(pitch(note.name) / low)) % 12 for low in (*chord(bar.notes), chord(bar.bass)[0])}
            assert 1 not in steps, f"{note} over {bar}"


def test_the_busiest_moment_does_not_clip_with_every_volume_at_its_height() -> None:
    """A Flip 7 as flip7/scenes/table/celebration.py plays it, over the music."""
    whole = list(_phrase(3, Intensity.MATCH_POINT)[0][: 8 * RATE])
    for name, moment in (("flip7", 0.0), ("firework", 0.9), ("flip7-points", 1.15), ("firework-3", 1.7)):
        start = round(moment * RATE)
        for index, sample in enumerate(_heard(_recipe(name.removesuffix("-3")), name)[0], start):
            whole[index] += sample
    assert loudness.peak([whole]) < 0


def test_the_pitch_rises_with_the_number_of_cards() -> None:
    frequencies = [pitch(name) for name in NUMBERS]
    assert frequencies == sorted(frequencies)
    for place, frequency in enumerate(frequencies, 1):
        channel = _heard(_recipe(f"number{place}"), f"number{place}")[0][: RATE // 3]
        assert max(frequencies, key=lambda candidate: _strength(channel, candidate)) == frequency


def _strength(channel: Samples, frequency: float) -> float:
    """How much of a frequency is in a sound."""
    step = tau * frequency / RATE
    real = sum(sample * cos(step * index) for index, sample in enumerate(channel))
    return hypot(real, sum(sample * sin(step * index) for index, sample in enumerate(channel)))


@pytest.mark.parametrize(
    "cue", ["deal", "flip", "turn-down", "count", "firework", "drain", "slam", "lift", "token", "aim"]
)
def test_what_is_heard_often_has_three_variations_or_more(cue: str) -> None:
    assert len(Audio().variations(cue)) >= 3


@pytest.mark.parametrize("recipe", [recipe for recipe in EFFECTS if recipe.variations > 1], ids=_by_cue)
def test_no_variation_is_like_another(recipe: Recipe) -> None:
    heard = [_heard(recipe, name)[0] for name in recipe.files()]
    for one, other in combinations(heard, 2):
        difference = sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
        assert difference > 0.02 * sum(sample**2 for sample in one)


def test_all_sounds_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.rglob("*.ogg")) < LARGEST


def test_there_is_a_file_for_every_recipe_and_no_other() -> None:
    made = {_path(recipe, name) for recipe in RECIPES for name in recipe.files()}
    assert made == {file for file in FOLDER.rglob("*") if file.is_file()}


@pytest.mark.parametrize("cue", ["focus", "flip", "number1", "drain", "slam"])
def test_the_files_are_those_that_the_script_makes(cue: str) -> None:
    recipe = _recipe(cue)
    for name in recipe.files():
        made = files.levelled(recipe.mix(name), recipe)[0]
        heard = _heard(recipe, name)[0]
        assert len(made) == len(heard)
        error = sum((a - b) ** 2 for a, b in zip(made, heard, strict=True))
        assert error < 0.1 * sum(sample**2 for sample in made), f"{name} is older than its recipe"


@cache
def _cues_in_the_code() -> tuple[tuple[str, str], ...]:
    """Every cue that is played somewhere, as a pattern, with the place."""
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if any(f"{name}(" in source for name in _PLAYING) else ():
            name = getattr(node.func, "id", getattr(node.func, "attr", "")) if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and name in _PLAYING and node.args:
                place = f"{file.relative_to(SOURCE)}:{node.lineno}"
                found += [(pattern, place) for pattern in _patterns(node.args[_PLAYING[name]])]
    return tuple(found)


def _patterns(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [re.escape(text)]
        case ast.JoinedStr(values=parts):
            return ["".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"\d+" for p in parts)]
        case ast.IfExp(body=one, orelse=other):
            return [*_patterns(one), *_patterns(other)]
    return []


def test_every_cue_in_the_code_has_a_sound() -> None:
    cues = [recipe.cue for recipe in EFFECTS]
    assert len(_cues_in_the_code()) > 25
    silent = [found for found in _cues_in_the_code() if not any(re.fullmatch(found[0], cue) for cue in cues)]
    assert not silent


def test_every_character_has_a_voice_in_every_mood_that_is_its_own() -> None:
    cues = {voice_of(who, situation) for who in CHARACTERS for situation in Situation}
    assert cues == {recipe.cue for recipe in VOICES}
    assert len(cues) == len(CHARACTERS) * len(MOODS)
    for who in CHARACTERS:
        assert 3 <= sum(recipe.variations for recipe in VOICES if recipe.cue.startswith(who)) <= 5


def test_all_voices_together_are_small_and_none_is_long() -> None:
    paths = [_path(recipe, name) for recipe in VOICES for name in recipe.files()]
    assert sum(path.stat().st_size for path in paths) < 250_000
    assert all(0.2 < len(_frames(path)) / 2 / RATE < 1.0 for path in paths)


ONES_FROM_A_LIST = NOT_YET_PLAYED | {recipe.cue for recipe in VOICES}
"""No call names the voices: the characters and moods do."""


@pytest.mark.parametrize("recipe", [recipe for recipe in EFFECTS if recipe.cue not in ONES_FROM_A_LIST], ids=_by_cue)
def test_every_sound_is_played_somewhere(recipe: Recipe) -> None:
    assert any(re.fullmatch(pattern, recipe.cue) for pattern, _ in _cues_in_the_code())


@pytest.mark.parametrize("recipe", MUSIC, ids=_by_cue)
def test_every_piece_is_played_somewhere(recipe: Recipe) -> None:
    piece = recipe.cue.partition("/")[0]
    assert any(f'play_music("{piece}"' in file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
