"""Chances as the table shows them: from the cards that lie there now, and never from what the game knows already."""

from collections import Counter
from collections.abc import Mapping

from flip7.engine import Card, Kind, full_deck
from flip7.scenes.table.model import TableModel


def cards_to_come(model: TableModel) -> Mapping[Card, int]:
    """What the next card can be, with how many there are: of the deck, or of the discard if that is next."""
    if not model.deck:
        return Counter(model.discard)
    left = Counter(full_deck(len(model.seats)))
    left.subtract(model.discard)
    for seat, place in enumerate(model.seats):
        left.subtract(place.cards())
        left.subtract(model.waiting(seat))
        if place.hand is not None:
            left[place.hand] -= 1
    return +left


def bust_risk(model: TableModel, seat: int) -> float:
    """The chance that the next card busts a seat, as the table lies."""
    place = model.seats[seat]
    if place.second_chance or not place.active:
        return 0.0
    left = cards_to_come(model)
    total = sum(left.values())
    have = set(place.row)
    doubles = sum(count for card, count in left.items() if card.kind is Kind.NUMBER and card in have)
    return doubles / total if total else 0.0
