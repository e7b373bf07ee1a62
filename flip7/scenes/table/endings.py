"""How a round ends: for a seat that busts, stays or has a Flip 7, and for all when their points are counted."""

from collections.abc import Sequence
from math import sin, tau

from flip7.engine import Card
from flip7.engine.events import Busted, FlipSeven, RoundEnded, Stayed
from flip7.scenes.table.celebration import Celebration
from flip7.scenes.table.effects import FlyingPoints, Glow
from flip7.scenes.table.motion import Motion
from flip7.scenes.table.moving_cards import to_slot
from flip7.ui.easing import in_out_cubic, mix, out_back, out_quad
from flip7.ui.timeline import Call, Pause, Sound, Timeline, Tween

SHAKE = 8.0
APPLAUSE_WAVE = 1.5


def bust(motion: Motion, event: Busted) -> Timeline:
    """The two equal cards glow, the seat shakes, and its row is turned down."""
    seat = event.seat
    row = [card.name for card in motion.model.seats[seat].row]
    equal, duplicate = row.index(event.card.name), len(row)
    glow = Glow([to_slot(motion.model, seat, equal), to_slot(motion.model, seat, duplicate)])
    timeline = Timeline(Pause(0.08), motion.draw(glow), Sound("bust"), Tween(0.22, glow.shine, out_quad))
    if not motion.reduced_motion:
        timeline.add(_shake(motion, seat))
    timeline.add(Pause(0.3)).add(motion.erase(glow))
    lifted = motion.cards.lift(seat)
    timeline.add(lifted.take)
    for number, sprite in enumerate(lifted.row):
        turning = Timeline(Sound("turn-down"), motion.turn_over(sprite, 0.2, face_up=False))
        timeline.add(turning, at=-0.13 if number else None)
    return timeline.add(motion.seen(event)).add(lifted.put_back).add(Pause(0.35))


def _shake(motion: Motion, seat: int) -> Timeline:
    def shake(share: float) -> None:
        motion.view.shaken = seat
        motion.view.shake = SHAKE * (1 - share) * sin(share * tau * 3)
        motion.view.touch()

    def still() -> None:
        motion.view.shaken, motion.view.shake = None, 0.0
        motion.view.touch()

    return Timeline(Tween(0.28, shake), Call(still))


def stay(motion: Motion, event: Stayed) -> Timeline:
    """The cards slide together into a pile that makes a quarter turn, and lie open again for all to read."""
    lifted = motion.cards.lift(event.seat)
    timeline = Timeline(Sound("stay"))
    if lifted.row and not motion.reduced_motion:
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
        timeline.add(motion.seen(event)).add(lifted.put_back)
        return timeline.add(Pause(0.1))
    return timeline.add(motion.seen(event)).add(Pause(0.45))


def celebrate(motion: Motion, event: FlipSeven) -> Timeline:
    """A Flip 7 fills the screen, and the others applaud."""
    motion.end_flip_three()
    celebration = celebration_of(motion, event, motion.model.seats[event.seat].row)
    celebration.still = motion.reduced_motion
    timeline = Timeline(motion.seen(event), motion.draw(celebration), Sound("flip7"))
    timeline.add(celebration.timeline()).add(motion.erase(celebration))
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

    timeline = Timeline(*[hand.take for hand in lifted], Tween(0.7, hop))
    for hand in lifted:
        timeline.add(hand.put_back)
    return timeline


def end_round(motion: Motion, event: RoundEnded) -> Timeline:
    """Points fly from the cards to the totals, one seat after another."""
    motion.end_flip_three()
    timeline = Timeline(Pause(0.25))
    scoring = [seat for seat, points in enumerate(event.points) if points]
    for number, seat in enumerate(scoring):
        points, before = event.points[seat], event.totals[seat] - event.points[seat]
        flying = FlyingPoints(motion.model, seat, points)
        flying.still = motion.reduced_motion
        step = Timeline(motion.draw(flying), Tween(0.34, flying.move, in_out_cubic), motion.erase(flying))
        step.add(Sound("count")).add(_count_total(motion, seat, before, event.totals[seat]))
        # With many seats the next one starts before the last has landed: all of it takes about two seconds.
        overlap = max(0.0, step.duration - max(0.1, 2.0 / len(scoring)))
        timeline.add(step, at=-overlap if number else None)
    timeline.add(motion.seen(event))
    timeline.add(Call(motion.view.totals.clear)).add(Call(motion.view.touch))
    return timeline.add(Pause(0.35))


def _count_total(motion: Motion, seat: int, before: int, after: int) -> Tween:
    def count(share: float) -> None:
        motion.view.totals[seat] = mix(before, after, share)
        motion.view.touch()

    return Tween(0.2, count, out_quad)
