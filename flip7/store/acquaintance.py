"""Whom AI opponents have met before: read from the records, and gone with them."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from flip7.ai.characters import Situation
from flip7.match.plan import SeatPlan, TablePlan
from flip7.match.situations import Remark

if TYPE_CHECKING:  # who opens a table does not wait for the database
    from flip7.store.queries import MatchLine, Player
    from flip7.store.records import Records

_MATCHES: Final = 30
"""So many of the last matches are remembered one by one."""
_STREAK: Final = 2
"""Matches won in a row that are worth a word."""


def greetings(plan: TablePlan) -> tuple[Remark, ...]:
    """What every AI seat could say to every person before the first card."""
    return tuple(Remark(seat, Situation.GREETING, person) for seat, person in _pairs(plan))


def reminders(plan: TablePlan, records: "Records", since: datetime | None = None) -> tuple[Remark, ...]:
    """What the AI seats could say about matches before this one, but none that ended up to `since`. It asks a database:
    not for a frame."""
    matches = records.matches(0, _MATCHES)
    players = records.players()
    if since is None:
        return reminders_of(plan, matches, players)
    matches = tuple(match for match in matches if match.ended > since)
    return reminders_of(plan, matches, [_remembered(player, matches) for player in players])


def reminders_of(plan: TablePlan, matches: "Sequence[MatchLine]", players: "Sequence[Player]") -> tuple[Remark, ...]:
    """The same from the last matches, the last one first, and what is known about who played."""
    streaks = {player.name: player.streak for player in players if player.is_person}
    found: list[Remark] = []
    again = bool(matches) and _same_table(matches[0], plan)
    for seat, person in _pairs(plan):
        if again:
            found.append(Remark(seat, Situation.REVANCHE, person))
        if streaks.get(plan.seats[person].name, 0) >= _STREAK:
            found.append(Remark(seat, Situation.STREAK, person))
        won = _last_winner(matches, plan.seats[seat], plan.seats[person])
        if won is not None:
            found.append(Remark(seat, won, person))
    return tuple(found)


def _remembered(player: "Player", matches: "Sequence[MatchLine]") -> "Player":
    """The same player with no more wins in a row than there are in these matches, the last one first."""
    won = [line.won for match in matches for line in match.seats if _known(line.plan) == (player.who, player.name)]
    return replace(player, streak=min(player.streak, sum(1 for _win in takewhile(bool, won))))


def _pairs(plan: TablePlan) -> list[tuple[int, int]]:
    """Every AI seat with every person."""
    seats = list(enumerate(plan.seats))
    people = [index for index, seat in seats if seat.is_person]
    return [(index, person) for index, seat in seats if not seat.is_person for person in people]


def _same_table(match: "MatchLine", plan: TablePlan) -> bool:
    return sorted(_known(line.plan) for line in match.seats) == sorted(map(_known, plan.seats))


def _last_winner(matches: "Sequence[MatchLine]", opponent: SeatPlan, person: SeatPlan) -> Situation | None:
    """Which of the two won the last match that both played; None if neither did."""
    for match in matches:
        won = {_known(line.plan): line.won for line in match.seats}
        if _known(opponent) in won and _known(person) in won:
            if won[_known(person)]:
                return Situation.LAST_LOST
            return Situation.LAST_WON if won[_known(opponent)] else None
    return None


def _known(seat: SeatPlan) -> tuple[str, str]:
    """As somebody is recognized: Otto the owl is another than Ida the owl."""
    return seat.who, seat.name
