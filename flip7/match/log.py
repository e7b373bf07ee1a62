"""The events of a match that have been seen, round by round."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from flip7.engine.events import Event, RoundEnded, RoundStarted
from flip7.match.match import Match


@dataclass(slots=True)
class LoggedRound:
    """One round: from its `RoundStarted` to all that was seen before the next one."""

    started: RoundStarted
    events: list[Event] = field(default_factory=list)
    """In order, `started` first."""

    @property
    def number(self) -> int:
        """Which round it is, from 1 on."""
        return self.started.number

    @property
    def result(self) -> RoundEnded | None:
        """Who got what; None while the round is under way."""
        return next((event for event in reversed(self.events) if isinstance(event, RoundEnded)), None)


class Log:
    """Grows with each event that is shown, and knows no other: it tells nothing ahead of the table."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.rounds: list[LoggedRound] = []
        for event in events:
            self.see(event)

    @classmethod
    def of(cls, match: Match) -> "Log":
        """All that has happened in a match so far, as for one that is continued."""
        return cls(match.events())

    @property
    def events(self) -> Iterator[Event]:
        """All of them, from the first round on."""
        return (event for played in self.rounds for event in played.events)

    def see(self, event: Event) -> None:
        """An event was shown. What comes before the first round is part of none, and not kept."""
        if isinstance(event, RoundStarted):
            self.rounds.append(LoggedRound(event))
        if self.rounds:
            self.rounds[-1].events.append(event)
