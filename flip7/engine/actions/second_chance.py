"""Second Chance: it lies with a seat until a number comes twice there, and goes to the discard with it."""

from collections.abc import Sequence
from typing import assert_never

from flip7.engine.actions.effect import Effect
from flip7.engine.agenda import FlipThree, OpeningDeal, PutAside
from flip7.engine.cards import SECOND_CHANCE, NumberCard
from flip7.engine.events import Place, Saved, SecondChanceTaken
from flip7.engine.round_state import RoundState
from flip7.engine.rules import Rules, SecondInFlipThree
from flip7.engine.seat import Seat, Status

_ACTIVE, _AT_ONCE = Status.ACTIVE, SecondInFlipThree.AT_ONCE


class SecondChanceEffect(Effect):
    """The owner keeps it. Who is out or has one already gives it to somebody who is in and has none."""

    attack = False

    def candidates(self, seats: Sequence[Seat], owner: int) -> list[int]:
        holder = seats[owner]
        if holder.status is _ACTIVE and not holder.second_chance:
            return [owner]
        return [index for index, seat in enumerate(seats) if seat.status is _ACTIVE and not seat.second_chance]

    def at_once(self, rules: Rules, seat: Seat) -> bool:
        return rules.second_in_flip3 is _AT_ONCE and not seat.second_chance

    def carry_out(self, state: RoundState, owner: int, target: int, origin: Place) -> None:
        _take(state, owner, target, origin)


def use_second_chance(state: RoundState, index: int, duplicate: NumberCard) -> None:
    """The Second Chance of a seat is used: it goes to the discard with the duplicate."""
    state.seats[index].second_chance = False
    state.discard += (SECOND_CHANCE, duplicate)
    state.events.append(Saved(index, duplicate, len(state.discard)))


def replace_second_chance(state: RoundState, index: int) -> None:
    """Within a Flip Three: one that waits for this seat takes the used one's place, the innermost Flip Three's first.

    Not where every action card has to wait until the three are dealt.
    """
    if state.rules.second_in_flip3 is not _AT_ONCE:
        return
    for task in reversed(state.agenda):
        match task:
            case FlipThree(owner, _, cards) | PutAside(owner, cards):
                if owner == index and SECOND_CHANCE in cards:
                    cards.remove(SECOND_CHANCE)
                    _take(state, index, index, Place.ASIDE)
                    return
            case OpeningDeal():
                pass
            case _:
                assert_never(task)


def _take(state: RoundState, owner: int, target: int, origin: Place) -> None:
    state.seats[target].second_chance = True
    state.events.append(SecondChanceTaken(target, owner, origin))
