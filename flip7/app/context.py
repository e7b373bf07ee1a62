"""What all scenes share: the preferences, the match under way, the records, and the ways between the scenes."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from random import SystemRandom
from typing import TYPE_CHECKING, ClassVar

from flip7.app.first_table import first_table, person_name
from flip7.app.known_ghosts import KnownGhost, KnownGhosts
from flip7.app.known_people import KnownPeople
from flip7.app.navigation import Navigation
from flip7.app.preferences import Preferences
from flip7.app.saving import MatchSaver, presentable
from flip7.app.shortcuts import Shortcuts
from flip7.i18n import Text
from flip7.match.daily import DealOfTheDay
from flip7.match.match import Match, Origin, SeatPlan, TablePlan
from flip7.match.occasion import TABLE, Kind, Occasion
from flip7.match.plan import SavedMatch
from flip7.match.road import ROAD, RoadTable
from flip7.store.home import Home
from flip7.store.notices import Notices
from flip7.store.people import Person
from flip7.store.settings_file import SettingsFile
from flip7.store.writer import Job, Writer
from flip7.ui.audio import Audio
from flip7.ui.scene import Scene
from flip7.ui.window import Window

if TYPE_CHECKING:
    from flip7.app.puzzles import Puzzles
    from flip7.app.reviews import Reviews
    from flip7.match.review import Review
    from flip7.store.records import Records


class Context(Preferences):
    """One for the whole run of the program. Without a home nothing is kept: for pictures and tests."""

    routes: ClassVar["Callable[[Context], Navigation]"]
    """Makes the navigation. The scenes set it: what they share does not know them."""

    def __init__(
        self,
        home: Home | None = None,
        *,
        audio: Audio | None = None,
        seed: int | None = None,
        language: str | None = None,
        writer: Writer | None = None,
        in_background: bool = False,
    ) -> None:
        """`in_background` has the reviews of matches computed by processes of their own."""
        self.home = home
        self._notices = Notices()
        writer = writer or Writer()
        file: SettingsFile | None = None
        if home is not None:
            home.prepare(self._notices)
            file = SettingsFile(home.settings, self._notices)
        super().__init__(file, writer, audio or Audio(), language)
        self._saver = MatchSaver(home, self._notices, writer) if home is not None else None
        self._under_way = self._saver.load() if self._saver is not None else None
        self._next_seed = seed
        self.people = KnownPeople(home, self._notices, writer, self.settings.table)
        """Who plays here."""
        self.ghosts = KnownGhosts(home, self._notices, writer, self._saver)
        """How those play, for seats that play like them."""
        if self._under_way is not None:
            self.ghosts.tell_of_strangers(self._under_way.plan)
        self._in_background = in_background
        self._reviews: Reviews | None = None
        self._puzzles: Puzzles | None = None

    @property
    def puzzles(self) -> "Puzzles":
        """What people can be asked: their own mistakes, and the streak."""
        if self._puzzles is None:
            # The title needs none of what they are made with.
            from flip7.app.puzzles import Puzzles  # noqa: PLC0415

            self._puzzles = Puzzles(self.home, self._notices, self._writer)
        return self._puzzles

    @property
    def navigation(self) -> Navigation:
        """The ways to all scenes."""
        return Context.routes(self)

    def attach(self, window: Window) -> None:
        super().attach(window)
        window.manager.unheard = Shortcuts(self, window.manager, self.rules_page)

    def close(self) -> None:
        """Keep what is only kept at the end, the size of the window, and wait until everything is written."""
        self.window = None
        if self._reviews is not None:
            self._reviews.close()
        self.keep_settings()
        self.ghosts.close()
        if self._saver is not None:
            self._saver.close()
        self._writer.close()

    def quit(self) -> None:
        """Close the window. The match under way is kept already."""
        if self.window is not None:
            self.window.stop()

    def take_notices(self) -> tuple[Text, ...]:
        """What the player must be told, each once."""
        self._writer.check()
        return tuple(notice.text for notice in self._notices.take())

    @property
    def records(self) -> "Records | None":
        """All matches that were played to their end; None where nothing is kept."""
        return self._saver.records if self._saver is not None else None

    @property
    def reviews(self) -> "Reviews":
        """The reviews of matches that are over."""
        if self._reviews is None:
            # The title needs none of what they are computed with.
            from flip7.app.reviews import Reviews  # noqa: PLC0415
            from flip7.match.review.background import ReviewProcess, SlicedReview  # noqa: PLC0415

            start = ReviewProcess if self._in_background else SlicedReview
            self._reviews = Reviews(start, find=self._kept_review, keep=self._keep_review)
        return self._reviews

    @property
    def entering(self) -> Job | None:
        """The last match on its way into the records."""
        return self._saver.entering if self._saver is not None else None

    def change_records(self, change: "Callable[[Records], object]") -> Job | None:
        """Have this done to the records while the frames go on."""
        return self._saver.change_records(change) if self._saver is not None else None

    def export_records(self, day: date) -> Job | None:
        """Write the records for a spreadsheet while the frames go on."""
        return self._saver.export_records(day) if self._saver is not None else None

    def known_people(self) -> tuple[Person, ...]:
        """Everybody who can be offered a seat, who played last first. Those of the records are among them."""
        if not self.people.records_read and self.records is not None:
            self.people.read_records(self.records.people())
        return self.people.known

    def known_ghosts(self) -> tuple[KnownGhost, ...]:
        """The ghosts that can be offered a seat, in the order of their people. What is not known yet is being learned
        then, while the frames go on."""
        if self.ghosts.learning is None:
            self.ghosts.learn()
        return self.ghosts.among(self.known_people())

    def rename_person(self, name: str, other: str) -> None:
        """Somebody is called something else from now on: in the list, at the tables and in the records. If there is a
        person of that name, the two become one, and so do their records."""
        self.people.rename(name, other)
        self.ghosts.rename(name, other)
        if self._under_way is not None:
            self._under_way.rename_person(name, other)
        if self.settings.table is not None:
            seats = [replace(seat, name=other) if seat.name == name and seat.is_person else seat
                     for seat in self.settings.table.seats]  # fmt: skip
            self.change(table=replace(self.settings.table, seats=_named_once(seats)))
        self.change_records(lambda records: records.rename_person(name, other))

    def forget_person(self, name: str, *, statistics: bool) -> None:
        """Somebody is not offered any more, and sits at the table last used without a name. The matches keep it; with
        `statistics` these are forgotten, too."""
        self.people.forget(name)
        self.ghosts.forget(name)
        if self.settings.table is not None:
            seats = [replace(seat, name=person_name(number)) if seat.name == name and seat.is_person else seat
                     for number, seat in enumerate(self.settings.table.seats, 1)]  # fmt: skip
            self.change(table=replace(self.settings.table, seats=tuple(seats)))
        if statistics:
            self.change_records(lambda records: records.forget_person(name))

    def last_plan(self) -> TablePlan:
        """The table last used, or a good one to begin with."""
        return presentable(self.settings.table) if self.settings.table is not None else first_table(self.people.first)

    def rules_page(self) -> Scene:
        """The rules of the match under way, or else those of the table last used."""
        plan = self.last_plan() if self._under_way is None else self._under_way.plan
        return self.navigation.rules(plan.rules, plan.edition)

    def remember_table(self, plan: TablePlan) -> None:
        """Have this table offered the next time."""
        # The first table is not written down as it is: its names follow the language until somebody chooses others.
        if plan != self.last_plan():
            self.change(table=plan, edition=plan.edition)

    @property
    def all_saved(self) -> bool:
        """Whether the match under way, if there is one, can be continued at the next start."""
        if self._under_way is None:
            return True
        return self._saver is not None and self._saver.holds(self._under_way)

    def saved(self, match: Match) -> bool:
        """Whether what was decided last may be shown: it is on disk, or the player is told why it cannot be."""
        return self._saver is None or self._saver.saved(match)

    def match_under_way(self) -> Match | None:
        """The match to continue, if there is one."""
        return self._under_way

    def new_match(self, plan: TablePlan, origin: Origin | int | None = None, occasion: Occasion = TABLE) -> Match:
        """Begin a match at this table; it is kept from now on, in the place of the one under way. Without an origin
        there is a new seed. Only a table that somebody has set up is offered the next time."""
        if occasion == TABLE:
            self.remember_table(plan)
            self.people.sit_down(plan)
        chosen = self.new_seed() if origin is None else origin
        if self._saver is None:
            self._under_way = Match(plan, chosen, occasion=occasion)
        else:
            self._under_way = self._saver.begin(plan, chosen, occasion)
        return self._under_way

    def begin_road(self, table: RoadTable, person: SeatPlan) -> Match:
        """A match at a table on the road, by the switches of the table last used."""
        plan = self.last_plan()
        return self.new_match(
            table.plan(person, plan.edition, plan.rules), table.origin(self.new_seed()), table.occasion
        )

    def begin_deal(self, deal: DealOfTheDay, person: SeatPlan) -> Match:
        """The one try of this day that counts. It is written down at once, so that there is no second one."""
        match = self.new_match(deal.plan(person), deal.origin, deal.occasion)
        begun = person.name, match.occasion.name, match.stamp.key
        self.change_records(lambda records: records.begin_deal(*begun))
        return match

    def once_more(self, match: Match) -> Match:
        """Another match at the same table: for the road if that one was."""
        table = ROAD.get(match.occasion.name) if match.occasion.kind is Kind.ROAD else None
        return self.new_match(match.plan) if table is None else self.begin_road(table, match.plan.seats[0])

    def finish(self, match: Match) -> None:
        """A match has its outcome: into the records with it, and there is nothing to continue. Once is enough."""
        if match is not self._under_way:
            return
        self._under_way = None
        if self._saver is not None:
            self._saver.finish()
            self.ghosts.learn()
        if self._in_background:
            self.reviews.begin(SavedMatch.of(match))

    def _kept_review(self, match: SavedMatch) -> "Review | None":
        return self.records.review(match.stamp) if self.records is not None else None

    def _keep_review(self, match: SavedMatch, review: "Review") -> None:
        self.puzzles.learn(match, review)
        self.change_records(lambda records: records.keep_review(match.stamp, review))

    def new_seed(self) -> int:
        """What the next match begins with."""
        if self._next_seed is None:
            return SystemRandom().randrange(2**32)
        self._next_seed += 1
        return self._next_seed - 1


def _named_once(seats: Sequence[SeatPlan]) -> tuple[SeatPlan, ...]:
    """Seats without those of people who sit there already: two names were one person's."""
    kept: list[SeatPlan] = []
    for seat in seats:
        if not (seat.is_person and any(other.is_person and other.name == seat.name for other in kept)):
            kept.append(seat)
    return tuple(kept)
