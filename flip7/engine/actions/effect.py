"""What an action card is to the game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from flip7.engine.events import Place
from flip7.engine.round_state import RoundState
from flip7.engine.rules import Rules
from flip7.engine.seat import Seat, Status

_ACTIVE = Status.ACTIVE  # as in `game`: a name is found sooner than a member of an enum


class Effect(ABC):
    """Whom an action card may go to, what it does, and what it means for the seat that gets it."""

    @property
    @abstractmethod
    def attack(self) -> bool:
        """Whether it is played against somebody, as a rule; a gift otherwise."""

    def candidates(self, seats: Sequence[Seat], owner: int) -> list[int]:  # noqa: ARG002, some effects ask who owns it
        """The seats that it can go to, ascending. Its owner is asked only if there are two or more."""
        return [index for index, seat in enumerate(seats) if seat.status is _ACTIVE]

    def at_once(self, rules: Rules, seat: Seat) -> bool:  # noqa: ARG002, as above
        """Whether a seat that draws it within a Flip Three gets it at once, and it does not wait aside."""
        return False

    @abstractmethod
    def carry_out(self, state: RoundState, owner: int, target: int, origin: Place) -> None:
        """The card of `owner`, who need not be active any more, goes from `origin` to `target` and takes effect."""
