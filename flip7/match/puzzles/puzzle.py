"""One position, the question that is asked there, and what each answer is worth."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from flip7.ai.table import Table
from flip7.engine import Decision, Game, Target, Turn
from flip7.match.occasion import Kind
from flip7.match.origin import Origin
from flip7.match.plan import Keepable, TablePlan
from flip7.match.review import Grade, Review, grade

_MOST_OF_A_MATCH: Final = 3
"""Mistakes of one match that become puzzles: the costliest."""
_MISTAKES: Final = (Grade.MISTAKE, Grade.BLUNDER)


@dataclass(frozen=True)
class Puzzle:
    """A match up to a decision. It can always be dealt again: a position is its origin and its journal."""

    key: str
    """Tells it from every other one."""
    plan: TablePlan
    origin: Origin
    journal: tuple[Decision, ...]
    """All that was decided before."""
    chances: Mapping[Decision, float]
    """The chance to win with each option."""
    done: Decision | None = None
    """What a person did here once, if it was a mistake of their own."""

    def game(self) -> Game:
        """The game at the moment of the question; a ValueError if there is no such question."""
        game = self.origin.start(self.plan.rules, len(self.plan.seats))
        for decision in self.journal:
            game.apply(decision)
        if not isinstance(game.pending, Turn | Target) or set(game.pending.options) != set(self.chances):
            raise ValueError("nothing of the kind is asked there")
        return game

    def table(self) -> tuple[Table, Turn | Target]:
        """What everybody at the table sees, and what is asked."""
        game = self.game()
        assert isinstance(game.pending, Turn | Target)
        return Table.of(game), game.pending

    @property
    def best(self) -> Decision:
        """The answer with the highest chance; of equals the first."""
        return max(self.chances, key=lambda option: self.chances[option])

    def grade(self, answer: Decision) -> Grade:
        """How good an answer is, by the measure of a review."""
        return grade(self.chances[self.best] - self.chances[answer], len(self.plan.seats))


def mistakes_in(match: Keepable, review: Review) -> list[Puzzle]:
    """The costliest mistakes that people made in a match, as puzzles. None of a practice, and none of a seat that was
    handed over: nobody should be asked about the mistakes of somebody else."""
    if match.occasion.kind is Kind.PRACTICE:
        return []
    handed_over = {handover.seat for handover in match.handovers}
    seats = len(match.plan.seats)
    mistakes = [
        (step.cost, number)
        for number, step in enumerate(review.steps)
        if step.is_choice
        and match.plan.seats[step.seat].is_person
        and step.seat not in handed_over
        and grade(step.cost, seats) in _MISTAKES
    ]
    return [
        Puzzle(
            f"{match.stamp.key} {number}",
            match.plan,
            match.origin,
            tuple(match.journal[:number]),
            dict(review.steps[number].options),
            review.steps[number].decision,
        )
        for _cost, number in sorted(mistakes, reverse=True)[:_MOST_OF_A_MATCH]
    ]
