"""Freeze: its target is out of the round, with the points collected so far."""

from flip7.engine.actions.effect import Effect
from flip7.engine.cards import FREEZE
from flip7.engine.events import Frozen, Place
from flip7.engine.round_state import RoundState
from flip7.engine.seat import Status

_FROZEN = Status.FROZEN


class FreezeEffect(Effect):
    """For anybody who is still in, the owner as well."""

    attack = True

    def carry_out(self, state: RoundState, owner: int, target: int, origin: Place) -> None:
        seat = state.seats[target]
        seat.front.append(FREEZE)
        state.put_out(target, _FROZEN)
        state.give(Frozen(target, owner, origin, seat.points))
