"""The action cards, each whole in a module of its own: whom it may go to, and what it does."""

from typing import Final, assert_never

from flip7.engine.actions.effect import Effect
from flip7.engine.actions.flip_three import FlipThreeEffect
from flip7.engine.actions.freeze import FreezeEffect
from flip7.engine.actions.second_chance import SecondChanceEffect
from flip7.engine.cards import ACTION_CARDS, Action

__all__ = ["EFFECTS", "Effect"]


def _effect_of(action: Action) -> Effect:
    match action:
        case Action.FREEZE:
            return FreezeEffect()
        case Action.FLIP_THREE:
            return FlipThreeEffect()
        case Action.SECOND_CHANCE:
            return SecondChanceEffect()
        case _:
            assert_never(action)


EFFECTS: Final = {card: _effect_of(card.action) for card in ACTION_CARDS}
"""The effect of each action card."""
