"""Counts the matches of the records for rankings, trophies and bests, in the order they were played.

A note says up to which match that is done. So matches that were recorded before there were any trophies are counted
later, a few at a time and in the background, and all can be counted anew after one was deleted.
"""

import sqlite3
from dataclasses import replace
from typing import Final

from flip7.match.occasion import TABLE, Kind, Occasion
from flip7.store import honours, queries, seasons
from flip7.store.finished_match import FinishedMatch
from flip7.store.values import moment_of, text_of, whole_of

MOST: Final = 2000
"""Of a long past only the last matches are counted: more would take minutes."""


def catch_up(most: int, connection: sqlite3.Connection) -> int:
    """Count up to `most` of the next matches; how many are left after that."""
    last = _number(connection, "SELECT coalesce(max(id), 0) FROM match")
    up_to = _number(connection, "SELECT coalesce(max(up_to), 0) FROM counted")
    oldest = _number(
        connection, "SELECT coalesce(min(id), 0) FROM (SELECT id FROM match ORDER BY id DESC LIMIT ?)", MOST
    )
    up_to = max(up_to, oldest - 1)
    rows = connection.execute("SELECT id, ended FROM match WHERE id > ? ORDER BY id LIMIT ?", (up_to, most)).fetchall()
    for row in rows:
        up_to = whole_of(row[0])
        _count(up_to, text_of(row[1]), connection)
    connection.execute("INSERT OR REPLACE INTO counted (one, up_to) VALUES (1, ?)", (up_to if rows else last,))
    return _number(connection, "SELECT count(*) FROM (SELECT 1 FROM match WHERE id > ? LIMIT ?)", up_to, MOST)


def count_anew(connection: sqlite3.Connection) -> None:
    """Have the rankings counted again from the start. Trophies and bests stay won."""
    seasons.clear(connection)
    connection.execute("UPDATE trophy SET times = 0")
    connection.execute("INSERT OR REPLACE INTO counted (one, up_to) VALUES (1, 0)")


def _count(match: int, ended: str, connection: sqlite3.Connection) -> None:
    found = queries.journal(match, connection)
    if found is None:
        return
    try:
        saved = queries.saved(*found)
        finished = FinishedMatch.of(saved, moment_of(ended))
    except ValueError:
        return  # damaged, or of rules that are no more: it counts for nothing
    row = connection.execute("SELECT day FROM deal WHERE key = ?", (saved.stamp.key,)).fetchone()
    occasion = TABLE if row is None else Occasion(Kind.DAY, text_of(row[0]))
    players: dict[int, int] = {}
    for player, place in connection.execute("SELECT player, place FROM seat WHERE match = ?", (match,)):
        if isinstance(player, int):
            players[player] = min(whole_of(place), players.get(player, whole_of(place)))
    seasons.enter(finished, players, connection)
    honours.enter(replace(finished, match=replace(saved, occasion=occasion)), connection)


def _number(connection: sqlite3.Connection, query: str, *values: object) -> int:
    return whole_of(connection.execute(query, values).fetchone()[0])
