"""The end of a match: the podium rises, the winner is celebrated, awards are given, a rematch is one press away."""

from collections.abc import Callable
from math import cos, radians, sin
from random import Random
from typing import Final

from flip7.ai.characters import CHARACTERS, Situation
from flip7.app.context import Context
from flip7.cards import faces
from flip7.engine.events import Reason
from flip7.i18n import Text, _, pgettext
from flip7.match.awards import awards
from flip7.match.history import History, places, standing
from flip7.match.lines import Lines
from flip7.match.match import Match, SeatPlan
from flip7.match.occasion import PRACTICE
from flip7.match.plan import SavedMatch
from flip7.match.situations import final_remarks
from flip7.scenes.after_match import next_page
from flip7.scenes.bubble import Side, bubble_beside
from flip7.scenes.chart import Chart, Standing, draw_award
from flip7.scenes.headline import headline
from flip7.scenes.page import ContextScene
from flip7.scenes.seat_tile import draw_seat_tile, seat_colour
from flip7.scenes.table.practice import DOES_NOT_COUNT
from flip7.scenes.voices import voice_of
from flip7.ui.boxes import Share, Space, columns, lines, rows, within
from flip7.ui.canvas import Box, Canvas, Gradient
from flip7.ui.easing import in_out_cubic, linear, out_back, out_bounce, out_cubic
from flip7.ui.fonts import FontName
from flip7.ui.guard import Guard
from flip7.ui.intents import Intent, Kind
from flip7.ui.particles import Particles
from flip7.ui.scene import Transition
from flip7.ui.text import line_height, text_width
from flip7.ui.theme import RGB, STRONG, TAGLINE, Pad, Radius, TextStyle, Tone, theme
from flip7.ui.timeline import Call, Pause, Sound, Timeline, Timelines, Tween
from flip7.ui.widget import place_all
from flip7.ui.widgets.button import Button, ButtonStyle

_MARGIN: Final = 40.0
_WIDEST: Final = 2240.0
_HEADLINE: Final = TextStyle(FontName.DISPLAY, 76, Tone.GOLD_LIGHT, least=30)
_LARGEST_HEAD: Final = 1.12
"""The headline is large in itself: when a player wants larger letters, the room goes to the small ones."""
_STEPS: Final = (1.0, 0.7, 0.47)
"""How high the columns of the three places are, beside the first."""
_ORDERS: Final = {1: (0,), 2: (1, 0), 3: (1, 0, 2)}
"""From left to right: the winner stands in the middle of three."""
_TILE: Final = 96.0
_POINTS: Final = 46.0
_MEDAL: Final = 34.0
"""Above each row of awards: their medals stand out."""
_FAN: Final = 112.0
"""How far the cards behind the winner's tile stand out above it."""
_NAME: Final = STRONG.sized(28)
_CREAM: Final[RGB] = (255, 246, 228)
_GOLD: Final[RGB] = (245, 184, 46)
_PRESSES: Final = (Kind.CONFIRM, Kind.HIT, Kind.STAY, Kind.SKIP, Kind.PICK, Kind.BACK)


class PodiumScene(ContextScene):
    """A press while the podium still rises brings it to its place; from then on the buttons mean what they say.

    It has over 25 methods: one for each part that it draws, and the life cycle of a scene.
    """

    paced = True

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context)
        self._match = match
        self._plan = match.plan
        history = History.of(match)
        self._history = history
        self._places = places(history.totals)
        self._ranked = standing(history.totals)[:3]
        self._lost = history.outcome is not None and history.outcome.reason is Reason.CHALLENGE_LOST
        self._awards = awards(history, [seat.name for seat in match.plan.seats])
        self._last_word = self._choose_last_word()
        self._chart = Chart(match.plan, history)
        self._standing = Standing(match.plan, history.totals)
        self._risen = [0.0] * len(self._ranked)
        self._crowned = 0.0
        self._aside = 0.0
        """How far the podium has made room for the figures, from 0 to 1."""
        self._drawn = 0.0
        self._revealed = [0.0] * len(self._awards)
        self._opening = True
        self._guard = Guard()
        """Closed when the winner has just been seen: a press may still be meant for the summary, or for the rise."""
        self._particles = Particles(Random(match.seed))
        self._size = (0.0, 0.0)
        # A rematch needs somebody else.
        again = _("Rematch") if len(match.plan.seats) > 1 else _("Play again")
        self._rematch = Button(again, self._play_again, ButtonStyle.PRIMARY, icon="icons/restart", key="rematch")
        self._review = Button(
            pgettext("podium", "Review"), self._look_again, icon="icons/chart", shortcut=Kind.REVIEW, key="review"
        )
        self._new_table = Button(
            next_page(context, match.occasion)[0], self._set_up, icon="icons/plus", key="new_table"
        )
        self._title = Button(_("Main menu"), self.back, icon="icons/home", key="title")
        self._buttons = (self._rematch, self._review, self._new_table, self._title)
        self.ring.replace(self._buttons)
        self.ring.focus(self._rematch)
        self._timelines = Timelines(context.audio.play, context.speed)
        self._timelines.push(self._rise())
        self._timelines.push(self._hand_out())
        if context.reduced_motion:
            context.audio.play("challenge_lost" if self._lost else "victory")
            self._timelines.finish_all()
            self._particles.clear()

    @property
    def animating(self) -> bool:
        return self._timelines.busy or self._particles.alive

    def layout(self, size: tuple[float, float]) -> None:
        self._size = width, height = size
        inner = min(_WIDEST, width - 2 * _MARGIN)
        buttons = self._buttons
        tall = max(84.0, *(button.wanted_height for button in buttons))
        wide = [button.wanted_width + Pad.LARGE for button in buttons]
        shrink = min(1.0, (inner - 2 * Pad.LARGE) / sum(wide))
        head = 20.0 + line_height(_modest(_HEADLINE)) + line_height(_modest(TAGLINE)) * 0.9
        page = within(Box((0, 0), size), inner, height)
        self._head, middle, foot = rows(page, [Space(12), head, Space(12), Share(), Space(Pad.LARGE), tall, Space(28)])
        place_all(buttons, columns(foot, [wanted * shrink for wanted in wide], gap=Pad.LARGE, at=0.5))
        down = 2 if middle.height > 1000 and len(self._awards) > 3 else 1
        card = max(226.0, min(250.0 if down == 2 else 300.0, middle.height * 0.32)) * min(1.16, theme.text_scale)
        figures, awarded = rows(middle, [Share(), down * (card + _MEDAL) if self._awards else 0.0])
        self._lay_out_figures(figures)
        self._lay_out_awards(awarded, down, card)

    def _lay_out_figures(self, room: Box) -> None:
        podium = min(640.0, max(470.0, room.width * 0.325))
        table = [self._standing.wanted_width] if len(self._plan.seats) > 1 else []
        self._stage, self._chart_box, *beside = columns(room, [podium, Share(), *table], gap=20)
        self._table_box = beside[0] if beside else None

    def _lay_out_awards(self, room: Box, down: int, height: float) -> None:
        """In rows, each in the middle: the last may be shorter."""
        count = len(self._awards)
        across = max(1, lines(count, down))
        gap = 16.0
        width = min(430.0, (room.width - (across - 1) * gap) / across)
        self._cards: list[Box] = []
        for index, row in enumerate(rows(room, [Space(_MEDAL), height] * down)):
            in_row = min(across, count - index * across)
            self._cards += columns(row, [width] * max(0, in_row), gap=gap, at=0.5)

    def handle(self, intent: Intent) -> bool:
        beside = intent.kind is Kind.PRESS and self.ring.at(intent.pos) is None
        if self._opening and (intent.kind in _PRESSES or beside):
            self._timelines.skip()
            return True
        if self._guard.closed and intent.kind in (*_PRESSES, Kind.PRESS):
            return True
        if intent.kind is Kind.SKIP or beside:
            self._timelines.finish_all()
            return True
        return super().handle(intent)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._guard.pass_time(self.manager.elapsed)
        self._timelines.speed = self.context.speed
        if self.animating:
            self._timelines.advance(dt)
            self._particles.update(dt)
            self.invalidate()

    def back(self) -> None:
        """To the title: the match is over, so that nothing is lost."""
        self.context.audio.play("back")
        if self._match.occasion == PRACTICE and len(self.manager.scenes) > 1:
            self.manager.pop()  # to the review that it was begun from
        else:
            self.context.navigation.go_to_title(self.manager)

    def _play_again(self) -> None:
        self.manager.replace(self.context.navigation.table(self.context.once_more(self._match)))

    def _look_again(self) -> None:
        self.manager.push(self.context.navigation.review(SavedMatch.of(self._match)), Transition.SLIDE)

    def _set_up(self) -> None:
        # The title lies beneath, so that there is a way back.
        self.manager.reset_to(self.context.navigation.title(), Transition.NONE)
        self.manager.push(next_page(self.context, self._match.occasion)[1]())

    def _rise(self) -> Timeline:
        """The third place first, the winner last."""
        timeline = Timeline(Pause(0.3))
        for index in reversed(range(len(self._ranked))):
            timeline.add(Sound("rise"))
            timeline.with_previous(Tween(0.65 if index == 0 else 0.4, self._rising(index), out_back))
        timeline.add(Sound("challenge_lost" if self._lost else "victory")).add(Call(self._celebrate))
        return timeline

    def _hand_out(self) -> Timeline:
        timeline = Timeline()
        if not self._lost:
            timeline.add(Tween(0.5, self._crown, out_bounce)).add(Pause(0.7))
        timeline.add(Tween(0.6, self._step_aside, in_out_cubic))
        if self._last_word is not None:
            seat, situation, _line = self._last_word
            timeline.add(Sound(voice_of(self._plan.seats[seat].who, situation)))
        timeline.add(Tween(1.1, self._draw_lines, linear))
        for index in range(len(self._awards)):
            timeline.add(Sound("award"), at=-0.5 if index == 0 else 0.15)
            timeline.with_previous(Tween(0.4, self._revealing(index), out_cubic))
        return timeline

    def _rising(self, index: int) -> Callable[[float], None]:
        def to(share: float) -> None:
            self._risen[index] = share

        return to

    def _revealing(self, index: int) -> Callable[[float], None]:
        def to(share: float) -> None:
            self._revealed[index] = share

        return to

    def _crown(self, share: float) -> None:
        self._crowned = share

    def _step_aside(self, share: float) -> None:
        self._aside = share

    def _draw_lines(self, share: float) -> None:
        self._drawn = share

    def _celebrate(self) -> None:
        self._opening = False
        self._guard.close()
        if self._lost or self.context.reduced_motion:
            return
        width, height = self._size
        colour = seat_colour(self._plan.seats[self._ranked[0]])
        colours = (colour, colour, colour, _lighter(colour, 0.5), _GOLD, _CREAM)
        self._particles.burst((0, height), colours, 130, angle=32, spread=24, speed=height * 2.6)
        self._particles.burst((width, height), colours, 130, angle=-32, spread=24, speed=height * 2.6)
        self._particles.rain(Box(0, 0, width, height), colours, 220, seconds=3.5)

    def draw(self, canvas: Canvas) -> None:
        canvas.felt()
        width, height = self._size
        stage = self._stage.move((width / 2 - self._stage.centerx) * (1 - self._aside), 0)
        if not self._lost:
            colour = seat_colour(self._plan.seats[self._ranked[0]])
            canvas.spotlight((stage.centerx, stage.centery), stage.height * 0.8, (*colour, 70))
        # Behind everything that is read.
        self._particles.draw(canvas)
        with canvas.part("podium"):
            self._draw_podium(canvas, stage)
        if not self._opening:
            with canvas.part("headline"):
                self._draw_head(canvas)
        # Drawn out of sight already while the winner is being looked at: the first time takes longest.
        if self._aside > 0 or self._crowned >= 1:
            hidden = 1 - self._aside
            with canvas.part("chart"):
                self._chart.draw(canvas, self._chart_box.move(width * hidden, 0), self._drawn)
            if self._table_box is not None:
                with canvas.part("standing"):
                    self._standing.draw(canvas, self._table_box.move(width * hidden, 0))
            for index, (award, box, share) in enumerate(zip(self._awards, self._cards, self._revealed, strict=True)):
                with canvas.part("award", index):
                    draw_award(canvas, award, self._plan.seats[award.seat], box.move(0, height * 0.5 * hidden), share)
            if self._aside >= 1:
                self._draw_last_word(canvas)
        self.ring.draw(canvas)

    def _choose_last_word(self) -> tuple[int, Situation, Text] | None:
        """Who speaks here, why, and what: the winner, or the best on the podium if a person has won."""
        for remark in final_remarks(self._history.totals, won=not self._lost):
            character = CHARACTERS.get(self._plan.seats[remark.seat].who)
            if character is not None and remark.seat in self._ranked:
                line = Lines(Random(self._match.seed)).choose(character, remark.situation, "")
                return (remark.seat, remark.situation, line) if line is not None else None
        return None

    def _draw_last_word(self, canvas: Canvas) -> None:
        """Above who speaks, beside the headline: there it hides no card and no number."""
        if self._last_word is None:
            return
        seat, _situation, line = self._last_word
        title, detail = self._headline()
        headline = max(text_width(title, _modest(_HEADLINE)), text_width(detail, _modest(TAGLINE)))
        right = (self._size[0] - headline) / 2 - Pad.LARGE
        room = Box(_MARGIN, 12, max(120.0, right - _MARGIN), self._stage.top - 24)
        slots = columns(self._stage, [self._column] * len(self._ranked), at=0.5)
        slot = slots[_ORDERS[len(self._ranked)].index(self._ranked.index(seat))]
        speaker = Box(slot.left, self._stage.top, slot.width, slot.height)
        with canvas.part("bubble"), canvas.part("seat", seat):
            bubble_beside(speaker, room, line, (Side.ABOVE,)).draw(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        title, detail = self._headline()
        style, below = _modest(_HEADLINE), _modest(TAGLINE)
        head, after = rows(self._head, [line_height(style), Space(-8), line_height(below)])
        if self._lost:
            canvas.text(title, head, style.in_colour(Tone.CREAM))
        else:
            canvas.text(title, head.move(0, 5), style.in_colour(Tone.GOLD_EDGE))
            canvas.text(title, head, style)
        canvas.text(detail, after, below)

    def _headline(self) -> tuple[Text, Text | str]:
        title, detail = headline(self._plan, self._history, self._ranked)
        if self._match.occasion == PRACTICE:
            detail = Text("{detail} · {note}", values={"detail": detail, "note": DOES_NOT_COUNT})
        return title, detail

    @property
    def _column(self) -> float:
        """The width of a place on the podium."""
        return min(200.0, (self._stage.width - 20) / 3)

    def _draw_podium(self, canvas: Canvas, stage: Box) -> None:
        count = len(self._ranked)
        column = self._column
        slots = columns(stage, [column] * count, at=0.5)
        # Cards, crown, tile, name and points of the winner need their room above the highest column.
        high = max(90.0, min(340.0, stage.height - _TILE - line_height(_NAME) - _POINTS - _FAN))
        with canvas.clip(Box(0, 0, self._size[0], stage.bottom)):
            for slot, index in zip(slots, _ORDERS[count], strict=True):
                seat = self._ranked[index]
                step = _STEPS[self._places[seat] - 1] * high
                hidden = (1 - self._risen[index]) * (step + 260)
                box = Box(slot.left + 5, stage.bottom - step + hidden, column - 10, step + 60)
                with canvas.part("seat", seat):
                    self._draw_column(canvas, seat, box, step)

    def _draw_column(self, canvas: Canvas, seat: int, box: Box, step: float) -> None:
        plan, place = self._plan.seats[seat], self._places[seat]
        first = place == 1 and not self._lost
        label = line_height(_NAME)
        side = _TILE if place == 1 else _TILE * 0.8
        above = Box(box.left, 0, box.width, box.top)
        top, name, points = rows(above, [side, Space(4), label, _POINTS - 4, Space(4)], at=1)
        tile = within(top, side, side)
        if first:
            self._draw_cards(canvas, seat, tile)
            canvas.glow(tile, Tone.GOLD, side * 0.26, 0.8, reach=30)
        draw_seat_tile(canvas, plan, tile)
        if first and self._crowned > 0:
            crown = Box(tile.centerx - 32, tile.top - 36 - 260 * (1 - self._crowned), 64, 52)
            canvas.image("icons/crown", crown.move(0, 3), Tone.GOLD_EDGE)
            canvas.image("icons/crown", crown, Tone.GOLD_LIGHT)
        with canvas.part("name"):
            canvas.text(plan.name, name.inflate(10, 0), _NAME)
        total = TextStyle(FontName.DISPLAY, 38, Tone.CREAM)
        with canvas.part("total"):
            canvas.text(str(self._history.totals[seat]), points, total)
        self._draw_block(canvas, plan, box, step, place)

    def _draw_block(self, canvas: Canvas, plan: SeatPlan, box: Box, step: float, place: int) -> None:
        colour = seat_colour(plan)
        canvas.rect(box, Gradient(colour, _darker(colour, 0.38)), Radius.MEDIUM)
        edge, front = rows(box, [14, step - 20])
        canvas.rect(edge, _lighter(colour, 0.45), 7)
        if self._lost and len(self._ranked) == 1:
            return
        size = min(120.0, step * 0.8) / theme.text_scale
        numeral = TextStyle(FontName.DISPLAY, size, (24, 18, 60))
        with canvas.part("place"):
            canvas.text(str(place), front, numeral)

    def _draw_cards(self, canvas: Canvas, seat: int, tile: Box) -> None:
        """The numbers of the winner's best round, fanned out behind the tile."""
        best = self._history.seats[seat].best
        row = self._history.rounds[best - 1].seats[seat].row if best else ()
        width = 62.0
        card = Box(0, 0, width, faces.height(width))
        for index, number in enumerate(row):
            turn = (index - (len(row) - 1) / 2) * min(26.0, 130 / max(1, len(row)))
            card.center = _around(tile.center, turn, _TILE / 2 + _FAN - card.height / 2 - 8)
            faces.draw_card(canvas, number.name, Box(card), angle=turn)


def _modest(style: TextStyle) -> TextStyle:
    return style.sized(style.size * min(1.0, _LARGEST_HEAD / theme.text_scale))


def _around(centre: tuple[float, float], degrees: float, arm: float) -> tuple[float, float]:
    turn = radians(degrees)
    return centre[0] + arm * sin(turn), centre[1] - arm * cos(turn)


def _lighter(colour: RGB, share: float) -> RGB:
    red, green, blue = (round(part + (255 - part) * share) for part in colour)
    return red, green, blue


def _darker(colour: RGB, share: float) -> RGB:
    red, green, blue = (round(part * (1 - share)) for part in colour)
    return red, green, blue
