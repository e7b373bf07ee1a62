"""Where the game sets its text on a card, in the 240 x 340 space of the drawings.

The game may copy this block: it is the contract between the drawings and the words over them.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class TextBox:
    """Text is set in `size`, made smaller until it is no wider than the box, and centred in it.

    Upright, the middle of the capitals or digits lies on the middle of the box; accents may rise above it.
    """

    x: float
    y: float
    width: float
    height: float
    size: float
    """The font's pixel size when the card is 240 wide."""
    turned: bool = False
    """Set upside down, as in the lower corner of a playing card."""


CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS = 240, 340, 20

# Baloo 2 ExtraBold, in the card's main colour
NUMERAL_ONE_DIGIT = TextBox(54, 86, 132, 100, 150)
NUMERAL_TWO_DIGITS = TextBox(54, 86, 132, 100, 132)
CORNER_TOP = TextBox(22, 22, 36, 30, 34)
CORNER_BOTTOM = TextBox(182, 288, 36, 30, 34, turned=True)

# Baloo 2 ExtraBold: +2 ... +10, ×2
BONUS_NUMERAL = TextBox(67, 100, 106, 72, 82)
BONUS_CORNER_TOP = TextBox(20, 22, 44, 30, 34)
BONUS_CORNER_BOTTOM = TextBox(176, 288, 44, 30, 34, turned=True)

# Nunito ExtraBold, white; an action may take two lines of 22, their capitals' middles at y = 246.5 and 270
RIBBON_WORD = TextBox(46, 249, 148, 20, 24)
ACTION_WORD = TextBox(45, 236, 150, 43, 27)
