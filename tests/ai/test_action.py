"""The AI's own list of action cards is that of the game."""

import pytest

from flip7.ai.action import Action
from flip7.engine import FACES, FLIP_THREE, FREEZE, SECOND_CHANCE, Kind, card


def test_every_action_card_has_its_action() -> None:
    cards = [face for face in FACES if face.kind is Kind.ACTION]
    assert {Action.of(face) for face in cards} == set(Action)
    assert len(cards) == len(Action)


def test_actions_are_those_they_are_called() -> None:
    assert Action.of(FREEZE) is Action.FREEZE
    assert Action.of(FLIP_THREE) is Action.FLIP_THREE
    assert Action.of(SECOND_CHANCE) is Action.SECOND_CHANCE


@pytest.mark.parametrize("name", ["12", "+4", "x2"])
def test_other_cards_have_none(name: str) -> None:
    with pytest.raises(ValueError, match="is not a valid Action"):
        Action.of(card(name))
