"""Tips for beginners: what they say, and the moment each is about. Each is shown once."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from flip7.ai.odds import bust_risk
from flip7.engine import Game, Pending, Target, Turn
from flip7.engine.events import (
    Busted,
    CardDealt,
    Event,
    FlipThreeStarted,
    Frozen,
    Place,
    Reshuffled,
    SecondChanceTaken,
)
from flip7.i18n import Text, _
from flip7.match.match import Match
from flip7.store.settings import Settings
from flip7.ui.hints import hints
from flip7.ui.intents import Kind

MANY_NUMBERS = 5
RISKY = 0.3
LONG_MATCH = 3
"""From this round on a player may want it quicker."""


@dataclass(frozen=True, slots=True)
class _Key:
    """The key, or the gamepad's button, that means something now; looked up when it is shown."""

    kind: Kind

    def __str__(self) -> str:
        return str(hints(self.kind))


@dataclass(frozen=True, slots=True)
class Moment:
    """The table when something has just been shown, or when somebody is about to decide."""

    match: Match
    settings: Settings
    event: Event | None = None
    """What has just been shown; None when it is about the decision that follows."""

    @property
    def game(self) -> Game:
        """The game as it stands now, which may be further than what has been shown."""
        return self.match.game

    @property
    def pending(self) -> Pending | None:
        """The decision that is waited for; None when the game is over."""
        return self.game.pending

    def is_person(self, seat: int) -> bool:
        """Whether somebody at the screen decides for a seat now."""
        return self.match.plan.seats[seat].is_person

    @property
    def turn(self) -> int | None:
        """The person who hits or stays now."""
        pending = self.pending
        return pending.seat if isinstance(pending, Turn) and self.is_person(pending.seat) else None

    @property
    def numbers(self) -> int:
        """How many numbers the person on turn has; 0 if nobody is."""
        return 0 if self.turn is None else len(self.game.seats[self.turn].row)

    @property
    def risk(self) -> float:
        """The chance, from 0 to 1, that the person on turn busts with the next card; 0 if no person is."""
        return 0.0 if self.turn is None else bust_risk(self.match.table(), self.turn)

    @property
    def over_for_people(self) -> bool:
        """Only AI seats are still in the round."""
        active = [self.is_person(index) for index, seat in enumerate(self.game.seats) if seat.active]
        return bool(active) and not any(active)

    def met(self, kind: type[Event]) -> bool:
        """Whether an event of this kind has just hit a person."""
        return isinstance(self.event, kind) and self.is_person(self.event.seat)  # type: ignore[union-attr]


@dataclass(frozen=True, slots=True)
class Tip:
    """A tip and when it is due."""

    name: str
    """As the settings remember it."""
    text: Text
    due: Callable[[Moment], bool]
    holds: bool = False
    """About what has just happened: the table stays as it is until a press. The others stand beside what goes on."""


def _got_bonus(moment: Moment) -> bool:
    return moment.met(CardDealt) and isinstance(moment.event, CardDealt) and moment.event.place is Place.BONUSES


def _chooses(moment: Moment) -> bool:
    return isinstance(moment.pending, Target) and moment.is_person(moment.pending.seat)


def _may_choose_self(moment: Moment) -> bool:
    """A gift, or a card that is left after a bust, can only go to others."""
    pending = moment.pending
    return _chooses(moment) and isinstance(pending, Target) and pending.seat in pending.options


# TRANSLATORS: Tips for beginners at the table, each shown once: one or two short sentences.
TIPS: Final = (
    Tip(
        "target",
        _("Golden frames show who can be chosen: click one, or press its digit."),
        _chooses,
    ),
    Tip(
        "target-self",
        _("Your own place has a golden frame, too: you may keep this card for yourself."),
        _may_choose_self,
    ),
    Tip(
        "bust",
        _("Bust! No points this round, but all that you had before stays yours."),
        lambda m: m.met(Busted),
        holds=True,
    ),
    Tip(
        "frozen",
        _("Frozen! The round is over for you, but the points you have collected are safe."),
        lambda m: m.met(Frozen),
        holds=True,
    ),
    Tip(
        "second-chance",
        _("Your Second Chance waits above your row. As long as you have it, one more card can hardly hurt."),
        lambda m: m.met(SecondChanceTaken),
        holds=True,
    ),
    Tip(
        "flip-three",
        _("Flip Three: three cards in a row. Only a bust or a Flip 7 ends it sooner."),
        lambda m: isinstance(m.event, FlipThreeStarted),
        holds=True,
    ),
    Tip(
        "reshuffle",
        _("The deck was used up: what had been discarded is shuffled and comes again. What lies on the table stays."),
        lambda m: isinstance(m.event, Reshuffled),
        holds=True,
    ),
    Tip(
        "bonus",
        _("Bonus cards count at the end of the round. They never bust you, nor do they count toward a Flip 7."),
        _got_bonus,
        holds=True,
    ),
    Tip(
        "five-numbers",
        _("Five different numbers! Two more make a Flip 7: 15 points extra, and the round ends for everybody."),
        lambda m: m.numbers >= MANY_NUMBERS,
    ),
    Tip(
        "risk",
        _("The dial beside your cards shows exactly how likely the next card busts you."),
        lambda m: m.settings.bust_risk and m.risk > 0,
    ),
    Tip(
        "hint",
        _("Not sure? The bulb at the top ({key}) shows what the Lion, our best AI, would do.", key=_Key(Kind.HINT)),
        lambda m: m.settings.hints and m.risk >= RISKY,
    ),
    Tip(
        "fast-forward",
        _("You are done for this round: any press skips to its end."),
        lambda m: m.over_for_people,
    ),
    Tip(
        "story",
        _("What has happened so far? The story at the top ({key}) tells it, line by line.", key=_Key(Kind.LOG)),
        lambda m: m.turn is not None and m.game.round_number >= LONG_MATCH - 1,
    ),
    Tip(
        "speed",
        _("Want it faster? The double arrow at the top ({key}) changes the speed.", key=_Key(Kind.SPEED)),
        lambda m: m.turn is not None and m.game.round_number >= LONG_MATCH,
    ),
)  # fmt: skip


def tip_for(moment: Moment) -> Tip | None:
    """The first tip that this moment is about and that was not shown before."""
    if not moment.settings.tips:
        return None
    about = [tip for tip in TIPS if tip.holds is (moment.event is not None)]
    return next((tip for tip in about if tip.name not in moment.settings.seen_tips and tip.due(moment)), None)
