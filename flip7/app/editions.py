"""The editions of the game: how each is called, and which one a language plays by."""

from collections.abc import Mapping
from typing import Final

from flip7 import i18n
from flip7.engine import EDITIONS
from flip7.i18n import Text, pgettext
from flip7.store.codec import CUSTOM

EDITION_NAMES: Final[Mapping[str, Text]] = {
    "de": pgettext("edition", "German"),
    "fr": pgettext("edition", "French"),
    "pl": pgettext("edition", "Polish"),
    "en": pgettext("edition", "English"),
    CUSTOM: pgettext("edition", "Own mix"),
}
"""In one word, for choices and lists."""

EDITION_TITLES: Final[Mapping[str, Text]] = {
    # TRANSLATORS: the editions of the game, as headings; "House rules" is a mix of their rules.
    "de": pgettext("edition", "German edition"),
    "fr": pgettext("edition", "French edition"),
    "pl": pgettext("edition", "Polish edition"),
    "en": pgettext("edition", "English edition"),
    CUSTOM: pgettext("edition", "House rules"),
}
"""As headings."""


def edition_of_language() -> str:
    """Each language has its own; a language without one plays by the English edition."""
    return i18n.language() if i18n.language() in EDITIONS else "en"
