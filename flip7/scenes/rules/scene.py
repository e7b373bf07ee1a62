"""The rules, to be read at the title and in the middle of a match."""

from flip7.app.editions import EDITION_TITLES
from flip7.engine import Rules
from flip7.i18n import Text, _, pgettext
from flip7.scenes.rules.chapters import Chapter, book
from flip7.scenes.rules.view import PageView
from flip7.ui.bindings import Bindings
from flip7.ui.boxes import Share, Space, columns, rows, within
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.form import FormScene
from flip7.ui.intents import OUTSIDE, Intent, Kind
from flip7.ui.scene import Transition
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import BODY, STRONG, TITLE, Pad, Tone, theme
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button
from flip7.ui.widgets.label import Label
from flip7.ui.widgets.listbox import ListBox
from flip7.ui.widgets.scrolling import BAR_WIDTH

MARGIN = 40.0
WIDEST = 1840.0
_LEAST_LIST = 360.0
_IN_SHORT = "short"
"""The first chapter: the rules on one page."""


class _EditionBadge(Widget):
    """By which rules this book is written."""

    focusable = False

    def wanted_width(self) -> float:
        return text_width(self.text, STRONG) * 1.03 + theme.text_size(STRONG) * 1.2 + Pad.SMALL + 2 * Pad.LARGE

    def draw(self, canvas: Canvas) -> None:
        canvas.rect(self.box, Tone.ICE_DEEP.faded(0.45), PILL, Tone.ICE.faded(0.6))
        side = theme.text_size(STRONG) * 1.2
        inner = self.box.inflate(-2 * Pad.LARGE, 0)
        canvas.image("icons/globe", Box(inner.left, inner.centery - side / 2, side, side), Tone.ICE)
        words = Box(inner.left + side + Pad.SMALL, inner.top, inner.width - side - Pad.SMALL, inner.height)
        canvas.text(self.text, words, STRONG, Align.LEFT)


class RulesScene(FormScene):
    """Chapters at the left, the open one at the right. It changes nothing and belongs to nobody: push it anywhere.

    Up and down go through the chapters, or scroll the page when it has the focus; left, right and Tab change between
    the two. Page keys and the right stick always scroll the page, and CONFIRM reads on, into the next chapter.
    """

    def __init__(
        self, rules: Rules, edition: str, *, open_at: str = _IN_SHORT, bindings: Bindings | None = None
    ) -> None:
        super().__init__()
        self._chapters = book(rules, edition, bindings)
        start = next((number for number, chapter in enumerate(self._chapters) if chapter.key == open_at), 0)
        self._back = Button("", self._leave, icon="icons/back", key="back", tooltip=_("Back"))
        # TRANSLATORS: the heading of the rules screen
        self._heading = Label(pgettext("heading", "Rules"), TITLE, Align.LEFT)
        self._badge = _EditionBadge(EDITION_TITLES[edition])
        titles: list[Text] = [chapter.title for chapter in self._chapters]
        self._list = ListBox(titles, selected=start, on_change=self._open, draw_row=self._draw_row, key="chapters")
        self._page = PageView(self.next_chapter)
        self.ring.replace([self._back, self._heading, self._badge, self._list, self._page])
        self.ring.focus(self._list)

    @property
    def chapter(self) -> Chapter:
        """The one that is open."""
        return self._chapters[self._list.selected]

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """All chapters in their order, by the rules it was made with."""
        return self._chapters

    @property
    def offset(self) -> float:
        """How far the page is scrolled."""
        return self._page.offset

    def layout(self, size: tuple[float, float]) -> None:
        width = min(WIDEST, size[0] - 2 * MARGIN)
        page = within(Box((0, 0), size), width, size[1])
        head, below = rows(
            page, [Space(MARGIN - 8), max(72.0, line_height(TITLE)), Space(Pad.LARGE), Share(), Space(MARGIN)]
        )
        back, heading, badge = columns(head, [84, Share(), self._badge.wanted_width()], gap=Pad.LARGE)
        self._back.place(back)
        self._heading.place(heading)
        self._badge.place(within(badge, badge.width, line_height(STRONG) + Pad.MEDIUM * 1.25))
        chapters, chapter = columns(below, [self._list_width(width), Share()], gap=Pad.LARGE)
        self._list.place(chapters)
        self._page.place(chapter)
        self._open(self._list.selected)

    def handle(self, intent: Intent) -> bool:
        match intent.kind:
            case Kind.IN_SHORT if self.chapter.key != _IN_SHORT:
                self._list.handle(Intent.HOME)
            case Kind.BACK | Kind.RULES | Kind.IN_SHORT:
                self._leave()
            case Kind.PAGE_UP | Kind.PAGE_DOWN:
                return self._page.handle(intent)
            case Kind.SCROLL if intent.pos == OUTSIDE:
                # The right stick of a gamepad points nowhere: it is for the text.
                return self._page.handle(intent)
            case Kind.CONFIRM if self._reading():
                self.read_on()
            case _:
                return super().handle(intent)
        return True

    def read_on(self) -> None:
        """A page further, and from the end of a chapter to the next."""
        if not self._page.handle(Intent.PAGE_DOWN):
            self.next_chapter()

    def next_chapter(self) -> None:
        """Open the chapter after this one, from its top; at the last one nothing happens."""
        self._list.handle(Intent.DOWN)

    def _reading(self) -> bool:
        book_parts = (self._list, self._page)
        return self.ring.focused in book_parts and self.ring.hovered in (None, *book_parts)

    def _open(self, index: int) -> None:
        after = self._chapters[index + 1] if index + 1 < len(self._chapters) else None
        self._page.show(self._chapters[index], after, self.manager.viewport.scale)

    def _leave(self) -> None:
        self.manager.pop(Transition.SLIDE)

    def _list_width(self, width: float) -> float:
        """As wide as the longest title; the page needs the rest more."""
        longest = max(text_width(chapter.title, BODY) for chapter in self._chapters) * 1.03
        wanted = longest + self._icon_side() + 5 * Pad.MEDIUM + BAR_WIDTH + Pad.SMALL
        return min(max(_LEAST_LIST, wanted), width * 0.36)

    @staticmethod
    def _icon_side() -> float:
        return theme.text_size(BODY) * 1.15

    def _draw_row(self, canvas: Canvas, index: int, row: Box) -> None:
        chapter = self._chapters[index]
        chosen = index == self._list.selected
        inner = row.inflate(-2 * Pad.MEDIUM, 0)
        side = self._icon_side()
        icon, words = columns(inner, [side, Share()], gap=Pad.MEDIUM)
        canvas.image(chapter.icon, within(icon, side, side), Tone.GOLD_LIGHT if chosen else Tone.LAVENDER)
        canvas.text(chapter.title, words, STRONG if chosen else BODY, Align.LEFT)
