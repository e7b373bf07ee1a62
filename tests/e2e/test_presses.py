"""Three people at one screen: however long one of them thinks, and whatever they press, one press is one decision."""

import json
import time
from collections.abc import Callable
from pathlib import Path

from flip7.dev.fixtures import plan_for
from flip7.store.settings import Settings, Speed, written
from tests.e2e.desk import Desk, at_the_desk, needs_a_screen

HIT, DECK = (0.889, 0.829), (0.434, 0.457)
PRESSES: tuple[Callable[[Desk], object], ...] = (
    lambda desk: desk.press("h"),
    lambda desk: desk.press("n"),
    lambda desk: desk.click(*HIT),
    lambda desk: desk.click(*DECK),
    lambda desk: desk.press("Return"),
    lambda desk: desk.press("s"),
)
THINKING = 2.5
"""Seconds in which nothing moves, nothing is drawn and nothing is pressed."""


def decisions(desk: Desk) -> int:
    return len(json.loads(desk.saved_match() or "{}").get("decisions", []))


@needs_a_screen
def test_each_press_of_three_people_who_think_is_one_decision(tmp_path: Path) -> None:
    # With this seed every one of the first six cards leads to the next person's turn.
    settings = Settings(introduction_seen=True, tips=False, speed=Speed.FOURFOLD, table=plan_for(3, people=3))
    (tmp_path / "settings.json").write_bytes(written(settings, {}))
    with at_the_desk(tmp_path, "--lang", "de", "--seed", "1") as desk:
        desk.press("Return")
        desk.wait_for(lambda: decisions(desk) == 1, "the deal")
        for number, press in enumerate(PRESSES, 1):
            time.sleep(THINKING)
            press(desk)
            desk.wait_for(lambda number=number: decisions(desk) >= 1 + number, f"decision {number}", 10)  # type: ignore[misc]
        time.sleep(THINKING)
        assert decisions(desk) == 1 + len(PRESSES)
