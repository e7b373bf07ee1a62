"""The position that is looked at: the cards of who decides, every option with its chance, what was chosen, and why."""

from typing import Final

from flip7.cards.faces import ASPECT, BACK, draw_card
from flip7.cards.texts import question_about
from flip7.engine import SECOND_CHANCE, Deal, Status, Target
from flip7.i18n import Text, _, ngettext
from flip7.match.course import Step
from flip7.match.review import Step as ReviewStep
from flip7.scenes.review import words
from flip7.scenes.review.options import LEAST_ROW, draw_options
from flip7.scenes.review.state import ReviewState
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.ui.boxes import Share, columns, rows, within
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align, line_height, text_height, text_width
from flip7.ui.theme import SECOND, SMALL, SMALL_SECOND, STRONG, SUBHEADING, Pad, Radius, Tone
from flip7.ui.widget import Widget

_LEAST_OPTIONS: Final = 2 * LEAST_ROW + 4
"""Room that at least two options have, however large the letters are."""
_CARDS_SHARE: Final = 0.46
_MOST_CARD: Final = 118.0
_GAP: Final = 6.0


class Position(Widget):
    """Also for the deal of a round, where nothing is chosen, and for the end."""

    focusable = False
    radius = Radius.LARGE

    def __init__(self, state: ReviewState) -> None:
        super().__init__()
        self._state = state

    def draw(self, canvas: Canvas) -> None:
        canvas.rect(self.box, Tone.PANEL, self.radius, Tone.PANEL_EDGE)
        inner = self.box.inflate(-2 * Pad.LARGE, -2 * Pad.MEDIUM)
        head, body = rows(inner, [line_height(SUBHEADING), Share()], gap=Pad.SMALL)
        state = self._state
        if state.step >= state.last:
            self._draw_end(canvas, head, body)
            return
        step = state.course.steps[state.step]
        round_number = _("Round {number}", number=state.course.round_of(state.step))
        heading = Text("{round} · {what}", values={"round": round_number, "what": words.head_of(step, state.names)})
        with canvas.part("head"):
            canvas.text(heading, head, SUBHEADING, Align.LEFT)
        if isinstance(step.pending, Deal):
            self._draw_totals(canvas, body)
            return
        cards, beside = columns(body, [body.width * _CARDS_SHARE, Share()], gap=Pad.LARGE)
        self._draw_cards(canvas, step, cards)
        reviewed = None if state.review is None else state.review.steps[state.step]
        self._draw_decision(canvas, step, reviewed, beside)

    def _draw_end(self, canvas: Canvas, head: Box, body: Box) -> None:
        state = self._state
        over = state.course.end.pending is None
        with canvas.part("head"):
            canvas.text(_("The end of the match") if over else _("So far"), head, SUBHEADING, Align.LEFT)
        self._draw_totals(canvas, body)

    def _draw_totals(self, canvas: Canvas, room: Box) -> None:
        """Everybody's total at the beginning of a round, or in the end, the highest first."""
        state = self._state
        seats = state.course.table(state.step).seats
        order = sorted(range(len(seats)), key=lambda seat: -seats[seat].total)
        across = 2 if len(order) <= 8 else 4
        down = -(-len(order) // across)
        height = min(60.0, room.height / down)
        for place, seat in enumerate(order):
            width = room.width / across
            row = Box(room.left + place // down * width, room.top + place % down * height, width - Pad.LARGE, height)
            tile, name, total = columns(row, [height - 10, Share(), text_width("888", STRONG) + 6], gap=Pad.SMALL)
            with canvas.part("seat", seat):
                draw_seat_tile(canvas, state.plan.seats[seat], within(tile, height - 10, height - 10))
                canvas.text(state.names[seat], name, SMALL, Align.LEFT)
                canvas.text(str(seats[seat].total), total, STRONG, Align.RIGHT)

    def _draw_cards(self, canvas: Canvas, step: Step, room: Box) -> None:
        """The row as it lay, and the other cards smaller beside it; under them what they are worth."""
        seat = step.pending.seat
        view = step.table.seats[seat]
        foot = line_height(SMALL_SECOND)
        place, below = rows(room, [Share(), foot], gap=6)
        row = [str(number) for number in view.numbers]
        extras = [card.name for card in (*view.bonuses, *([SECOND_CHANCE] if view.second_chance else []), *view.front)]
        if isinstance(step.pending, Target):
            extras.append(step.pending.card.name)
        down = view.status is Status.BUSTED
        small = 0.62
        slots = max(1.0, len(row) + small * len(extras))
        gap = 6.0
        width = min(_MOST_CARD, place.height / ASPECT, (place.width - gap * (len(row) + len(extras) - 1)) / slots)
        left = place.left
        with canvas.part("cards"):
            for name, share in [*((name, 1.0) for name in row), *((name, small) for name in extras)]:
                size = width * share
                box = Box(left, place.centery - width * ASPECT / 2, size, size * ASPECT)
                canvas.shadow(box, size * 0.08, 8)
                draw_card(canvas, BACK if down and share == 1.0 else name, box)
                left += size + gap
            if not row and not extras:
                canvas.text(_("No card yet"), place, SECOND, Align.LEFT)
        worth = ngettext("{count} point in this round", "{count} points in this round", view.points)
        with canvas.part("worth"):
            canvas.text(_("{points} · {total} before", points=worth, total=view.total), below, SMALL_SECOND, Align.LEFT)

    def _draw_decision(self, canvas: Canvas, step: Step, reviewed: ReviewStep | None, room: Box) -> None:
        state = self._state
        reason = "" if reviewed is None else words.why(step, reviewed, state.names)
        came = words.outcome(step, state.names)
        line = line_height(SMALL_SECOND)
        after = min(2 * line, text_height(came, SMALL_SECOND, room.width - line)) if came is not None else 0.0
        most = min(room.height * 0.5, room.height - after - _LEAST_OPTIONS - 2 * _GAP)
        why = min(most, text_height(reason, SMALL, room.width)) if str(reason) else 0.0
        options, sentence, then = rows(room, [Share(), why, after], gap=_GAP)
        # With large letters the options need all the room: the card that looks for a target lies beside them, too.
        if isinstance(step.pending, Target) and options.height - line >= _LEAST_OPTIONS:
            question, options = rows(options, [line, Share()])
            canvas.text(question_about(step.pending.card), question, SMALL_SECOND, Align.LEFT)
        draw_options(canvas, step, reviewed, options, state.names)
        if str(reason):
            with canvas.part("why"):
                canvas.text(reason, sentence, SMALL, Align.LEFT, wrap=True)
        if came is not None:
            with canvas.part("came"):
                icon, told = columns(then, [line * 0.7, Share()], gap=Pad.SMALL)
                canvas.image("icons/arrow_right", within(icon, icon.width, icon.width), Tone.LAVENDER)
                canvas.text(came, told, SMALL_SECOND, Align.LEFT, wrap=True)
