"""How those who decide for a seat look: the icon of a person, or the face of a character."""

from flip7.ai.characters import CHARACTERS
from flip7.ai.ghosts.identity import is_ghost
from flip7.scenes.faces import Expression, draw_face, face_name
from flip7.ui.canvas import Box, Canvas
from flip7.ui.theme import Tone


def face_of(character: str) -> str:
    """The name of a character's picture in assets/, by its id; a KeyError if there is no such character."""
    return face_name(character, Expression.CALM)


def draw_portrait(canvas: Canvas, who: str, box: Box, inset: float) -> None:
    """Draw `PERSON`, a ghost or a character, by its id, into a square box. An icon stays `inset` away from the edges.

    A character that this version of the game does not know looks like a person.
    """
    if who in CHARACTERS:
        draw_face(canvas, who, box)
    elif is_ghost(who):
        canvas.image("icons/ghost", box.inflate(-2 * inset, -2 * inset), Tone.CREAM)
    else:
        canvas.image("icons/person", box.inflate(-2 * inset, -2 * inset), Tone.CREAM)
