"""Where things live, and that a place which cannot be written to stops nobody."""

import os
import subprocess
import sys
import time
from dataclasses import replace
from datetime import date
from pathlib import Path

import platformdirs
import pytest

from flip7.store.home import Home
from flip7.store.notices import Notices


def test_the_option_goes_before_the_variable_and_the_variable_before_the_system(tmp_path: Path) -> None:
    there = {"FLIP7_HOME": str(tmp_path / "variable")}
    assert Home.find(str(tmp_path / "option"), there).settings == tmp_path / "option" / "settings.json"
    assert Home.find(None, there).records == tmp_path / "variable" / "records.sqlite"
    assert "flip7" in Home.find(None, {}).settings.parts


def test_an_empty_variable_is_none() -> None:
    assert Home.find(None, {"FLIP7_HOME": ""}) == Home.find(None, {})


def test_a_home_stays_where_it_is_when_the_working_directory_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert Home.find("here").data == tmp_path / "here"


def test_the_home_of_somebody_unknown_is_that_of_the_system() -> None:
    assert Home.find("~nobody-of-that-name/x", {}) == Home.find(None, {})


def test_everything_in_a_home_of_ones_own_is_inside_it(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    places = (home.settings, home.matches, home.records, home.log, *home.exports(date(2026, 11, 18)))
    assert all(place.is_relative_to(tmp_path) for place in places)
    assert {place.name for place in home.exports(date(2026, 11, 18))} == {"flip7-2026-11-18.csv"}


def test_folders_are_made(tmp_path: Path) -> None:
    notices = Notices()
    Home.at(tmp_path / "a" / "b").prepare(notices)
    assert (tmp_path / "a" / "b").is_dir()
    assert not notices.take()


def test_every_folder_is_made_and_cleared_up_but_the_documents(tmp_path: Path) -> None:
    home = Home(*(tmp_path / name for name in ("config", "data", "logs", "documents")))
    home.prepare(Notices())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["config", "data", "logs"]
    for folder in tmp_path.iterdir():
        left = folder / f".match.json.{os.getpid()}-0a0a0a0a.tmp"
        left.write_text("half")
        os.utime(left, (0, 0))
    home.prepare(Notices())
    assert not [path for folder in tmp_path.iterdir() for path in folder.iterdir()]


def test_the_systems_folders_are_each_for_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("config", "data", "log"):
        monkeypatch.setattr(platformdirs, f"user_{kind}_path", lambda app, kind=kind, **_: Path(f"/{kind}/{app}"))
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: Path("/documents"))
    home = Home.find(None, {})
    assert home.settings == Path("/config/flip7/settings.json")
    assert home.records == Path("/data/flip7/records.sqlite")
    assert home.matches == Path("/data/flip7")
    assert home.log == Path("/log/flip7/flip7.log")
    assert home.exports(date(2026, 1, 2))[0] == Path("/documents/flip7-2026-01-02.csv")


def test_a_home_that_cannot_be_made_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    notices = Notices()
    Home.at(tmp_path / "file" / "home").prepare(notices)
    Home.at(tmp_path / "file" / "home").prepare(notices)
    assert [notice.text.message for notice in notices.take()] == [
        "The game cannot write to {folder}. You can go on playing, but nothing is saved."
    ]


def killed_process() -> int:
    """The number of a program that is no more."""
    program = subprocess.Popen([sys.executable, "-c", ""])
    program.wait()
    return program.pid


def test_what_a_killed_copy_was_writing_is_cleared_away_but_not_what_another_writes_now(tmp_path: Path) -> None:
    gone, own = killed_process(), os.getpid()
    ages = {f"{gone}-0a0a0a0a": 10, f"{own}-0a0a0a0a": 4000, f"{gone}-0b0b0b0b": 1, f"{own}-0b0b0b0b": 3000}
    for ending, age in ages.items():
        path = tmp_path / f".match.json.{ending}.tmp"
        path.write_text("half")
        os.utime(path, (time.time() - age,) * 2)
    Home.at(tmp_path).prepare(Notices())
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {f".match.json.{gone}-0b0b0b0b.tmp", f".match.json.{own}-0b0b0b0b.tmp"}


def test_nothing_of_another_program_is_cleared_away(tmp_path: Path) -> None:
    names = {
        ".work.tmp",
        "a.1-0a0a0a0a.tmp",
        ".a.x-0a0a0a0a.tmp",
        ".a.1-0a0a0a0a",
        ".a.1-0a0a0a0a.tmp.txt",
        ".a.1-z.tmp",
    }
    for name in names:
        (tmp_path / name).write_text("a letter")
        os.utime(tmp_path / name, (0, 0))
    Home.at(tmp_path).prepare(Notices())
    assert {path.name for path in tmp_path.iterdir()} == names


def test_the_records_go_to_the_documents_or_else_beside_themselves(tmp_path: Path) -> None:
    home = replace(Home.at(tmp_path), documents=tmp_path / "documents")
    day = date(2026, 11, 18)
    assert [place.parent for place in home.exports(day)] == [tmp_path / "documents", tmp_path]
