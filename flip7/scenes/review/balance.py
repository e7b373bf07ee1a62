"""Skill and luck apart: what a seat's decisions lost, what the cards and the others gave or took, and the result."""

from typing import Final

from flip7.i18n import Text, _, pgettext
from flip7.scenes.review.state import ReviewState
from flip7.scenes.review.words import of_hundred, signed
from flip7.ui.boxes import Share, columns, rows
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import BIG_NUMERAL, SMALL, SMALL_SECOND, STRONG, SUBHEADING, Colour, Pad, Radius, Tone
from flip7.ui.widget import Widget

_THINNEST: Final = 4.0


class Balance(Widget):
    """Start, luck, skill and result below each other: each bar begins where the one before has ended."""

    focusable = False
    radius = Radius.LARGE

    def __init__(self, state: ReviewState) -> None:
        super().__init__()
        self._state = state

    @property
    def question_place(self) -> Box:
        """At the right of the heading: where one can ask what the numbers mean."""
        side = max(44.0, line_height(STRONG))
        return Box(self.box.right - side - Pad.MEDIUM, self.box.top + 10, side, side)

    def draw(self, canvas: Canvas) -> None:
        canvas.rect(self.box, Tone.PANEL, self.radius, Tone.PANEL_EDGE)
        inner = self.box.inflate(-2 * Pad.LARGE, -2 * Pad.MEDIUM)
        small = line_height(SMALL)
        head, figures, bars = rows(inner, [line_height(SUBHEADING), max(2 * small, 58.0), Share()], gap=Pad.SMALL)
        head.width = self.question_place.left - Pad.SMALL - head.left
        canvas.text(_("Skill and luck"), head, SUBHEADING, Align.LEFT)
        review = self._state.review
        if review is None:
            return
        self._draw_likeness(canvas, figures)
        seat = self._state.seat
        start, luck, skill, result = (each[seat] for each in (review.start, review.luck, review.skill, review.result))
        # TRANSLATORS: four figures that add up: the chance to win at the start, what luck and skill changed, the result
        lines: list[tuple[Text, float, float, str, Colour]] = [
            (pgettext("review", "start"), 0.0, start, of_hundred(start), Tone.LAVENDER),
            (pgettext("review", "luck"), start, start + luck, signed(luck), Tone.MINT if luck > 0 else Tone.ROSE),
            (pgettext("review", "skill"), start + luck, result, signed(skill), Tone.MINT if skill > 0 else Tone.ROSE),
            (pgettext("review", "result"), 0.0, result, of_hundred(result), Tone.GOLD),
        ]
        names = max(text_width(name, SMALL) for name, *_rest in lines) + Pad.MEDIUM
        low, high = min(0.0, *(line[2] for line in lines)), max(1.0, *(line[2] for line in lines))
        for (name, begin, end, figure, colour), row in zip(lines, rows(bars, [Share()] * 4), strict=True):
            label, track, value = columns(row, [names, Share(), text_width("+100,0", STRONG)], gap=Pad.SMALL)
            with canvas.part("part", name.message):
                canvas.text(name, label, SMALL, Align.LEFT)
                canvas.text(figure, value, STRONG, Align.RIGHT)
                _draw_bar(canvas, track, (low, high), (begin, end), colour)

    def _draw_likeness(self, canvas: Canvas, box: Box) -> None:
        review = self._state.review
        assert review is not None
        good, choices = review.like_champion(self._state.seat)
        if not choices:
            canvas.text(_("Nothing to decide so far."), box, SMALL_SECOND, Align.LEFT, wrap=True)
            return
        number = str(round(100 * good / choices))
        count, said = columns(box, [text_width(number, BIG_NUMERAL) + 4, Share()], gap=Pad.MEDIUM)
        with canvas.part("likeness"):
            canvas.text(number, count, BIG_NUMERAL)
            # TRANSLATORS: beside a large number: "91 of 100 decisions like the Lion’s (20 of 22)"
            about = _("of 100 decisions like the Lion’s ({good} of {count})", good=good, count=choices)
            canvas.text(about, said, SMALL_SECOND, Align.LEFT, wrap=True)


def _draw_bar(canvas: Canvas, row: Box, scale: tuple[float, float], span: tuple[float, float], colour: Colour) -> None:
    low, high = scale
    height = min(18.0, row.height * 0.5)
    track = Box(row.left, row.centery - height / 2, row.width, height)
    canvas.rect(track, Tone.FAINT.faded(0.25), PILL)
    first, last = sorted(row.left + row.width * (chance - low) / (high - low) for chance in span)
    if last - first < _THINNEST:
        middle = min(max((first + last) / 2, row.left + _THINNEST / 2), row.right - _THINNEST / 2)
        first, last = middle - _THINNEST / 2, middle + _THINNEST / 2
    canvas.rect(Box(first, track.top, last - first, height), colour, PILL)
