from flip7.scenes.captions import SECONDS, Captions, caption_of
from flip7.scenes.house import House
from flip7.staging import StagedTable, mid_game


def test_every_number_sounds_like_a_number() -> None:
    assert caption_of("number5") == caption_of("number1")
    assert caption_of("press") is None


def test_a_caption_goes_after_a_moment() -> None:
    captions = Captions()
    captions.hear("bust")
    assert not captions.pass_time(SECONDS / 2)
    assert captions.pass_time(SECONDS)
    assert captions.left is None


def test_captions_are_shown_only_to_those_who_want_them() -> None:
    for wanted in (False, True):
        house = House(language="en")
        house.change(captions=wanted)
        staged = StagedTable(house, mid_game(3), (1024, 640))
        house.audio.play("bust")
        assert (staged.scene.atmosphere.captions.left is not None) == wanted
