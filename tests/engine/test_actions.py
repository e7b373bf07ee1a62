"""The action cards, each by its own definition: whom it may go to, and what it means for the seat that gets it."""

import pytest

from flip7.engine import ACTION_CARDS, EFFECTS, FLIP_THREE, FREEZE, SECOND_CHANCE, Action, ActionCard, Seat, Status

every_action = pytest.mark.parametrize("card", ACTION_CARDS, ids=lambda card: card.name)


def seats(*standing: str) -> list[Seat]:
    """Seats that are "in", "out", or "safe": in, and with a Second Chance."""
    placed = [Seat() for _ in standing]
    for seat, how in zip(placed, standing, strict=True):
        seat.second_chance = how == "safe"
        if how == "out":
            seat.status = Status.STAYED
    return placed


def test_every_action_has_one_card_and_one_effect() -> None:
    assert [card.action for card in ACTION_CARDS] == list(Action)
    assert list(EFFECTS) == list(ACTION_CARDS)
    assert len({type(effect) for effect in EFFECTS.values()}) == len(Action)


@pytest.mark.parametrize("card", [FREEZE, FLIP_THREE], ids=lambda card: card.name)
def test_a_freeze_or_flip_three_can_go_to_anybody_who_is_in(card: ActionCard) -> None:
    assert EFFECTS[card].candidates(seats("in", "out", "safe", "in"), 0) == [0, 2, 3]
    assert EFFECTS[card].candidates(seats("out", "out", "safe", "in"), 0) == [2, 3]


def test_a_second_chance_is_kept_by_an_owner_who_has_none() -> None:
    assert EFFECTS[SECOND_CHANCE].candidates(seats("in", "in", "in"), 1) == [1]


@pytest.mark.parametrize("owner", ["safe", "out"])
def test_another_second_chance_can_go_to_anybody_who_is_in_without_one(owner: str) -> None:
    assert EFFECTS[SECOND_CHANCE].candidates(seats(owner, "in", "out", "safe", "in"), 0) == [1, 4]


@every_action
def test_nobody_gets_an_action_card_when_all_are_out(card: ActionCard) -> None:
    assert EFFECTS[card].candidates(seats("out", "out"), 0) == []


def test_a_second_chance_is_the_only_gift() -> None:
    assert [card for card, effect in EFFECTS.items() if not effect.attack] == [SECOND_CHANCE]
