"""A match that is over gets into the records, whatever has happened to them."""

from pathlib import Path

from flip7.scenes.keeping import Keeping
from flip7.store.home import Home
from flip7.store.match_file import written
from flip7.store.notices import Notices
from flip7.store.records import Records
from tests.store.tables import finished, saved

FLIPS = 150


def recorded(home: Path) -> set[str]:
    """Which matches the records have, by their keys."""
    records = Records(Home.at(home).records, Notices())
    found = {match.stamp.key for line in records.matches() if (match := records.match(line.id))}
    records.close()
    return found


def kept(home: Path) -> bool:
    return any(home.glob("match*.json"))


def test_no_flipped_bit_of_the_records_keeps_the_game_from_starting(tmp_path: Path) -> None:
    good = Records(tmp_path / "good.sqlite", Notices())
    for seed in range(3):
        good.add(finished(seed))
    good.close()
    data = (tmp_path / "good.sqlite").read_bytes()
    over = written(saved(9, None))
    # Most of them in the texts of the first page: they say which tables there are.
    bits = [*range(2200 * 8 + 7, 4096 * 8, 4096 * 8 // FLIPS), *range(0, len(data) * 8, len(data) * 8 // FLIPS + 1)]
    set_aside = 0
    for number, bit in enumerate(bits):
        home = tmp_path / str(number)
        home.mkdir()
        damaged = bytearray(data)
        damaged[bit // 8] ^= 1 << bit % 8
        (home / "records.sqlite").write_bytes(damaged)
        (home / "match.json").write_bytes(over)
        keeping = Keeping(Home.at(home), Notices())
        assert keeping.load() is None
        keeping.close()
        assert "match-9" in recorded(home) or kept(home), f"bit {bit}"
        set_aside += any(home.glob("records.damaged-*"))
    assert set_aside > FLIPS // 3


def test_a_match_that_was_over_at_the_last_start_is_recorded_at_the_next(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_bytes(written(saved(9, None)))
    notices = Notices()
    keeping = Keeping(Home.at(tmp_path), notices)
    assert keeping.load() is None
    keeping.close()
    assert recorded(tmp_path) == {"match-9"}
    assert not kept(tmp_path)
    assert not notices.take()
