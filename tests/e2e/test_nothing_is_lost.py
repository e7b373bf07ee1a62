"""The real program is killed in the middle of a match, again and again; each start goes on where the last one was."""

import json
import random
import time
from pathlib import Path

from flip7.match.plan import SavedMatch
from flip7.store.home import Home
from flip7.store.match_file import MatchFile
from flip7.store.notices import Notices
from tests.e2e.desk import Desk, needs_a_screen, screen

KILLS = 12
"""Each start of the real window takes seconds; tests/store/test_kill.py kills far more often, at finer moments."""
PATIENCE = 20
"""Seconds."""


def left_behind(home: Path) -> SavedMatch | None:
    """What the next start of the game will find."""
    notices = Notices()
    file = MatchFile(Home.at(home).matches, notices)
    saved = file.load()
    file.close()
    assert notices.take() == (), "the player would be told of damage"
    return saved


def decisions(desk: Desk) -> list[object]:
    found: list[object] = json.loads(desk.saved_match() or "{}").get("decisions", [])
    return found


@needs_a_screen
def test_a_killed_program_goes_on_with_every_decision_it_had_shown(tmp_path: Path) -> None:
    chance = random.Random(7)
    known: tuple[object, ...] = ()
    key = ""
    grown = 0
    with screen() as display:
        for _ in range(KILLS):
            desk = Desk(display, tmp_path, "--lang", "en", "--seed", "5")
            desk.press("Return", pause=0.5)
            begin = time.monotonic()
            end = begin + chance.uniform(0.1, 1.2)
            # On a busy machine it may take long until the window hears the first key.
            while time.monotonic() < end or (
                len(decisions(desk)) == len(known) and time.monotonic() < begin + PATIENCE
            ):
                desk.press(chance.choice(["h", "h", "s", "1", "Return"]), pause=0.01)
            on_disk = decisions(desk)
            desk.program.kill()
            desk.program.communicate()
            saved = left_behind(tmp_path)
            if saved is None:  # the match came to its end just then
                known, key = (), ""
                continue
            if saved.stamp.key == key:
                assert saved.journal[: len(known)] == known
            assert len(saved.journal) >= len(on_disk)
            grown += len(saved.journal) > len(known)
            known, key = saved.journal, saved.stamp.key
    assert grown >= KILLS // 2, "the match went on between the kills"


@needs_a_screen
def test_a_changed_setting_survives_a_restart(tmp_path: Path) -> None:
    def speed() -> object:
        file = tmp_path / "settings.json"
        return json.loads(file.read_text(encoding="utf-8")).get("speed") if file.exists() else None

    with screen() as display:
        for expected in ("2", "4"):
            desk = Desk(display, tmp_path, "--lang", "en", "--seed", "5")
            try:
                desk.press("Return", pause=0.8)
                desk.press("f", pause=0.3)
                desk.wait_for(lambda expected=expected: speed() == expected, f"speed {expected}")  # type: ignore[misc]
            finally:
                desk.close()
