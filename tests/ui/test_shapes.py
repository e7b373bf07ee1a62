from itertools import pairwise

import pytest

from flip7.ui.shapes import Shapes
from flip7.ui.vector import Gradient, Stroke
from flip7.ui.vector import rounded as drawn_whole

RED, WHITE = (255, 0, 0, 255), (255, 255, 255, 255)


@pytest.fixture
def shapes() -> Shapes:
    return Shapes()


def test_a_panel_put_together_from_nine_pieces_is_the_panel_drawn_whole(shapes: Shapes) -> None:
    stroke = Stroke(WHITE, 3.0)
    pieced = shapes.rounded((300, 180), 24, (20, 30, 90, 200), stroke)
    whole = drawn_whole((300, 180), 24, (20, 30, 90, 200), stroke)
    for x in range(0, 300, 3):
        for y in range(0, 180, 3):
            assert pieced.get_at((x, y)) == pytest.approx(tuple(whole.get_at((x, y))), abs=3), (x, y)


def test_corners_are_round_and_smooth(shapes: Shapes) -> None:
    panel = shapes.rounded((80, 80), 20, RED)
    assert panel.get_at((0, 0))[3] == 0
    assert tuple(panel.get_at((40, 40))) == RED
    assert any(20 < panel.get_at((x, 3))[3] < 235 for x in range(20))


def test_a_radius_larger_than_the_box_makes_a_pill(shapes: Shapes) -> None:
    pill = shapes.rounded((100, 30), 500, RED)
    assert pill.get_size() == (100, 30)
    assert pill.get_at((0, 0))[3] == 0
    assert pill.get_at((50, 1))[3] == 255


def test_a_gradient_runs_from_top_to_bottom(shapes: Shapes) -> None:
    button = shapes.rounded((60, 100), 5, Gradient((0, 0, 0, 255), (200, 200, 200, 255)))
    assert button.get_at((30, 5))[0] < 30
    assert button.get_at((30, 95))[0] > 170


def test_the_same_shape_is_drawn_once(shapes: Shapes) -> None:
    assert shapes.rounded((50, 50), 8, RED) is shapes.rounded((50, 50), 8, RED)
    assert shapes.drawn == 1


def test_a_shadow_fades_to_nothing_at_its_edge(shapes: Shapes) -> None:
    shadow = shapes.soft((200, 120), 16, 20, (0, 0, 0, 255))
    assert shadow.get_size() == (240, 160)
    middle = [shadow.get_at((x, 80))[3] for x in range(120)]
    assert middle[0] <= 12
    assert middle[-1] == 255
    assert all(b >= a - 2 for a, b in pairwise(middle))


def test_a_glow_keeps_its_colour_where_it_is_faint(shapes: Shapes) -> None:
    glow = shapes.soft((100, 100), 10, 24, (245, 184, 46, 255))
    faint = [glow.get_at((x, 70)) for x in range(40) if 8 < glow.get_at((x, 70))[3] < 90]
    assert faint
    for colour in faint:
        assert tuple(colour)[:3] == pytest.approx((245, 184, 46), abs=1)


def test_a_halo_is_empty_in_the_middle(shapes: Shapes) -> None:
    halo = shapes.halo((200, 120), 16, 20, (245, 184, 46, 255))
    assert halo.get_at((120, 80))[3] == 0
    assert halo.get_at((120, 17))[3] > 40


def test_a_shape_smaller_than_its_own_corners_is_drawn(shapes: Shapes) -> None:
    for side in range(1, 8):
        assert shapes.rounded((side, side), 30, RED, Stroke(WHITE, 2.0)).get_size() == (side, side)
        assert shapes.soft((side, side), 30, 12, RED).get_size() == (side + 24, side + 24)


def test_the_felt_is_brighter_in_the_middle(shapes: Shapes) -> None:
    felt = shapes.felt((640, 360), (58, 58, 154, 255), (20, 18, 62, 255))
    assert felt.get_at((320, 200))[2] > 140
    assert felt.get_at((2, 2))[2] < 80


def test_shapes_stay_within_their_bytes() -> None:
    shapes = Shapes(budget=300_000)
    for side in range(10, 260, 5):
        shapes.rounded((side, side), 6, RED)
    assert 0 < shapes.kept_bytes <= 300_000


@pytest.mark.parametrize("width", range(20, 150, 3))
def test_a_dashed_box_is_empty_inside(shapes: Shapes, width: int) -> None:
    """Where the last dash was next to nothing long, the rasteriser used to draw a bar across the box."""
    height, margin = round(width * 1.4), 3 + round(width * 0.09)
    for scale in (0.6, 2 / 3, 1.0, 4 / 3):
        box = shapes.rounded((width, height), round(width * 0.09), None, Stroke(WHITE, 1.0, (7 * scale, 6 * scale)))
        inside = box.subsurface((margin, margin, width - 2 * margin, height - 2 * margin))
        assert inside.get_bounding_rect().size == (0, 0), (width, scale)
