"""Files of every version of the game there has been still load. Never change these files: add new ones.

`python -m tests.store.test_old_saves` writes those of the present version, if they are not there yet.
"""

import json
import shutil
import sqlite3
from dataclasses import fields, replace
from pathlib import Path

import pytest

from flip7.match.plan import Handover, SavedMatch
from flip7.store import match_file, schema, settings
from flip7.store.finished_match import FinishedMatch
from flip7.store.match_file import MatchFile
from flip7.store.notices import Notices
from flip7.store.records import Records
from flip7.store.settings_file import SettingsFile
from tests.store.tables import ENDED, finished, saved, table
from tests.store.test_settings import OTHER

SAVES = Path(__file__).parent.parent / "data" / "saves"


KNOWN_TO_SETTINGS_2 = frozenset({
    "language", "text_size", "speed", "ai_pace", "reduced_motion", "high_contrast", "bust_risk", "banners", "hints",
    "tips", "captions", "effects_volume", "music_volume", "interface_volume", "muted", "fullscreen", "window", "keys",
    "gamepad", "edition", "table", "introduction_seen", "seen_tips",
})  # fmt: skip


def matches() -> list[Path]:
    return [SAVES / f"match-{version}.json" for version in range(1, match_file.VERSION + 1)]


def all_settings() -> list[Path]:
    return [SAVES / f"settings-{version}.json" for version in range(1, settings.VERSION + 1)]


def all_records() -> list[Path]:
    return [SAVES / f"records-{version}.sqlite" for version in range(1, schema.VERSION + 1)]


def the_match() -> SavedMatch:
    match = saved(11, 90, table(5, "pl"))
    return SavedMatch(match.plan, match.origin, match.journal, match.stamp, (Handover(20, 1, "child"),))


@pytest.mark.parametrize("path", [*matches(), *all_settings(), *all_records()], ids=lambda path: path.name)
def test_every_version_has_a_file_that_says_so(path: Path) -> None:
    assert path.is_file(), "write it by python -m tests.store.test_old_saves"
    assert path.stem.endswith(f"-{_version(path)}")


@pytest.mark.parametrize("path", matches(), ids=lambda path: path.name)
def test_a_match_of_any_version_loads_and_is_saved_as_one_of_the_present(tmp_path: Path, path: Path) -> None:
    shutil.copy(path, tmp_path / "match.json")
    notices = Notices()
    file = MatchFile(tmp_path, notices)
    assert file.load() == the_match()
    assert (tmp_path / "match.json").read_bytes() == path.read_bytes(), "reading changes nothing"
    file.save(the_match())
    assert _version(tmp_path / "match.json") == match_file.VERSION
    assert file.load() == the_match()
    assert not notices.take()
    file.close()


def test_a_match_that_the_mended_rules_would_not_have_let_happen_is_told_of_and_kept(tmp_path: Path) -> None:
    """Two seats, Polish edition: a Second Chance that waited did not help, and the round ended by a bust."""
    data = (SAVES / "match-1-other-rules.json").read_bytes()
    (tmp_path / "match.json").write_bytes(data)
    notices = Notices()
    file = MatchFile(tmp_path, notices)
    assert file.load() is None
    [notice] = notices.take()
    [kept] = [path for path in tmp_path.glob("match*") if path.is_file() and path.read_bytes() == data]
    assert str(notice.text) == f"The saved match could not be read. It is kept as {kept.name}."
    file.save(the_match())
    assert file.load() == the_match()
    assert kept.read_bytes() == data
    assert not notices.take()
    file.close()


@pytest.mark.parametrize("path", all_settings(), ids=lambda path: path.name)
def test_settings_of_any_version_load_and_are_saved_as_those_of_the_present(tmp_path: Path, path: Path) -> None:
    copy = tmp_path / "settings.json"
    shutil.copy(path, copy)
    notices = Notices()
    file = SettingsFile(copy, notices)
    # What these versions did not know is as at the first start.
    new = {field.name for field in fields(settings.Settings)} - KNOWN_TO_SETTINGS_2
    assert file.load() == replace(OTHER, **{name: getattr(settings.Settings(), name) for name in new})
    assert copy.read_bytes() == path.read_bytes(), "reading changes nothing"
    file.save(OTHER.reset())
    assert _version(copy) == settings.VERSION
    assert SettingsFile(copy, notices).load() == OTHER.reset()
    assert not notices.take()


@pytest.mark.parametrize("path", all_records(), ids=lambda path: path.name)
def test_records_of_any_version_load_and_take_another_match(tmp_path: Path, path: Path) -> None:
    shutil.copy(path, tmp_path / "records.sqlite")
    notices = Notices()
    records = Records(tmp_path / "records.sqlite", notices)
    for line, seed in zip(records.matches(), (3, 2, 1), strict=True):
        match = records.match(line.id)
        assert match is not None
        assert FinishedMatch.of(match, ENDED) == finished(seed)
    assert records.add(finished(4))
    assert records.count() == 4
    records.close()
    assert _version(tmp_path / "records.sqlite") == schema.VERSION
    assert not notices.take()


def _version(path: Path) -> object:
    if path.suffix == ".json":
        return json.loads(path.read_bytes())["version"]
    connection = sqlite3.connect(path)
    try:
        return connection.execute("PRAGMA user_version").fetchone()[0]
    finally:
        connection.close()


def _write() -> None:
    SAVES.mkdir(exist_ok=True)
    for path, data in (
        (matches()[-1], match_file.written(the_match())),
        (all_settings()[-1], settings.written(OTHER, {}) + b"\n"),
    ):
        if not path.exists():
            path.write_bytes(data)
    path = all_records()[-1]
    if not path.exists():
        records = Records(path, Notices())
        for seed in (1, 2, 3):
            records.add(finished(seed))
        records.close()


if __name__ == "__main__":
    _write()
