"""The round under way: what action cards may change."""

from flip7.engine.agenda import Task
from flip7.engine.cards import ActionCard, Card
from flip7.engine.events import CardLost, Event, Loss, Place
from flip7.engine.rules import Rules
from flip7.engine.seat import Seat, Status


class RoundState:
    """Plain data that the game and the effects of its action cards work on together. Nobody else sees it."""

    __slots__ = ("active", "agenda", "discard", "events", "rules", "seats")

    active: int
    """How many seats are still in the round."""
    agenda: list[Task]
    """What is to be done before the next turn, the innermost last."""
    discard: list[Card]
    events: list[Event]
    """What has happened since the last decision."""

    def __init__(self, rules: Rules, seats: tuple[Seat, ...], discard: list[Card]) -> None:
        self.rules = rules
        self.seats = seats
        self.active = 0
        self.agenda = []
        self.discard = discard
        self.events = []

    def put_out(self, index: int, status: Status) -> None:
        """A seat is out of the round."""
        self.seats[index].status = status
        self.active -= 1

    def lose(self, owner: int, card: ActionCard, origin: Place, loss: Loss) -> None:
        """An action card goes to the discard without effect."""
        self.discard.append(card)
        self.events.append(CardLost(owner, card, origin, loss, len(self.discard)))
