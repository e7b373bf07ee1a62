"""Matches whose every card is laid out by hand, so that what they come to can be worked out on paper."""

from collections.abc import Sequence

from flip7.engine import EDITIONS, Decision, Move, Rules, card
from flip7.engine.events import CardDealt
from flip7.match.history import History
from flip7.match.match import PERSON, Match, Origin, SeatPlan, TablePlan

DEAL, HIT, STAY = Move.DEAL, Move.HIT, Move.STAY
FRENCH = EDITIONS["fr"]
"""No opening deal: the cards of a script go to whoever hits."""


def match_of(deck: str, decisions: Sequence[Decision], seats: int, rules: Rules = FRENCH) -> Match:
    """A match with the cards in this order; the last seat deals first, so seat 0 is the first on turn."""
    cards = tuple(card(name) for name in deck.split())
    people = tuple(SeatPlan(f"Player {seat}", PERSON, seat, "star") for seat in range(seats))
    match = Match.replay(TablePlan(people, "custom", rules), Origin(0, seats - 1, cards), decisions)
    dealt = tuple(event.card for event in match.events() if isinstance(event, CardDealt))
    assert dealt == cards, "the script has a card for each that is dealt, and no more"
    return match


def history_of(deck: str, decisions: Sequence[Decision], seats: int, rules: Rules = FRENCH) -> History:
    return History.of(match_of(deck, decisions, seats, rules))


def four_rounds() -> History:
    """Three seats, first to 60. Seat 1 has nothing for three rounds, and wins by a Flip 7 in the fourth.

    | round | on turn first | seat 0 | seat 1 | seat 2 | totals |
    | 1 | 0 | 12, stays | 5, 5: bust | 3, Freeze for itself | 12, 0, 3 |
    | 2 | 1 | +10, stays | Flip Three for seat 2, x2, stays | 1, Second Chance, 8; 8 saved; stays | 22, 0, 12 |
    | 3 | 2 | Freeze for seat 2; 11; Flip Three for seat 1; stays | 12, 11; 10, 10: bust | 12, frozen | 33, 0, 24 |
    | 4 | 0 | stays | 12, 11, 10, 9, 8, 7, 6: Flip 7 | stays | 33, 78, 24 |
    """
    rounds = [
        ("12 5 3 5 freeze", (DEAL, HIT, HIT, HIT, STAY, HIT, HIT)),
        ("flip3 1 second 8 8 +10 x2", (DEAL, HIT, 2, HIT, HIT, HIT, STAY, STAY, STAY)),
        ("12 freeze 12 11 11 flip3 10 10", (DEAL, HIT, HIT, 2, HIT, HIT, HIT, HIT, 1, STAY)),
        ("12 11 10 9 8 7 6", (DEAL, STAY, HIT, STAY, HIT, HIT, HIT, HIT, HIT, HIT)),
    ]
    deck = " ".join(cards for cards, _decisions in rounds)
    decisions = [decision for _cards, decisions in rounds for decision in decisions]
    return history_of(deck, decisions, 3, Rules(opening_deal=False, target=60))
