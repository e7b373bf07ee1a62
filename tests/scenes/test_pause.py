"""The pause: whatever is chosen in it, nothing is lost by accident."""

import pytest

from flip7.app.context import Context
from flip7.dev.simple_play import play
from flip7.match.match import Match
from flip7.scenes.pause import PauseScene
from flip7.scenes.seats import SeatsScene
from flip7.scenes.table import TableScene
from flip7.scenes.title import TitleScene
from flip7.ui import DialogScene, Intent, Offscreen
from tests.scenes import stage

pytestmark = pytest.mark.usefixtures("unpainted")


class Stop:
    """A match that was paused, and what came of it."""

    def __init__(self) -> None:
        self.context: Context = stage.context()
        self.match: Match = self.context.new_match(self.context.last_plan())
        play(self.match, 2)
        self.changes = 0
        self.screen: Offscreen = stage.show(TitleScene(self.context))
        self.screen.manager.push(PauseScene(self.context, self.match, on_seats_changed=self._changed))
        stage.settle(self.screen)

    def _changed(self) -> None:
        self.changes += 1


@pytest.fixture
def stop() -> Stop:
    return Stop()


@pytest.mark.parametrize("way", [Intent.CONFIRM, Intent.BACK, Intent.PAUSE])
def test_enter_esc_and_the_pause_key_go_on(stop: Stop, way: Intent) -> None:
    stage.press(stop.screen, way)
    assert not isinstance(stop.screen.manager.top, PauseScene)
    assert stop.context.match_under_way() is stop.match


def test_leaving_goes_to_the_title_and_keeps_the_match(stop: Stop) -> None:
    stage.click(stop.screen, "leave")
    assert isinstance(stop.screen.manager.top, TitleScene)
    assert stop.context.match_under_way() is stop.match


def test_starting_again_asks_first(stop: Stop) -> None:
    stage.click(stop.screen, "restart")
    assert isinstance(stop.screen.manager.top, DialogScene)
    stage.press(stop.screen, Intent.CONFIRM)
    assert stop.context.match_under_way() is stop.match
    stage.click(stop.screen, "restart")
    stage.press(stop.screen, Intent.pick(1))
    table = stop.screen.manager.top
    assert isinstance(table, TableScene)
    assert table.match is not stop.match
    assert table.match.plan == stop.match.plan
    assert table.match.game.rounds == []


def test_a_seat_is_handed_to_a_character_and_taken_back(stop: Stop) -> None:
    stage.click(stop.screen, "seats")
    assert isinstance(stop.screen.manager.top, SeatsScene)
    stage.click(stop.screen, "seat 0")
    stage.click(stop.screen, "frosty")
    assert stop.match.plan.seats[0].who == "frosty"
    stage.click(stop.screen, "seat 0")
    stage.click(stop.screen, "person")
    assert stop.match.plan.seats[0].is_person
    assert stop.changes == 2


def test_choosing_the_same_again_changes_nothing(stop: Stop) -> None:
    stage.click(stop.screen, "seats")
    stage.press(stop.screen, Intent.CONFIRM, Intent.CONFIRM)
    assert stop.changes == 0


@pytest.mark.parametrize(("key", "page"), [("rules", "RulesScene"), ("settings", "SettingsScene")])
def test_rules_and_settings_open_from_here_and_come_back(stop: Stop, key: str, page: str) -> None:
    stage.click(stop.screen, key)
    assert type(stop.screen.manager.top).__name__ == page
    stage.press(stop.screen, Intent.BACK)
    assert isinstance(stop.screen.manager.top, PauseScene)


def test_the_menu_goes_round(stop: Stop) -> None:
    stage.press(stop.screen, Intent.UP)
    scene = stop.screen.manager.top
    assert isinstance(scene, PauseScene)
    assert scene.ring.focused is stage.find(stop.screen, "leave")
    stage.press(stop.screen, Intent.DOWN)
    assert scene.ring.focused is stage.find(stop.screen, "resume")
