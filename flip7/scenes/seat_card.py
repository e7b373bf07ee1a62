"""Who sits on a chair, at a glance: face, name, how hard to beat and how they play, or what a person has won."""

from collections.abc import Mapping

from flip7.ai.characters import CHARACTERS
from flip7.i18n import Text, _, ngettext
from flip7.match.match import SeatPlan
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.scenes.who import description_of, draw_level, level_width, title_of
from flip7.store.queries import Player
from flip7.ui.boxes import Share, columns, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, line_height, text_height
from flip7.ui.theme import HEADING, SECOND, SMALL_SECOND, Pad, Radius, Tone
from flip7.ui.widget import Widget

_FACE = 112.0


class SeatCard(Widget):
    """`figures` are what the records say about people, by name, and `styles` how ghosts play, by id."""

    focusable = False
    radius = Radius.LARGE

    def __init__(self, figures: Mapping[str, Player], styles: Mapping[str, Text] | None = None) -> None:
        super().__init__()
        self._figures = figures
        self._styles = styles if styles is not None else {}
        self.seat: SeatPlan | None = None
        """Who is shown; None for a free chair."""
        self.name = ""

    def show(self, seat: SeatPlan | None, name: str) -> None:
        """Show somebody by the name they have at this table."""
        self.seat, self.name = seat, name

    @property
    def words(self) -> Text:
        """What is said about who sits there."""
        if self.seat is None:
            return _("Let somebody sit down here.")
        if not self.seat.is_person:
            return self._styles.get(self.seat.who) or description_of(self.seat.who)
        known = self._figures.get(self.name)
        if known is None:
            return _("No match played to its end yet.")
        return figures_of(known)

    def height_for(self, width: float) -> float:
        """The height that it needs at a width, whoever is shown."""
        inner = width - 2 * Pad.MEDIUM
        texts = [*(character.description for character in CHARACTERS.values()), *self._styles.values()]
        below = max(text_height(text, SECOND, inner) for text in texts)
        head = line_height(HEADING) + 2 * line_height(SMALL_SECOND)
        return max(_FACE, head) + Pad.MEDIUM + below + 2 * Pad.MEDIUM

    def draw(self, canvas: Canvas) -> None:
        canvas.rect(self.box, Tone.PANEL, self.radius, Tone.PANEL_EDGE)
        with canvas.part("seat card"):
            self._draw(canvas, self.box.inflate(-2 * Pad.MEDIUM, -2 * Pad.MEDIUM))

    def _draw(self, canvas: Canvas, inner: Box) -> None:
        head = max(_FACE, line_height(HEADING) + 2 * line_height(SMALL_SECOND))
        above, below = rows(inner, [head, Share()], gap=Pad.MEDIUM)
        face, words = columns(above, [_FACE, Share()], gap=Pad.MEDIUM)
        tile = within(face, _FACE, _FACE)
        if self.seat is None:
            canvas.rect(tile, Tone.WELL, _FACE * 0.26, Tone.RAISED_EDGE)
            canvas.image("icons/plus", tile.inflate(-60, -60), Tone.LAVENDER)
            canvas.text(_("A free chair"), words, HEADING, Align.LEFT, wrap=True)
            canvas.text(self.words, below, SECOND, Align.TOP_LEFT, wrap=True)
            return
        draw_seat_tile(canvas, self.seat, tile)
        lines = [line_height(HEADING), line_height(SMALL_SECOND)]
        level = CHARACTERS[self.seat.who].level if self.seat.who in CHARACTERS else 0
        name, title, *paws = rows(words, [*lines, *lines[1:]] if level else lines, at=0.5)
        with canvas.part("name"):
            canvas.text(self.name, name, HEADING, Align.LEFT)
        with canvas.part("title"):
            canvas.text(title_of(self.seat.who), title, SMALL_SECOND, Align.LEFT)
        if level:
            draw_level(
                canvas, level, within(paws[0], min(level_width(level), paws[0].width), paws[0].height, Align.LEFT)
            )
        with canvas.part("about"):
            canvas.text(self.words, below, SECOND, Align.TOP_LEFT, wrap=True)


def figures_of(player: Player) -> Text:
    """What somebody has played and won, in a line."""
    # TRANSLATORS: what a person has played: matches, of which so many were won
    return ngettext("{count} match, {wins} won", "{count} matches, {wins} won", player.matches, wins=player.wins)
