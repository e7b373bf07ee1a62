"""Where the champion's advice is shown."""

import pytest

from flip7.engine import Move
from flip7.scenes.table.advice import place
from flip7.scenes.table.layout import TableLayout

TALLEST = 330.0
"""Four options, and a reason of two lines."""


@pytest.mark.parametrize("seats", [2, 3, 6, 10, 18, 24])
@pytest.mark.parametrize("size", [(1920.0, 1080.0), (1728.0, 1080.0), (2560.0, 1080.0)])
def test_advice_never_covers_the_seat_that_it_speaks_of(size: tuple[float, float], seats: int) -> None:
    layout = TableLayout(size, seats)
    for seat in range(seats):
        assert not place(layout, TALLEST, seat).colliderect(layout.panels[seat].box)


def test_advice_about_a_turn_is_on_the_right() -> None:
    layout = TableLayout((1920.0, 1080.0), 6)
    assert place(layout, TALLEST, Move.HIT).right == layout.stage.box.right
