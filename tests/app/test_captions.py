import pytest

from flip7.app.captions import SECONDS, Captions, caption_of
from flip7.app.context import Context
from flip7.ui.audio import Audio
from flip7.ui.scene import Scene
from flip7.ui.window import Offscreen


def test_every_number_sounds_like_a_number() -> None:
    assert {str(caption_of(f"number{count}")) for count in range(1, 8)} == {"A wooden note, a step higher"}
    assert {str(caption_of(f"countdown{count}")) for count in range(1, 4)} == {"A clock ticks"}
    assert str(caption_of("flip7")) == "Fanfare"
    assert caption_of("press") is None


@pytest.mark.parametrize(
    ("cue", "caption"),
    [
        ("deal", "A card glides over the felt"), ("flip", "A card snaps over"), ("shuffle", "Cards are riffled"),
        ("number7", "A wooden note, a step higher"), ("bonus", "Coins clink"), ("bust", "A horn sinks down"),
        ("freeze", "Ice crackles"), ("second-chance", "Three warm notes"),
        ("flip-three", "Three cards are fanned"), ("countdown3", "A clock ticks"), ("count", "Points trickle in"),
        ("stay", "A pile is patted"), ("round", "A soft gong"), ("turn", "A doorbell"), ("heartbeat", "A heart beats"),
        ("flip7", "Fanfare"), ("firework", "Fireworks"), ("victory", "The winner's tune"),
        ("challenge_lost", "A tune that falls"), ("award", "Little bells"),
    ],
)  # fmt: skip
def test_each_sound_has_its_own_words(cue: str, caption: str) -> None:
    assert str(caption_of(cue)) == caption
    assert Audio().variations(cue), "there is such a sound"


def test_the_smallest_sounds_have_no_words() -> None:
    for cue in ("press", "back", "focus", "slide", "turn-down", "flip7-points", "rise"):
        assert caption_of(cue) is None


def test_the_newest_caption_stays_its_whole_time_and_a_silent_cue_leaves_it() -> None:
    captions = Captions()
    assert (captions.wake_in, captions.pass_time(1.0)) == (None, False)
    captions.hear("bust")
    captions.pass_time(SECONDS - 0.1)
    captions.hear("flip7")
    assert captions.wake_in == SECONDS
    captions.pass_time(0.5)
    captions.hear("press")
    assert captions.wake_in == SECONDS - 0.5


def test_a_caption_goes_after_a_moment() -> None:
    captions = Captions()
    captions.hear("bust")
    assert not captions.pass_time(SECONDS / 2)
    assert captions.pass_time(SECONDS)
    assert captions.wake_in is None


def test_captions_are_shown_only_to_those_who_want_them() -> None:
    for wanted in (False, True):
        context = Context(language="en")
        context.change(captions=wanted)
        context.audio.play("bust")
        assert (context.captions.wake_in is not None) == wanted


def test_a_caption_stands_above_every_scene_and_asks_for_a_picture() -> None:
    captions = Captions()
    screen = Offscreen((1024, 640))
    screen.manager.push(Scene())
    screen.manager.footnote = captions
    captions.on_change = screen.manager.touch
    screen.draw()
    assert not screen.manager.dirty
    captions.hear("flip7")
    assert screen.manager.dirty
    screen.draw()
    assert screen.facts().strings == ["Fanfare"]
    assert screen.manager.wake_in == SECONDS
    screen.advance(SECONDS + 0.1)
    assert screen.manager.wake_in is None


def test_a_caption_stays_long_enough_to_be_read_and_not_until_the_next_turn() -> None:
    assert 1.5 <= SECONDS <= 2.5
