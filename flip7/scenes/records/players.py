"""The statistics of everybody who has played, a line each, and the chart of their last matches."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from flip7.ai.characters import CHARACTERS
from flip7.ai.ghosts.identity import is_ghost
from flip7.i18n import Percent, Text, _, pgettext
from flip7.scenes.portrait import draw_portrait
from flip7.store.queries import PlayedMatch, Player
from flip7.ui.boxes import Share, Space, columns, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, line_height
from flip7.ui.theme import BODY, SMALL_SECOND, STRONG, SUBHEADING, Pad, Radius, Tone
from flip7.ui.widget import Widget

_NAME_SHARE = 0.26


@dataclass(frozen=True, slots=True)
class Column:
    """A figure of the table: what stands above it, and how it is told for a player."""

    heading: Text
    value: Callable[[Player], str]


def _tenths(value: float) -> str:
    # The comma or the point is the language's: borrowed from how it writes a share.
    return str(Percent(value / 100, 1)).rstrip("%").rstrip("\u00a0\u202f ")


COLUMNS = (
    Column(pgettext("records", "Matches"), lambda player: str(player.matches)),
    Column(pgettext("records", "Wins"), lambda player: str(player.wins)),
    Column(pgettext("records", "Win rate"), lambda player: str(Percent(player.win_rate))),
    Column(pgettext("records", "Points per round"), lambda player: _tenths(player.points_a_round)),
    Column(pgettext("records", "Busts"), lambda player: str(Percent(player.bust_rate))),
    Column(pgettext("records", "Flip 7s"), lambda player: str(player.flip_sevens)),
    Column(pgettext("records", "Best round"), lambda player: str(player.best_round)),
    Column(pgettext("records", "Wins in a row"), lambda player: str(player.longest_streak)),
)


def name_of(player: Player) -> Text | str:
    """A person's own name, that of a ghost, or the title of a character. One that this version does not know keeps the
    name of its file."""
    if player.is_person or (is_ghost(player.who) and player.name):
        return player.name
    return CHARACTERS[player.who].title if player.who in CHARACTERS else player.who


def row_height() -> float:
    """How high a line of the table is, in logical units at the text size of now."""
    return line_height(BODY) + Pad.MEDIUM + 8


def _cells(box: Box) -> list[Box]:
    return columns(box, [box.width * _NAME_SHARE, *[Share()] * len(COLUMNS)])


def draw_player(canvas: Canvas, player: Player, box: Box) -> None:
    """One player as a line of the table, under the same columns as `Headings`."""
    first, *cells = _cells(box.inflate(-2 * Pad.SMALL, 0))
    side = box.height - 10
    beside, name = columns(first, [Space(4), side, Space(Pad.MEDIUM), Share(), Space(Pad.SMALL)])
    draw_portrait(canvas, player.who, within(beside, side, side), inset=6)
    with canvas.part("name"):
        canvas.text(name_of(player), name, STRONG, Align.LEFT)
    for number, (column, cell) in enumerate(zip(COLUMNS, cells, strict=True)):
        with canvas.part("column", number):
            canvas.text(column.value(player), cell.inflate(-2 * Pad.SMALL, 0), BODY, Align.RIGHT)


class Headings(Widget):
    """What the columns mean."""

    focusable = False

    @staticmethod
    def height() -> float:
        """How high they are, in logical units at the text size of now: two lines."""
        return 2 * line_height(SMALL_SECOND)

    def draw(self, canvas: Canvas) -> None:
        for number, (column, cell) in enumerate(zip(COLUMNS, _cells(self.box)[1:], strict=True)):
            room = cell.inflate(-2 * Pad.SMALL, 0)
            with canvas.part("heading", number):
                canvas.text(column.heading, room, SMALL_SECOND, Align.BOTTOM_RIGHT, wrap=True)


class Chart(Widget):
    """The points a round of somebody's last matches, a bar each. A match that was won is gold, and wears a star."""

    focusable = False
    radius = Radius.LARGE

    def __init__(self, player: Player, history: Sequence[PlayedMatch]) -> None:
        super().__init__(name_of(player))
        self.history = tuple(history)
        self._mean = player.points_a_round

    def draw(self, canvas: Canvas) -> None:
        canvas.rect(self.box, Tone.PANEL, self.radius, Tone.PANEL_EDGE)
        inner = self.box.inflate(-2 * Pad.LARGE, -2 * Pad.MEDIUM)
        title = rows(inner, [line_height(SUBHEADING)])[0]
        text = _("{name}: points per round in the last matches", name=self.text)
        canvas.text(text, title, SUBHEADING, Align.LEFT)
        if not self.history:
            return
        most = max(10.0, self._mean, *(played.points_a_round for played in self.history))
        floor, top = inner.bottom - 4, title.bottom + line_height(SMALL_SECOND) + 10
        scale = max(8.0, floor - top) / most
        right = inner.right - 150
        slot = min(64.0, (right - inner.left) / len(self.history))
        for number, played in enumerate(self.history):
            height = max(4.0, played.points_a_round * scale)
            bar = Box(inner.left + number * slot + slot * 0.12, floor - height, slot * 0.76, height)
            with canvas.part("bar", number):
                canvas.rect(bar, Tone.GOLD if played.won else Tone.FAINT.faded(0.8), min(8.0, slot * 0.2))
                if played.won:
                    side = min(26.0, slot * 0.8)
                    star = Box(bar.centerx - side / 2, bar.top - side - 4, side, side)
                    canvas.image("icons/star", star, Tone.GOLD_LIGHT)
        level = floor - self._mean * scale
        canvas.line((inner.left, level), (right, level), Tone.CREAM, 2, dash=(8, 8), alpha=150)
        # Over all rounds, as in the table above: the mean of the bars would count a short match as much as a long one.
        # TRANSLATORS: somebody's points a round on average, beside bars; very short
        average = pgettext("records", "avg. {points}", points=_tenths(self._mean))
        canvas.text(average, Box(right + 8, level - 20, inner.right - right - 8, 40), STRONG, Align.LEFT)
        canvas.line((inner.left, floor), (right, floor), Tone.FAINT, 2)
