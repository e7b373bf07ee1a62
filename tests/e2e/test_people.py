"""People kept from the last start play a whole match, in a real window, in Polish."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from flip7.store.people import People, Person, written
from tests.e2e.desk import at_the_desk, needs_a_screen
from tests.e2e.test_whole_match import play_until_finished


@needs_a_screen
def test_people_of_the_last_start_play_a_match_in_polish(tmp_path: Path) -> None:
    (tmp_path / "people.json").write_bytes(written(People((Person("Łucja", 4, "cat"), Person("Zbyś", 2, "boat")))))
    with at_the_desk(tmp_path, "--lang", "pl", "--seed", "3") as desk:
        desk.press("Return")
        desk.wait_for(desk.saved_match, "the first match")
        seats = json.loads(desk.saved_match())["seats"]
        assert seats[0] == {"name": "Łucja", "who": "person", "colour": 4, "symbol": "cat"}
        assert [seat["name"] for seat in seats[1:]] == ["Pipek", "Jadzia", "Ruda"]
        desk.press("f", "f", "f")
        play_until_finished(desk, lambda: desk.press("h", "s", "1", "Return", pause=0.02))
    with closing(sqlite3.connect(tmp_path / "records.sqlite")) as records:
        assert records.execute("select name, matches from player where who = 'person'").fetchall() == [("Łucja", 1)]
    assert [one["name"] for one in json.loads((tmp_path / "people.json").read_text())["people"]] == ["Łucja", "Zbyś"]
