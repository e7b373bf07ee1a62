"""The choice of who decides for a seat: a person, or one of the six characters with face and style."""

from collections.abc import Callable

from flip7.ai.characters import CHARACTERS
from flip7.ai.levels import LEVELS
from flip7.app.context import Context
from flip7.i18n import Text, _, pgettext
from flip7.match.match import PERSON
from flip7.scenes.page import ContextScene
from flip7.scenes.portrait import draw_portrait
from flip7.ui.boxes import Share, Space, columns, grid, padded, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Pos
from flip7.ui.scene import Transition
from flip7.ui.text import Align, line_height, text_height, text_width
from flip7.ui.theme import HEADING, SMALL_SECOND, SUBHEADING, Pad, Radius, Tone
from flip7.ui.widget import place_all
from flip7.ui.widgets.button import Button
from flip7.ui.widgets.pressable import Pressable

_FACE = 104.0
_GAP = 16.0
_CLOSE = 68.0
_PAW = 24.0
_CHECK = 34.0
"""The room for the mark of who decides now, in the corner."""


def title_of(who: str) -> Text:
    """What to call who decides for a seat: "person", or the title of a character."""
    return pgettext("seat", "Person") if who == PERSON else CHARACTERS[who].title


def description_of(who: str) -> Text:
    """A line on how they play."""
    if who == PERSON:
        return _("Somebody here at the screen decides.")
    return CHARACTERS[who].description


def draw_level(canvas: Canvas, level: int, box: Box) -> None:
    """How hard a character is to beat, at the right of a box: a word, and so many paws of five."""
    side = _PAW
    word, *paws = columns(box, [Share(), Space(Pad.SMALL), *[side] * len(LEVELS), Space(_CHECK)], gap=2)
    with canvas.part("level"):
        canvas.text(LEVELS[level], word, SMALL_SECOND, Align.RIGHT)
        for number, paw in enumerate(paws, 1):
            lit = number <= level
            place = within(paw, side, side)
            canvas.image("icons/paw", place, Tone.GOLD if lit else Tone.FAINT, alpha=255 if lit else 90)


def _level_width(level: int) -> float:
    return text_width(LEVELS[level], SMALL_SECOND) + Pad.SMALL + len(LEVELS) * (_PAW + 2) + _CHECK


class Candidate(Pressable):
    """One to choose: face, title, and a line on how they play."""

    radius = Radius.MEDIUM

    def __init__(self, who: str, chosen: bool, on_press: Callable[[str], object]) -> None:
        super().__init__(title_of(who), key=who)
        self.who = who
        self.chosen = chosen
        self.on_press = on_press

    @property
    def level(self) -> int:
        """The paws it has: 0 for a person, whose strength nobody knows."""
        return 0 if self.who == PERSON else CHARACTERS[self.who].level

    def height_for(self, width: float) -> float:
        """The height in logical units that it needs at a width."""
        about = text_height(description_of(self.who), SMALL_SECOND, width - _FACE - 3 * Pad.MEDIUM)
        return max(_FACE, line_height(SUBHEADING) + about) + 2 * Pad.MEDIUM

    def activate(self, pos: Pos | None) -> None:  # noqa: ARG002
        self.on_press(self.who)

    def draw(self, canvas: Canvas) -> None:
        fill = Tone.GOLD.faded(0.16) if self.chosen else Tone.RAISED
        canvas.rect(self.box, fill, self.radius, Tone.GOLD if self.chosen else Tone.RAISED_EDGE)
        if self.hovered:
            canvas.rect(self.box, (255, 255, 255, 20), self.radius)
        beside, words = columns(padded(self.box, Pad.MEDIUM), [_FACE, Share()], gap=Pad.MEDIUM)
        draw_portrait(canvas, self.who, within(beside, _FACE, _FACE), inset=12)
        about = description_of(self.who)
        high = text_height(about, SMALL_SECOND, words.width)
        upper, lower = rows(words, [line_height(SUBHEADING), high], at=0.5)
        if self.level:
            upper, word = columns(upper, [Share(), _level_width(self.level)], gap=Pad.MEDIUM)
            draw_level(canvas, self.level, word)
        canvas.text(self.text, upper, SUBHEADING, Align.LEFT)
        canvas.text(about, lower, SMALL_SECOND, Align.TOP_LEFT, wrap=True)
        if self.chosen:
            canvas.image("icons/check", within(padded(self.box, 14, 12), 30, 30, Align.TOP_RIGHT), Tone.GOLD)


class WhoScene(ContextScene):
    """A page above the page: choosing closes it."""

    overlay = True

    def __init__(self, context: Context, name: str, who: str, on_choose: Callable[[str], object]) -> None:
        super().__init__(context)
        self.name = name
        self._on_choose = on_choose
        self._panel = self._heading = Box(0, 0, 0, 0)
        self._candidates = [Candidate(one, one == who, self._choose) for one in (PERSON, *CHARACTERS)]
        self._close = Button("", self.back, icon="icons/close", key="close", tooltip=_("Close"))
        self.ring.replace([*self._candidates, self._close])
        self.ring.focus(next(candidate for candidate in self._candidates if candidate.chosen))

    def layout(self, size: tuple[float, float]) -> None:
        width = min(1500.0, size[0] - 2 * Pad.LARGE)
        inner = width - 2 * Pad.LARGE
        column = (inner - _GAP) / 2
        high = max(candidate.height_for(column) for candidate in self._candidates)
        person = self._candidates[0].height_for(inner)
        heading = max(line_height(HEADING), _CLOSE) + Pad.MEDIUM
        self._panel = within(Box((0, 0), size), width, 2 * Pad.LARGE + heading + person + 3 * (high + _GAP))
        self._panel.top = max(0.0, self._panel.top)
        head, first, rest = rows(padded(self._panel, Pad.LARGE), [heading, person, Space(_GAP), Share()])
        self._candidates[0].place(first)
        others = self._candidates[1:]
        place_all(others, grid(rest, len(others), 2, gap=_GAP, height=high))
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
