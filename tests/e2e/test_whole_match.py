"""From the title through a whole match to the podium and a rematch: by keys alone, and by mouse alone."""

import time
from collections.abc import Callable
from pathlib import Path

from tests.e2e.desk import Desk, at_the_desk, needs_a_screen

HIT, STAY = (0.889, 0.829), (0.889, 0.92)
PLAY = (0.5, 0.45)
SPEED = (0.595, 0.047)
NEXT_ROUND = (0.925, 0.95)
REMATCH = (0.24, 0.935)


@needs_a_screen
def test_by_keys_alone(tmp_path: Path) -> None:
    with at_the_desk(tmp_path, "--lang", "en", "--seed", "3") as desk:
        desk.press("Return")
        desk.wait_for(desk.saved_match, "the first match")
        desk.press("f", "f", "f")
        play_until_finished(desk, lambda: desk.press("h", "s", "1", "Return", pause=0.02))
        for _ in range(20):
            if desk.saved_match():
                return
            desk.press("Return", pause=0.6)
        raise AssertionError("no rematch")


@needs_a_screen
def test_by_mouse_alone(tmp_path: Path) -> None:
    with at_the_desk(tmp_path, "--lang", "en", "--seed", "4") as desk:
        desk.click(*PLAY)
        desk.wait_for(desk.saved_match, "the first match")
        for _ in range(3):
            desk.click(*SPEED)
        places = [HIT, STAY, *((x, 0.2) for x in (0.13, 0.38, 0.62, 0.86)), NEXT_ROUND]

        def click_around() -> None:
            for place in places:
                desk.click(*place)

        play_until_finished(desk, click_around)
        for _ in range(20):
            if desk.saved_match():
                return
            desk.click(*REMATCH)
            time.sleep(0.6)
        raise AssertionError("no rematch")


def play_until_finished(desk: Desk, act: Callable[[], object]) -> None:
    end = time.monotonic() + 100
    while desk.finished_matches() == 0:
        assert desk.program.poll() is None, desk.program.communicate()
        assert time.monotonic() < end, "the match never ended"
        act()
