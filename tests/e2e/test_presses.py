"""Three people at one screen: however long one of them thinks, one press is one decision."""

import json
import time
from pathlib import Path

from flip7.staging import plan_for
from flip7.store.settings import Settings, Speed, written
from tests.e2e.desk import Desk, at_the_desk, needs_a_screen

PRESSES = 6
THINKING = 2.5
"""Seconds in which nothing moves, nothing is drawn and nothing is pressed."""


def decisions(desk: Desk) -> int:
    return len(json.loads(desk.saved_match() or "{}").get("decisions", []))


@needs_a_screen
def test_each_press_of_three_people_who_think_is_one_decision(tmp_path: Path) -> None:
    # With this seed every one of the first six cards leads to the next person's turn.
    settings = Settings(introduction_seen=True, tips=False, speed=Speed.FOURFOLD, table=plan_for(3, people=3))
    (tmp_path / "settings.json").write_bytes(written(settings, {}))
    with at_the_desk(tmp_path, "--lang", "en", "--seed", "1") as desk:
        desk.press("Return")
        desk.wait_for(lambda: decisions(desk) == 1, "the deal")
        for press in range(1, PRESSES + 1):
            time.sleep(THINKING)
            desk.press("h")
            desk.wait_for(lambda press=press: decisions(desk) >= 1 + press, f"decision {press}", 10)  # type: ignore[misc]
        time.sleep(THINKING)
        assert decisions(desk) == 1 + PRESSES
