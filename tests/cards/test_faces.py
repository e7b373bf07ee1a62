"""Every card can be told by all that is painted on it."""

import pygame
import pytest

from flip7.cards.faces import ASPECT, BACK, SMALL, draw_card
from flip7.engine import FACES
from flip7.ui.canvas import Box, Canvas
from flip7.ui.facts import Facts
from flip7.ui.scale import Viewport

WORDS = (
    "ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN", "ELEVEN", "TWELVE",
)  # fmt: skip
ACTIONS = {"freeze": "FREEZE", "flip3": "FLIP THREE", "second": "SECOND CHANCE"}
SIGNS = {"freeze": "icons/snowflake", "flip3": "icons/three_cards", "second": "icons/heart"}
NAMES = [face.name for face in FACES]


def painted(name: str, width: float) -> Facts:
    canvas = Canvas(pygame.Surface((960, 600)), Viewport((960, 600)))
    canvas.facts = Facts()
    draw_card(canvas, name, Box(20, 20, width, width * ASPECT))
    [painting] = canvas.facts.paintings
    return painting.shown


@pytest.mark.parametrize("name", NAMES)
def test_a_large_card_has_its_drawing_its_numerals_and_its_word(name: str) -> None:
    card = painted(name, 151)
    assert [picture.name for picture in card.pictures] == [f"cards/{name.replace('+', 'plus')}"]
    numeral = name.replace("x", "×")
    if name.isdigit():
        assert card.strings == [numeral] * 3 + [WORDS[int(name)]], "with its shadow, and in the corner"
    else:
        assert card.strings == ([ACTIONS[name]] if name in ACTIONS else [numeral, numeral, "BONUS"])


@pytest.mark.parametrize("name", NAMES)
def test_a_small_card_has_its_numeral_or_its_sign(name: str) -> None:
    card = painted(name, SMALL - 9)
    if name in SIGNS:
        assert [picture.name for picture in card.pictures] == [SIGNS[name]]
        assert not card.strings
    else:
        assert card.strings == [name.replace("x", "×")]


@pytest.mark.parametrize("width", [151.0, SMALL - 9])
def test_each_number_has_a_colour_of_its_own_the_same_large_and_small(width: float) -> None:
    inks = [painted(str(number), width).texts[-2 if width > SMALL else 0].colour for number in range(13)]
    assert len(set(inks)) == 13
    assert inks == [painted(str(number), 152).texts[1].colour for number in range(13)]


@pytest.mark.parametrize("width", [151.0, SMALL - 9])
def test_the_back_tells_nothing(width: float) -> None:
    back = painted(BACK, width)
    assert set(back.strings) <= {"7"}
    assert all(picture.name == "cards/back" for picture in back.pictures)
