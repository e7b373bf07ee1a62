import pygame
import pytest

from flip7 import i18n
from flip7.i18n import _
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.facts import Facts
from flip7.ui.scale import Viewport
from flip7.ui.shapes import shapes
from flip7.ui.text import Align, Fitting
from flip7.ui.theme import BODY, HEADING, Tone, theme


def _canvas(size: tuple[int, int] = (1920, 1080)) -> Canvas:
    surface = pygame.Surface(size)
    surface.fill((0, 0, 0))
    return Canvas(surface, Viewport(size))


def _ink(canvas: Canvas) -> pygame.Rect:
    """Where anything was drawn on the black canvas."""
    mask = pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (40, 40, 40, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_box_is_drawn_where_it_is_in_every_resolution(size: tuple[int, int]) -> None:
    canvas = _canvas(size)
    canvas.rect(Box(300, 150, 600, 300), (255, 255, 255))
    scale = canvas.viewport.scale
    assert _ink(canvas) == pygame.Rect(round(300 * scale), round(150 * scale), round(600 * scale), round(300 * scale))


def test_a_box_in_motion_never_changes_its_size() -> None:
    sizes = set()
    for step in range(20):
        canvas = _canvas((1280, 720))
        canvas.rect(Box(100 + step * 0.37, 100, 151, 77), (255, 255, 255))
        sizes.add(_ink(canvas).size)
    assert len(sizes) == 1


def test_a_translucent_panel_mixes_with_what_is_beneath() -> None:
    canvas = _canvas()
    canvas.surface.fill((0, 0, 200))
    canvas.rect(Box(0, 0, 200, 200), (200, 0, 0, 128), 10)
    red, _green, blue, _alpha = canvas.surface.get_at((100, 100))
    assert red == pytest.approx(100, abs=3)
    assert blue == pytest.approx(100, abs=3)


@pytest.mark.parametrize("align", Align)
def test_a_text_stands_inside_its_box_where_it_is_told_to(align: Align) -> None:
    canvas = _canvas()
    box = Box(400, 300, 500, 200)
    canvas.text("HIM", box, HEADING, align)
    ink = _ink(canvas)
    assert box.inflate(2, 2).contains(Box(ink))
    across, down = align.value
    if across == 0.5:
        assert ink.centerx == pytest.approx(box.centerx, abs=3)
    else:
        assert (ink.left - box.left < 8) == (across == 0)
    if down == 0.5:
        assert ink.centery == pytest.approx(box.centery, abs=2)
    else:
        assert (ink.centery < box.centery) == (down == 0)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_capitals_stand_in_the_middle_of_a_button(size: tuple[int, int]) -> None:
    canvas = _canvas(size)
    canvas.text("HIM", Box(100, 100, 300, 80), HEADING)
    assert _ink(canvas).centery == pytest.approx(140 * canvas.viewport.scale, abs=1.5)


def test_the_box_given_back_is_the_one_the_text_takes() -> None:
    canvas = _canvas()
    drawn = canvas.text("HIM", Box(100, 100, 900, 80), HEADING, Align.RIGHT)
    ink = _ink(canvas)
    assert drawn.right == 1000
    assert drawn.top == pytest.approx(ink.top, abs=2)
    assert drawn.height == pytest.approx(ink.height, abs=2)
    assert drawn.left <= ink.left


def test_drawn_texts_are_recorded_with_what_became_of_them() -> None:
    canvas = _canvas()
    canvas.facts = Facts()
    canvas.text("Play", Box(0, 0, 400, 60), HEADING)
    canvas.text("Geschwindigkeitsbegrenzung", Box(0, 100, 300, 60), HEADING)
    canvas.text("Geschwindigkeitsbegrenzung", Box(0, 200, 60, 60), HEADING)
    assert [text.fitting for text in canvas.facts.texts] == [Fitting.NATURAL, Fitting.SHRUNK, Fitting.CUT]
    assert canvas.facts.texts[1].needed[0] > 300 >= canvas.facts.texts[1].drawn.width
    assert canvas.facts.texts[2].string == "Geschwindigkeitsbegrenzung"


def test_a_text_beyond_the_edge_of_the_screen_is_recorded_as_such() -> None:
    canvas = _canvas()
    canvas.facts = Facts()
    canvas.text("seen", Box(0, 0, 200, 50), BODY)
    canvas.text("half seen", Box(1860, 0, 120, 50), BODY)
    assert [text.on_surface for text in canvas.facts.texts] == [True, False]


def test_a_text_is_looked_up_when_it_is_drawn() -> None:
    canvas = _canvas()
    canvas.facts = Facts()
    text = _("Round {number}", number=3)
    canvas.text(text, Box(0, 0, 200, 50), BODY)
    assert canvas.facts.texts[0].source is text
    assert canvas.facts.texts[0].string == "Round 3"


def test_a_clip_is_lifted_afterwards_and_nests() -> None:
    canvas = _canvas()
    with canvas.clip(Box(0, 0, 100, 100)):
        with canvas.clip(Box(50, 50, 500, 500)):
            canvas.rect(canvas.box, (255, 255, 255))
        canvas.rect(Box(0, 0, 10, 10), (255, 255, 255))
    canvas.rect(Box(200, 200, 5, 5), (255, 255, 255))
    assert canvas.surface.get_at((60, 60))[0] == 255
    assert canvas.surface.get_at((30, 30))[0] == 0
    assert canvas.surface.get_at((120, 120))[0] == 0
    assert canvas.surface.get_at((202, 202))[0] == 255


def test_the_second_frame_draws_no_shape_anew() -> None:
    canvas = _canvas((1280, 720))

    def frame() -> None:
        canvas.felt()
        canvas.shadow(Box(10, 10, 300, 200), 20, 16)
        canvas.rect(Box(10, 10, 300, 200), Tone.PANEL, 20, Tone.PANEL_EDGE)
        canvas.glow(Box(10, 10, 300, 200), Tone.GOLD, 20, 0.5)
        canvas.circle((600, 300), 40, Tone.GOLD)
        canvas.ring((600, 300), 50, Tone.CREAM, 4)
        canvas.arc((600, 300), 60, (-90, 30), Tone.GREEN, 8)
        canvas.line((0, 0), (100, 60), Tone.CREAM, 3)
        canvas.polygon([(0, 0), (50, 0), (25, 40)], Tone.RED)
        canvas.spotlight((500, 500), 200, Tone.GOLD.faded(0.4))

    frame()
    before = shapes.drawn
    frame()
    assert shapes.drawn == before


def test_a_pulsing_glow_draws_nothing_new() -> None:
    canvas = _canvas()
    box = Box(10, 10, 310, 210)
    canvas.glow(box, Tone.GOLD, 20, 0.1)
    before = shapes.drawn
    for step in range(10):
        canvas.glow(box, Tone.GOLD, 20, step / 10)
    assert shapes.drawn == before


def test_a_kept_picture_is_as_strong_as_before_after_a_faint_drawing() -> None:
    canvas = _canvas()
    box = Box(0, 0, 100, 100)
    canvas.rect(box, (255, 255, 255), 8, alpha=40)
    canvas.rect(box.move(200, 0), (255, 255, 255), 8)
    assert canvas.surface.get_at((50, 50))[0] == pytest.approx(40, abs=2)
    assert canvas.surface.get_at((250, 50))[0] == 255


@pytest.mark.parametrize("box", [Box(0, 0, 0, 0), Box(5, 5, 0.2, 40), Box(5, 5, -20, 10)])
def test_a_box_of_no_size_draws_nothing_and_is_no_error(box: Box) -> None:
    canvas = _canvas()
    canvas.rect(box, Tone.GOLD, 4)
    canvas.shadow(box, 4, 8)
    canvas.glow(box, Tone.GOLD, 4)
    canvas.blit(pygame.Surface((10, 10)), box)
    canvas.painted("nothing", box, lambda _sheet: None)
    canvas.arc((0, 0), 0, (0, 90), Tone.GOLD, 2)


def test_a_painted_picture_is_painted_once_and_again_in_another_language() -> None:
    canvas = _canvas()
    painted: list[str] = []

    def paint(sheet: Canvas) -> None:
        painted.append(i18n.language())
        sheet.rect(sheet.box, Tone.CREAM, 10)

    for _frame in range(3):
        canvas.painted(("test card", 1), Box(100, 100, 60, 85), paint)
    i18n.use_language("de")
    canvas.painted(("test card", 1), Box(100, 100, 60, 85), paint)
    assert painted == ["en", "de"]


def test_a_painted_picture_follows_the_theme() -> None:
    canvas = _canvas()
    painted: list[float] = []
    for scale in (1.0, 1.5):
        theme.text_scale = scale
        canvas.painted(("test card", 2), Box(0, 0, 60, 85), lambda _sheet: painted.append(theme.text_scale))
    assert painted == [1.0, 1.5]


def test_a_painter_has_a_canvas_as_large_as_the_box_at_any_angle() -> None:
    canvas = _canvas((1280, 720))
    sizes: list[tuple[float, float]] = []
    for angle in (0, 12):
        canvas.painted(
            ("test card", 3, angle), Box(0, 0, 120, 170), lambda sheet: sizes.append(sheet.box.size), angle=angle
        )
    for size in sizes:
        assert size == pytest.approx((120, 170), abs=1.5)


def test_an_image_is_tinted_and_centred() -> None:
    canvas = _canvas()
    canvas.image("icons/gear", Box(100, 100, 200, 100), Tone.GOLD)
    ink = _ink(canvas)
    assert ink.center == pytest.approx((200, 150), abs=3)
    assert ink.width <= 100


def test_a_surface_blitted_into_a_box_is_scaled_to_it() -> None:
    canvas = _canvas()
    surface = pygame.Surface((10, 10))
    surface.fill((255, 255, 255))
    canvas.blit(surface, Box(50, 60, 120, 30))
    assert _ink(canvas) == pygame.Rect(50, 60, 120, 30)


def test_a_pill_rounds_its_short_sides() -> None:
    canvas = _canvas()
    canvas.rect(Box(100, 100, 200, 40), (255, 255, 255), PILL)
    assert canvas.surface.get_at((101, 101))[0] == 0
    assert canvas.surface.get_at((200, 101))[0] == 255
