"""Every page of the shell, in every window and at every text size: nothing is cut, nothing lies on something else."""

from collections.abc import Callable
from itertools import combinations

import pytest

from flip7 import i18n
from flip7.app.context import Context
from flip7.dev import gallery
from flip7.dev.simple_play import match_of
from flip7.scenes.about import AboutScene
from flip7.scenes.crash import CrashScene
from flip7.scenes.new_table import NewTableScene
from flip7.scenes.pause import PauseScene
from flip7.scenes.records import RecordsScene
from flip7.scenes.seats import SeatsScene
from flip7.scenes.settings import SettingsScene
from flip7.scenes.settings.controls import KeyQuestion
from flip7.scenes.settings.scene import Part
from flip7.scenes.title import TitleScene
from flip7.scenes.who import WhoScene
from flip7.ui import Kind, Scene
from flip7.ui.canvas import Box
from flip7.ui.facts import ShownText
from flip7.ui.text import Fitting
from flip7.ui.theme import theme
from tests.scenes import stage, tour

pytestmark = pytest.mark.usefixtures("unpainted")

WINDOWS = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (1080, 1080)]

PAGES: dict[str, Callable[[Context], Scene]] = {
    "title": TitleScene,
    "new table": NewTableScene,
    "who plays": lambda context: context.navigation.who_plays(),
    "who": lambda context: WhoScene(context, "Maximiliane", "careful", lambda _: None),
    "new table of 24": tour.new_table_of_24,
    **{
        name: gallery.PAGES[name]
        for name in (
            "chooser",
            "seat menu",
            "rules of a table",
            "people",
            "people, nobody",
            "same person",
            "new person",
            "change person",
        )
    },
    "settings, picture": lambda context: SettingsScene(context, Part.PICTURE),
    "settings, game": lambda context: SettingsScene(context, Part.GAME),
    "settings, sound": lambda context: SettingsScene(context, Part.SOUND),
    "settings, controls": lambda context: SettingsScene(context, Part.CONTROLS),
    "key": lambda context: KeyQuestion(context, Kind.FULLSCREEN, lambda: None),
    "pause": lambda context: PauseScene(context, match_of(context.last_plan())),
    "seats": lambda context: SeatsScene(context, match_of(stage.large_table())),
    "records": RecordsScene,
    "about": AboutScene,
    "crash": lambda _: CrashScene("/home/somebody/with/a/long/name/.local/state/flip7/log/flip7.log", print, print),
}


def overlapping(texts: list[ShownText]) -> list[tuple[str, str]]:
    pairs = combinations([text for text in texts if text.string], 2)
    return [(one.string, other.string) for one, other in pairs if _shrunk(one.drawn).colliderect(_shrunk(other.drawn))]


def _shrunk(box: Box) -> Box:
    return box.inflate(-2, -2)


def check(page: str, language: str, text_size: float, window: tuple[int, int]) -> None:
    i18n.use_language(language)
    theme.text_scale = text_size
    context = stage.context(language)
    context.change(text_size=text_size)
    i18n.use_language(language)
    drawn = stage.texts(stage.show(PAGES[page](context), window))
    where = f"{page}, {language}, {text_size}, {window}"
    assert drawn, where
    assert [text.string for text in drawn if text.fitting is Fitting.CUT] == [], where
    assert overlapping(drawn) == [], where


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("page", PAGES)
def test_german_fits_every_window_at_both_text_sizes(page: str, window: tuple[int, int]) -> None:
    check(page, "de", 1.0, window)
    check(page, "de", 1.5, window)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("page", PAGES)
def test_the_other_languages_fit_at_the_largest_text(page: str, language: str) -> None:
    check(page, language, 1.5, (1280, 720))
