"""The people of this computer: their names, and how they are known on screen.

A person is known by the name, here as in the records: two people of one name are one person.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from flip7.engine import MAX_SEATS
from flip7.match.plan import PERSON, SeatPlan
from flip7.store import codec, migrations, validation
from flip7.store.validation import Json, WrongValue

MAGIC: Final = "flip7 people"
VERSION: Final = migrations.version_after(migrations.PEOPLE)
_MOST: Final = 10_000


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here."""

    name: str
    colour: int
    """Which of the theme's seat colours."""
    symbol: str
    """A name from assets/symbols."""

    @classmethod
    def of(cls, seat: SeatPlan) -> "Person":
        """Who sits there."""
        return cls(seat.name, seat.colour, seat.symbol)

    def seat(self) -> SeatPlan:
        """A seat for them at any table."""
        return SeatPlan(self.name, PERSON, self.colour, self.symbol)


@dataclass(frozen=True, slots=True)
class People:
    """Everybody known, who played last first. Every change gives new people and leaves these as they are.

    >>> people = People().kept(Person("Anna", 0, "star")).kept(Person("Ben", 1, "key"))
    >>> [person.name for person in people.renamed("Ben", "Benno").seated(["Benno"]).known]
    ['Benno', 'Anna']
    """

    known: tuple[Person, ...] = ()
    records_read: bool = False
    """Whether those are here who were in the records before people were kept."""
    memories_since: datetime | None = None
    """AI opponents remember no match that ended before this moment; None if they remember all."""

    def find(self, name: str) -> Person | None:
        """The person of that name."""
        return next((person for person in self.known if person.name == name), None)

    def kept(self, person: Person) -> "People":
        """With this person at the end, or with this look for somebody who is here already."""
        if self.find(person.name) is None:
            return replace(self, known=(*self.known, person))
        return replace(self, known=tuple(person if one.name == person.name else one for one in self.known))

    def joined(self, people: Iterable[Person]) -> "People":
        """With those of them at the end whose names are new here."""
        found = self
        for person in people:
            if person.name and found.find(person.name) is None:
                found = found.kept(person)
        return found

    def renamed(self, name: str, other: str) -> "People":
        """With another name for somebody. If there is a person of that name, the two are one from now on."""
        person = self.find(name)
        if person is None or name == other:
            return self
        if self.find(other) is not None:
            return self.without(name)
        known = tuple(replace(one, name=other) if one is person else one for one in self.known)
        return replace(self, known=known)

    def without(self, name: str) -> "People":
        """Without the person of that name."""
        return replace(self, known=tuple(one for one in self.known if one.name != name))

    def seated(self, names: Iterable[str]) -> "People":
        """With those who sit down now before all others, in their order."""
        first = [person for name in names if (person := self.find(name)) is not None]
        return replace(self, known=(*first, *(one for one in self.known if one not in first)))


@dataclass(frozen=True, slots=True)
class ReadPeople:
    """People out of a file."""

    people: People
    wrong: int = 0
    """How many entries made no sense, and are left out."""


def read(data: bytes) -> ReadPeople:
    """People from JSON. `Damaged` only if it is no such file at all; a wrong entry costs no other."""
    found = validation.document(data, MAGIC, VERSION)
    migrations.migrate(found, migrations.PEOPLE)
    people = People(records_read=found.get("records_read") is True, memories_since=_moment(found.get("memories_since")))
    wrong = 0
    for entry in validation.items(found.get("people"), _MOST):
        try:
            people = people.joined([_person(entry)])
        except WrongValue:
            wrong += 1
    return ReadPeople(people, wrong)


def written(people: People) -> bytes:
    """People as `read` takes them."""
    entries: list[Json] = [
        {"name": person.name, "colour": person.colour, "symbol": person.symbol} for person in people.known
    ]
    body: dict[str, Json] = {"magic": MAGIC, "version": VERSION, "people": entries}
    body["records_read"] = people.records_read
    body["memories_since"] = None if people.memories_since is None else people.memories_since.isoformat()
    return validation.bytes_of(body)


def _moment(value: Json) -> datetime | None:
    """A moment that makes no sense is none: then everything is remembered."""
    try:
        return codec.moment_from_json(value)
    except ValueError:
        return None


def _person(value: Json) -> Person:
    found = validation.fields(value)
    name = validation.name(found.get("name")).strip()
    if not name:
        raise WrongValue("no name")
    return Person(name, validation.whole(found.get("colour"), 0, MAX_SEATS - 1), validation.word(found.get("symbol")))
