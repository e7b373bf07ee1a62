"""Card faces: the drawings of assets/cards with their numerals and words set over them, in the language of now.

A card narrower than `SMALL` has no room for words and petals: there only its numeral or its sign speaks.
"""

from collections.abc import Mapping
from dataclasses import dataclass
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
from flip7.ui.theme import RGB, TextStyle, theme

WIDTH, HEIGHT, RADIUS = 240.0, 340.0, 20.0
"""The space of the drawings."""
ASPECT: Final = HEIGHT / WIDTH
BACK: Final = "back"
_THEME: Final = CLASSIC
"""The only one so far."""
SMALL: Final = 50.0
"""Narrower than this, in logical units, a card is drawn in its small form."""

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


_NUMERAL: Final = _Spot(Box(54, 86, 132, 100), 150)
_NUMERAL_WIDE: Final = _Spot(Box(40, 86, 160, 100), 132)
_CORNER: Final = _Spot(Box(20, 22, 46, 30), 34)
_BONUS: Final = _Spot(Box(67, 100, 106, 72), 82)
_RIBBON: Final = _Spot(Box(46, 246, 148, 26), 24)
_ACTION: Final = _Spot(Box(45, 232, 150, 51), 25)
_SMALL_SIZE: Final = 220.0


def height(width: float) -> float:
    return width * ASPECT


def is_number(name: str) -> bool:
    return name.isdigit()


def ink(name: str) -> RGB:
    """The colour that a number card is known by."""
    return _THEME.numbers[int(name)]


def draw_card(canvas: Canvas, name: str, box: Box, *, angle: float = 0, alpha: int = 255) -> None:
    """A card by its name ("7", "+4", "x2", "freeze", ..., or `BACK`), turned clockwise about its middle."""
    small = box.width < SMALL
    shown = canvas.painted(
        ("card", name, small), box, lambda sheet: _paint(sheet, name, small), alpha=alpha, angle=angle
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
            if picture.name in (face.sign, _THEME.drawing(name)):
                return name
    numeral = max(shown.texts, key=lambda text: text.size, default=None)
    return "" if numeral is None else numeral.string.replace("×", "x")


def _paint(canvas: Canvas, name: str, small: bool) -> None:
    """In the space of the drawings: a card is a picture, and the player's text size does not change it."""
    surface = canvas.surface
    sheet = Canvas(surface, Viewport(surface.get_size(), surface.get_width() / WIDTH), canvas.assets)
    sheet.facts = canvas.facts
    if small:
        _paint_small(sheet, name)
    else:
        _paint_large(sheet, name)


def _paint_large(sheet: Canvas, name: str) -> None:
    sheet.image(_THEME.drawing(name), sheet.box)
    if is_number(name):
        spot = _NUMERAL if len(name) == 1 else _NUMERAL_WIDE
        _set(sheet, name, _Spot(spot.box.move(2, 3), spot.size), FontName.DISPLAY, (0, 0, 0), alpha=42)
        _set(sheet, name, spot, FontName.DISPLAY, ink(name))
        _set_corners(sheet, name, ink(name))
        _set(sheet, WORDS[name], _RIBBON, FontName.STRONG, _THEME.ribbon)
    elif name in _ACTION_FACES:
        _set(sheet, _ACTION_FACES[name].words, _ACTION, FontName.STRONG, _THEME.ribbon, lines=2)
    elif name != BACK:
        shown = name.replace("x", "×")
        _set(sheet, shown, _BONUS, FontName.DISPLAY, _THEME.bonus)
        _set_corners(sheet, shown, _THEME.bonus_corner)
        _set(sheet, WORDS["bonus"], _RIBBON, FontName.STRONG, _THEME.ribbon)


def _paint_small(sheet: Canvas, name: str) -> None:
    """A plain face: cream with the numeral, gold with the bonus, or the sign of the action."""
    # Of so few pixels none may be lost: the sheet is rarely as high as the drawing's shape wants it.
    whole = sheet.box
    numeral = _Spot(whole.inflate(-36, -60), _SMALL_SIZE)
    if name == BACK:
        sheet.rect(whole, _THEME.back, 36, _THEME.paper, 16)
        sheet.circle(whole.center, 66, _THEME.bonus_paper)
        _set(sheet, "7", _Spot(whole.inflate(-140, -220), 110), FontName.DISPLAY, _THEME.back, alpha=255)
    elif is_number(name):
        sheet.rect(whole, _THEME.paper, 36, ink(name), 16)
        _set(sheet, name, numeral, FontName.DISPLAY, ink(name))
    elif name in _ACTION_FACES:
        face = _ACTION_FACES[name]
        sheet.rect(whole, _THEME.action(face.action), 36, _THEME.paper, 12)
        sheet.image(face.sign, whole.inflate(-60, -60))
    else:
        sheet.rect(whole, _THEME.bonus_paper, 36, _THEME.bonus, 14)
        _set(sheet, name.replace("x", "×"), numeral, FontName.DISPLAY, _THEME.bonus_corner)


def _set(
    sheet: Canvas, text: Text | str, spot: _Spot, font: FontName, colour: RGB, *, lines: int = 1, alpha: int = 255
) -> None:
    tracking = 0.03 if font is FontName.STRONG else 0.0
    style = TextStyle(font, spot.size / theme.text_scale, colour, tracking)
    sheet.text(text, spot.box, style, Align.CENTRE, wrap=lines > 1, alpha=alpha)


def _set_corners(sheet: Canvas, text: str, colour: RGB) -> None:
    """Small in two corners, the lower one upside down as on a real card."""
    _set(sheet, text, _CORNER, FontName.DISPLAY, colour)
    scale = sheet.viewport.scale
    room = _CORNER.box
    patch = pygame.Surface((max(1, round(room.width * scale)), max(1, round(room.height * scale))), pygame.SRCALPHA)
    corner = Canvas(patch, Viewport(patch.get_size(), scale), sheet.assets)
    _set(corner, text, _Spot(room.move(-room.left, -room.top), _CORNER.size), FontName.DISPLAY, colour)
    turned = pygame.transform.rotate(patch, 180)
    sheet.blit(turned, (WIDTH - room.right, HEIGHT - room.bottom))


def card_picture(canvas: Canvas, name: str, width: float) -> pygame.Surface:
    """A card of this width as a surface, kept: what a card in motion is scaled and turned from."""
    size = (max(1, canvas.viewport.to_px(width)), max(1, canvas.viewport.to_px(width * ASPECT)))
    small = width < SMALL

    def paint(sheet: pygame.Surface) -> None:
        page = Canvas(sheet, Viewport(size, canvas.viewport.scale), canvas.assets)
        page.facts = Facts()
        _paint(page, name, small)
        keep_facts(sheet, page.facts)

    # The same key as the table's own: a card at rest and in motion is painted once.
    key = (("card", name, small), i18n.language(), theme.revision)
    return canvas.assets.painted(key, size, paint)
