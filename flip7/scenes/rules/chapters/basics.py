"""What a newcomer has to know to sit down and play."""

from flip7.cards.texts import title_of
from flip7.engine import ACTION_CARDS, FACES, Card, Kind
from flip7.i18n import Text, _, pgettext
from flip7.scenes.rules.blocks import (
    Callout,
    CardNote,
    CardRow,
    Choices,
    Heading,
    Mark,
    Mood,
    Paragraph,
    Pictured,
    Sum,
)
from flip7.scenes.rules.chapters.reader import Chapter, Reader

FLIP_SEVEN_ROW = ("3", "11", "5", "7", "10", "6", "9")


def goal(reader: Reader) -> Chapter:
    """What one plays for, with the reader's target score."""
    return Chapter(
        "goal",
        "icons/trophy",
        # TRANSLATORS: "chapter": titles in the list beside the rules; keep them short.
        pgettext("chapter", "The goal"),
        (
            Paragraph(
                _(
                    "Round by round you collect points. When a round is over and somebody has {points} or more, "
                    "the highest total wins the game.",
                    points=reader.target,
                )
            ),
            Paragraph(
                _(
                    "Every card is a dare. It can bring you points, or cost you all of them: if a number comes that is "
                    "already lying in front of you, you bust. You are out and get no points in this round."
                )
            ),
            CardRow(tuple(Pictured(name) for name in FLIP_SEVEN_ROW)),
            Callout(
                Mood.IMPORTANT,
                _(
                    "Seven different numbers are a Flip 7. Nobody gets another card in this round, "
                    "and 15 extra points are yours."
                ),
            ),
            Paragraph(
                _(
                    "Stop too early and the others pass you by; stop too late and the round is lost. "
                    "How far do you trust your luck?"
                )
            ),
            Paragraph(
                _("Flip 7 is for three or more players. One or two can take the challenge, or just play for fun.")
            ),
        ),
    )


def _copies(face: Card) -> Text:
    # TRANSLATORS: how many cards of a kind there are, below its picture: "12×"
    return pgettext("copies", "{count}×", count=face.copies)


def deck(reader: Reader) -> Chapter:  # noqa: ARG001, every deck is the same
    """Which cards there are, and how many of each."""
    numbers = tuple(Pictured(face.name, _copies(face)) for face in FACES if face.kind is Kind.NUMBER)
    bonuses = tuple(Pictured(face.name) for face in FACES if face.kind is Kind.BONUS)
    actions = tuple(Pictured(face.name, title_of(face)) for face in ACTION_CARDS)
    return Chapter(
        "deck",
        "icons/deck",
        pgettext("chapter", "The deck"),
        (
            Paragraph(_("There are 94 cards, of three kinds.")),
            Heading(_("79 number cards")),
            Paragraph(
                _(
                    "A number also tells you how often it is in the deck: the 12 twelve times, the 5 five times, "
                    "the 1 just once. There is just one 0, too. It brings no points, but it is a number like any other."
                )
            ),
            CardRow(numbers),
            Callout(
                Mood.TIP,
                _(
                    "So high numbers tempt you and trick you: they bring the most, "
                    "and they are the likeliest to come again."
                ),
            ),
            Heading(_("6 bonus cards")),
            Paragraph(_("One of each. They make a good round better.")),
            CardRow(bonuses),
            Heading(_("9 action cards")),
            Paragraph(
                _(
                    "Three of each. A Freeze stops somebody, a Flip Three deals three cards at once, "
                    "and a Second Chance saves you from a bust."
                )
            ),
            CardRow(actions),
            Heading(_("A big table")),
            Paragraph(
                _(
                    "One deck is enough for 18 players. If there are more, two are shuffled together: that makes 188 "
                    "cards. There is room for 24 at this table."
                )
            ),
        ),
    )


def a_round(reader: Reader) -> Chapter:
    """How a round goes, with or without an opening deal."""
    if reader.rules.opening_deal:
        opening = _(
            "The round opens with one card for everybody, face up, in seat order. An action card takes effect "
            "right away, then the next seat is dealt to. That is why you may start with no card, or with several. "
            "Anyone who has been frozen or has busted by then is passed over."
        )
    else:
        opening = _(
            "Nothing is dealt in advance. Everybody starts with an empty place "
            "and decides about the very first card, too."
        )
    return Chapter(
        "round",
        "icons/play",
        pgettext("chapter", "A round"),
        (
            Paragraph(
                _(
                    "The first dealer is chosen at random. After each round the deal moves one seat to the left. "
                    "The game shuffles and deals for you."
                )
            ),
            Paragraph(_("The seat to the left of the dealer always begins, and the dealer comes last.")),
            reader.only_here(opening),
            Paragraph(
                _(
                    "Then it goes around the table, again and again. Everyone still in the round decides: one more "
                    "card, or enough? This goes on until nobody is left in the round, or somebody has a Flip 7."
                )
            ),
            CardRow((Pictured("back"), Pictured("4"), Pictured("9"), Pictured("1"), Pictured("+4"))),
            Paragraph(
                _("All cards lie open. Everybody sees what the others have, and what has become rare in the deck.")
            ),
        ),
    )


def hit_or_stay(reader: Reader) -> Chapter:  # noqa: ARG001, all editions agree
    """The one decision of the game."""
    return Chapter(
        "hit",
        "icons/swap",
        pgettext("chapter", "Hit or stay"),
        (
            Paragraph(_("When it is your turn, you have the choice:")),
            Choices(
                # TRANSLATORS: the two choices of a turn, as on their buttons
                pgettext("choice", "HIT"),
                _("The top card of the deck is dealt to you, face up. Courage!"),
                pgettext("choice", "STAY"),
                _("You are out of this round, and nobody can take its points from you any more."),
            ),
            Paragraph(
                _("Your points go to your total when the round is over. Until then, just watch how the others fare.")
            ),
            Callout(Mood.IMPORTANT, _("You can stay even without a single card. It is worth 0 points, that is all.")),
        ),
    )


def what_a_card_does(reader: Reader) -> Chapter:  # noqa: ARG001, all editions agree
    """What each kind of card does when it is dealt."""
    return Chapter(
        "cards",
        "icons/eye",
        pgettext("chapter", "What a card does"),
        (
            CardNote(
                (Pictured("5"), Pictured("12"), Pictured("8", mark=Mark.LIT)),
                _("A new number"),
                _("It joins your row. Well done, you are still in."),
            ),
            CardNote(
                (Pictured("5"), Pictured("12", mark=Mark.TWIN), Pictured("12", mark=Mark.BUST)),
                _("A number that you have"),
                _(
                    "You bust: the round is over for you, with 0 points. Your cards are turned face down and stay "
                    "where they are until it ends. Only a Second Chance could have saved you."
                ),
            ),
            CardNote(
                (Pictured("+6"), Pictured("+10"), Pictured("x2")),
                _("A bonus card"),
                _(
                    "It gets a place above your row. It cannot make you bust, "
                    "and it is not one of the seven for a Flip 7 either."
                ),
            ),
            CardNote(
                tuple(Pictured(face.name) for face in ACTION_CARDS),
                _("An action card"),
                _("It takes effect at once. Only within a Flip Three may it have to wait its turn."),
            ),
        ),
    )


def flip_seven(reader: Reader) -> Chapter:  # noqa: ARG001, all editions agree
    """Seven different numbers, and what they are worth."""
    return Chapter(
        "flip7",
        "icons/coin7",
        pgettext("chapter", "Flip 7"),
        (
            Paragraph(
                _("Seven different numbers in one row: that is what everybody dreams of, and few ever get to see.")
            ),
            CardRow(tuple(Pictured(name, mark=Mark.LIT) for name in FLIP_SEVEN_ROW)),
            Paragraph(
                _(
                    "With your seventh number the round ends on the spot, for the whole table. You get 15 points on "
                    "top of your cards. Action cards that were still waiting no longer count."
                )
            ),
            Paragraph(
                _("The others do not go away empty-handed: whoever has not busted scores the cards lying there.")
            ),
            Sum(_("A Flip 7 in numbers"), FLIP_SEVEN_ROW),
            Callout(Mood.TIP, _("The 0 brings no points. But for a Flip 7 it is worth as much as a 12.")),
        ),
    )
