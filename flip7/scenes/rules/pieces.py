"""What a page is drawn from: words, cards, plates and icons, each with its place on the page."""

from dataclasses import dataclass

from flip7.cards.faces import RADIUS, WIDTH, draw_card
from flip7.scenes.rules.blocks import Mark
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.pad_glyphs import draw_glyph
from flip7.ui.pads import PadFamily
from flip7.ui.text import Align
from flip7.ui.theme import Colour, TextStyle, Tone


@dataclass(frozen=True, slots=True)
class Words:
    """A text as it was set, in the language of that moment: another language sets the page anew."""

    text: str
    box: Box
    style: TextStyle
    align: Align = Align.TOP_LEFT


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that lies on the page, a little askew as cards do."""

    name: str
    box: Box
    angle: float = 0.0
    mark: Mark = Mark.PLAIN


@dataclass(frozen=True, slots=True)
class Plate:
    """A surface that other pieces lie on."""

    box: Box
    fill: Colour | None
    radius: float
    edge: Colour | None = None
    edge_width: float = 2.0


@dataclass(frozen=True, slots=True)
class Icon:
    """A picture of assets/, in one colour."""

    name: str
    box: Box
    tint: Colour


@dataclass(frozen=True, slots=True)
class PadButton:
    """A button of a gamepad, by what is printed on it."""

    label: str
    pad: PadFamily
    box: Box


Piece = Words | Laid | Plate | Icon | PadButton

_LIGHTS = {Mark.LIT: Tone.GOLD, Mark.TWIN: Tone.ROSE, Mark.BUST: Tone.ROSE}
_GONE_ALPHA = 120


def draw(canvas: Canvas, piece: Piece, box: Box) -> None:
    """Draw a piece in a box, which is its own moved to where the page is scrolled to."""
    match piece:
        case Words():
            canvas.text(piece.text, box, piece.style, piece.align, wrap=True)
        case Laid():
            _draw_card(canvas, piece, box)
        case Plate():
            canvas.rect(box, piece.fill, piece.radius, piece.edge, piece.edge_width)
        case Icon():
            canvas.image(piece.name, box, piece.tint)
        case PadButton():
            draw_glyph(canvas, piece.pad, piece.label, box)


def _draw_card(canvas: Canvas, piece: Laid, box: Box) -> None:
    radius = RADIUS * box.width / WIDTH
    light = _LIGHTS.get(piece.mark)
    if light is not None:
        canvas.glow(box.inflate(6, 6), light, radius, 0.8, reach=22)
        canvas.rect(box.inflate(10, 10), None, radius + 5, light, 4)
    elif piece.mark is Mark.PLAIN:
        canvas.shadow(box, radius, 10)
    draw_card(canvas, piece.name, box, angle=piece.angle, alpha=_GONE_ALPHA if piece.mark is Mark.GONE else 255)
    if piece.mark is Mark.BUST or piece.mark is Mark.GONE:
        _draw_cross(canvas, box)


def _draw_cross(canvas: Canvas, box: Box) -> None:
    """At the upper right corner: a frame in another colour alone would not tell everybody."""
    side = max(26.0, box.width * 0.3)
    badge = Box(0, 0, side, side)
    badge.center = (box.right - side * 0.12, box.top + side * 0.12)
    canvas.rect(badge, Tone.RED, PILL, Tone.CREAM, 3)
    canvas.image("icons/close", badge.inflate(-side * 0.44, -side * 0.44), Tone.CREAM)
