"""Another language under the player's hands: every page then says what it says when opened in that language."""

import re

import pytest

from flip7.ai.characters import CHARACTERS
from flip7.app import first_table
from flip7.dev.gallery import LOG, PEOPLE
from flip7.i18n import LANGUAGES, use_language
from flip7.scenes.introduction import scene as introduction
from flip7.scenes.new_table import draft
from flip7.ui import Offscreen
from tests.scenes import tour
from tests.scenes.measure import Measuring
from tests.scenes.test_texts import KEY, TABLES
from tests.test_catalogues import ANYWHERE, SAME

pytestmark = pytest.mark.usefixtures("unpainted")

STOPS = [stop for stop in tour.stops() if not re.search(r"-(1|18)-|-(1|18)$|at 6$", stop.name)]
FIRST_OPPONENTS = (("Pip", "child", "balloon"), ("Ida", "careful", "key"), ("Roxy", "greedy", "flower"))
OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES = (
    {seat.name for plan in TABLES for seat in plan.seats}
    | {name for character in CHARACTERS.values() for name in character.names}
    | {person.name for person in PEOPLE}
)

DECIMAL_POINT = re.compile(r"(?<![\d.])\d+\.\d+(?![\d.])")
"""Of the four languages only English has one; a version number has two."""


def shown(screen: Offscreen) -> list[str]:
    """What can be read without scrolling."""
    screen.manager.update(0.0)
    canvas = Measuring(screen.manager.viewport)
    assert screen.manager.top is not None
    screen.manager.top.draw(canvas)
    return [seen.text.string for seen in canvas.seen]


@pytest.mark.parametrize(("number", "stop"), list(enumerate(STOPS)), ids=[stop.name for stop in STOPS])
def test_a_page_speaks_the_new_language_as_if_it_had_been_opened_in_it(
    number: int, stop: tour.Stop, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A table keeps the edition and the names that it was set up with: they are not a matter of words.
    for module in (first_table, introduction):
        monkeypatch.setattr(module, "edition_of_language", lambda: "de")
    for module in (first_table, draft):
        monkeypatch.setattr(module, "person_name", lambda number: f"Hana {number}")
    monkeypatch.setattr(first_table, "_OPPONENTS", FIRST_OPPONENTS)
    language = OTHERS[number % len(OTHERS)]
    screen = stop.reach()
    english = shown(screen)
    use_language(language)
    switched, opened = shown(screen), shown(stop.reach())
    if stop.passing:
        # What passes over the table begins anew with the new words, and may cover other things.
        assert set(opened) <= set(switched)
    else:
        assert switched == opened
    left = {text for text in switched if text in english and re.search(r"[^\W\d_]{2}", text)}
    assert {text for text in left if not all(is_the_same(part, language) for part in text.split(", "))} == set()
    assert not [text for text in switched if DECIMAL_POINT.search(text)]
    use_language("en")
    assert shown(screen) == english or stop.passing


def is_the_same(text: str, language: str) -> bool:
    """A name, a key, or a word that both languages have, with or without a number."""
    alike = {*NAMES, "Hana", *LANGUAGES.values(), *ANYWHERE, *SAME[language], LOG}
    return without_numbers(text) in set(map(without_numbers, alike)) or KEY.fullmatch(text) is not None


def without_numbers(text: str) -> str:
    return re.sub(r"{\w+}|[\d.]+", "", text).strip()
