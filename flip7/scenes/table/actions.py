"""How action cards are played: they go from the middle of the table to a seat or the discard, and do what they do."""

from dataclasses import dataclass

from flip7.engine import FLIP_THREE, FREEZE, SECOND_CHANCE, Card
from flip7.engine.events import CardLost, Event, FlipThreeStarted, Frozen, Place, Saved, SecondChanceTaken
from flip7.scenes.table.effects import AimLine
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.motion import Motion
from flip7.scenes.table.moving_cards import to_discard, to_focus
from flip7.scenes.table.sprite import Sprite, Where
from flip7.scenes.table.view import Zone
from flip7.ui.canvas import Box
from flip7.ui.easing import in_out_cubic, in_quad, out_quad
from flip7.ui.theme import RGB
from flip7.ui.timeline import Call, Pause, Sound, Timeline, Tween

ICE: RGB = (120, 200, 255)
_LINE = 0.24
_FLIGHT = 0.3


@dataclass(frozen=True, slots=True)
class _Passing:
    """An action card on its way."""

    owner: int
    card: Card
    origin: Place
    target: Where
    towards: int | None
    """The seat that it is played on, if that is somebody else."""
    sound: str


def take_second_chance(motion: Motion, event: SecondChanceTaken) -> Timeline:
    """It goes to the seat that keeps it."""
    target = _extra_for(motion, event.seat, len(motion.model.seats[event.seat].bonuses))
    towards = event.seat if event.seat != event.by else None
    return _pass_card(motion, event, _Passing(event.by, SECOND_CHANCE, event.origin, target, towards, "second-chance"))


def lose_card(motion: Motion, event: CardLost) -> Timeline:
    """It goes to the discard: nobody can use it."""
    return _pass_card(motion, event, _Passing(event.seat, event.card, event.origin, to_discard, None, "slide"))


def save(motion: Motion, event: Saved) -> Timeline:
    """The heart flies to the duplicate in the middle, both break, and go to the discard."""
    seat = event.seat
    extras = motion.model.extras(seat)
    at = extras.index(SECOND_CHANCE)
    spots = ((seat, Zone.EXTRAS, at), (seat, Zone.ROW, len(motion.model.seats[seat].row)))
    heart = Sprite(SECOND_CHANCE.name, motion.cards.extra(seat, at, len(extras)), _left_of_focus, arc=40, lift=20)
    duplicate = Sprite(event.card.name, to_focus, to_focus, way=1.0, lift=18)

    def begin() -> None:
        motion.view.airborne.update(spots)
        motion.view.sprites.extend((duplicate, heart))
        motion.view.touch()

    def away() -> None:
        for sprite, start in ((heart, _left_of_focus), (duplicate, to_focus)):
            sprite.start, sprite.end, sprite.way = start, to_discard, 0.0

    def end() -> None:
        for sprite in (duplicate, heart):
            motion.view.sprites.remove(sprite)
        motion.view.airborne.difference_update(spots)
        motion.view.touch()

    timeline = Timeline(Call(begin), motion.fly(heart, 0.28, in_quad), Sound("heart-break"))
    if not motion.reduced_motion:
        timeline.add(motion.cards.sparks(to_focus, (255, 111, 128)))
        timeline.add(_tremble(heart, duplicate))
    timeline.add(Sound("relief")).add(Call(away)).add(motion.fly(duplicate, 0.3, in_out_cubic))
    timeline.with_previous(motion.fly(heart, 0.3, in_out_cubic), at=0.04)
    return timeline.add(motion.seen(event)).add(Call(end)).add(Pause(0.1))


def _left_of_focus(layout: TableLayout) -> Box:
    box = layout.focus
    return Box(box.left - box.width * 0.42, box.top + box.height * 0.16, box.width * 0.7, box.height * 0.7)


def _tremble(*sprites: Sprite) -> Timeline:
    """They break: a short tremor."""

    def shake(share: float) -> None:
        for number, sprite in enumerate(sprites):
            sprite.spin = (6 if number else -6) * (1 - share) * (1 if int(share * 6) % 2 else -1)

    def still() -> None:
        for sprite in sprites:
            sprite.spin = 0.0

    return Timeline(Tween(0.16, shake), Call(still))


def freeze(motion: Motion, event: Frozen) -> Timeline:
    """Ice grows over the seat that the card goes to."""
    seat = event.seat
    target = _front_for(motion, seat)
    towards = seat if seat != event.by else None
    timeline = _pass_card(motion, event, _Passing(event.by, FREEZE, event.origin, target, towards, "freeze"))

    def grow(share: float) -> None:
        motion.view.frost[seat] = share

    def grown() -> None:
        motion.view.frost.pop(seat, None)

    timeline.add(Sound("ice")).add(Tween(0.42, grow, out_quad), at=-0.02).with_previous(motion.mood(ICE, 0.28, 0.6))
    timeline.with_previous(motion.stamp(seat), at=0.22)
    timeline.with_previous(Call(grown), at=0.42)
    return timeline


def start_flip_three(motion: Motion, event: FlipThreeStarted) -> Timeline:
    """The light goes to the seat that the card goes to, and three are counted down there."""
    before = motion.model.acting
    target = _front_for(motion, event.seat)
    towards = event.seat if event.seat != event.by else None
    passing = _Passing(event.by, FLIP_THREE, event.origin, target, towards, "flip-three")
    timeline = _pass_card(motion, event, passing)
    timeline.add(motion.move_lamp(before, event.seat))
    return timeline.add(Call(lambda: motion.start_flip_three(event.seat))).add(Sound("countdown3")).add(Pause(0.2))


def raise_card(motion: Motion, seat: int, card: Card) -> Timeline:
    """A card that was put aside rises to the middle: now it is asked whom it is for."""
    index = _aside_place(motion, seat, card)
    where = motion.cards.extra(seat, index, len(motion.model.extras(seat)))
    sprite = Sprite(card.name, where, to_focus, lift=18)
    spot = (seat, Zone.HAND, 0)

    def begin() -> None:
        motion.view.airborne.add(spot)
        motion.view.sprites.append(sprite)

    def end() -> None:
        motion.view.airborne.discard(spot)
        motion.view.sprites.remove(sprite)
        motion.view.touch()

    return Timeline(Call(begin), motion.fly(sprite, 0.24), Call(end))


def _extra_for(motion: Motion, seat: int, index: int) -> Where:
    """Where a card will lie beside a seat's row."""
    return motion.cards.extra(seat, index, len(motion.model.extras(seat)) + 1)


def _front_for(motion: Motion, seat: int) -> Where:
    """Where an action card played on a seat will lie: before what waits there."""
    place = motion.model.seats[seat]
    return _extra_for(motion, seat, len(place.bonuses) + place.second_chance + len(place.front))


def _pass_card(motion: Motion, event: Event, passing: _Passing) -> Timeline:
    """An action card goes from the middle, or from what was put aside, to a seat or the discard."""
    owner = passing.owner
    sprite = Sprite(passing.card.name, to_focus, passing.target, arc=30, lift=14)
    spot = (owner, Zone.HAND, 0)
    if motion.model.seats[owner].hand != passing.card:
        index = _aside_place(motion, owner, passing.card)
        sprite.start = motion.cards.extra(owner, index, len(motion.model.extras(owner)))
        spot = (owner, Zone.EXTRAS, index)

    def leave() -> None:
        motion.view.airborne.add(spot)
        motion.view.sprites.append(sprite)
        motion.view.touch()

    def arrive() -> None:
        motion.view.airborne.discard(spot)
        motion.view.sprites.remove(sprite)
        motion.view.touch()

    timeline = Timeline(Call(leave))
    if passing.towards is not None:
        line = AimLine(motion.model, passing.towards, passing.card.name, sprite.start)
        line.still = motion.reduced_motion
        timeline.add(motion.draw(line)).add(Sound("aim")).add(Tween(_LINE, line.reach, out_quad))
        timeline.add(Sound(passing.sound)).add(motion.fly(sprite, _FLIGHT, in_out_cubic))
        timeline.add(motion.erase(line))
    else:
        timeline.add(Sound(passing.sound)).add(motion.fly(sprite, _FLIGHT, in_out_cubic))
    return timeline.add(motion.seen(event)).add(Call(arrive))


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
