"""How the champion comes to its decision."""

from collections.abc import Generator

import pytest

from flip7.ai import champion
from flip7.ai.champion import Champion
from flip7.ai.playout import Start
from flip7.engine import Decision, Target
from tests.ai.positions import moments


def test_an_option_is_not_chosen_because_it_was_never_tried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search saw the whole moment too rosy: the play-outs lowered the two best, and the worst came out on top."""

    def rosy(_race: object, _table: object, pending: Target) -> Generator[None, None, dict[Decision, float]]:
        yield
        chances: dict[Decision, float] = dict.fromkeys(pending.options, 0.6)
        chances[pending.options[-1]], chances[pending.options[-2]] = 0.9, 0.895
        return chances

    monkeypatch.setattr(champion, "weigh", rosy)
    monkeypatch.setattr(Start, "judge", lambda *_: 0.05)
    checked = 0
    for seed in range(6):
        for _game, table, pending in moments(seed, 4):
            if isinstance(pending, Target) and len(pending.options) > 2:
                assert Champion(1).choose(table, pending) in pending.options[-2:]
                checked += 1
    assert checked > 3


def test_the_same_moment_gets_the_same_thought() -> None:
    for index, (_game, table, pending) in enumerate(moments(17)):
        if index % 11 == 0:
            assert Champion(3, tries=60).choose(table, pending) == Champion(3, tries=60).choose(table, pending)


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
