"""How a round ends: for a seat that stays or has a Flip 7, and for all when their points are counted."""

from collections.abc import Sequence
from math import sin, tau

from flip7.engine import Card
from flip7.engine.events import FlipSeven, RoundEnded, Stayed
from flip7.scenes.table.celebration import Celebration
from flip7.scenes.table.effects import FlyingPoints
from flip7.scenes.table.lying_cards import pile_angle
from flip7.scenes.table.motion import Motion
from flip7.scenes.table.row_place import RowPlace
from flip7.scenes.table.sprite import Where
from flip7.ui.easing import in_out_cubic, mix, out_back, out_quad
from flip7.ui.timeline import Call, Pause, Sound, Timeline, Tween

APPLAUSE_WAVE = 1.5
_ALL_COUNTED = 0.9
"""Seconds in which the points of all seats set out."""


def stay(motion: Motion, event: Stayed) -> Timeline:
    """The cards slide together into a pile that makes a quarter turn, and lie so."""
    seat = event.seat
    layout = motion.view.layout
    in_rows = layout is not None and isinstance(layout.place(seat, motion.model.home), RowPlace)
    timeline = Timeline(Sound("stay"))
    lifted = motion.cards.lift(seat)
    if lifted.row and not motion.reduced_motion and not in_rows:

        def aim() -> None:
            for index, sprite in enumerate(lifted.row):
                sprite.start, sprite.end = sprite.end, _pile(motion, seat, index)
                sprite.way = 0.0

        def slide(share: float) -> None:
            for sprite in lifted.row:
                sprite.way = share

        def turn(share: float) -> None:
            for index, sprite in enumerate(lifted.row):
                sprite.spin = pile_angle(index, len(lifted.row)) * share

        timeline.add(lifted.take).add(Call(aim)).add(Tween(0.2, slide, in_out_cubic))
        timeline.add(Tween(0.2, turn, out_back), at=-0.08)
        timeline.add(lifted.put_back)
    timeline.add(motion.seen(event)).add(motion.stamp(seat))
    if motion.reduced_motion:
        # As long as the cards would slide: the time to read stays.
        timeline.add(Pause(0.3))
    return timeline.hands_over().add(Pause(0.05))


def _pile(motion: Motion, seat: int, index: int) -> Where:
    extras = len(motion.model.extras(seat))
    return lambda layout: layout.place(seat, motion.model.home).pile(index, extras)


def celebrate(motion: Motion, event: FlipSeven) -> Timeline:
    """A Flip 7 fills the screen, and the others applaud."""
    motion.end_flip_three()
    celebration = celebration_of(motion, event, motion.model.seats[event.seat].row)
    celebration.still = motion.reduced_motion
    timeline = Timeline(motion.seen(event), motion.draw(celebration), Sound("flip7"))
    timeline.add(celebration.timeline()).add(motion.erase(celebration))
    timeline.add(Sound("applause"))
    return timeline if motion.reduced_motion else timeline.add(_applaud(motion, event.seat))


def celebration_of(motion: Motion, event: FlipSeven, row: Sequence[Card]) -> Celebration:
    """What a Flip 7 with this row looks like."""
    celebration = Celebration(motion.model, event, row, motion.plans[event.seat], motion.view.particles)
    if motion.view.layout is not None:
        # Confetti flies from the edges of this window, also before it is drawn for the first time.
        celebration.size = motion.view.layout.size
    return celebration


def _applaud(motion: Motion, winner: int) -> Timeline:
    """The cards of all others who are not out hop for joy, one after another."""
    others = [seat for seat, place in enumerate(motion.model.seats) if seat != winner and place.points]
    lifted = [motion.cards.lift(seat) for seat in others]
    cards = [sprite for hand in lifted for sprite in hand.row]

    def hop(share: float) -> None:
        for index, sprite in enumerate(cards):
            # Each card has its own short moment in the wave.
            moment = share * (1 + APPLAUSE_WAVE) - APPLAUSE_WAVE * index / max(1, len(cards))
            height = sin(min(1.0, max(0.0, moment)) * tau / 2)
            sprite.lift, sprite.scale = 16 * height, 1 + 0.16 * height

    timeline = Timeline(*[hand.take for hand in lifted], Tween(0.6, hop))
    for hand in lifted:
        timeline.add(hand.put_back)
    return timeline


def end_round(motion: Motion, event: RoundEnded) -> Timeline:
    """Told once: points fly from the cards to the tokens of the race, which move."""
    motion.end_flip_three()
    timeline = Timeline(motion.move_lamp(motion.model.acting, None), Pause(0.1))
    scoring = [seat for seat, points in enumerate(event.points) if points]
    for number, seat in enumerate(scoring):
        points, before = event.points[seat], event.totals[seat] - event.points[seat]
        flying = FlyingPoints(motion.model, motion.cards.slot(seat, 0), seat, points)
        flying.still = motion.reduced_motion
        step = Timeline(motion.draw(flying), Tween(0.36, flying.move, in_out_cubic), motion.erase(flying))
        step.add(Sound("count")).add(Sound("token")).add(_count_total(motion, seat, before, event.totals[seat]))
        # With many seats the next one starts before the last has landed.
        overlap = max(0.0, step.duration - max(0.05, _ALL_COUNTED / len(scoring)))
        timeline.add(step, at=-overlap if number else None)
    timeline.add(motion.seen(event))
    timeline.add(Call(motion.view.totals.clear)).add(Call(motion.view.touch))
    return timeline.add(Pause(0.2))


def _count_total(motion: Motion, seat: int, before: int, after: int) -> Tween:
    def count(share: float) -> None:
        motion.view.totals[seat] = mix(before, after, share)

    return Tween(0.3, count, out_quad)
