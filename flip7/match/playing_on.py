"""A match that was over, played on from one of its steps: the same table up to there, and then as it comes."""

from dataclasses import replace
from enum import Enum

from flip7.engine.events import CardDealt
from flip7.match.match import PERSON, Match, Origin
from flip7.match.occasion import PRACTICE
from flip7.match.plan import SavedMatch


class Cards(Enum):
    """What is dealt from then on."""

    SAME = "same"
    """The cards that came, in their order."""
    NEW = "new"
    """What was left in the deck, shuffled anew."""


def played_on(saved: SavedMatch, step: int, seat: int, cards: Cards, seed: int) -> Match:
    """The match as it stood before a step, with a person in that seat. It counts for nothing.

    After the last decision there is nothing left to decide: then it begins at that one.
    """
    journal = saved.journal[: min(step, len(saved.journal) - 1)]
    plan = saved.plan
    seats = tuple(replace(one, who=PERSON) if place == seat else one for place, one in enumerate(plan.seats))
    plan = replace(plan, seats=seats)
    match = Match.replay(plan, saved.origin, journal)
    if cards is Cards.NEW:
        dealt = tuple(event.card for event in match.events() if isinstance(event, CardDealt))
        first = saved.origin.start(plan.rules, len(plan.seats)).dealer
        # All that lay on the table lies there again; only what nobody has seen is shuffled.
        match = Match.replay(plan, Origin(seed, first, dealt, saved.origin.totals), journal)
    match.occasion = PRACTICE
    return match
