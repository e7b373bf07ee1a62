"""The faces of the characters: what they feel, where they look, and whether their eyes are shut just now.

assets/faces has every character in parts, one group to a line. A face is put together of some of them, and drawn once
for each size.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

import pygame

from flip7 import resources
from flip7.ai.characters import CHARACTERS
from flip7.ui import vector
from flip7.ui.canvas import Box, Canvas
from flip7.ui.facts import ShownPicture

Look = tuple[float, float]
"""To where somebody looks: right and down are positive, (0, 0) is straight ahead."""
AHEAD: Final[Look] = (0.0, 0.0)


class Expression(Enum):
    """What can be read in a face."""

    CALM = "calm"
    THINKING = "thinking"
    DARING = "daring"
    SHOCKED = "shocked"
    BUST = "bust"
    FROZEN = "frozen"
    DELIGHTED = "delighted"
    GLOATING = "gloating"
    SORRY = "sorry"


@dataclass(frozen=True, slots=True)
class _Parts:
    """The kinds of parts that make an expression. A character that has no such part goes without."""

    eyes: str
    lids: str
    brows: str
    mouth: str
    mark: str = ""
    look: Look = AHEAD
    """Where it looks if nobody says where."""


_PARTS: Final = {
    Expression.CALM: _Parts("open", "calm", "calm", "calm"),
    Expression.THINKING: _Parts("open", "narrow", "cocked", "aside", "thought", (0.7, -0.7)),
    Expression.DARING: _Parts("open", "fierce", "fierce", "grin", "flame"),
    Expression.SHOCKED: _Parts("wide", "", "raised", "gasp", "alarm"),
    Expression.BUST: _Parts("dizzy", "", "sorry", "dazed", "stars"),
    Expression.FROZEN: _Parts("wide", "", "sorry", "chatter", "ice"),
    Expression.DELIGHTED: _Parts("happy", "", "raised", "laugh", "sparkle"),
    Expression.GLOATING: _Parts("open", "smug", "sly", "smirk", "", (0.8, 0.0)),
    Expression.SORRY: _Parts("open", "sorry", "sorry", "pout", "tear", (0.0, 0.7)),
}
_MOVING: Final = ("open", "wide")
"""Eyes with pupils that can be moved, and with lids to shut."""
_REACH: Final = 4.5
"""How far pupils move, in the units of the drawing."""
_STEADY: Final = 0.35
"""Who looks no further than this to any side looks ahead."""
_GROUP: Final = re.compile(r'<g id="([a-z-]+)">.*</g>')


def face_name(character: str, expression: Expression) -> str:
    """The name of a face as facts have it: that of its picture, and what it expresses unless it is calm."""
    plain = f"faces/{CHARACTERS[character].face}"
    return plain if expression is Expression.CALM else f"{plain}:{expression.value}"


def can_blink(expression: Expression) -> bool:
    """Whether the eyes of this expression are open, so that they can be shut."""
    return _PARTS[expression].eyes in _MOVING and expression is not Expression.FROZEN


def look_step(look: Look) -> Look:
    """The direction that is drawn for a look: ahead, or to one of four sides, so that few pictures have to be kept."""
    x, y = look
    if max(abs(x), abs(y)) < _STEADY:
        return AHEAD
    if abs(x) >= abs(y):
        return (1.0 if x > 0 else -1.0), 0.0
    return 0.0, (1.0 if y > 0 else -1.0)


def draw_face(
    canvas: Canvas,
    character: str,
    box: Box,
    expression: Expression = Expression.CALM,
    *,
    look: Look = AHEAD,
    closed: bool = False,
    alpha: int = 255,
) -> None:
    """Draw a character, by its id, into a square box. `closed` shuts its eyes, for a blink."""
    plain = face_name(character, Expression.CALM)
    step = look_step(look)
    closed = closed and can_blink(expression)
    if expression is Expression.CALM and step == AHEAD and not closed:
        canvas.image(plain, box, alpha=alpha)
        return
    size = canvas.viewport.px_size_of(box)
    if min(size) <= 0:
        return
    if _PARTS[expression].eyes not in _MOVING or closed:
        step = AHEAD
    if canvas.facts is not None:
        canvas.note(ShownPicture(face_name(character, expression), Box(box), None, alpha))
    if not canvas.paints:
        return

    def paint(sheet: pygame.Surface) -> None:
        sheet.blit(vector.rasterise(_document(plain, expression, step, closed=closed), sheet.get_size()), (0, 0))

    key = (plain, expression, step, closed)
    canvas.blit(canvas.assets.painted(key, size, paint), box, alpha)


def _document(plain: str, expression: Expression, look: Look, *, closed: bool) -> bytes:
    """The drawing of one face."""
    head, parts = _drawing(f"{plain}-parts")
    parts = {**_drawing("faces/marks")[1], **parts}
    chosen = "".join(_layers(parts, expression, look, closed=closed))
    return f"{head}{chosen}</g></svg>".encode()


def _layers(parts: dict[str, str], expression: Expression, look: Look, *, closed: bool) -> Iterator[str]:
    """Its parts, each above the one before."""
    recipe = _PARTS[expression]
    eyes = "shut" if closed else recipe.eyes
    x, y = look if look != AHEAD else recipe.look
    for name in ("head", f"mouth-{recipe.mouth}", "nose", f"eyes-{eyes}"):
        yield parts.get(name, "")
    if eyes in _MOVING:
        yield f'<g transform="translate({x * _REACH:g} {y * _REACH:g})">{parts[f"pupils-{eyes}"]}</g>'
        yield parts.get(f"lids-{recipe.lids}", "")
    for name in (f"brows-{recipe.brows}", "front", f"mark-{recipe.mark}"):
        yield parts.get(name, "")


@cache
def _drawing(name: str) -> tuple[str, dict[str, str]]:
    """How a drawing in parts begins, and its parts by name."""
    text = (resources.ASSETS / f"{name}.svg").read_text(encoding="utf-8")
    parts = {found[1]: found[0] for found in _GROUP.finditer(text)}
    return text[: text.index('<g id="')], parts
