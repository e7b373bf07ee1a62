"""Computes the review of a match, a little at a time: a rough one at once, then every decision thoroughly."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from flip7.ai.champion.assessment import Assessment, Thoroughness, assess
from flip7.ai.champion.evaluation import searched_chances
from flip7.ai.champion.standings import standings_for
from flip7.ai.characters import make_bot
from flip7.ai.slices import Slices, run_to_end
from flip7.ai.table import Table
from flip7.engine import Deal, Decision, Move, Pending
from flip7.i18n import Text, _
from flip7.match.plan import Keepable
from flip7.match.review.review import Review, Step

_ROUGH: Final = Thoroughness(look=12, least=1, most=1)
_THOROUGH: Final = Thoroughness(look=100, least=3, most=6)
MOST_POINTS: Final = 1000
"""The highest target score: the tables of the race grow with its square."""
_SEED: Final = 7
"""For the cards of the play-outs: the same match always gets the same review."""
_DIGITS: Final = 6
"""Chances are kept with so many digits after the point."""


class NotReviewable(ValueError):
    """A match that has no review; the reason, in the user's language."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))


@dataclass(slots=True)
class _Position:
    """What a step of the journal began with, or the end of it all."""

    table: Table
    pending: Pending | None
    decision: Decision | None
    usual: Decision | None = None
    options: Mapping[Decision, float] | None = None
    chances: tuple[float, ...] = ()
    """Everybody's, if the best is done."""
    decided: tuple[float, ...] = ()
    """Everybody's after what was done."""


class Reviewer:
    """The review of one match while it is being computed.

    Call `advance` whenever there is time, until `done`. `rough` is soon true: then `review()` has a first chart. The
    outcome depends on the match alone, not on how its time was divided, nor in which process.
    """

    def __init__(self, match: Keepable) -> None:
        """For a match that is over, or one under way. `NotReviewable` for a challenge, or with a huge target score."""
        if match.plan.rules.challenge:
            # Nobody's chance is somebody else's loss there.
            raise NotReviewable(
                _("a challenge has no review: nobody plays against anybody there, only against the rounds")
            )
        if match.plan.rules.target > MOST_POINTS:
            raise NotReviewable(
                _("a match has a review up to a target score of {most} points, not of {target}",
                  most=MOST_POINTS, target=match.plan.rules.target)
            )  # fmt: skip
        self._seats = tuple((seat.name, seat.who) for seat in match.plan.seats)
        game = match.origin.start(match.plan.rules, len(self._seats))
        self._positions: list[_Position] = []
        for decision in match.journal:
            self._positions.append(_Position(Table.of(game), game.pending, decision))
            game.apply(decision)
        self._positions.append(_Position(Table.of(game), game.pending, None))
        outcome = game.outcome()
        self._winner = outcome.winner if outcome else None
        self.rough = False
        """Whether `review()` can be asked."""
        self.done = False
        self._passed = 0
        self._work = self._look_at_all()

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return self._passed / (2 * len(self._positions))

    def advance(self, seconds: float) -> None:
        """Go on for about so long; a millisecond or two more at most."""
        end = perf_counter() + seconds
        while not self.done and perf_counter() < end:
            next(self._work, None)

    def finish(self) -> Review:
        """Compute all the rest at once."""
        if not self.done:
            run_to_end(self._work)
        return self.review()

    def review(self) -> Review:
        """As good as it is by now."""
        if not self.rough:
            raise ValueError("nothing is known yet")
        steps = []
        for now, after in zip(self._positions, self._positions[1:], strict=False):
            assert now.pending is not None
            assert now.decision is not None
            assert now.options is not None
            usual = now.decision if now.usual is None else now.usual
            rounds = now.table.round_number + isinstance(now.pending, Deal)
            steps.append(Step(rounds, now.pending.seat, now.decision, now.options, usual, now.decided, after.chances))
        return Review(self._seats, self._positions[0].chances, tuple(steps), self._positions[-1].pending is None)

    def _look_at_all(self) -> Slices[None]:
        for position in self._positions:
            yield from self._look(position, _ROUGH)
        self.rough = True
        for position in self._positions:
            if position.pending is not None and not isinstance(position.pending, Deal):
                yield from self._look(position, _THOROUGH)
            else:
                self._passed += 1
        self.done = True

    def _look(self, position: _Position, thoroughness: Thoroughness) -> Slices[None]:
        table, pending = position.table, position.pending
        if pending is None:
            position.chances = tuple(float(seat == self._winner) for seat in range(len(self._seats)))
        elif isinstance(pending, Deal):
            standings = yield from standings_for(table.rules.target, len(self._seats))
            position.chances = position.decided = _rounded(standings.chances([seat.total for seat in table.seats]))
            position.options = {Move.DEAL: position.chances[pending.seat]}
        else:
            searched = None
            if thoroughness is _THOROUGH:
                searched = yield from searched_chances(table, pending, _SEED)
                position.usual = make_bot("counter", _SEED).choose(table, pending)
                yield
            found = yield from assess(table, pending, searched, _SEED, thoroughness, cautious=True)
            self._keep(position, found)
        self._passed += 1

    @staticmethod
    def _keep(position: _Position, found: Assessment) -> None:
        position.chances = _rounded(found.chances[found.best])
        position.options = {option: round(chance, _DIGITS) for option, chance in found.options.items()}
        if position.decision is not None:
            position.decided = _rounded(found.chances[position.decision])


def review_match(match: Keepable) -> Review:
    """The whole review at once: for the command line, or in a process of its own."""
    return Reviewer(match).finish()


def _rounded(chances: Sequence[float]) -> tuple[float, ...]:
    """With few digits, and still 1 in sum: the rest goes to the highest, where it matters least."""
    rounded = [round(chance, _DIGITS) for chance in chances]
    highest = rounded.index(max(rounded))
    rounded[highest] = round(rounded[highest] + 1.0 - sum(rounded), _DIGITS)
    return tuple(rounded)
