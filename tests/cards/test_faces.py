"""Every card can be told by all that is painted on it, and read at the size it has."""

from math import ceil

import pygame
import pytest

from flip7.cards.faces import ASPECT, BACK, Detail, card_picture, draw_card, ink
from flip7.cards.themes import CLASSIC
from flip7.engine import FACES
from flip7.ui.canvas import Box, Canvas
from flip7.ui.facts import Facts
from flip7.ui.scale import Viewport
from flip7.ui.text import Fitting
from flip7.ui.theme import RGB, Contrast, contrast_ratio, theme

WORDS = (
    "ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN", "ELEVEN", "TWELVE",
)  # fmt: skip
ACTIONS = {"freeze": "FREEZE", "flip3": "FLIP THREE", "second": "SECOND CHANCE"}
SIGNS = {"freeze": "icons/snowflake", "flip3": "icons/three_cards", "second": "icons/heart"}
NAMES = [face.name for face in FACES]
NUMBERS = [str(number) for number in range(13)]
LARGE, MIDDLE, SMALL = 151.0, 75.0, 41.0
"""A width in logical units of each kind."""


def painted(name: str, width: float) -> Facts:
    canvas = Canvas(pygame.Surface((960, 600)), Viewport((960, 600), 1.0))
    canvas.facts = Facts()
    draw_card(canvas, name, Box(20, 20, width, width * ASPECT))
    [painting] = canvas.facts.paintings
    return painting.shown


@pytest.mark.parametrize("name", NAMES)
def test_a_large_card_has_its_drawing_its_numerals_and_its_word(name: str) -> None:
    card = painted(name, LARGE)
    assert [picture.name for picture in card.pictures] == [f"cards/{name.replace('+', 'plus')}"]
    numeral = name.replace("x", "×")
    if name.isdigit():
        assert card.strings == [numeral, numeral, WORDS[int(name)]], "in the middle and in the corner"
    else:
        assert card.strings == ([ACTIONS[name]] if name in ACTIONS else [numeral, numeral, "BONUS"])


@pytest.mark.parametrize("name", NAMES)
def test_a_middle_card_has_no_word(name: str) -> None:
    card = painted(name, MIDDLE)
    assert [picture.name for picture in card.pictures] == [f"cards/{name.replace('+', 'plus')}-middle"]
    assert card.strings == ([] if name in ACTIONS else [name.replace("x", "×")] * 2)


@pytest.mark.parametrize("name", NAMES)
def test_a_small_card_has_its_numeral_or_its_sign(name: str) -> None:
    card = painted(name, SMALL)
    if name in SIGNS:
        assert [picture.name for picture in card.pictures] == [SIGNS[name]]
        assert not card.strings
    else:
        assert card.strings == [name.replace("x", "×")]


@pytest.mark.parametrize(
    ("units", "pixels", "detail"),
    [
        (141, 94, Detail.LARGE),
        (141, 75, Detail.MIDDLE),
        (92, 184, Detail.MIDDLE),
        (92, 61, Detail.MIDDLE),
        (56, 37, Detail.SMALL),
        (50, 100, Detail.SMALL),
    ],
)
def test_what_a_card_shows_can_be_read_on_the_screen_and_from_afar(units: float, pixels: int, detail: Detail) -> None:
    """A narrow card on a dense screen has the pixels for a word, but nobody could read it from a chair."""
    assert Detail.of(units, pixels) is detail


@pytest.mark.parametrize("width", [LARGE, MIDDLE, SMALL])
def test_each_number_has_a_colour_of_its_own_the_same_at_every_size(width: float) -> None:
    inks = [painted(name, width).texts[0].colour for name in NUMBERS]
    assert len(set(inks)) == 13
    assert inks == [(*CLASSIC.numbers[int(name)], 255) for name in NUMBERS]


@pytest.mark.parametrize("width", [LARGE, MIDDLE, SMALL])
def test_the_back_tells_nothing(width: float) -> None:
    back = painted(BACK, width)
    assert set(back.strings) <= {"7"}
    assert all(picture.name == "cards/back" for picture in back.pictures)


def digits_on(picture: pygame.Surface, name: str) -> pygame.Rect:
    """Where the numeral stands, measured in the picture: its largest pieces in the ink of this number."""
    inked = pygame.mask.from_threshold(picture, ink(name), (24, 24, 24, 255))
    # The edge of a small card has that ink, too.
    across, down = picture.get_size()
    edge = (ceil(across * 10 / 240) + 1, ceil(down * 20 / 340) + 1)
    inside = pygame.Mask((across - 2 * edge[0], down - 2 * edge[1]), fill=True)
    found = inked.overlap_mask(inside, edge).get_bounding_rects()
    tallest = max(piece.height for piece in found)
    digits = [piece for piece in found if piece.height > tallest * 0.8]
    return digits[0].unionall(digits[1:])


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize(
    ("width", "scale", "one_digit", "two_digits"),
    [
        (220, 1.0, 0.32, 0.32),
        (141, 2 / 3, 0.32, 0.32),
        (92, 2 / 3, 0.43, 0.36),
        (75, 1.0, 0.43, 0.36),
        (50, 2 / 3, 0.50, 0.36),
        (42, 2 / 3, 0.50, 0.36),
    ],
)
def test_the_numeral_is_a_third_of_a_large_card_and_more_of_a_smaller_one(
    name: str, width: float, scale: float, one_digit: float, two_digits: float
) -> None:
    picture = card_picture(Canvas(pygame.Surface((10, 10)), Viewport((10, 10), scale)), name, width)
    digits = digits_on(picture, name)
    assert digits.height / picture.get_height() >= (one_digit if len(name) == 1 else two_digits)


@pytest.mark.parametrize("name", [name for name in NAMES if name not in ACTIONS])
def test_a_numeral_is_never_made_smaller_than_it_was_drawn_for(name: str) -> None:
    """However its letters round at a width: in a row of small cards one numeral would look less than its neighbours."""
    for width in range(19, 160 if name.isdigit() else 56):
        assert painted(name, width).texts[0].fitting is Fitting.NATURAL, width


@pytest.mark.parametrize("width", [LARGE, MIDDLE, SMALL])
@pytest.mark.parametrize(("name", "barred"), [("6", True), ("9", True), ("8", False), ("0", False)])
def test_a_six_and_a_nine_have_a_bar_at_their_foot(name: str, barred: bool, width: float) -> None:
    card = painted(name, width)
    digits = card.texts[0].drawn
    ground = (*ink(name), 255)
    bars = [shape for shape in card.shapes if shape.fill == ground and shape.box.top > digits.bottom]
    assert bool(bars) is barred


@pytest.mark.parametrize(("contrast", "least"), [(Contrast.NORMAL, 4.5), (Contrast.HIGH, 7.0)])
def test_every_numeral_stands_out_from_its_paper(
    monkeypatch: pytest.MonkeyPatch, contrast: Contrast, least: float
) -> None:
    monkeypatch.setattr(theme, "contrast", contrast)
    papers: list[RGB] = [CLASSIC.paper, (255, 255, 255)]
    assert [name for name in NUMBERS for paper in papers if contrast_ratio(ink(name), paper) < least] == []
