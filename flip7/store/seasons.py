"""The family's seasons: who is how strong, and who comes before whom, by month, by a season of their own, and in all.

Every match counts for all time, for its month and for the season that was begun by hand, if one is open. The rankings
are kept up with each match, so a page of them is there at once however many matches there are.
"""

import sqlite3
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from flip7.match.rating import Rating, rated
from flip7.store.finished_match import FinishedMatch
from flip7.store.values import count_of, moment_of, name_of, text_of, whole_of, word_of

ALL_TIME: Final = "all"
_OWN: Final = "own "


@dataclass(frozen=True, slots=True)
class Season:
    """A span of time with a ranking of its own."""

    id: str
    """`ALL_TIME`, a month as in 2026-11, or that of a season begun by hand."""
    name: str
    """What a season begun by hand is called; empty for the others."""
    began: datetime | None = None
    ended: datetime | None = None


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody in a ranking."""

    player: int
    who: str
    name: str
    rating: Rating
    matches: int
    wins: int


@dataclass(frozen=True, slots=True)
class Meeting:
    """How often two have played at one table, and how often the first came before the second."""

    player: int
    other: int
    matches: int
    ahead: int


def enter(finished: FinishedMatch, players: dict[int, int], connection: sqlite3.Connection) -> None:
    """Count a match. `players` has the place of each player at the table; who sat there twice, the better one."""
    order = sorted(players)
    places = [players[player] for player in order]
    for season in _seasons_of(finished.ended, connection):
        before = {player: _rating(connection, season, player) for player in order}
        after = rated([before[player] for player in order], places)
        for player, rating, place in zip(order, after, places, strict=True):
            connection.execute(
                "INSERT INTO rating (season, player, value, deviation, volatility, matches, wins)"
                " VALUES (?, ?, ?, ?, ?, 1, ?) ON CONFLICT (season, player) DO UPDATE SET value = excluded.value,"
                " deviation = excluded.deviation, volatility = excluded.volatility, matches = matches + 1,"
                " wins = wins + excluded.wins",
                (season, player, rating.value, rating.deviation, rating.volatility, int(place == 1)),
            )
        connection.executemany(
            "INSERT INTO meeting (season, player, other, matches, ahead) VALUES (?, ?, ?, 1, ?)"
            " ON CONFLICT (season, player, other) DO UPDATE SET matches = matches + 1, ahead = ahead + excluded.ahead",
            [
                (season, player, other, int(players[player] < players[other]))
                for player in order
                for other in order
                if player != other
            ],
        )


def begin(name: str, moment: datetime, connection: sqlite3.Connection) -> bool:
    """Begin a season by hand. One that is open ends with it."""
    end(moment, connection)
    connection.execute("INSERT INTO season (name, began) VALUES (?, ?)", (name, moment.isoformat()))
    return True


def end(moment: datetime, connection: sqlite3.Connection) -> bool:
    """End the season that is open, if there is one."""
    connection.execute("UPDATE season SET ended = ? WHERE ended IS NULL", (moment.isoformat(),))
    return True


def seasons(connection: sqlite3.Connection) -> tuple[Season, ...]:
    """All there are: all time first, then those begun by hand and the months, the latest first."""
    own = [
        Season(
            f"{_OWN}{whole_of(row[0])}",
            name_of(row[1]),
            moment_of(row[2]),
            None if row[3] is None else moment_of(row[3]),
        )
        for row in connection.execute("SELECT id, name, began, ended FROM season ORDER BY id DESC LIMIT 100")
    ]
    months: list[Season] = []
    # A step from each month to the one before goes by the key; a list of all would read all ratings.
    last = "9999"
    while (row := connection.execute("SELECT max(season) FROM rating WHERE season < ?", (last,)).fetchone()) and row[0]:
        last = text_of(row[0])
        months.append(Season(last, ""))
    return (Season(ALL_TIME, ""), *own, *months)


def ranking(season: str, connection: sqlite3.Connection) -> tuple[Ranked, ...]:
    """Everybody who has played in it, by what they are at least worth."""
    rows = connection.execute(
        "SELECT player, who, name, value, deviation, volatility, rating.matches, rating.wins FROM rating"
        " JOIN player ON player.id = rating.player WHERE season = ?",
        (season,),
    )
    found = [
        Ranked(
            whole_of(row[0]),
            word_of(row[1]),
            name_of(row[2]),
            Rating(_real(row[3], 1500.0), _real(row[4], 350.0), _real(row[5], 0.06)),
            count_of(row[6]),
            count_of(row[7]),
        )
        for row in rows
    ]
    return tuple(sorted(found, key=lambda one: (-one.rating.at_least, one.player)))


def meetings(season: str, player: int, connection: sqlite3.Connection) -> tuple[Meeting, ...]:
    """Whom somebody has met in it, the most frequent first."""
    rows = connection.execute(
        "SELECT other, matches, ahead FROM meeting WHERE season = ? AND player = ? ORDER BY matches DESC, other",
        (season, player),
    )
    return tuple(Meeting(player, whole_of(row[0]), count_of(row[1]), count_of(row[2])) for row in rows)


def clear(connection: sqlite3.Connection) -> None:
    """Forget all rankings, so that they can be counted anew. The seasons themselves stay."""
    connection.execute("DELETE FROM rating")
    connection.execute("DELETE FROM meeting")


def _seasons_of(moment: datetime, connection: sqlite3.Connection) -> tuple[str, ...]:
    """The seasons that a match of this moment counts for."""
    written = moment.isoformat()
    row = connection.execute(
        "SELECT max(id) FROM season WHERE began <= ? AND (ended IS NULL OR ended > ?)", (written, written)
    ).fetchone()
    own = (f"{_OWN}{row[0]}",) if row[0] is not None else ()
    return (ALL_TIME, f"{moment:%Y-%m}", *own)


def _rating(connection: sqlite3.Connection, season: str, player: int) -> Rating:
    row = connection.execute(
        "SELECT value, deviation, volatility FROM rating WHERE season = ? AND player = ?", (season, player)
    ).fetchone()
    return Rating() if row is None else Rating(_real(row[0], 1500.0), _real(row[1], 350.0), _real(row[2], 0.06))


def _real(value: object, otherwise: float) -> float:
    """A number that can be calculated with, whatever somebody has written there."""
    return value if isinstance(value, float) and 0 < value < 10_000 else otherwise
