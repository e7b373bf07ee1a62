"""Every option of a decision with its chance to win, and what was chosen."""

from collections.abc import Sequence
from typing import Final

from flip7.engine import Decision
from flip7.i18n import Percent, _
from flip7.match.course import Step
from flip7.match.review import Step as ReviewStep
from flip7.scenes.review import words
from flip7.ui.boxes import Share, columns, rows
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.text import Align, text_width
from flip7.ui.theme import BODY, SMALL, STRONG, Pad, Tone

LEAST_ROW: Final = 30.0
"""With less height a row cannot be read."""
_HIGHEST_ROW: Final = 52.0
_NARROW: Final = 420.0
"""In less room than this a sign stands for the word at what was chosen."""


def draw_options(canvas: Canvas, step: Step, reviewed: ReviewStep | None, room: Box, names: Sequence[str]) -> None:
    """The best first, as far as that is known. Where there are too many the worst are left out, but never what was
    chosen."""
    possible: tuple[Decision, ...] = step.pending.options
    chances: dict[Decision, float] = {option: 0.0 for option in possible}  # noqa: C420 - mypy would take it for objects
    if reviewed is not None:
        chances |= reviewed.options
    order = sorted(chances, key=lambda option: -chances[option])
    shown = order[: max(2, int(room.height // LEAST_ROW))]
    if step.decision not in shown:
        shown[-1] = step.decision
    named = {option: words.option_name(option, step.pending.seat, names) for option in shown}
    label = min(room.width * 0.36, max(text_width(name, STRONG) for name in named.values()) + 8)
    figure = text_width(str(Percent(1.0, 1)), STRONG) + 4
    # TRANSLATORS: beside the option that was chosen; very short
    chose = _("chosen")
    narrow = room.width < _NARROW
    mark = 28.0 if narrow else text_width(chose, SMALL) + 8
    height = min(_HIGHEST_ROW, room.height / len(shown))
    digits = _digits([chances[option] for option in shown])
    for option, row in zip(shown, rows(room, [height] * len(shown)), strict=True):
        chosen, best = option == step.decision, chances[option] >= chances[order[0]] - words.EQUAL
        name, bar, value, beside = columns(row, [label, Share(), figure, mark], gap=Pad.SMALL)
        with canvas.part("option", option if isinstance(option, int) else option.value):
            canvas.text(named[option], name, STRONG if chosen else BODY, Align.LEFT)
            thick = min(18.0, height * 0.5)
            track = Box(bar.left, bar.centery - thick / 2, bar.width, thick)
            canvas.rect(track, Tone.FAINT.faded(0.25), PILL)
            if reviewed is not None:
                if chances[option] * track.width > 2:
                    filled = Box(track.left, track.top, max(thick, track.width * chances[option]), thick)
                    canvas.rect(filled, Tone.MINT if best else Tone.ROSE if chosen else Tone.LAVENDER, PILL)
                canvas.text(str(Percent(chances[option], digits)), value, STRONG, Align.RIGHT)
            if chosen:
                ink = Tone.MINT if best and reviewed is not None else Tone.ROSE
                if narrow:
                    canvas.image("icons/check", Box(beside.left, beside.centery - 12, 24, 24), ink)
                else:
                    canvas.text(chose, beside, SMALL.in_colour(ink), Align.LEFT)


def _digits(chances: list[float]) -> int:
    """Tenths only where whole numbers would make different chances look equal."""
    return 0 if len({round(100 * chance) for chance in chances}) == len(chances) else 1
