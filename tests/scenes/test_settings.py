"""The settings: each takes effect at once, and all can be put back."""

from dataclasses import fields

import pytest

from flip7 import i18n
from flip7.scenes.settings import SettingsScene
from flip7.scenes.settings.controls import KeyQuestion
from flip7.scenes.settings.scene import Part
from flip7.store.settings import Settings
from flip7.ui import DialogScene, Intent, Kind
from flip7.ui.theme import theme
from tests.scenes import stage

pytestmark = pytest.mark.usefixtures("unpainted")

ELSEWHERE = {"window", "windows", "keys", "edition", "table", "introduction_seen", "seen_tips", "captions"}
"""Settings that are made by doing: resizing the window, setting up a table, having seen something."""


def test_there_is_a_control_for_every_setting() -> None:
    controls = set()
    for part in Part:
        screen = stage.show(SettingsScene(stage.context(), part))
        controls |= {widget.key for widget in stage.widgets(screen)}
    assert {field.name for field in fields(Settings)} - ELSEWHERE <= controls


def test_the_language_changes_under_the_players_hands_and_the_focus_stays() -> None:
    screen = stage.show(SettingsScene(stage.context()))
    stage.press(screen, Intent.RIGHT, Intent.RIGHT)
    assert i18n.language() == "fr"
    scene = screen.manager.top
    assert isinstance(scene, SettingsScene)
    assert scene.ring.focused is not None
    assert scene.ring.focused.key == "language"


def test_larger_text_is_laid_out_at_once() -> None:
    context = stage.context()
    screen = stage.show(SettingsScene(context))
    before = stage.find(screen, "language").box.height
    scene = screen.manager.top
    assert isinstance(scene, SettingsScene)
    scene.ring.focus(stage.find(screen, "text_size"))
    stage.press(screen, *[Intent.RIGHT] * 5)
    assert theme.text_scale == 1.5
    assert stage.find(screen, "language").box.height > before


@pytest.mark.parametrize("name", ["bust_risk", "count_cards", "banners", "hints", "coach", "tips"])
def test_a_switch_is_a_click(name: str) -> None:
    context = stage.context()
    scene = SettingsScene(context, Part.GAME)
    screen = stage.show(scene)
    scene.ring.focus(stage.find(screen, name))  # scrolls to it
    stage.settle(screen)
    before = getattr(context.settings, name)
    stage.click(screen, name)
    assert getattr(context.settings, name) is not before


def test_the_parts_are_opened_by_keys_too() -> None:
    screen = stage.show(SettingsScene(stage.context()))
    stage.press(screen, Intent.DOWN, Intent.DOWN, Intent.CONFIRM)
    scene = screen.manager.top
    assert isinstance(scene, SettingsScene)
    assert scene.part is Part.SOUND


def test_resetting_asks_first() -> None:
    context = stage.context()
    context.change(banners=False)
    screen = stage.show(SettingsScene(context))
    stage.click(screen, "reset")
    assert isinstance(screen.manager.top, DialogScene)
    stage.press(screen, Intent.CONFIRM)
    assert not context.settings.banners
    stage.click(screen, "reset")
    stage.press(screen, Intent.RIGHT, Intent.CONFIRM)
    assert context.settings.banners


def test_a_key_is_chosen_by_pressing_it() -> None:
    context = stage.context()
    screen = stage.show(SettingsScene(context, Part.CONTROLS))
    stage.click(screen, "HIT")
    question = screen.manager.top
    assert isinstance(question, KeyQuestion)
    question.choose("x")
    stage.settle(screen)
    assert context.bindings.keys[Kind.HIT] == ("x",)
    assert isinstance(screen.manager.top, SettingsScene)
    assert "X" in [text.string for text in stage.texts(screen)]


def test_a_key_that_must_stay_is_refused_with_a_reason() -> None:
    context = stage.context()
    screen = stage.show(KeyQuestion(context, Kind.HIT, lambda: None))
    question = screen.manager.top
    assert isinstance(question, KeyQuestion)
    question.choose("return")
    assert "Enter is needed for something else" in stage.shown(screen)
    assert screen.manager.top is question


def test_esc_leaves_the_key_as_it_is() -> None:
    context = stage.context()
    screen = stage.show(SettingsScene(context, Part.CONTROLS))
    stage.click(screen, "HIT")
    stage.press(screen, Intent.BACK)
    assert isinstance(screen.manager.top, SettingsScene)
    assert context.bindings.keys[Kind.HIT] == ("h",)


def test_the_default_keys_come_back_at_a_press() -> None:
    context = stage.context()
    screen = stage.show(SettingsScene(context, Part.CONTROLS))
    assert not stage.find(screen, "usual keys").enabled
    context.bind(Kind.HIT, "x")
    scene = screen.manager.top
    assert isinstance(scene, SettingsScene)
    scene.rebuild()
    button = stage.find(screen, "usual keys")
    assert button.enabled
    scene.ring.focus(button)
    stage.press(screen, Intent.CONFIRM)
    assert context.bindings.keys_for(Kind.HIT) == ("h",)
    assert not stage.find(screen, "usual keys").enabled
