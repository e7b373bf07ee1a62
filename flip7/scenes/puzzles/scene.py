"""The page of puzzles: a position, the choices, then what they are worth. Own mistakes first, then those of others."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

from flip7.ai.table import Table
from flip7.app.context import Context
from flip7.cards.faces import ASPECT, draw_card
from flip7.cards.texts import question_about
from flip7.engine import Decision, Move, Target, Turn
from flip7.i18n import Text, _, ngettext
from flip7.match.puzzles import Puzzle, PuzzleSearch
from flip7.match.review import Grade
from flip7.scenes.lion import option_name
from flip7.scenes.page import Page
from flip7.scenes.puzzles.answer import Answer, height_for_choices
from flip7.scenes.puzzles.position import Position
from flip7.ui.boxes import Share, columns, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import Align, line_height, text_height
from flip7.ui.theme import BIG_BUTTON, BODY, HEADING, SECOND, SMALL_SECOND, Pad, Radius, Tone
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.label import Label

SLICE: Final = 0.004
"""Seconds of a frame that looking for a puzzle may take."""
_TABLE: Final = 1.55
"""The width of the table, against that of the question."""


class Question(Widget):
    """What is asked, over the choices; with the action card that looks for its target."""

    focusable = False

    def __init__(self, pending: Turn | Target) -> None:
        super().__init__()
        self._pending = pending

    @property
    def _text(self) -> Text:
        if isinstance(self._pending, Target):
            return question_about(self._pending.card)
        return _("Hit or stay?")

    def height_for(self, width: float) -> float:
        """The height in logical units that it needs at a width."""
        words = width - 2 * Pad.LARGE - (120.0 + Pad.MEDIUM if isinstance(self._pending, Target) else 0.0)
        card = 120.0 * ASPECT if isinstance(self._pending, Target) else 0.0
        return max(card, text_height(self._text, HEADING, words)) + 2 * Pad.MEDIUM

    def draw(self, canvas: Canvas) -> None:
        canvas.rect(self.box, Tone.PANEL, Radius.LARGE, Tone.PANEL_EDGE)
        inner = self.box.inflate(-2 * Pad.LARGE, -2 * Pad.MEDIUM)
        if isinstance(self._pending, Target):
            card, inner = columns(inner, [120, Share()], gap=Pad.MEDIUM)
            draw_card(canvas, self._pending.card.name, within(card, 120, 120 * ASPECT))
        with canvas.part("question"):
            canvas.text(self._text, inner, HEADING, Align.LEFT, wrap=True)


class PuzzlesScene(Page):
    """Asks one puzzle after another. `today` says which of them rest."""

    heading = _("What would you do?")

    def __init__(self, context: Context, today: Callable[[], date] = date.today) -> None:
        super().__init__(context)
        self._today = today
        self._puzzle: Puzzle | None = None
        self._position: tuple[Table, Turn | Target] | None = None
        self._search: PuzzleSearch | None = None
        self._answer: Decision | None = None
        self._study = context.puzzles.study(context.records)
        self._begin()

    @property
    def animating(self) -> bool:
        return super().animating or self._search is not None or not self._study.done

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._search is not None:
            self._search.advance(SLICE)
            if self._search.puzzle is not None:
                self._ask(self._search.puzzle)
        else:
            # Meanwhile one's own matches are looked through: the next question may come out of one.
            self._study.advance(SLICE)

    def handle(self, intent: Intent) -> bool:
        if self._position is not None and self._answer is None:
            options = self._position[1].options
            if intent.kind is Kind.PICK and isinstance(self._position[1], Target) and intent.index < len(options):
                self._choose(options[intent.index])
                return True
        return super().handle(intent)

    def build(self, room: Box) -> Sequence[Widget]:
        if self._puzzle is None or self._position is None:
            return [Label(_("Looking for a good question …"), BODY).place(room)]
        table, pending = self._position
        head, body = rows(room, [line_height(SECOND), Share()], gap=Pad.MEDIUM)
        source, streak = columns(head, [Share(1.4), Share()], gap=Pad.LARGE)
        left, right = columns(body, [Share(_TABLE), Share()], gap=Pad.LARGE)
        show_risk = self.context.settings.bust_risk
        widgets: list[Widget] = [
            Label(self._source, SECOND, Align.LEFT).place(source),
            Label(self._streak, SECOND, Align.RIGHT).place(streak),
            Position(table, pending, self._puzzle.plan, show_risk=show_risk).place(left),
        ]
        if self._answer is None:
            return [*widgets, *self._choices(pending, self._puzzle, right)]
        shown, below = rows(right, [Share(), 92], gap=Pad.MEDIUM)
        more = Button(_("Next question"), self._next, ButtonStyle.PRIMARY, icon="icons/arrow_right", key="next")
        self.first = more
        return [*widgets, Answer(self._puzzle, table, pending, self._answer).place(shown), more.place(below)]

    def _choices(self, pending: Turn | Target, puzzle: Puzzle, room: Box) -> list[Widget]:
        question = Question(pending)
        above, below, foot = rows(
            room, [question.height_for(room.width), Share(), line_height(SMALL_SECOND)], gap=Pad.MEDIUM
        )
        names = [seat.name for seat in puzzle.plan.seats]
        across, height = height_for_choices(len(pending.options), below.height, Pad.SMALL)
        down = -(-len(pending.options) // across)
        width = (below.width + Pad.SMALL) / across - Pad.SMALL
        buttons = []
        options: tuple[Decision, ...] = pending.options
        for place, option in enumerate(options):
            button = self._button(option, option_name(option, pending.seat, names))
            left = below.left + place // down * (width + Pad.SMALL)
            button.place(Box(left, below.top + place % down * (height + Pad.SMALL), width, height))
            buttons.append(button)
        self.first = buttons[0]
        return [question.place(above), *buttons, Label(self._waiting, SMALL_SECOND).place(foot)]

    def _button(self, option: Decision, name: Text | str) -> Button:
        def choose() -> None:
            self._choose(option)

        if option is Move.HIT:
            return Button(name, choose, ButtonStyle.PRIMARY, shortcut=Kind.HIT, key="hit", text_style=BIG_BUTTON)
        if option is Move.STAY:
            return Button(name, choose, ButtonStyle.GOOD, shortcut=Kind.STAY, key="stay", text_style=BIG_BUTTON)
        return Button(name, choose, key=f"target {option}")

    @property
    def _source(self) -> Text:
        if self._puzzle is not None and self._puzzle.done is not None:
            return _("From a match of yours")
        return _("From a match between the characters")

    @property
    def _streak(self) -> Text | str:
        book = self.context.puzzles.book
        if not book.longest:
            return ""
        # TRANSLATORS: answers to puzzles that were right, one after another; then the most there ever were
        return ngettext(
            "{count} right in a row · best: {longest}", "{count} right in a row · best: {longest}", book.streak,
            longest=book.longest,
        )  # fmt: skip

    @property
    def _waiting(self) -> Text | str:
        """How many of one's own are still to come today."""
        count = len(self.context.puzzles.book.waiting(self._today()))
        if not count:
            return ""
        return ngettext("{count} mistake of your own is waiting", "{count} mistakes of your own are waiting", count)

    def _begin(self) -> None:
        self._puzzle = self._position = self._search = self._answer = None
        puzzles = self.context.puzzles
        own = puzzles.next_own(self._today())
        if own is not None:
            self._puzzle, self._position = own, own.table()
        else:
            self._search = puzzles.search(self.context.people.first, self.context.last_plan())

    def _ask(self, puzzle: Puzzle) -> None:
        self._search = None
        self._puzzle, self._position = puzzle, puzzle.table()
        self._show()

    @property
    def worst(self) -> Decision:
        """The answer that would cost most."""
        assert self._puzzle is not None
        chances = self._puzzle.chances
        return min(chances, key=lambda option: chances[option])

    def answer(self, answer: Decision) -> None:
        """Somebody has chosen. It counts for the streak, and what it is worth is shown at the next look."""
        assert self._puzzle is not None
        self._answer = answer
        right = self._puzzle.grade(answer) is Grade.GOOD
        self.context.puzzles.answered(self._puzzle, right=right, today=self._today())

    def _choose(self, answer: Decision) -> None:
        self.answer(answer)
        self._show()

    def _next(self) -> None:
        self._begin()
        self._show()

    def _show(self) -> None:
        """Other widgets, and the first of them is what a press means now."""
        self.rebuild()
        self.ring.focus(self.first)
