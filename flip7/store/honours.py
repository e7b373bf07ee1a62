"""What people have reached besides the statistics: trophies, tables on the road, deals of the day, bests of this table.

All of it is worked out when a match goes into the records, from that match and from what is known already, so every
question has its answer ready. People are known by their names here, as in the list of people.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum
from itertools import takewhile
from typing import Final

from flip7.match import trophies
from flip7.match.daily import marks, streak
from flip7.match.history import History
from flip7.match.match import Match
from flip7.match.occasion import Kind
from flip7.match.road import ROAD, Visit
from flip7.match.trophies import TROPHIES, Career, Feat
from flip7.store import validation
from flip7.store.finished_match import FinishedMatch
from flip7.store.values import count_of, moment_of, name_of, text_of, whole_of

_BEATEN: Final = "beaten "
_COMPANIONS: Final = "companions"
_LONGEST_EVENING: Final = 200
"""Matches. It keeps the question short however many there are."""


class Best(Enum):
    """A record of this table. Only people hold one."""

    ROUND = "round"
    """The most points in one round."""
    FLIP_SEVENS = "flip sevens"
    """The most Flip 7s in one match."""
    STREAK = "streak"
    """The most matches won in a row."""
    COMEBACK = "comeback"
    """The most points behind the leader after a round, and won."""
    LEAD = "lead"
    """The most points ahead at the end."""
    BUSTS = "busts"
    """The most busts on one evening."""


@dataclass(frozen=True, slots=True)
class BestOf:
    """Who holds a record of this table, and since when."""

    best: Best
    value: int
    name: str
    key: str
    """The match it was set in."""
    moment: datetime
    before: int
    """The value that was best until then; 0 for the first one."""


@dataclass(frozen=True, slots=True)
class Won:
    """A trophy that somebody has."""

    trophy: str
    name: str
    moment: datetime
    """When it was won first."""
    times: int
    """In so many matches it would have been won."""


@dataclass(frozen=True, slots=True)
class DayPlayed:
    """A try of the deal of a day."""

    day: date
    total: int | None
    """None until the match is over."""
    place: int
    marks: str


def enter(finished: FinishedMatch, connection: sqlite3.Connection) -> None:
    """Count a match that was not counted before."""
    history = History.of(Match.resume(finished.match))
    people = [
        seat for seat, plan in enumerate(finished.match.plan.seats) if plan.is_person and finished.seats[seat].counted
    ]
    for seat in people:
        name = validation.clean_name(finished.match.plan.seats[seat].name)
        feat = Feat(history, finished.match.plan, seat)
        _note_milestones(connection, name, feat)
        if finished.match.occasion.kind is Kind.DAY:
            _end_deal(connection, name, finished, history, seat)
        if finished.match.occasion.kind is not Kind.ROAD:
            for best, value in _bests(connection, name, feat, finished):
                _note_best(connection, best, value, name, finished)
    for seat in people:
        name = validation.clean_name(finished.match.plan.seats[seat].name)
        reached = {
            *trophies.feats(Feat(history, finished.match.plan, seat)),
            *trophies.reached(career(name, connection)),
        }
        for trophy in reached:
            _note_trophy(connection, name, trophy, finished)


def enter_visit(finished: FinishedMatch, connection: sqlite3.Connection) -> bool:
    """Count a match on the road; False if it was counted before, or is at no table that we know."""
    table = ROAD.get(finished.match.occasion.name)
    if table is None:
        return False
    added = connection.execute(
        "INSERT OR IGNORE INTO visit (key, name, place, stars) VALUES (?, ?, ?, ?)",
        (
            finished.match.stamp.key,
            validation.clean_name(finished.match.plan.seats[0].name),
            table.id,
            table.stars(History.of(Match.resume(finished.match))),
        ),
    )
    if added.rowcount:
        enter(finished, connection)
    return bool(added.rowcount)


def begin_deal(name: str, day: str, key: str, connection: sqlite3.Connection) -> bool:
    """Write down that a try of this day, as in 2026-11-18, has begun. It counts from now on, finished or not."""
    connection.execute(
        "INSERT OR IGNORE INTO deal (name, day, key, marks) VALUES (?, ?, ?, '')",
        (validation.clean_name(name), day, key),
    )
    return True


def trophies_of(name: str, connection: sqlite3.Connection) -> tuple[Won, ...]:
    """What somebody has, the first one first."""
    rows = connection.execute("SELECT trophy, name, won, times FROM trophy WHERE name = ? ORDER BY won", (name,))
    return tuple(_won(row) for row in rows if row[0] in TROPHIES)


def trophies_of_match(key: str, connection: sqlite3.Connection) -> tuple[Won, ...]:
    """The trophies that were won for the first time in this match, by whomever."""
    rows = connection.execute("SELECT trophy, name, won, times FROM trophy WHERE key = ?", (key,))
    return tuple(_won(row) for row in rows if row[0] in TROPHIES)


def bests(connection: sqlite3.Connection) -> tuple[BestOf, ...]:
    """The records of this table, as far as there are any."""
    rows = connection.execute("SELECT what, value, name, key, moment, before FROM best").fetchall()
    known = {best.value: best for best in Best}
    found = {
        known[row[0]]: BestOf(
            known[row[0]], count_of(row[1]), name_of(row[2]), text_of(row[3]), moment_of(row[4]), count_of(row[5])
        )
        for row in rows
        if row[0] in known
    }
    return tuple(found[best] for best in Best if best in found)


def visits(name: str, connection: sqlite3.Connection) -> dict[str, Visit]:
    """How far somebody has come on the road, by table."""
    rows = connection.execute("SELECT place, stars FROM visit WHERE name = ?", (name,))
    stars: dict[str, list[int]] = defaultdict(list)
    for place, given in rows:
        if place in ROAD:
            stars[place].append(whole_of(given) & 0b111)
    return {place: Visit(_union(given), len(given)) for place, given in stars.items()}


def deals(name: str, connection: sqlite3.Connection) -> tuple[DayPlayed, ...]:
    """The days that somebody has tried, in their order."""
    rows = connection.execute("SELECT day, total, place, marks FROM deal WHERE name = ? ORDER BY day", (name,))
    found: list[DayPlayed] = []
    for day, total, place, signs in rows:
        try:
            tried = date.fromisoformat(text_of(day))
        except ValueError:
            continue
        found.append(DayPlayed(tried, None if total is None else count_of(total), count_of(place), text_of(signs)))
    return tuple(found)


def career(name: str, connection: sqlite3.Connection) -> Career:
    """What all matches of somebody make together."""
    rows = connection.execute("SELECT what, value FROM milestone WHERE name = ?", (name,))
    values = {text_of(what): whole_of(value) for what, value in rows}
    reached = visits(name, connection).values()
    played = [one.day for one in deals(name, connection) if one.total is not None]
    return Career(
        beaten=frozenset(what.removeprefix(_BEATEN) for what in values if what.startswith(_BEATEN)),
        day_streak=max((streak(played, day) for day in played), default=0),
        road_tables=sum(visit.stars & 1 for visit in reached),
        road_stars=sum(visit.count for visit in reached),
        companions=values.get(_COMPANIONS, 0),
    )


def rename(name: str, other: str, connection: sqlite3.Connection) -> None:
    """What somebody has belongs to that name from now on. Where both have something, the better is kept."""
    connection.execute(
        "INSERT INTO milestone (name, what, value) SELECT ?, what, value FROM milestone WHERE name = ?"
        " ON CONFLICT (name, what) DO UPDATE SET value = max(value, excluded.value)",
        (other, name),
    )
    connection.execute(
        "INSERT INTO trophy (name, trophy, key, won, times) SELECT ?, trophy, key, won, times FROM trophy"
        " WHERE name = ? ON CONFLICT (name, trophy) DO UPDATE SET times = times + excluded.times,"
        " key = CASE WHEN excluded.won < won THEN excluded.key ELSE key END, won = min(won, excluded.won)",
        (other, name),
    )
    connection.execute("UPDATE OR IGNORE deal SET name = ? WHERE name = ?", (other, name))
    connection.execute("UPDATE visit SET name = ? WHERE name = ?", (other, name))
    connection.execute("UPDATE best SET name = ? WHERE name = ?", (other, name))
    for table in ("milestone", "trophy", "deal"):
        connection.execute(f"DELETE FROM {table} WHERE name = ?", (name,))


def forget(name: str, connection: sqlite3.Connection) -> None:
    """Take out what somebody has. The tries of days stay: forgetting oneself gives no second one."""
    for table in ("milestone", "trophy", "visit", "best"):
        connection.execute(f"DELETE FROM {table} WHERE name = ?", (name,))


def _won(row: tuple[object, ...]) -> Won:
    return Won(text_of(row[0]), name_of(row[1]), moment_of(row[2]), count_of(row[3]))


def _union(given: list[int]) -> int:
    """The goals reached in any of these matches."""
    together = 0
    for stars in given:
        together |= stars
    return together


def _note_milestones(connection: sqlite3.Connection, name: str, feat: Feat) -> None:
    reached = {_COMPANIONS: sum(seat.is_person for seat in feat.plan.seats)}
    if feat.won:
        reached |= {_BEATEN + seat.who: 1 for seat in feat.plan.seats if not seat.is_person}
    for what, value in reached.items():
        connection.execute(
            "INSERT INTO milestone (name, what, value) VALUES (?, ?, ?)"
            " ON CONFLICT (name, what) DO UPDATE SET value = max(value, excluded.value)",
            (name, what, value),
        )


def _end_deal(connection: sqlite3.Connection, name: str, finished: FinishedMatch, history: History, seat: int) -> None:
    """Only the try that was begun first has a result."""
    result = finished.seats[seat]
    connection.execute(
        "INSERT INTO deal (name, day, key, total, place, marks) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (name, day) DO UPDATE SET total = excluded.total, place = excluded.place,"
        " marks = excluded.marks WHERE key = excluded.key",
        (
            name,
            finished.match.occasion.name,
            finished.match.stamp.key,
            result.total,
            result.place,
            marks(history, seat),
        ),
    )


def _bests(
    connection: sqlite3.Connection, name: str, feat: Feat, finished: FinishedMatch
) -> Iterator[tuple[Best, int]]:
    own = feat.own
    yield Best.ROUND, own.best_points
    yield Best.FLIP_SEVENS, len(own.flip_sevens)
    if feat.won and len(feat.plan.seats) > 1:
        yield Best.COMEBACK, max(feat.behind(), default=0)
        yield Best.LEAD, feat.lead
    yield Best.STREAK, _streak(connection, name, finished)
    yield Best.BUSTS, _busts_of_the_evening(connection, name, finished)


def _streak(connection: sqlite3.Connection, name: str, finished: FinishedMatch) -> int:
    """Matches won in a row up to this one."""
    rows = connection.execute(
        "SELECT seat.won FROM seat JOIN player ON player.id = seat.player WHERE player.who = 'person'"
        " AND player.name = ? AND seat.match <= (SELECT id FROM match WHERE key = ?) ORDER BY seat.match DESC",
        (name, finished.match.stamp.key),
    )
    return sum(1 for _won in takewhile(lambda row: bool(row[0]), rows))


def _busts_of_the_evening(connection: sqlite3.Connection, name: str, finished: FinishedMatch) -> int:
    """Busts on the day of this match, up to it."""
    evening = finished.ended.date().isoformat()
    row = connection.execute(
        "SELECT sum(seat.busts) FROM seat JOIN player ON player.id = seat.player JOIN match ON match.id = seat.match"
        " WHERE player.who = 'person' AND player.name = :name AND match.ended >= :from AND match.ended < :to"
        " AND match.id <= (SELECT id FROM match WHERE key = :key)"
        " AND match.id > (SELECT id FROM match WHERE key = :key) - :most",
        {
            "name": name,
            "from": evening,
            "to": evening + "T99",
            "key": finished.match.stamp.key,
            "most": _LONGEST_EVENING,
        },
    ).fetchone()
    return whole_of(row[0])


def _note_best(connection: sqlite3.Connection, best: Best, value: int, name: str, finished: FinishedMatch) -> None:
    """The first to reach a value keeps the record until somebody is better."""
    if value > 0:
        connection.execute(
            "INSERT INTO best (what, value, name, key, moment, before) VALUES (?, ?, ?, ?, ?, 0)"
            " ON CONFLICT (what) DO UPDATE SET before = value, value = excluded.value, name = excluded.name,"
            " key = excluded.key, moment = excluded.moment WHERE excluded.value > value",
            (best.value, value, name, finished.match.stamp.key, finished.ended.isoformat()),
        )


def _note_trophy(connection: sqlite3.Connection, name: str, trophy: str, finished: FinishedMatch) -> None:
    connection.execute(
        "INSERT INTO trophy (name, trophy, key, won, times) VALUES (?, ?, ?, ?, 1)"
        " ON CONFLICT (name, trophy) DO UPDATE SET times = times + 1",
        (name, trophy, finished.match.stamp.key, finished.ended.isoformat()),
    )
