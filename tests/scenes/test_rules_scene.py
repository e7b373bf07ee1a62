"""The rules screen: everything can be read, in every language and size, by every device."""

import os
from collections.abc import Iterator
from math import ceil

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from flip7.app.context import Context
from flip7.app.shortcuts import Shortcuts
from flip7.dev import moments
from flip7.engine import EDITIONS, Rules, card
from flip7.i18n import LANGUAGES, use_language
from flip7.scenes.rules import RulesScene, book, chapter_about
from flip7.scenes.rules.flow import GAP, Page, set_page
from flip7.scenes.rules.pieces import Laid, Piece, Words
from flip7.scenes.rules.sheet import READING, column_width
from flip7.scenes.rules.view import PageView
from flip7.scenes.table.controls import CardTip
from flip7.ui.canvas import Box, Canvas
from flip7.ui.facts import Facts
from flip7.ui.intents import OUTSIDE, Intent, Kind
from flip7.ui.scale import Viewport
from flip7.ui.scene import Scene
from flip7.ui.text import Fitting, text_width
from flip7.ui.theme import theme
from flip7.ui.window import Offscreen
from tests.scenes import stage

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (1080, 1080)]
BOOKS = [*EDITIONS.items(), ("custom", Rules(target=350, challenge=True))]


@pytest.fixture(autouse=True)
def _back_to_normal() -> Iterator[None]:
    yield
    use_language("en")
    theme.text_scale = 1.0


def opened(size: tuple[int, int] = (1280, 720), at: str = "goal", edition: str = "de") -> tuple[Offscreen, RulesScene]:
    screen = Offscreen(size, reduced_motion=lambda: True)
    scene = RulesScene(EDITIONS[edition], edition, open_at=at)
    screen.manager.push(Scene())
    screen.manager.push(scene)
    return screen, scene


def drawn(page: Page, width: float, scale: float) -> Facts:
    """The whole page at once, on a sheet as long as it is."""
    size = (ceil(width * scale) + 2, ceil(page.height * scale) + 8)
    canvas = Canvas(pygame.Surface(size), Viewport(size, scale))
    canvas.facts = Facts()
    page.draw(canvas, 0, 0, canvas.box)
    return canvas.facts


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_every_edition_is_shown_whole(language: str, text_scale: float) -> None:
    use_language(language)
    theme.text_scale = text_scale
    # The scale of a window of 1024x640, where letters round the worst, and the narrowest column.
    scale, width = 1024 / 1728, column_width(880)
    for edition, rules in BOOKS:
        for chapter in book(rules, edition):
            page = set_page(chapter.blocks, width, scale)
            assert all(piece.box.left >= 0 and piece.box.right <= width + 0.5 for piece in page.pieces)
            assert max(piece.box.bottom for piece in page.pieces) <= page.height + 0.5
            texts = drawn(page, width, scale).texts
            assert texts
            assert [text.string for text in texts if text.fitting is not Fitting.NATURAL] == []
            assert all(text.on_surface for text in texts)


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_lies_on_another_or_on_a_card(language: str, text_scale: float) -> None:
    use_language(language)
    theme.text_scale = text_scale
    for chapter in book(EDITIONS["pl"], "pl"):
        page = set_page(chapter.blocks, column_width(1040), 2 / 3)
        words = [piece for piece in page.pieces if isinstance(piece, Words)]
        cards = [piece for piece in page.pieces if isinstance(piece, Laid)]
        for index, one in enumerate(words):
            inside = one.box.inflate(-1, -1)
            others: list[Piece] = [*words[index + 1 :], *cards]
            for other in others:
                assert not inside.colliderect(other.box.inflate(-1, -1)), (one.text, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_the_screen_around_the_page_fits_any_window(size: tuple[int, int], text_scale: float) -> None:
    theme.text_scale = text_scale
    for language in LANGUAGES:
        use_language(language)
        screen, scene = opened(size, "editions", "pl")
        screen.draw()
        assert [text.string for text in screen.facts().texts if text.fitting is Fitting.CUT] == []
        whole = Box((0, 0), screen.viewport.size)
        assert all(whole.contains(widget.box) for widget in scene.ring.widgets)


def test_a_line_has_about_75_letters_at_most() -> None:
    letters = "How much luck do you trust yourself with, when seven cards lie in front "
    assert column_width(5000) / (text_width(letters, READING) / len(letters)) < 80


def test_up_and_down_go_through_the_chapters() -> None:
    screen, scene = opened()
    screen.give(Intent.DOWN, Intent.DOWN)
    assert scene.chapter.key == "round"
    screen.give(Intent.UP)
    assert scene.chapter.key == "deck"


def test_right_and_left_change_between_chapters_and_text() -> None:
    screen, scene = opened(at="scoring")
    screen.give(Intent.RIGHT, Intent.DOWN)
    assert scene.chapter.key == "scoring"
    assert scene.offset > 0
    screen.give(Intent.LEFT, Intent.DOWN)
    assert scene.chapter.key == "round end"


def test_tab_reaches_the_text_and_goes_on() -> None:
    screen, scene = opened(at="scoring")
    start = scene.ring.focused
    screen.give(Intent.NEXT)
    assert scene.ring.focused is not None
    assert scene.ring.focused.key == "page"
    screen.give(Intent.PREVIOUS)
    assert scene.ring.focused is start


def test_the_text_scrolls_by_keys() -> None:
    screen, scene = opened(at="scoring")
    screen.give(Intent.RIGHT, Intent.DOWN)
    step = scene.offset
    screen.give(Intent.PAGE_DOWN)
    assert scene.offset > 2 * step
    screen.give(Intent.END)
    end = scene.offset
    screen.give(Intent.PAGE_DOWN, Intent.DOWN)
    assert scene.offset == end
    screen.give(Intent.PAGE_UP, Intent.UP)
    assert scene.offset < end
    screen.give(Intent.HOME)
    assert scene.offset == 0


def test_page_keys_scroll_the_text_wherever_the_focus_is() -> None:
    screen, scene = opened(at="scoring")
    screen.give(Intent.PAGE_DOWN)
    assert scene.chapter.key == "scoring"
    assert scene.offset > 0
    screen.give(Intent.PAGE_UP)
    assert scene.offset == 0


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_wheel_and_right_stick_scroll_the_text(text_scale: float) -> None:
    theme.text_scale = text_scale
    screen, scene = opened(at="scoring")
    page = next(widget for widget in scene.ring.widgets if widget.key == "page")
    screen.give(Intent.scroll(-1, page.box.center))
    wheel = scene.offset
    assert wheel > 0
    screen.give(Intent.scroll(-1, OUTSIDE))
    assert scene.offset > wheel


def test_another_chapter_starts_at_its_beginning() -> None:
    screen, scene = opened(at="scoring")
    screen.give(Intent.PAGE_DOWN, Intent.DOWN)
    assert scene.offset == 0


def test_confirm_reads_the_whole_book() -> None:
    screen, scene = opened((1024, 640), at="short")
    read = [scene.chapter.key]
    for _ in range(200):
        screen.give(Intent.CONFIRM)
        if scene.chapter.key != read[-1]:
            read.append(scene.chapter.key)
    assert read == [chapter.key for chapter in scene.chapters]


def test_the_mouse_opens_chapters_and_follows_the_last_line_to_the_next() -> None:
    screen, scene = opened((1920, 1080))
    chapters = next(widget for widget in scene.ring.widgets if widget.key == "chapters")
    place = (chapters.box.centerx, chapters.box.top + chapters.box.height * 0.2)
    screen.give(Intent.point(place), Intent.press(place), Intent.release(place))
    key = scene.chapter.key
    assert key != "goal"
    screen.give(*[Intent.PAGE_DOWN] * 20)
    page = next(widget for widget in scene.ring.widgets if widget.key == "page")
    place = page.children[0].box.center
    screen.give(Intent.point(place), Intent.press(place), Intent.release(place))
    keys = [chapter.key for chapter in scene.chapters]
    assert scene.chapter.key == keys[keys.index(key) + 1]


def test_the_key_of_the_short_rules_leads_to_them_from_every_chapter() -> None:
    screen, scene = opened(at="flip3")
    screen.give(Intent.IN_SHORT)
    assert scene.chapter.key == "short"
    screen.give(Intent.IN_SHORT)
    assert scene not in screen.manager.scenes


@pytest.mark.parametrize("leave", [Intent.BACK, Intent.RULES])
def test_esc_goes_back(leave: Intent) -> None:
    screen, scene = opened()
    screen.give(leave)
    assert scene not in screen.manager.scenes


def test_the_arrow_goes_back_too() -> None:
    screen, scene = opened()
    back = next(widget for widget in scene.ring.widgets if widget.key == "back")
    screen.give(Intent.point(back.box.center), Intent.press(back.box.center), Intent.release(back.box.center))
    assert scene not in screen.manager.scenes


def test_a_switch_of_language_sets_the_page_anew_and_keeps_the_place() -> None:
    screen, scene = opened(at="flip3")
    screen.give(Intent.PAGE_DOWN)
    before = screen.draw().copy()
    use_language("de")
    screen.advance(0.1)
    after = screen.draw()
    assert scene.chapter.key == "flip3"
    assert scene.offset > 0
    assert before.get_size() == after.get_size()


def test_drawing_changes_nothing() -> None:
    screen, _ = opened(at="scoring")
    screen.give(Intent.PAGE_DOWN)
    first = pygame.image.tobytes(screen.draw(), "RGB")
    assert pygame.image.tobytes(screen.draw(), "RGB") == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_begin_with_what_matters_on_one_page(language: str) -> None:
    """Nothing of it has to be scrolled to at the usual size."""
    use_language(language)
    screen = Offscreen((1280, 720), reduced_motion=lambda: True)
    scene = RulesScene(EDITIONS["de"], "de")
    screen.manager.push(scene)
    screen.draw()
    assert scene.chapter.key == "short"
    page = next(widget for widget in scene.ring.widgets if isinstance(widget, PageView))
    assert page._title.bottom + page.page.height + GAP < page.box.height


@pytest.mark.parametrize(
    ("about", "chapter"),
    [
        (None, "short"),
        ("freeze", "freeze"),
        ("flip3", "flip3"),
        ("second", "second"),
        ("x2", "scoring"),
        ("7", "cards"),
    ],
)
def test_the_rules_open_at_the_chapter_of_a_card(about: str | None, chapter: str) -> None:
    rules = Context(language="en").navigation.rules(EDITIONS["de"], "de", None if about is None else card(about))
    assert isinstance(rules, RulesScene)
    assert rules.chapter.key == chapter


@pytest.mark.parametrize("action", ["freeze", "flip3", "second"])
def test_who_chooses_a_target_finds_the_rules_open_at_its_card(action: str) -> None:
    staged = moments.target(Context(language="en", seed=5), 6, (1280, 720), action)
    staged.screen.give(Intent(Kind.RULES))
    top = staged.screen.manager.top
    assert isinstance(top, RulesScene)
    assert top.chapter.key == action


def test_who_points_at_a_card_finds_the_rules_open_at_its_chapter() -> None:
    staged = moments.MOMENTS["turn"](Context(language="en", seed=5), 4, (1280, 720))
    tips = [widget for widget in staged.scene.ring.widgets if isinstance(widget, CardTip)]
    chapters = {chapter_about(tip.card): tip for tip in tips}
    assert {"cards", "scoring"} & set(chapters)
    for key, tip in chapters.items():
        staged.screen.give(Intent.point(tip.box.center), Intent(Kind.RULES))
        top = staged.screen.manager.top
        assert isinstance(top, RulesScene)
        assert top.chapter.key == key
        staged.screen.give(Intent.BACK)
        stage.settle(staged.screen)
        assert staged.screen.manager.top is staged.scene


def test_the_short_rules_come_first_whatever_is_asked() -> None:
    staged = moments.target(Context(language="en", seed=5), 6, (1280, 720), "flip3")
    context = staged.scene.context
    staged.screen.manager.unheard = Shortcuts(context, staged.screen.manager, context.rules_page)
    staged.screen.give(Intent.IN_SHORT)
    top = staged.screen.manager.top
    assert isinstance(top, RulesScene)
    assert top.chapter.key == "short"
