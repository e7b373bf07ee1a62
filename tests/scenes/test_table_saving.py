"""No frame waits for the disk, and nothing is shown that a power cut could take back."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from flip7.app.context import Context
from flip7.dev.fixtures import plan_for
from flip7.engine import Move
from flip7.match.match import Match
from flip7.scenes.table import TableScene, talk
from flip7.scenes.table.model import TableModel
from flip7.store.home import Home
from flip7.store.match_file import MatchFile
from flip7.store.notices import Notices
from flip7.store.settings import Pace, Speed, Talkativeness
from flip7.store.writer import WriterThread
from flip7.ui.intents import Intent
from flip7.ui.window import Offscreen

pytestmark = pytest.mark.usefixtures("unpainted")

SIZE = (1024, 640)
ROOT = Path(__file__).parent.parent.parent


class SlowDisk:
    """A disk that takes as long as we like, and knows who had to wait for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ready = threading.Event()
        self.ready.set()
        self.waiting: set[int] = set()
        fsync = os.fsync

        def sync(descriptor: int) -> None:
            self.waiting.add(threading.get_ident())
            self.ready.wait()
            fsync(descriptor)

        monkeypatch.setattr(os, "fsync", sync)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    disk = SlowDisk(monkeypatch)
    yield disk
    disk.ready.set()
    assert threading.get_ident() not in disk.waiting, "a frame has waited for the disk"


class Sitting:
    """A match of two people on a screen, kept by a thread as in the game."""

    def __init__(self, home: Path, people: int = 2, **settings: object) -> None:
        self.writer = WriterThread()
        self.context = Context(Home.at(home), language="en", seed=4, writer=self.writer)
        self.context.change(tips=False, banners=False, **settings)
        self.match = self.context.new_match(plan_for(2, people=people))
        self.scene = TableScene(self.context, self.match)
        self.screen = Offscreen(SIZE)
        self.screen.manager.push(self.scene)
        self.let_play(lambda: self.scene.board.person_decides and not self.scene.busy)

    def written(self) -> None:
        """Wait until the thread has nothing left to do."""
        assert self.writer.do(lambda: None).wait(20)

    def let_play(self, until: Callable[[], bool]) -> None:
        for _ in range(5000):
            if until():
                return
            self.written()
            self.screen.advance(0.1)
        raise AssertionError("it never came to that")


@pytest.fixture
def sitting(tmp_path: Path, disk: SlowDisk) -> Iterator[Sitting]:
    sitting = Sitting(tmp_path)
    yield sitting
    disk.ready.set()
    sitting.context.close()


def test_nothing_of_a_decision_is_shown_until_it_is_on_the_disk(sitting: Sitting, disk: SlowDisk) -> None:
    before = [list(seat.row) for seat in sitting.scene.model.seats]
    seen = list(sitting.scene.board.log.events)
    heard: list[str] = []
    sitting.context.audio.on_cue = heard.append
    disk.ready.clear()
    sitting.screen.give(Intent.HIT)
    sitting.screen.advance(2.0)
    scene = sitting.scene
    assert len(sitting.match.journal) > 0
    assert scene.match.journal[-1] is Move.HIT
    assert scene.showing is None
    assert not scene.view.sprites
    assert [list(seat.row) for seat in scene.model.seats] == before
    assert list(scene.board.log.events) == seen
    assert not heard
    assert scene.animating, "the loop looks again soon"
    disk.ready.set()
    sitting.written()
    sitting.screen.advance(1 / 60)
    assert scene.showing is not None
    sitting.let_play(lambda: not scene.busy)
    assert scene.model == TableModel.of(sitting.match.game, scene.model.people, scene.model.home)


def test_a_disk_that_is_quick_costs_one_frame(sitting: Sitting) -> None:
    sitting.screen.give(Intent.STAY)
    sitting.written()
    sitting.screen.advance(1 / 60)
    assert sitting.scene.showing is not None


def test_presses_while_a_decision_is_written_decide_nothing_but_bring_the_screen_up(
    sitting: Sitting, disk: SlowDisk
) -> None:
    disk.ready.clear()
    sitting.screen.give(Intent.STAY)
    decisions = len(sitting.match.journal)
    sitting.screen.advance(0.1)
    sitting.screen.give(Intent.HIT, Intent.STAY, Intent.CONFIRM, Intent.pick(0))
    assert len(sitting.match.journal) == decisions
    disk.ready.set()
    sitting.written()
    sitting.screen.advance(1 / 60)
    assert not sitting.scene.busy
    model = sitting.scene.model
    assert model == TableModel.of(sitting.match.game, model.people, model.home)


def test_the_pause_opens_and_the_game_can_be_left_while_a_decision_is_written(
    sitting: Sitting, disk: SlowDisk, tmp_path: Path
) -> None:
    disk.ready.clear()
    sitting.screen.give(Intent.HIT)
    sitting.screen.give(Intent.BACK)
    sitting.screen.advance(1.0)
    assert sitting.screen.manager.top is not sitting.scene
    threading.Timer(0.05, disk.ready.set).start()
    sitting.context.close()
    file = MatchFile(tmp_path, Notices())
    found = file.load()
    assert found is not None
    assert list(found.journal) == sitting.match.journal, "closing has waited for it"
    file.close()


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.INSTANT])
def test_an_ai_seat_that_is_rushed_is_not_shown_before_it_is_written(
    tmp_path: Path, disk: SlowDisk, speed: Speed
) -> None:
    sitting = Sitting(tmp_path, people=1, speed=speed, ai_pace=Pace.SLOW)
    sitting.screen.give(Intent.STAY)
    sitting.let_play(lambda: sitting.scene.flow.ai_pending is not None and not sitting.scene.busy)
    disk.ready.clear()
    shown = len(list(sitting.scene.board.log.events))
    decisions = len(sitting.match.journal)
    sitting.screen.give(Intent.CONFIRM)
    for _ in range(200):
        sitting.screen.advance(0.1)
    assert len(sitting.match.journal) == decisions + 1, "the next one waits for it, too"
    assert len(list(sitting.scene.board.log.events)) == shown
    disk.ready.set()
    sitting.let_play(lambda: len(list(sitting.scene.board.log.events)) > shown)
    sitting.context.close()


def test_an_ai_seat_says_nothing_about_a_decision_before_it_is_written(
    tmp_path: Path, disk: SlowDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    loud = replace(talk._PACES[Talkativeness.NORMAL], everyday=1.0, notable=1.0, silence=0.0)
    monkeypatch.setitem(talk._PACES, Talkativeness.NORMAL, loud)
    sitting = Sitting(tmp_path, people=1, ai_pace=Pace.SLOW)
    sitting.screen.give(Intent.STAY)
    sitting.let_play(lambda: sitting.scene.flow.ai_pending is not None and not sitting.scene.busy)
    disk.ready.clear()
    decisions = len(sitting.match.journal)
    sitting.screen.advance(4.0)
    assert len(sitting.match.journal) == decisions + 1
    assert sitting.scene.board.atmosphere.talk.left is None
    disk.ready.set()
    sitting.let_play(lambda: sitting.scene.board.atmosphere.talk.left is not None)
    sitting.context.close()


def test_a_whole_match_goes_to_its_end_and_into_the_records(tmp_path: Path, disk: SlowDisk) -> None:
    sitting = Sitting(tmp_path, people=1, speed=Speed.INSTANT)
    assert disk.ready.is_set()
    for _ in range(3000):
        if sitting.context.match_under_way() is None:
            break
        sitting.screen.give(Intent.STAY, Intent.pick(1), Intent.CONFIRM)
        sitting.written()
        sitting.screen.advance(0.3)
    sitting.context.close()
    records = Context(Home.at(tmp_path)).records
    assert records is not None
    assert records.count() == 1


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
@pytest.mark.parametrize("syncs", [11, 12, 33])
def test_what_was_on_the_screen_is_there_after_a_kill_in_the_middle_of_writing(tmp_path: Path, syncs: int) -> None:
    """The program is killed in a sync: of the file, before it has its name, or of the folder."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.scenes.shown_until_killed", str(tmp_path), str(syncs)],
        cwd=ROOT, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == -signal.SIGKILL, done.stderr
    shown = done.stdout.splitlines()
    file = MatchFile(tmp_path, Notices())
    found = file.load()
    file.close()
    assert found is not None
    again = Match(found.plan, found.seed)
    told = [str(event) for decision in found.journal for event in again.apply(decision)]
    assert told[: len(shown)] == shown
    assert len(shown) > syncs // 4
