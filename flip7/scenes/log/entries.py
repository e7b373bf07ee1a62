"""Events as the lines of the log: what belongs together is one line.

The cards that a seat is dealt in a row, a card and the bust it brings, an action card and whom it went to: a person
would tell each of these as one thing.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import assert_never

from flip7.engine import FLIP_THREE, FREEZE, SECOND_CHANCE, ActionCard, Card, events
from flip7.engine.events import Event, Place


class What(Enum):
    """What a line is about."""

    DEALT = "dealt"
    GIVEN = "given"
    """An action card went to a seat, perhaps to its owner."""
    LOST = "lost"
    """An action card was discarded without effect."""
    SAVED = "saved"
    BUSTED = "busted"
    STAYED = "stayed"
    FLIP_SEVEN = "flip 7"
    TOLD = "told"
    """Only words: a shuffle, the end of the match."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line."""

    what: What
    events: tuple[Event, ...]
    """All that it is about."""
    seat: int | None = None
    """Who did it, or to whom it happened."""
    cards: tuple[Card, ...] = ()
    before: tuple[Card, ...] = ()
    """What the seat had already, when it was dealt more."""
    target: int | None = None
    """Who got the action card."""
    pair: Card | None = None
    """The number that came twice."""
    points: int | None = None
    """What the seat, or the target, has by it; after a bust what it has lost."""


def entries_of(happened: Iterable[Event]) -> list[Entry]:
    """The lines of one round."""
    teller = _Teller()
    for event in happened:
        teller.see(event)
    return teller.entries


class _Teller:
    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._rows: defaultdict[int, list[Card]] = defaultdict(list)
        self._bonuses: defaultdict[int, list[Card]] = defaultdict(list)
        self._duplicate: list[Event] = []
        """A number that came twice, as long as it is not known what comes of it."""

    def see(self, event: Event) -> None:
        match event:
            case events.CardDealt(_seat, _card, Place.DUPLICATE):
                self._duplicate = [event]
            case events.CardDealt():
                self._deal(event)
            case events.Busted(seat, card, lost):
                others = [face for face in self._row(seat) if face is not card]
                self._add(Entry(What.BUSTED, self._twice(event), seat, (card, card, *others), pair=card, points=lost))
            case events.Saved(seat, card):
                self._add(Entry(What.SAVED, self._twice(event), seat, (card, card, SECOND_CHANCE), pair=card))
            case events.FlipSeven(seat, points):
                self._add(Entry(What.FLIP_SEVEN, (event,), seat, self._row(seat), points=points))
            case events.Stayed(seat, points):
                self._add(Entry(What.STAYED, (event,), seat, self._row(seat), points=points))
            case events.SecondChanceTaken():
                self._give(event, SECOND_CHANCE)
            case events.Frozen():
                self._give(event, FREEZE)
            case events.FlipThreeStarted():
                self._give(event, FLIP_THREE)
            case events.CardLost(seat, card, origin):
                taken = self._take_from_hand(seat, card, origin)
                self._add(Entry(What.LOST, (*taken, event), seat, (card,)))
            case events.Reshuffled() | events.CardsRanOut() | events.GameEnded():
                self._add(Entry(What.TOLD, (event,)))
            case events.RoundStarted() | events.RoundEnded() | events.TableCleared() | events.FlipThreeEnded():
                pass  # the heading tells of the round, the rest is no news
            case _:
                assert_never(event)

    def _add(self, entry: Entry) -> None:
        self.entries.append(entry)

    def _row(self, seat: int) -> tuple[Card, ...]:
        """All that counts for it, numbers first."""
        return (*self._rows[seat], *self._bonuses[seat])

    def _twice(self, event: Event) -> tuple[Event, ...]:
        both, self._duplicate = (*self._duplicate, event), []
        return both

    def _deal(self, event: events.CardDealt) -> None:
        before = self._row(event.seat)
        if event.place is Place.ROW:
            self._rows[event.seat].append(event.card)
        elif event.place is Place.BONUSES:
            self._bonuses[event.seat].append(event.card)
        last = self.entries[-1] if self.entries else None
        if last is not None and last.what is What.DEALT and last.seat == event.seat:
            self.entries[-1] = replace(
                last, events=(*last.events, event), cards=(*last.cards, event.card), points=event.points
            )
        else:
            self._add(Entry(What.DEALT, (event,), event.seat, (event.card,), before, points=event.points))

    def _give(
        self, event: events.SecondChanceTaken | events.Frozen | events.FlipThreeStarted, card: ActionCard
    ) -> None:
        taken = self._take_from_hand(event.by, card, event.origin)
        points = event.points if isinstance(event, events.Frozen) else None
        self._add(Entry(What.GIVEN, (*taken, event), event.by, (card,), target=event.seat, points=points))

    def _take_from_hand(self, seat: int, card: Card, origin: Place) -> tuple[Event, ...]:
        """A card in the hand was only just dealt: its line becomes that of what it did."""
        last = self.entries[-1] if self.entries else None
        if origin is not Place.HAND or last is None or last.what is not What.DEALT or last.seat != seat:
            return ()
        dealt = last.events[-1]
        if not isinstance(dealt, events.CardDealt) or dealt.card is not card:
            return ()
        del self.entries[-1]
        if len(last.events) > 1:
            before = last.events[-2]
            points = before.points if isinstance(before, events.CardDealt) else None
            self._add(replace(last, events=last.events[:-1], cards=last.cards[:-1], points=points))
        return (dealt,)
