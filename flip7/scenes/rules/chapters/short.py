"""The rules on one page: enough to play, and nothing that is not needed for it."""

from flip7.cards.texts import title_of
from flip7.engine import FLIP_THREE, FREEZE, SECOND_CHANCE
from flip7.i18n import _, pgettext
from flip7.scenes.rules.blocks import CardNote, Choices, Glances, Mark, Paragraph, Pictured
from flip7.scenes.rules.chapters.basics import FLIP_SEVEN_ROW
from flip7.scenes.rules.chapters.reader import Chapter, Reader


def in_short(reader: Reader) -> Chapter:
    """All that somebody of eight needs to sit down and play, with the reader's target score."""
    return Chapter(
        "short",
        "icons/book",
        # TRANSLATORS: the title of the rules on one page
        pgettext("chapter", "In short"),
        (
            Paragraph(
                _(
                    "Collect different numbers: they are your points. When somebody has {points} after a round, "
                    "the highest total wins.",
                    points=reader.target,
                )
            ),
            Choices(
                pgettext("choice", "HIT"),
                _("You get one more card."),
                pgettext("choice", "STAY"),
                _("Your points are safe."),
            ),
            Glances(
                (
                    CardNote(
                        (Pictured("5"), Pictured("8", mark=Mark.TWIN), Pictured("8", mark=Mark.BUST)),
                        _("A number comes twice?"),
                        _("You bust: no points in this round."),
                    ),
                    CardNote((Pictured("+4"), Pictured("x2")), _("Bonus cards"), _("+4 adds 4 points, ×2 doubles.")),
                    CardNote(
                        (Pictured("second"),), title_of(SECOND_CHANCE), _("It saves you when a number comes twice.")
                    ),
                    CardNote(
                        (Pictured("freeze"),), title_of(FREEZE), _("You choose who has to stop. The points are kept.")
                    ),
                    CardNote((Pictured("flip3"),), title_of(FLIP_THREE), _("You choose who gets three cards.")),
                    CardNote(
                        tuple(Pictured(name) for name in FLIP_SEVEN_ROW),
                        _("7 different numbers: a Flip 7!"),
                        _("The round ends for everybody. You get 15 extra points."),
                    ),
                )
            ),
        ),
    )
