"""Each row of the settings: its name, the one setting that it changes, and the value that it shows then."""

from dataclasses import replace
from typing import Any

import pytest

from flip7.app.key_names import KEY_NAMES
from flip7.i18n import LANGUAGES
from flip7.scenes.settings import SettingsScene
from flip7.scenes.settings.controls import KeyQuestion
from flip7.scenes.settings.scene import Part
from flip7.store.settings import Pace, PadButtons, Settings, Speed, Summaries, Talkativeness, WindowSize
from flip7.store.settings import changed as differences
from flip7.ui import Intent, Kind, Offscreen, Widget
from flip7.ui.audio import Channel
from flip7.ui.bindings import DEFAULT_KEYS, REBINDABLE
from flip7.ui.facts import ShownText
from flip7.ui.form import FormScene
from flip7.ui.text import Fitting
from flip7.ui.widgets.choice import Choice
from flip7.ui.widgets.row import Row
from flip7.ui.widgets.slider import Slider
from flip7.ui.widgets.toggle import Toggle
from tests.scenes import stage

pytestmark = pytest.mark.usefixtures("unpainted")

LARGE = (1920, 1200)
TOGGLES = [
    (Part.PICTURE, "high_contrast", "High contrast"),
    (Part.PICTURE, "reduced_motion", "Less motion"),
    (Part.PICTURE, "fullscreen", "Full screen"),
    (Part.GAME, "bust_risk", "Show the risk"),
    (Part.GAME, "count_cards", "Count the cards for me"),
    (Part.GAME, "hints", "Allow hints"),
    (Part.GAME, "coach", "Coach"),
    (Part.GAME, "banners", "Announce the next player"),
    (Part.GAME, "tips", "Tips for beginners"),
    (Part.SOUND, "muted", "No sound at all"),
    (Part.SOUND, "captions", "Captions"),
    (Part.CONTROLS, "gamepad", "Use gamepads"),
    (Part.CONTROLS, "rumble", "Gamepads rumble"),
]
CHOICES = [
    (Part.PICTURE, "language", "Language",
     [("fr", "Français"), ("pl", "Polski"), ("de", "Deutsch"), ("en", "English")]),
    (Part.PICTURE, "text_size", "Text size",
     [(1.1, "110%"), (1.2, "120%"), (1.3, "130%"), (1.4, "140%"), (1.5, "150%"), (1.0, "100%")]),
    (Part.PICTURE, "window", "Window size",
     [(WindowSize(1600, 900), "1600 × 900"), (WindowSize(1920, 1080), "1920 × 1080")]),
    (Part.GAME, "speed", "Speed of the cards",
     [(Speed.DOUBLE, "2×"), (Speed.FOURFOLD, "4×"), (Speed.INSTANT, "At once"), (Speed.NORMAL, "1×")]),
    (Part.GAME, "ai_pace", "AI opponents think",
     [(Pace.FAST, "Quick"), (Pace.INSTANT, "At once"), (Pace.SLOW, "Leisurely"), (Pace.NORMAL, "Normal")]),
    (Part.GAME, "talk", "AI opponents talk",
     [(Talkativeness.QUIET, "Hardly ever"), (Talkativeness.TALKATIVE, "A lot"),
      (Talkativeness.NORMAL, "Now and then")]),
    (Part.GAME, "summaries", "Round summary",
     [(Summaries.LAST_ROUND, "Only after the last one"), (Summaries.EVERY_ROUND, "After every round")]),
    (Part.CONTROLS, "pad_buttons", "Gamepad buttons",
     [(PadButtons.XBOX, "Xbox"), (PadButtons.PLAYSTATION, "PlayStation"), (PadButtons.NINTENDO, "Nintendo"),
      (PadButtons.AUTOMATIC, "As on the one in use")]),
]  # fmt: skip
VOLUMES = [
    ("effects_volume", "Cards and events", Channel.EFFECTS),
    ("interface_volume", "Buttons", Channel.INTERFACE),
    ("voices_volume", "Opponents' voices", Channel.VOICES),
    ("music_volume", "Music", Channel.MUSIC),
]


def open_part(part: Part, **settings: Any) -> tuple[Offscreen, SettingsScene]:
    context = stage.context()
    if settings:
        context.change(**settings)
    scene = SettingsScene(context, part)
    return stage.show(scene, LARGE), scene


def focused(screen: Offscreen, key: str) -> Widget:
    widget = stage.find(screen, key)
    top = screen.manager.top
    assert isinstance(top, FormScene)
    top.ring.focus(widget)
    return widget


def written_on(screen: Offscreen, key: str) -> list[str]:
    """The texts on a row: its name, and its value if that is written."""
    box = stage.find(screen, key).box

    def is_on(text: ShownText) -> bool:
        return bool(box.collidepoint(text.drawn.center))

    return [text.string for text in stage.texts(screen) if is_on(text)]


@pytest.mark.parametrize(("part", "name", "label"), TOGGLES)
def test_a_switch_changes_its_own_setting_and_no_other(part: Part, name: str, label: str) -> None:
    screen, scene = open_part(part)
    before = scene.context.settings
    row = focused(screen, name)
    assert isinstance(row, Toggle)
    assert (str(row.text), row.value) == (label, getattr(Settings(), name))
    stage.press(screen, Intent.CONFIRM)
    assert differences(before, scene.context.settings) == {name: not getattr(before, name)}
    again = stage.find(open_part(part, **{name: not getattr(before, name)})[0], name)
    assert isinstance(again, Toggle)
    assert again.value is not getattr(before, name)
    focused(screen, name)
    stage.press(screen, Intent.CONFIRM)
    assert scene.context.settings == before


@pytest.mark.parametrize(("part", "name", "label", "values"), CHOICES)
def test_a_choice_changes_its_own_setting_and_shows_what_is_chosen(
    part: Part, name: str, label: str, values: list[tuple[Any, str]]
) -> None:
    screen, scene = open_part(part)
    before = scene.context.settings
    assert isinstance(focused(screen, name), Choice)
    assert label in written_on(screen, name)
    for value, words in values:
        focused(screen, name)
        stage.press(screen, Intent.RIGHT)
        assert replace(before, **{name: value}) == scene.context.settings
        assert words in written_on(screen, name)
        opened = stage.find(stage.show(SettingsScene(scene.context, part), LARGE), name)
        assert isinstance(opened, Choice)
        assert opened.value == value


def test_the_window_can_be_chosen_among_the_usual_sizes_and_its_own() -> None:
    screen, _scene = open_part(Part.PICTURE, window=WindowSize(1300, 777))
    row = stage.find(screen, "window")
    assert isinstance(row, Choice)
    assert [str(words) for _value, words in row.options] == [
        "1024 × 640", "1280 × 720", "1280 × 800", "1300 × 777", "1600 × 900", "1920 × 1080", "2560 × 1440"
    ]  # fmt: skip
    assert row.value == WindowSize(1300, 777)


@pytest.mark.parametrize(("name", "label", "channel"), VOLUMES)
def test_a_volume_changes_its_own_sound_and_shows_how_loud(name: str, label: str, channel: Channel) -> None:
    screen, scene = open_part(Part.SOUND)
    before = scene.context.settings
    row = focused(screen, name)
    assert isinstance(row, Slider)
    assert row.value == getattr(before, name)
    assert f"{row.value:.0%}" in written_on(screen, name)
    assert label in written_on(screen, name)
    stage.press(screen, Intent.LEFT)
    assert list(differences(before, scene.context.settings)) == [name]
    quieter = getattr(scene.context.settings, name)
    assert quieter < getattr(before, name)
    assert f"{quieter:.0%}" in written_on(screen, name)
    for one in Channel:
        assert scene.context.audio.volume(one) == (quieter if one is channel else _volume(before, one))


def _volume(settings: Settings, channel: Channel) -> float:
    return float(getattr(settings, next(name for name, _label, one in VOLUMES if one is channel)))


def test_every_action_has_its_name_and_its_key() -> None:
    screen, _scene = open_part(Part.CONTROLS)
    rows = {}
    for kind in REBINDABLE:
        focused(screen, kind.name)
        rows[kind] = written_on(screen, kind.name)
    assert {kind: (row[0], row[-1]) for kind, row in rows.items()} == {
        Kind.HIT: ("Hit", "H"), Kind.STAY: ("Stay", "S"), Kind.PAUSE: ("Pause", "P"), Kind.LOG: ("What happened", "L"),
        Kind.CARDS_LEFT: ("Count the cards", "C"), Kind.HINT: ("Hint", "T"), Kind.SPEED: ("Speed", "F"),
        Kind.RULES: ("Rules", "R"), Kind.IN_SHORT: ("Rules on one page", "F1"),
        Kind.MUTE: ("Sound off", "M"), Kind.SKIP: ("Fast forward", "G"), Kind.FULLSCREEN: ("Full screen", "F11"),
        Kind.REVIEW: ("Review of a match", "V"),
    }  # fmt: skip


@pytest.mark.parametrize("kind", REBINDABLE, ids=lambda kind: kind.name)
def test_a_new_key_is_for_the_action_that_was_asked_about(kind: Kind) -> None:
    screen, scene = open_part(Part.CONTROLS)
    focused(screen, kind.name)
    stage.press(screen, Intent.CONFIRM)
    question = screen.manager.top
    assert isinstance(question, KeyQuestion)
    assert f"Press the key for “{KEY_NAMES[kind]}”" in stage.shown(screen)
    question.choose("x")
    stage.settle(screen)
    assert {one for one in REBINDABLE if scene.context.bindings.keys[one] != DEFAULT_KEYS[one]} == {kind}
    assert scene.context.bindings.keys[kind] == ("x",)
    assert written_on(screen, kind.name)[-1] == "X"


def test_the_default_keys_come_back_and_nothing_else_changes() -> None:
    screen, scene = open_part(Part.CONTROLS, keys={"HIT": ("x",)}, banners=False)
    assert stage.find(screen, "usual keys").enabled
    focused(screen, "usual keys")
    stage.press(screen, Intent.CONFIRM)
    assert scene.context.settings == replace(scene.context.settings, keys={}, banners=False)
    assert not stage.find(screen, "usual keys").enabled


def test_each_part_has_its_own_rows_in_their_order() -> None:
    rows = {}
    for part in Part:
        screen, _scene = open_part(part)
        rows[part] = [widget.key for widget in stage.widgets(screen) if isinstance(widget, Row)]
    assert rows == {
        Part.PICTURE: ["language", "text_size", "high_contrast", "reduced_motion", "fullscreen", "window"],
        Part.GAME: [
            "speed", "ai_pace", "talk", "summaries", "bust_risk", "count_cards", "hints", "coach", "banners", "tips"
        ],
        Part.SOUND: ["muted", "effects_volume", "interface_volume", "voices_volume", "music_volume", "captions"],
        Part.CONTROLS: [*(kind.name for kind in REBINDABLE), "gamepad", "rumble", "pad_buttons"],
    }  # fmt: skip


def test_a_refused_key_is_told_in_full_in_every_language() -> None:
    for language in LANGUAGES:
        context = stage.context(language)
        context.change(text_size=1.5)
        screen = stage.show(KeyQuestion(context, Kind.FULLSCREEN, lambda: None), (1024, 640))
        question = screen.manager.top
        assert isinstance(question, KeyQuestion)
        question.choose("page down")
        for text in stage.texts(screen):
            assert text.fitting is not Fitting.CUT
