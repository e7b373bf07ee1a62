"""What happened, in words: the line under the table, and the log that can be read as the story of a match."""

from collections.abc import Sequence
from typing import assert_never

from flip7.cards.texts import name_of
from flip7.engine import ActionCard, events
from flip7.engine.events import Event, Loss, Place, Reason
from flip7.i18n import Text, _, ngettext


def tell(event: Event, names: Sequence[str]) -> Text | None:
    """One line about an event, or None if it speaks for itself."""
    match event:
        case events.RoundStarted(number, dealer):
            return _("Round {number}: {name} deals.", number=number, name=names[dealer])
        case events.CardDealt(seat, card, Place.ASIDE):
            return _("{name}: {card} is put aside for now.", name=names[seat], card=name_of(card))
        case events.CardDealt(seat, card, Place.DUPLICATE):
            return _("{name} gets another {card}!", name=names[seat], card=name_of(card))
        case events.CardDealt(seat, card):
            return _("{name} gets: {card}", name=names[seat], card=name_of(card))
        case events.Busted(seat, card, lost):
            return ngettext(
                "{name} busts with a second {card} and loses {count} point.",
                "{name} busts with a second {card} and loses {count} points.",
                lost,
                name=names[seat],
                card=name_of(card),
            )
        case events.Saved(seat, card):
            twice = name_of(card)
            return _("Second Chance! {name} discards the second {card} and stays in.", name=names[seat], card=twice)
        case events.FlipSeven(seat, points):
            return ngettext(
                "Flip 7! {name} has seven different numbers: {count} point.",
                "Flip 7! {name} has seven different numbers: {count} points.",
                points, name=names[seat],
            )  # fmt: skip
        case events.Stayed(seat, points):
            return ngettext(
                "{name} stays with {count} point.", "{name} stays with {count} points.", points, name=names[seat]
            )
        case events.SecondChanceTaken(seat, by) if seat == by:
            return _("{name} keeps a Second Chance.", name=names[seat])
        case events.SecondChanceTaken(seat, by):
            return _("{giver} gives {name} a Second Chance.", giver=names[by], name=names[seat])
        case events.Frozen(seat, by) if seat == by:
            return _("{name} takes the Freeze and keeps the points.", name=names[seat])
        case events.Frozen(seat, by):
            return _("{giver} freezes {name}.", giver=names[by], name=names[seat])
        case events.FlipThreeStarted(seat, by) if seat == by:
            return _("{name} takes the Flip Three: three cards in a row.", name=names[seat])
        case events.FlipThreeStarted(seat, by):
            return _("{giver} plays Flip Three on {name}.", giver=names[by], name=names[seat])
        case events.CardLost(seat, card, _origin, loss):
            return _lost(names[seat], card, loss)
        case events.Reshuffled(deck):
            return ngettext(
                "The deck was empty: {count} card is shuffled.", "The deck was empty: {count} cards are shuffled.", deck
            )
        case events.CardsRanOut():
            return _("No card is left: everybody stays.")
        case events.RoundEnded(number):
            return _("Round {number} is over.", number=number)
        case events.GameEnded(winner, reason):
            return _ended(names[winner] if winner is not None else None, reason)
        case events.TableCleared() | events.FlipThreeEnded():
            return None
        case _:
            assert_never(event)


def _lost(name: str, card: ActionCard, loss: Loss) -> Text:
    match loss:
        case Loss.BUST:
            return _("{card} of {name} is lost with the bust.", card=name_of(card), name=name)
        case Loss.NO_TARGET:
            return _("{card} of {name} has no target and is discarded.", card=name_of(card), name=name)
        case Loss.FLIP_SEVEN | Loss.NO_CARDS:
            return _("{card} of {name} is discarded.", card=name_of(card), name=name)
        case _:
            assert_never(loss)


def _ended(winner: str | None, reason: Reason) -> Text:
    if reason is Reason.CHALLENGE_LOST:
        return _("The challenge is lost.")
    if winner is None:
        return _("You both won the challenge!")
    return _("{name} wins!", name=winner)
