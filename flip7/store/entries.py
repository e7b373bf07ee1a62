"""How a match gets into the records, and out of them again."""

import json
import sqlite3
from typing import Final

from flip7.match.occasion import Kind
from flip7.match.plan import PERSON, SeatPlan
from flip7.store import codec, counting, honours
from flip7.store.finished_match import FinishedMatch, SeatResult
from flip7.store.validation import clean_name

_AT_ONCE: Final = 5
"""Besides a new match so many older ones are counted with it, if any wait."""


def enter(finished: FinishedMatch, connection: sqlite3.Connection) -> bool:
    """Add a match and count it for who played. A match that is there already, by its key, changes nothing. One whose
    cards were laid out counts for nobody, and is left out. One on the road counts for the road alone."""
    match = finished.match
    if match.occasion.kind is Kind.ROAD:
        honours.enter_visit(finished, connection)
        return True
    if not match.origin.by_chance or match.occasion.kind is Kind.PRACTICE:
        return True
    added = connection.execute(
        "INSERT OR IGNORE INTO match (key, started, ended, edition, rules, seed, rounds, reason)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match.stamp.key,
            match.stamp.started.isoformat(),
            finished.ended.isoformat(),
            match.plan.edition,
            json.dumps(codec.rules_to_json(match.plan.rules)),
            str(match.seed),
            len(finished.seats[0].points),
            finished.reason.value,
        ),
    )
    if not added.rowcount:
        return True
    key = added.lastrowid
    connection.execute(
        "INSERT OR REPLACE INTO journal (match, handovers, decisions) VALUES (?, ?, ?)",
        (
            key,
            json.dumps(codec.handovers_to_json(match.handovers)),
            json.dumps(codec.decisions_to_json(match.journal), separators=(",", ":")),
        ),
    )
    for position, (plan, result) in enumerate(zip(match.plan.seats, finished.seats, strict=True)):
        player = _player(connection, plan) if result.counted else None
        connection.execute(
            "INSERT OR REPLACE INTO seat (match, position, player, name, who, colour, symbol, points, rounds, total,"
            " best, place, won, busts, flip_sevens) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                key, position, player, clean_name(plan.name), plan.who, plan.colour, plan.symbol,
                " ".join(map(str, result.points)), len(result.points), result.total, max(result.points), result.place,
                int(result.won), result.busts, result.flip_sevens,
            ),
        )  # fmt: skip
        if player is not None:
            _count(connection, player, result)
    if match.occasion.kind is Kind.DAY:
        for seat in match.plan.seats:
            if seat.is_person:
                honours.begin_deal(seat.name, match.occasion.name, match.stamp.key, connection)
    counting.catch_up(_AT_ONCE, connection)
    return True


def keep_review(key: str, document: bytes, connection: sqlite3.Connection) -> bool:
    """Keep the review of the match with this key, in the place of an older one. Nothing happens without the match."""
    connection.execute(
        "INSERT OR REPLACE INTO review (match, document) SELECT id, ? FROM match WHERE key = ?", (document, key)
    )
    return True


def _player(connection: sqlite3.Connection, plan: SeatPlan) -> int:
    who = (plan.who, clean_name(plan.name) if plan.is_person else "")
    connection.execute("INSERT OR IGNORE INTO player (who, name) VALUES (?, ?)", who)
    return _number(connection, "SELECT id FROM player WHERE who = ? AND name = ?", *who)


def _count(connection: sqlite3.Connection, player: int, result: SeatResult) -> None:
    connection.execute(
        "UPDATE player SET matches = matches + 1, wins = wins + :won, rounds = rounds + :rounds,"
        " points = points + :points, busts = busts + :busts, flip_sevens = flip_sevens + :flip_sevens,"
        " best = max(best, :best), streak = CASE WHEN :won THEN streak + 1 ELSE 0 END,"
        " longest = max(longest, CASE WHEN :won THEN streak + 1 ELSE 0 END) WHERE id = :player",
        {
            "player": player,
            "won": int(result.won),
            "rounds": len(result.points),
            "points": result.total,
            "busts": result.busts,
            "flip_sevens": result.flip_sevens,
            "best": max(result.points),
        },
    )


def delete(match: int, connection: sqlite3.Connection) -> bool:
    """Take a match out, and count anew for who played it."""
    players = connection.execute("SELECT DISTINCT player FROM seat WHERE match = ?", (match,)).fetchall()
    for table, column in (("seat", "match"), ("journal", "match"), ("review", "match"), ("match", "id")):
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (match,))
    for (player,) in players:
        if isinstance(player, int):
            _count_anew(connection, player)
    counting.count_anew(connection)
    return True


def _count_anew(connection: sqlite3.Connection, player: int) -> None:
    """The statistics of a player from the matches that are left."""
    if not _number(connection, "SELECT count(*) FROM (SELECT 1 FROM seat WHERE player = ? LIMIT 1)", player):
        connection.execute("DELETE FROM player WHERE id = ?", (player,))
        return
    connection.execute(
        "UPDATE player SET (matches, wins, rounds, points, busts, flip_sevens, best) ="
        " (SELECT count(*), sum(won), sum(rounds), sum(total), sum(busts), sum(flip_sevens), max(best)"
        " FROM seat WHERE player = :player) WHERE id = :player",
        {"player": player},
    )
    streak = longest = 0
    for (won,) in connection.execute("SELECT won FROM seat WHERE player = ? ORDER BY match, position", (player,)):
        streak = streak + 1 if won else 0
        longest = max(longest, streak)
    connection.execute("UPDATE player SET streak = ?, longest = ? WHERE id = ?", (streak, longest, player))


def rename_person(name: str, other: str, connection: sqlite3.Connection) -> bool:
    """Give a person another name in all matches. If there is somebody of that name, both are one from now on."""
    other = clean_name(other)
    source, target = _person(connection, name), _person(connection, other)
    connection.execute("UPDATE seat SET name = ? WHERE who = ? AND name = ?", (other, PERSON, name))
    if source and target and source != target:
        connection.execute("UPDATE seat SET player = ? WHERE player = ?", (target, source))
        connection.execute("DELETE FROM player WHERE id = ?", (source,))
        _count_anew(connection, target)
        counting.count_anew(connection)
    elif source:
        connection.execute("UPDATE player SET name = ? WHERE id = ?", (other, source))
    if other != name:
        honours.rename(name, other, connection)
    return True


def forget_person(name: str, connection: sqlite3.Connection) -> bool:
    """Take a person out of the statistics. Their seats count for nobody then, and keep the name."""
    player = _person(connection, name)
    connection.execute("UPDATE seat SET player = NULL WHERE player = ?", (player,))
    connection.execute("DELETE FROM player WHERE id = ?", (player,))
    honours.forget(name, connection)
    return True


def _person(connection: sqlite3.Connection, name: str) -> int:
    """The number of a person; 0 if nobody of that name has played."""
    return _number(connection, "SELECT coalesce(max(id), 0) FROM player WHERE who = ? AND name = ?", PERSON, name)


def delete_all(connection: sqlite3.Connection) -> bool:
    """Take everything out."""
    for table in ("match", "journal", "review", "seat", "player", "counted", "rating", "meeting", "best"):
        connection.execute(f"DELETE FROM {table}")
    return True


def _number(connection: sqlite3.Connection, query: str, *values: object) -> int:
    value = connection.execute(query, values).fetchone()[0]
    return value if isinstance(value, int) else 0
