"""The guide's questions before and after the introduction: whether to begin, and where to go from there."""

from collections.abc import Sequence

from flip7.app.context import Context
from flip7.i18n import LANGUAGES, Text, _, pgettext
from flip7.scenes.page import ContextScene
from flip7.scenes.speech import GUIDE
from flip7.scenes.title import LanguageLink
from flip7.ui.boxes import Share, Space, columns, grid, padded, rows, stacked, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, line_height, text_height
from flip7.ui.theme import SECOND, SMALL, TITLE, Pad, Radius, Tone
from flip7.ui.widget import place_all
from flip7.ui.widgets.button import Button, ButtonStyle

_WIDTH = 1060.0
_FACE = 190.0


class GuideQuestion(ContextScene):
    """The owl, a sentence and two answers; the first has the focus, Esc is the last."""

    overlay = True

    def __init__(self, context: Context, title: Text, detail: Text, buttons: Sequence[Button]) -> None:
        super().__init__(context)
        self._title = title
        self._detail = detail
        self._buttons = tuple(buttons)
        self._panel = self._face = self._heading = self._below = Box(0, 0, 0, 0)
        self._first = True

    def layout(self, size: tuple[float, float]) -> None:
        width = min(_WIDTH, size[0] - 4 * Pad.LARGE)
        inner = width - 3 * Pad.LARGE
        heading, detail = text_height(self._title, TITLE, inner), text_height(self._detail, SECOND, inner)
        button = max(button.wanted_height for button in self._buttons)
        links = self._links()
        foot = line_height(SMALL) + Pad.MEDIUM if links else 0.0
        room = (inner - Pad.MEDIUM * (len(self._buttons) - 1)) / len(self._buttons)
        beside = all(one.wanted_width <= room for one in self._buttons)
        across = len(self._buttons) if beside else 1
        answers = stacked([button] * (len(self._buttons) // across), Pad.MEDIUM)
        height = _FACE * 0.55 + heading + Pad.SMALL + detail + Pad.LARGE + answers + Pad.LARGE + foot + Pad.SMALL
        # The owl looks over the upper edge.
        above = _FACE * 0.5
        whole = within(Box((0, 0), size), width, height + above)
        self._panel = rows(whole, [Space(above), Share()])[0]
        face, self._heading, self._below, below = rows(
            padded(whole, 1.5 * Pad.LARGE, 0), [_FACE, heading, detail, Space(Pad.LARGE), Share()], gap=Pad.SMALL
        )
        self._face = within(face, _FACE, _FACE)
        place_all(self._buttons, grid(below, len(self._buttons), across, gap=Pad.MEDIUM, height=button))
        at_foot = rows(self._panel, [foot, Space(Pad.SMALL)], at=1)[0]
        place_all(links, columns(at_foot, [link.wanted_width for link in links], at=0.5))
        self.ring.replace([*self._buttons, *links])
        if self._first:
            self._first = False
            self.ring.focus(self._buttons[0])

    def _links(self) -> list[LanguageLink]:
        return []

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.PICK and intent.index < len(self._buttons):
            self._buttons[intent.index].on_press()
            return True
        return super().handle(intent)

    def back(self) -> None:
        self._buttons[-1].on_press()

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self._panel, Radius.LARGE, 40, alpha=190)
        canvas.rect(self._panel, Tone.SOLID, Radius.LARGE, Tone.GOLD, 3)
        canvas.image(GUIDE, self._face)
        canvas.text(self._title, self._heading, TITLE, Align.CENTRE, wrap=True)
        canvas.text(self._detail, self._below, SECOND, Align.TOP, wrap=True)
        self.ring.draw(canvas)


class Offer(GuideQuestion):
    """At the first start, above the title. Whatever is answered, it is not asked again."""

    def __init__(self, context: Context) -> None:
        super().__init__(
            context,
            _("New here?"),
            _("Learn Flip 7 by playing it. It takes 90 seconds, and you can stop at any time."),
            [
                Button(pgettext("introduction", "Show me!"), self._show, ButtonStyle.PRIMARY, key="show"),
                Button(pgettext("introduction", "I know the game"), self._decline, key="decline"),
            ],
        )

    def _links(self) -> list[LanguageLink]:
        # Who is asked in a foreign language must be able to say so here.
        return [LanguageLink(code, self.context) for code in LANGUAGES]

    def _show(self) -> None:
        self.context.change(introduction_seen=True)
        self.manager.reset_to(self.context.navigation.introduction())

    def _decline(self) -> None:
        self.context.change(introduction_seen=True)
        self.manager.pop()


class Introduced(GuideQuestion):
    """The lesson is over: on to a real match."""

    def __init__(self, context: Context) -> None:
        super().__init__(
            context,
            _("That’s all you need!"),
            _("The rest you learn on the way. Good luck!"),
            [
                Button(pgettext("introduction", "Play now"), self._play, ButtonStyle.PRIMARY, key="play"),
                Button(pgettext("introduction", "To the title"), self._to_title, key="title"),
            ],
        )

    def _play(self) -> None:
        match = self.context.match_under_way() or self.context.new_match(self.context.last_plan())
        self.context.navigation.go_to_table(self.manager, match)

    def _to_title(self) -> None:
        self.context.navigation.go_to_title(self.manager)
