"""Puzzles out of matches of the characters, for whoever has made too few mistakes: played until a good one comes up."""

from random import Random
from time import perf_counter
from typing import Final

from flip7.ai.champion.assessment import Assessment, Thoroughness, assess
from flip7.ai.champion.evaluation import searched_chances
from flip7.ai.characters import CHARACTERS, make_bot
from flip7.ai.odds import bust_risk
from flip7.ai.slices import Slices
from flip7.ai.table import Table
from flip7.engine import Deal, Decision, Move, Rules, Target, Turn
from flip7.match.match import Match
from flip7.match.plan import PERSON, SeatPlan, TablePlan
from flip7.match.puzzles.puzzle import Puzzle
from flip7.match.review import Grade, grade

_CAST: Final = ("child", "careful", "greedy", "frosty", "counter")
"""Who plays: those that need no time to think."""
_SYMBOLS: Final = ("star", "key", "flower", "balloon", "anchor", "moon")
_SEATS: Final = (3, 4, 4, 5)
_SHARE: Final = 0.2
"""Of the decisions that are looked at."""
_FIRST_ROUND: Final = 3
"""Before it there is little to lose or to win."""
_RISKS: Final = (0.1, 0.6)
"""Bust risks at which hitting or staying is a question at all."""
_EASY: Final = 0.2
"""Of the questions that points alone answer, so many are asked all the same."""
_GLANCE: Final = Thoroughness(look=40, least=1, most=2)
_CERTAIN: Final = Thoroughness(look=150, least=2, most=4)


class PuzzleSearch:
    """Looks for one puzzle. Call `advance` whenever there is time, until there is a `puzzle`."""

    def __init__(self, seed: int, you: SeatPlan, edition: str, rules: Rules) -> None:
        """`you` takes the seat that is asked. The same seed always leads to the same puzzle."""
        self._seed = seed
        self._draw = Random(seed)
        self._you = you
        self._edition, self._rules = edition, rules
        self._work = self._search()
        self.puzzle: Puzzle | None = None

    def advance(self, seconds: float) -> None:
        """Go on for about so long; a few milliseconds more at most."""
        end = perf_counter() + seconds
        while self.puzzle is None and perf_counter() < end:
            next(self._work, None)

    def _search(self) -> Slices[None]:
        while self.puzzle is None:
            match = self._new_match()
            bots = [make_bot(plan.who, self._draw.getrandbits(32)) for plan in match.plan.seats]
            while (pending := match.game.pending) is not None:
                if isinstance(pending, Deal):
                    match.apply(Move.DEAL)
                    continue
                table = match.table()
                if self._may_ask(table, pending) and self._draw.random() < _SHARE:
                    self.puzzle = yield from self._look_at(match, table, pending)
                    if self.puzzle is not None:
                        return
                match.apply(bots[pending.seat].choose(table, pending))
                yield

    def _new_match(self) -> Match:
        cast = self._draw.sample(_CAST, self._draw.choice(_SEATS))
        symbols = [symbol for symbol in _SYMBOLS if symbol != self._you.symbol]
        colours = [colour for colour in range(len(cast) + 1) if colour != self._you.colour]
        seats = []
        for who, colour, symbol in zip(cast, colours, symbols, strict=False):
            names = [name for name in CHARACTERS[who].names if name != self._you.name]
            seats.append(SeatPlan(self._draw.choice(names), who, colour, symbol))
        return Match(TablePlan(tuple(seats), self._edition, self._rules), self._draw.getrandbits(40))

    @staticmethod
    def _may_ask(table: Table, pending: Turn | Target) -> bool:
        if table.round_number < _FIRST_ROUND:
            return False
        if isinstance(pending, Target):
            return len(pending.options) > 2
        view = table.seats[pending.seat]
        least, most = _RISKS
        return bool(view.points) and not view.second_chance and least <= bust_risk(table, pending.seat) <= most

    def _look_at(self, match: Match, table: Table, pending: Turn | Target) -> Slices[Puzzle | None]:
        glance = yield from assess(table, pending, None, self._seed, _GLANCE)
        if not is_clear(glance, len(table.seats)):
            return None
        searched = yield from searched_chances(table, pending, self._seed)
        found = yield from assess(table, pending, searched, self._seed, _CERTAIN, cautious=True)
        if not is_clear(found, len(table.seats)):
            return None
        # Where points alone give the answer there is less to learn.
        usual = make_bot("counter", self._seed).choose(table, pending)
        easy = _mark(found, usual, len(table.seats)) is Grade.GOOD
        if easy and self._draw.random() >= _EASY:
            return None
        seats = tuple(
            SeatPlan(self._you.name, PERSON, self._you.colour, self._you.symbol) if seat == pending.seat else plan
            for seat, plan in enumerate(match.plan.seats)
        )
        plan = TablePlan(seats, match.plan.edition, match.plan.rules)
        return Puzzle("", plan, match.origin, tuple(match.journal), dict(found.options))


def _mark(found: Assessment, option: Decision, seats: int) -> Grade:
    return grade(found.options[found.best] - found.options[option], seats)


def is_clear(found: Assessment, seats: int) -> bool:
    """Whether there is a wrong answer, and none that is nearly right: then nobody can quarrel with it."""
    marks = [_mark(found, option, seats) for option in found.options]
    return Grade.SLIP not in marks and any(mark is not Grade.GOOD for mark in marks)
