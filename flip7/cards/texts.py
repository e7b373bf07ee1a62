"""What the cards are called and what they do: for tooltips, the log and the rules, in the language of now."""

from flip7.engine import FLIP_THREE, FREEZE, SECOND_CHANCE, TIMES_TWO, BustPending, Card, Kind, Rules, SecondInFlipThree
from flip7.i18n import Text, _, ngettext, npgettext, pgettext


def name_of(card: Card) -> Text:
    """The name in the middle of a sentence: "Marta plays {card} on Otto"."""
    if card.kind is Kind.NUMBER:
        # TRANSLATORS: "name": a card's name in the middle of a sentence ("Otto gets number card 7").
        return pgettext("name", "number card {number}", number=card.value)
    if card.kind is Kind.BONUS:
        # TRANSLATORS: {bonus} is +2, +4 ... or ×2
        return pgettext("name", "bonus card {bonus}", bonus=face_of(card))
    if card is FREEZE:
        # TRANSLATORS: in French Stop is a choice and a card: this is the card.
        return pgettext("name", "Freeze")
    if card is FLIP_THREE:
        return pgettext("name", "Flip Three")
    return pgettext("name", "Second Chance")


def title_of(card: Card) -> Text:
    """The name as a heading, or at the beginning of a sentence."""
    if card.kind is Kind.NUMBER:
        # TRANSLATORS: "title": a card's name as a heading, with a capital letter.
        return pgettext("title", "Number card {number}", number=card.value)
    if card.kind is Kind.BONUS:
        return pgettext("title", "Bonus card {bonus}", bonus=face_of(card))
    if card is FREEZE:
        return pgettext("title", "Freeze")
    if card is FLIP_THREE:
        return pgettext("title", "Flip Three")
    return pgettext("title", "Second Chance")


def face_of(card: Card) -> str:
    """What stands on a number or bonus card: 7, +4, ×2."""
    return card.name.replace("x", "×")


def what_it_does(card: Card, rules: Rules) -> Text:
    """In a sentence or two, by the rules of this table."""
    if card.kind is Kind.NUMBER:
        return _number(card)
    if card is TIMES_TWO:
        return _("Doubles the sum of your number cards, but neither + cards nor the 15 points of a Flip 7.")
    if card.kind is Kind.BONUS:
        return _("{points} more for you at the end of the round. ×2 does not double them.", points=points(card.value))
    if card is FREEZE:
        return _(
            "Choose who leaves the round at once and keeps the points collected so far. "
            "If nobody else is in the round, it is you."
        )
    if card is SECOND_CHANCE:
        return _(
            "Keep it: if a number comes twice, the second one and this card go, and you stay in. "
            "You can only have one; another goes to somebody who has none."
        )
    return _joined(
        _("Choose who gets the next three cards, one by one, until a bust or a Flip 7; it may be you."), _waiting(rules)
    )


def tooltip_of(card: Card, rules: Rules) -> Text:
    """Name and effect, for a card that is pointed at."""
    return Text("{title}\n{effect}", values={"title": title_of(card), "effect": what_it_does(card, rules)})


def points(count: int) -> Text:
    """So many points, as the object of a sentence: "you have {points}", "get {points}"."""
    # TRANSLATORS: used as the object of a sentence: "you have {points}".
    return npgettext("object", "{count} point", "{count} points", count)


def _number(card: Card) -> Text:
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
