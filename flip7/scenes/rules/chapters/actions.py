"""The action cards, one by one."""

from typing import assert_never

from flip7.cards.texts import title_of
from flip7.engine import (
    ACTION_CARDS,
    FLIP_THREE,
    FREEZE,
    SECOND_CHANCE,
    Action,
    BustPending,
    SecondInFlipThree,
)
from flip7.i18n import _, pgettext
from flip7.scenes.rules.blocks import Bullets, Callout, CardNote, CardRow, Heading, Mark, Mood, Paragraph, Pictured
from flip7.scenes.rules.chapters.reader import Chapter, Reader


def action_cards(reader: Reader) -> Chapter:
    """Each action card, and what becomes of those whose player is out; by the reader's edition."""
    if reader.rules.bust_pending is BustPending.PASS_ON:
        out_first = _(
            "You can be out of the round and still have action cards to play: because you have bust, or have frozen "
            "yourself just before. Then you play them on others. If nobody is left in the round, they are discarded."
        )
    else:
        out_first = _(
            "You can be out of the round and still have action cards to play, for instance because you have frozen "
            "yourself just before. Then you play them on others. If nobody is left in the round, they are discarded."
        )
    return Chapter(
        "actions",
        "icons/star",
        pgettext("chapter", "Action cards"),
        (
            CardRow(tuple(Pictured(face.name, title_of(face)) for face in ACTION_CARDS)),
            Paragraph(
                _(
                    "Whoever gets a Freeze or a Flip Three decides whom it hits. Only players still in the round can "
                    "be chosen. If there is just one, there is nothing to think about."
                )
            ),
            Bullets(
                (
                    _("The card then lies in front of the one it was for, until the round ends."),
                    _("A Second Chance is for yourself, as long as you have none yet."),
                    out_first,
                )
            ),
        ),
    )


def about(action: Action, reader: Reader) -> Chapter:
    """The chapter of one action card."""
    match action:
        case Action.FREEZE:
            return _freeze(reader)
        case Action.FLIP_THREE:
            return _flip_three(reader)
        case Action.SECOND_CHANCE:
            return _second_chance(reader)
        case _:
            assert_never(action)


def _freeze(reader: Reader) -> Chapter:  # noqa: ARG001, all editions agree
    return Chapter(
        "freeze",
        "icons/snowflake",
        title_of(FREEZE),
        (
            CardNote(
                (Pictured("freeze"),),
                # TRANSLATORS: in one line, what the Freeze card does
                _("Stop right there!"),
                _("You choose somebody. For that player the round is over now, but the points collected so far count."),
            ),
            Paragraph(
                _("You may choose yourself. If you are the only one left in the round, you have no other choice.")
            ),
            Callout(
                Mood.TIP,
                _(
                    "A Freeze takes nothing away, it only stops. It annoys those most who have little in front of "
                    "them, and it can bring your own full row home safely."
                ),
            ),
        ),
    )


def _flip_three(reader: Reader) -> Chapter:
    if reader.rules.second_in_flip3 is SecondInFlipThree.AFTER:
        second = _(
            "A Second Chance among the three waits like any other action card. "
            "It cannot save you from a bust within the same Flip Three."
        )
    else:
        second = _(
            "A Second Chance among the three is yours immediately if you have none, and it can save you from the very "
            "next card. If you have one, the new one waits aside and replaces it the moment it is used up, even within "
            "another Flip Three that is played first. If it is not used up, you give the new one away in its turn."
        )
    if reader.rules.bust_pending is BustPending.PASS_ON:
        bust = _("If you bust on the way, you still play the cards that were put aside, on players who are in.")
    else:
        bust = _("If you bust on the way, the cards that were put aside are lost: they are discarded.")
    return Chapter(
        "flip3",
        "icons/three_cards",
        title_of(FLIP_THREE),
        (
            CardNote(
                (Pictured("flip3"),),
                # TRANSLATORS: in one line, what the Flip Three card does
                _("Three in one go"),
                _(
                    "You choose somebody, or yourself. That player gets three cards in a row, one at a time. "
                    "A bust or a Flip 7 ends it early."
                ),
            ),
            CardRow(
                (Pictured("2"), Pictured("freeze", mark=Mark.LIT), Pictured("8")),
                caption=_("The Freeze waits until the 8 lies there as well."),
            ),
            Heading(_("Action cards among the three")),
            Bullets(
                (
                    _("Each counts as one of the three, but is put aside for now."),
                    _(
                        "When the three cards are dealt they take effect, in the order in which they came. "
                        "The player who got the three cards chooses for whom."
                    ),
                    _(
                        "If one of them is another Flip Three, it is played to its end, with everything that is put "
                        "aside in it. Only then does the next card that waits get its turn."
                    ),
                )
            ),
            reader.only_here(second),
            reader.only_here(bust),
        ),
    )


def _second_chance(reader: Reader) -> Chapter:  # noqa: ARG001, the difference is told with the Flip Three
    return Chapter(
        "second",
        "icons/heart",
        title_of(SECOND_CHANCE),
        (
            CardNote(
                (Pictured("second"),),
                # TRANSLATORS: in one line, what the Second Chance card does
                _("Your guardian angel"),
                _(
                    "It stays with you until you need it. Should a number come that you have, you do not bust: "
                    "the number and the Second Chance are discarded, and you play on."
                ),
            ),
            CardRow(
                (
                    Pictured("6"),
                    Pictured("9"),
                    Pictured("11"),
                    Pictured("9", mark=Mark.GONE),
                    Pictured("second", mark=Mark.GONE),
                ),
                caption=_("The second 9 and the Second Chance go, the row stays."),
            ),
            Bullets(
                (
                    _(
                        "Nobody can have two. If you get another, you give it to a player still in the round "
                        "who has none. If there is no such player, it is discarded."
                    ),
                    _("If you are out of the round yourself when it is carried out, you give it away as well."),
                    _("At the end of the round all of them are discarded, even those that were never needed."),
                )
            ),
        ),
    )
