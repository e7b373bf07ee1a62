"""What the records are asked. Every query goes by an index and reads no more than it shows."""

import json
import sqlite3
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from flip7.match.origin import Origin
from flip7.match.plan import PERSON, SavedMatch, SeatPlan, TablePlan
from flip7.store import codec
from flip7.store.people import Person
from flip7.store.values import colour_of, count_of, moment_of, name_of, text_of, whole_of, word_of

_MOST_PLAYERS: Final = 1000
_BATCH: Final = 500


@dataclass(frozen=True, slots=True)
class Player:
    """A person, or an AI character, over all matches."""

    id: int
    who: str
    """`PERSON`, or the name of an AI character."""
    name: str
    """Of a person, or the last one of a ghost; an AI character has many names, and is known by `who`."""
    matches: int
    wins: int
    rounds: int
    points: int
    busts: int
    flip_sevens: int
    best_round: int
    streak: int
    """Matches won in a row, up to the last one."""
    longest_streak: int

    @property
    def is_person(self) -> bool:
        """False for an AI character."""
        return self.who == PERSON

    @property
    def win_rate(self) -> float:
        """Matches won of all matches, from 0 to 1."""
        return self.wins / self.matches if self.matches else 0.0

    @property
    def points_a_round(self) -> float:
        """The mean of all rounds."""
        return self.points / self.rounds if self.rounds else 0.0

    @property
    def bust_rate(self) -> float:
        """Rounds that ended with a bust of all rounds, from 0 to 1."""
        return self.busts / self.rounds if self.rounds else 0.0


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat in the list of matches."""

    plan: SeatPlan
    total: int
    place: int
    won: bool


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A match in the list."""

    id: int
    ended: datetime
    edition: str
    rounds: int
    seats: tuple[SeatLine, ...]


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """One match of a player, for the chart."""

    match: int
    ended: datetime
    total: int
    rounds: int
    place: int
    won: bool

    @property
    def points_a_round(self) -> float:
        """The mean of all rounds."""
        return self.total / self.rounds if self.rounds else 0.0


@dataclass(frozen=True, slots=True)
class ExportRow:
    """One seat of one match, as the CSV file has it."""

    match: int
    ended: str
    edition: str
    target: int
    seed: str
    position: int
    name: str
    who: str
    place: int
    won: int
    total: int
    rounds: int
    busts: int
    flip_sevens: int
    points_a_round: float
    points: str


def count(connection: sqlite3.Connection) -> int:
    """How many matches there are."""
    return whole_of(connection.execute("SELECT count(*) FROM match").fetchone()[0])


def players(connection: sqlite3.Connection) -> tuple[Player, ...]:
    """Who has played, and how well: who played most first."""
    rows = connection.execute(
        # A ghost is called as it was in its last match: its person may have another name now, or none.
        "SELECT id, who, CASE WHEN who LIKE 'ghost-%' THEN (SELECT seat.name FROM seat WHERE player = player.id"
        " ORDER BY match DESC LIMIT 1) ELSE name END, matches, wins, rounds, points, busts, flip_sevens, best, streak,"
        " longest FROM player"
        " ORDER BY matches DESC, id LIMIT ?",
        (_MOST_PLAYERS,),
    )
    return tuple(Player(whole_of(row[0]), word_of(row[1]), name_of(row[2]), *map(count_of, row[3:])) for row in rows)


def people(connection: sqlite3.Connection) -> tuple[Person, ...]:
    """The people who have played, each as they looked in their last match; who played most first."""
    rows = connection.execute(
        "SELECT player.name, seat.colour, seat.symbol FROM player JOIN seat ON seat.player = player.id"
        " AND seat.match = (SELECT max(match) FROM seat WHERE player = player.id)"
        " WHERE player.who = ? ORDER BY player.matches DESC, player.id LIMIT ?",
        (PERSON, _MOST_PLAYERS),
    )
    return tuple(Person(name_of(row[0]), colour_of(row[1]), word_of(row[2])) for row in rows)


def lines(first: int, count: int, connection: sqlite3.Connection) -> tuple[MatchLine, ...]:
    """A page of the list of matches, the last match first."""
    rows = connection.execute(
        "SELECT id, ended, edition, rounds FROM match ORDER BY id DESC LIMIT ? OFFSET ?", (count, first)
    ).fetchall()
    return tuple(
        MatchLine(
            whole_of(key), moment_of(ended), word_of(edition), whole_of(rounds), _seats(connection, whole_of(key))
        )
        for key, ended, edition, rounds in rows
    )


def _seats(connection: sqlite3.Connection, match: int) -> tuple[SeatLine, ...]:
    rows = connection.execute(
        "SELECT name, who, colour, symbol, total, place, won FROM seat WHERE match = ? ORDER BY position", (match,)
    )
    return tuple(
        SeatLine(
            SeatPlan(name_of(name), word_of(who), colour_of(colour), word_of(symbol)),
            count_of(total),
            count_of(place),
            bool(whole_of(won)),
        )
        for name, who, colour, symbol, total, place, won in rows
    )


def history(player: int, count: int, connection: sqlite3.Connection) -> tuple[PlayedMatch, ...]:
    """The last matches of a player, in the order played."""
    rows = connection.execute(
        "SELECT seat.match, match.ended, seat.total, seat.rounds, seat.place, seat.won FROM seat"
        " JOIN match ON match.id = seat.match WHERE seat.player = ? ORDER BY seat.match DESC LIMIT ?",
        (player, count),
    ).fetchall()
    return tuple(
        PlayedMatch(
            whole_of(row[0]),
            moment_of(row[1]),
            count_of(row[2]),
            count_of(row[3]),
            count_of(row[4]),
            bool(whole_of(row[5])),
        )
        for row in reversed(rows)
    )


def review(key: str, connection: sqlite3.Connection) -> bytes | None:
    """What is kept of the review of a match, by the key of the match; None if there is none."""
    row = connection.execute(
        "SELECT document FROM review JOIN match ON match.id = review.match WHERE match.key = ?", (key,)
    ).fetchone()
    return row[0] if row is not None and isinstance(row[0], bytes) else None


def journal(match: int, connection: sqlite3.Connection) -> tuple[tuple[str, ...], tuple[SeatLine, ...]] | None:
    """What `saved` needs to know about a match; None if there is no such match."""
    row = connection.execute(
        "SELECT key, started, edition, rules, seed, handovers, decisions FROM match"
        " JOIN journal ON journal.match = match.id WHERE match.id = ?",
        (match,),
    ).fetchone()
    return None if row is None else (tuple(map(text_of, row)), _seats(connection, match))


def last_match(name: str, connection: sqlite3.Connection) -> tuple[int, int]:
    """How many matches count for a person, and the number of the last of them; (0, 0) if there is none."""
    row = connection.execute(
        "SELECT count(*), max(seat.match) FROM seat JOIN player ON player.id = seat.player"
        " WHERE player.who = ? AND player.name = ?",
        (PERSON, name),
    ).fetchone()
    return whole_of(row[0]), whole_of(row[1])


def played_by(name: str, count: int, connection: sqlite3.Connection) -> tuple[tuple[int, int], ...]:
    """The last matches that count for a person, the last one first, each with the place where they sat."""
    rows = connection.execute(
        "SELECT seat.match, seat.position FROM seat JOIN player ON player.id = seat.player"
        " WHERE player.who = ? AND player.name = ? ORDER BY seat.match DESC LIMIT ?",
        (PERSON, name, count),
    )
    return tuple((whole_of(match), whole_of(position)) for match, position in rows)


def saved(row: tuple[str, ...], seats: tuple[SeatLine, ...]) -> SavedMatch:
    """A match to be played again; a ValueError if what is written of it cannot be."""
    key, started, edition, rules, seed, handovers, decisions = row
    try:
        return SavedMatch(
            TablePlan(
                tuple(seat.plan for seat in seats),
                codec.edition_from_json(edition),
                codec.rules_from_json(json.loads(rules)),
            ),
            Origin(codec.seed_from_json(int(seed))),
            codec.decisions_from_json(json.loads(decisions)),
            codec.stamp_from_json(key, started),
            codec.handovers_from_json(json.loads(handovers)),
        )
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def export(after: int, connection: sqlite3.Connection) -> tuple[ExportRow, ...]:
    """The seats of the next matches after the one of this number, a few hundred matches at a time."""
    rows = connection.execute(
        "SELECT match.id, ended, edition, rules, seed, position, name, who, place, won, total, seat.rounds, busts,"
        " flip_sevens, points FROM match JOIN seat ON seat.match = match.id"
        " WHERE match.id IN (SELECT id FROM match WHERE id > ? ORDER BY id LIMIT ?) ORDER BY match.id, position",
        (after, _BATCH),
    )
    return tuple(
        ExportRow(
            whole_of(row[0]), text_of(row[1]), word_of(row[2]), _target(row[3]), text_of(row[4]), whole_of(row[5]) + 1,
            name_of(row[6]), word_of(row[7]), whole_of(row[8]), whole_of(row[9]), whole_of(row[10]), whole_of(row[11]),
            whole_of(row[12]), whole_of(row[13]), whole_of(row[10]) / max(1, whole_of(row[11])), text_of(row[14]),
        )
        for row in rows
    )  # fmt: skip


def _target(rules: object) -> int:
    try:
        return codec.rules_from_json(json.loads(text_of(rules))).target
    except (ValueError, RecursionError):
        return 0
