"""What is said about a decision, about luck, and about what they were worth: in one sentence, with its numbers."""

from collections.abc import Sequence
from typing import Final

from flip7.ai.hints import reason_for
from flip7.ai.odds import bust_risk
from flip7.cards.texts import title_of
from flip7.engine import Deal, Decision, Move, Target
from flip7.engine.events import (
    Busted,
    CardDealt,
    Event,
    FlipSeven,
    FlipThreeStarted,
    Frozen,
    GameEnded,
    RoundEnded,
    Saved,
    SecondChanceTaken,
    Stayed,
)
from flip7.i18n import Percent, Text, _, ngettext, pgettext
from flip7.match.course import Step
from flip7.match.review import Kind
from flip7.match.review import Step as ReviewStep
from flip7.scenes.table.story import tell

EQUAL: Final = 0.005
"""Options so near to each other are called equal."""
_TELLING: Final = (
    FlipSeven, Busted, Saved, Frozen, FlipThreeStarted, SecondChanceTaken, CardDealt, Stayed, RoundEnded, GameEnded,
)  # fmt: skip
"""What moves a chance most, the strongest first."""


def of_hundred(share: float) -> str:
    """A part of a hundred matches, without a sign: whole, or with a tenth where it is small."""
    size = abs(share)
    digits = 1 if size < 0.0995 else 0
    # The comma or the point is the language's: borrowed from how it writes a share.
    return str(Percent(size, digits)).rstrip("%").rstrip("\u00a0\u202f ")


def signed(share: float) -> str:
    """The same with its sign. What rounds to nothing has none."""
    written = of_hundred(share)
    if not any(digit in written for digit in "123456789"):
        return written
    return f"+{written}" if share > 0 else f"\u2212{written}"


def head_of(step: Step, names: Sequence[str]) -> Text:
    """Who decides, as a heading."""
    if isinstance(step.pending, Deal):
        return _("{name} deals", name=names[step.pending.seat])
    return _("{name} decides", name=names[step.pending.seat])


def option_name(option: Decision, seat: int, names: Sequence[str]) -> Text | str:
    """An option, beside its bar."""
    if option is Move.HIT:
        return pgettext("choice", "Hit")
    if option is Move.STAY:
        return pgettext("choice", "Stay")
    if option is Move.DEAL:
        return pgettext("review", "deal")
    assert isinstance(option, int)
    if option == seat:
        # TRANSLATORS: an action card that somebody plays on themselves; {name} is who does so
        return _("{name} (own seat)", name=names[option])
    return names[option]


def deed(step: Step, names: Sequence[str]) -> Text:
    """What was decided, with what was known: the title of a moment."""
    table, pending = step.table, step.pending
    if isinstance(pending, Target):
        return _on_whom(step, pending, names)
    view = table.seats[pending.seat]
    risk = Percent(bust_risk(table, pending.seat))
    if step.decision is Move.STAY:
        return ngettext(
            "Stayed with {count} point, at a risk of {risk}",
            "Stayed with {count} points, at a risk of {risk}",
            view.points, risk=risk,
        )  # fmt: skip
    if step.decision is Move.DEAL:
        return _("Round {number}: {name} deals.", number=table.round_number + 1, name=names[pending.seat])
    return ngettext("Hit at {risk} with {count} point", "Hit at {risk} with {count} points", view.points, risk=risk)


def _on_whom(step: Step, pending: Target, names: Sequence[str]) -> Text:
    card = title_of(pending.card)
    assert isinstance(step.decision, int)
    if step.decision == pending.seat:
        # TRANSLATORS: somebody has played an action card on themselves
        return _("{card} on the own seat", card=card)
    view = step.table.seats[step.decision]
    total = view.total + view.points
    # TRANSLATORS: somebody has played an action card on {name}, who had {total} points in all
    return _("{card} on {name}, who had {total}", card=card, name=names[step.decision], total=total)


def stroke(step: Step, seat: int, names: Sequence[str]) -> Text:
    """What luck did to a seat: the most telling thing that came of a step."""
    event = telling_event(step.events, seat)
    return (event and tell(event, names)) or deed(step, names)


def telling_event(events: Sequence[Event], seat: int) -> Event | None:
    """The event that says most about a seat: what happened to it, or else to somebody else."""

    def weight(event: Event) -> tuple[int, bool]:
        return _TELLING.index(type(event)), getattr(event, "seat", seat) != seat

    found = [event for event in events if isinstance(event, _TELLING)]
    # Its own card says more than one that somebody else was dealt after it.
    return min(found, key=weight, default=None)


def worth(kind: Kind, change: float) -> Text:
    """What a moment was worth."""
    matches = of_hundred(change)
    match kind:
        case Kind.MISTAKE:
            # TRANSLATORS: what a decision cost: so many of a hundred matches that begin like this are lost by it
            return _("cost {matches} of 100 matches", matches=matches)
        case Kind.LUCK:
            return _("luck: +{matches} of 100 matches", matches=matches)
        case Kind.MISFORTUNE:
            return _("bad luck: \u2212{matches} of 100 matches", matches=matches)
        case Kind.FIND:
            # TRANSLATORS: a decision was the best, and better by so much than what most would have done
            return _("a find: +{matches} of 100 matches", matches=matches)


def kind_name(kind: Kind) -> Text:
    """What a moment is, over its title."""
    match kind:
        case Kind.MISTAKE:
            return _("The costliest decision")
        case Kind.LUCK:
            return _("The greatest luck")
        case Kind.MISFORTUNE:
            return _("The greatest misfortune")
        case Kind.FIND:
            return _("The best find")


def none_of(kind: Kind) -> Text:
    """What is said where there is no such moment."""
    match kind:
        case Kind.MISTAKE:
            return _("No decision cost anything worth speaking of.")
        case Kind.LUCK | Kind.MISFORTUNE:
            return _("The cards were as fair as can be.")
        case Kind.FIND:
            return _("No find: the best choice was always the obvious one.")


def why(step: Step, reviewed: ReviewStep, names: Sequence[str]) -> Text | str:
    """What the Lion says to whoever decides."""
    if isinstance(step.pending, Deal):
        return ""
    best = max(reviewed.options, key=lambda option: reviewed.options[option])
    if max(reviewed.options.values()) - min(reviewed.options.values()) < EQUAL:
        return _("It makes no difference: all choices are equally good.")
    reason = reason_for(step.table, step.pending, best)
    if best is Move.HIT:
        # TRANSLATORS: the advice of the champion, and why, as a sentence of its own
        return _("The Lion hits. {reason}", reason=reason)
    if best is Move.STAY:
        return _("The Lion stays. {reason}", reason=reason)
    assert isinstance(best, int)
    if best == step.pending.seat:
        return _("The Lion takes the card. {reason}", reason=reason)
    return _("The Lion chooses {name}. {reason}", name=names[best], reason=reason)


def outcome(step: Step, names: Sequence[str]) -> Text | None:
    """What came of a step, in one line."""
    event = telling_event(step.events, step.pending.seat)
    return None if event is None else tell(event, names)
