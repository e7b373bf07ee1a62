"""The screen goes away under the running game: the X server ends, as it does when somebody logs out."""

from pathlib import Path

from tests.e2e.desk import Desk, needs_a_screen, screen, x_server
from tests.e2e.test_nothing_is_lost import decisions, left_behind


@needs_a_screen
def test_the_program_ends_and_every_decision_is_there_at_the_next_start(tmp_path: Path) -> None:
    with x_server() as (display, server):
        desk = Desk(display, tmp_path, "--lang", "en", "--seed", "5")
        desk.press("Return", pause=0.5)
        while len(decisions(desk)) < 4:
            desk.press("h", "1", "Return")
        shown = tuple(decisions(desk))
        server.terminate()
        desk.program.communicate(timeout=30)
    assert desk.program.returncode != 0
    saved = left_behind(tmp_path)
    assert saved is not None
    assert len(saved.journal) >= len(shown)
    with screen() as display:
        desk = Desk(display, tmp_path, "--lang", "en")
        assert tuple(decisions(desk))[: len(shown)] == shown
        assert desk.close() == 0
