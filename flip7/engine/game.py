"""A game of Flip 7: its state, the decision it waits for, and `apply`, which is all that ever changes it.

The state is plain data. What interrupts the ordinary turns (the opening deal, a Flip Three, the cards it put aside)
lies on an agenda, innermost last, so that a game can wait for a decision in the middle of any of it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self, assert_never

from flip7.engine.actions import EFFECTS
from flip7.engine.actions.flip_three import end_flip_three
from flip7.engine.actions.second_chance import replace_second_chance, use_second_chance
from flip7.engine.agenda import FlipThree, OpeningDeal, PutAside, Task
from flip7.engine.cards import MAX_SEATS, ActionCard, BonusCard, Card, NumberCard, full_deck
from flip7.engine.chance import Chance, Shuffler
from flip7.engine.decisions import DEALS, TURNS, Deal, Decision, IllegalDecision, Move, Pending, Target, Turn
from flip7.engine.events import (
    Attack,
    Busted,
    CardDealt,
    CardsRanOut,
    Event,
    FlipSeven,
    GameEnded,
    Loss,
    Place,
    Reason,
    Reshuffled,
    RoundEnded,
    RoundStarted,
    Stayed,
    TableCleared,
)
from flip7.engine.round_state import RoundState
from flip7.engine.rules import CHALLENGE_ROUNDS, CHALLENGE_SEATS, Rules
from flip7.engine.seat import Seat, Status

# Looked up for every card dealt: Python 3.11 finds a name like these in a twentieth of the time of a member of an enum.
_ACTIVE, _STAYED = Status.ACTIVE, Status.STAYED
_DEAL, _HIT, _STAY = Move.DEAL, Move.HIT, Move.STAY
_ROW, _BONUSES, _DUPLICATE, _HAND, _ASIDE = Place.ROW, Place.BONUSES, Place.DUPLICATE, Place.HAND, Place.ASIDE


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winner: int | None
    """None if the challenge was lost, or was won by two with the same total."""
    reason: Reason


class Game:
    """One game, from the first deal to its outcome.

    Ask `pending`, answer with `apply`, until `outcome()` is there. Everything else is for reading.
    """

    __slots__ = ("_agenda", "_deck", "_discard", "_in_round", "_left", "_outcome", "_shuffler", "_state", "_turn",
                 "dealer", "pending", "rounds", "rules", "seats")  # fmt: skip

    rules: Rules
    seats: tuple[Seat, ...]
    """Seat i + 1 sits to the left of seat i."""
    dealer: int
    rounds: list[tuple[int, ...]]
    """Everybody's points of each round that has ended."""
    pending: Pending | None
    """What is asked for now; None when the game is over."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        dealer: int,
        deck: Sequence[Card],
        shuffler: Shuffler,
        *,
        discard: Iterable[Card] = (),
        totals: Sequence[int] = (),
    ) -> None:
        """A game with the cards in a given order, the first one dealt first. `start` shuffles and draws the dealer."""
        if not 1 <= seats <= MAX_SEATS:
            raise ValueError(f"a table has 1 to {MAX_SEATS} seats, not {seats}")
        if not 0 <= dealer < seats:
            raise ValueError(f"there is no seat {dealer} for the dealer")
        if totals and len(totals) != seats:
            raise ValueError(f"{len(totals)} totals for {seats} seats")
        if rules.challenge and seats > CHALLENGE_SEATS:
            raise ValueError(f"the challenge is for {CHALLENGE_SEATS} seats at most, not {seats}")
        self.rules = rules
        self.seats = tuple(map(Seat, totals or [0] * seats))
        self._left = (*range(1, seats), 0)  # who sits to the left of each
        self.dealer = dealer
        self.rounds = []
        self.pending = DEALS[dealer]
        self._deck = list(reversed(deck))  # the last one is dealt first: popping from the end is cheap
        self._shuffler = shuffler
        self._state = RoundState(rules, self.seats, list(discard))
        self._discard = self._state.discard  # the same lists, found sooner
        self._agenda = self._state.agenda
        self._turn = dealer
        self._in_round = False
        self._outcome: Outcome | None = None

    @classmethod
    def start(cls, rules: Rules, seats: int, seed: int) -> Self:
        """A new game: the dealer drawn by lot and the deck shuffled, both by the seed."""
        if not 1 <= seats <= MAX_SEATS:
            raise ValueError(f"a table has 1 to {MAX_SEATS} seats, not {seats}")
        chance = Chance(seed)
        dealer = chance.lot(seats)
        deck = full_deck(seats)
        chance.shuffle(deck)
        return cls(rules, seats, dealer, deck, chance)

    @property
    def round_number(self) -> int:
        """1 in the first round, also when it has ended; 0 before the first deal."""
        return len(self.rounds) + self._in_round

    @property
    def deck_left(self) -> int:
        """How many cards can be dealt before the discard has to be shuffled."""
        return len(self._deck)

    @property
    def discard(self) -> tuple[Card, ...]:
        """In the order discarded."""
        return tuple(self._discard)

    @property
    def attacks(self) -> tuple[Attack, ...]:
        """Every Freeze and Flip Three that one seat gave to another in this game, in their order."""
        return tuple(self._state.attacks)

    @property
    def agenda(self) -> tuple[Task, ...]:
        """What is still to be done before the next turn, the innermost last."""
        return tuple(self._agenda)

    def cards_left(self) -> dict[Card, int]:
        """How many of each card the deck still has: what anybody can count who saw the others. Not their order."""
        left: dict[Card, int] = {}
        for card in self._deck:
            left[card] = left.get(card, 0) + 1
        return dict(sorted(left.items(), key=lambda item: item[0].index))

    def outcome(self) -> Outcome | None:
        """Who has won and why, or None as long as the game goes on."""
        return self._outcome

    def apply(self, decision: Decision) -> list[Event]:
        """Carry out what the pending seat decided, and all that follows up to the next decision; returns what happened.

        An illegal decision raises `IllegalDecision` with the reason, and nothing has changed.
        """
        pending = self.pending
        events: list[Event] = []
        self._state.events = events
        turn_over = False
        if type(pending) is Turn:
            if decision is _HIT:
                self.pending = None
                turn_over = self._deal_to(pending.seat, None)
            elif decision is _STAY:
                self.pending = None
                self._stay(pending.seat)
            else:
                raise _illegal(pending, decision)
        elif type(pending) is Target:
            # A bool or a float may equal a seat, but is none.
            if type(decision) is not int or decision not in pending.options:
                raise _illegal(pending, decision)
            self.pending = None
            EFFECTS[pending.card].carry_out(self._state, pending.seat, decision, pending.origin)
        elif type(pending) is Deal:
            if decision is not _DEAL:
                raise _illegal(pending, decision)
            self.pending = None
            self._start_round()
        else:
            raise IllegalDecision("the game is over")
        if turn_over or self._proceed():
            # The next active seat on the left.
            seats = self.seats
            left = self._left
            turn = left[self._turn]
            while seats[turn].status is not _ACTIVE:
                turn = left[turn]
            self._turn = turn
            self.pending = TURNS[turn]
        return events

    def _start_round(self) -> None:
        if self.rounds:
            discard = self._discard
            for seat in self.seats:
                discard += seat.cards()
                seat.clear()
            self.dealer = self._left[self.dealer]
            self._state.events.append(TableCleared(len(discard)))
        dealer = self._turn = self.dealer
        self._in_round = True
        self._state.active = len(self.seats)
        self._state.events.append(RoundStarted(len(self.rounds) + 1, dealer))
        if self.rules.opening_deal:
            seat_order = self._left[dealer:] + self._left[:dealer]
            self._agenda.append(OpeningDeal([*reversed(seat_order)]))

    def _proceed(self) -> bool:
        """Go on until somebody has to decide, or the round is over. True if it is time for the next turn."""
        agenda = self._agenda
        while self.pending is None and self._in_round:
            if not agenda:
                if self._state.active:
                    return True
                self._end_round()
                return False
            task = agenda[-1]
            if type(task) is OpeningDeal:
                self._go_on_opening(task)
            elif type(task) is FlipThree:
                self._go_on_flipping(task)
            elif type(task) is PutAside:
                if task.cards:
                    self._carry_out(task.owner, task.cards.pop(0), _ASIDE)
                else:
                    agenda.pop()
            else:
                assert_never(task)
        return False

    def _deal_to(self, index: int, flip_three: FlipThree | None) -> bool:
        """The top card for a seat, in its turn, in the opening deal, or as one of a Flip Three.

        True if it just lies there now, as most cards do: nothing follows from it, and the seat is still active.
        """
        deck = self._deck
        if not deck:
            if not self._discard:
                self._run_out(index)
                return False
            self._reshuffle()
        card = deck.pop()
        seat = self.seats[index]
        events = self._state.events
        if type(card) is NumberCard:
            if seat.have & card.bit:
                events.append(CardDealt(index, card, _DUPLICATE, seat.points, len(deck)))
                self._meet_duplicate(index, card, flip_three)
                return False
            flip_seven = seat.add_number(card)
            events.append(CardDealt(index, card, _ROW, seat.points, len(deck)))
            if flip_seven:
                events.append(FlipSeven(index, seat.points))
                self._lose_waiting(Loss.FLIP_SEVEN)
                self._end_round()
                return False
        elif type(card) is BonusCard:
            seat.add_bonus(card)
            events.append(CardDealt(index, card, _BONUSES, seat.points, len(deck)))
        elif type(card) is ActionCard:
            if flip_three is None:
                events.append(CardDealt(index, card, _HAND, seat.points, len(deck)))
                self._carry_out(index, card, _HAND)
                return False
            effect = EFFECTS[card]
            if effect.at_once(self.rules, seat):
                events.append(CardDealt(index, card, _HAND, seat.points, len(deck)))
                effect.carry_out(self._state, index, index, _HAND)
            else:
                flip_three.aside.append(card)
                events.append(CardDealt(index, card, _ASIDE, seat.points, len(deck)))
        else:
            assert_never(card)
        return True

    def _reshuffle(self) -> None:
        """The discard is the new deck. What lies in front of the seats stays there."""
        self._deck.extend(self._discard)
        self._discard.clear()
        self._shuffler.shuffle(self._deck)
        self._state.events.append(Reshuffled(len(self._deck)))

    def _meet_duplicate(self, index: int, card: NumberCard, flip_three: FlipThree | None) -> None:
        seat = self.seats[index]
        state = self._state
        if seat.second_chance:
            use_second_chance(state, index, card)
            if flip_three is not None:
                replace_second_chance(state, index)
        else:
            state.events.append(Busted(index, card, seat.points))
            seat.bust(card)
            state.active -= 1

    def _go_on_opening(self, task: OpeningDeal) -> None:
        """A card each, until one of them has to be carried out first."""
        seats = self.seats
        waiting = task.seats
        while waiting:
            seat = waiting.pop()
            if seats[seat].status is _ACTIVE and not self._deal_to(seat, None):
                return
        self._agenda.pop()

    def _go_on_flipping(self, task: FlipThree) -> None:
        seat = self.seats[task.seat]
        while task.left and seat.status is _ACTIVE:
            task.left -= 1
            if not self._deal_to(task.seat, task):
                return
        end_flip_three(self._state, task)

    def _carry_out(self, owner: int, card: ActionCard, origin: Place) -> None:
        """An action card of `owner`, who need not be active any more, takes effect, or waits for a target."""
        effect = EFFECTS[card]
        match effect.candidates(self.seats, owner):
            case []:
                self._state.lose(owner, card, origin, Loss.NO_TARGET)
            case [target]:
                effect.carry_out(self._state, owner, target, origin)
            case candidates:
                self.pending = Target(owner, card, tuple(candidates), origin)

    def _stay(self, index: int) -> None:
        self._state.put_out(index, _STAYED)
        self._state.events.append(Stayed(index, self.seats[index].points))

    def _run_out(self, index: int) -> None:
        self._state.events.append(CardsRanOut(index))
        self._lose_waiting(Loss.NO_CARDS)
        self._end_round()

    def _lose_waiting(self, loss: Loss) -> None:
        """Whatever is still put aside, the innermost first, has no effect any more."""
        while self._agenda:
            match self._agenda.pop():
                case FlipThree(owner, _, cards) | PutAside(owner, cards):
                    for card in cards:
                        self._state.lose(owner, card, _ASIDE, loss)
                case OpeningDeal():
                    pass
                case task:
                    assert_never(task)

    def _end_round(self) -> None:
        """Everybody still in counts as having stayed. The cards lie on the table until the next deal."""
        points: list[int] = []
        totals: list[int] = []
        for seat in self.seats:
            if seat.status is _ACTIVE:
                seat.status = _STAYED
            seat.total += seat.points
            points.append(seat.points)
            totals.append(seat.total)
        self._in_round = False
        self._state.active = 0
        self.rounds.append(tuple(points))
        self._state.events.append(RoundEnded(len(self.rounds), self.rounds[-1], tuple(totals)))
        self._outcome = self._judge(totals)
        if self._outcome is None:
            self.pending = DEALS[self._left[self.dealer]]
        else:
            self._state.events.append(GameEnded(self._outcome.winner, self._outcome.reason))

    def _judge(self, totals: list[int]) -> Outcome | None:
        best = max(totals)
        challenge = self.rules.challenge
        if best < self.rules.target:
            lost = challenge and len(self.rounds) >= CHALLENGE_ROUNDS
            return Outcome(None, Reason.CHALLENGE_LOST) if lost else None
        alone = totals.index(best) if totals.count(best) == 1 else None
        if challenge:
            return Outcome(alone, Reason.CHALLENGE_WON)
        return None if alone is None else Outcome(alone, Reason.TARGET_REACHED)


def _illegal(pending: Pending, decision: object) -> IllegalDecision:
    options = ", ".join(str(option.value if isinstance(option, Move) else option) for option in pending.options)
    said = decision.value if isinstance(decision, Move) else repr(decision)
    return IllegalDecision(f"seat {pending.seat} can choose {options}, not {said}")
