"""What changed from one version of a file to the next: how a file of any older version becomes one of the present.

The first step of a list leads from version 1 to version 2, the second from 2 to 3, and so on. So the present version is
one more than there are steps, and a change of format is a new step at the end of a list. A step that was released is
never changed: players have files of every version, and tests/data/saves has one of each.

Steps for JSON work on what was read, before anything is checked: any value may be missing or of a wrong kind. They
leave alone what they do not know, and the decoding that follows refuses it.

Steps for the records make and change tables. They also make new files: those have the tables of version 1 and then take
all the steps. So a step works in an empty file, too, and makes the same tables in any. It has to do without
`executescript`, which would end the transaction that all steps share.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from flip7.store.codec import colour_of_word
from flip7.store.validation import Json, whole

if TYPE_CHECKING:
    import sqlite3

JsonStep: TypeAlias = Callable[[dict[str, Json]], None]
"""Changes a file of its version, in place, into one of the next. The number is seen to by `migrate`."""
RecordsStep: TypeAlias = "Callable[[sqlite3.Connection], object]"
"""The same for the records. The number is seen to by `schema.migrate`."""


def version_after(steps: Sequence[object]) -> int:
    """The version that a list of steps ends at."""
    return 1 + len(steps)


def migrate(found: dict[str, Json], steps: Sequence[JsonStep]) -> None:
    """Bring the content of a file up to date, in place. Its version is known to be one that we know."""
    version = whole(found.get("version"), 1, version_after(steps))
    for step in steps[version - 1 :]:
        step(found)
    found["version"] = version_after(steps)


def _match_2(found: dict[str, Json]) -> None:
    """The first games wrote the colour of a seat as a word, "3". Later ones wrote 3, and still called it version 1."""
    _number_colours(found)


def _match_3(found: dict[str, Json]) -> None:
    """Every match was played just so, before there were others."""
    found["occasion"] = {"kind": "table", "name": ""}


def _settings_2(found: dict[str, Json]) -> None:
    """As in a match: the table last used has seats, too."""
    _number_colours(found.get("table"))


def _people_2(found: dict[str, Json]) -> None:
    """Since when opponents remember: before, they remembered everything."""
    found["memories_since"] = None


def _number_colours(table: Json) -> None:
    seats = table.get("seats") if isinstance(table, dict) else None
    for seat in seats if isinstance(seats, list) else []:
        if isinstance(seat, dict) and isinstance(colour := seat.get("colour"), str):
            seat["colour"] = colour_of_word(colour)


def _records_2(connection: "sqlite3.Connection") -> None:
    """Rankings, trophies, the road, the deal of the day, and the bests of this table."""
    for table in _TABLES_OF_RECORDS_2:
        connection.execute(table)


_TABLES_OF_RECORDS_2: Final = (
    # Up to which match they are counted.
    "CREATE TABLE counted (one INTEGER PRIMARY KEY CHECK (one = 1), up_to INTEGER NOT NULL)",
    "CREATE TABLE trophy (name TEXT NOT NULL, trophy TEXT NOT NULL, key TEXT NOT NULL, won TEXT NOT NULL,"
    " times INTEGER NOT NULL, PRIMARY KEY (name, trophy)) WITHOUT ROWID",
    # Sums over matches that a trophy needs: whom somebody has beaten, how many people sat at one table.
    "CREATE TABLE milestone (name TEXT NOT NULL, what TEXT NOT NULL, value INTEGER NOT NULL,"
    " PRIMARY KEY (name, what)) WITHOUT ROWID",
    # A match on the road is not in the table of matches: seats may begin with points there.
    "CREATE TABLE visit (key TEXT PRIMARY KEY, name TEXT NOT NULL, place TEXT NOT NULL, stars INTEGER NOT NULL)"
    " WITHOUT ROWID",
    # A try is written down when it begins, and its result when it is over.
    "CREATE TABLE deal (name TEXT NOT NULL, day TEXT NOT NULL, key TEXT NOT NULL, total INTEGER, place INTEGER,"
    " marks TEXT NOT NULL, PRIMARY KEY (name, day)) WITHOUT ROWID",
    "CREATE TABLE best (what TEXT PRIMARY KEY, value INTEGER NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL,"
    " moment TEXT NOT NULL, before INTEGER NOT NULL) WITHOUT ROWID",
    # One begun by hand; it is open as long as it has no end.
    "CREATE TABLE season (id INTEGER PRIMARY KEY, name TEXT NOT NULL, began TEXT NOT NULL, ended TEXT)",
    "CREATE TABLE rating (season TEXT NOT NULL, player INTEGER NOT NULL, value REAL NOT NULL, deviation REAL NOT NULL,"
    " volatility REAL NOT NULL, matches INTEGER NOT NULL, wins INTEGER NOT NULL, PRIMARY KEY (season, player))"
    " WITHOUT ROWID",
    "CREATE TABLE meeting (season TEXT NOT NULL, player INTEGER NOT NULL, other INTEGER NOT NULL,"
    " matches INTEGER NOT NULL, ahead INTEGER NOT NULL, PRIMARY KEY (season, player, other)) WITHOUT ROWID",
)


def _records_3(connection: "sqlite3.Connection") -> None:
    """A match can have a review, apart from it, so that leafing through the list does not read it."""
    connection.execute("CREATE TABLE review (match INTEGER PRIMARY KEY, document BLOB NOT NULL)")


MATCH: Final[Sequence[JsonStep]] = (_match_2, _match_3)
SETTINGS: Final[Sequence[JsonStep]] = (_settings_2,)
PEOPLE: Final[Sequence[JsonStep]] = (_people_2,)
GHOSTS: Final[Sequence[JsonStep]] = ()
PUZZLES: Final[Sequence[JsonStep]] = ()
RECORDS: Final[Sequence[RecordsStep]] = (_records_2, _records_3)
