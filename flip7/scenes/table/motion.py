"""What the motions of all events share: a card's flight, its turn, and the seat that comes onto the stage."""

from collections.abc import Callable, Sequence
from math import sin, tau

from flip7.engine import Status
from flip7.engine.events import Event
from flip7.match.match import SeatPlan
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.moving_cards import MovingCards
from flip7.scenes.table.sprite import Sprite
from flip7.scenes.table.story import tell
from flip7.scenes.table.view import Drawing, View
from flip7.ui.easing import Ease, in_out_cubic, out_cubic, out_quad
from flip7.ui.timeline import Call, Timeline, Tween

MOVE = 0.3


class Motion:
    """The table that moves, how it may move, and the steps that many timelines are put together from."""

    def __init__(self, model: TableModel, view: View, plans: Sequence[SeatPlan]) -> None:
        self.model = model
        self.view = view
        self.plans = plans
        self.reduced_motion = False
        self.risk = 0.0
        """The bust risk of the card dealt next: the breath before it is turned."""
        self.on_told: Callable[[Event], object] = lambda _event: None
        """Hears of each event at the moment it is seen."""
        self.cards = MovingCards(model, view)
        self.flip_three_left = 0
        """How many cards a Flip Three still gives."""

    def seen(self, event: Event) -> Call:
        """The moment of truth of an event: now the table is as it says."""

        def see() -> None:
            self.model.see(event)
            told = tell(event, [plan.name for plan in self.plans])
            if told is not None:
                self.view.ticker = told
            self.view.touch()
            self.on_told(event)

        return Call(see)

    def draw(self, drawing: Drawing) -> Call:
        """Draw something above the table from now on, until `erase`."""
        return Call(lambda: self.view.drawings.append(drawing))

    def erase(self, drawing: Drawing) -> Call:
        """Draw it no more."""
        return Call(lambda: self.view.drawings.remove(drawing))

    def fly(self, sprite: Sprite, seconds: float, ease: Ease = out_cubic) -> Tween:
        """Along its way; with reduced motion it appears where it goes, in the same time."""
        if self.reduced_motion:
            sprite.arc = sprite.turn = 0.0

            def fade(share: float) -> None:
                sprite.way, sprite.alpha = 1.0, share

            return Tween(seconds, fade)

        def go(share: float) -> None:
            sprite.way = share

        return Tween(seconds, go, ease)

    def turn_over(self, sprite: Sprite, seconds: float, *, face_up: bool = True) -> Tween:
        """Show the other side of a card."""

        def turn(share: float) -> None:
            sprite.shown = share if face_up else 1 - share
            sprite.scale = 1 + 0.1 * sin(share * tau / 2) if not self.reduced_motion else 1.0

        return Tween(seconds, turn, out_quad)

    def move_stage(self, put: Callable[[], None], before: int | None, after: Callable[[], int | None]) -> Timeline:
        """Cards of the seat that leaves the stage shrink back to its panel, those of the next one grow."""
        travelling: list[Sprite] = []
        seats: list[int] = []

        def start() -> None:
            put()
            now = after()
            if now == before or self.reduced_motion:
                return
            for seat, from_stage in ((before, before), (now, None)):
                if seat is None or self.model.seats[seat].status is Status.FLIP_SEVEN:
                    continue
                travelling.extend(self.cards.travel(seat, from_stage, now))
                seats.append(seat)
                self.view.bare.add(seat)
            self.view.sprites.extend(travelling)
            self.view.touch()

        def go(share: float) -> None:
            for sprite in travelling:
                sprite.way = share

        def end() -> None:
            for sprite in travelling:
                self.view.sprites.remove(sprite)
            self.view.bare.difference_update(seats)
            self.view.touch()

        return Timeline(Call(start), Tween(MOVE, go, in_out_cubic), Call(end))

    def start_flip_three(self) -> None:
        """Three cards are still to come."""
        self._count(3)

    def count_flip_three(self) -> None:
        """One of them has come."""
        self._count(max(0, self.flip_three_left - 1))

    def end_flip_three(self) -> None:
        """No more will come."""
        self._count(0)

    def _count(self, left: int) -> None:
        self.flip_three_left = self.view.counter = left
        self.view.touch()
