"""The trophies of one person, a line each: those that were won, and what the others are for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from flip7.i18n import Text, ngettext
from flip7.match.trophies import TROPHIES, Career, Trophy, progress
from flip7.scenes.records.matches import day
from flip7.store.honours import Won
from flip7.ui.boxes import Share, columns, padded, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import SMALL_SECOND, STRONG, Pad, Radius, Tone


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands with one trophy."""

    trophy: Trophy
    won: Won | None
    progress: int | None
    """How far somebody is; None where one match decides."""

    @property
    def note(self) -> tuple[Text | str, Text | str]:
        """What stands at the end of the line: when it was won, and in how many matches, or how far it is."""
        if self.won is not None:
            times = ngettext("in {count} match", "in {count} matches", max(1, self.won.times))
            return day(self.won.moment), times if self.trophy.feat is not None else ""
        if self.progress is not None:
            return f"{self.progress} / {self.trophy.goal}", ""
        return "", ""


def standings(won: Sequence[Won], career: Career) -> list[Standing]:
    """All trophies: those that somebody has, the last one first, and then the others in their order."""
    mine: Mapping[str, Won] = {one.trophy: one for one in won}
    has = [Standing(TROPHIES[one.trophy], one, None) for one in sorted(won, key=lambda one: one.moment, reverse=True)]
    return has + [
        Standing(trophy, None, progress(trophy, career)) for trophy in TROPHIES.values() if trophy.id not in mine
    ]


def row_height() -> float:
    """How high a line of the list is, in logical units at the text size of now."""
    return line_height(STRONG) + line_height(SMALL_SECOND) + Pad.MEDIUM


def draw_trophy(canvas: Canvas, standing: Standing, box: Box) -> None:
    """A line: bright if it was won."""
    trophy, has = standing.trophy, standing.won is not None
    upper, lower = standing.note
    ends = max(text_width(upper, STRONG), text_width(lower, SMALL_SECOND), 60.0)
    side = min(box.height - 10, 72.0)
    medal, words, note = columns(padded(box, 8, 0), [side, Share(), ends], gap=Pad.MEDIUM)
    plate = within(medal, side, side)
    with canvas.part("trophy", trophy.id):
        canvas.rect(plate, Tone.GOLD if has else Tone.WELL, Radius.MEDIUM, Tone.GOLD_EDGE if has else Tone.PANEL_EDGE)
        picture = within(plate, side * 0.62, side * 0.62)
        canvas.image(f"icons/{trophy.icon}", picture, Tone.INK if has else Tone.FAINT)
        heights = [line_height(STRONG), line_height(SMALL_SECOND)]
        title, text = rows(words, heights, at=0.5)
        canvas.text(trophy.title, title, STRONG if has else STRONG.in_colour(Tone.LAVENDER), Align.LEFT)
        canvas.text(trophy.text, text, SMALL_SECOND, Align.LEFT)
        first, second = rows(note, heights, at=0.5)
        canvas.text(upper, first, STRONG.in_colour(Tone.GOLD_LIGHT if has else Tone.LAVENDER), Align.RIGHT)
        canvas.text(lower, second, SMALL_SECOND, Align.RIGHT)
