"""The ways from one scene to another, as the scenes know them.

No two scenes have to know each other: each asks the context for the next one. `flip7.scenes.routes` has the scenes
themselves.
"""

from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING, Protocol

from flip7.ui.scene import Scene, SceneManager

if TYPE_CHECKING:
    from datetime import datetime

    from flip7.ai.table import Table
    from flip7.engine import Card, Rules
    from flip7.match.log import Log
    from flip7.match.match import Match, SeatPlan
    from flip7.match.plan import SavedMatch
    from flip7.ui.widgets.textfield import TextField


class Navigation(Protocol):
    """Makes every scene of the game, and goes to some of them."""

    def title(self) -> Scene:
        """The title, where everything begins."""
        ...

    def table(self, match: "Match") -> Scene:
        """The table of a match. It goes on from where the match stands, and shows nothing of what was before."""
        ...

    def podium(self, match: "Match") -> Scene:
        """The end of a match; it must be over."""
        ...

    def introduction(self) -> Scene:
        """The lesson at the table, with a match of its own that is not recorded."""
        ...

    def offer_of_introduction(self) -> Scene:
        """The question whether to begin with the lesson: an overlay."""
        ...

    def who_plays(self) -> Scene:
        """The question who is at the screen, which the offer of the lesson follows: an overlay."""
        ...

    def new_table(self) -> Scene:
        """Where a table is set up and a match begins."""
        ...

    def people(self) -> Scene:
        """Everybody who is known here: names, looks, and what opponents remember of them."""
        ...

    def rules(self, chosen: "Rules", edition: str, about: "Card | None" = None) -> Scene:
        """The rules as they are by `chosen`; `edition` is the name of their edition, or "custom". They open at the
        chapter about a card, or else at their beginning."""
        ...

    def road(self, table: str | None = None) -> Scene:
        """The road to the Lion, with the table of this id chosen."""
        ...

    def day(self, today: Callable[[], date] = date.today) -> Scene:
        """The deal of the day, and how the days before went. `today` tells which day it is."""
        ...

    def records(self) -> Scene:
        """The matches played so far, and everybody's statistics."""
        ...

    def puzzles(self) -> Scene:
        """What would you do? Questions out of matches."""
        ...

    def settings(self) -> Scene:
        """All that a player can choose about the program."""
        ...

    def about(self) -> Scene:
        """Who has made what, and the licences."""
        ...

    def seats(self, match: "Match", on_changed: Callable[[], object]) -> Scene:
        """An overlay that hands seats of a running match over; `on_changed` is called after each handover."""
        ...

    def pause(self, match: "Match", on_seats_changed: Callable[[], object]) -> Scene:
        """The menu over a table. `on_seats_changed` is called when a seat was handed over from there."""
        ...

    def log(self, log: "Log", seats: "Sequence[SeatPlan]") -> Scene:
        """An overlay with what has happened in the match, round by round."""
        ...

    def cards_left(self, table: "Table", seat: int | None) -> Scene:
        """An overlay with what is left in the deck; the numbers that would bust `seat` are marked."""
        ...

    def summary(
        self, match: "Match", on_continue: Callable[[], object], *, on_pause: Callable[[], object] | None = None
    ) -> Scene:
        """An overlay after a round: `on_continue` begins the next one, `on_pause` opens the menu if there is one."""
        ...

    def letters(self, field: "TextField") -> Scene:
        """An overlay with a keyboard on the screen, which writes into a text field."""
        ...

    def review(self, match: "SavedMatch", ended: "datetime | None" = None) -> Scene:
        """A match looked at again: everybody's chances, skill and luck, and the telling moments."""
        ...

    def go_to_title(self, manager: SceneManager) -> None:
        """Leave everything for the title."""
        ...

    def go_to_table(self, manager: SceneManager, match: "Match") -> None:
        """Sit down at a table."""
        ...
