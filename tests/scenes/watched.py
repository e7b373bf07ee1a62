"""A match on a screen, one event at a time, beside somebody who knows it from the events alone.

`Watched` plays; its onlooker says what must be seen, without a look at the model that the table is painted from.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction

from flip7.app.context import Context
from flip7.dev.fixtures import NAMES, SYMBOLS
from flip7.engine import (
    EDITIONS,
    Card,
    Deal,
    Decision,
    Move,
    Pending,
    Rules,
    SecondInFlipThree,
    Status,
    Target,
    Turn,
    card,
    full_deck,
)
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
    TableCleared,
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
        """Who is in the light: who decides, or to whom a Flip Three is dealt."""
        self.asked: Pending | None = match.game.pending
        self.home = self._first_at_home()
        """Who sits at the bottom of the screen: the person who decides, or who decided last."""
        self.raised: tuple[int, Card] | None = None
        """A card that was put aside, and has come to the middle to be aimed; and whose it is."""
        self.told: list[str] = []
        self.to_come = 0
        """Cards of a Flip Three."""
        self.counted = False
        """Whether the points of the round are in the totals."""
        self.still_in: set[int] = set()
        """Who had not stopped when the round ended."""

    @property
    def names(self) -> list[str]:
        return [plan.name for plan in self.match.plan.seats]

    @property
    def dealer(self) -> int | None:
        """Who deals; before the first round that is known from the question."""
        asked = self.match.game.pending
        return self.onlooker.dealer if self.onlooker.dealer is not None else asked.seat if asked else None

    @property
    def ticker(self) -> str:
        """What the line under the table says: the last that was told, but for who has won."""
        return self.told[-2 if self.onlooker.over else -1]

    @property
    def fast_forward(self) -> bool:
        """Whether people have sat here, are all out of the round, and an AI seat is next."""
        pending, game = self.match.game.pending, self.match.game.seats
        people = [seat for seat in range(len(self.names)) if self.is_person(seat)]
        if not people or not isinstance(pending, Turn | Target) or self.is_person(pending.seat):
            return False
        return not any(game[seat].active or self.onlooker.seats[seat].status is Status.ACTIVE for seat in people)

    def to_win(self, seat: int) -> int:
        """Points of a seat that are not in its total yet."""
        return 0 if self.counted else self.onlooker.seats[seat].points

    def is_person(self, seat: int) -> bool:
        return self.match.plan.seats[seat].who == PERSON

    def in_hand(self, seat: int) -> list[Card]:
        """The card of a seat that lies in the middle of the table."""
        raised = [self.raised[1]] if self.raised is not None and self.raised[0] == seat else []
        return [*self.onlooker.seats[seat].places[Place.HAND], *raised]

    def _first_at_home(self) -> int:
        """Before anybody has decided: the person who is next from the dealer on."""
        seats = len(self.match.plan.seats)
        people = [seat for seat in range(seats) if self.is_person(seat)]
        first = self.asked.seat if self.asked is not None else 0
        return next((seat % seats for seat in range(first, first + seats) if seat % seats in people), 0)

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
                if self.lit is not None and self.is_person(self.lit):
                    self.home = self.lit
                if isinstance(self.asked, Target) and self.asked.origin is Place.ASIDE:
                    self.raised = self.asked.seat, self.asked.card
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
        self.raised = None
        line = story_line(event, self.names)
        if line:
            self.told.append(line)
        match event:
            case TableCleared():
                self.counted = False
            case RoundStarted():
                self.lit = None
            case RoundEnded():
                self.lit, self.to_come, self.counted = None, 0, True
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

    def flip_three_risk(self, seat: int) -> Fraction:
        """How often three cards of those that nobody has seen would bust a seat: card by card, by their names."""
        watched = self.onlooker.seats[seat]
        deck = Counter(card.name for card in self.onlooker.deck.elements())
        later = Counter(card.name for card in self.onlooker.discard)
        row = frozenset(card.name for card in watched.places[Place.ROW])
        hearts = len(watched.places[Place.SECOND_CHANCE])
        saves = self.match.plan.rules.second_in_flip3 is SecondInFlipThree.AT_ONCE
        return _busts(3, deck, later, row, hearts, saves=saves)


def _busts(
    cards: int, deck: Counter[str], later: Counter[str], row: frozenset[str], hearts: int, *, saves: bool
) -> Fraction:
    """How often one of so many cards busts a row, of decks that are counted by names."""
    if not deck.total():
        deck, later = later, Counter()
    if not cards or not deck.total():
        return Fraction(0)
    risk = Fraction(0)
    for name in filter(deck.get, list(deck)):
        rest, chance = deck - Counter([name]), Fraction(deck[name], deck.total())
        if name not in row:
            grown = row | {name} if name.isdigit() else row
            more = hearts + (saves and name == "second")
            if len(grown) < 7:
                risk += chance * _busts(cards - 1, rest, later, grown, more, saves=saves)
        elif hearts:
            risk += chance * _busts(cards - 1, rest, later + Counter([name, "second"]), row, hearts - 1, saves=saves)
        else:
            risk += chance
    return risk


def stacked(seed: int) -> Origin:
    """All action cards and some high numbers come first: one within the other, which is rare in a shuffled deck."""
    names = [*["flip3", "freeze", "second"] * 3, *["x2", "+4", "12", "12", "11", "11", "10"]]
    random.Random(seed).shuffle(names)
    return Origin(seed, cards=tuple(map(card, names)))


def told_at_once(event: Event, watched: Watched) -> bool:
    """Whether an event is there to be seen before anything has moved."""
    if isinstance(event, Stayed):
        return not watched.onlooker.seats[event.seat].places[Place.ROW]
    if isinstance(event, TableCleared):
        return not any(seat.cards() for seat in watched.onlooker.seats)
    return type(event).__name__ in ("FlipSeven", "RoundStarted", "FlipThreeEnded", "CardsRanOut", "GameEnded")


def random_choice(match: Match, chance: random.Random, courage: float = 0.8) -> Decision:
    pending = match.game.pending
    assert pending is not None
    if isinstance(pending, Turn):
        return Move.HIT if chance.random() < courage else Move.STAY
    return chance.choice(list[Decision](pending.options))
