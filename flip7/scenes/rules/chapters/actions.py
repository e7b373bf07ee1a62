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
            "You can be out of the round and still have action cards to play: because you have busted, or have frozen "
            "yourself just before. Then you play them on others. If nobody is left in the round, they are discarded."
        )
        example = _(
            "Example: your row has a 6. Your Flip Three brings a Freeze and then another 6. You bust, "
            "and still choose somebody else for the Freeze."
        )
    else:
        out_first = _(
            "You can be out of the round and still have action cards to play, for instance because you have frozen "
            "yourself just before. Then you play them on others. If nobody is left in the round, they are discarded."
        )
        example = _(
            "Example: your Flip Three brings two Freezes. With the first you freeze yourself: your points are safe. "
            "The second goes to somebody else."
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
            Callout(Mood.TIP, example),
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
                    "A Freeze takes nothing away, it only stops. It is worth most against somebody who is about to "
                    "win, and it can bring your own full row home safely."
                ),
            ),
        ),
    )


def _flip_three(reader: Reader) -> Chapter:
    if reader.rules.second_in_flip3 is SecondInFlipThree.AFTER:
        aside = _("Each counts as one of the three, but is put aside for now.")
        second = reader.only_here(
            _(
                "A Second Chance among the three waits like any other action card. "
                "It cannot save you from a bust within the same Flip Three."
            )
        )
    else:
        aside = _("Each counts as one of the three. A Freeze or a Flip Three is put aside for now.")
        second = reader.only_here(
            _("A Second Chance among the three does not always have to wait:"),
            _("If you have none, it is yours at once and can save you from the very next card."),
            _(
                "If you have one, the new one waits aside. It takes the place of the first the moment that is used, "
                "even within another Flip Three that is played before."
            ),
            _("If the first is not used, you give the new one away when its turn comes, or it is discarded."),
        )
    if reader.rules.bust_pending is BustPending.PASS_ON:
        bust = _("If you bust on the way, you still play the cards that were put aside, on others who are still in.")
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
            Paragraph(_("If nobody else is in the round any more, you have to take it yourself.")),
            CardRow(
                (Pictured("2"), Pictured("freeze", mark=Mark.LIT), Pictured("8")),
                caption=_("The Freeze waits until the 8 lies there as well."),
            ),
            Heading(_("Action cards among the three")),
            Bullets(
                (
                    aside,
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
            second,
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
