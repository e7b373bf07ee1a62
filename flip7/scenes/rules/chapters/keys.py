"""The keys and the buttons of a gamepad, as they are now."""

from flip7.app.key_names import KEY_NAMES
from flip7.i18n import Text, _, pgettext
from flip7.scenes.rules.blocks import Block, Callout, Heading, KeyLine, Keys, Mood, Paragraph
from flip7.scenes.rules.chapters.reader import Chapter, Reader
from flip7.ui.intents import Kind

_ON_TURN = (Kind.HIT, Kind.STAY, Kind.PICK, Kind.HINT)
_AT_TABLE = (Kind.CARDS_LEFT, Kind.LOG, Kind.SPEED, Kind.SKIP, Kind.PAUSE, Kind.REVIEW)
_EVERYWHERE = (
    Kind.CONFIRM, Kind.UP, Kind.NEXT, Kind.BACK, Kind.RULES, Kind.IN_SHORT, Kind.MUTE, Kind.FULLSCREEN,
)  # fmt: skip
_FIXED: dict[Kind, Text] = {
    Kind.PICK: pgettext("key for", "Choose who gets a card"),
    Kind.CONFIRM: pgettext("key for", "Press what is lit up"),
    Kind.UP: pgettext("key for", "Go to another button"),
    Kind.NEXT: pgettext("key for", "Go to the next button"),
    Kind.BACK: pgettext("key for", "Back"),
}
"""What nobody can put on another key."""


def keys(reader: Reader) -> Chapter:
    """Every key with what it does, and the button of a gamepad that does the same."""
    return Chapter(
        "keys",
        "icons/keyboard",
        pgettext("chapter", "Keys"),
        (
            Paragraph(
                _("You can play with the mouse, with keys, or with a gamepad, whose buttons stand at the right.")
            ),
            *_section(reader, _("When it is your turn"), _ON_TURN),
            *_section(reader, _("At the table"), _AT_TABLE),
            *_section(reader, _("On every page"), _EVERYWHERE),
            Callout(Mood.TIP, _("Most keys can be changed in the settings. This page shows those that hold now.")),
        ),
    )


def _section(reader: Reader, title: Text, kinds: tuple[Kind, ...]) -> tuple[Block, ...]:
    lines = tuple(KeyLine(kind, KEY_NAMES.get(kind) or _FIXED[kind]) for kind in kinds)
    return Heading(title), Keys(reader.bindings, lines)
