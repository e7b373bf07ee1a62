"""A match played in the simplest way, where it does not matter how: people and AI seats alike."""

from flip7.engine import Deal, Game, Turn
from flip7.engine.decisions import Decision, Move
from flip7.match.match import Match, TablePlan

_STAY_AT = 15


def match_of(plan: TablePlan, rounds: int | None = 2) -> Match:
    """A match at this table after so many rounds and the deal of the next one, or at its end."""
    match = Match(plan, 11)
    play(match, rounds)
    return match


def play(match: Match, rounds: int | None = None) -> None:
    """Play a match to its end, or so many rounds of it and the deal of the next one, in the simplest way."""
    while match.game.pending is not None:
        if rounds is not None and match.game.round_number > rounds:
            return
        match.apply(simple_decision(match.game))


def simple_decision(game: Game) -> Decision:
    """Hit until there are some points, then stay; the first target will do."""
    pending = game.pending
    if isinstance(pending, Deal):
        return Move.DEAL
    if isinstance(pending, Turn):
        return Move.STAY if game.seats[pending.seat].points >= _STAY_AT else Move.HIT
    assert pending is not None
    return pending.options[0]
