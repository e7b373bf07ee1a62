"""How the cards look: a theme is a folder of drawings and a table of inks."""

from dataclasses import dataclass
from typing import Final, assert_never

from flip7.engine import Action
from flip7.ui.theme import RGB


@dataclass(frozen=True, slots=True)
class CardTheme:
    """The folder below assets/ has two drawings for each card and one for the back; text is set over them."""

    folder: str
    numbers: tuple[RGB, ...]
    """The colour of each number from 0 to 12."""
    freeze: RGB
    """The ground of the sign on a small card; the other actions likewise."""
    flip_three: RGB
    second_chance: RGB
    bonus: RGB
    """The numeral in the middle of a bonus card."""
    bonus_corner: RGB
    bonus_paper: RGB
    """Of a small bonus card, and the coin on a small back."""
    paper: RGB
    """Of a small number card, and the rim of the others."""
    ribbon: RGB
    """Words on a ribbon."""
    back: RGB
    """The ground of a small back. No other card may have it: the back is known by it."""

    def drawing(self, name: str) -> str:
        """The drawing of a card by the card's name."""
        return f"{self.folder}/{name.replace('+', 'plus')}"

    def middle_drawing(self, name: str) -> str:
        """The drawing of a card that has no room for its word. The back is the same for both."""
        return f"{self.drawing(name)}-middle"

    def action(self, action: Action) -> RGB:
        """The ground of an action card's sign."""
        match action:
            case Action.FREEZE:
                return self.freeze
            case Action.FLIP_THREE:
                return self.flip_three
            case Action.SECOND_CHANCE:
                return self.second_chance
            case _:
                assert_never(action)


CLASSIC: Final = CardTheme(
    folder="cards",
    # From the cool and rare to the hot and frequent.
    numbers=(
        (79, 93, 117), (8, 116, 106), (10, 113, 135), (15, 107, 178), (44, 92, 204), (80, 72, 214), (112, 56, 196),
        (151, 48, 180), (179, 38, 143), (194, 36, 106), (200, 34, 64), (196, 52, 25), (184, 69, 0),
    ),
    freeze=(27, 120, 200),
    flip_three=(10, 122, 90),
    second_chance=(205, 40, 76),
    bonus=(163, 65, 0),
    bonus_corner=(74, 33, 0),
    bonus_paper=(250, 190, 60),
    paper=(255, 250, 238),
    ribbon=(255, 255, 255),
    back=(40, 34, 104),
)  # fmt: skip
