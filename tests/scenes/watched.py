"""A match on a screen, one event at a time, beside somebody who knows it from the events alone.

`Watched` plays; its onlooker says what must be seen, without a look at the model that the table is painted from.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction

from flip7.app.context import Context
from flip7.dev.fixtures import NAMES, SYMBOLS
from flip7.engine import EDITIONS, Deal, Decision, Move, Pending, Rules, Turn, card, full_deck
from flip7.engine.events import (
    CardDealt,
    CardsRanOut,
    Event,
    FlipSeven,
    FlipThreeEnded,
    FlipThreeStarted,
    Place,
    RoundEnded,
    RoundStarted,
    Stayed,
)
from flip7.match.match import PERSON, Match, Origin, SeatPlan, TablePlan
from flip7.scenes.table import TableScene
from flip7.store.settings import Pace
from flip7.ui.facts import Facts
from flip7.ui.scene import Transition
from flip7.ui.window import Offscreen
from tests.engine.onlooker import Onlooker
from tests.scenes.words import story_line

SIZE = (480, 270)
"""Small: what is shown does not depend on it, and it is quick."""
CUSTOM = replace(EDITIONS["pl"], opening_deal=True, target=90)
WHO = (PERSON, "frosty", "child", "champion", PERSON, "careful", "counter", "greedy")


def mixed_plan(seats: int, rules: Rules = EDITIONS["de"], edition: str = "de", *, first: int = 0) -> TablePlan:
    """People and all characters. No name, colour or symbol has the number of its seat: taking one for another is
    seen."""
    plans = (
        SeatPlan(
            NAMES[(seat * 11 + 4) % 24],
            WHO[(seat + first) % len(WHO)],
            (seat * 7 + 3) % 24,
            SYMBOLS[(seat * 5 + 2) % 24],
        )
        for seat in range(seats)
    )
    return TablePlan(tuple(plans), edition, rules)


def quiet_context(**settings: object) -> Context:
    context = Context(language="en", seed=5)
    context.change(ai_pace=Pace.SLOW, banners=False, **settings)
    return context


class Watched:
    def __init__(self, match: Match, context: Context | None = None, size: tuple[int, int] = SIZE) -> None:
        """A match that has just begun."""
        assert not match.journal
        self.match = match
        self.screen = Offscreen(size)
        self.scene = TableScene(context or quiet_context(), match)
        self.screen.manager.push(self.scene, Transition.NONE)
        seats = len(match.plan.seats)
        self.onlooker = Onlooker(full_deck(seats), [0] * seats)
        self.lit: int | None = None
        """Who is shown large: who decides, or to whom a Flip Three is dealt."""
        self.asked: Pending | None = match.game.pending
        self.told: list[str] = []
        self.to_come = 0
        """Cards of a Flip Three."""
        self.still_in: set[int] = set()
        """Who had not stopped when the round ended."""

    @property
    def names(self) -> list[str]:
        return [plan.name for plan in self.match.plan.seats]

    def facts(self) -> Facts:
        return self.screen.facts()

    def decide(
        self, decision: Decision, during: Callable[[Event], object] = lambda _event: None
    ) -> Iterator[Event | None]:
        """Each event after it was shown, and None when the next decision is asked for. `during` sees each event while
        nothing of it has moved yet."""
        self.scene.decide(decision)
        self.asked = None
        while self.scene.busy:
            event = self.scene.showing
            if event is not None:
                during(event)
            self.scene.board.queue.timelines.skip()
            if event is None:
                self.asked = self.match.game.pending
                self.lit = None if self.asked is None or isinstance(self.asked, Deal) else self.asked.seat
            else:
                self._see(event)
            if isinstance(self.scene.showing, FlipSeven):
                # It is celebrated at once, whatever else was to come.
                self.to_come = 0
            yield event

    def pass_time(self, seconds: float) -> None:
        """Let what is in motion go on."""
        self.scene.board.queue.timelines.advance(seconds)

    def _see(self, event: Event) -> None:
        line = story_line(event, self.names)
        if line:
            self.told.append(line)
        match event:
            case RoundStarted():
                self.lit = None
            case RoundEnded():
                self.lit, self.to_come = None, 0
                self.still_in = {i for i, seat in enumerate(self.onlooker.seats) if seat.status.value == "active"}
            case FlipThreeStarted(seat):
                self.lit, self.to_come = seat, 3
            case CardDealt() if self.to_come:
                self.to_come -= 1
            case FlipThreeEnded() | FlipSeven() | CardsRanOut():
                self.to_come = 0
        self.onlooker.see(event)

    def bust_risk(self, seat: int) -> Fraction:
        """Of the cards that nobody has seen, how many are in the row already: counted."""
        watched = self.onlooker.seats[seat]
        if watched.places[Place.SECOND_CHANCE]:
            return Fraction(0)
        unseen = self.onlooker.deck.elements() if self.onlooker.deck.total() else self.onlooker.discard
        cards = list(unseen)
        return Fraction(sum(card in watched.places[Place.ROW] for card in cards), len(cards)) if cards else Fraction(0)


def stacked(seed: int) -> Origin:
    """All action cards and some high numbers come first: one within the other, which is rare in a shuffled deck."""
    names = [*["flip3", "freeze", "second"] * 3, *["x2", "+4", "12", "12", "11", "11", "10"]]
    random.Random(seed).shuffle(names)
    return Origin(seed, cards=tuple(map(card, names)))


def told_at_once(event: Event, watched: Watched) -> bool:
    """Whether an event is there to be seen before anything has moved."""
    if isinstance(event, Stayed):
        return not watched.onlooker.seats[event.seat].places[Place.ROW]
    return type(event).__name__ in ("FlipSeven", "RoundStarted", "FlipThreeEnded", "CardsRanOut", "GameEnded")


def random_choice(match: Match, chance: random.Random, courage: float = 0.8) -> Decision:
    pending = match.game.pending
    assert pending is not None
    if isinstance(pending, Turn):
        return Move.HIT if chance.random() < courage else Move.STAY
    return chance.choice(list[Decision](pending.options))
