"""How each event is shown: the scripts in tests/data/event_scripts.txt, and what holds for all of them."""

from copy import deepcopy
from random import Random
from typing import get_args

import pytest

from flip7.app.captions import caption_of
from flip7.engine.events import Event
from flip7.scenes.table.layout import TableLayout
from flip7.ui.audio import Audio
from flip7.ui.timeline import Timeline
from tests.scenes.event_script import Story, decided, perform, still_there, stories, to_position, written

STORIES = stories()
LAYOUT = TableLayout((1920.0, 1080.0), 4)
UNCAPTIONED = {"slide", "turn-down", "flip7-points", "spotlight", "aim", "token"}
"""What these tell is told by a louder sound at the same time, or is small."""
LAMP = "spotlight"
"""Heard while the lamp swings over: with reduced motion it does not."""


@pytest.mark.parametrize("story", STORIES, ids=str)
def test_every_event_is_shown_as_its_script_says(story: Story) -> None:
    assert written(story, LAYOUT) == story.script


def test_the_scripts_hold_at_a_larger_table_in_another_window() -> None:
    for story in STORIES:
        assert written(story, TableLayout((1728.0, 1728.0), 9)) == story.script


def test_every_event_has_a_script() -> None:
    told = {line.split()[0] for story in STORIES for line in story.script if not line.startswith(" ")}
    assert told == {kind.__name__ for kind in get_args(Event)} | {"Ask"}


@pytest.mark.parametrize("still", [False, True], ids=["in motion", "reduced motion"])
def test_after_an_event_the_table_is_as_the_event_says_and_nothing_is_left_in_the_air(still: bool) -> None:
    for story in STORIES:
        for shown in perform(story, LAYOUT, still=still):
            if shown.event is not None:
                expected = deepcopy(shown.before)
                expected.see(shown.event)
                assert shown.after == expected, shown.lines
            assert not shown.left_over, shown.lines


def test_with_reduced_motion_no_card_is_ever_between_two_places() -> None:
    for story in STORIES:
        for shown in perform(story, LAYOUT, still=True):
            assert not shown.strayed, shown.lines


def test_reduced_motion_silences_nothing() -> None:
    for story in STORIES:
        moving, calm = perform(story, LAYOUT), perform(story, LAYOUT, still=True)
        for one, other in zip(moving, calm, strict=True):
            assert [cue for cue in one.heard if cue != LAMP] == other.heard


def test_every_sound_of_the_table_exists_and_can_be_read() -> None:
    cues = {cue for story in STORIES for shown in perform(story, LAYOUT) for cue in shown.heard}
    audio = Audio()
    assert not [cue for cue in cues if not audio.variations(cue)]
    assert {cue for cue in cues if caption_of(cue) is None} == UNCAPTIONED


@pytest.mark.parametrize("seed", range(3))
def test_an_event_skipped_at_any_moment_ends_in_the_same_picture_without_a_sound(seed: int) -> None:
    chance = Random(seed)
    for story in STORIES:
        game, stage = to_position(story, LAYOUT)
        played = iter(perform(story, LAYOUT))
        for word in story.shown:
            decision, stage.director.risk = decided(word)
            for event in game.apply(decision):
                _skip(stage.director.show(event), chance)
                shown = next(played)
                assert (stage.table(), stage.view.counter) == (shown.after, shown.counter)
                assert not still_there(stage.view)
            _skip(stage.director.ask(game.pending), chance)
            assert stage.table() == next(played).after
            assert not still_there(stage.view)


def _skip(timeline: Timeline, chance: Random) -> None:
    heard: list[str] = []
    timeline.advance(chance.choice([0.0, chance.uniform(0, timeline.duration)]), heard.append)
    before = len(heard)
    timeline.finish()
    assert len(heard) == before
    assert timeline.done
