"""Which widget the arrow keys reach for."""

import pytest

from flip7.ui.canvas import Box
from flip7.ui.intents import Kind
from flip7.ui.navigation import nearest
from flip7.ui.widget import Widget

START = Box(500, 500, 100, 50)


def at(left: float, top: float, width: float = 100, height: float = 50) -> Widget:
    return Widget().place(Box(left, top, width, height))


@pytest.mark.parametrize(
    ("direction", "place"),
    [(Kind.UP, (500, 300)), (Kind.DOWN, (500, 700)), (Kind.LEFT, (200, 500)), (Kind.RIGHT, (800, 500))],
)
def test_it_lies_where_the_key_points(direction: Kind, place: tuple[float, float]) -> None:
    around = [at(500, 300), at(500, 700), at(200, 500), at(800, 500)]
    found = nearest(START, direction, around)
    assert found is not None
    assert found.box.topleft == place


def test_what_is_straight_ahead_comes_before_what_is_near_but_aside() -> None:
    far, aside = at(500, 900), at(605, 560)
    assert nearest(START, Kind.DOWN, [aside, far]) is far


def test_of_two_straight_ahead_the_nearer_one() -> None:
    near, far = at(500, 600), at(500, 700)
    assert nearest(START, Kind.DOWN, [far, near]) is near


def test_of_two_aside_the_one_that_is_less_so_even_if_it_is_further_away() -> None:
    little, much = at(620, 700), at(1000, 560)
    assert nearest(START, Kind.DOWN, [much, little]) is little


def test_what_stands_beside_a_tall_one_is_not_below_it() -> None:
    tall = Box(500, 500, 100, 200)
    assert nearest(tall, Kind.DOWN, [at(650, 620)]) is None


def test_what_overlaps_a_little_is_still_next() -> None:
    overlapping = at(500, 540)
    assert nearest(START, Kind.DOWN, [overlapping]) is overlapping


def test_only_ahead_leaves_out_all_that_is_aside() -> None:
    aside = at(605, 560)
    assert nearest(START, Kind.DOWN, [aside]) is aside
    assert nearest(START, Kind.DOWN, [aside], only_ahead=True) is None
