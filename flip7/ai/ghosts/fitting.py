"""From what somebody has decided to a style: the risk they accept, and whom they hit."""

from collections.abc import Sequence
from typing import Final

from flip7.ai.ghosts.choice_model import Choice, fit_weights
from flip7.ai.ghosts.decisions import Made
from flip7.ai.ghosts.features import options_of
from flip7.ai.ghosts.habits import habits_of
from flip7.ai.ghosts.style import USUAL_ATTACK, USUAL_GIFT, USUAL_TURN, Style
from flip7.ai.slices import Slices
from flip7.engine import Action, Move, Target, Turn

HOLD_TURN: Final = 0.1
HOLD_AIM: Final = 0.3
"""Cards to aim are rare: what is known about them is held more firmly to what is usual."""
_A_SLICE: Final = 3


def fit(decisions: Sequence[Made]) -> Slices[Style]:
    """The style that explains these decisions; the usual one if there are none."""
    turns: list[Choice] = []
    aims: dict[Action, list[Choice]] = {action: [] for action in Action}
    for number, made in enumerate(decisions):
        options = options_of(made.table, made.pending)
        match made.pending:
            case Turn():
                turns.append(Choice(options, 0 if made.decision is Move.HIT else 1))
            case Target(_, card, seats):
                aims[card.action].append(Choice(options, list(seats).index(made.decision)))  # type: ignore[arg-type]
        if number % _A_SLICE == 0:
            yield
    turn = yield from fit_weights(turns, USUAL_TURN, HOLD_TURN)
    freeze = yield from fit_weights(aims[Action.FREEZE], USUAL_ATTACK, HOLD_AIM)
    flip_three = yield from fit_weights(aims[Action.FLIP_THREE], USUAL_ATTACK, HOLD_AIM)
    gift = yield from fit_weights(aims[Action.SECOND_CHANCE], USUAL_GIFT, HOLD_AIM)
    return Style(turn, freeze, flip_three, gift, habits_of(decisions))
