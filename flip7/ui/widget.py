"""What all widgets have in common."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Self

import pygame

from flip7.i18n import Text
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind, Pos
from flip7.ui.theme import Radius


class Widget:
    """A thing with a box that can be drawn, pointed at and, if it is `focusable`, reached by keys.

    A widget knows nothing of other widgets: which one has the focus or lies under the mouse is told to it by the
    focus ring. `key` names it, so that the focus finds it again when a scene builds its widgets anew.
    """

    focusable = True
    radius = Radius.MEDIUM
    """Of the focus ring around it."""
    focused_by_press = True
    """Whether a click brings the focus to it; keys do in any case."""

    def __init__(self, text: Text | str = "", *, key: str = "", tooltip: Text | str | None = None) -> None:
        self.text = text
        self.key = key
        self.tooltip = tooltip
        self.box = Box(0, 0, 0, 0)
        self.enabled = True
        self.visible = True
        self.hovered = False
        self.focused = False
        self.pressed = False
        self.remark: Text | None = None
        """What is to be said beside it at once, as long as it has the focus: why it did not take what was typed."""
        self.shortcut: Kind | None = None
        """The intent that means this widget, wherever the focus is."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self.text)!r})"

    def place(self, box: Box | pygame.Rect) -> Self:
        """Put it into a box; gives itself, for layouts in one line."""
        self.box = Box(box)
        return self

    @property
    def focus_box(self) -> Box | None:
        """What the focus ring goes around; None if it shows by itself that it has the focus."""
        return self.box

    @property
    def children(self) -> Sequence["Widget"]:
        """The widgets inside it, in the order they are drawn; it draws them itself."""
        return ()

    @property
    def reachable(self) -> bool:
        """Whether the focus can go to it now."""
        return self.focusable and self.enabled and self.visible

    @property
    def takes_text(self) -> bool:
        """Whether letters are text for it, and not shortcuts."""
        return False

    def contains(self, pos: Pos) -> bool:
        """Whether a place in logical units lies on it. Nothing lies on what is not visible."""
        return bool(self.visible and self.box.collidepoint(pos))

    def gain_focus(self) -> None:
        """The focus has come to it."""
        self.focused = True

    def lose_focus(self) -> None:
        """The focus ring tells it that keys go elsewhere now."""
        self.focused = False

    def continue_from(self, other: "Widget") -> None:
        """Take the place of a widget that had the focus when a scene built its widgets anew."""

    def handle(self, intent: Intent) -> bool:  # noqa: ARG002
        """React to an intent that is meant for this widget; True if it was one for it."""
        return False

    def reveal(self, child: "Widget") -> None:
        """Bring a child into view."""

    def clip_box(self) -> Box | None:
        """The part of the screen its children are seen in, if that is limited."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Show it. Drawing changes nothing."""

    def walk(self) -> Iterator[tuple["Widget", tuple["Widget", ...]]]:
        """This widget and all inside it, each with what it is inside of, outermost first."""
        yield self, ()
        for child in self.children:
            for inner, parents in child.walk():
                yield inner, (self, *parents)


def place_all(widgets: Iterable[Widget], boxes: Iterable[Box]) -> None:
    """Put each widget into its box: there are as many boxes as widgets."""
    for widget, box in zip(widgets, boxes, strict=True):
        widget.place(box)
