"""What the answers to a puzzle are worth: a bar for each, the best first, and one sentence why."""

from typing import Final

from flip7.ai.table import Table
from flip7.engine import Decision, Target, Turn
from flip7.i18n import Percent, Text, _
from flip7.match.puzzles import Puzzle
from flip7.match.review import Grade
from flip7.scenes.lion import lion_says, option_name
from flip7.ui.boxes import Share, columns, rows
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.text import Align, line_height, text_height, text_width
from flip7.ui.theme import BODY, HEADING, SMALL, SMALL_SECOND, STRONG, Pad, Radius, Tone
from flip7.ui.widget import Widget

_HIGHEST: Final = 60.0
_LOWEST: Final = 34.0

VERDICTS: Final = {
    # TRANSLATORS: after the answer to a puzzle: is it the best choice?
    Grade.GOOD: _("Right!"),
    Grade.SLIP: _("Nearly: it costs a little."),
    Grade.MISTAKE: _("Not the best choice."),
    Grade.BLUNDER: _("That would cost a lot."),
}


_SIGNS: Final = {
    Grade.GOOD: ("icons/check", Tone.MINT),
    Grade.SLIP: ("icons/minus", Tone.GOLD),
    Grade.MISTAKE: ("icons/close", Tone.ROSE),
    Grade.BLUNDER: ("icons/close", Tone.ROSE),
}


class Answer(Widget):
    """Shown in the place of the choices."""

    focusable = False

    def __init__(self, puzzle: Puzzle, table: Table, pending: Turn | Target, answer: Decision) -> None:
        super().__init__()
        self._puzzle, self._pending, self._answer = puzzle, pending, answer
        self._names = [seat.name for seat in puzzle.plan.seats]
        self._why = lion_says(table, pending, puzzle.chances, self._names)

    def draw(self, canvas: Canvas) -> None:
        grade = self._puzzle.grade(self._answer)
        sign, tone = _SIGNS[grade]
        canvas.rect(self.box, Tone.PANEL, Radius.LARGE, tone, 3)
        inner = self.box.inflate(-2 * Pad.LARGE, -2 * Pad.MEDIUM)
        why = text_height(self._why, BODY, inner.width)
        done = self._done
        then = text_height(done, SMALL, inner.width) if done is not None else 0.0
        above, below = line_height(HEADING) + line_height(SMALL_SECOND), why + then
        options = min(len(self._puzzle.chances) * _HIGHEST, inner.height - above - below - 4 * Pad.SMALL)
        head, said, bars, sentence, was = rows(
            inner, [line_height(HEADING), line_height(SMALL_SECOND), options, why, then], gap=Pad.SMALL
        )
        icon, verdict = columns(head, [head.height * 0.8, Share()], gap=Pad.SMALL)
        canvas.image(sign, icon, tone)
        with canvas.part("verdict"):
            canvas.text(VERDICTS[grade], verdict, HEADING, Align.LEFT)
        canvas.text(_("The chance to win with each choice:"), said, SMALL_SECOND, Align.LEFT)
        self._draw_options(canvas, bars)
        with canvas.part("why"):
            canvas.text(self._why, sentence, BODY, Align.TOP_LEFT, wrap=True)
        if done is not None:
            with canvas.part("done"):
                canvas.text(done, was, SMALL, Align.TOP_LEFT, wrap=True)

    @property
    def _done(self) -> Text | None:
        """What was chosen in the match itself."""
        if self._puzzle.done is None:
            return None
        chosen = option_name(self._puzzle.done, self._pending.seat, self._names)
        # TRANSLATORS: {choice} is "Hit", "Stay", or the name of who was given an action card
        return _("In the match the choice was: {choice}.", choice=chosen)

    def _draw_options(self, canvas: Canvas, room: Box) -> None:
        """Where there are too many, the worst are left out, but never what was answered."""
        chances = self._puzzle.chances
        order = sorted(chances, key=lambda option: -chances[option])
        count = max(2, int(room.height // _LOWEST))
        shown = order[:count]
        if self._answer not in shown:
            shown[-1] = self._answer
        names = {option: option_name(option, self._pending.seat, self._names) for option in shown}
        label = min(room.width * 0.4, max(text_width(name, STRONG) for name in names.values()) + 8)
        digits = 0 if len({round(100 * chances[option]) for option in shown}) == len(shown) else 1
        figure = text_width(str(Percent(1.0, digits)), STRONG) + 4
        height = min(_HIGHEST, room.height / len(shown))
        for option, row in zip(shown, rows(room, [height] * len(shown)), strict=True):
            right = self._puzzle.grade(option) is Grade.GOOD
            mark, name, bar, value = columns(row, [26, label, Share(), figure], gap=Pad.SMALL)
            with canvas.part("option", option if isinstance(option, int) else option.value):
                if option == self._answer:
                    canvas.image("icons/play", Box(mark.left, mark.centery - 11, 22, 22), Tone.GOLD)
                canvas.text(names[option], name, STRONG if option == self._answer else BODY, Align.LEFT)
                thick = min(18.0, height * 0.5)
                track = Box(bar.left, bar.centery - thick / 2, bar.width, thick)
                canvas.rect(track, Tone.FAINT.faded(0.25), PILL)
                if chances[option] > 0.005:
                    filled = Box(track.left, track.top, max(thick, track.width * chances[option]), thick)
                    canvas.rect(filled, Tone.MINT if right else Tone.ROSE, PILL)
                canvas.text(str(Percent(chances[option], digits)), value, STRONG, Align.RIGHT)


def height_for_choices(count: int, room: float, gap: float) -> tuple[int, float]:
    """How many columns of buttons there are for so many choices, and how high a button is then."""
    across = 1
    while across < 3 and (room + gap) / -(-count // across) - gap < 64:
        across += 1
    down = -(-count // across)
    return across, min(110.0, (room + gap) / down - gap)
