"""What a chapter is made of: plain data that says what is shown, and nothing about where."""

from dataclasses import dataclass
from enum import Enum

from flip7.i18n import Text
from flip7.ui.bindings import Bindings
from flip7.ui.intents import Kind


@dataclass(frozen=True, slots=True)
class Heading:
    """Begins a new thought within a chapter."""

    text: Text


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences, as wide as the column."""

    text: Text


@dataclass(frozen=True, slots=True)
class Bullets:
    """Things to know, in no order."""

    items: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Steps:
    """Things to do, one after the other."""

    items: tuple[Text, ...]


class Mood(Enum):
    """Why something is set apart from the text around it."""

    TIP = "tip"
    IMPORTANT = "important"
    DANGER = "danger"
    EDITION = "edition"
    """It is so at this table; other editions have it otherwise."""


@dataclass(frozen=True, slots=True)
class Callout:
    """Something set apart from the text around it, under a title if it has one."""

    mood: Mood
    text: Text
    title: Text | None = None
    items: tuple[Text, ...] = ()
    """Things to know, below the text."""


class Mark(Enum):
    """What has happened to a card in a picture."""

    PLAIN = "plain"
    LIT = "lit"
    """It is the one that the text is about."""
    TWIN = "twin"
    """The one that another is equal to."""
    BUST = "bust"
    """The one too many."""
    GONE = "gone"
    """It goes to the discard."""


@dataclass(frozen=True, slots=True)
class Pictured:
    """A card by its name ("7", "+4", "freeze", "back"), with a few words below it."""

    name: str
    caption: Text | str | None = None
    mark: Mark = Mark.PLAIN


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side, as they lie on the table."""

    cards: tuple[Pictured, ...]
    card_width: float = 124.0
    caption: Text | None = None


@dataclass(frozen=True, slots=True)
class CardNote:
    """A card or a few, and beside them what they are about."""

    cards: tuple[Pictured, ...]
    title: Text
    text: Text


@dataclass(frozen=True, slots=True)
class Glances:
    """Short notes, small and two beside each other, to be taken in at a glance."""

    notes: tuple[CardNote, ...]


@dataclass(frozen=True, slots=True)
class Sum:
    """A worked example: what these cards score in a round. The painter has the sum done by the engine."""

    title: Text
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choices:
    """The two things one can do, beside each other."""

    hit: Text
    hit_text: Text
    stay: Text
    stay_text: Text


@dataclass(frozen=True, slots=True)
class Version:
    """How some editions have it."""

    editions: Text
    text: Text
    chosen: bool
    """Whether this table plays it so."""


@dataclass(frozen=True, slots=True)
class Versions:
    """A rule that editions have differently."""

    title: Text
    versions: tuple[Version, ...]


@dataclass(frozen=True, slots=True)
class KeyLine:
    """What can be meant by a key, and what that does."""

    kind: Kind
    text: Text


@dataclass(frozen=True, slots=True)
class Keys:
    """A table of keys as they are bound, with the buttons of a gamepad."""

    bindings: Bindings
    lines: tuple[KeyLine, ...]


Block = Heading | Paragraph | Bullets | Steps | Callout | CardRow | CardNote | Glances | Sum | Choices | Versions | Keys
