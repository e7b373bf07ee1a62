"""What goes beyond the rules of a round: the challenge, the editions, and advice."""

from flip7.app.editions import EDITION_TITLES
from flip7.engine import BustPending, SecondInFlipThree
from flip7.i18n import _, pgettext
from flip7.scenes.rules.blocks import Bullets, Callout, CardRow, Mood, Paragraph, Pictured, Version, Versions
from flip7.scenes.rules.chapters.reader import Chapter, Reader


def challenge(reader: Reader) -> Chapter:
    """The game for one or two against the target score."""
    now = (Callout(Mood.IMPORTANT, _("This is what you are playing right now. Good luck!")),)
    return Chapter(
        "challenge",
        "icons/dice",
        pgettext("chapter", "The challenge"),
        (
            *(now if reader.rules.challenge else ()),
            Paragraph(
                _(
                    "Alone or as a pair, you have four rounds and no more to reach {points}.",
                    points=reader.target,
                )
            ),
            Bullets(
                (
                    _("It is won if somebody has that many when the fourth round ends, or even sooner."),
                    _("If nobody has made it after the fourth round, the challenge is lost."),
                )
            ),
            Paragraph(_("Everything else stays as it is. And of course one or two can also play an ordinary game.")),
            Callout(
                Mood.EDITION,
                _(
                    "The challenge comes from the Polish and the English edition; the other two start at three "
                    "players. Here you can take it with any rules."
                ),
            ),
        ),
    )


def editions(reader: Reader) -> Chapter:
    """What the editions have otherwise, and which of it holds at the reader's table."""
    rules = reader.rules
    after = rules.second_in_flip3 is SecondInFlipThree.AFTER
    pass_on = rules.bust_pending is BustPending.PASS_ON
    german, french, polish, english = (EDITION_TITLES[edition] for edition in ("de", "fr", "pl", "en"))
    # TRANSLATORS: two editions that have the same rule
    with_opening = _("{one} · {other}", one=german, other=english)
    without_opening = _("{one} · {other}", one=french, other=polish)
    patient = _("{one} · {other}", one=german, other=french)
    prompt = _("{one} · {other}", one=polish, other=english)
    return Chapter(
        "editions",
        "icons/globe",
        pgettext("chapter", "Editions"),
        (
            Paragraph(
                _(
                    "Flip 7 has been printed in several countries, and the rules are not quite the same everywhere. "
                    "You choose the edition when you set up a table, whatever language the game speaks."
                )
            ),
            _played_here(reader),
            Versions(
                _("The opening"),
                (
                    Version(with_opening, _("One card for everybody before the first choice."), rules.opening_deal),
                    Version(without_opening, _("No card before the first choice."), not rules.opening_deal),
                ),
            ),
            Versions(
                _("A Second Chance within a Flip Three"),
                (
                    Version(patient, _("It waits until the three cards are dealt."), after),
                    Version(prompt, _("It helps at once, even with the next of the three cards."), not after),
                ),
            ),
            Versions(
                _("A bust within a Flip Three"),
                (
                    Version(patient, _("Cards put aside are still played, on others."), pass_on),
                    Version(prompt, _("Cards put aside are discarded."), not pass_on),
                ),
            ),
            Versions(
                _("One or two players"),
                (
                    Version(
                        patient,
                        _("There are no rules for so few."),
                        reader.edition in ("de", "fr") and not rules.challenge,
                    ),
                    Version(prompt, _("They take the challenge."), rules.challenge or reader.edition in ("pl", "en")),
                ),
            ),
            Callout(Mood.TIP, _("Switches and target score can be mixed freely: then you play by house rules.")),
        ),
    )


def _played_here(reader: Reader) -> Callout:
    return Callout(Mood.EDITION, _("The ticks below show how this table plays."), EDITION_TITLES[reader.edition])


def tips(reader: Reader) -> Chapter:  # noqa: ARG001, good advice anywhere
    """Advice for beginners, the same for every edition."""
    return Chapter(
        "tips",
        "icons/bulb",
        pgettext("chapter", "Tips"),
        (
            CardRow(tuple(Pictured(name) for name in ("0", "1", "2", "12", "second"))),
            Bullets(
                (
                    _("Low numbers hardly ever come twice. With 0, 1 and 2 in front of you, be bold."),
                    _("Each 12, 11 and 10 in your row makes the next card more dangerous."),
                    _("Keep an eye on what is gone. If most of the 12s are out, the last ones are no longer scary."),
                    _(
                        "With a Second Chance there is little reason to stay: the next duplicate "
                        "costs you no more than this card."
                    ),
                    _(
                        "A Flip Three is a gift for an empty row. It is most dangerous for one of about four numbers; "
                        "with six, it may even bring the Flip 7!"
                    ),
                    _("A + card or ×2 gives you more to lose. Stop a little earlier than usual."),
                    _(
                        "Is somebody about to win? Then a safe little round helps nobody but them. "
                        "Take the risk that it needs."
                    ),
                    _(
                        "The gauge beside your cards knows the exact risk of a bust. "
                        "It can be switched off if you prefer to trust your instincts."
                    ),
                )
            ),
        ),
    )
