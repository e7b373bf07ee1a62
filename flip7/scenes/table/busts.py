"""How a bust is shown: as strongly as a win. The pair leaps up, the word slams in, the points drain away."""

from collections.abc import Callable
from functools import partial
from math import sin, tau

from flip7.engine.events import Busted
from flip7.engine.rules import FLIP_SEVEN
from flip7.scenes.table.bust_word import BustWord, pair_box
from flip7.scenes.table.motion import Motion
from flip7.scenes.table.moving_cards import to_focus
from flip7.scenes.table.sprite import Sprite
from flip7.ui.easing import in_out_cubic, out_back, out_quint
from flip7.ui.theme import RGB
from flip7.ui.timeline import Call, Pause, Sound, Timeline, Tween

SHAKE = 12.0
RED: RGB = (200, 0, 40)
_LEAN = 7.0
"""Degrees by which each of the pair leans away from the other."""


def bust(motion: Motion, event: Busted) -> Timeline:
    """A person's bust fills the table; that of an AI seat is the same scene, smaller and quicker."""
    seat = event.seat
    own = motion.plans[seat].is_person
    tempo = 1.0 if own else 0.72
    place = motion.model.seats[seat]
    equal, duplicate = [card.name for card in place.row].index(event.card.name), len(place.row)
    short = len(place.row) == FLIP_SEVEN - 1
    lifted = motion.cards.lift(seat)
    pair = [lifted.row[equal], lifted.row[duplicate]]
    word = BustWord(event.card.name, event.lost, one_short=short, large=own)
    word.still = motion.reduced_motion

    timeline = Timeline(lifted.take, Call(lambda: _aim(pair, lifted.row[duplicate], own=own)))
    timeline.add(Sound("bust")).add(_leap(motion, pair, 0.22 * tempo))
    # The stillness before the word.
    timeline.add(Pause(0.1))
    timeline.add(motion.draw(word)).add(Sound("slam")).add(Tween(0.13, word.slam, out_quint))
    timeline.with_previous(motion.mood(RED, 0.62 if own else 0.3, 0.9 * tempo))
    if not motion.reduced_motion:
        timeline.with_previous(_shake(motion, seat), at=0.1)
    timeline.with_previous(Tween(0.5 * tempo, _drain(motion, seat, event.lost)), at=0.13)
    if event.lost:
        timeline.with_previous(Sound("drain"))
    timeline.add(Pause(0.12 * tempo if own else 0.02))
    timeline.add(motion.erase(word)).add(Call(lambda: _back(motion, pair, seat, (equal, duplicate))))
    timeline.add(_leap(motion, pair, 0.2 * tempo, lean=False))
    for number, sprite in enumerate(lifted.row):
        turning = Timeline(Sound("turn-down"), motion.turn_over(sprite, 0.16, face_up=False))
        timeline.add(turning, at=-0.12 if number else -0.06)
    timeline.add(motion.seen(event)).add(Call(lambda: motion.view.points.pop(seat, None)))
    timeline.add(lifted.put_back).add(motion.stamp(seat)).hands_over()
    return timeline.add(Pause(0.05))


def _drain(motion: Motion, seat: int, lost: int) -> Callable[[float], None]:
    """The points of the round run down to 0, and stay there until all is told."""

    def drain(share: float) -> None:
        motion.view.points[seat] = lost * (1 - share)

    return drain


def _aim(pair: list[Sprite], duplicate: Sprite, *, own: bool) -> None:
    """The duplicate lies in the middle already; its equal comes from the row."""
    for sprite, side in zip(pair, (-1.0, 1.0), strict=True):
        sprite.start = to_focus if sprite is duplicate else sprite.end
        sprite.end = partial(pair_box, side=side, large=own)
        sprite.way, sprite.lift = 0.0, 22.0


def _back(motion: Motion, pair: list[Sprite], seat: int, places: tuple[int, int]) -> None:
    for sprite, index in zip(pair, places, strict=True):
        sprite.start, sprite.end = sprite.end, motion.cards.slot(seat, index)
        sprite.way, sprite.lift = 0.0, 0.0


def _leap(motion: Motion, pair: list[Sprite], seconds: float, *, lean: bool = True) -> Tween:
    def leap(share: float) -> None:
        for sprite, side in zip(pair, (-1.0, 1.0), strict=True):
            sprite.way = 1.0 if motion.reduced_motion else share
            straight = 1 - min(1.0, share)
            sprite.spin = 0.0 if motion.reduced_motion else side * _LEAN * (1 - straight if lean else straight)

    return Tween(seconds, leap, out_back if lean else in_out_cubic)


def _shake(motion: Motion, seat: int) -> Timeline:
    def shake(share: float) -> None:
        motion.view.shaken = seat
        motion.view.shake = SHAKE * (1 - share) * sin(share * tau * 3)

    def still() -> None:
        motion.view.shaken, motion.view.shake = None, 0.0

    return Timeline(Tween(0.3, shake), Call(still))
