"""A short match, its review, the costliest moment, and played on from there to a podium: by keys alone."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from flip7.dev.fixtures import plan_for
from flip7.store.settings import Pace, Settings, Speed, written
from tests.e2e.desk import Desk, at_the_desk, needs_a_screen
from tests.e2e.test_whole_match import play_until_finished

TARGET = 60


def quick(home: Path) -> None:
    """Two seats, a low target, and nothing moves."""
    plan = plan_for(2)
    table = replace(plan, edition="custom", rules=replace(plan.rules, target=TARGET))
    settings = Settings(introduction_seen=True, tips=False, speed=Speed.INSTANT, ai_pace=Pace.INSTANT, table=table)
    (home / "settings.json").write_bytes(written(settings, {}))


def kept_reviews(desk: Desk) -> int:
    with closing(sqlite3.connect(f"file:{desk.home / 'records.sqlite'}?mode=ro", uri=True)) as file:
        return int(file.execute("select count(*) from review").fetchone()[0])


@needs_a_screen
def test_by_keys_alone(tmp_path: Path) -> None:
    quick(tmp_path)
    with at_the_desk(tmp_path, "--lang", "en", "--seed", "3") as desk:
        desk.press("Return")
        desk.wait_for(desk.saved_match, "the first match")
        play_until_finished(desk, lambda: desk.press("h", "s", "1", pause=0.02))
        # H goes from the summary to the podium, and means nothing there.
        desk.press("h", "h", "h", pause=0.5)
        assert not desk.saved_match()
        desk.press("v", pause=1.0)
        desk.wait_for(lambda: kept_reviews(desk) == 1, "the review, by a process of its own")
        desk.press("1", pause=0.4)  # the costliest decision, if there was one
        desk.press("shift+Tab", "shift+Tab", "shift+Tab", "Return", pause=0.4)
        desk.press("1", pause=0.8)  # the same cards
        for _ in range(60):
            desk.press("h", "s", "1", "Return", pause=0.05)
            if desk.saved_match():
                break
        # Only a podium offers a rematch, which is a match that counts again.
        assert desk.saved_match(), "no podium"
        assert desk.finished_matches() == 1, "what was played on is in no records"
