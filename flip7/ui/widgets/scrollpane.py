"""A window onto something taller: a page of text, a form at a large text size."""

from collections.abc import Callable, Sequence

from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.theme import Radius
from flip7.ui.widget import Widget
from flip7.ui.widgets.scrolling import BAR_WIDTH, NOTCH, Scrolling

DrawContent = Callable[[Canvas, Box], None]


class ScrollPane(Widget):
    """Shows other widgets, or what `draw_content` draws, `height` units high. The focus brings its widget into view.

    Widgets are given with their boxes placed as if the pane were not scrolled.
    """

    radius = Radius.MEDIUM

    def __init__(self, *, draw_content: DrawContent | None = None, key: str = "") -> None:
        super().__init__(key=key)
        self.draw_content = draw_content
        self._children: tuple[Widget, ...] = ()
        self._scrolling = Scrolling()
        self._seen_offset = 0.0

    @property
    def children(self) -> Sequence[Widget]:
        return self._children

    @property
    def reachable(self) -> bool:
        # With widgets inside, the focus goes to those; a page of text takes it itself, to be scrolled by keys.
        inside = any(child.reachable for child, _ in self.walk() if child is not self)
        return self.visible and self._scrolling.needed and not inside

    @property
    def offset(self) -> float:
        """How far down it is scrolled, in logical units."""
        return self._scrolling.offset

    @property
    def content_width(self) -> float:
        """The width content has: there is always room for the bar, so that it covers nothing."""
        return self.box.width - BAR_WIDTH - 12

    @property
    def content(self) -> Box:
        """Where content is placed: it begins at the top of the pane, and may go on below its end."""
        return Box(self.box.topleft, (self.content_width, self.box.height))

    def fill(self, children: Sequence[Widget], height: float) -> None:
        """Give it its widgets and the height of all they take. Where it was scrolled to stays, if it can."""
        self._children = tuple(children)
        self._seen_offset = 0.0
        self._scrolling.measure(self.box.height, height)
        self._follow()

    def handle(self, intent: Intent) -> bool:
        page = self.box.height * 0.85
        match intent.kind:
            case Kind.SCROLL:
                moved = self._scrolling.by(-intent.amount * NOTCH)
            case Kind.UP:
                moved = self._scrolling.by(-NOTCH)
            case Kind.DOWN:
                moved = self._scrolling.by(NOTCH)
            case Kind.PAGE_UP:
                moved = self._scrolling.by(-page)
            case Kind.PAGE_DOWN:
                moved = self._scrolling.by(page)
            case Kind.HOME:
                moved = self._scrolling.to(0.0)
            case Kind.END:
                moved = self._scrolling.to(self._scrolling.most)
            case _:
                return False
        self._follow()
        return moved

    def reveal(self, child: Widget) -> None:
        top = child.box.top - self.box.top + self._scrolling.offset
        self._scrolling.show(top, top + child.box.height, margin=16)
        self._follow()

    def clip_box(self) -> Box | None:
        return self.box

    def draw(self, canvas: Canvas) -> None:
        if not self.visible:
            return
        with canvas.clip(self.box):
            if self.draw_content is not None:
                top = self.box.top - self._scrolling.offset
                self.draw_content(canvas, Box(self.box.left, top, self.content_width, self._scrolling.content))
            for child in self._children:
                if child.box.colliderect(self.box):
                    child.draw(canvas)
        self._scrolling.draw_bar(canvas, self.box)

    def _follow(self) -> None:
        """Move the widgets with the content."""
        distance = self._seen_offset - self._scrolling.offset
        if distance:
            for child, _ in self.walk():
                if child is not self:
                    child.box.move_ip(0, distance)
            self._seen_offset = self._scrolling.offset
