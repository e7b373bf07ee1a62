"""The records in a spreadsheet: complete, in the manner of the country, harmless, and in the place of no other file."""

import csv
import os
import random
import signal
import subprocess
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from flip7.store import queries
from flip7.store.home import Home
from flip7.store.notices import Notices
from flip7.store.records import Records
from tests.store.tables import finished, table
from tests.store.test_full_disk import without_rights

DELIMITERS = {"en": ",", "de": ";", "fr": ";", "pl": ";"}
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def notices() -> Notices:
    return Notices()


@pytest.fixture
def records(tmp_path: Path, notices: Notices) -> Records:
    return Records(tmp_path / "records.sqlite", notices)


def rows_of(path: Path, delimiter: str = ",") -> list[list[str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file, delimiter=delimiter))


def read(path: Path, language: str = "en") -> list[dict[str, str]]:
    """As a spreadsheet in that country reads it."""
    heading, *rows = rows_of(path, DELIMITERS[language])
    assert all(len(row) == len(heading) for row in rows)
    return [dict(zip(heading, row, strict=True)) for row in rows]


@pytest.mark.parametrize("language", DELIMITERS)
def test_the_file_has_every_seat_of_every_match(tmp_path: Path, records: Records, language: str) -> None:
    matches = [finished(seed, table(3, names="Zoë, Łódź; Ünal")) for seed in range(4)]
    for match in matches:
        records.add(match)
    file = records.export(tmp_path / "out.csv", language=language)
    assert file == tmp_path / "out.csv"
    rows = read(file, language)
    seats = [(match, position, seat) for match in matches for position, seat in enumerate(match.seats)]
    assert len(rows) == len(seats)
    for row, (match, position, seat) in zip(rows, seats, strict=True):
        plan = match.match.plan.seats[position]
        mean = f"{seat.total / len(seat.points):.2f}"
        assert row == {
            "match": str(1 + matches.index(match)), "ended": "2026-11-18T20:15:00+00:00", "edition": "de",
            "target": "200", "seed": str(match.match.seed), "position": str(position + 1), "name": plan.name,
            "who": plan.who, "place": str(seat.place), "won": str(int(seat.won)), "total": str(seat.total),
            "rounds": str(len(seat.points)), "busts": str(seat.busts), "flip_sevens": str(seat.flip_sevens),
            "points_a_round": mean if language == "en" else mean.replace(".", ","),
            "points": " ".join(map(str, seat.points)),
        }  # fmt: skip


def test_the_file_is_known_as_utf_8(tmp_path: Path, records: Records) -> None:
    records.add(finished(1))
    records.export(tmp_path / "out.csv")
    assert (tmp_path / "out.csv").read_bytes().startswith(b"\xef\xbb\xbfmatch,")


def calculated(cell: str) -> bool:
    """Whether a spreadsheet would take this for a formula. A plain number is none."""
    text = cell.lstrip(' \t\r\n"')
    return text.startswith(("=", "+", "-", "@", "＝", "＋", "－", "＠")) and not text.lstrip("-").isdecimal()


NAMES = [
    "=1+1", "+1", "-1+1", "@SUM(A1)", " =1", '"=1+1"', "Anna;=1+1", "Anna,=1+1", 'Anna;"=1+1"', "Anna; =1", "a|=1",
    ";;=1", "＝1+1", ";@x", ",-x", "'=1", "=HYPERLINK(1)", 'x",=1',
]  # fmt: skip


@pytest.mark.parametrize("language", DELIMITERS)
def test_no_spreadsheet_of_any_country_calculates_a_name(tmp_path: Path, records: Records, language: str) -> None:
    draw = random.Random(6)
    names = [*NAMES, *("".join(draw.choices("=+-@;,|\"' aB1", k=draw.randrange(1, 12))) for _ in range(60))]
    for seed, name in enumerate(names):
        records.add(finished(seed, table(2, names=name)))
    assert records.export(tmp_path / "out.csv", language=language)
    for delimiter in (",", ";", "|", "\t"):
        for row in rows_of(tmp_path / "out.csv", delimiter):
            assert not [cell for cell in row if calculated(cell)]
    rows = read(tmp_path / "out.csv", language)[::2]
    assert [row["name"].replace("'", "") for row in rows] == [name.replace("'", "") for name in names]


@pytest.mark.parametrize("name", ["Anna", "Jean-Luc", "A + B", "O'Neill", "Mia @home", "Zoë; Ben", "1=1"])
def test_an_ordinary_name_stays_as_it_is(tmp_path: Path, records: Records, name: str) -> None:
    records.add(finished(1, table(2, names=name)))
    records.export(tmp_path / "out.csv")
    assert read(tmp_path / "out.csv")[0]["name"] == name


def test_a_seed_below_nothing_is_a_number(tmp_path: Path, records: Records) -> None:
    records.add(finished(-3))
    records.export(tmp_path / "out.csv")
    assert read(tmp_path / "out.csv")[0]["seed"] == "-3"


def test_an_export_reads_more_than_one_batch(tmp_path: Path, records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "_BATCH", 3)
    for seed in range(8):
        records.add(finished(seed))
    records.export(tmp_path / "out.csv")
    assert [row["match"] for row in read(tmp_path / "out.csv")] == [str(1 + seat // 4) for seat in range(32)]


def test_a_second_export_has_a_name_of_its_own(tmp_path: Path, records: Records) -> None:
    records.add(finished(1))
    place = tmp_path / "flip7-2026-11-18.csv"
    place.write_text("something else")
    (tmp_path / "flip7-2026-11-18 (3).csv").mkdir()
    found = [records.export(place) for _ in range(3)]
    assert [path.name for path in found if path] == [f"flip7-2026-11-18 ({number}).csv" for number in (2, 4, 5)]
    assert place.read_text() == "something else"


def test_the_folder_is_made(tmp_path: Path, records: Records, notices: Notices) -> None:
    records.add(finished(1))
    assert records.export(tmp_path / "no" / "documents" / "out.csv") == tmp_path / "no" / "documents" / "out.csv"
    assert len(read(tmp_path / "no" / "documents" / "out.csv")) == 4
    assert not notices.take()


@pytest.mark.skipif(os.name == "nt", reason="rights of folders are another thing there")
def test_where_the_documents_cannot_be_written_the_file_is_beside_the_records(
    tmp_path: Path, records: Records, notices: Notices
) -> None:
    records.add(finished(1))
    documents = tmp_path / "documents"
    documents.mkdir()
    home = replace(Home.at(tmp_path), documents=documents)
    with without_rights(tmp_path, 0o777):
        documents_file = records.export(*home.exports(date(2026, 11, 18)))
    assert documents_file == tmp_path / "flip7-2026-11-18.csv"
    assert not list(documents.iterdir())
    assert not notices.take()


def test_an_export_that_is_possible_nowhere_is_told_and_leaves_nothing(
    tmp_path: Path, records: Records, notices: Notices
) -> None:
    records.add(finished(1))
    (tmp_path / "file").write_text("in the way")
    places = [tmp_path / "file" / "out.csv", tmp_path / "file" / "too" / "out.csv"]
    assert records.export(*places) is None
    assert [str(notice.text) for notice in notices.take()] == [f"The records could not be written to {places[0]}."]
    assert not list(tmp_path.glob(".*"))


def test_an_export_that_stops_in_the_middle_leaves_nothing(
    tmp_path: Path, records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    records.add(finished(1))

    def no_room(_descriptor: int) -> None:
        raise OSError("full")

    monkeypatch.setattr(os, "fsync", no_room)
    assert records.export(tmp_path / "out.csv") is None
    assert not list(tmp_path.glob("*.csv"))
    assert not list(tmp_path.glob(".*"))


_KILLED = """
import os, signal, sys
from pathlib import Path
from flip7.store.notices import Notices
from flip7.store.records import Records
os.fsync = lambda _: os.kill(os.getpid(), signal.SIGKILL)
Records(Path(sys.argv[1]), Notices()).export(Path(sys.argv[2]))
"""


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
def test_what_a_killed_export_has_left_is_cleared_away_by_the_next(tmp_path: Path, records: Records) -> None:
    records.add(finished(1))
    records.close()
    place = tmp_path / "documents" / "out.csv"
    done = subprocess.run(
        [sys.executable, "-c", _KILLED, str(tmp_path / "records.sqlite"), str(place)], cwd=ROOT, check=False
    )
    assert done.returncode == -signal.SIGKILL
    (left,) = place.parent.iterdir()
    a_moment_ago = left.stat().st_mtime - 10
    os.utime(left, (a_moment_ago, a_moment_ago))
    assert records.export(place) == place
    assert list(place.parent.iterdir()) == [place]
