"""Card faces: the drawings of assets/cards with their numerals and words set over them, in the language of now.

How much a face shows depends on its width: see `Detail`. The less room there is, the more of it the numeral takes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from math import cos, radians, sin
from typing import Final, assert_never

import pygame

from flip7 import i18n
from flip7.cards.themes import CLASSIC
from flip7.engine import ACTION_CARDS, Action
from flip7.i18n import Text, pgettext
from flip7.ui.canvas import Box, Canvas
from flip7.ui.facts import Facts, ShownCard, keep_facts
from flip7.ui.fonts import FontName
from flip7.ui.scale import Viewport
from flip7.ui.text import Align
from flip7.ui.theme import RGB, Contrast, TextStyle, theme

WIDTH, HEIGHT, RADIUS = 240.0, 340.0, 20.0
"""The space of the drawings."""
ASPECT: Final = HEIGHT / WIDTH
BACK: Final = "back"
_THEME: Final = CLASSIC
"""The only one so far."""


class Detail(Enum):
    """How much a card shows: each needs so many logical units and so many pixels of width."""

    LARGE = (100.0, 84)
    """All of it: petals, numeral, corners, and a word on a ribbon."""
    MIDDLE = (56.0, 44)
    """No word, petals that are barely there, one corner."""
    SMALL = (0.0, 0)
    """The numeral alone, or the sign."""

    @classmethod
    def of(cls, width: float, pixels: int) -> "Detail":
        """What can be read on a card of this width, in logical units and on the screen."""
        return next(detail for detail in cls if width >= detail.value[0] and pixels >= detail.value[1])


WORDS: Final[Mapping[str, Text]] = {
    # TRANSLATORS: the number as a word on its card, in capitals
    "0": pgettext("card", "ZERO"),
    "1": pgettext("card", "ONE"),
    "2": pgettext("card", "TWO"),
    "3": pgettext("card", "THREE"),
    "4": pgettext("card", "FOUR"),
    "5": pgettext("card", "FIVE"),
    "6": pgettext("card", "SIX"),
    "7": pgettext("card", "SEVEN"),
    "8": pgettext("card", "EIGHT"),
    "9": pgettext("card", "NINE"),
    "10": pgettext("card", "TEN"),
    "11": pgettext("card", "ELEVEN"),
    "12": pgettext("card", "TWELVE"),
    # TRANSLATORS: the ribbon of a bonus card, in capitals
    "bonus": pgettext("card", "BONUS"),
}


@dataclass(frozen=True, slots=True)
class _ActionFace:
    """What an action card shows besides its drawing."""

    action: Action
    words: Text
    sign: str
    """The picture that speaks for it where there is no room for words."""


def _action_face(action: Action) -> _ActionFace:
    match action:
        case Action.FREEZE:
            # TRANSLATORS: the names of the action cards, in capitals, at most two short lines
            return _ActionFace(action, pgettext("card", "FREEZE"), "icons/snowflake")
        case Action.FLIP_THREE:
            return _ActionFace(action, pgettext("card", "FLIP THREE"), "icons/three_cards")
        case Action.SECOND_CHANCE:
            return _ActionFace(action, pgettext("card", "SECOND CHANCE"), "icons/heart")
        case _:
            assert_never(action)


_ACTION_FACES: Final = {card.name: _action_face(card.action) for card in ACTION_CARDS}


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where text stands on a card, and how large it is at most, in the space of the drawings."""

    box: Box
    size: float


# Text is centred by its capitals and digits, which are 0.62 of its size. Sizes hold for the widest box they fit in.
_NUMERAL: Final = _Spot(Box(16, 33, 208, 200), 186)
_CORNER: Final = _Spot(Box(15, 13, 48, 44), 38)
_BONUS: Final = _Spot(Box(50, 63, 140, 140), 126)
_RIBBON: Final = _Spot(Box(40, 243, 160, 35), 27)
_ACTION: Final = _Spot(Box(34, 228, 172, 57), 31)
_MIDDLE_NUMERAL: Final = _Spot(Box(4, 30, 232, 300), 250)
_MIDDLE_CORNER: Final = _Spot(Box(15, 10, 72, 64), 56)
_MIDDLE_BONUS: Final = _Spot(Box(34, 80, 172, 200), 154)
_MIDDLE_TWO_DIGITS: Final = replace(_MIDDLE_NUMERAL, size=226)
_SMALL_DIGIT: Final = 304.0
_SMALL_TWO_DIGITS: Final = {"10": 230.0, "11": 252.0, "12": 246.0}
"""As large as the width of a card allows; a bonus likewise, by its number of characters."""
_SMALL_BONUS: Final = {2: 204.0, 3: 152.0}
_TRACKING, _NUMERAL_TRACKING = 0.03, -0.05
"""Digits stand closer than the font has them, and so can be larger."""
_SMALL_RADIUS: Final = 36.0
_HIGH_CONTRAST: Final = 0.66
"""How much of its light an ink keeps in high contrast."""
_RIM: Final = 5.0
"""How wide the paper is that shows around a numeral before its petals."""
_BARRED: Final = ("6", "9")


def height(width: float) -> float:
    """The height of a card of this width."""
    return width * ASPECT


def _is_number(name: str) -> bool:
    return name.isdigit()


def ink(name: str) -> RGB:
    """The colour that a number card is known by; darker in high contrast."""
    plain = _THEME.numbers[int(name)]
    if theme.contrast is Contrast.NORMAL:
        return plain
    red, green, blue = (round(channel * _HIGH_CONTRAST) for channel in plain)
    return red, green, blue


def draw_card(canvas: Canvas, name: str, box: Box, *, angle: float = 0, alpha: int = 255) -> None:
    """A card by its name ("7", "+4", "x2", "freeze", ..., or `BACK`), turned clockwise about its middle."""
    detail = Detail.of(box.width, canvas.viewport.to_px(box.width))
    shown = canvas.painted(
        ("card", name, detail), box, lambda sheet: _paint(sheet, name, detail), alpha=alpha, angle=angle
    )
    if canvas.facts is not None:
        note_card(canvas, shown, box, angle=angle, alpha=alpha)


def note_card(canvas: Canvas, shown: Facts, box: Box, *, angle: float = 0, alpha: int = 255) -> None:
    """Say which card was drawn there, by what its picture shows."""
    canvas.note(ShownCard(_face(shown), tuple(shown.strings), Box(box), angle, alpha))


def _face(shown: Facts) -> str:
    """Which card a painted face is, read off it as a player does."""
    # A small back has a gold coin with a 7 on it: its ground is what tells it from a small 7.
    if any(picture.name == _THEME.drawing(BACK) for picture in shown.pictures) or any(
        shape.fill == (*_THEME.back, 255) for shape in shown.shapes
    ):
        return BACK
    for picture in shown.pictures:
        for name, face in _ACTION_FACES.items():
            if picture.name in (face.sign, _THEME.drawing(name), _THEME.middle_drawing(name)):
                return name
    numeral = max(shown.texts, key=lambda text: text.size, default=None)
    return "" if numeral is None else numeral.string.replace("×", "x")


def _paint(canvas: Canvas, name: str, detail: Detail) -> None:
    """In the space of the drawings: a card is a picture, and the player's text size does not change it."""
    surface = canvas.surface
    sheet = Canvas(surface, Viewport(surface.get_size(), surface.get_width() / WIDTH), canvas.assets)
    sheet.facts = canvas.facts
    match detail:
        case Detail.LARGE:
            _paint_large(sheet, name)
        case Detail.MIDDLE:
            _paint_middle(sheet, name)
        case Detail.SMALL:
            _paint_small(sheet, name)
        case _:
            assert_never(detail)


def _paint_large(sheet: Canvas, name: str) -> None:
    sheet.image(_THEME.drawing(name), sheet.box)
    if _is_number(name):
        _set_cut_out(sheet, name, _NUMERAL)
        _set_corners(sheet, name, ink(name))
        _set(sheet, WORDS[name], _RIBBON, FontName.STRONG, _THEME.ribbon)
    elif name in _ACTION_FACES:
        _set(sheet, _ACTION_FACES[name].words, _ACTION, FontName.STRONG, _THEME.ribbon, lines=2)
    elif name != BACK:
        shown = name.replace("x", "×")
        _set_numeral(sheet, shown, _BONUS, _THEME.bonus)
        _set_corners(sheet, shown, _THEME.bonus_corner)
        _set(sheet, WORDS["bonus"], _RIBBON, FontName.STRONG, _THEME.ribbon)


def _paint_middle(sheet: Canvas, name: str) -> None:
    if name == BACK:
        sheet.image(_THEME.drawing(name), sheet.box)
        return
    sheet.image(_THEME.middle_drawing(name), sheet.box)
    if _is_number(name):
        _set_cut_out(sheet, name, _MIDDLE_NUMERAL if len(name) == 1 else _MIDDLE_TWO_DIGITS)
        _set_numeral(sheet, name, _MIDDLE_CORNER, ink(name))
    elif name not in _ACTION_FACES:
        shown = name.replace("x", "×")
        _set_numeral(sheet, shown, _MIDDLE_BONUS, _THEME.bonus)
        _set_numeral(sheet, shown, _MIDDLE_CORNER, _THEME.bonus_corner)


def _paint_small(sheet: Canvas, name: str) -> None:
    """A plain face: cream with the numeral, gold with the bonus, or the sign of the action."""
    # Of so few pixels none may be lost: the sheet is rarely as high as the drawing's shape wants it.
    whole = sheet.box
    tall = whole.inflate(8, 60)
    if name == BACK:
        sheet.rect(whole, _THEME.back, _SMALL_RADIUS, _THEME.paper, 14)
        sheet.circle(whole.center, 88, _THEME.bonus_paper)
        _set_numeral(sheet, "7", _Spot(whole, 176), _THEME.back)
    elif _is_number(name):
        # The edge is thicker above and below: at its sides two digits need the room.
        sheet.rect(whole, ink(name), _SMALL_RADIUS)
        sheet.rect(whole.inflate(-20, -40), _THEME.paper, _SMALL_RADIUS * 0.6)
        _set_numeral(sheet, name, _Spot(tall, _SMALL_TWO_DIGITS.get(name, _SMALL_DIGIT)), ink(name))
    elif name in _ACTION_FACES:
        face = _ACTION_FACES[name]
        sheet.rect(whole, _THEME.action(face.action), _SMALL_RADIUS, _THEME.paper, 12)
        sheet.image(face.sign, whole.inflate(-16, -16))
    else:
        sheet.rect(whole, _THEME.bonus_paper, _SMALL_RADIUS, _THEME.bonus, 12)
        _set_numeral(sheet, name.replace("x", "×"), _Spot(tall, _SMALL_BONUS[len(name)]), _THEME.bonus_corner)


def _set(
    sheet: Canvas, text: Text | str, spot: _Spot, font: FontName, colour: RGB, *, lines: int = 1, alpha: int = 255
) -> Box:
    tracking = _TRACKING if font is FontName.STRONG else _NUMERAL_TRACKING
    style = TextStyle(font, spot.size / theme.text_scale, colour, tracking)
    return sheet.text(text, spot.box, style, Align.CENTRE, wrap=lines > 1, alpha=alpha)


def _set_numeral(sheet: Canvas, text: str, spot: _Spot, colour: RGB) -> None:
    """A 6 and a 9 have a bar at their foot: cards lie askew, and in piles even on their side."""
    digits = _set(sheet, text, spot, FontName.DISPLAY, colour)
    if text in _BARRED:
        thick = digits.height * 0.1
        bar = Box(0, 0, digits.width * 0.62, thick)
        bar.midtop = (digits.centerx, digits.bottom + thick * 0.95)
        sheet.rect(bar, colour, thick / 2)


def _set_cut_out(sheet: Canvas, name: str, spot: _Spot) -> None:
    """The numeral before its petals: a rim of paper and a shade below it part the two."""
    facts, sheet.facts = sheet.facts, None
    shade = replace(spot, box=spot.box.move(0, _RIM + 2))
    _set(sheet, name, shade, FontName.DISPLAY, ink(name), alpha=55)
    for degrees in range(0, 360, 30):
        offset = (_RIM * cos(radians(degrees)), _RIM * sin(radians(degrees)))
        _set_numeral(sheet, name, replace(spot, box=spot.box.move(offset)), _THEME.paper)
    sheet.facts = facts
    _set_numeral(sheet, name, spot, ink(name))


def _set_corners(sheet: Canvas, text: str, colour: RGB) -> None:
    """Small in two corners, the lower one upside down as on a real card."""
    _set_numeral(sheet, text, _CORNER, colour)
    scale = sheet.viewport.scale
    room = _CORNER.box
    patch = pygame.Surface((max(1, round(room.width * scale)), max(1, round(room.height * scale))), pygame.SRCALPHA)
    corner = Canvas(patch, Viewport(patch.get_size(), scale), sheet.assets)
    _set_numeral(corner, text, replace(_CORNER, box=room.move(-room.left, -room.top)), colour)
    turned = pygame.transform.rotate(patch, 180)
    sheet.blit(turned, (WIDTH - room.right, HEIGHT - room.bottom))


def card_picture(canvas: Canvas, name: str, width: float) -> pygame.Surface:
    """A card of this width as a surface, kept: what a card in motion is scaled and turned from."""
    size = (max(1, canvas.viewport.to_px(width)), max(1, canvas.viewport.to_px(width * ASPECT)))
    detail = Detail.of(width, size[0])

    def paint(sheet: pygame.Surface) -> None:
        page = Canvas(sheet, Viewport(size, canvas.viewport.scale), canvas.assets)
        page.facts = Facts()
        _paint(page, name, detail)
        keep_facts(sheet, page.facts)

    # The same key as the table's own: a card at rest and in motion is painted once.
    key = (("card", name, detail), i18n.language(), theme.revision)
    return canvas.assets.painted(key, size, paint)
