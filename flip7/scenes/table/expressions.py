"""What the faces around the table show: a pure function of the table as it is seen, and of what was seen last.

A face changes with events only, in the moment each is shown. Who is out of the round shows why until it ends. What
somebody feels about another seat is gone as soon as the next card comes. People have a symbol and no face, so that
nothing is said about them here.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from flip7.engine import Status
from flip7.engine.events import (
    Busted,
    CardDealt,
    Event,
    FlipSeven,
    FlipThreeStarted,
    Frozen,
    Place,
    RoundStarted,
    Saved,
    SecondChanceTaken,
    Stayed,
    TableCleared,
)
from flip7.match.match import SeatPlan
from flip7.scenes.faces import Expression
from flip7.scenes.table.model import TableModel

HIGH_RISK: Final = 0.25
"""Who takes a card at this chance of a bust, or more, is daring."""

_GLOATS: Final = frozenset({"greedy", "frosty"})
"""Characters that enjoy what goes wrong for others. All others are sorry for a person."""
_CHEERS: Final = frozenset({"child", "careful", "champion"})
"""Characters that are glad with a person. All others are shocked by what a person can do."""

_STRONG: Final = (Busted, Saved, FlipSeven, SecondChanceTaken, Frozen, FlipThreeStarted)
"""What moves those who see it."""
_SOBERING: Final = (Stayed, RoundStarted, TableCleared)
"""After these nobody thinks of what was before."""


class Spot(Enum):
    """A place to look at that is no seat."""

    AHEAD = "ahead"
    CARD = "card"
    """The card in the middle."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """What a face shows, and at which seat or spot it looks."""

    expression: Expression = Expression.CALM
    at: int | Spot = Spot.AHEAD


@dataclass(frozen=True, slots=True)
class Moment:
    """What has been seen last, and what is about to be seen."""

    news: Event | None = None
    """The last event that somebody may feel something about."""
    receiver: int | None = None
    """Whose card is in the middle now, face down."""
    risk: float = 0.0
    """The chance that it busts them."""

    def comes(self, event: Event, risk: float, *, turned: bool) -> "Moment":
        """An event begins to be shown. `turned`: its card is turned in the middle, as all are but in the opening."""
        if isinstance(event, CardDealt) and turned:
            return Moment(self.news if isinstance(self.news, FlipThreeStarted) else None, event.seat, risk)
        return self

    def told(self, event: Event) -> "Moment":
        """It has been seen."""
        if isinstance(event, CardDealt):
            duplicate = event.place is Place.DUPLICATE
            return replace(self, news=event if duplicate else None, receiver=None)
        if isinstance(event, _STRONG):
            return Moment(event)
        return Moment() if isinstance(event, _SOBERING) else replace(self, receiver=None)


def reaction_of(model: TableModel, plans: Sequence[SeatPlan], seat: int, moment: Moment) -> Reaction:
    """What the face of a seat shows now."""
    return Reaction(_expression(model, plans, seat, moment), _looks_at(model, seat, moment))


def _expression(model: TableModel, plans: Sequence[SeatPlan], seat: int, moment: Moment) -> Expression:
    lasting = {
        Status.BUSTED: Expression.BUST,
        Status.FROZEN: Expression.FROZEN,
        Status.FLIP_SEVEN: Expression.DELIGHTED,
    }.get(model.seats[seat].status)
    if lasting is not None:
        return lasting
    if model.pending is not None and model.acting == seat:
        return Expression.THINKING
    if moment.receiver == seat and moment.risk >= HIGH_RISK:
        return Expression.DARING
    news = moment.news
    who = plans[seat].who
    if isinstance(news, Frozen | FlipThreeStarted) and news.by == seat != news.seat:
        return Expression.GLOATING if who in _GLOATS else Expression.CALM
    if not isinstance(news, (*_STRONG, CardDealt)):
        return Expression.CALM
    if news.seat == seat:
        return _about_oneself(news)
    if isinstance(news, CardDealt) and model.seats[news.seat].second_chance:
        # Nothing bad will come of that duplicate.
        return Expression.CALM
    return _about_another(news, who, person=plans[news.seat].is_person)


def _about_oneself(news: Event) -> Expression:
    match news:
        case Saved() | SecondChanceTaken():
            return Expression.DELIGHTED
        case FlipThreeStarted(seat, by) if seat == by:
            return Expression.DARING
        case FlipThreeStarted() | CardDealt():
            # A card dealt is news only if it is a duplicate.
            return Expression.SHOCKED
        case _:
            return Expression.CALM


def _about_another(news: Event, who: str, *, person: bool) -> Expression:
    """People are what everybody watches; what happens to another character moves only those who gloat."""
    match news:
        case CardDealt() | Busted() | Frozen() if who in _GLOATS:
            return Expression.GLOATING
        case Busted() | Frozen() if person:
            return Expression.SORRY
        case FlipSeven() | Saved() if person and who in _CHEERS:
            return Expression.DELIGHTED
        case FlipSeven():
            return Expression.SHOCKED
        case CardDealt() if person:
            return Expression.SHOCKED
        case _:
            return Expression.CALM


def _looks_at(model: TableModel, seat: int, moment: Moment) -> int | Spot:
    news = moment.news
    if moment.receiver is not None or isinstance(news, CardDealt) or any(place.hand for place in model.seats):
        return Spot.CARD
    about = news.seat if isinstance(news, _STRONG) else model.acting
    return Spot.AHEAD if about is None or about == seat else about


class Expressions:
    """The faces of one table. It hears what is shown, and is asked what each face shows now."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self._moment = Moment()

    def comes(self, event: Event, risk: float) -> bool:
        """An event begins to be shown. True if that changes a face."""
        before = self._moment
        self._moment = before.comes(event, risk, turned=self._model.acting is not None)
        return self._moment != before

    def told(self, event: Event) -> None:
        """An event has been seen."""
        self._moment = self._moment.told(event)

    def of(self, seat: int, plans: Sequence[SeatPlan]) -> Reaction:
        """What the face of a seat shows now."""
        return reaction_of(self._model, plans, seat, self._moment)
