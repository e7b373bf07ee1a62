"""How long a person waits for their next decision: by the real timelines and pauses, in time that passes by itself.

A person who presses the moment they are asked plays whole matches against AI seats at speed 1x. What is counted is
what the table takes: deals, the others' turns, banners, summaries.
"""

from dataclasses import dataclass

from flip7.app.context import Context
from flip7.dev.fixtures import plan_for
from flip7.engine import Deal, Decision, Game, Move, Target, Turn
from flip7.match.match import Match
from flip7.scenes.summary import RoundSummary
from flip7.scenes.table import TableScene
from flip7.ui.intents import Intent
from flip7.ui.window import Offscreen

TABLES = (3, 7)
"""So many AI seats, beside one person."""
MATCHES = 20
FRAME = 1 / 60
_STAY_AT = 25
_MOST_SECONDS = 3600.0
"""No match takes so long: something hangs."""


@dataclass(frozen=True, slots=True)
class TablePace:
    """The waiting at one kind of table, in seconds at speed 1x."""

    ai: int
    between_own_decisions_s: float
    """From a decision to the next one of the same round, on average."""
    waiting_per_own_decision_s: float
    """All waiting of a match, for each own decision."""
    own_decisions: int
    matches: int


@dataclass(frozen=True, slots=True)
class Pace:
    """The waiting at all tables that are looked at."""

    tables: tuple[TablePace, ...]


def measure(matches: int = MATCHES) -> Pace:
    """Play so many matches at each table."""
    return Pace(tuple(table(ai, matches) for ai in TABLES))


def seed_of(ai: int, number: int) -> int:
    """What decides the cards of the how many-th match at a table."""
    return 1000 * ai + number


def table(ai: int, matches: int) -> TablePace:
    """Play so many matches at one table."""
    between: list[float] = []
    waited = 0.0
    decisions = 0
    for number in range(matches):
        watch = _Watch(Match(plan_for(ai + 1), seed_of(ai, number)))
        watch.play()
        between += watch.between
        waited += watch.waited
        decisions += watch.decisions
    return TablePace(ai, round(sum(between) / len(between), 2), round(waited / decisions, 2), decisions, matches)


class _Watch:
    """Plays one match, and counts how long the person waits."""

    def __init__(self, match: Match) -> None:
        context = Context(language="en", seed=match.seed)
        self._match = match
        self._screen = Offscreen((640, 400))
        self._scene = TableScene(context, match)
        self._scene.tips.silent = True
        self._screen.manager.push(self._scene)
        # From one scene to another there is a transition only where something was seen before.
        self._screen.draw()
        self.between: list[float] = []
        self.waited = 0.0
        self.decisions = 0

    def play(self) -> None:
        """To the end of the match."""
        since, before = 0.0, -1
        while self._match.game.pending is not None:
            if self._asked:
                game = self._match.game
                if before == game.round_number:
                    self.between.append(since)
                since, before = 0.0, game.round_number
                self.decisions += 1
                self._scene.decide(average_decision(game))
                continue
            if isinstance(self._screen.manager.top, RoundSummary):
                # Somebody who has seen enough of it as soon as it can be left.
                self._screen.give(Intent.CONFIRM)
            self._screen.manager.update(FRAME)
            since += FRAME
            self.waited += FRAME
            assert self.waited < _MOST_SECONDS, "the match does not go on"

    @property
    def _asked(self) -> bool:
        at_table = self._screen.manager.top is self._scene
        return at_table and not self._scene.busy and self._scene.board.person_decides and not self._scene.flow.too_early


def average_decision(game: Game) -> Decision:
    """What somebody does who plays for a good row: stay from 25 points or six numbers on, and aim at who leads."""
    pending = game.pending
    if isinstance(pending, Turn):
        seat = game.seats[pending.seat]
        return Move.STAY if seat.points >= _STAY_AT or len(seat.row) >= 6 else Move.HIT
    if isinstance(pending, Target):
        others = [seat for seat in pending.options if seat != pending.seat] or list(pending.options)
        return max(others, key=lambda seat: game.seats[seat].total + game.seats[seat].points)
    assert isinstance(pending, Deal)
    return Move.DEAL
