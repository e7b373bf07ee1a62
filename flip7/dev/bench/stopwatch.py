"""How long a person waits in a real window, by a stopwatch: the proof of what `bench pace` computes.

The same matches, with the same decisions, are played by presses in a window on the screen, at speed 1x. Beside what
the clock says stands what `bench pace` says of the very same matches.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

import pygame

from flip7.app.context import Context
from flip7.dev.bench import pace
from flip7.dev.fixtures import plan_for
from flip7.engine import Move, Target
from flip7.match.match import Match
from flip7.scenes.summary import RoundSummary
from flip7.scenes.table import TableScene
from flip7.ui.intents import Intent, Kind
from flip7.ui.window import Window

SIZE = (1280, 720)
MATCHES = 1


@dataclass(frozen=True, slots=True)
class WatchedTable:
    """The waiting at one kind of table, in seconds of the clock and as it is computed."""

    ai: int
    between_own_decisions_s: float
    waiting_per_own_decision_s: float
    computed_between_s: float
    """What `bench pace` says of the same matches."""
    computed_waiting_s: float
    off: float
    """How far the clock is from the computed waiting: 0.05 is five per cent longer."""
    own_decisions: int
    matches: int


@dataclass(frozen=True, slots=True)
class Watched:
    """All tables that were watched, and the driver of the window: "dummy" is no screen."""

    tables: tuple[WatchedTable, ...]
    driver: str


def measure(matches: int = MATCHES, size: tuple[int, int] = SIZE, tables: Sequence[int] = pace.TABLES) -> Watched:
    """Play so many matches at each table, in a window. Needs a display, and minutes."""
    watched, driver = [], ""
    for ai in tables:
        hands: list[Waits] = []
        for number in range(matches):
            match = Match(plan_for(ai + 1), pace.seed_of(ai, number))
            context = Context(language="en", seed=match.seed)
            window = _WatchedWindow(context, match, size)
            driver = pygame.display.get_driver()
            window.run(window.table)
            hands.append(window.waits)
        watched.append(_table(ai, hands))
    return Watched(tuple(watched), driver)


def _table(ai: int, played: Sequence["Waits"]) -> WatchedTable:
    computed = pace.table(ai, len(played))
    between = [seconds for waits in played for seconds in waits.between]
    decisions = sum(waits.decisions for waits in played)
    waiting = sum(waits.waited for waits in played) / decisions
    return WatchedTable(
        ai,
        round(sum(between) / len(between), 2),
        round(waiting, 2),
        computed.between_own_decisions_s,
        computed.waiting_per_own_decision_s,
        round(waiting / computed.waiting_per_own_decision_s - 1, 3),
        decisions,
        len(played),
    )


class Waits:
    """A stopwatch that runs while the person waits."""

    def __init__(self) -> None:
        self.between: list[float] = []
        """From a decision to the next question of the same round."""
        self.waited = 0.0
        self.decisions = 0
        self._since = perf_counter()
        self._round = -1

    def asked(self, round_number: int) -> None:
        """The person is asked, and presses at once."""
        now = perf_counter()
        seconds, self._since = now - self._since, now
        self.waited += seconds
        self.decisions += 1
        if round_number == self._round:
            self.between.append(seconds)
        self._round = round_number

    def stop(self) -> None:
        """The match is over."""
        self.waited += perf_counter() - self._since


class _WatchedWindow(Window):
    """A window with somebody before it who presses as soon as they are asked."""

    def __init__(self, context: Context, match: Match, size: tuple[int, int]) -> None:
        super().__init__("Flip 7", size, audio=context.audio)
        self.waits = Waits()
        self.table = TableScene(context, match)
        self.table.tips.silent = True
        self._match = match
        self._context = context

    def _listen(self, busy: bool) -> list[Intent]:
        pressed = self._press()
        return [*super()._listen(busy or bool(pressed)), *pressed]

    def _press(self) -> list[Intent]:
        """What is pressed now: nothing while there is nothing to decide."""
        if self._match.game.pending is None:
            self.waits.stop()
            self.stop()
            return []
        top = self.manager.top
        if isinstance(top, RoundSummary):
            return [Intent(Kind.CONFIRM)]
        scene = self.table
        asked = top is scene and not scene.busy and scene.board.person_decides and not scene.flow.too_early
        # What is asked must have been seen first.
        if not asked or self.manager.dirty or self.manager.animating:
            return []
        game = self._match.game
        self.waits.asked(game.round_number)
        decision = pace.average_decision(game)
        if isinstance(decision, Move):
            return [Intent(Kind.HIT if decision is Move.HIT else Kind.STAY)]
        assert isinstance(game.pending, Target)
        return [Intent(Kind.PICK, index=game.pending.options.index(decision))]
