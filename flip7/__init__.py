"""Flip 7 for the desktop: a fan-made tribute to the card game by Eric Olsen. Its rules and bots are also a library.

A `Game` always says what it waits for (`pending`). Answer with `apply`, which returns what happened, until there is an
outcome. Here every seat stays as soon as it has 20 points:

>>> from flip7 import EDITIONS, Deal, Game, Move, Target, Turn
>>> game = Game.start(EDITIONS["en"], seats=3, seed=7)
>>> while (pending := game.pending) is not None:
...     match pending:
...         case Deal():
...             events = game.apply(Move.DEAL)
...         case Turn(seat):
...             events = game.apply(Move.STAY if game.seats[seat].points >= 20 else Move.HIT)
...         case Target(options=seats):
...             events = game.apply(seats[0])
>>> [seat.total for seat in game.seats], len(game.rounds)
([224, 193, 175], 13)
>>> game.outcome()
Outcome(winner=0, reason=<Reason.TARGET_REACHED: 'target_reached'>)

Chance comes from the seed alone: the same seed, seats, rules and decisions give the same game.

Seats can be left to bots. A `Match` knows who sits where and keeps the decisions, so that it can be played again; its
`Table` is what everybody can see, and all that a bot is given:

>>> from flip7 import Match, SeatPlan, TablePlan, make_bot
>>> seats = tuple(SeatPlan(who, who, colour, "star") for colour, who in enumerate(["careful", "greedy", "counter"]))
>>> match = Match(TablePlan(seats, "en", EDITIONS["en"]), 7)
>>> bots = [make_bot(seat.who, seed=1) for seat in seats]
>>> while (pending := match.game.pending) is not None:
...     if isinstance(pending, Deal):
...         decision = Move.DEAL
...     else:
...         decision = bots[pending.seat].choose(match.table(), pending)
...     events = match.apply(decision)
>>> match.game.outcome().winner
1
>>> again = Match.replay(match.plan, match.seed, match.journal)
>>> again.game.rounds == match.game.rounds
True

The examples/ folder of the source has longer ones. Nothing here opens a window or needs pygame.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from flip7.ai.bot import Bot, Chooser
    from flip7.ai.characters import CHARACTERS, Character, make_bot
    from flip7.ai.odds import bust_risk
    from flip7.ai.table import Table
    from flip7.engine import (
        EDITIONS,
        BustPending,
        Card,
        Deal,
        Decision,
        Game,
        IllegalDecision,
        Kind,
        Move,
        Outcome,
        Pending,
        Rules,
        Seat,
        SecondInFlipThree,
        Status,
        Target,
        Turn,
        card,
        full_deck,
    )
    from flip7.engine.events import Event
    from flip7.match import PERSON, Match, SeatPlan, TablePlan

__all__ = [
    "CHARACTERS", "EDITIONS", "PERSON", "Bot", "BustPending", "Card", "Character", "Chooser", "Deal", "Decision",
    "Event", "Game", "IllegalDecision", "Kind", "Match", "Move", "Outcome", "Pending", "Rules", "Seat", "SeatPlan",
    "SecondInFlipThree", "Status", "Table", "TablePlan", "Target", "Turn", "bust_risk", "card", "full_deck",
    "make_bot",
]  # fmt: skip

_HOMES = {
    "flip7.ai.bot": ("Bot", "Chooser"),
    "flip7.ai.characters": ("CHARACTERS", "Character", "make_bot"),
    "flip7.ai.odds": ("bust_risk",),
    "flip7.ai.table": ("Table",),
    "flip7.engine.events": ("Event",),
    "flip7.match": ("PERSON", "Match", "SeatPlan", "TablePlan"),
}
"""Where a public name comes from; all others come from `flip7.engine`."""


def __getattr__(name: str) -> object:
    # Imported when it is first asked for. The program imports this module before all others, and must be able to say
    # so if one of them is damaged; and whoever asks for the version only should not wait for the rules.
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = next((module for module, names in _HOMES.items() if name in names), "flip7.engine")
    globals()[name] = value = getattr(import_module(home), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
