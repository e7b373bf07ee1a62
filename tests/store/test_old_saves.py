"""Files of every version of the game there has been still load. Never change these files: add new ones.

`python -m tests.store.test_old_saves` writes those of the present version, if they are not there yet.
"""

import shutil
from pathlib import Path

from flip7.match.plan import Handover, SavedMatch
from flip7.store import match_file, settings
from flip7.store.finished import FinishedMatch
from flip7.store.match_file import MatchFile
from flip7.store.notices import Notices
from flip7.store.records import Records
from flip7.store.settings_file import SettingsFile
from tests.store.tables import ENDED, finished, saved, table
from tests.store.test_settings import OTHER

SAVES = Path(__file__).parent.parent / "data" / "saves"


def match_1() -> SavedMatch:
    match = saved(11, 90, table(5, "pl"))
    return SavedMatch(match.plan, match.seed, match.journal, match.stamp, (Handover(20, 1, "child"),))


def test_matches_of_version_1(tmp_path: Path) -> None:
    shutil.copy(SAVES / "match-1.json", tmp_path / "match.json")
    notices = Notices()
    file = MatchFile(tmp_path, notices)
    assert file.load() == match_1()
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
    file.save(match_1())
    assert file.load() == match_1()
    assert kept.read_bytes() == data
    assert not notices.take()
    file.close()


def test_settings_of_version_1(tmp_path: Path) -> None:
    shutil.copy(SAVES / "settings-1.json", tmp_path / "settings.json")
    notices = Notices()
    assert SettingsFile(tmp_path / "settings.json", notices).load() == OTHER
    assert not notices.take()


def test_records_of_version_1(tmp_path: Path) -> None:
    shutil.copy(SAVES / "records-1.sqlite", tmp_path / "records.sqlite")
    notices = Notices()
    records = Records(tmp_path / "records.sqlite", notices)
    for line, seed in zip(records.matches(), (3, 2, 1), strict=True):
        match = records.match(line.id)
        assert match is not None
        assert FinishedMatch.of(match, ENDED) == finished(seed)
    assert records.add(finished(4))
    assert not notices.take()


def _write() -> None:
    SAVES.mkdir(exist_ok=True)
    for name, data in (
        (f"match-{match_file.VERSION}.json", match_file.written(match_1())),
        (f"settings-{settings.VERSION}.json", settings.written(OTHER, {}) + b"\n"),
    ):
        if not (SAVES / name).exists():
            (SAVES / name).write_bytes(data)
    path = SAVES / "records-1.sqlite"
    if not path.exists():
        records = Records(path, Notices())
        for seed in (1, 2, 3):
            records.add(finished(seed))
        records.close()


if __name__ == "__main__":
    _write()
