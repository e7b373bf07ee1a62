"""The choice of who decides for a seat: a person, one of the six characters with face and style, or the ghost of
somebody who has played here."""

from collections.abc import Callable

from flip7.ai.characters import CHARACTERS
from flip7.ai.ghosts.identity import is_ghost
from flip7.ai.levels import LEVELS
from flip7.app.context import Context
from flip7.app.known_ghosts import KnownGhost
from flip7.i18n import Text, _, pgettext
from flip7.match.match import PERSON
from flip7.scenes.page import ContextScene
from flip7.scenes.portrait import draw_portrait
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.ui.boxes import Share, Space, columns, grid, lines, padded, rows, stacked, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Pos
from flip7.ui.scene import Transition
from flip7.ui.text import Align, line_height, text_height, text_width
from flip7.ui.theme import HEADING, SMALL_SECOND, SUBHEADING, Pad, Radius, Tone
from flip7.ui.widget import place_all
from flip7.ui.widgets.button import Button
from flip7.ui.widgets.pressable import Pressable
from flip7.ui.widgets.scrollpane import ScrollPane

_FACE = 104.0
_GAP = 16.0
_CLOSE = 68.0
_PAW = 24.0
_CHECK = 34.0
"""The room for the mark of who decides now, in the corner."""

_GLANCE = 0.2
"""Seconds until it is asked again who can be chosen."""


def title_of(who: str) -> Text:
    """What to call who decides for a seat: "person", "ghost", or the title of a character."""
    if is_ghost(who):
        # TRANSLATORS: who decides for a seat: an AI that plays like somebody who has played here
        return pgettext("seat", "Ghost")
    return pgettext("seat", "Person") if who == PERSON else CHARACTERS[who].title


def description_of(who: str) -> Text:
    """A line on how they play."""
    if who == PERSON:
        return _("Somebody here at the screen decides.")
    if is_ghost(who):
        return _("Plays like somebody who has played here.")
    return CHARACTERS[who].description


def draw_level(canvas: Canvas, level: int, box: Box) -> None:
    """How hard a character is to beat, at the right of a box: a word, and so many paws of five."""
    side = _PAW
    word, *paws = columns(box, [Share(), Space(Pad.SMALL), *[side] * len(LEVELS)], gap=2)
    with canvas.part("level"):
        canvas.text(LEVELS[level], word, SMALL_SECOND, Align.RIGHT)
        for number, paw in enumerate(paws, 1):
            lit = number <= level
            place = within(paw, side, side)
            canvas.image("icons/paw", place, Tone.GOLD if lit else Tone.FAINT, alpha=255 if lit else 90)


def level_width(level: int) -> float:
    """How wide that is."""
    return text_width(LEVELS[level], SMALL_SECOND) + Pad.SMALL + len(LEVELS) * (_PAW + 2)


class Candidate(Pressable):
    """One to choose: face, title, and a line on how they play."""

    radius = Radius.MEDIUM
    face = _FACE
    """How large the face is."""

    def __init__(self, who: str, chosen: bool, on_press: Callable[[str], object]) -> None:
        super().__init__(title_of(who), key=who)
        self.who = who
        self.about = description_of(who)
        self.chosen = chosen
        self.on_press = on_press

    @property
    def level(self) -> int:
        """The paws it has: 0 for who has none, because nobody knows how strong they are."""
        return CHARACTERS[self.who].level if self.who in CHARACTERS else 0

    def height_for(self, width: float) -> float:
        """The height in logical units that it needs at a width."""
        about = text_height(self.about, SMALL_SECOND, width - self.face - 3 * Pad.MEDIUM)
        return max(self.face, line_height(SUBHEADING) + about) + 2 * Pad.MEDIUM

    def activate(self, pos: Pos | None) -> None:  # noqa: ARG002
        self.on_press(self.who)

    def draw(self, canvas: Canvas) -> None:
        fill = Tone.GOLD.faded(0.16) if self.chosen else Tone.RAISED
        canvas.rect(self.box, fill, self.radius, Tone.GOLD if self.chosen else Tone.RAISED_EDGE)
        if self.hovered:
            canvas.rect(self.box, (255, 255, 255, 20), self.radius)
        beside, words = columns(padded(self.box, Pad.MEDIUM), [self.face, Share()], gap=Pad.MEDIUM)
        self.draw_face(canvas, within(beside, self.face, self.face))
        high = text_height(self.about, SMALL_SECOND, words.width)
        upper, lower = rows(words, [line_height(SUBHEADING), high], at=0.5)
        if self.level:
            upper, word = columns(upper, [Share(), level_width(self.level), Space(_CHECK)], gap=Pad.MEDIUM)
            draw_level(canvas, self.level, word)
        canvas.text(self.text, upper, SUBHEADING, Align.LEFT)
        canvas.text(self.about, lower, SMALL_SECOND, Align.TOP_LEFT, wrap=True)
        if self.chosen:
            canvas.image("icons/check", within(padded(self.box, 14, 12), 30, 30, Align.TOP_RIGHT), Tone.GOLD)

    def draw_face(self, canvas: Canvas, box: Box) -> None:
        """Draw who it is into a square box."""
        draw_portrait(canvas, self.who, box, inset=12)


class GhostCandidate(Candidate):
    """A ghost to choose: the pale portrait of its person, and how they play."""

    def __init__(self, ghost: KnownGhost, chosen: bool, on_press: Callable[[str], object]) -> None:
        super().__init__(ghost.who, chosen, on_press)
        self.text = ghost.name
        self.about = ghost.about
        self._seat = ghost.seat()

    def draw_face(self, canvas: Canvas, box: Box) -> None:
        draw_seat_tile(canvas, self._seat, box.inflate(-12, -12))


class WhoScene(ContextScene):
    """A page above the page: choosing closes it."""

    overlay = True

    def __init__(self, context: Context, name: str, who: str, on_choose: Callable[[str], object]) -> None:
        super().__init__(context)
        self.name = name
        self._who = who
        self._on_choose = on_choose
        self._panel = self._heading = Box(0, 0, 0, 0)
        self._size = (0.0, 0.0)
        self._pane = ScrollPane(key="who")
        self._close = Button("", self.back, icon="icons/close", key="close", tooltip=_("Close"))
        self._candidates: list[Candidate] = []
        self._gather()
        self.ring.focus(next((one for one in self._candidates if one.chosen), self._candidates[0]))

    def _gather(self) -> None:
        """Everybody there is to choose. Ghosts that are just being fitted come a moment later."""
        ghosts = self.context.known_ghosts()
        self._candidates = [Candidate(one, one == self._who, self._choose) for one in (PERSON, *CHARACTERS)]
        self._candidates += [GhostCandidate(ghost, ghost.who == self._who, self._choose) for ghost in ghosts]
        self._pane.fill(self._candidates, 0.0)
        self.ring.replace([self._pane, self._close])

    @property
    def wake_in(self) -> float | None:
        return _GLANCE if self.context.ghosts.busy else super().wake_in

    def update(self, dt: float) -> None:
        super().update(dt)
        if len(self.context.known_ghosts()) + len(CHARACTERS) + 1 != len(self._candidates):
            focused = self.ring.focused
            self._gather()
            self.layout(self._size)
            key = focused.key if focused is not None else ""
            everybody = (*self._candidates, self._close)
            self.ring.focus(next((one for one in everybody if one.key == key), self._candidates[0]))
            self.invalidate()

    def layout(self, size: tuple[float, float]) -> None:
        self._size = size
        width = min(1500.0, size[0] - 2 * Pad.LARGE)
        inner = width - 2 * Pad.LARGE
        column = (inner - _GAP) / 2
        high = max(candidate.height_for(column) for candidate in self._candidates)
        person = self._candidates[0].height_for(inner)
        others = self._candidates[1:]
        below = stacked([person, *[high] * lines(len(others), 2)], _GAP)
        heading = max(line_height(HEADING), _CLOSE) + Pad.MEDIUM
        wanted = 2 * Pad.LARGE + heading + below
        self._panel = within(Box((0, 0), size), width, min(wanted, size[1] - 2 * Pad.SMALL))
        head, room = rows(padded(self._panel, Pad.LARGE), [heading, Share()])
        # The bar stands beside the candidates, in the edge of the panel.
        self._pane.place(Box(room.left, room.top, room.width + Pad.LARGE - 4, room.height))
        first, rest = rows(Box(room.topleft, (inner, below)), [person, Space(_GAP), Share()])
        self._candidates[0].place(first)
        place_all(others, grid(rest, len(others), 2, gap=_GAP, height=high))
        self._pane.fill(self._candidates, below)
        self._heading, close = columns(head.move(0, -6), [Share(), _CLOSE], gap=Pad.LARGE)
        self._heading.height = _CLOSE
        self._close.place(within(close, _CLOSE, _CLOSE, Align.TOP))

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self._panel, Radius.LARGE, 40, alpha=190)
        canvas.rect(self._panel, Tone.SOLID, Radius.LARGE, Tone.RAISED_EDGE)
        canvas.text(_("Who decides for {name}?", name=self.name), self._heading, HEADING, Align.LEFT)
        self.ring.draw(canvas)

    def back(self) -> None:
        self.context.audio.play("back")
        self.manager.pop(Transition.FADE)

    def _choose(self, who: str) -> None:
        self.manager.pop()
        self._on_choose(who)
