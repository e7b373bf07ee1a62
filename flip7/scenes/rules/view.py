"""The page as a player reads it: scrolled by everything that scrolls, with the way to the next chapter at its end."""

from collections.abc import Callable

from flip7.i18n import Text, _
from flip7.scenes.rules.chapters import Chapter
from flip7.scenes.rules.flow import GAP, Page, set_page
from flip7.scenes.rules.sheet import CHAPTER, READING_STRONG, column_width
from flip7.ui.boxes import Share, columns, within
from flip7.ui.canvas import Box, Canvas, Gradient
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import Pad, Radius, Tone, theme
from flip7.ui.widget import Widget
from flip7.ui.widgets.scrollpane import ScrollPane

PADDING = 52.0
_FADE = 46.0


class NextChapter(Widget):
    """The last line of a chapter, for the mouse. The focus stays with the page: keys read on by themselves."""

    def __init__(self, title: Text, on_press: Callable[[], object]) -> None:
        # TRANSLATORS: the way on at the end of a chapter of the rules
        super().__init__(_("Next: {chapter}", chapter=title))
        self.on_press = on_press

    @property
    def reachable(self) -> bool:
        return False

    @property
    def wanted_width(self) -> float:
        """The width that its words and its arrow need, in logical units."""
        return text_width(self.text, READING_STRONG) * 1.03 + self._arrow + 3 * Pad.LARGE

    @property
    def wanted_height(self) -> float:
        """The height that its line needs, in logical units."""
        return line_height(READING_STRONG) + 2 * Pad.MEDIUM

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.RELEASE and self.contains(intent.pos):
            self.on_press()
        return intent.kind in (Kind.PRESS, Kind.RELEASE)

    def draw(self, canvas: Canvas) -> None:
        fill = Tone.GOLD.faded(0.3) if self.hovered else Tone.RAISED
        canvas.rect(self.box, fill, Radius.MEDIUM, Tone.GOLD.faded(0.7))
        inner = self.box.inflate(-2 * Pad.LARGE, 0)
        words, arrow = columns(inner, [Share(), self._arrow], gap=Pad.MEDIUM)
        canvas.text(self.text, words, READING_STRONG.in_colour(Tone.GOLD_LIGHT), Align.LEFT)
        canvas.image("icons/arrow_right", within(arrow, self._arrow, self._arrow), Tone.GOLD_LIGHT)

    @property
    def _arrow(self) -> float:
        return theme.text_size(READING_STRONG)


class PageView(ScrollPane):
    """A chapter on its panel."""

    radius = Radius.LARGE

    def __init__(self, on_next: Callable[[], object]) -> None:
        super().__init__(key="page")
        self._on_next = on_next
        self._page = Page((), 0.0)
        self._chapter: Chapter | None = None
        self._title = Box(0, 0, 0, 0)
        self._left = 0.0
        self._height = 0.0

    @property
    def reachable(self) -> bool:
        # Also a chapter that fits is a place to be: from there one reads on to the next.
        return self.visible

    @property
    def page(self) -> Page:
        """The chapter as it is set now; it is another one after each layout."""
        return self._page

    def show(self, chapter: Chapter, after: Chapter | None, scale: float) -> None:
        """Set a chapter for the box the view has; from its beginning, if it is another one than before."""
        if self._chapter is None or chapter.key != self._chapter.key:
            self.handle(Intent.HOME)
        self._chapter = chapter
        room = self.content_width - 2 * PADDING
        width = column_width(room)
        self._left = PADDING + (room - width) / 2
        title = line_height(CHAPTER)
        self._title = Box(self._left, PADDING * 0.75, width, title)
        self._page = set_page(chapter.blocks, width, scale)
        bottom = self._title.bottom + GAP + self._page.height + GAP
        links = []
        if after is not None:
            link = NextChapter(after.title, self._on_next)
            size = (min(width, link.wanted_width), link.wanted_height)
            left = self.box.left + self._left + width - size[0]
            links.append(link.place(Box(left, self.box.top + bottom + Pad.MEDIUM, *size)))
            bottom += size[1] + Pad.MEDIUM
        self._height = bottom + PADDING * 0.75
        self.fill(links, self._height)

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self.box, self.radius, 18)
        canvas.rect(self.box, Tone.SOLID, self.radius, Tone.RAISED_EDGE)
        inner = self.box.inflate(-6, -6)
        with canvas.clip(inner):
            self._draw_page(canvas)
            for child in self.children:
                if child.box.colliderect(inner):
                    child.draw(canvas)
        # Where the text goes on, it fades: nothing looks cut off.
        if self.offset > 0.5:
            canvas.rect(
                within(inner, inner.width, _FADE, Align.TOP), Gradient(Tone.SOLID, Tone.SOLID.faded(0)), self.radius - 3
            )
        if self.offset < self._height - self.box.height - 0.5:
            canvas.rect(
                within(inner, inner.width, _FADE, Align.BOTTOM),
                Gradient(Tone.SOLID.faded(0), Tone.SOLID),
                self.radius - 3,
            )
        # Inside the round corners.
        self._scrolling.draw_bar(canvas, self.box.inflate(-Pad.MEDIUM, -2 * self.radius))

    def _draw_page(self, canvas: Canvas) -> None:
        if self._chapter is None:
            return
        content = self.box.move(0, -self.offset)
        title = self._title.move(content.left, content.top)
        if title.colliderect(self.box):
            side = title.height * 0.86
            icon, words = columns(title, [side, Share()], gap=Pad.MEDIUM)
            canvas.image(self._chapter.icon, within(icon, side, side), Tone.GOLD)
            canvas.text(self._chapter.title, words, CHAPTER, Align.LEFT)
        top = content.top + self._title.bottom + GAP
        self._page.draw(canvas, content.left + self._left, top, self.box)
