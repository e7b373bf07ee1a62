"""What AI seats say before the first card: a greeting by name, or a word about a match before.

The records are asked once, on the thread that writes: no frame waits for them.
"""

from typing import TYPE_CHECKING

from flip7.app.context import Context
from flip7.match.match import Match
from flip7.match.situations import Remark
from flip7.scenes.table.talk import Talk
from flip7.store.acquaintance import greetings, reminders
from flip7.store.writer import Job

if TYPE_CHECKING:
    from flip7.store.records import Records

_GLANCE = 0.05
"""Seconds until it is asked again whether the records have answered."""


class Welcome:
    """Speaks once, as soon as it is known who has met whom."""

    def __init__(self, context: Context, match: Match, talk: Talk) -> None:
        self._context = context
        self._match = match
        self._talk = talk
        self._reminders: tuple[Remark, ...] = ()
        self._asked: Job | None = None

    @property
    def wake_in(self) -> float | None:
        """Seconds until something may be said; None if nothing is to come."""
        return None if self._asked is None else _GLANCE

    def begin(self) -> None:
        """Ask the records, if the match begins now. Where nothing is kept, nobody remembers anything."""
        if self._match.journal:
            return
        self._asked = self._context.change_records(self._ask)
        if self._asked is None:
            self._greet()

    def pass_time(self) -> bool:
        """True if it has spoken now."""
        if self._asked is None or not self._asked.done:
            return False
        self._asked = None
        self._greet()
        return True

    def _ask(self, records: "Records") -> None:
        self._reminders = reminders(self._match.plan, records, self._context.people.memories_since)

    def _greet(self) -> None:
        self._talk.greet(self._reminders or greetings(self._match.plan))
