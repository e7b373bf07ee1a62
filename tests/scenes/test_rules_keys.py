"""The chapter of the rules about keys: those that hold now, and the buttons of a gamepad."""

import pytest

from flip7.app.context import Context
from flip7.engine import Rules
from flip7.i18n import use_language
from flip7.scenes.rules import RulesScene, book
from flip7.scenes.rules.blocks import Keys
from flip7.scenes.rules.keyflow import button, caps
from flip7.ui.bindings import DEFAULT_KEYS, REBINDABLE, Bindings
from flip7.ui.intents import DIRECTIONS, Intent, Kind
from flip7.ui.pads import LABELS, PadFamily
from tests.scenes import stage

TYPING = (Kind.HOME, Kind.END, Kind.PAGE_UP, Kind.PAGE_DOWN, Kind.ERASE, Kind.ERASE_FORWARD)


def told() -> set[Kind]:
    chapter = next(one for one in book(Rules(), "de") if one.key == "keys")
    return {line.kind for block in chapter.blocks if isinstance(block, Keys) for line in block.lines}


def test_every_key_is_told_apart_from_those_of_typing_and_scrolling() -> None:
    assert set(REBINDABLE) <= told()
    assert set(DEFAULT_KEYS) - told() == {*TYPING, *DIRECTIONS} - {Kind.UP}


@pytest.mark.parametrize("pad", PadFamily)
def test_every_button_of_a_gamepad_is_told(pad: PadFamily) -> None:
    shown = {button(kind, pad) for kind in told()}
    assert {label for kind, label in LABELS[pad].items() if kind is not Kind.PREVIOUS} <= shown


@pytest.mark.parametrize(
    ("language", "shown"), [("en", ["H"]), ("de", ["N", "H"]), ("fr", ["E", "H"]), ("pl", ["J", "H"])]
)
def test_to_hit_has_the_key_of_the_language(language: str, shown: list[str]) -> None:
    use_language(language)
    assert caps(Bindings(), Kind.HIT) == shown


def test_of_many_keys_the_first_and_the_last_are_shown_and_none_twice() -> None:
    assert caps(Bindings(), Kind.PICK) == ["1", "…", "0"]
    assert caps(Bindings(), Kind.CONFIRM) == ["Enter", "Space"]


def test_the_page_shows_the_keys_that_were_chosen() -> None:
    context = Context(language="en")
    context.bind(Kind.HINT, "q")
    scene = context.navigation.rules(Rules(), "de")
    assert isinstance(scene, RulesScene)
    screen = stage.show(scene, (1280, 1400))
    screen.give(Intent.END)
    shown = stage.shown(screen).splitlines()
    assert scene.chapter.key == "keys"
    assert "Q" in shown
    assert "T" not in shown
