"""The title: the first thing seen, and two presses from the first card."""

from collections.abc import Callable

from flip7 import i18n
from flip7.app.context import Context
from flip7.i18n import LANGUAGES, Text, _, ngettext, pgettext
from flip7.match.match import TablePlan
from flip7.scenes.drifting_cards import FRAME, CardsAdrift
from flip7.scenes.leaving import leave_the_game
from flip7.scenes.notice import NoticeBar
from flip7.scenes.page import ContextScene
from flip7.ui.boxes import Share, Space, columns, padded, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.scene import Scene, Transition
from flip7.ui.text import line_height, text_width
from flip7.ui.theme import BIG_BUTTON, SMALL, TAGLINE, Pad, Radius, Tone
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.button import Button, ButtonStyle

_LOGO_SHAPE = 256 / 700
_GAP = 14.0
OFFER_AFTER = 1.5
"""Seconds that the title is seen at the first start before a newcomer is asked: its cards are in by then."""
_COLUMN = (("new",), ("day", "road", "puzzles"), ("introduction", "rules"), ("records", "settings"), ("about", "quit"))
_SQUARE = (("new", "day", "road"), ("introduction", "rules", "puzzles"), ("records", "settings"), ("about", "quit"))
"""The menu, row by row: below each other, and where letters are large more in a row."""


class LanguageLink(Widget):
    """A language by its own name; the one spoken now is underlined."""

    radius = Radius.SMALL
    style = SMALL

    def __init__(self, code: str, context: Context) -> None:
        super().__init__(LANGUAGES[code], key=f"language {code}")
        self.code = code
        self.context = context

    @property
    def wanted_width(self) -> float:
        """The width in logical units that its name needs."""
        return text_width(self.text, self.style) + 2 * Pad.MEDIUM

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.CONFIRM, Kind.PRESS):
            self.context.change(language=self.code)
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        spoken = i18n.language() == self.code
        tone = Tone.CREAM if spoken or self.hovered else Tone.LAVENDER
        drawn = canvas.text(self.text, self.box, self.style.in_colour(tone))
        if spoken:
            canvas.rect(Box(drawn.left, self.box.bottom - 9, drawn.width, 3), Tone.GOLD, 2)


class TitleScene(ContextScene):
    """Logo, menu, languages, and cards adrift on both sides."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._cards = CardsAdrift()
        self._since_drawn = 0.0
        self._logo = self._tagline = Box(0, 0, 0, 0)
        self._notices = list(context.take_notices())
        # Only at the very first start: who has a match, or files that something happened to, was here before. And where
        # nothing is kept, every start would be the first.
        known = context.settings.introduction_seen or context.match_under_way() is not None or bool(self._notices)
        self._offer_in = OFFER_AFTER if context.home is not None and not known else None
        self._play = Button(
            pgettext("title", "PLAY"), self._start, ButtonStyle.PRIMARY, key="play", text_style=BIG_BUTTON
        )
        self._menu = [
            Button(pgettext("title", "NEW TABLE"), self._to(context.navigation.new_table), key="new"),
            # TRANSLATORS: the deal of the day, in a word or two: a button on the title
            Button(pgettext("title", "TODAY"), self._to(context.navigation.day), key="day"),
            # TRANSLATORS: the road to the Lion, in a word or two: a button on the title
            Button(pgettext("title", "THE ROAD"), self._to(context.navigation.road), key="road"),
            Button(pgettext("title", "INTRODUCTION"), self._introduce, key="introduction"),
            Button(pgettext("title", "RULES"), self._to(self._rules), key="rules"),
            Button(pgettext("title", "RECORDS"), self._to(context.navigation.records), key="records"),
            # TRANSLATORS: in the menu: questions out of matches, "What would you do?"
            Button(pgettext("title", "PUZZLES"), self._to(context.navigation.puzzles), key="puzzles"),
            Button(pgettext("title", "SETTINGS"), self._to(context.navigation.settings), key="settings"),
            Button(pgettext("title", "ABOUT"), self._to(context.navigation.about), key="about"),
            Button(pgettext("title", "QUIT"), self._leave, key="quit"),
        ]

    @property
    def animating(self) -> bool:
        return self._cards.busy and not self.context.reduced_motion

    @property
    def wake_in(self) -> float | None:
        wakes = (super().wake_in, self._offer_in, None if self.context.reduced_motion else FRAME)
        return min((wake for wake in wakes if wake is not None), default=None)

    def enter(self) -> None:
        self.context.audio.play_music("title")
        if self.context.reduced_motion:
            self._cards.settle()

    def resume(self) -> None:
        self._notices += self.context.take_notices()
        self.layout(self.manager.viewport.size)

    def update(self, dt: float) -> None:
        super().update(dt)
        # What is written while the game starts may have something to tell, too.
        if told := self.context.take_notices():
            self._notices += told
            self.layout(self.manager.viewport.size)
            self.invalidate()
        self._offer(self.manager.elapsed)
        if self.context.reduced_motion:
            self._cards.settle()
            return
        self._cards.update(dt)
        self._since_drawn += dt
        # A little less than the frame it woke up for: the system's clock is not that exact.
        if self._since_drawn >= FRAME * 0.8 or self._cards.busy:
            self._since_drawn = 0.0
            self.invalidate()

    def back(self) -> None:
        self._leave()

    def layout(self, size: tuple[float, float]) -> None:
        match = self.context.match_under_way()
        self._play.sublabel = (
            _("Continue · Round {number}", number=max(1, match.game.round_number))
            if match is not None
            else describe(self.context.last_plan())
        )
        languages = self._place_languages(size)
        self._place_menu(size)
        widgets: list[Widget] = [self._play, *self._menu, *languages]
        if self._notices:
            bar = NoticeBar(self._notices[0], self._next_notice)
            bar.place_in(size)
            widgets += [bar, bar.close]
        self.ring.replace(widgets)
        self.ring.menu = [self._play, *self._menu]

    def draw(self, canvas: Canvas) -> None:
        canvas.felt()
        self._cards.draw(canvas, self._play.box.left)
        canvas.image("logo", self._logo)
        canvas.text(_("How far will you push your luck?"), self._tagline, TAGLINE)
        self.ring.draw(canvas)

    def _place_menu(self, size: tuple[float, float]) -> None:
        """Logo, tagline, Play and the rest below each other."""
        height = size[1]
        tall = max(button.wanted_height for button in self._menu)
        play = max(118.0, self._play.wanted_height + 12)
        logo = 600.0 * _LOGO_SHAPE + 30
        tagline = line_height(TAGLINE)
        margin = 40.0
        fixed = logo + tagline + Pad.LARGE + play + Pad.MEDIUM + 2 * margin
        order = _COLUMN if fixed + len(_COLUMN) * (tall + _GAP) <= height else _SQUARE
        used = fixed + len(order) * (tall + _GAP) - _GAP
        top = max(margin, (height - used) * 0.42 + margin)
        above, below, first, rest = rows(
            Box((0, 0), size),
            [Space(top), logo, tagline, Space(Pad.LARGE), play, Space(Pad.MEDIUM + 4), Share()],
        )
        self._logo = within(above, logo / _LOGO_SHAPE, logo)
        self._tagline = within(below, 1000, tagline)
        menu = {button.key: button for button in self._menu}
        # Beside each other they need not stand as wide as a button alone.
        column = max(
            len(row) * (max(menu[key].wanted_width for key in row) - Pad.MEDIUM + _GAP) - _GAP for row in order
        )
        column = max(440.0, column)
        whole = max(520.0, column + 40) if order is _COLUMN else column
        self._play.place(within(first, whole, play))
        room = within(rest, column, rest.height)
        for keys, row in zip(order, rows(room, [tall] * len(order), gap=_GAP), strict=True):
            place_all([menu[key] for key in keys], columns(row, [Share()] * len(keys), gap=_GAP))

    def _place_languages(self, size: tuple[float, float]) -> list[LanguageLink]:
        links = [LanguageLink(code, self.context) for code in LANGUAGES]
        room = padded(Box((0, 0), size), Pad.LARGE, Pad.MEDIUM)
        line = rows(room, [line_height(SMALL) + Pad.MEDIUM], at=1)[0]
        place_all(links, columns(line, [link.wanted_width for link in links], at=1))
        return links

    def _next_notice(self) -> None:
        self._notices.pop(0)
        self.layout(self.manager.viewport.size)
        self.ring.focus(self._play)

    def _start(self) -> None:
        match = self.context.match_under_way() or self.context.new_match(self.context.last_plan())
        self.context.navigation.go_to_table(self.manager, match)

    def _offer(self, seconds: float) -> None:
        """Ask a newcomer for the name and whether to show the game, once the title has been seen."""
        if self._offer_in is None:
            return
        self._offer_in -= seconds
        if self._offer_in <= 0:
            self._offer_in = None
            routes = self.context.navigation
            nobody = self.context.people.first is None
            self.manager.push(routes.who_plays() if nobody else routes.offer_of_introduction())

    def _introduce(self) -> None:
        self.context.change(introduction_seen=True)
        self.manager.reset_to(self.context.navigation.introduction())

    def _to(self, make: Callable[[], Scene]) -> Callable[[], None]:
        return lambda: self.manager.push(make(), Transition.SLIDE)

    def _leave(self) -> None:
        leave_the_game(self.manager, self.context)

    def _rules(self) -> Scene:
        plan = self.context.last_plan()
        return self.context.navigation.rules(plan.rules, plan.edition)


def describe(plan: TablePlan) -> Text | str:
    """A table in a line: its names, or how many they are."""
    if len(plan.seats) <= 4:
        return ", ".join(seat.name for seat in plan.seats)
    return ngettext("{count} seat", "{count} seats", len(plan.seats))
