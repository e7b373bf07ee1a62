"""One of the three telling moments, as a button that goes to it."""

from collections.abc import Callable

from flip7.i18n import Text, _
from flip7.match.review import Kind, Moment
from flip7.scenes.review import words
from flip7.scenes.review.signs import draw_sign
from flip7.scenes.review.state import ReviewState
from flip7.ui.boxes import Share, columns, rows
from flip7.ui.canvas import Canvas, Pos
from flip7.ui.text import Align, line_height
from flip7.ui.theme import SMALL_SECOND, STRONG, Pad, Radius, Tone
from flip7.ui.widgets.pressable import Pressable

THREE = (Kind.MISTAKE, Kind.LUCK, Kind.FIND)
"""What is looked for, from top to bottom. Misfortune takes the place of luck where it was the stronger of the two."""


class MomentCard(Pressable):
    """In one sentence: what happened, and what it was worth. Where there is no such moment it says so."""

    radius = Radius.MEDIUM

    def __init__(self, kind: Kind, state: ReviewState, go_to: Callable[[int], object]) -> None:
        super().__init__(key=f"moment {kind.value}")
        found = state.moments
        self.kind = Kind.MISFORTUNE if kind is Kind.LUCK and Kind.MISFORTUNE in found else kind
        self.moment: Moment | None = found.get(self.kind)
        self._state = state
        self._go_to = go_to
        self.enabled = self.moment is not None

    def activate(self, pos: Pos | None) -> None:  # noqa: ARG002
        if self.moment is not None:
            self._go_to(self.moment.step)

    @property
    def title(self) -> Text:
        """What happened."""
        state = self._state
        if self.moment is None:
            return words.none_of(self.kind) if state.review is not None else _("Not known yet")
        step = state.course.steps[self.moment.step]
        if self.kind in (Kind.LUCK, Kind.MISFORTUNE):
            return words.stroke(step, state.seat, state.names)
        return words.deed(step, state.names)

    def draw(self, canvas: Canvas) -> None:
        chosen = self.moment is not None and self._state.step == self.moment.step
        canvas.rect(self.box, Tone.RAISED, self.radius, Tone.GOLD if chosen else None, 3)
        if self.hovered and self.enabled:
            canvas.rect(self.box, (255, 255, 255, 22), self.radius)
        coin, beside = columns(self.box.inflate(-2 * Pad.MEDIUM, -Pad.SMALL), [60.0, Share()], gap=Pad.MEDIUM)
        draw_sign(canvas, self.kind, coin.center, 28, alpha=255 if self.enabled else 110)
        small = line_height(SMALL_SECOND)
        if self.moment is None:
            canvas.text(self.title, beside, SMALL_SECOND, Align.LEFT, wrap=True)
            return
        number = self._state.course.round_of(self.moment.step)
        # With large letters in a low window each line gives a little of its height.
        strong = line_height(STRONG)
        roomy = small + 2 * strong <= beside.height
        above, middle, below = rows(beside, [small, Share(), strong] if roomy else [Share(0.8), Share(1.3), Share()])
        heading = _("{what} · round {number}", what=words.kind_name(self.kind), number=number)
        with canvas.part("heading"):
            canvas.text(heading, above, SMALL_SECOND, Align.LEFT)
        with canvas.part("title"):
            canvas.text(self.title, middle, STRONG, Align.LEFT, wrap=True)
        with canvas.part("worth"):
            canvas.text(
                words.worth(self.kind, self.moment.change), below, STRONG.in_colour(Tone.GOLD_LIGHT), Align.LEFT
            )
