"""About the game: what it is, whose idea the card game was, and what it is made of."""

from collections.abc import Sequence

import pygame

from flip7 import __version__
from flip7.app.context import Context
from flip7.i18n import Text, _, pgettext
from flip7.scenes.page import Page
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align
from flip7.ui.theme import BODY, SECOND, SUBHEADING, Pad, TextStyle
from flip7.ui.widget import Widget
from flip7.ui.widgets.label import Label, Panel
from flip7.ui.widgets.scrollpane import ScrollPane


class _Logo(Widget):
    focusable = False

    def draw(self, canvas: Canvas) -> None:
        canvas.image("logo", self.box)


class AboutScene(Page):
    """One page of text, to be scrolled where it does not fit."""

    heading = pgettext("about", "About")
    widest = 1400.0

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._pane = ScrollPane(key="about")

    def build(self, room: Box) -> Sequence[Widget]:
        panel = Panel().place(room)
        pane = self._pane.place(room.inflate(-2 * Pad.LARGE, -2 * Pad.LARGE))
        width = pane.content_width
        logo = _Logo().place(Box(pane.box.left, pane.box.top, 410, 150))
        widgets: list[Widget] = [logo]
        top = logo.box.bottom + Pad.LARGE
        for text, style in _paragraphs():
            label = Label(text, style, Align.TOP_LEFT, wrap=True)
            height = label.height_for(width)
            widgets.append(label.place(Box(pane.box.left, top, width, height)))
            top += height + (Pad.SMALL if style is SUBHEADING else Pad.LARGE)
        pane.fill(widgets, top - Pad.LARGE - pane.box.top)
        return [panel, pane]


def _paragraphs() -> list[tuple[Text, TextStyle]]:
    return [
        (_("Version {version}", version=__version__), SECOND),
        (_("A fan tribute"), SUBHEADING),
        (_("Flip 7 is a card game by Eric Olsen. This is a fan-made tribute to it for the computer: free, and made for "
           "the joy of it. We have no ties to the designer or to any publisher of the card game, and none of them has "
           "approved it. If you like it, put the real cards on your table, too."), BODY),
        (_("All our own work"), SUBHEADING),
        (_("All cards, faces, symbols, sounds and texts are our own work, under the MIT licence, as is the program. "
           "Nothing is copied from the printed game."), BODY),
        (_("What it is made of"), SUBHEADING),
        (_("Fonts: Baloo 2 by Ek Type, Nunito by Vernon Adams and others, and M PLUS Rounded 1c by Coji Morishita, all "
           "under the SIL Open Font License. "
           "Program: Python and pygame-ce {pygame}, which is under the LGPL; platformdirs, under the MIT licence. The "
           "licences come with the game.", pygame=pygame.version.ver), BODY),
    ]  # fmt: skip
