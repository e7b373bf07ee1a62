"""Every text in every scene: it fits its place in all languages and at all text sizes, and comes from the catalogue."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from math import ceil

import pytest

import flip7.scenes
from flip7.ai.characters import CHARACTERS
from flip7.app.first_table import first_table
from flip7.cards.faces import HEIGHT, WIDTH, _paint_large
from flip7.dev.fixtures import plan_for
from flip7.dev.gallery import LOG, PEOPLE
from flip7.engine import EDITIONS, FACES
from flip7.i18n import LANGUAGES, use_language
from flip7.scenes.letters import capital, letter_rows
from flip7.scenes.rules import book
from flip7.scenes.rules.flow import set_page
from flip7.scenes.rules.pieces import Words
from flip7.scenes.rules.sheet import column_width
from flip7.ui import Scene
from flip7.ui.pads import LABELS, PadFamily
from flip7.ui.scale import Viewport
from flip7.ui.text import Fitting, set_text
from flip7.ui.theme import theme
from flip7.ui.typesetting import NEVER_BROKEN
from tests.scenes import tour
from tests.scenes.invented import speak_longer, speak_marked, unmarked
from tests.scenes.measure import Measuring, Seen, faults
from tests.scenes.stage import large_table

pytestmark = pytest.mark.usefixtures("unpainted")
WINDOWS = ((1024, 640), (1280, 720))
TEXT_SIZES = (1.0, 1.5)
STOPS = tour.stops()
TABLES = (plan_for(24), first_table(), large_table())
SAME_EVERYWHERE = {
    *(seat.name.split()[0] for plan in TABLES for seat in plan.seats),
    *(word for person in PEOPLE for word in person.name.split()),
    *(name for character in CHARACTERS.values() for name in character.names),
    *LANGUAGES.values(),
    LOG,
    "Enter",
    "Tab",
    *LABELS[PadFamily.XBOX].values(),
    *(form for row in letter_rows("en") for letter in row for form in (letter, capital(letter))),
}
"""Names, languages by their own name, a file, what is printed on keys and gamepads, single letters to write with."""
KEY = re.compile(r"F\d+|[A-Z]|Esc")


def tongues() -> Iterator[str]:
    for language in LANGUAGES:
        use_language(language)
        yield language
    speak_longer()
    yield "longer"


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.name)
def test_every_text_has_its_place(stop: tour.Stop) -> None:
    screen = stop.reach()
    found: dict[str, str] = {}
    for language in tongues():
        for text_size in TEXT_SIZES:
            theme.text_scale = text_size
            for window in WINDOWS:
                for canvas in tour.measured(screen, window):
                    assert canvas.seen
                    for fault in faults(canvas):
                        if not (stop.passing and fault.startswith("half covered")):
                            found.setdefault(fault, f"{language} {text_size:.0%} {window[0]}")
    assert not found, "\n".join(f"{where}: {fault}" for fault, where in found.items())


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_chapter_of_the_rules_fits_a_longer_language(edition: str, text_size: float) -> None:
    speak_longer()
    theme.text_scale = text_size
    found = {fault for canvas in tour.chapters(edition) for fault in faults(canvas)}
    assert not found, "\n".join(found)


@pytest.mark.parametrize("scale", [0.25, 0.4, 0.75])
def test_every_word_fits_its_card(scale: float) -> None:
    for language in tongues():
        for face in FACES:
            canvas = Measuring(Viewport((round(WIDTH * scale), round(HEIGHT * scale)), scale))
            _paint_large(canvas, face.name)
            words = [seen.text for seen in canvas.seen]
            assert words, face.name
            assert [word.string for word in words if word.fitting is Fitting.CUT] == [], (language, face.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_rules_breaks_where_it_must_not(language: str) -> None:
    use_language(language)
    names = str(NEVER_BROKEN).split("|")
    for chapter in book(EDITIONS["pl"], "pl"):
        for piece in set_page(chapter.blocks, column_width(1040), 2 / 3).pieces:
            if not isinstance(piece, Words):
                continue
            room = (ceil(piece.box.width * 2 / 3), 1)
            lines = set_text(piece.text, piece.style, 2 / 3, room, wrap=True, fit=False).lines
            broken = "\n".join(lines)
            assert not any(broken.count(name.replace(" ", "\n", 1)) for name in names), broken
            assert not re.search(r"\n[–—·]|Flip\n\d|(?<!Flip.)\d\n\w", broken), broken
            assert language != "pl" or not re.search(r"\b[aiouwz]\n", broken), broken
            if len(lines) > 1 and not re.search(r"[\s\u00a0]", lines[-1]) and re.search(r"\s", lines[0]):
                moved = f"{lines[-2].split(' ')[-1]} {lines[-1]}"
                width = set_text(moved, piece.style, 2 / 3, (1, 1), fit=False).width
                assert width > room[0] or piece.text.count(" ") < 2, broken


def test_every_scene_is_on_the_tour() -> None:
    """Whoever makes a new scene puts it on the tour: then its texts are measured, too."""
    one_of_each = ("table-1-turn", "summary-1", "podium-1", "introduction, step 0")
    seen = {
        type(stop.reach().manager.top)
        for stop in STOPS
        if stop.name in one_of_each or not re.search(r"\d|^records of|^delete|^tip|^tooltip", stop.name)
    }
    bases = {base for scene in scenes_of_the_game() for base in scene.__mro__[1:]}
    assert {scene for scene in scenes_of_the_game() if scene not in bases} <= seen


def scenes_of_the_game() -> set[type[Scene]]:
    for module in pkgutil.walk_packages(flip7.scenes.__path__, "flip7.scenes."):
        importlib.import_module(module.name)
    found, rest = set[type[Scene]](), [Scene]
    while rest:
        more = [scene for scene in rest.pop().__subclasses__() if scene.__module__.startswith("flip7.")]
        found.update(more)
        rest += more
    return found


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.name)
def test_every_text_comes_from_the_catalogue(stop: tour.Stop) -> None:
    screen = stop.reach()
    speak_marked()
    foreign = {seen.text.string for canvas in tour.measured(screen) for seen in canvas.seen if not is_known(seen)}
    assert not foreign


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_text_of_the_rules_comes_from_the_catalogue(edition: str) -> None:
    speak_marked()
    foreign = {seen.text.string for canvas in tour.chapters(edition) for seen in canvas.seen if not is_known(seen)}
    assert not foreign


def is_known(seen: Seen) -> bool:
    """Whether all of a text was looked up, apart from what is the same in every language."""
    words = re.split(r"[\s,:]+", unmarked(seen.text.string))
    return all(word in SAME_EVERYWHERE or KEY.fullmatch(word) or not re.search(r"[^\W\d_]", word) for word in words)
