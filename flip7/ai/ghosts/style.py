"""How somebody plays, in numbers: all that a ghost needs, and small enough to be kept in a file."""

from dataclasses import dataclass
from typing import Final, assert_never

from flip7.ai.ghosts.choice_model import Weights, chances
from flip7.ai.ghosts.features import AIM, TURN, options_of
from flip7.ai.ghosts.habits import UNKNOWN_HABITS, Habits
from flip7.ai.table import Table
from flip7.engine import Action, Target, Turn

FEWEST_MATCHES: Final = 5
"""Somebody has to have played so many matches before a ghost can play like them."""


def _named(names: tuple[str, ...], **weights: float) -> Weights:
    return tuple(weights.get(name.replace(" ", "_"), 0.0) for name in names)


USUAL_TURN: Final = _named(
    TURN, points=-3.0, second_chance=4.0, points_with_it=1.0, staying_wins=-2.0, staying_loses=3.0
)
"""Of somebody about whom nothing is known: stays at about 25 points, and hits with a Second Chance."""
USUAL_ATTACK: Final = _named(AIM, itself=-2.0, leader=1.0, strongest_row=0.5)
USUAL_GIFT: Final = _named(AIM, weakest=1.0)


@dataclass(frozen=True, slots=True)
class Style:
    """The weights of what somebody decides by, and what can be said of them in words."""

    turn: Weights = USUAL_TURN
    freeze: Weights = USUAL_ATTACK
    flip_three: Weights = USUAL_ATTACK
    gift: Weights = USUAL_GIFT
    habits: Habits = UNKNOWN_HABITS

    def chances(self, table: Table, pending: Turn | Target) -> list[float]:
        """How likely each option is, in the order of `pending.options`; of a turn that of a hit and of a stay."""
        return chances(self.weights_for(pending), options_of(table, pending))

    def weights_for(self, pending: Turn | Target) -> Weights:
        """The weights that such a decision is made by."""
        if isinstance(pending, Turn):
            return self.turn
        action = pending.card.action
        match action:
            case Action.FREEZE:
                return self.freeze
            case Action.FLIP_THREE:
                return self.flip_three
            case Action.SECOND_CHANCE:
                return self.gift
            case _:
                assert_never(action)
