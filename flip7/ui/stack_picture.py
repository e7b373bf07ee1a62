"""The picture of a stack of scenes: which of them are seen, and what overlays cover, drawn once and kept."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

import pygame

from flip7 import i18n
from flip7.ui.canvas import Canvas
from flip7.ui.theme import Tone, theme


class Layer(Protocol):
    """A scene, as far as it is drawn."""

    @property
    def overlay(self) -> bool:
        """Whether it leaves the layer beneath to be seen, dimmed."""
        ...

    @property
    def dirty(self) -> bool:
        """Whether it looks different from when it was drawn last."""
        ...

    def draw(self, canvas: Canvas) -> None:
        """Show it, over the whole canvas unless it is an overlay."""
        ...


_L = TypeVar("_L", bound=Layer)


def visible(layers: Sequence[_L]) -> Sequence[_L]:
    """The top layer, and those beneath that it is an overlay of."""
    first = len(layers) - 1
    while first > 0 and layers[first].overlay:
        first -= 1
    return layers[max(0, first) :]


def current_look() -> tuple[object, ...]:
    """What all layers depend on: when it changes, they are laid out again."""
    return theme.revision, i18n.language()


class StackPicture:
    """Draws layers, the last on top. What an overlay covers stands still, so its picture is kept until it changes."""

    def __init__(self) -> None:
        self._beneath: tuple[object, pygame.Surface] | None = None

    def forget(self) -> None:
        """Draw what an overlay covers anew at the next time."""
        self._beneath = None

    def draw(self, canvas: Canvas, layers: Sequence[Layer]) -> None:
        """Fill the canvas; with no layer at all there is only the felt."""
        if not layers:
            canvas.felt()
            return
        if layers[-1].overlay and len(layers) > 1 and canvas.paints:
            canvas.surface.blit(self._dimmed(canvas, layers[:-1]), (0, 0))
        layers[-1].draw(canvas)

    def _dimmed(self, canvas: Canvas, layers: Sequence[Layer]) -> pygame.Surface:
        key = (tuple(map(id, layers)), canvas.viewport, current_look())
        changed = any(layer.dirty for layer in layers)
        if self._beneath is None or self._beneath[0] != key or changed:
            picture = pygame.Surface(canvas.surface.get_size())
            sheet = Canvas(picture, canvas.viewport, canvas.assets)
            self.draw(sheet, layers)
            sheet.veil(Tone.DIM)
            # Deeper overlays have drawn their own picture on the way; the last one kept is the one on top.
            self._beneath = (key, picture)
        return self._beneath[1]
