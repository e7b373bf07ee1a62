"""The word of a bust: it slams in under the pair, over the edge of the home panel, where it covers no number."""

from math import sin, tau

from flip7 import i18n
from flip7.cards.faces import ASPECT
from flip7.i18n import Text, _, ngettext, pgettext
from flip7.scenes.table.layout import TableLayout
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.fonts import FontName
from flip7.ui.scale import Viewport
from flip7.ui.text import text_width
from flip7.ui.theme import HEADING, Radius, TextStyle, Tone, theme

_WORD = (128.0, 104.0)
"""The size of the letters, for a person and for others: between the line and the home row."""
_LEAST_PAIR = 190.0
_UNDER_LINE = 10.0
"""The line lies on so much of the pair's lower edge."""


def pair_box(layout: TableLayout, side: float, *, large: bool) -> Box:
    """Where one of the pair stands, -1 for the left one and 1 for the right one: below the cards of those opposite, and
    above the line that says what is gone."""
    focus = layout.focus
    height = focus.height * (1.0 if large else 0.72)
    if not layout.in_rows:
        height = max(_LEAST_PAIR, min(height, layout.ticker.top + _UNDER_LINE - layout.middle.top))
    width = height / ASPECT
    # Where the middle is near the edge of the screen the pair keeps clear of it.
    middle = min(focus.centerx, layout.size[0] - 1.12 * width - 16)
    top = focus.centery - height * 0.42 if layout.in_rows else layout.middle.top + 4
    if not large and not layout.in_rows:
        top = max(top, focus.centery - height * 0.55)
    return Box(middle + side * width * 0.56 - width / 2, top, width, height)


class BustWord:
    """What is gone, on the line that tells the story, and under it the word that slams in."""

    def __init__(self, card: str, lost: int, *, one_short: bool, large: bool) -> None:
        self._card = card
        self._lost = lost
        self._one_short = one_short
        self._large = large
        self._landed = 0.0
        self.still = False

    def slam(self, share: float) -> None:
        """How far it has come down, from 0 to 1."""
        self._landed = share

    @property
    def line(self) -> Text:
        """What has happened, in one line."""
        if self._one_short:
            # TRANSLATORS: shown at a bust with six different numbers; {card} is the number that came twice
            return _("A second {card} · one card before the Flip 7", card=self._card)
        # TRANSLATORS: shown at a bust; {card} is the number that came twice, {count} what the row was worth
        return ngettext("A second {card} · {count} point gone", "A second {card} · {count} points gone", self._lost,
                        card=self._card)  # fmt: skip

    def __call__(self, canvas: Canvas, layout: TableLayout) -> None:
        if layout.in_rows:
            self._draw_line(canvas, layout)
            return
        pair = pair_box(layout, 0, large=self._large)
        size = _WORD[0 if self._large else 1]
        width, height = size * 4.6, size * 1.25
        middle = min(pair.centerx, layout.size[0] - width / 2 - 12)
        # The counts of the piles lie above it, the home row below.
        top, bottom = layout.ticker.bottom, layout.home.slot(0, 7, 0).top
        rest = Box(middle - width / 2, (top + bottom - height) / 2, width, height)
        zoom = 1.0 if self.still else 1 + 1.1 * (1 - self._landed)
        alpha = round(255 * min(1.0, self._landed * 1.6))
        box = Box(0, 0, rest.width * zoom, rest.height * zoom)
        box.center = rest.center
        with canvas.part("bust"):
            if zoom > 1.02:
                _blit_word(canvas, rest, box, size, alpha)
            else:
                canvas.painted(("bust word", size), rest, lambda sheet: _paint_bust(sheet, size), angle=-3, alpha=alpha)
            # It tells what the line beneath it tells, and more.
            line = layout.ticker
            style = HEADING.sized(34 if self._large else 30).in_colour(Tone.CREAM)
            wide = min(text_width(self.line, style) + 60, line.width)
            centre = min(pair.centerx, layout.size[0] - wide / 2 - 12)
            back = Box(centre - wide / 2, line.top - 2, wide, line.height + 2)
            canvas.rect(back, Tone.SOLID.faded(0.92 * self._landed), Radius.LARGE)
            canvas.text(self.line, back, style, alpha=alpha)

    def _draw_line(self, canvas: Canvas, layout: TableLayout) -> None:
        """Where many sit in rows there is no room for a large word: it stands with the rest in one line."""
        box = Box(layout.ticker.centerx - 560, layout.ticker.top - 8, 1120, layout.ticker.height + 14)
        alpha = round(255 * min(1.0, self._landed * 1.6))
        with canvas.part("bust"):
            canvas.rect(box, Tone.RED, PILL, Tone.CREAM, 3, alpha=alpha)
            word = Box(box.left + 30, box.top, 250, box.height)
            canvas.text(pgettext("bust", "BUST!"), word, HEADING.sized(38), alpha=alpha)
            rest = Box(word.right + 10, box.top, box.right - word.right - 40, box.height)
            canvas.text(self.line, rest, HEADING.sized(32), alpha=alpha)


def _paint_bust(sheet: Canvas, size: float) -> None:
    """Cream letters with a red edge and a dark one beneath."""
    # TRANSLATORS: the word that slams in when somebody busts
    text = pgettext("bust", "BUST!")
    style = TextStyle(FontName.DISPLAY, size / theme.text_scale, Tone.RED_EDGE)
    middle = sheet.box
    # The edge is the same word again: it is drawn, and not told.
    told, sheet.facts = sheet.facts, None
    sheet.text(text, middle.move(0, size * 0.07), style)
    edge = size * 0.028
    for step in range(8):
        angle = tau * step / 8
        sheet.text(text, middle.move(edge * sin(angle), edge * sin(angle + tau / 4)), style.in_colour(Tone.RED))
    sheet.facts = told
    sheet.text(text, middle, style.in_colour(Tone.CREAM))


def _blit_word(canvas: Canvas, rest: Box, box: Box, size: float, alpha: int) -> None:
    """On its way the word is larger than at rest: the picture at rest is scaled."""
    picture = canvas.assets.painted(
        ("bust word in flight", size, i18n.language(), theme.revision),
        (canvas.viewport.to_px(rest.width), canvas.viewport.to_px(rest.height)),
        lambda sheet: _paint_bust(Canvas(sheet, Viewport(sheet.get_size(), canvas.viewport.scale)), size),
    )
    canvas.blit(picture, box, alpha)
