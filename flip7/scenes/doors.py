"""The ways from one scene to another.

Each is imported when it is first walked through: the title is on the screen the sooner, and no two scenes have to know
each other.
"""
# ruff: noqa: PLC0415

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from flip7.ui.scene import Scene, SceneManager

if TYPE_CHECKING:
    from flip7.engine import Rules
    from flip7.i18n import Text
    from flip7.scenes.house import House
    from flip7.session import Match


def title(house: "House") -> Scene:
    from flip7.scenes.title import TitleScene

    return TitleScene(house)


def table(house: "House", match: "Match") -> Scene:
    from flip7.scenes.table import TableScene

    return TableScene(house, match)


def podium(house: "House", match: "Match") -> Scene:
    from flip7.scenes.podium import PodiumScene

    return PodiumScene(house, match)


def introduction(house: "House") -> Scene:
    from flip7.scenes.introduction import IntroductionScene

    return IntroductionScene(house)


def offer_of_introduction(house: "House") -> Scene:
    from flip7.scenes.introduction import Offer

    return Offer(house)


def new_table(house: "House") -> Scene:
    from flip7.scenes.new_table import NewTableScene

    return NewTableScene(house)


def rules(chosen: "Rules", edition: str) -> Scene:
    from flip7.scenes.rules import RulesScene

    return RulesScene(chosen, edition)


def records(house: "House") -> Scene:
    from flip7.scenes.records import RecordsScene

    return RecordsScene(house)


def settings(house: "House") -> Scene:
    from flip7.scenes.settings import SettingsScene

    return SettingsScene(house)


def about(house: "House") -> Scene:
    from flip7.scenes.about import AboutScene

    return AboutScene(house)


def seats(house: "House", match: "Match", on_changed: Callable[[], object]) -> Scene:
    from flip7.scenes.seats import SeatsScene

    return SeatsScene(house, match, on_changed)


def pause(house: "House", match: "Match", on_seats_changed: Callable[[], object]) -> Scene:
    from flip7.scenes.pause import PauseScene

    return PauseScene(house, match, on_seats_changed=on_seats_changed)


def story(lines: "Sequence[Text]") -> Scene:
    from flip7.scenes.table.story_scene import StoryScene

    return StoryScene(lines)


def summary(
    house: "House",
    match: "Match",
    on_continue: Callable[[], object],
    *,
    on_pause: Callable[[], object] | None = None,
) -> Scene:
    from flip7.scenes.summary import RoundSummary

    return RoundSummary(house, match, on_continue, on_pause=on_pause)


def go_to_title(manager: SceneManager, house: "House") -> None:
    """Leave everything for the title."""
    manager.reset_to(title(house))


def go_to_table(manager: SceneManager, house: "House", match: "Match") -> None:
    """Sit down at a table."""
    manager.reset_to(table(house, match))
