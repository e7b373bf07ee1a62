"""The round under way: what action cards may change."""

from flip7.engine.agenda import Task
from flip7.engine.cards import ActionCard, Card
from flip7.engine.events import Attack, CardLost, Event, Loss, Place
from flip7.engine.rules import Rules
from flip7.engine.seat import Seat, Status


class RoundState:
    """Plain data that the game and the effects of its action cards work on together. Nobody else sees it."""

    __slots__ = ("active", "agenda", "attacks", "discard", "events", "rules", "seats")

    active: int
    """How many seats are still in the round."""
    agenda: list[Task]
    """What is to be done before the next turn, the innermost last."""
    attacks: list[Attack]
    """Every Freeze and Flip Three that one seat gave to another, in all rounds."""
    discard: list[Card]
    events: list[Event]
    """What has happened since the last decision."""

    def __init__(self, rules: Rules, seats: tuple[Seat, ...], discard: list[Card]) -> None:
        self.rules = rules
        self.seats = seats
        self.active = 0
        self.agenda = []
        self.attacks = []
        self.discard = discard
        self.events = []

    def put_out(self, index: int, status: Status) -> None:
        """A seat is out of the round."""
        self.seats[index].status = status
        self.active -= 1

    def give(self, card: Attack) -> None:
        """A Freeze or Flip Three went in front of its target. What one seat does to another is remembered."""
        self.events.append(card)
        if card.by != card.seat:
            self.attacks.append(card)

    def lose(self, owner: int, card: ActionCard, origin: Place, loss: Loss) -> None:
        """An action card goes to the discard without effect."""
        self.discard.append(card)
        self.events.append(CardLost(owner, card, origin, loss, len(self.discard)))
