"""The records on screen: what they show is what was played, and nothing goes without a question."""

import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from flip7.app.context import Context
from flip7.dev.simple_play import play
from flip7.scenes.records import RecordsScene
from flip7.store.home import Home
from flip7.store.writer import WriterThread
from flip7.ui import DialogScene, Intent, Offscreen
from flip7.ui.text import Fitting
from tests.scenes import stage

pytestmark = pytest.mark.usefixtures("unpainted")

MATCHES = 3


@pytest.fixture
def context(tmp_path: Path) -> Context:
    context = Context(Home.at(tmp_path), seed=1, language="en")
    for _ in range(MATCHES):
        match = context.new_match(context.last_plan())
        play(match)
        context.finish(match)
    return context


def test_without_any_match_the_page_says_so() -> None:
    assert "No match has been played" in stage.shown(stage.show(RecordsScene(stage.context())))


def test_people_and_characters_have_a_line_each(context: Context) -> None:
    shown = stage.shown(stage.show(RecordsScene(context)))
    assert all(name in shown for name in ("Player 1", "The Chick", "The Owl", "The Fox"))


@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_nothing_is_cut(context: Context, text_size: float) -> None:
    context.change(text_size=text_size)
    screen = stage.show(RecordsScene(context))
    for tab in ("players", "matches"):
        stage.click(screen, tab)
        assert [text.string for text in stage.texts(screen) if text.fitting is Fitting.CUT] == []


def test_a_match_is_deleted_after_a_question(context: Context) -> None:
    assert context.records is not None
    screen = stage.show(RecordsScene(context))
    stage.click(screen, "matches")
    stage.click(screen, "delete")
    assert isinstance(screen.manager.top, DialogScene)
    stage.press(screen, Intent.CONFIRM)
    assert context.records.count() == MATCHES
    stage.click(screen, "delete")
    stage.press(screen, Intent.pick(1))
    assert context.records.count() == MATCHES - 1


def test_all_are_deleted_after_a_question(context: Context) -> None:
    assert context.records is not None
    screen = stage.show(RecordsScene(context))
    stage.click(screen, "delete all")
    stage.press(screen, Intent.pick(1))
    assert context.records.count() == 0
    assert "No match has been played" in stage.shown(screen)


def test_the_chart_has_the_same_points_a_round_as_the_table(context: Context) -> None:
    assert context.records is not None
    for number, player in enumerate(context.records.players()):
        scene = RecordsScene(context)
        screen = stage.show(scene)
        scene.ring.focus(stage.find(screen, "list of players"))
        stage.press(screen, *[Intent.DOWN] * number)
        points = f"{player.points / player.rounds:.1f}"
        texts = [text.string for text in stage.texts(screen)]
        assert points in texts
        assert f"avg. {points}" in texts


MISCHIEF = [
    "UPDATE match SET ended = '0001-01-01T00:00:00+00:00'",
    "UPDATE match SET ended = '9999-12-31T23:59:59+00:00'",
    f"UPDATE seat SET colour = '{'9' * 5000}'",
    "UPDATE seat SET who = 'dragon', symbol = '../x', place = -1",
    f"UPDATE seat SET name = '{'W' * 100_000}'",
    "UPDATE seat SET total = -9223372036854775808, rounds = 1",
    "UPDATE seat SET total = 9223372036854775807, rounds = -1",
    "UPDATE player SET points = -9223372036854775808, rounds = 1",
    "UPDATE player SET points = 9223372036854775807, wins = 9223372036854775807, best = 'x'",
    "UPDATE player SET matches = 0, rounds = 0, who = 'x/' || id",
]


@pytest.mark.parametrize("mischief", MISCHIEF, ids=lambda text: text[:60])
def test_whatever_somebody_has_written_into_the_records_the_page_is_shown(
    context: Context, tmp_path: Path, mischief: str
) -> None:
    context.close()
    with closing(sqlite3.connect(tmp_path / "records.sqlite")) as file, file:
        file.execute(mischief)
    screen = stage.show(RecordsScene(Context(Home.at(tmp_path), language="en")))
    for tab in ("matches", "players"):
        stage.click(screen, tab)
        assert stage.shown(screen)
    stage.click(screen, "export")
    assert len(list(tmp_path.glob("*.csv"))) == 1


def test_the_export_says_where_it_is(context: Context, tmp_path: Path) -> None:
    screen = stage.show(RecordsScene(context))
    stage.click(screen, "export")
    file = next(tmp_path.glob("*.csv"))
    assert str(file) in stage.shown(screen)
    assert len(file.read_text(encoding="utf-8-sig").splitlines()) == 1 + 4 * MATCHES


@contextmanager
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Nothing is written until the event is set; never by the thread that draws."""
    ready, fsync = threading.Event(), os.fsync
    drawing = threading.get_ident()

    def sync(descriptor: int) -> None:
        assert threading.get_ident() != drawing
        ready.wait()
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", sync)
    yield ready
    ready.set()


def until(screen: Offscreen, seen: Callable[[], bool]) -> None:
    """Let the frames go on until the disk has followed."""
    for _ in range(500):
        if seen():
            return
        time.sleep(0.01)
        screen.advance(1 / 60)
    raise AssertionError("it was never seen")


def test_an_export_keeps_no_frame_waiting_and_is_done_once(
    context: Context, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context.close()
    threaded = Context(Home.at(tmp_path), language="de", writer=WriterThread())
    screen = stage.show(RecordsScene(threaded))
    with slow_disk(monkeypatch) as ready:
        stage.click(screen, "export")
        stage.click(screen, "export")
        assert not list(tmp_path.glob("*.csv"))
        assert screen.manager.animating, "the loop looks again soon"
        ready.set()
        until(screen, lambda: not screen.manager.animating)
        (file,) = tmp_path.glob("*.csv")
        assert str(file) in stage.shown(screen)
        assert file.read_text(encoding="utf-8-sig").startswith("match;ended;"), "for a spreadsheet of the language"
        threaded.close()


def test_leaving_the_game_waits_for_the_export(
    context: Context, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context.close()
    threaded = Context(Home.at(tmp_path), language="en", writer=WriterThread())
    screen = stage.show(RecordsScene(threaded))
    with slow_disk(monkeypatch) as ready:
        stage.click(screen, "export")
        threading.Timer(0.05, ready.set).start()
        threaded.close()
    assert list(tmp_path.glob("*.csv"))


def test_a_match_on_its_way_into_the_records_is_shown_when_it_is_there(
    context: Context, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context.close()
    threaded = Context(Home.at(tmp_path), language="en", writer=WriterThread())
    match = threaded.new_match(stage.large_table(2))
    play(match)
    assert threaded.all_saved
    with slow_disk(monkeypatch) as ready:
        threaded.finish(match)
        scene = RecordsScene(threaded)
        screen = stage.show(scene)
        assert scene._pages_count == MATCHES
        ready.set()
        until(screen, lambda: scene._pages_count == MATCHES + 1)
        threaded.close()
