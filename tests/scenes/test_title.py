"""The title: two presses from the first card, nothing lost on the way out, and next to nothing done while it rests."""

import subprocess
import sys
from pathlib import Path

import pytest

from flip7 import i18n
from flip7.app.context import Context
from flip7.dev.simple_play import play
from flip7.scenes.leaving import LossQuestion, leave_the_game
from flip7.scenes.table import TableScene
from flip7.scenes.title import TitleScene
from flip7.store.home import Home
from flip7.ui import DialogScene, Intent, Offscreen
from tests.scenes import stage

pytestmark = pytest.mark.usefixtures("unpainted")


def test_play_has_the_focus_at_once_and_enter_sits_down_at_the_table() -> None:
    context = stage.context()
    screen = stage.show(TitleScene(context))
    stage.press(screen, Intent.CONFIRM)
    table = screen.manager.top
    assert isinstance(table, TableScene)
    assert table.match is context.match_under_way()
    assert [seat.is_person for seat in table.match.plan.seats] == [True, False, False, False]


def test_play_continues_the_match_under_way_and_says_its_round() -> None:
    context = stage.context()
    match = context.new_match(context.last_plan())
    play(match, 5)
    screen = stage.show(TitleScene(context))
    assert "Continue · Round 6" in stage.shown(screen)
    stage.press(screen, Intent.CONFIRM)
    table = screen.manager.top
    assert isinstance(table, TableScene)
    assert table.match is match


@pytest.mark.parametrize(
    ("key", "page"),
    [
        ("new", "NewTableScene"),
        ("rules", "RulesScene"),
        ("records", "RecordsScene"),
        ("settings", "SettingsScene"),
        ("about", "AboutScene"),
    ],
)
def test_every_page_opens_by_the_mouse_and_esc_comes_back(key: str, page: str) -> None:
    screen = stage.show(TitleScene(stage.context()))
    stage.click(screen, key)
    assert type(screen.manager.top).__name__ == page
    stage.press(screen, Intent.BACK)
    assert isinstance(screen.manager.top, TitleScene)


@pytest.mark.parametrize("way", ["esc", "button"])
@pytest.mark.parametrize("match", ["none", "saved"])
def test_leaving_does_not_ask_when_all_is_saved(tmp_path: Path, way: str, match: str) -> None:
    screen, context = _at_the_title(tmp_path, match)
    _leave(screen, way)
    assert isinstance(screen.manager.top, TitleScene)
    assert context.left


@pytest.mark.parametrize("way", ["esc", "button"])
def test_leaving_asks_when_the_match_would_be_lost_and_a_hasty_enter_stays(tmp_path: Path, way: str) -> None:
    screen, context = _at_the_title(tmp_path, "unsaved")
    _leave(screen, way)
    assert isinstance(screen.manager.top, DialogScene)
    stage.press(screen, Intent.CONFIRM)
    assert isinstance(screen.manager.top, TitleScene)
    assert not context.left
    _leave(screen, way)
    stage.press(screen, Intent.pick(1))
    assert context.left


def test_who_closes_the_window_again_at_the_question_means_it(tmp_path: Path) -> None:
    screen, context = _at_the_title(tmp_path, "unsaved")
    leave_the_game(screen.manager, context)
    assert not context.left
    leave_the_game(screen.manager, context)
    assert context.left
    assert [type(scene) for scene in screen.manager.scenes] == [TitleScene, LossQuestion]


def test_closing_the_window_is_no_matter_for_the_title() -> None:
    screen = stage.show(TitleScene(stage.context()))
    assert not screen.manager.handle(Intent.QUIT)


@pytest.mark.parametrize(
    ("start", "intent", "end"),
    [("quit", Intent.DOWN, "play"), ("about", Intent.DOWN, "play"), ("play", Intent.UP, "quit"),
     ("play", Intent.DOWN, "new"), ("quit", Intent.UP, "settings"), ("introduction", Intent.RIGHT, "rules"),
     ("quit", Intent.RIGHT, "language de")],
)  # fmt: skip
def test_the_menu_goes_round(start: str, intent: Intent, end: str) -> None:
    scene = TitleScene(stage.context())
    screen = stage.show(scene)
    scene.ring.focus(stage.find(screen, start))
    stage.press(screen, intent)
    assert scene.ring.focused is stage.find(screen, end)


class _Leaving(Context):
    """A context that notes when it is left, for there is no window to close."""

    left = False

    def quit(self) -> None:
        self.left = True


def _at_the_title(folder: Path, match: str) -> tuple[Offscreen, _Leaving]:
    context = _Leaving(Home.at(folder), language="en", seed=5)
    context.change(introduction_seen=True)
    if match != "none":
        play(context.new_match(context.last_plan(), 7), rounds=1)
    if match == "unsaved":
        next(folder.rglob("match.json")).unlink()
    return stage.show(TitleScene(context)), context


def _leave(screen: Offscreen, way: str) -> None:
    if way == "esc":
        stage.press(screen, Intent.BACK)
    else:
        stage.click(screen, "quit")


def test_a_language_is_spoken_at_once() -> None:
    context = stage.context()
    screen = stage.show(TitleScene(context))
    stage.click(screen, "language pl")
    assert i18n.language() == "pl"
    assert context.settings.language == "pl"
    assert context.last_plan().edition == "pl", "the first table plays by the rulebook of the language"


def test_what_happened_to_a_file_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("no settings at all")
    context = Context(Home.at(tmp_path), language="en")
    screen = stage.show(TitleScene(context))
    assert "settings.damaged-1.json" in stage.shown(screen)
    stage.click(screen, "close notice")
    assert "settings.damaged-1.json" not in stage.shown(screen)
    assert "damaged" not in stage.shown(stage.show(TitleScene(context)))


def test_what_happens_to_a_file_while_the_title_stands_is_told_there(tmp_path: Path) -> None:
    context = Context(Home.at(tmp_path), language="en")
    screen = stage.show(TitleScene(context))
    (tmp_path / "settings.json").write_text("no settings at all")
    context.change(banners=False)
    stage.settle(screen)
    assert "settings.damaged-1.json" in stage.shown(screen)


@pytest.mark.usefixtures("painted")
def test_the_cards_move_and_under_reduced_motion_nothing_does() -> None:
    context = stage.context()
    screen = stage.show(TitleScene(context))
    screen.advance(2)
    before = screen.draw().copy()
    screen.advance(0.5)
    assert screen.draw().get_buffer().raw != before.get_buffer().raw
    context.change(reduced_motion=True)
    screen.advance(0.1)
    before = screen.draw().copy()
    assert not screen.manager.animating
    screen.advance(3)
    assert not screen.manager.dirty
    assert screen.draw().get_buffer().raw == before.get_buffer().raw


_MANY_SIZES = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (40, 40))
from flip7.scenes.routes import Routes
from flip7.app.context import Context
from flip7.ui.window import Offscreen
import pygame
pygame.font.init()
for step in range(80):
    screen = Offscreen((700 + 25 * step, 420 + 15 * step), reduced_motion=lambda: True)
    screen.manager.push(Routes(Context(language="en")).title())
    screen.draw()
print("drawn")
"""


def test_the_title_is_drawn_at_many_window_sizes_where_few_files_may_be_open() -> None:
    done = subprocess.run([sys.executable, "-c", _MANY_SIZES], capture_output=True, text=True, check=False)
    assert done.stdout.endswith("drawn\n"), done.stderr


@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_the_menu_is_read_from_a_new_table_to_the_way_out(text_size: float) -> None:
    context = stage.context()
    context.change(text_size=text_size)
    screen = stage.show(TitleScene(context), (1024, 640))
    keys = ("play", "new", "introduction", "rules", "records", "settings", "about", "quit")
    menu = [widget for widget in stage.widgets(screen) if widget.key in keys]
    read = [widget.key for widget in sorted(menu, key=lambda widget: (widget.box.top, widget.box.left))]
    assert read[:3] == ["play", "new", "introduction"]
    assert read[-1] == "quit"
    assert sorted(read) == sorted(keys)
