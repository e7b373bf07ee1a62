"""The first question of the first start: who plays. It takes ten seconds, or one press to skip it."""

from flip7.app.context import Context
from flip7.i18n import LANGUAGES, _, pgettext
from flip7.match.match import PERSON, SeatPlan
from flip7.scenes.person import PersonScene, Question
from flip7.scenes.speech import GUIDE
from flip7.scenes.title import LanguageLink
from flip7.store.people import Person
from flip7.ui.boxes import within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, line_height
from flip7.ui.theme import SMALL, Pad, Tone
from flip7.ui.widget import Widget

_FACE = 150.0


class WhoPlays(PersonScene):
    """The owl asks, above the title. Then it offers the introduction."""

    above = _FACE * 0.6
    below_edge = _FACE * 0.4 - Pad.MEDIUM
    edge = Tone.GOLD

    def __init__(self, context: Context) -> None:
        question = Question(
            _("Who are you?"),
            # TRANSLATORS: the button after a player has typed a name: "Yes, this is who I am"
            pgettext("person", "That’s me"),
            pgettext("person", "Skip"),
            _("Your name, your colour, your symbol: this is how the table knows you."),
        )
        super().__init__(context, question, SeatPlan("", PERSON, 0, "star"), self._keep)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        edge = Box(self._panel.left, self._panel.top - self.above, self._panel.width, _FACE)
        canvas.image(GUIDE, within(edge, _FACE, _FACE, Align.TOP))

    def back(self) -> None:
        self.manager.replace(self.context.navigation.offer_of_introduction())

    def nameless(self) -> None:
        self.back()

    def _keep(self, seat: SeatPlan) -> None:
        self.context.people.keep(Person.of(seat))
        self.manager.replace(self.context.navigation.offer_of_introduction())

    def _links(self) -> list[Widget]:
        # Who is asked in a foreign language must be able to say so here.
        links: list[Widget] = []
        for code in LANGUAGES:
            link = LanguageLink(code, self.context)
            links.append(link.place(Box(0, 0, link.wanted_width, line_height(SMALL) + Pad.MEDIUM)))
        return links
