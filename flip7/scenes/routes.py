"""All scenes of the game, in one list.

Each is imported when it is first asked for: the title is on the screen the sooner.
"""
# ruff: noqa: PLC0415

from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING

from flip7.app.navigation import Navigation
from flip7.ui.scene import Scene, SceneManager

if TYPE_CHECKING:
    from datetime import datetime

    from flip7.ai.table import Table
    from flip7.app.context import Context
    from flip7.engine import Card, Rules
    from flip7.match.log import Log
    from flip7.match.match import Match, SeatPlan
    from flip7.match.plan import SavedMatch
    from flip7.ui.widgets.textfield import TextField


class Routes(Navigation):
    """The ways between the scenes of one run."""

    def __init__(self, context: "Context") -> None:
        self._context = context

    def title(self) -> Scene:
        from flip7.scenes.title import TitleScene

        return TitleScene(self._context)

    def table(self, match: "Match") -> Scene:
        from flip7.scenes.table import TableScene

        return TableScene(self._context, match)

    def podium(self, match: "Match") -> Scene:
        from flip7.scenes.podium import PodiumScene

        return PodiumScene(self._context, match)

    def introduction(self) -> Scene:
        from flip7.scenes.introduction import IntroductionScene

        return IntroductionScene(self._context)

    def offer_of_introduction(self) -> Scene:
        from flip7.scenes.introduction import Offer

        return Offer(self._context)

    def who_plays(self) -> Scene:
        from flip7.scenes.introduction import WhoPlays

        return WhoPlays(self._context)

    def new_table(self) -> Scene:
        from flip7.scenes.new_table import NewTableScene

        return NewTableScene(self._context)

    def people(self) -> Scene:
        from flip7.scenes.people import PeopleScene

        return PeopleScene(self._context)

    def rules(self, chosen: "Rules", edition: str, about: "Card | None" = None) -> Scene:
        from flip7.scenes.rules import RulesScene, chapter_about

        return RulesScene(chosen, edition, open_at=chapter_about(about), bindings=self._context.bindings)

    def road(self, table: str | None = None) -> Scene:
        from flip7.scenes.road import RoadScene

        return RoadScene(self._context, table)

    def day(self, today: Callable[[], date] = date.today) -> Scene:
        from flip7.scenes.day import DayScene

        return DayScene(self._context, today)

    def records(self) -> Scene:
        from flip7.scenes.records import RecordsScene

        return RecordsScene(self._context)

    def puzzles(self) -> Scene:
        from flip7.scenes.puzzles import PuzzlesScene

        return PuzzlesScene(self._context)

    def settings(self) -> Scene:
        from flip7.scenes.settings import SettingsScene

        return SettingsScene(self._context)

    def about(self) -> Scene:
        from flip7.scenes.about import AboutScene

        return AboutScene(self._context)

    def seats(self, match: "Match", on_changed: Callable[[], object]) -> Scene:
        from flip7.scenes.seats import SeatsScene

        return SeatsScene(self._context, match, on_changed)

    def pause(self, match: "Match", on_seats_changed: Callable[[], object]) -> Scene:
        from flip7.scenes.pause import PauseScene

        return PauseScene(self._context, match, on_seats_changed=on_seats_changed)

    def log(self, log: "Log", seats: "Sequence[SeatPlan]") -> Scene:
        from flip7.scenes.log.scene import LogScene

        return LogScene(log, seats)

    def cards_left(self, table: "Table", seat: int | None) -> Scene:
        from flip7.scenes.cards_left import CardsLeftScene

        return CardsLeftScene(table, seat)

    def summary(
        self, match: "Match", on_continue: Callable[[], object], *, on_pause: Callable[[], object] | None = None
    ) -> Scene:
        from flip7.scenes.summary import RoundSummary

        return RoundSummary(self._context, match, on_continue, on_pause=on_pause)

    def letters(self, field: "TextField") -> Scene:
        from flip7.scenes.letters import LettersScene

        return LettersScene(self._context, field, digits_only=not field.cleaned("a"))

    def review(self, match: "SavedMatch", ended: "datetime | None" = None) -> Scene:
        from flip7.scenes.review import ReviewScene

        return ReviewScene(self._context, match, ended)

    def go_to_title(self, manager: SceneManager) -> None:
        """Leave everything for the title."""
        manager.reset_to(self.title())

    def go_to_table(self, manager: SceneManager, match: "Match") -> None:
        """Sit down at a table."""
        manager.reset_to(self.table(match))
