import pygame
import pytest

from flip7.ui.scale import LEAST_HEIGHT, LEAST_WIDTH, Viewport

SIZES = [
    (1024, 640),
    (1280, 720),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (3840, 2160),
    (800, 1200),
    (640, 400),
    (1, 1),
]


@pytest.mark.parametrize("size", SIZES)
def test_every_window_shows_at_least_the_least_logical_size(size: tuple[int, int]) -> None:
    width, height = Viewport(size).size
    assert width >= LEAST_WIDTH - 1e-6
    assert height >= LEAST_HEIGHT - 1e-6


@pytest.mark.parametrize("size", SIZES)
def test_one_side_fits_exactly_so_that_no_room_is_wasted(size: tuple[int, int]) -> None:
    width, height = Viewport(size).size
    assert width == pytest.approx(LEAST_WIDTH) or height == pytest.approx(LEAST_HEIGHT)


def test_a_unit_is_a_pixel_at_1080p() -> None:
    viewport = Viewport((1920, 1080))
    assert viewport.scale == 1.0
    assert viewport.size == (1920, 1080)
    assert viewport.to_px(17.4) == 17


def test_a_place_goes_to_pixels_and_back() -> None:
    viewport = Viewport((1280, 720))
    x, y = viewport.to_logical((viewport.to_px(300), viewport.to_px(600)))
    assert (x, y) == pytest.approx((300, 600), abs=1)


def test_a_minimised_window_of_no_size_is_no_error() -> None:
    assert Viewport((0, 0)).scale > 0


def test_a_box_has_the_same_pixels_wherever_it_lies() -> None:
    viewport = Viewport((1280, 720))
    sizes = {viewport.px_size_of(pygame.FRect(left / 7, left / 3, 100.4, 40.2)) for left in range(50)}
    assert len(sizes) == 1


def test_all_pills_of_a_height_have_the_same_radius() -> None:
    viewport = Viewport((1920, 1080))
    assert viewport.px_radius(10_000, (300, 41)) == viewport.px_radius(500, (900, 41)) == 21
    assert viewport.px_radius(8, (300, 41)) == 8
