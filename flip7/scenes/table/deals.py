"""How cards come and go: from the deck to a seat, from the seats to the discard, and from there back into the deck."""

from math import sin, tau

from flip7.cards.faces import BACK
from flip7.engine.events import CardDealt, Place, Reshuffled, TableCleared
from flip7.engine.rules import FLIP_SEVEN
from flip7.scenes.table.motion import Motion
from flip7.scenes.table.moving_cards import to_deck, to_discard, to_focus
from flip7.scenes.table.sprite import Sprite, Where
from flip7.scenes.table.view import Zone
from flip7.ui.easing import in_out_cubic, out_quad
from flip7.ui.timeline import Call, Pause, Sound, Timeline, Tween

COME = 0.2
"""From the deck to the middle."""
FLIP = 0.2
LAND = 0.22
"""From the middle to its place."""
HAND_OVER = 0.06
"""So long after a card was turned the next motion may begin."""
HESITATION = 0.7
"""How long the card lies face down in the middle before it is turned, when it is sure to bust."""
LAST_CARD = 0.35
"""So much longer it lies there when the match, or a Flip 7, hangs on it."""
FLIP_THREE_TEMPO = (1.0, 0.62, 0.8, 1.0)
"""The three cards of a Flip Three come faster and faster: by how many are still to come."""
OPENING = 0.24
"""The flight of a card in the opening deal; shorter with many seats."""
OVERLAP = 0.5
"""The next card of the opening deal sets out when this part of the flight is over."""
GATHERED = 10
"""So many cards are seen flying when the discard becomes the deck."""


def deal(motion: Motion, event: CardDealt) -> Timeline:
    """A card comes to the middle, hesitates, is turned, and goes to its place. Its risk is used up."""
    risk, motion.risk = motion.risk, 0.0
    if motion.model.acting is None:
        return _deal_opening(motion, event)
    tempo = FLIP_THREE_TEMPO[motion.flip_three_left]
    sprite = Sprite(event.card.name, to_deck, to_focus, arc=40, turn=-10, shown=0.0, lift=18)
    timeline = Timeline(motion.cards.add(sprite), Sound("deal"), motion.fly(sprite, COME * tempo))
    timeline.add(_hesitate(motion, sprite, event.seat, risk))
    timeline.add(Sound("flip")).add(motion.turn_over(sprite, FLIP * tempo))
    before = motion.model.seats[event.seat].points
    counted = bool(motion.flip_three_left)
    timeline.add(motion.seen(event))
    if counted:
        timeline.add(Call(motion.count_flip_three))
        if motion.flip_three_left > 1:
            timeline.add(Sound(f"countdown{motion.flip_three_left - 1}"))
    if event.place in (Place.HAND, Place.DUPLICATE):
        # It stays in the middle: what it does begins there.
        return timeline.add(motion.cards.remove(sprite)).add(Pause(0.1 if event.place is Place.HAND else 0.0))
    return timeline.add(Pause(HAND_OVER)).hands_over().add(_land(motion, event, sprite, before), at=-HAND_OVER)


def _land(motion: Motion, event: CardDealt, sprite: Sprite, before: int) -> Timeline:
    """A turned card goes from the middle to where it lies then. Meanwhile others may act."""
    seat = event.seat
    zone, index, where = _place_for(motion, event)
    spot = (seat, zone, index)

    def leave() -> None:
        sprite.start, sprite.end, sprite.way, sprite.arc, sprite.turn = to_focus, where, 0.0, 0.0, 0.0
        motion.view.airborne.add(spot)
        sink(0.0)
        motion.view.touch()

    def land() -> None:
        motion.view.airborne.discard(spot)
        motion.view.room.pop(seat, None)
        motion.view.sprites.remove(sprite)
        motion.view.touch()

    def sink(share: float) -> None:
        sprite.lift = 18 * (1 - share)
        if zone is Zone.ROW and not motion.reduced_motion:
            # The row makes room for it.
            motion.view.room[seat] = share - 1

    timeline = Timeline(Call(leave))
    timeline.add(motion.fly(sprite, LAND, in_out_cubic)).with_previous(Tween(LAND, sink))
    timeline.add(Call(land))
    if event.place is Place.ROW:
        timeline.add(Sound(f"number{min(7, index + 1)}"))
    elif event.place is Place.BONUSES:
        timeline.add(Sound("bonus"))
    if event.points != before:
        timeline.with_previous(motion.count_points(seat, before, event.points))
    return timeline


def _deal_opening(motion: Motion, event: CardDealt) -> Timeline:
    """In the opening deal a card goes straight to its place, turned on its way, and the next one overlaps with it."""
    flight = max(0.16, OPENING - 0.006 * len(motion.model.seats))
    before = motion.model.seats[event.seat].points
    stays = event.place is Place.HAND
    where: Where = to_focus if stays else _place_for(motion, event)[2]
    sprite = Sprite(event.card.name, to_deck, where, arc=50, turn=-14, shown=0.0)
    motion.unseen += 1

    def told() -> None:
        motion.unseen -= 1

    timeline = Timeline(motion.cards.add(sprite), Sound("deal"), Pause(flight * (1.0 if stays else OVERLAP)))
    timeline.hands_over()
    timeline.add(motion.fly(sprite, flight), at=-timeline.duration)
    timeline.with_previous(motion.turn_over(sprite, flight * 0.6), at=flight * 0.4)
    timeline.add(motion.seen(event)).add(Call(told)).add(motion.cards.remove(sprite))
    if event.points != before:
        timeline.add(motion.count_points(event.seat, before, event.points, 0.2))
    return timeline


def _hesitate(motion: Motion, sprite: Sprite, seat: int, risk: float) -> Timeline:
    """As long as its danger asks. Meanwhile the numbers that it might double stir."""
    seconds = 0.03 + HESITATION * min(1.0, risk * 1.25)
    # Where the match may end with this card, or a Flip 7 may come, it takes its time.
    last = motion.model.match_point or len(motion.model.seats[seat].row) == FLIP_SEVEN - 1
    if last:
        seconds += LAST_CARD
    heard = [Sound("last-card")] if last and risk >= 0.05 else []
    if motion.reduced_motion or risk < 0.05:
        return Timeline(*heard, Pause(seconds))

    def breathe(share: float) -> None:
        sprite.scale = 1 + 0.05 * sin(share * tau / 2)
        motion.view.stirred[seat] = sin(share * tau * 1.5) * min(1.0, 0.3 + risk)

    def still() -> None:
        motion.view.stirred.pop(seat, None)

    return Timeline(*heard, Tween(seconds, breathe), Call(still))


def _place_for(motion: Motion, event: CardDealt) -> tuple[Zone, int, Where]:
    """Where a dealt card will lie, asked before it is seen."""
    seat = event.seat
    place = motion.model.seats[seat]
    if event.place in (Place.ROW, Place.DUPLICATE):
        index = len(place.row)
        return Zone.ROW, index, motion.cards.slot(seat, index)
    extras = len(motion.model.extras(seat))
    index = len(place.bonuses) if event.place is Place.BONUSES else extras
    return Zone.EXTRAS, index, motion.cards.extra(seat, index, extras + 1)


def reshuffle(motion: Motion, event: Reshuffled) -> Timeline:
    """The discard is gathered, riffled, and becomes the deck."""
    count = min(GATHERED, event.deck)
    sprites = [Sprite(BACK, to_discard, to_deck, arc=70 + 14 * (n % 3), turn=(n % 5 - 2) * 9) for n in range(count)]
    timeline = Timeline(Sound("shuffle"), Pause(0.1))
    for number, sprite in enumerate(sprites):
        flight = Timeline(motion.cards.add(sprite), motion.fly(sprite, 0.3, in_out_cubic))
        timeline.add(flight, at=-0.26 if number else None)
    timeline.add(motion.seen(event))
    for sprite in sprites:
        timeline.add(motion.cards.remove(sprite))
    return timeline.add(Pause(0.2))


def clear(motion: Motion, event: TableCleared) -> Timeline:
    """All cards of all seats go to the discard at once."""
    lifted = [motion.cards.lift(seat) for seat in range(len(motion.model.seats))]
    cards = [sprite for hand in lifted for sprite in (*hand.row, *hand.extras)]

    turned = [sprite.spin for sprite in cards]

    def gather(share: float) -> None:
        for sprite, spin in zip(cards, turned, strict=True):
            # A pile that lay across turns back on its way: in the discard all lie straight.
            sprite.way, sprite.spin = share, spin * (1 - share)

    def aim() -> None:
        for sprite in cards:
            sprite.start, sprite.end, sprite.way, sprite.arc = sprite.end, to_discard, 0.0, 40.0

    timeline = Timeline(*[hand.take for hand in lifted], Call(aim))
    if cards:
        timeline.add(Sound("gather"))
        timeline.add(Tween(0.34, gather, out_quad) if not motion.reduced_motion else Pause(0.2))
    timeline.add(motion.seen(event))
    for hand in lifted:
        timeline.add(hand.put_back)
    return timeline
