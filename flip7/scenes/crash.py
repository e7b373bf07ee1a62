"""The page a player sees when the game has stumbled: what is safe, where the log is, and how to go on."""

from collections.abc import Callable

from flip7.cards import faces
from flip7.i18n import _, pgettext
from flip7.ui.canvas import Box, Canvas
from flip7.ui.form import FormScene
from flip7.ui.text import Align, text_height
from flip7.ui.theme import HEADING, SECOND, SMALL, Pad, Radius, Tone
from flip7.ui.widgets.button import Button, ButtonStyle


class CrashScene(FormScene):
    """Made of as little as possible: it must work when something else did not."""

    def __init__(
        self,
        log: str | None,
        on_title: Callable[[], object],
        on_quit: Callable[[], object],
        *,
        match_saved: bool = True,
    ) -> None:
        super().__init__()
        self.log = log
        self._title = Button(_("Back to the title"), on_title, ButtonStyle.PRIMARY, key="title")
        self._quit = Button(pgettext("quit", "Quit"), on_quit, key="quit")
        self._heading = _("Oh no, the cards fell off the table.")
        self._comfort = (
            _("Something went wrong in the game. Your match is safe: it was saved with every decision.")
            if match_saved
            else _("Something went wrong in the game.")
        )
        self._where = (
            _("Details are in this file; they help us mend it:")
            if log is not None
            else _("What happened could not be written to a file.")
        )
        self._panel = self._lines = Box(0, 0, 0, 0)
        self.ring.replace([self._title, self._quit])

    def layout(self, size: tuple[float, float]) -> None:
        width = min(1200.0, size[0] - 4 * Pad.LARGE)
        inner = width - 4 * Pad.LARGE
        tall = self._title.wanted_height
        text = text_height(self._heading, HEADING, inner) + text_height(self._comfort, SECOND, inner)
        text += text_height(self._where, SECOND, inner) + text_height(self.log or "", SMALL, inner) + 3 * Pad.LARGE
        height = 150 + text + tall + 3 * Pad.LARGE
        self._panel = Box((size[0] - width) / 2, (size[1] - height) / 2, width, height)
        self._lines = Box(self._panel.left + 2 * Pad.LARGE, self._panel.top + 170, inner, text)
        top = self._panel.bottom - Pad.LARGE - tall
        half = (inner - Pad.MEDIUM) / 2
        self._title.place(Box(self._lines.left, top, half, tall))
        self._quit.place(Box(self._lines.left + half + Pad.MEDIUM, top, half, tall))

    def draw(self, canvas: Canvas) -> None:
        canvas.felt()
        canvas.rect(self._panel, Tone.PANEL, Radius.LARGE, Tone.PANEL_EDGE)
        for index, card in enumerate(("6", "back", "flip3", "7")):
            spot = Box(self._panel.centerx - 170 + index * 90, self._panel.top - 30 + index % 2 * 26, 110, 156)
            faces.draw_card(canvas, card, spot, angle=-24 + index * 19)
        top = self._lines.top
        for text, style in (
            (self._heading, HEADING),
            (self._comfort, SECOND),
            (self._where, SECOND),
            (self.log, SMALL),
        ):
            if text:
                high = text_height(text, style, self._lines.width)
                canvas.text(text, Box(self._lines.left, top, self._lines.width, high), style, Align.TOP, wrap=True)
                top += high + (Pad.SMALL if text is self._where else Pad.LARGE)
        self.ring.draw(canvas)
