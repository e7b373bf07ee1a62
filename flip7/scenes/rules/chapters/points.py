"""Points: of a round, and of the game."""

from flip7.i18n import _, pgettext
from flip7.scenes.rules.blocks import Bullets, Callout, Heading, Mood, Paragraph, Steps, Sum
from flip7.scenes.rules.chapters.basics import FLIP_SEVEN_ROW
from flip7.scenes.rules.chapters.reader import Chapter, Reader

ROW = ("3", "11", "5", "7", "10")


def scoring(reader: Reader) -> Chapter:  # noqa: ARG001, all editions agree
    """How a row is counted, with worked examples."""
    return Chapter(
        "scoring",
        "icons/plus",
        pgettext("chapter", "Scoring"),
        (
            Paragraph(_("Have you come through the round without busting? Then your cards are worth points:")),
            Steps(
                (
                    _("Add up the numbers on your number cards."),
                    _("Double this sum if you have the ×2."),
                    _("Add what your + cards say."),
                    _("Add 15 if you have a Flip 7."),
                )
            ),
            Callout(Mood.IMPORTANT, _("×2 is for the number cards only: + cards and the 15 points stay as they are.")),
            Heading(_("Worked examples")),
            Sum(_("Only number cards"), ROW),
            Sum(_("The same row with ×2"), (*ROW, "x2")),
            Sum(_("With ×2 and +10"), (*ROW, "x2", "+10")),
            Sum(_("With a Flip 7"), FLIP_SEVEN_ROW),
            Sum(_("A + card counts on its own, too"), ("+4",)),
            Callout(Mood.DANGER, _("After a bust it is 0 points, whatever fine cards were lying there.")),
            Paragraph(_("At a table with two decks you may get both ×2 cards: then the sum is doubled twice.")),
        ),
    )


def end_of_round(reader: Reader) -> Chapter:  # noqa: ARG001, all editions agree
    """When a round is over, and who scores."""
    return Chapter(
        "round end",
        "icons/check",
        pgettext("chapter", "End of a round"),
        (
            Paragraph(_("A round is over as soon as one of these is true:")),
            Bullets(
                (
                    _("Nobody is left in the round: each has stayed, was frozen or has busted."),
                    _("Somebody has a Flip 7."),
                )
            ),
            Heading(_("Who scores?")),
            Bullets(
                (
                    _("All who have stayed."),
                    _("All who were frozen."),
                    _("All who were still in when somebody else had a Flip 7."),
                    _("Only those who have busted get nothing."),
                )
            ),
            Heading(_("What becomes of the cards?")),
            Paragraph(
                _(
                    "Everything on the table goes to the discard. It is not shuffled back in: "
                    "the next round goes on with what is left of the deck."
                )
            ),
            Callout(
                Mood.TIP,
                _(
                    "What has gone by cannot come again until the discard is shuffled. "
                    "Remember it, and you have the edge."
                ),
            ),
        ),
    )


def empty_deck(reader: Reader) -> Chapter:  # noqa: ARG001, all editions agree
    """What happens when the last card is dealt."""
    return Chapter(
        "empty deck",
        "icons/restart",
        pgettext("chapter", "Empty deck"),
        (
            Paragraph(
                _(
                    "If a card is due and the deck is used up, the discard is shuffled and becomes the new deck. "
                    "Not a moment earlier."
                )
            ),
            Paragraph(
                _(
                    "What lies in front of the players stays there, "
                    "including the face-down cards of those who have busted."
                )
            ),
            Callout(
                Mood.IMPORTANT,
                _(
                    "Very rarely there is nothing in the discard either. Then there are no more cards: everyone still "
                    "in the round stays, and it is over. An action card that was still to be played "
                    "is discarded without effect."
                ),
            ),
        ),
    )


def winner(reader: Reader) -> Chapter:
    """When the game is over, and what a tie means."""
    return Chapter(
        "winner",
        "icons/crown",
        pgettext("chapter", "Who wins"),
        (
            Paragraph(
                _(
                    "After each round everybody adds up. If at least one player has {points} or more by then, "
                    "it is decided: the highest total wins.",
                    points=reader.target,
                )
            ),
            Callout(
                Mood.TIP,
                _("Crossing the line first is not enough. The others can still overtake you in the same round."),
            ),
            Heading(_("A tie at the top")),
            Paragraph(
                _(
                    "There is only one winner. If two or more share the highest total, one more round is played, "
                    "by everybody and not just by them. If need be, yet another."
                )
            ),
        ),
    )
