from itertools import pairwise

import pytest

from flip7.ui.easing import EASINGS, hold, mix, out_back, out_cubic


@pytest.mark.parametrize("name", EASINGS)
def test_every_easing_starts_at_nothing_and_ends_at_one(name: str) -> None:
    assert EASINGS[name](0.0) == pytest.approx(0, abs=1e-12)
    assert EASINGS[name](1.0) == 1.0


@pytest.mark.parametrize("name", EASINGS)
def test_no_easing_jumps(name: str) -> None:
    if EASINGS[name] is hold:
        return
    values = [EASINGS[name](step / 1000) for step in range(1001)]
    assert max(abs(b - a) for a, b in pairwise(values)) < 0.05


@pytest.mark.parametrize("name", EASINGS)
def test_no_easing_leaves_the_screen(name: str) -> None:
    assert all(-0.5 <= EASINGS[name](step / 100) <= 1.5 for step in range(101))


def test_back_overshoots_and_cubic_does_not() -> None:
    assert max(out_back(step / 100) for step in range(101)) > 1.05
    assert max(out_cubic(step / 100) for step in range(101)) == 1.0


def test_mixing_ends_exactly_at_the_goal() -> None:
    assert mix(0.1, 0.7, 1) == 0.7
    assert mix(10, 20, 0.25) == 12.5
