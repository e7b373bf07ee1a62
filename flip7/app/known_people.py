"""The people of this run: known at once, and kept by the writer while the frames go on."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from functools import partial

from flip7.app.first_table import person_name
from flip7.app.saving import presentable_seat
from flip7.match.match import TablePlan
from flip7.match.plan import now
from flip7.store.home import Home
from flip7.store.notices import Notices
from flip7.store.people import People, Person
from flip7.store.people_file import Change, PeopleFile
from flip7.store.writer import Writer
from flip7.ui.theme import SEAT_COLOURS


class KnownPeople:
    """Who plays here, who played last first. Without a home nobody is known after this run."""

    def __init__(self, home: Home | None, notices: Notices, writer: Writer, table: TablePlan | None) -> None:
        """Where no people were kept yet, those of the table last used are the first."""
        self._file = PeopleFile(home.people, notices) if home is not None else None
        self._writer = writer
        found = self._file.load() if self._file is not None else None
        self._people = found if found is not None else People().joined(_named(table))

    @property
    def known(self) -> tuple[Person, ...]:
        """Everybody, with nothing that this version of the game could not show."""
        return tuple(Person.of(presentable_seat(person.seat())) for person in self._people.known)

    @property
    def first(self) -> Person | None:
        """Who played last, or the only one there is; None if nobody is known."""
        return self.known[0] if self._people.known else None

    @property
    def records_read(self) -> bool:
        """Whether those are here who were in the records before people were kept."""
        return self._people.records_read

    def find(self, name: str) -> Person | None:
        """The person of that name."""
        return next((person for person in self.known if person.name == name), None)

    def keep(self, person: Person) -> None:
        """Somebody new, or a new look for somebody who is known."""
        self._change(lambda people: people.kept(person))

    def read_records(self, people: Iterable[Person]) -> None:
        """Those who have played before people were kept. It is done once: who is forgotten later stays so."""
        found = tuple(people)
        self._change(lambda known: replace(known.joined(found), records_read=True))

    def rename(self, name: str, other: str) -> None:
        """Another name for somebody; the two are one if there is a person of that name."""
        self._change(lambda people: people.renamed(name, other))

    def forget(self, name: str) -> None:
        """Nobody of that name is known any more."""
        self._change(lambda people: people.without(name))

    @property
    def memories_since(self) -> datetime | None:
        """AI opponents remember no match that ended before this moment; None if they remember all."""
        return self._people.memories_since

    def forget_memories(self) -> None:
        """AI opponents remember no match up to now."""
        self._change(lambda people: replace(people, memories_since=now()))

    def sit_down(self, plan: TablePlan) -> None:
        """Those who play now are the first to be offered the next time, with the look that they have here."""
        playing = _named(plan)

        def seat(people: People) -> People:
            for person in playing:
                people = people.kept(person)
            return people.seated([person.name for person in playing])

        self._change(seat)

    def _change(self, change: Change) -> None:
        before, self._people = self._people, change(self._people)
        if self._file is not None and self._people != before:
            self._writer.do(partial(self._file.change, change, before))


def _named(table: TablePlan | None) -> list[Person]:
    """The people of a table who have given their names."""
    unnamed = {person_name(number) for number in range(1, len(SEAT_COLOURS) + 1)}
    seats = table.seats if table is not None else ()
    return [Person.of(seat) for seat in seats if seat.is_person and seat.name not in unnamed]
