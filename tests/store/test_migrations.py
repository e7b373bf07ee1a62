"""Files of an older version become files of the present one, a version at a time, whatever is in them."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from flip7.store import match_file, migrations, settings
from flip7.store.match_file import MatchFile, written
from flip7.store.notices import Notices
from flip7.store.validation import Damaged, Json
from tests.store.tables import saved
from tests.store.test_damage import wrong_types
from tests.store.test_old_saves import SAVES, the_match


def test_steps_are_taken_in_order_from_the_version_of_the_file() -> None:
    def step(name: str) -> migrations.JsonStep:
        def change(found: dict[str, Json]) -> None:
            found["steps"] = f"{found.get('steps', '')}{name}"

        return change

    steps = [step("a"), step("b"), step("c")]
    for version, taken in ((1, "abc"), (2, "bc"), (3, "c"), (4, None)):
        found: dict[str, Json] = {"version": version}
        migrations.migrate(found, steps)
        assert (found.get("steps"), found["version"]) == (taken, 4)


@pytest.mark.parametrize("version", [0, -1, 3, True, "1", None])
def test_a_version_that_has_no_step_is_refused(version: Json) -> None:
    found: dict[str, Json] = {"version": version}
    with pytest.raises(Damaged):
        migrations.migrate(found, [dict.clear])
    assert found == {"version": version}


def test_a_version_to_come_is_one_more_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A key gets another name: the oldest match and one of today both load."""

    def rename(found: dict[str, Json]) -> None:
        found["seed"] = found.pop("chance", None)

    old = json.loads(written(saved()))
    del old["check"]
    old["chance"] = old.pop("seed")
    monkeypatch.setattr(migrations, "MATCH", (*migrations.MATCH, rename))
    monkeypatch.setattr(match_file, "VERSION", match_file.VERSION + 1)
    for version, colour in ((1, str), (2, int)):
        seats = [{**seat, "colour": colour(seat["colour"])} for seat in old["seats"]]
        (tmp_path / "match.json").write_text(json.dumps({**old, "version": version, "seats": seats}))
        notices = Notices()
        file = MatchFile(tmp_path, notices)
        assert file.load() == saved()
        file.close()
        assert not notices.take()


def test_a_flipped_bit_in_an_old_match_is_still_found() -> None:
    data = (SAVES / "match-1.json").read_bytes()
    assert match_file.read(data) == the_match()
    with pytest.raises(Damaged, match="not as it was written"):
        match_file.read(data.replace(b'"colour":"0"', b'"colour":"1"'))


@pytest.mark.parametrize(("word", "colour"), [("0", 0), ("35", 35), (7, 7)])
def test_a_colour_of_version_1_is_a_word_or_a_number(word: Json, colour: int) -> None:
    body = json.loads((SAVES / "match-1.json").read_bytes())
    del body["check"]
    body["seats"][0]["colour"] = word
    assert match_file.read(json.dumps(body).encode()).plan.seats[0].colour == colour


def test_a_colour_of_the_present_version_is_a_number() -> None:
    body = json.loads(written(saved()))
    del body["check"]
    body["seats"][0]["colour"] = "1"
    with pytest.raises(Damaged):
        match_file.read(json.dumps(body).encode())


@pytest.mark.parametrize(
    ("name", "read"),
    [("match-1.json", match_file.read), ("settings-1.json", settings.read)],
    ids=["match", "settings"],
)
def test_no_wrong_value_in_an_old_file_is_a_crash(name: str, read: Callable[[bytes], object]) -> None:
    loaded = refused = 0
    for data in wrong_types((SAVES / name).read_bytes()):
        try:
            read(data)
            loaded += 1
        except Damaged:
            refused += 1
    assert loaded > 20
    assert refused > 20
