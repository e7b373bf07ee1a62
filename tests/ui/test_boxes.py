"""A box in rows and columns: nothing overlaps, nothing is lost, and what is left is where it was asked for."""

import doctest
from itertools import pairwise

import pytest

from flip7.ui import boxes
from flip7.ui.boxes import Share, Space, columns, grid, lines, padded, rows, stacked, within
from flip7.ui.canvas import Box
from flip7.ui.text import Align
from flip7.ui.widget import Widget, place_all

ROOM = Box(100, 50, 400, 200)


def test_the_examples_are_true() -> None:
    result = doctest.testmod(boxes)
    assert result.attempted > 8
    assert result.failed == 0


def test_a_share_takes_what_the_lengths_and_the_gaps_leave() -> None:
    face, name, points = columns(ROOM, [60, Share(), 90], gap=10)
    assert (face.left, face.width) == (100, 60)
    assert (name.left, name.width) == (170, 230)
    assert (points.left, points.right) == (410, 500)
    assert {(box.top, box.height) for box in (face, name, points)} == {(50, 200)}


def test_shares_are_in_proportion() -> None:
    assert [box.width for box in columns(ROOM, [Share(3), Share(1), 100], gap=50)] == [150, 50, 100]


def test_rows_are_columns_from_the_top_down() -> None:
    head, body, foot = rows(ROOM, [30, Share(), 40], gap=5)
    assert (head.top, head.bottom, body.top, body.bottom, foot.top, foot.bottom) == (50, 80, 85, 205, 210, 250)
    assert {(box.left, box.width) for box in (head, body, foot)} == {(100, 400)}


def test_a_space_stands_in_the_place_of_a_gap() -> None:
    one, two, three = columns(ROOM, [Space(8), 50, Space(30), 50, 50], gap=10)
    assert [one.left, two.left, three.left] == [108, 188, 248]


@pytest.mark.parametrize(("at", "left"), [(0.0, 100), (0.5, 245), (1.0, 390)])
def test_lengths_alone_stand_where_they_are_asked_to(at: float, left: float) -> None:
    assert [box.left for box in columns(ROOM, [50, 50], gap=10, at=at)] == [left, left + 60]


def test_where_there_is_no_room_a_share_is_empty_and_lengths_keep_their_size() -> None:
    assert [box.width for box in columns(ROOM, [300, Share(), 300])] == [300, 0, 300]


def test_nothing_is_divided_into_nothing() -> None:
    assert columns(ROOM, []) == []
    assert grid(ROOM, 0, 3) == []


@pytest.mark.parametrize("downwards", [False, True])
def test_the_cells_of_a_grid_have_one_size_and_do_not_touch(downwards: bool) -> None:
    cells = grid(ROOM, 7, 3, gap=10, downwards=downwards)
    assert len(cells) == 7
    assert len({(round(cell.width, 3), round(cell.height, 3)) for cell in cells}) == 1
    assert not any(cell.inflate(9, 9).colliderect(other) for cell, other in pairwise(cells))
    assert cells[0].topleft == ROOM.topleft
    assert max(cell.right for cell in cells) == pytest.approx(ROOM.right, abs=0.01)
    assert max(cell.bottom for cell in cells) == pytest.approx(ROOM.bottom, abs=0.01)


def test_a_grid_is_filled_by_rows_or_by_columns() -> None:
    across, down = grid(ROOM, 4, 2), grid(ROOM, 4, 2, downwards=True)
    assert across[1].topleft == (300, 50)
    assert down[1].topleft == (100, 150)
    assert across[3] == down[3]


def test_a_grid_may_have_other_gaps_between_rows_than_between_columns() -> None:
    assert [cell.topleft for cell in grid(ROOM, 3, 2, gap=(20, 6), height=40)] == [(100, 50), (310, 50), (100, 96)]


def test_a_stack_is_as_high_as_the_rows_that_fill_it() -> None:
    heights = [30.0, 50.0, 20.0]
    box = Box(0, 0, 10, stacked(heights, gap=15))
    assert rows(box, heights, gap=15)[-1].bottom == box.bottom
    assert stacked([]) == 0
    assert lines(24, 7) == 4


def test_a_box_within_a_box() -> None:
    assert within(ROOM, 100, 100) == Box(250, 100, 100, 100)
    assert within(ROOM, 100, 100, Align.TOP_LEFT).topleft == ROOM.topleft
    assert within(ROOM, 100, 100, Align.BOTTOM_RIGHT).bottomright == ROOM.bottomright
    assert padded(ROOM, 20) == Box(120, 70, 360, 160)


def test_widgets_go_into_their_boxes() -> None:
    left, right = Widget(), Widget()
    place_all([left, right], columns(ROOM, [Share(), Share()]))
    assert (left.box.right, right.box.left) == (300, 300)
    with pytest.raises(ValueError, match="shorter"):
        place_all([left, right], [ROOM])
