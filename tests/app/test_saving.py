"""A match that is over gets into the records, whatever has happened to them."""

import errno
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from flip7.app import saving
from flip7.app.context import Context
from flip7.app.saving import MatchSaver
from flip7.dev.simple_play import play
from flip7.engine import Move
from flip7.match.occasion import PRACTICE, Kind, Occasion
from flip7.match.origin import Origin
from flip7.program import App, Options
from flip7.store import database, entries
from flip7.store.home import Home
from flip7.store.match_file import MatchFile, written
from flip7.store.notices import Notices
from flip7.store.records import Records
from flip7.store.writer import WriterThread
from tests.scenes import stage
from tests.store.tables import finished, saved, table
from tests.store.test_full_disk import without_rights

FLIPS = 150


def recorded(home: Path) -> set[str]:
    """Which matches the records have, by their keys."""
    records = Records(Home.at(home).records, Notices())
    found = {match.stamp.key for line in records.matches() if (match := records.match(line.id))}
    records.close()
    return found


def kept(home: Path) -> bool:
    return any(home.glob("match*.json")) or any(home.glob("unrecorded-*.json"))


def test_no_flipped_bit_of_the_records_keeps_the_game_from_starting(tmp_path: Path) -> None:
    good = Records(tmp_path / "good.sqlite", Notices())
    for seed in range(3):
        good.add(finished(seed))
    good.close()
    data = (tmp_path / "good.sqlite").read_bytes()
    over = written(saved(9, None))
    # Most of them in the texts of the first page: they say which tables there are.
    bits = [
        2323 * 8 + 7,
        *range(2200 * 8 + 7, 4096 * 8, 4096 * 8 // FLIPS),
        *range(0, len(data) * 8, len(data) * 8 // FLIPS + 1),
    ]
    set_aside = 0
    for number, bit in enumerate(bits):
        home = tmp_path / str(number)
        home.mkdir()
        damaged = bytearray(data)
        damaged[bit // 8] ^= 1 << bit % 8
        (home / "records.sqlite").write_bytes(damaged)
        (home / "match.json").write_bytes(over)
        recorded_after_a_start(home)
        assert "match-9" in recorded(home) or kept(home), f"bit {bit}"
        set_aside += any(home.glob("records.damaged-*"))
    assert set_aside > FLIPS // 3


def test_a_match_that_was_over_at_the_last_start_is_recorded_at_the_next(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_bytes(written(saved(9, None)))
    notices = Notices()
    saver = MatchSaver(Home.at(tmp_path), notices)
    assert saver.load() is None
    saver.close()
    assert recorded(tmp_path) == {"match-9"}
    assert not kept(tmp_path)
    assert not notices.take()


@contextmanager
def locked(home: Path) -> Iterator[None]:
    """Another copy of the game does not let go of the records."""
    Records(home / "records.sqlite", Notices()).add(finished(50))
    other = sqlite3.connect(home / "records.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.MonkeyPatch.context() as impatient:
        impatient.setattr(database, "_PATIENCE", 0.01)
        yield
    other.close()


@contextmanager
def full(_home: Path) -> Iterator[None]:
    """The disk has no room for another line."""

    def no_room(*_: object) -> bool:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with pytest.MonkeyPatch.context() as disk:
        disk.setattr(entries, "enter", no_room)
        yield


@contextmanager
def read_only(home: Path) -> Iterator[None]:
    Records(home / "records.sqlite", Notices()).add(finished(50))
    (home / "records.sqlite").chmod(0o444)
    with without_rights(home, 0o777):
        yield
    (home / "records.sqlite").chmod(0o644)


def killed(saver: MatchSaver) -> None:
    """The system gives back its lock, and nothing else is done."""
    saver._file.close()


def played(saver: MatchSaver, seed: int) -> str:
    """Play a match to its end, and finish it; its key."""
    match = saver.begin(table(), seed)
    play(match)
    saver.finish()
    return match.stamp.key


REFUSALS = [
    locked,
    full,
    pytest.param(read_only, marks=pytest.mark.skipif(os.name == "nt", reason="rights are another thing there")),
]


@pytest.mark.parametrize("refusal", REFUSALS)
def test_a_match_the_records_refused_is_in_them_after_the_next_start(
    tmp_path: Path, refusal: Callable[[Path], AbstractContextManager[None]]
) -> None:
    notices = Notices()
    saver = MatchSaver(Home.at(tmp_path), notices)
    with refusal(tmp_path):
        over = {played(saver, seed) for seed in (1, 2)}
        assert len(notices.take()) == 1, "it is told once"
        new = saver.begin(table(), 3)
        play(new, 1)
        killed(saver)
    assert not over & recorded(tmp_path)
    again = MatchSaver(Home.at(tmp_path), notices)
    found = again.load()
    assert found is not None
    assert (found.stamp, found.journal) == (new.stamp, new.journal), "the new match goes on"
    assert over <= recorded(tmp_path)
    killed(again)
    killed(third := MatchSaver(Home.at(tmp_path), notices))
    third.load()
    counted = Records(tmp_path / "records.sqlite", Notices())
    assert counted.count() == len(recorded(tmp_path)), "each once"
    assert not list(tmp_path.glob("unrecorded-*"))


@pytest.mark.parametrize("way", ["the next match", "the end of the game"])
def test_a_match_the_records_refused_is_entered_as_soon_as_they_take_it(tmp_path: Path, way: str) -> None:
    saver = MatchSaver(Home.at(tmp_path), Notices())
    with locked(tmp_path):
        first = played(saver, 1)
    if way == "the next match":
        played(saver, 2)
    else:
        saver.close()
    assert first in recorded(tmp_path)
    assert not kept(tmp_path)


def test_matches_that_waited_are_entered_in_the_order_they_were_played(tmp_path: Path) -> None:
    saver = MatchSaver(Home.at(tmp_path), Notices())
    keys = []
    with full(tmp_path):
        for seed, ended in ((1, 3000), (2, 1000), (3, 2000)):
            keys.append(played(saver, seed))
            os.utime(tmp_path / f"unrecorded-{keys[-1]}.json", (ended, ended))
    saver.close()
    records = Records(tmp_path / "records.sqlite", Notices())
    lines = records.matches()[::-1]
    assert [match.stamp.key for line in lines if (match := records.match(line.id))] == [keys[1], keys[2], keys[0]]
    assert [line.ended.timestamp() for line in lines] == [1000, 2000, 3000], "and with the day it ended"


def test_a_match_that_no_file_could_be_written_for_is_written_before_the_next_one_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saver = MatchSaver(Home.at(tmp_path), Notices())
    match = saver.begin(table(), 1)
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", no_room)
        play(match)
        with full(tmp_path):
            saver.finish()
    with full(tmp_path):
        saver.begin(table(), 2)
    killed(saver)
    assert match.stamp.key in recorded_after_a_start(tmp_path)


def test_a_match_that_was_never_written_is_entered_from_memory_and_is_not_offered_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saver = MatchSaver(Home.at(tmp_path), Notices())
    match = saver.begin(table(), 1)
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", no_room)
        play(match)
        saver.finish()
    killed(saver)
    again = MatchSaver(Home.at(tmp_path), Notices())
    assert again.load() is None
    assert recorded(tmp_path) == {match.stamp.key}


def no_room(_descriptor: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def recorded_after_a_start(home: Path) -> set[str]:
    saver = MatchSaver(Home.at(home), Notices())
    saver.load()
    saver.close()
    return recorded(home)


def test_two_copies_enter_what_waits_once(tmp_path: Path) -> None:
    for seed in range(4):
        (tmp_path / f"unrecorded-match-{seed}.json").write_bytes(written(saved(seed, None)))
    data = (tmp_path / "unrecorded-match-2.json").read_bytes()
    recorded_after_a_start(tmp_path)
    # The other copy has read this one before we deleted it.
    (tmp_path / "unrecorded-match-2.json").write_bytes(data)
    assert len(recorded_after_a_start(tmp_path)) == 4
    records = Records(tmp_path / "records.sqlite", Notices())
    assert records.count() == 4
    assert [player.matches for player in records.players() if player.is_person] == [4]


@pytest.mark.parametrize(
    "content", [b"", b"not a match", written(saved(3, 40)), written(saved(3, None))[:-9], b"[" * 9999]
)
def test_a_damaged_match_that_waits_is_set_aside_and_stops_nothing(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "unrecorded-match-3.json").write_bytes(content)
    (tmp_path / "unrecorded-match-4.json").write_bytes(written(saved(4, None)))
    (tmp_path / "match.json").write_bytes(written(saved(5, 40)))
    notices = Notices()
    saver = MatchSaver(Home.at(tmp_path), notices)
    assert saver.load() is not None
    saver.close()
    assert recorded(tmp_path) == {"match-4"}
    assert [str(notice.text) for notice in notices.take()] == [
        "The saved match could not be read. It is kept as unrecorded-match-3.damaged-1.json."
    ]
    assert (tmp_path / "unrecorded-match-3.damaged-1.json").read_bytes() == content
    recorded_after_a_start(tmp_path)
    assert (tmp_path / "unrecorded-match-3.damaged-1.json").exists(), "it is looked at once"


@pytest.mark.skipif(os.name == "nt", reason="no pipes in folders there")
@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir])
def test_a_pipe_or_folder_in_the_place_of_a_match_that_waits_stops_nothing(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    make(tmp_path / "unrecorded-match-3.json")
    (tmp_path / "unrecorded-match-4.json").write_bytes(written(saved(4, None)))
    assert recorded_after_a_start(tmp_path) == {"match-4"}


def test_the_disk_is_written_to_by_another_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []
    fsync = os.fsync

    def see(descriptor: int) -> None:
        threads.append(threading.get_ident())
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", see)
    app = App(Options(language="en", home=str(tmp_path)))
    context = app.context
    match = context.new_match(stage.large_table(3))
    play(match)
    match.hand_over(0, "careful")
    context.finish(match)
    context.change(banners=False)
    context.close()
    assert len(threads) > len(match.journal)
    assert threading.get_ident() not in threads
    assert recorded(tmp_path) == {match.stamp.key}
    assert not Context(Home.at(tmp_path)).settings.banners


def test_what_could_not_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = WriterThread()
    context = Context(Home.at(tmp_path), language="en", writer=writer)
    monkeypatch.setattr(os, "fsync", no_room)
    match = context.new_match(context.last_plan())
    writer.close()
    assert context.saved(match), "it may be shown, since it is told"
    assert not context.all_saved
    assert [text.message for text in context.take_notices()] == [
        "The disk is full. You can go on playing, but nothing is saved."
    ]


def test_a_match_is_all_saved_when_the_slow_disk_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go, fsync = threading.Event(), os.fsync
    monkeypatch.setattr(os, "fsync", lambda descriptor: (go.wait(), fsync(descriptor)))
    monkeypatch.setattr(saving, "_PATIENCE", 0.02)
    context = Context(Home.at(tmp_path), language="en", writer=WriterThread())
    match = context.new_match(context.last_plan())
    assert not context.saved(match)
    assert not context.all_saved, "the player is asked whether to leave without it"
    monkeypatch.setattr(saving, "_PATIENCE", 20)
    threading.Timer(0.05, go.set).start()
    assert context.all_saved, "a moment is waited for"
    assert context.saved(match)
    context.close()


def test_an_error_nobody_expected_while_writing_reaches_the_guard_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = WriterThread()
    context = Context(Home.at(tmp_path), language="en", writer=writer)
    monkeypatch.setattr(MatchFile, "save", lambda *_: 1 // 0)
    match = context.new_match(context.last_plan())
    assert writer.do(lambda: None).wait(10)
    assert context.saved(match)
    with pytest.raises(ZeroDivisionError):
        context.take_notices()


def test_a_match_knows_after_a_restart_why_it_is_played(tmp_path: Path) -> None:
    occasion = Occasion(Kind.ROAD, "champion-2")
    context = Context(Home.at(tmp_path))
    context.new_match(table(2), Origin(5, totals=(0, 40)), occasion).apply(Move.DEAL)
    context.close()
    again = Context(Home.at(tmp_path))
    match = again.match_under_way()
    assert match is not None
    assert match.occasion == occasion
    assert match.game.seats[1].total == 40
    again.close()


def test_a_match_for_practice_is_kept_while_it_lasts_and_never_recorded(tmp_path: Path) -> None:
    context = Context(Home.at(tmp_path))
    match = context.new_match(table(2), 5, PRACTICE)
    match.apply(Move.DEAL)
    context.close()
    again = Context(Home.at(tmp_path))
    resumed = again.match_under_way()
    assert resumed is not None
    play(resumed)
    again.finish(resumed)
    again.close()
    assert recorded(tmp_path) == set()
    assert not kept(tmp_path)


def test_a_table_of_an_occasion_is_not_offered_the_next_time(tmp_path: Path) -> None:
    context = Context(Home.at(tmp_path))
    before = context.last_plan()
    context.new_match(table(5), 5, PRACTICE)
    assert context.last_plan() == before
    context.new_match(table(5), 5)
    assert context.last_plan() == table(5)
    context.close()
