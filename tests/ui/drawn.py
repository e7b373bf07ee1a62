"""Widgets drawn on a canvas that notes what they show."""

import pygame

from flip7.ui.canvas import Canvas
from flip7.ui.facts import Facts
from flip7.ui.scale import Viewport
from flip7.ui.text import Fitting
from flip7.ui.widget import Widget


def noting_canvas(size: tuple[int, int] = (960, 540)) -> Canvas:
    """Empty, in memory, with its facts ready to be read."""
    canvas = Canvas(pygame.Surface(size), Viewport(size))
    canvas.facts = Facts()
    return canvas


def fittings(widget: Widget, size: tuple[int, int] = (960, 540)) -> list[Fitting]:
    """How each text of a widget fits its room."""
    canvas = noting_canvas(size)
    widget.draw(canvas)
    assert canvas.facts is not None
    return [text.fitting for text in canvas.facts.texts]
