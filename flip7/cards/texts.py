"""What the cards are called and what they do: for table, tooltips, log and rules, in the language of now."""

from dataclasses import dataclass
from typing import assert_never

from flip7.engine import (
    TIMES_TWO,
    Action,
    ActionCard,
    BonusCard,
    BustPending,
    Card,
    NumberCard,
    Rules,
    SecondInFlipThree,
)
from flip7.i18n import Text, _, ngettext, npgettext, pgettext


@dataclass(frozen=True, slots=True)
class _ActionTexts:
    """What is said of an action card."""

    name: Text
    """In the middle of a sentence."""
    title: Text
    """As a heading, or at the beginning of a sentence."""
    question: Text
    """To its owner, who says whom it is for."""
    effect: Text


def _action_texts(action: Action) -> _ActionTexts:
    match action:
        case Action.FREEZE:
            return _ActionTexts(
                # TRANSLATORS: the action card, named in the middle of a sentence. In French Stop is a choice and
                # a card: this is the card.
                pgettext("card in a sentence", "Freeze"),
                pgettext("title", "Freeze"),
                _("Freeze: who has to stop?"),
                _(
                    "Choose somebody, or yourself: the round is over for them, but their points count. "
                    "If nobody else is in the round, it is you."
                ),
            )
        case Action.FLIP_THREE:
            return _ActionTexts(
                pgettext("card in a sentence", "Flip Three"),
                pgettext("title", "Flip Three"),
                _("Flip Three: who gets three cards?"),
                _("Choose who gets the next three cards, one by one, until a bust or a Flip 7; it may be you."),
            )
        case Action.SECOND_CHANCE:
            return _ActionTexts(
                pgettext("card in a sentence", "Second Chance"),
                pgettext("title", "Second Chance"),
                _("Second Chance: who gets it?"),
                _(
                    "Keep it: if a number comes twice, the second one and this card go, and you stay in. "
                    "You can only have one; another goes to somebody who has none."
                ),
            )
        case _:
            assert_never(action)


def name_of(card: Card) -> Text | str:
    """The name in the middle of a sentence: "Marta gets: {card}"."""
    return _action_texts(card.action).name if isinstance(card, ActionCard) else face_of(card)


def title_of(card: Card) -> Text:
    """The name as a heading, or at the beginning of a sentence."""
    match card:
        case NumberCard():
            # TRANSLATORS: "title": a card's name as a heading, with a capital letter.
            return pgettext("title", "Number card {number}", number=card.value)
        case BonusCard():
            return pgettext("title", "Bonus card {bonus}", bonus=face_of(card))
        case ActionCard():
            return _action_texts(card.action).title
        case _:
            assert_never(card)


def question_about(card: ActionCard) -> Text:
    """What its owner is asked, who says whom it is for."""
    return _action_texts(card.action).question


def face_of(card: NumberCard | BonusCard) -> str:
    """What stands on a number or bonus card: 7, +4, ×2."""
    return card.name.replace("x", "×")


def what_it_does(card: Card, rules: Rules) -> Text:
    """In a sentence or two, by the rules of this table."""
    match card:
        case NumberCard():
            return _number(card)
        case BonusCard():
            return _bonus(card)
        case ActionCard():
            effect = _action_texts(card.action).effect
            return _joined(effect, _waiting(rules)) if card.action is Action.FLIP_THREE else effect
        case _:
            assert_never(card)


def tooltip_of(card: Card, rules: Rules) -> Text:
    """Name and effect, for a card that is pointed at."""
    return Text("{title}\n{effect}", values={"title": title_of(card), "effect": what_it_does(card, rules)})


def points(count: int) -> Text:
    """So many points, as the object of a sentence: "you have {points}", "get {points}"."""
    # TRANSLATORS: used as the object of a sentence: "you have {points}".
    return npgettext("object", "{count} point", "{count} points", count)


def _bonus(card: BonusCard) -> Text:
    if card is TIMES_TWO:
        return _("Doubles the sum of your number cards, but neither + cards nor the 15 points of a Flip 7.")
    return _("{points} more for you at the end of the round. ×2 does not double them.", points=points(card.value))


def _number(card: NumberCard) -> Text:
    if card.value == 0:
        worth = _("Brings no points, but counts toward the Flip 7.")
    elif card.copies == 1:
        worth = _("Brings {points}.", points=points(card.value))
    else:
        worth = _("Brings {points}. If it comes twice, you bust.", points=points(card.value))
    # TRANSLATORS: how many cards of this kind there are
    return _joined(worth, ngettext("There is only one in a deck.", "There are {count} in a deck.", card.copies))


def _waiting(rules: Rules) -> Text:
    """What becomes of the action cards among the three."""
    if rules.second_in_flip3 is SecondInFlipThree.AT_ONCE:
        if rules.bust_pending is BustPending.DISCARD:
            return _("A Second Chance among them helps at once; other action cards wait, and are lost at a bust.")
        return _("A Second Chance among them helps at once; other action cards wait until the three are dealt.")
    if rules.bust_pending is BustPending.DISCARD:
        return _("Action cards among them wait until the three are dealt, and are lost at a bust.")
    return _("Action cards among them wait until the three are dealt.")


def _joined(first: Text, second: Text) -> Text:
    """Two sentences, one after the other: there is nothing to translate in the space between them."""
    return Text("{first} {second}", values={"first": first, "second": second})
