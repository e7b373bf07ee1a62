"""The room of the table, as pixels tell it."""

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from flip7.scenes.table import backdrop
from flip7.scenes.table.oval import Oval
from flip7.scenes.table.room_drawing import RIM, light_on
from flip7.ui.canvas import Canvas
from flip7.ui.scale import Viewport
from flip7.ui.theme import RGB, Contrast, Tone, contrast_ratio, theme

SIZES = [(1024, 640), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080)]
WHOLE = Oval(860, 540, 600, 380)
"""A table of which everything is seen, rim and room, in every window."""
Spot = tuple[float, float]


@pytest.fixture(params=Contrast, autouse=True)
def contrast(request: pytest.FixtureRequest) -> Iterator[Contrast]:
    theme.contrast = request.param
    yield request.param
    theme.contrast = Contrast.NORMAL


def _canvas(size: tuple[int, int]) -> Canvas:
    return Canvas(pygame.Surface(size), Viewport(size))


def _room(size: tuple[int, int] = (1280, 720), oval: Oval = WHOLE) -> Canvas:
    canvas = _canvas(size)
    backdrop.draw_room(canvas, oval)
    return canvas


def _colour(canvas: Canvas, spot: Spot, around: int = 4) -> RGB:
    """The colour of a place, without its grain."""
    x, y = (canvas.viewport.to_px(value) for value in spot)
    area = pygame.Rect(x - around, y - around, 2 * around + 1, 2 * around + 1).clip(canvas.surface.get_rect())
    red, green, blue, _ = pygame.transform.average_color(canvas.surface, area)
    return red, green, blue


def _brightness(canvas: Canvas, spot: Spot, around: int = 4) -> float:
    return sum(_colour(canvas, spot, around))


def _is_wood(colour: RGB) -> bool:
    """Wood is red before it is blue, and the felt is the other way around."""
    return colour[0] > colour[2]


@pytest.mark.parametrize("size", SIZES)
def test_the_corners_are_darker_than_the_middle_of_the_felt(size: tuple[int, int]) -> None:
    canvas = _room(size)
    width, height = canvas.viewport.size
    middle = _brightness(canvas, light_on(canvas.viewport, WHOLE))
    for corner in ((8, 8), (width - 8, 8), (8, height - 8), (width - 8, height - 8)):
        assert _brightness(canvas, corner) < middle * 0.6


@pytest.mark.parametrize("size", SIZES)
def test_the_felt_ends_where_the_oval_says(size: tuple[int, int]) -> None:
    canvas = _room(size)
    for angle in range(0, 360, 15):
        assert not _is_wood(_colour(canvas, WHOLE.inflate(-5, -5).at(angle), 1))
        assert _is_wood(_colour(canvas, WHOLE.inflate(RIM / 2, RIM / 2).at(angle), 1))
        assert _brightness(canvas, WHOLE.inflate(RIM + 6, RIM + 6).at(angle), 1) < 40


def test_a_table_larger_than_the_window_shows_its_far_side() -> None:
    oval = Oval(960, 900, 1060, 780)
    canvas = _room((1920, 1080), oval)
    assert _is_wood(_colour(canvas, (960, 120 - RIM / 2), 1))
    assert not _is_wood(_colour(canvas, (960, 130), 1))
    assert not _is_wood(_colour(canvas, (960, 1070), 1))


def test_the_same_room_is_not_built_twice() -> None:
    _room()
    before = backdrop.room.built
    _room()
    assert backdrop.room.built == before


def test_a_new_window_a_new_oval_and_a_new_theme_each_build_the_room_anew(contrast: Contrast) -> None:
    _room()
    before = backdrop.room.built
    _room((1024, 640))
    _room((1024, 640), WHOLE.inflate(5, 5))
    theme.contrast = Contrast.HIGH if contrast is Contrast.NORMAL else Contrast.NORMAL
    _room((1024, 640), WHOLE.inflate(5, 5))
    assert backdrop.room.built == before + 3


@pytest.mark.parametrize("tone", [Tone.CREAM, Tone.LAVENDER])
def test_text_can_be_read_on_the_whole_felt(tone: Tone) -> None:
    canvas = _room()
    for share in range(-9, 10):
        for spot in ((WHOLE.cx + WHOLE.rx * share / 10, WHOLE.cy), (WHOLE.cx, WHOLE.cy + WHOLE.ry * share / 10)):
            assert contrast_ratio(theme.rgb(tone), _colour(canvas, spot)) >= 4.5


def test_cream_can_be_read_in_the_full_light_of_the_lamp() -> None:
    canvas = _room()
    middle = light_on(canvas.viewport, WHOLE)
    backdrop.draw_lamp(canvas, middle, 300, 1)
    assert contrast_ratio(theme.rgb(Tone.CREAM), _colour(canvas, middle)) >= 4.5


def test_the_lamp_lights_its_place_and_nothing_beyond_its_radius() -> None:
    plain, lit = _room(), _room()
    spot, radius = WHOLE.at(300), 200.0
    backdrop.draw_lamp(lit, spot, radius, 1)
    assert _brightness(lit, spot) > _brightness(plain, spot) * 1.3
    x, y = (lit.viewport.to_px(value) for value in spot)
    reach = lit.viewport.to_px(radius)
    for px in range(0, 1280, 7):
        for py in range(0, 720, 7):
            if (px - x) ** 2 + (py - y) ** 2 > (reach + 2) ** 2:
                assert lit.surface.get_at((px, py)) == plain.surface.get_at((px, py))


def test_the_light_of_the_lamp_has_no_edge() -> None:
    canvas = _canvas((1280, 720))
    canvas.surface.fill((100, 100, 100))
    backdrop.draw_lamp(canvas, (860, 540), 300, 1)
    row = [canvas.surface.get_at((x, canvas.viewport.to_px(540))).r for x in range(1280)]
    assert max(row) > 130
    assert max(abs(one - other) for one, other in pairwise(row)) <= 2


def test_half_the_strength_is_about_half_the_light() -> None:
    def added(strength: float) -> float:
        canvas = _canvas((1280, 720))
        canvas.surface.fill((100, 100, 100))
        backdrop.draw_lamp(canvas, (860, 540), 300, strength)
        return canvas.surface.get_at((canvas.viewport.to_px(860), canvas.viewport.to_px(540))).r - 100

    assert added(0) == 0
    assert added(0.5) == pytest.approx(added(1) / 2, abs=2)
    assert added(3) == added(1)


def test_a_lamp_partly_or_wholly_outside_the_window_is_no_trouble() -> None:
    plain, lit = _room(), _room()
    backdrop.draw_lamp(lit, (-500, -500), 300, 1)
    assert lit.surface.get_at((0, 0)) == plain.surface.get_at((0, 0))
    backdrop.draw_lamp(lit, (0, 0), 300, 1)
    assert _brightness(lit, (10, 10)) > _brightness(plain, (10, 10))


def test_a_mood_colours_the_edges_more_than_the_middle() -> None:
    canvas = _canvas((1280, 720))
    canvas.surface.fill((40, 40, 40))
    backdrop.draw_mood(canvas, (240, 40, 40), 0.8)
    width, height = canvas.viewport.size
    middle, edge, corner = ((width / 2, height / 2), (4, height / 2), (4, 4))
    reds = [_colour(canvas, spot)[0] for spot in (middle, edge, corner)]
    assert reds == sorted(reds)
    assert reds[0] < 60
    assert reds[2] > 150


def test_no_mood_changes_nothing() -> None:
    canvas = _canvas((320, 200))
    canvas.surface.fill((40, 40, 40))
    backdrop.draw_mood(canvas, Tone.GOLD, 0)
    assert _colour(canvas, (0, 0)) == (40, 40, 40)


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (320, 20)])
@pytest.mark.parametrize("oval", [WHOLE, Oval(0, 0, 0, 0), Oval(5000, 5000, 10, 10)])
def test_no_window_and_no_oval_is_too_small(size: tuple[int, int], oval: Oval) -> None:
    canvas = _room(size, oval)
    backdrop.draw_lamp(canvas, (0, 0), 100, 1)
    backdrop.draw_mood(canvas, Tone.GOLD, 1)
    assert canvas.surface.get_size() == size


def test_only_one_picture_of_the_window_is_kept_for_a_mood() -> None:
    canvas = _canvas((320, 200))
    backdrop.draw_mood(canvas, Tone.ICE, 0.5)
    before = backdrop.mood.built
    for _ in range(3):
        backdrop.draw_mood(canvas, (200, 0, 0), 0.5)
        backdrop.draw_mood(canvas, (200, 0, 0), 0.7)
    assert backdrop.mood.built == before + 1
    backdrop.draw_mood(canvas, Tone.ICE, 0.5)
    backdrop.draw_mood(canvas, (200, 0, 0), 0.5)
    assert backdrop.mood.built == before + 3
