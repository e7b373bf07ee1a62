"""The very first start, in Polish: the introduction is offered, and by keys alone it leads to the first real match."""

import json
import time
from pathlib import Path

import pytest

from tests.e2e.desk import Player, at_the_desk, needs_a_screen


@needs_a_screen
def test_a_first_start_in_polish_through_the_introduction_by_keys_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nothing is said about the language: a computer in Poland speaks Polish.
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    with at_the_desk(tmp_path, "--seed", "3", player=Player.NEW) as desk:

        def seen() -> bool:
            settings = tmp_path / "settings.json"
            return settings.exists() and json.loads(settings.read_text("utf-8")).get("introduction_seen") is True

        # First the question who plays, with the name in focus. A key that comes before it, on a slow machine, would
        # begin a match on the title. The offer has "show me" in focus; with Enter on it the game knows of it.
        time.sleep(3)
        desk.press("z", "o", "f", "i", "a", "Return", pause=0.2)
        desk.wait_for((tmp_path / "people.json").exists, "a person")
        time.sleep(1)
        desk.press("Return")
        desk.wait_for(seen, "the introduction")
        assert not desk.saved_match(), "a lesson is no match to continue"
        # Enter takes what the guide points at, and brings what moves to its end. The last one sits down at a table.
        end = time.monotonic() + 90
        while not desk.saved_match():
            assert desk.program.poll() is None, desk.program.communicate()
            assert time.monotonic() < end, "the introduction never ended"
            desk.press("Return", pause=0.25)
        match = json.loads(desk.saved_match())
        assert match["edition"] == "pl"
        assert match["seats"][0]["name"] == "zofia"
        assert len(match["seats"]) == 4, "the first real table, and not the lesson's"
        assert desk.finished_matches() == 0
