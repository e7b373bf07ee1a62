"""The yeti sees who froze whom, as everybody does, and does not forget it."""

from dataclasses import replace

import pytest

from flip7.ai.characters import make_bot
from flip7.engine.events import Attack, FlipThreeStarted, Frozen, Place
from tests.ai.positions import aiming, laid_out


def frozen(seat: int, by: int) -> Attack:
    return Frozen(seat, by, Place.HAND, 10)


def flipped(seat: int, by: int) -> Attack:
    return FlipThreeStarted(seat, by, Place.HAND)


ME, FOE, LEADER = 0, 1, 2

CASES: list[tuple[str, tuple[Attack, ...], int]] = [
    ("nobody froze it", (), LEADER),
    ("somebody froze it", (frozen(ME, FOE),), FOE),
    ("long ago, and others since", (frozen(ME, FOE), frozen(LEADER, FOE), flipped(FOE, LEADER)), FOE),
    ("it has struck back", (frozen(ME, FOE), frozen(FOE, ME)), LEADER),
    ("it has struck back with another card", (frozen(ME, FOE), flipped(FOE, ME)), LEADER),
    ("frozen again after that", (frozen(ME, FOE), frozen(FOE, ME), frozen(ME, FOE)), FOE),
    ("a Flip Three is forgiven", (flipped(ME, FOE),), LEADER),
    ("the last one counts", (frozen(ME, FOE), frozen(ME, LEADER)), LEADER),
]


@pytest.mark.parametrize(("why", "attacks", "target"), CASES, ids=[case[0] for case in CASES])
def test_it_freezes_who_froze_it_last_and_gives_three_cards_to_the_leader(
    why: str, attacks: tuple[Attack, ...], target: int
) -> None:
    table, pending = aiming(laid_out("5 | 20", "6 | 30", "7 | 90"), ME, "freeze")
    assert make_bot("frosty", 1).choose(replace(table, attacks=attacks), pending) == target, why
    table, pending = aiming(table, ME, "flip3")
    assert make_bot("frosty", 1).choose(replace(table, attacks=attacks), pending) == LEADER, why


def test_who_is_out_of_the_round_cannot_be_hit() -> None:
    table, pending = aiming(laid_out("5 | 20", "6 | 30 stayed", "7 | 90"), ME, "freeze")
    assert make_bot("frosty", 1).choose(replace(table, attacks=(frozen(ME, FOE),)), pending) == LEADER
