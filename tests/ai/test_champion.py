"""How the champion comes to its decision."""

import pytest

from flip7.ai.champion import Champion
from flip7.engine import Target
from tests.ai.positions import moments


def test_the_same_moment_gets_the_same_thought() -> None:
    for index, (_game, table, pending) in enumerate(moments(17)):
        if index % 11 == 0:
            assert Champion(3).choose(table, pending) == Champion(3).choose(table, pending)


def test_a_freeze_on_oneself_brings_a_winning_row_home() -> None:
    """With the target passed and everybody else far behind, nothing is safer than to be out of the round."""
    from dataclasses import replace

    from flip7.engine import FREEZE
    from flip7.engine.events import Place

    for _game, table, pending in moments(2, 3):
        view = table.seats[pending.seat]
        if not isinstance(pending, Target) and view.points >= 20 and sum(seat.active for seat in table.seats) == 3:
            seats = [replace(seat, total=10) for seat in table.seats]
            seats[pending.seat] = replace(view, total=190)
            target = Target(pending.seat, FREEZE, (0, 1, 2), Place.HAND)
            moment = replace(table, seats=tuple(seats), pending=target)
            assert Champion(1).choose(moment, target) == pending.seat
            return
    pytest.fail("the game had no such moment")
