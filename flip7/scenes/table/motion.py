"""What the motions of all events share: a card's flight, its turn, the light, and the table that turns to somebody."""

from collections.abc import Callable, Sequence
from math import sin, tau

from flip7.engine.events import Event, GameEnded
from flip7.match.match import SeatPlan
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.moving_cards import MovingCards
from flip7.scenes.table.painter import lamp_over
from flip7.scenes.table.sprite import Sprite
from flip7.scenes.table.story import tell
from flip7.scenes.table.view import Drawing, Turning, View
from flip7.ui.easing import Ease, in_out_cubic, mix, out_back, out_cubic
from flip7.ui.theme import RGB
from flip7.ui.timeline import Call, Sound, Timeline, Tween

TURN_TABLE = 0.5
LAMP = 0.22


class Motion:
    """The table that moves, how it may move, and the steps that many timelines are put together from."""

    def __init__(self, model: TableModel, view: View, plans: Sequence[SeatPlan]) -> None:
        self.model = model
        self.view = view
        self.plans = plans
        self.reduced_motion = False
        self.risk = 0.0
        """The bust risk of the card dealt next: how long it hesitates before it is turned."""
        self.on_told: Callable[[Event], object] = lambda _event: None
        """Hears of each event at the moment it is seen."""
        self.cards = MovingCards(model, view)
        self.unseen = 0
        """How many cards of the opening deal are on their way: nothing else is told before they have landed."""
        self.flip_three_left = 0
        """How many cards a Flip Three still gives."""

    def seen(self, event: Event) -> Call:
        """The moment of truth of an event: now the table is as it says."""

        def see() -> None:
            self.model.see(event)
            told = tell(event, [plan.name for plan in self.plans])
            # Who has won is told by the podium, and by nothing before it.
            if told is not None and not isinstance(event, GameEnded):
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
        """Show the other side of a card, with a little overshoot."""

        def turn(share: float) -> None:
            sprite.shown = min(1.0, share) if face_up else 1 - min(1.0, share)
            if self.reduced_motion:
                return
            # Beyond its end the card only grows a little, and settles.
            over = max(0.0, share - 1)
            sprite.scale = 1 + 0.08 * sin(min(1.0, share) * tau / 2) + 0.3 * over

        return Tween(seconds, turn, out_back if face_up else in_out_cubic)

    def count_points(self, seat: int, before: int, after: int, seconds: float = 0.26) -> Timeline:
        """The round points of a seat go up or down, number by number."""

        def count(share: float) -> None:
            self.view.points[seat] = mix(before, after, share)

        def done() -> None:
            self.view.points.pop(seat, None)

        return Timeline(Tween(seconds, count, out_cubic), Call(done))

    def stamp(self, seat: int) -> Timeline:
        """The stamp of the seat's state comes down on it."""

        def land(share: float) -> None:
            self.view.stamps[seat] = share

        def landed() -> None:
            self.view.stamps.pop(seat, None)

        return Timeline(Tween(0.0 if self.reduced_motion else 0.14, land), Call(landed))

    def mood(self, colour: RGB, strength: float, seconds: float) -> Timeline:
        """The whole screen takes on a colour for a moment."""

        def tint(share: float) -> None:
            rise = min(1.0, share * 5)
            fall = min(1.0, (1 - share) * 3)
            self.view.mood = (colour, strength * min(rise, fall))

        def clear() -> None:
            self.view.mood = None

        return Timeline(Tween(seconds, tint), Call(clear))

    def move_lamp(self, before: int | None, after: int | None) -> Timeline:
        """The light goes from one seat to another, or to the middle of the table."""
        if before == after or self.reduced_motion:
            return Timeline()

        def go(share: float) -> None:
            layout = self.view.layout
            if layout is None:
                return
            ends = [
                layout.middle.center if seat is None else lamp_over(layout, seat, self.model.home)
                for seat in (before, after)
            ]
            self.view.lamp = mix(ends[0][0], ends[1][0], share), mix(ends[0][1], ends[1][1], share)

        def stand() -> None:
            self.view.lamp = None

        return Timeline(Sound("spotlight"), Tween(LAMP, go, in_out_cubic), Call(stand))

    def turn_table(self, before: int, after: int) -> Timeline:
        """The table turns from one person to another: the cards of the one leave, and those of the other come."""
        if before == after or self.reduced_motion:
            return Timeline()
        seats = (before, after)
        travelling: list[Sprite] = []
        for seat in seats:
            then, now = self.cards.sprites(seat, before), self.cards.sprites(seat, after)
            for old, new in zip((*then[0], *then[1]), (*now[0], *now[1]), strict=True):
                new.start, new.end, new.way = old.end, new.end, 0.0
                travelling.append(new)

        def start() -> None:
            self.view.bare.update(seats)
            self.view.sprites.extend(travelling)

        def go(share: float) -> None:
            self.view.turning = Turning(before, share)
            for sprite in travelling:
                sprite.way = share
            self.view.touch()

        def end() -> None:
            for sprite in travelling:
                self.view.sprites.remove(sprite)
            self.view.bare.difference_update(seats)
            self.view.turning = None
            self.view.touch()

        return Timeline(Call(start), Tween(TURN_TABLE, go, in_out_cubic), Call(end))

    def start_flip_three(self, seat: int) -> None:
        """Three cards are still to come for a seat."""
        self._count(3, seat)

    def count_flip_three(self) -> None:
        """One of them has come."""
        self._count(max(0, self.flip_three_left - 1), self.view.counted)

    def end_flip_three(self) -> None:
        """No more will come."""
        self._count(0, None)

    def _count(self, left: int, seat: int | None) -> None:
        self.flip_three_left = self.view.counter = left
        self.view.counted = seat if left else None
        self.view.touch()
