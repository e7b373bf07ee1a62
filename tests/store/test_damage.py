"""Every file damaged in hundreds of ways: the game starts, nothing is lost, and no traceback is seen."""

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from flip7.store import schema
from flip7.store.match_file import MatchFile, written
from flip7.store.notices import Notices
from flip7.store.records import Records
from flip7.store.settings_file import SettingsFile
from tests.store.tables import finished, saved
from tests.store.test_settings import OTHER

HOSTILE = [
    b"", b"\0" * 4096, b"null", b"[]", b"{}", b'"flip7 match"', b"123", b"{", b"[" * 200_000, b'{"a":' * 100_000,
    b"9" * 10_000, b'{"magic": ' + b"9" * 10_000 + b"}", b"\xff\xfe{\0}\0", b"\xed\xa0\x80", b"NaN", b"-Infinity",
    b"PK\x03\x04" + b"\0" * 100, b"\x89PNG\r\n\x1a\n" + bytes(500), b"%PDF-1.7\n", b"\x7fELF" + bytes(100),
    b"GIF89a", b"#!/bin/sh\nrm -rf /\n", b"\x80\x04cos\nsystem\n(S'true'\ntR.", b"SQLite format 3\0" + bytes(84),
    b"SQLite format 3\0" + bytes(range(256)) * 40, b"<?xml version='1.0'?><a/>", b'{"magic": "flip7 match"}',
    b'{"magic": "flip7 settings"}', b'{"magic": "flip7 match", "version": 99}',
    b'{"magic": "flip7 settings", "version": 1e9}',
    b'{"magic": ["flip7 match"], "version": {}}', b'{"magic": "flip7 match", "magic": "flip7 match", "version": 1}',
]  # fmt: skip


def damages(good: bytes, seed: int, count: int) -> Iterator[bytes]:
    """`good`, damaged."""
    draw = random.Random(seed)
    yield from HOSTILE
    for _ in range(count):
        data = bytearray(good)
        match draw.randrange(7):
            case 0:
                del data[draw.randrange(len(data)) :]
            case 1:
                for _flip in range(draw.choice([1, 1, 1, 8, 100])):
                    data[draw.randrange(len(data))] ^= 1 << draw.randrange(8)
            case 2:
                start = draw.randrange(len(data))
                data[start : start + draw.choice([1, 16, 512])] = bytes(draw.choice([1, 16, 512]))
            case 3:
                start = draw.randrange(len(data))
                data[start:start] = draw.randbytes(draw.choice([1, 4, 4096]))
            case 4:
                start, other = sorted(draw.randrange(len(data)) for _ in range(2))
                data[start:other] = data[start:other][::-1]
            case 5:
                data += data[: draw.randrange(len(data))]
            case _:
                del data[: draw.randrange(1, len(data))]
        if bytes(data) != good:
            yield bytes(data)


WRONG: list[object] = [
    None, True, -1, 0, 10**30, 10**4000, -(10**4000), 1e308, float("nan"), "", "x" * 100_000, "\ud800", "\0", [], {},
    [[]] * 1000, [None], {"a": {"b": {}}}, "../../../etc/passwd", "{0.__class__}", "deal", ["deal"] * 100_000,
]  # fmt: skip


def wrong_types(good: bytes) -> Iterator[bytes]:
    """Each value of a JSON file, at every depth, in turn something else."""
    body = json.loads(good)
    body.pop("check", None)
    for holder, key in list(_values(body)):
        before = holder[key]
        for wrong in WRONG:
            holder[key] = wrong
            yield json.dumps(body).encode()
        holder[key] = before


def _values(value: object) -> Iterator[tuple[dict[object, object], object]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value[:2]) if isinstance(value, list) else ()
    for key, one in list(inner):
        yield value, key  # type: ignore[misc]
        yield from _values(one)


def everything(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"]


def use_match(folder: Path, notices: Notices) -> None:
    file = MatchFile(folder, notices)
    if file.load() is None:
        assert [str(notice.text) for notice in notices.take()], "the player is told"
        file.save(saved(1))
        file.save(saved(1, 41))
    file.close()


def use_settings(folder: Path, notices: Notices) -> None:
    file = SettingsFile(folder / "settings.json", notices)
    before = (folder / "settings.json").read_bytes()
    file.load()
    if [str(notice.text) for notice in notices.take()]:
        file.save(OTHER)
        file.save(OTHER.reset())
    else:
        assert (folder / "settings.json").read_bytes() == before


@pytest.mark.parametrize(
    ("name", "good", "use"),
    [("match.json", written(saved()), use_match), ("settings.json", b"", use_settings)],
    ids=["match", "settings"],
)
def test_no_damage_to_a_file_is_a_crash_or_loses_it(
    tmp_path: Path, name: str, good: bytes, use: Callable[[Path, Notices], None]
) -> None:
    if not good:
        from flip7.store.settings import written as written_settings

        good = written_settings(OTHER, {"unknown": 1})
    ways = 0
    for data in (*damages(good, 1, 300), *wrong_types(good)):
        folder = tmp_path / str(ways)
        folder.mkdir()
        (folder / name).write_bytes(data)
        use(folder, Notices())
        assert data in everything(folder), data[:200]
        ways += 1
    assert ways > 500


def test_no_damage_to_the_records_is_a_crash_or_loses_them(tmp_path: Path) -> None:
    whole = Records(tmp_path / "good.sqlite", Notices())
    for seed in range(3):
        whole.add(finished(seed))
    whole.close()
    good = (tmp_path / "good.sqlite").read_bytes()
    found_out = 0
    for number, data in enumerate(damages(good, 2, 250)):
        folder = tmp_path / str(number)
        folder.mkdir()
        path = folder / "records.sqlite"
        path.write_bytes(data)
        notices = Notices()
        records = Records(path, notices)
        for player in records.players():
            records.history(player.id)
        for line in records.matches():
            records.match(line.id)
        records.count()
        moved = any("start afresh" in notice.text.message for notice in notices.take())
        assert data in everything(folder)
        assert records.export(folder / "out.csv")
        assert records.add(finished(9))
        records.delete(1)
        moved |= any("start afresh" in notice.text.message for notice in notices.take())
        records.close()
        assert moved == any("damaged" in found.name for found in folder.iterdir())
        found_out += moved
    assert found_out > 150


@pytest.mark.parametrize("ending", ["-journal", "-wal", "-shm"])
def test_what_lies_beside_the_records_and_is_not_theirs_does_not_spoil_them(tmp_path: Path, ending: str) -> None:
    stray = tmp_path / f"records.sqlite{ending}"
    stray.write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + bytes(2000))
    records = Records(tmp_path / "records.sqlite", Notices())
    assert records.add(finished(1))
    assert records.count() == 1
    assert b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + bytes(2000) in everything(tmp_path)


def test_what_has_taken_the_place_of_damaged_records_is_not_moved_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another copy, or the page of the records, finds the same damage at the same time."""
    (tmp_path / "records.sqlite").write_bytes(b"not ours")
    slow, quick = (Records(tmp_path / "records.sqlite", Notices()) for _ in range(2))
    inspect = schema.inspect

    def be_overtaken(connection: sqlite3.Connection) -> int:
        monkeypatch.setattr(schema, "inspect", inspect)
        assert quick.add(finished(1))
        return inspect(connection)

    monkeypatch.setattr(schema, "inspect", be_overtaken)
    assert slow.count() == 1
    assert sorted(path.name for path in tmp_path.glob("*.sqlite")) == ["records.damaged-1.sqlite", "records.sqlite"]
