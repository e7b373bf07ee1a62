"""Flip Three: its target is dealt three cards in a row. Action cards among them wait until the three are dealt."""

from flip7.engine.actions.effect import Effect
from flip7.engine.agenda import FlipThree, PutAside
from flip7.engine.cards import FLIP_THREE
from flip7.engine.events import FlipThreeEnded, FlipThreeStarted, Loss, Place
from flip7.engine.round_state import RoundState
from flip7.engine.rules import BustPending
from flip7.engine.seat import Status

_ASIDE, _BUSTED, _DISCARD = Place.ASIDE, Status.BUSTED, BustPending.DISCARD


class FlipThreeEffect(Effect):
    """For anybody who is still in, the owner as well."""

    attack = True

    def carry_out(self, state: RoundState, owner: int, target: int, origin: Place) -> None:
        state.seats[target].front.append(FLIP_THREE)
        state.give(FlipThreeStarted(target, owner, origin))
        state.agenda.append(FlipThree(target, 3, []))


def end_flip_three(state: RoundState, task: FlipThree) -> None:
    """The three are dealt, or their seat has busted: what was put aside is carried out next, or is lost."""
    state.agenda.pop()
    state.events.append(FlipThreeEnded(task.seat, tuple(task.aside)))
    if state.seats[task.seat].status is _BUSTED and state.rules.bust_pending is _DISCARD:
        for card in task.aside:
            state.lose(task.seat, card, _ASIDE, Loss.BUST)
    elif task.aside:
        state.agenda.append(PutAside(task.seat, task.aside))
