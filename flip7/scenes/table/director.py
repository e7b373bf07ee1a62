"""Turns each event into a timeline: moves, flips, sounds, pauses. The model changes inside it, at the moment of truth.

A timeline is built when its event is about to be shown, from the table as it is then. Played or skipped, it leaves the
view at rest and the model as the event says.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sin, tau
from typing import assert_never

from flip7.cards.faces import BACK
from flip7.engine import FLIP_THREE, FREEZE, SECOND_CHANCE, Card, Pending, Status
from flip7.engine.events import (
    Busted,
    CardDealt,
    CardLost,
    CardsRanOut,
    Event,
    FlipSeven,
    FlipThreeEnded,
    FlipThreeStarted,
    Frozen,
    GameEnded,
    Place,
    Reshuffled,
    RoundEnded,
    RoundStarted,
    Saved,
    SecondChanceTaken,
    Stayed,
    TableCleared,
)
from flip7.match.match import SeatPlan
from flip7.scenes.table.celebration import Celebration
from flip7.scenes.table.effects import Banner, FlyingPoints, Glow
from flip7.scenes.table.hands import Hands, to_deck, to_discard, to_extra, to_slot
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.painter import extras_of
from flip7.scenes.table.sprite import Sprite, Where
from flip7.scenes.table.story import tell
from flip7.scenes.table.view import View
from flip7.ui.easing import Ease, in_out_cubic, in_quad, mix, out_back, out_cubic, out_quad
from flip7.ui.timeline import Call, Pause, Sound, Timeline, Tween

DEAL = 0.27
FLIP = 0.2
LONGEST_BREATH = 0.6
"""How long the card lies face down before it is turned, when it is sure to bust."""
MOVE = 0.3
SHAKE = 8.0
APPLAUSE_WAVE = 1.5
FLIP_THREE_TEMPO = (1.0, 0.72, 0.86, 1.0)
"""The three cards of a Flip Three come faster and faster: by how many are still to come."""
GATHERED = 10
"""So many cards are seen flying when the discard becomes the deck."""


@dataclass(frozen=True, slots=True)
class _Passing:
    """An action card on its way."""

    owner: int
    card: Card
    origin: Place
    target: Where
    sound: str


class Director:
    """Knows how every event is shown."""

    def __init__(self, model: TableModel, view: View, plans: Sequence[SeatPlan]) -> None:
        self.model = model
        self.view = view
        self.plans = plans
        self.reduced_motion = False
        self.risk = 0.0
        """The bust risk of the card dealt next: the breath before it is turned."""
        self.on_told: Callable[[Event], object] = lambda _event: None
        """Hears of each event at the moment it is seen."""
        self._hands = Hands(model, view)
        self._flip_three_left = 0

    def show(self, event: Event) -> Timeline:
        match event:
            case CardDealt():
                return self._deal(event)
            case Busted():
                return self._bust(event)
            case Saved():
                return self._save(event)
            case Stayed():
                return self._stay(event)
            case FlipSeven():
                return self._celebrate(event)
            case SecondChanceTaken(seat, by, origin):
                target = self._extra_for(seat, by, len(self.model.seats[seat].bonuses))
                return self._pass_card(event, _Passing(by, SECOND_CHANCE, origin, target, "second-chance"))
            case Frozen():
                return self._freeze(event)
            case FlipThreeStarted():
                return self._start_flip_three(event)
            case FlipThreeEnded():
                return Timeline(Call(self._end_flip_three), self._seen(event))
            case CardLost(seat, card, origin):
                return self._pass_card(event, _Passing(seat, card, origin, to_discard, "slide"))
            case Reshuffled():
                return self._reshuffle(event)
            case TableCleared():
                return self._clear(event)
            case RoundStarted():
                return self._start_round(event)
            case RoundEnded():
                return self._end_round(event)
            case CardsRanOut():
                return Timeline(Call(self._end_flip_three), self._seen(event), Pause(0.9))
            case GameEnded():
                return Timeline(self._seen(event), Pause(0.5))
            case _:
                assert_never(event)

    def ask(self, pending: Pending | None) -> Timeline:
        """All is shown: the one who decides next comes onto the stage."""
        before = self.model.stage

        def put() -> None:
            self.model.ask(pending)
            self.view.touch()

        return self._move_stage(put, before, lambda: self.model.stage)

    def _seen(self, event: Event) -> Call:
        def see() -> None:
            self.model.see(event)
            told = tell(event, [plan.name for plan in self.plans])
            if told is not None:
                self.view.ticker = told
            self.view.touch()
            self.on_told(event)

        return Call(see)

    def _fly(self, sprite: Sprite, seconds: float, ease: Ease = out_cubic) -> Tween:
        """Along its way; with reduced motion it appears where it goes, in the same time."""
        if self.reduced_motion:
            sprite.arc = sprite.turn = 0.0

            def fade(share: float) -> None:
                sprite.way, sprite.alpha = 1.0, share

            return Tween(seconds, fade)

        def go(share: float) -> None:
            sprite.way = share

        return Tween(seconds, go, ease)

    def _turn_over(self, sprite: Sprite, seconds: float, *, face_up: bool = True) -> Tween:
        def turn(share: float) -> None:
            sprite.shown = share if face_up else 1 - share
            sprite.scale = 1 + 0.1 * sin(share * tau / 2) if not self.reduced_motion else 1.0

        return Tween(seconds, turn, out_quad)

    def _deal(self, event: CardDealt) -> Timeline:
        seat, card = event.seat, event.card
        opening = self.model.stage is None
        tempo = 0.72 if opening else FLIP_THREE_TEMPO[self._flip_three_left]
        sprite = Sprite(card.name, to_deck, self._place_for(event), arc=90, turn=-14, shown=0.0)
        before = self.model.seats[seat].points
        shown = self.model.seats[seat]
        timeline = Timeline(self._hands.add(sprite), Sound("deal"), self._fly(sprite, DEAL * tempo))
        timeline.add(self._breath(sprite, 0.0 if opening else self.risk))
        timeline.add(Sound("flip")).add(self._turn_over(sprite, FLIP * tempo))
        timeline.add(self._seen(event)).add(self._hands.remove(sprite))
        if self._flip_three_left:
            timeline.add(Call(self._count_flip_three))
            if self._flip_three_left > 1:
                timeline.add(Sound(f"countdown{self._flip_three_left - 1}"))
        if event.place is Place.ROW:
            timeline.add(Sound(f"number{min(7, len(shown.row) + 1)}"))
        elif event.place is Place.BONUSES:
            timeline.add(Sound("bonus"))
        if event.points != before:
            timeline.add(self._count_up(seat, before, event.points))
        self.risk = 0.0
        return timeline.add(Pause(0.06 if opening else 0.16))

    def _breath(self, sprite: Sprite, risk: float) -> Tween | Pause:
        seconds = 0.05 + (LONGEST_BREATH - 0.05) * min(1.0, risk * 1.4)
        if self.reduced_motion or risk < 0.05:
            return Pause(seconds)

        def breathe(share: float) -> None:
            sprite.lift = 10 * sin(share * tau / 2)
            sprite.scale = 1 + 0.05 * sin(share * tau / 2)

        return Tween(seconds, breathe)

    def _place_for(self, event: CardDealt) -> Where:
        """Where a dealt card will lie."""
        place = self.model.seats[event.seat]
        if event.place in (Place.ROW, Place.DUPLICATE):
            return to_slot(self.model, event.seat, len(place.row))
        extras = len(extras_of(self.model, event.seat))
        index = len(place.bonuses) if event.place is Place.BONUSES else extras
        return to_extra(self.model, event.seat, index, extras + 1)

    def _extra_for(self, seat: int, by: int, index: int) -> Where:
        """Where a card from `by` will lie beside a seat's row. A seat's own card is among its extras already."""
        return to_extra(self.model, seat, index, len(extras_of(self.model, seat)) + (by != seat))

    def _front_for(self, seat: int, by: int) -> Where:
        """Where an action card played on a seat will lie: before what waits there."""
        place = self.model.seats[seat]
        return self._extra_for(seat, by, len(place.bonuses) + place.second_chance + len(place.front))

    def _count_up(self, seat: int, before: int, after: int) -> Timeline:
        def count(share: float) -> None:
            self.view.points[seat] = mix(before, after, share)
            self.view.touch()

        def done() -> None:
            self.view.points.pop(seat, None)
            self.view.touch()

        return Timeline(Tween(0.26, count, out_quad), Call(done))

    def _bust(self, event: Busted) -> Timeline:
        seat = event.seat
        row = [card.name for card in self.model.seats[seat].row]
        equal, duplicate = row.index(event.card.name), len(row)
        glow = Glow([to_slot(self.model, seat, equal), to_slot(self.model, seat, duplicate)])
        timeline = Timeline(Pause(0.08), self._hands.draw(glow), Sound("bust"), Tween(0.22, glow.shine, out_quad))
        if not self.reduced_motion:
            timeline.add(self._shake(seat))
        timeline.add(Pause(0.3)).add(self._hands.stop(glow))
        lifted = self._hands.lift(seat)
        timeline.add(lifted.take)
        for number, sprite in enumerate(lifted.row):
            turning = Timeline(Sound("turn-down"), self._turn_over(sprite, 0.2, face_up=False))
            timeline.add(turning, at=-0.13 if number else None)
        return timeline.add(self._seen(event)).add(lifted.put_back).add(Pause(0.35))

    def _shake(self, seat: int) -> Timeline:
        def shake(share: float) -> None:
            self.view.shaken = seat
            self.view.shake = SHAKE * (1 - share) * sin(share * tau * 3)
            self.view.touch()

        def still() -> None:
            self.view.shaken, self.view.shake = None, 0.0
            self.view.touch()

        return Timeline(Tween(0.28, shake), Call(still))

    def _save(self, event: Saved) -> Timeline:
        """The heart flies to the duplicate, both break, and go to the discard."""
        seat = event.seat
        lifted = self._hands.lift(seat)
        heart = lifted.extras[len(self.model.seats[seat].bonuses)]
        duplicate = lifted.row[-1]
        target = duplicate.end
        start = heart.end

        def strike() -> None:
            heart.start, heart.end, heart.way = start, target, 0.0

        def away() -> None:
            for sprite in (heart, duplicate):
                sprite.start, sprite.end, sprite.way = target, to_discard, 0.0

        timeline = Timeline(Pause(0.15), lifted.take, Call(strike), Sound("second-chance-used"))
        timeline.add(self._fly(heart, 0.32, in_quad))
        if not self.reduced_motion:
            timeline.add(self._hands.sparks(target, (255, 111, 128)))
        timeline.add(Call(away)).add(self._fly(duplicate, 0.34)).with_previous(self._fly(heart, 0.34), at=0.05)
        return timeline.add(self._seen(event)).add(lifted.put_back).add(Pause(0.35))

    def _stay(self, event: Stayed) -> Timeline:
        """The cards slide together into a pile that makes a quarter turn, and lie open again for all to read."""
        lifted = self._hands.lift(event.seat)
        timeline = Timeline(Sound("stay"))
        if lifted.row and not self.reduced_motion:
            middle = lifted.row[len(lifted.row) // 2].end

            def spread(share: float) -> None:
                for sprite in lifted.row:
                    sprite.start = middle
                    sprite.way = 1 - share

            def turn(share: float) -> None:
                for sprite in lifted.row:
                    sprite.spin = 90 * share

            timeline.add(lifted.take).add(Tween(0.2, spread, in_out_cubic)).add(Tween(0.2, turn, out_back))

            def open_again(share: float) -> None:
                turn(1 - share)
                spread(1 - share)

            timeline.add(Pause(0.12)).add(Tween(0.2, open_again, in_out_cubic))
            timeline.add(self._seen(event)).add(lifted.put_back)
            return timeline.add(Pause(0.1))
        return timeline.add(self._seen(event)).add(Pause(0.45))

    def _celebrate(self, event: FlipSeven) -> Timeline:
        self._end_flip_three()
        celebration = self.celebration(event, self.model.seats[event.seat].row)
        celebration.still = self.reduced_motion
        timeline = Timeline(self._seen(event), self._hands.draw(celebration), Sound("flip7"))
        timeline.add(celebration.timeline()).add(self._hands.stop(celebration))
        return timeline if self.reduced_motion else timeline.add(self._applaud(event.seat))

    def _applaud(self, winner: int) -> Timeline:
        """The cards of all others who are not out hop for joy, one after another."""
        others = [seat for seat, place in enumerate(self.model.seats) if seat != winner and place.points]
        lifted = [self._hands.lift(seat) for seat in others]
        cards = [sprite for hand in lifted for sprite in hand.row]

        def hop(share: float) -> None:
            for index, sprite in enumerate(cards):
                # Each card has its own short moment in the wave.
                moment = share * (1 + APPLAUSE_WAVE) - APPLAUSE_WAVE * index / max(1, len(cards))
                height = sin(min(1.0, max(0.0, moment)) * tau / 2)
                sprite.lift, sprite.scale = 16 * height, 1 + 0.16 * height

        timeline = Timeline(*[hand.take for hand in lifted], Tween(0.7, hop))
        for hand in lifted:
            timeline.add(hand.put_back)
        return timeline

    def celebration(self, event: FlipSeven, row: Sequence[Card]) -> Celebration:
        celebration = Celebration(self.model, event, row, self.plans[event.seat], self.view.particles)
        if self.view.layout is not None:
            # Confetti flies from the edges of this window, also before it is drawn for the first time.
            celebration.size = self.view.layout.size
        return celebration

    def _freeze(self, event: Frozen) -> Timeline:
        seat = event.seat
        target = self._front_for(seat, event.by)
        timeline = self._pass_card(event, _Passing(event.by, FREEZE, event.origin, target, "freeze"))

        def grow(share: float) -> None:
            self.view.frost[seat] = share
            self.view.touch()

        def grown() -> None:
            self.view.frost.pop(seat, None)
            self.view.touch()

        # Frost grows while the card lands, and not before.
        return timeline.add(Tween(0.5, grow, out_quad), at=-0.02).add(Call(grown)).add(Pause(0.25))

    def _start_flip_three(self, event: FlipThreeStarted) -> Timeline:
        before = self.model.stage
        target = self._front_for(event.seat, event.by)
        timeline = self._pass_card(event, _Passing(event.by, FLIP_THREE, event.origin, target, "flip-three"))
        timeline.add(self._move_stage(lambda: None, before, lambda: self.model.stage))

        def count_from_three() -> None:
            self._flip_three_left = 3
            self.view.counter = 3
            self.view.touch()

        return timeline.add(Call(count_from_three)).add(Sound("countdown3")).add(Pause(0.3))

    def _count_flip_three(self) -> None:
        self._flip_three_left = max(0, self._flip_three_left - 1)
        self.view.counter = self._flip_three_left
        self.view.touch()

    def _end_flip_three(self) -> None:
        self._flip_three_left = 0
        self.view.counter = 0
        self.view.touch()

    def _pass_card(self, event: Event, passing: "_Passing") -> Timeline:
        """An action card goes from its owner to a seat or the discard."""
        lifted = self._hands.lift(passing.owner)
        extras = extras_of(self.model, passing.owner)
        in_hand = passing.origin is Place.HAND
        place = len(extras) - 1 if in_hand else self._aside_place(passing.owner, passing.card)
        sprite = lifted.extras[place]

        def leave() -> None:
            sprite.start, sprite.end, sprite.way, sprite.arc = sprite.end, passing.target, 0.0, 60.0

        timeline = Timeline(lifted.take, Call(leave), Sound(passing.sound), self._fly(sprite, 0.4, in_out_cubic))
        return timeline.add(self._seen(event)).add(lifted.put_back)

    def _aside_place(self, owner: int, card: Card) -> int:
        """Where among a seat's extras a card put aside lies: the innermost Flip Three is carried out first."""
        place = self.model.seats[owner]
        first = len(place.bonuses) + place.second_chance + len(place.front)
        own = [aside for aside in self.model.aside if aside.owner == owner]
        passed = sum(len(aside.cards) for aside in own)
        for aside in reversed(own):
            passed -= len(aside.cards)
            if card in aside.cards:
                return first + passed + aside.cards.index(card)
        return first

    def _reshuffle(self, event: Reshuffled) -> Timeline:
        count = min(GATHERED, event.deck)
        sprites = [Sprite(BACK, to_discard, to_deck, arc=70 + 14 * (n % 3), turn=(n % 5 - 2) * 9) for n in range(count)]
        timeline = Timeline(Sound("shuffle"), Pause(0.1))
        for number, sprite in enumerate(sprites):
            flight = Timeline(self._hands.add(sprite), self._fly(sprite, 0.32, in_out_cubic))
            timeline.add(flight, at=-0.27 if number else None)
        timeline.add(self._seen(event))
        for sprite in sprites:
            timeline.add(self._hands.remove(sprite))
        return timeline.add(Pause(0.3))

    def _clear(self, event: TableCleared) -> Timeline:
        lifted = [self._hands.lift(seat) for seat in range(len(self.model.seats))]

        def gather(share: float) -> None:
            for hand in lifted:
                for sprite in (*hand.row, *hand.extras):
                    sprite.way = share

        def aim() -> None:
            for hand in lifted:
                for sprite in (*hand.row, *hand.extras):
                    sprite.start, sprite.end, sprite.way, sprite.arc = sprite.end, to_discard, 0.0, 40.0

        timeline = Timeline(Sound("slide"), *[hand.take for hand in lifted], Call(aim))
        timeline.add(Tween(0.42, gather, in_out_cubic) if not self.reduced_motion else Pause(0.2))
        timeline.add(self._seen(event))
        for hand in lifted:
            timeline.add(hand.put_back)
        return timeline

    def _start_round(self, event: RoundStarted) -> Timeline:
        banner = Banner.for_round(event.number, self.plans[event.dealer].name)
        banner.still = self.reduced_motion
        timeline = Timeline(self._seen(event), Sound("round"), self._hands.draw(banner))
        return timeline.add(banner.timeline()).add(self._hands.stop(banner))

    def _end_round(self, event: RoundEnded) -> Timeline:
        """Points fly from the cards to the totals, one seat after another."""
        self._end_flip_three()
        timeline = Timeline(Pause(0.25))
        scoring = [seat for seat, points in enumerate(event.points) if points]
        for number, seat in enumerate(scoring):
            points, before = event.points[seat], event.totals[seat] - event.points[seat]
            flying = FlyingPoints(self.model, seat, points)
            flying.still = self.reduced_motion
            step = Timeline(self._hands.draw(flying), Tween(0.34, flying.move, in_out_cubic), self._hands.stop(flying))
            step.add(Sound("count")).add(self._count_total(seat, before, event.totals[seat]))
            # With many seats the next one starts before the last has landed: all of it takes about two seconds.
            overlap = max(0.0, step.duration - max(0.1, 2.0 / len(scoring)))
            timeline.add(step, at=-overlap if number else None)
        timeline.add(self._seen(event))
        timeline.add(Call(self.view.totals.clear)).add(Call(self.view.touch))
        return timeline.add(Pause(0.35))

    def _count_total(self, seat: int, before: int, after: int) -> Tween:
        def count(share: float) -> None:
            self.view.totals[seat] = mix(before, after, share)
            self.view.touch()

        return Tween(0.2, count, out_quad)

    def _move_stage(self, put: Callable[[], None], before: int | None, after: Callable[[], int | None]) -> Timeline:
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
                travelling.extend(self._hands.travel(seat, from_stage, now))
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
