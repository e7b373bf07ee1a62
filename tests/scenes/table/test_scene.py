"""Who hears what is pressed at the table."""

import pytest

from flip7.dev.fixtures import plan_for, play_to
from flip7.engine import Turn
from flip7.match.match import Match
from flip7.scenes.pause import PauseScene
from flip7.scenes.table import TableScene
from flip7.ui import Intent, Offscreen
from flip7.ui.scene import Transition
from tests.scenes.watched import quiet_context

FRAME = 1 / 60


class Table:
    """A table at which an AI seat is about to decide, and all that it does not hear itself."""

    def __init__(self) -> None:
        match = Match(plan_for(3), 3)
        play_to(match, lambda game: game.seats[0].active and isinstance(game.pending, Turn) and game.pending.seat != 0)
        self.screen = Offscreen((480, 270))
        self.unheard: list[Intent] = []
        self.screen.manager.unheard = self._unheard
        self.scene = TableScene(quiet_context(), match)
        self.screen.manager.push(self.scene, Transition.NONE)
        while self.scene.busy:
            self.screen.advance(FRAME)

    def _unheard(self, intent: Intent) -> bool:
        self.unheard.append(intent)
        return False


def test_back_pauses_and_is_nobody_elses() -> None:
    table = Table()
    table.screen.give(Intent.BACK)
    assert isinstance(table.screen.manager.top, PauseScene)
    assert table.unheard == []


@pytest.mark.parametrize("press", [Intent.CONFIRM, Intent.press((240.0, 60.0))])
def test_a_press_that_hurries_an_ai_seat_is_nobody_elses(press: Intent) -> None:
    table = Table()
    decided = len(table.scene.match.journal)
    table.screen.advance(FRAME)
    assert len(table.scene.match.journal) == decided, "left alone it takes its time"
    table.screen.give(press)
    table.screen.advance(FRAME)
    assert len(table.scene.match.journal) == decided + 1
    assert table.unheard == []


def test_what_the_table_has_no_use_for_goes_on_to_the_keys_of_every_page() -> None:
    table = Table()
    table.screen.give(Intent.MUTE)
    assert table.unheard == [Intent.MUTE]
