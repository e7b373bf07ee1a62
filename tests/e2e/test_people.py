"""People kept from the last start play a whole match, in a real window, in Polish."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from flip7.engine import EDITIONS
from flip7.match.plan import SeatPlan, TablePlan
from flip7.store.people import People, Person, written
from flip7.store.settings import Pace, Settings, Speed
from flip7.store.settings import written as written_settings
from tests.e2e.desk import at_the_desk, needs_a_screen
from tests.e2e.test_whole_match import play_until_finished

LUCJA, ZBYS = Person("Łucja", 4, "cat"), Person("Zbyś", 2, "boat")
SHORT = replace(EDITIONS["pl"], target=30)


@needs_a_screen
def test_people_of_the_last_start_play_a_match_in_polish(tmp_path: Path) -> None:
    """From the title over the chairs of the new table to the records, by keys."""
    table = TablePlan((LUCJA.seat(), ZBYS.seat(), SeatPlan("Jadzia", "careful", 1, "key")), "pl", SHORT)
    settings = Settings(
        introduction_seen=True, tips=False, table=table, speed=Speed.INSTANT, ai_pace=Pace.INSTANT, banners=False
    )
    (tmp_path / "settings.json").write_bytes(written_settings(settings, {}))
    (tmp_path / "people.json").write_bytes(written(People((ZBYS, LUCJA))))
    with at_the_desk(tmp_path, "--lang", "pl", "--seed", "3") as desk:
        desk.press("Down", "Return", pause=0.5)
        desk.press("Return")
        desk.wait_for(desk.saved_match, "the first match")
        match = json.loads(desk.saved_match())
        assert [(seat["name"], seat["who"]) for seat in match["seats"]] == [
            ("Łucja", "person"), ("Zbyś", "person"), ("Jadzia", "careful"),
        ]  # fmt: skip
        assert match["seats"][0]["symbol"] == "cat"
        play_until_finished(desk, lambda: desk.press("h", "s", "1", "Return", pause=0.02))
    with closing(sqlite3.connect(tmp_path / "records.sqlite")) as records:
        played = records.execute("select name, matches from player where who = 'person' order by name").fetchall()
    assert played == [("Zbyś", 1), ("Łucja", 1)]
    kept = [one["name"] for one in json.loads((tmp_path / "people.json").read_text())["people"]]
    assert kept == ["Łucja", "Zbyś"], "who sat down first is the first to be offered"
