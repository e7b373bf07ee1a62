"""How action cards are played: they go from who drew them to a seat or the discard, and do what they do."""

from dataclasses import dataclass

from flip7.engine import FLIP_THREE, FREEZE, SECOND_CHANCE, Card
from flip7.engine.events import CardLost, Event, FlipThreeStarted, Frozen, Place, Saved, SecondChanceTaken
from flip7.scenes.table.motion import Motion
from flip7.scenes.table.moving_cards import to_discard, to_extra
from flip7.scenes.table.painter import extras_of
from flip7.scenes.table.sprite import Where
from flip7.ui.easing import in_out_cubic, in_quad, out_quad
from flip7.ui.timeline import Call, Pause, Sound, Timeline, Tween


@dataclass(frozen=True, slots=True)
class _Passing:
    """An action card on its way."""

    owner: int
    card: Card
    origin: Place
    target: Where
    sound: str


def take_second_chance(motion: Motion, event: SecondChanceTaken) -> Timeline:
    """It goes to the seat that keeps it."""
    target = _extra_for(motion, event.seat, event.by, len(motion.model.seats[event.seat].bonuses))
    return _pass_card(motion, event, _Passing(event.by, SECOND_CHANCE, event.origin, target, "second-chance"))


def lose_card(motion: Motion, event: CardLost) -> Timeline:
    """It goes to the discard: nobody can use it."""
    return _pass_card(motion, event, _Passing(event.seat, event.card, event.origin, to_discard, "slide"))


def save(motion: Motion, event: Saved) -> Timeline:
    """The heart flies to the duplicate, both break, and go to the discard."""
    seat = event.seat
    lifted = motion.cards.lift(seat)
    heart = lifted.extras[len(motion.model.seats[seat].bonuses)]
    duplicate = lifted.row[-1]
    target = duplicate.end
    start = heart.end

    def strike() -> None:
        heart.start, heart.end, heart.way = start, target, 0.0

    def away() -> None:
        for sprite in (heart, duplicate):
            sprite.start, sprite.end, sprite.way = target, to_discard, 0.0

    timeline = Timeline(Pause(0.15), lifted.take, Call(strike), Sound("second-chance-used"))
    timeline.add(motion.fly(heart, 0.32, in_quad))
    if not motion.reduced_motion:
        timeline.add(motion.cards.sparks(target, (255, 111, 128)))
    timeline.add(Call(away)).add(motion.fly(duplicate, 0.34)).with_previous(motion.fly(heart, 0.34), at=0.05)
    return timeline.add(motion.seen(event)).add(lifted.put_back).add(Pause(0.35))


def freeze(motion: Motion, event: Frozen) -> Timeline:
    """Frost grows over the seat that the card goes to."""
    seat = event.seat
    target = _front_for(motion, seat, event.by)
    timeline = _pass_card(motion, event, _Passing(event.by, FREEZE, event.origin, target, "freeze"))

    def grow(share: float) -> None:
        motion.view.frost[seat] = share
        motion.view.touch()

    def grown() -> None:
        motion.view.frost.pop(seat, None)
        motion.view.touch()

    # Frost grows while the card lands, and not before.
    return timeline.add(Tween(0.5, grow, out_quad), at=-0.02).add(Call(grown)).add(Pause(0.25))


def start_flip_three(motion: Motion, event: FlipThreeStarted) -> Timeline:
    """The seat that the card goes to comes onto the stage, and three are counted down."""
    before = motion.model.stage
    target = _front_for(motion, event.seat, event.by)
    timeline = _pass_card(motion, event, _Passing(event.by, FLIP_THREE, event.origin, target, "flip-three"))
    timeline.add(motion.move_stage(lambda: None, before, lambda: motion.model.stage))
    return timeline.add(Call(motion.start_flip_three)).add(Sound("countdown3")).add(Pause(0.3))


def _extra_for(motion: Motion, seat: int, by: int, index: int) -> Where:
    """Where a card from `by` will lie beside a seat's row. A seat's own card is among its extras already."""
    return to_extra(motion.model, seat, index, len(extras_of(motion.model, seat)) + (by != seat))


def _front_for(motion: Motion, seat: int, by: int) -> Where:
    """Where an action card played on a seat will lie: before what waits there."""
    place = motion.model.seats[seat]
    return _extra_for(motion, seat, by, len(place.bonuses) + place.second_chance + len(place.front))


def _pass_card(motion: Motion, event: Event, passing: _Passing) -> Timeline:
    """An action card goes from its owner to a seat or the discard."""
    lifted = motion.cards.lift(passing.owner)
    extras = extras_of(motion.model, passing.owner)
    in_hand = passing.origin is Place.HAND
    place = len(extras) - 1 if in_hand else _aside_place(motion, passing.owner, passing.card)
    sprite = lifted.extras[place]

    def leave() -> None:
        sprite.start, sprite.end, sprite.way, sprite.arc = sprite.end, passing.target, 0.0, 60.0

    timeline = Timeline(lifted.take, Call(leave), Sound(passing.sound), motion.fly(sprite, 0.4, in_out_cubic))
    return timeline.add(motion.seen(event)).add(lifted.put_back)


def _aside_place(motion: Motion, owner: int, card: Card) -> int:
    """Where among a seat's extras a card put aside lies: the innermost Flip Three is carried out first."""
    place = motion.model.seats[owner]
    first = len(place.bonuses) + place.second_chance + len(place.front)
    own = [aside for aside in motion.model.aside if aside.owner == owner]
    passed = sum(len(aside.cards) for aside in own)
    for aside in reversed(own):
        passed -= len(aside.cards)
        if card in aside.cards:
            return first + passed + aside.cards.index(card)
    return first
