"""How cards come and go: from the deck to a seat, from the seats to the discard, and from there back into the deck."""

from math import sin, tau

from flip7.cards.faces import BACK
from flip7.engine.events import CardDealt, Place, Reshuffled, TableCleared
from flip7.scenes.table.motion import Motion
from flip7.scenes.table.moving_cards import to_deck, to_discard, to_extra, to_slot
from flip7.scenes.table.painter import extras_of
from flip7.scenes.table.sprite import Sprite, Where
from flip7.ui.easing import in_out_cubic, mix, out_quad
from flip7.ui.timeline import Call, Pause, Sound, Timeline, Tween

DEAL = 0.27
FLIP = 0.2
LONGEST_BREATH = 0.6
"""How long the card lies face down before it is turned, when it is sure to bust."""
FLIP_THREE_TEMPO = (1.0, 0.72, 0.86, 1.0)
"""The three cards of a Flip Three come faster and faster: by how many are still to come."""
GATHERED = 10
"""So many cards are seen flying when the discard becomes the deck."""


def deal(motion: Motion, event: CardDealt) -> Timeline:
    """A card flies to its seat, lies face down for a breath, and is turned. The risk of it is used up."""
    seat, card = event.seat, event.card
    opening = motion.model.stage is None
    tempo = 0.72 if opening else FLIP_THREE_TEMPO[motion.flip_three_left]
    sprite = Sprite(card.name, to_deck, _place_for(motion, event), arc=90, turn=-14, shown=0.0)
    before = motion.model.seats[seat].points
    shown = motion.model.seats[seat]
    timeline = Timeline(motion.cards.add(sprite), Sound("deal"), motion.fly(sprite, DEAL * tempo))
    timeline.add(_breath(motion, sprite, 0.0 if opening else motion.risk))
    timeline.add(Sound("flip")).add(motion.turn_over(sprite, FLIP * tempo))
    timeline.add(motion.seen(event)).add(motion.cards.remove(sprite))
    if motion.flip_three_left:
        timeline.add(Call(motion.count_flip_three))
        if motion.flip_three_left > 1:
            timeline.add(Sound(f"countdown{motion.flip_three_left - 1}"))
    if event.place is Place.ROW:
        timeline.add(Sound(f"number{min(7, len(shown.row) + 1)}"))
    elif event.place is Place.BONUSES:
        timeline.add(Sound("bonus"))
    if event.points != before:
        timeline.add(_count_up(motion, seat, before, event.points))
    motion.risk = 0.0
    return timeline.add(Pause(0.06 if opening else 0.16))


def _breath(motion: Motion, sprite: Sprite, risk: float) -> Tween | Pause:
    seconds = 0.05 + (LONGEST_BREATH - 0.05) * min(1.0, risk * 1.4)
    if motion.reduced_motion or risk < 0.05:
        return Pause(seconds)

    def breathe(share: float) -> None:
        sprite.lift = 10 * sin(share * tau / 2)
        sprite.scale = 1 + 0.05 * sin(share * tau / 2)

    return Tween(seconds, breathe)


def _place_for(motion: Motion, event: CardDealt) -> Where:
    """Where a dealt card will lie."""
    place = motion.model.seats[event.seat]
    if event.place in (Place.ROW, Place.DUPLICATE):
        return to_slot(motion.model, event.seat, len(place.row))
    extras = len(extras_of(motion.model, event.seat))
    index = len(place.bonuses) if event.place is Place.BONUSES else extras
    return to_extra(motion.model, event.seat, index, extras + 1)


def _count_up(motion: Motion, seat: int, before: int, after: int) -> Timeline:
    def count(share: float) -> None:
        motion.view.points[seat] = mix(before, after, share)
        motion.view.touch()

    def done() -> None:
        motion.view.points.pop(seat, None)
        motion.view.touch()

    return Timeline(Tween(0.26, count, out_quad), Call(done))


def reshuffle(motion: Motion, event: Reshuffled) -> Timeline:
    """The discard flies over to be the deck."""
    count = min(GATHERED, event.deck)
    sprites = [Sprite(BACK, to_discard, to_deck, arc=70 + 14 * (n % 3), turn=(n % 5 - 2) * 9) for n in range(count)]
    timeline = Timeline(Sound("shuffle"), Pause(0.1))
    for number, sprite in enumerate(sprites):
        flight = Timeline(motion.cards.add(sprite), motion.fly(sprite, 0.32, in_out_cubic))
        timeline.add(flight, at=-0.27 if number else None)
    timeline.add(motion.seen(event))
    for sprite in sprites:
        timeline.add(motion.cards.remove(sprite))
    return timeline.add(Pause(0.3))


def clear(motion: Motion, event: TableCleared) -> Timeline:
    """All cards of all seats go to the discard at once."""
    lifted = [motion.cards.lift(seat) for seat in range(len(motion.model.seats))]

    def gather(share: float) -> None:
        for hand in lifted:
            for sprite in (*hand.row, *hand.extras):
                sprite.way = share

    def aim() -> None:
        for hand in lifted:
            for sprite in (*hand.row, *hand.extras):
                sprite.start, sprite.end, sprite.way, sprite.arc = sprite.end, to_discard, 0.0, 40.0

    timeline = Timeline(Sound("slide"), *[hand.take for hand in lifted], Call(aim))
    timeline.add(Tween(0.42, gather, in_out_cubic) if not motion.reduced_motion else Pause(0.2))
    timeline.add(motion.seen(event))
    for hand in lifted:
        timeline.add(hand.put_back)
    return timeline
