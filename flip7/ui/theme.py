"""How the game looks: colours by their role, type, radii and paddings, and the two switches a player has on them.

Colours are named by `Tone` and looked up when something is drawn, so that the switch to high contrast and the text size
take effect at once, on widgets that were made long before.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from flip7.ui.fonts import FontName

RGB = tuple[int, int, int]
RGBA = tuple[int, int, int, int]

LEAST_TEXT = 18.0
"""No text is smaller than this, in logical units: pixels at 1080p."""

LEAST_TEXT_SCALE, MOST_TEXT_SCALE = 1.0, 1.5


class Tone(Enum):
    """A colour by what it is for."""

    FELT_EDGE = "felt edge"
    FELT_LIGHT = "felt light"
    WOOD = "wood"
    """The rim of the table, out of the light."""
    WOOD_LIGHT = "wood light"
    ROOM = "room"
    """The dark around the table."""
    ROOM_LIGHT = "room light"
    """The wall of the room, where the lamp over the table reaches it."""
    LAMP = "lamp"
    """By how much light on something makes it brighter: white would double it."""
    PANEL = "panel"
    PANEL_EDGE = "panel edge"
    SOLID = "solid"
    """Dialogs and tooltips: a panel that nothing shows through."""
    RAISED = "raised"
    """The quiet button: a veil of light over whatever lies beneath."""
    RAISED_EDGE = "raised edge"
    WELL = "well"
    """What things are put into: tracks, text fields, lists."""
    DIM = "dim"
    """The veil over what an overlay covers."""
    SHADOW = "shadow"

    CREAM = "cream"
    LAVENDER = "lavender"
    """Second-rank text."""
    FAINT = "faint"
    """Lines and marks that carry no text: empty places, separators."""
    INK = "ink"
    """Text on gold and on cards."""

    GOLD = "gold"
    GOLD_LIGHT = "gold light"
    GOLD_DEEP = "gold deep"
    GOLD_EDGE = "gold edge"
    GREEN = "green"
    GREEN_EDGE = "green edge"
    MINT = "mint"
    """Points won, as text on the felt."""
    RED = "red"
    RED_EDGE = "red edge"
    ROSE = "rose"
    """Points lost, as text on the felt."""
    ICE = "ice"
    ICE_DEEP = "ice deep"

    def faded(self, alpha: float) -> "Faded":
        """This colour, let through so much: 0 is nothing of it, 1 all."""
        return Faded(self, alpha)


@dataclass(frozen=True, slots=True)
class Faded:
    """A tone at part of its strength, from 0 to 1."""

    tone: Tone
    alpha: float


Colour = Tone | Faded | RGB | RGBA


class Contrast(Enum):
    """Which of the two tables of colours is used."""

    NORMAL = "normal"
    HIGH = "high"


_NORMAL: Mapping[Tone, RGB | RGBA] = {
    Tone.FELT_EDGE: (20, 18, 62),
    Tone.FELT_LIGHT: (58, 58, 154),
    Tone.WOOD: (62, 31, 18),
    Tone.WOOD_LIGHT: (158, 92, 44),
    Tone.ROOM: (11, 7, 20),
    Tone.ROOM_LIGHT: (52, 29, 40),
    Tone.LAMP: (150, 105, 40),
    Tone.PANEL: (17, 13, 57, 216),
    Tone.PANEL_EDGE: (255, 246, 228, 30),
    Tone.SOLID: (28, 24, 82),
    Tone.RAISED: (255, 246, 228, 26),
    Tone.RAISED_EDGE: (255, 246, 228, 58),
    Tone.WELL: (10, 8, 40, 190),
    Tone.DIM: (8, 6, 32, 178),
    Tone.SHADOW: (5, 3, 24),
    Tone.CREAM: (255, 246, 228),
    Tone.LAVENDER: (214, 209, 248),
    Tone.FAINT: (150, 144, 210),
    Tone.INK: (43, 24, 8),
    Tone.GOLD: (245, 184, 46),
    Tone.GOLD_LIGHT: (255, 207, 76),
    Tone.GOLD_DEEP: (241, 153, 27),
    Tone.GOLD_EDGE: (168, 95, 0),
    Tone.GREEN: (42, 120, 86),
    Tone.GREEN_EDGE: (21, 74, 52),
    Tone.MINT: (134, 232, 178),
    Tone.RED: (196, 32, 72),
    Tone.RED_EDGE: (124, 14, 42),
    Tone.ROSE: (255, 155, 165),
    Tone.ICE: (134, 220, 255),
    Tone.ICE_DEEP: (30, 108, 178),
}

_HIGH: Mapping[Tone, RGB | RGBA] = {
    **_NORMAL,
    Tone.FELT_EDGE: (6, 5, 24),
    Tone.FELT_LIGHT: (20, 18, 62),
    Tone.WOOD: (36, 19, 12),
    Tone.WOOD_LIGHT: (92, 56, 30),
    Tone.ROOM: (0, 0, 0),
    Tone.ROOM_LIGHT: (16, 9, 14),
    Tone.LAMP: (120, 84, 32),
    Tone.PANEL: (0, 0, 0, 235),
    Tone.PANEL_EDGE: (255, 255, 255, 150),
    Tone.SOLID: (6, 5, 24),
    Tone.RAISED: (0, 0, 0, 200),
    Tone.RAISED_EDGE: (255, 255, 255, 190),
    Tone.WELL: (0, 0, 0, 235),
    Tone.DIM: (0, 0, 0, 215),
    Tone.SHADOW: (0, 0, 0),
    Tone.CREAM: (255, 255, 255),
    Tone.LAVENDER: (236, 233, 255),
    Tone.FAINT: (196, 190, 240),
    Tone.INK: (0, 0, 0),
    Tone.GOLD: (255, 205, 60),
    Tone.GOLD_LIGHT: (255, 221, 110),
    Tone.GOLD_DEEP: (255, 190, 40),
    Tone.GREEN: (16, 88, 58),
    Tone.MINT: (160, 255, 205),
    Tone.RED: (160, 12, 48),
    Tone.ROSE: (255, 185, 192),
    Tone.ICE: (170, 234, 255),
    Tone.ICE_DEEP: (14, 78, 142),
}

_PALETTES = {Contrast.NORMAL: _NORMAL, Contrast.HIGH: _HIGH}

SEAT_COLOURS: tuple[RGB, ...] = (
    (247, 184, 46), (50, 196, 168), (255, 122, 89), (184, 136, 255), (77, 178, 255), (255, 152, 208),
    (160, 214, 74), (255, 205, 84), (124, 219, 232), (240, 106, 106), (166, 178, 255), (88, 214, 141),
    (232, 160, 92), (209, 140, 226), (104, 192, 172), (255, 178, 138), (140, 156, 255), (226, 212, 98),
    (255, 140, 160), (94, 206, 214), (196, 226, 130), (214, 178, 255), (255, 190, 110), (150, 200, 255),
)  # fmt: skip
"""One for each of 24 seats; dark letters read well on all of them."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text is set. `tracking` is extra space between letters in ems; `least` is what fitting may shrink it to."""

    font: FontName
    size: float
    colour: Colour = Tone.CREAM
    tracking: float = 0.0
    least: float = LEAST_TEXT

    def in_colour(self, colour: Colour) -> "TextStyle":
        """The same style in another colour."""
        return replace(self, colour=colour)

    def sized(self, size: float) -> "TextStyle":
        """The same style in another size, in logical units."""
        return replace(self, size=size)


LOGO = TextStyle(FontName.DISPLAY, 190)
TITLE = TextStyle(FontName.DISPLAY, 60)
HEADING = TextStyle(FontName.DISPLAY, 40)
SUBHEADING = TextStyle(FontName.DISPLAY, 30)
NUMERAL = TextStyle(FontName.DISPLAY, 48)
BIG_NUMERAL = TextStyle(FontName.DISPLAY, 68)
BODY = TextStyle(FontName.TEXT, 26)
STRONG = TextStyle(FontName.STRONG, 26)
SECOND = TextStyle(FontName.TEXT, 26, Tone.LAVENDER)
SMALL = TextStyle(FontName.TEXT, 22)
SMALL_SECOND = TextStyle(FontName.TEXT, 22, Tone.LAVENDER)
TAGLINE = TextStyle(FontName.TEXT, 36, Tone.LAVENDER)
PILL = TextStyle(FontName.STRONG, 22, tracking=0.06)
"""States on a seat's panel: STAYED, BUST, FROZEN."""
BUTTON = TextStyle(FontName.DISPLAY, 34)
BIG_BUTTON = TextStyle(FontName.DISPLAY, 46)
SUBLABEL = TextStyle(FontName.TEXT, 24)
KEY = TextStyle(FontName.STRONG, 18)
"""The key that does the same as a button, in its corner."""


class Radius:
    """How round corners are, in logical units."""

    SMALL = 10.0
    MEDIUM = 18.0
    LARGE = 30.0


class Pad:
    """The distances that everything is set with, in logical units."""

    SMALL = 8.0
    MEDIUM = 16.0
    LARGE = 28.0


BUTTON_EDGE = 8.0
"""How high a button stands above the table: the darker lower edge."""

FOCUS_WIDTH = 3.0
FOCUS_GAP = 5.0


class Theme:
    """The player's choices about how it looks. `revision` grows with each: what was drawn before is out of date."""

    def __init__(self) -> None:
        self._text_scale = 1.0
        self._contrast = Contrast.NORMAL
        self.revision = 0

    @property
    def text_scale(self) -> float:
        """From 1.0 to 1.5; a value beyond is brought back to the nearest that is allowed."""
        return self._text_scale

    @text_scale.setter
    def text_scale(self, value: float) -> None:
        allowed = min(MOST_TEXT_SCALE, max(LEAST_TEXT_SCALE, value))
        if allowed != self._text_scale:
            self._text_scale = allowed
            self.revision += 1

    @property
    def contrast(self) -> Contrast:
        """Which of the two tables of colours is used; setting it makes all that was drawn out of date."""
        return self._contrast

    @contrast.setter
    def contrast(self, value: Contrast) -> None:
        if value is not self._contrast:
            self._contrast = value
            self.revision += 1

    def rgba(self, colour: Colour) -> RGBA:
        """A colour as it is on screen now."""
        if isinstance(colour, Faded):
            red, green, blue, alpha = self.rgba(colour.tone)
            return red, green, blue, round(alpha * min(1.0, max(0.0, colour.alpha)))
        plain = _PALETTES[self._contrast][colour] if isinstance(colour, Tone) else colour
        return plain if len(plain) == 4 else (*plain, 255)

    def rgb(self, colour: Colour) -> RGB:
        """A colour as it is now, without its transparency."""
        return self.rgba(colour)[:3]

    def text_size(self, style: TextStyle) -> float:
        """The size a style is set in at the player's text size."""
        return max(LEAST_TEXT, style.size * self._text_scale)


theme = Theme()
"""The one in use."""


def over(front: RGBA, back: RGB) -> RGB:
    """The colour seen when a translucent one lies on another."""
    share = front[3] / 255
    red, green, blue = (round(f * share + b * (1 - share)) for f, b in zip(front[:3], back, strict=True))
    return red, green, blue


def contrast_ratio(one: RGB, other: RGB) -> float:
    """WCAG's ratio between two colours, from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: RGB) -> float:
    red, green, blue = (
        value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
