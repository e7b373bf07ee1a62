from flip7.scenes.captions import SECONDS, Captions, caption_of
from flip7.scenes.house import House
from flip7.ui.scene import Scene
from flip7.ui.window import Offscreen


def test_every_number_sounds_like_a_number() -> None:
    assert caption_of("number5") == caption_of("number1")
    assert caption_of("press") is None


def test_a_caption_goes_after_a_moment() -> None:
    captions = Captions()
    captions.hear("bust")
    assert not captions.pass_time(SECONDS / 2)
    assert captions.pass_time(SECONDS)
    assert captions.wake_in is None


def test_captions_are_shown_only_to_those_who_want_them() -> None:
    for wanted in (False, True):
        house = House(language="en")
        house.change(captions=wanted)
        house.audio.play("bust")
        assert (house.captions.wake_in is not None) == wanted


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
