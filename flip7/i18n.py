"""The language on screen.

Texts are looked up when they are shown, not when they are made: `_("Round {number}", number=3)` is a `Text`, and
`str()` of it is the sentence in the language of that moment. So a switch of language needs no restart.
"""

import gettext as _gettext
import locale as _locale
import os
import re
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field

from flip7.resources import LOCALE

LANGUAGES: Mapping[str, str] = {"de": "Deutsch", "en": "English", "fr": "Français", "pl": "Polski"}
"""The languages of the game, each by its own name."""

_NARROW_SPACE = "\u202f"
_NO_BREAK_SPACE = "\u00a0"


class _Catalogue:
    """The one catalogue in use."""

    language = "en"
    translations: _gettext.NullTranslations = _gettext.NullTranslations()


@dataclass(frozen=True, slots=True)
class Text:
    """A text by its English source and its values; `str()` says it in the language of now."""

    message: str
    plural: str | None = None
    count: int = 0
    context: str | None = None
    values: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        found = _look_up(self)
        if not self.values:
            return found
        try:
            return found.format(**self.values)
        except (LookupError, ValueError):
            # A translation that asks for what is not there: better in English than not at all.
            return _source(self).format(**self.values)


def _look_up(text: Text) -> str:
    catalogue = _Catalogue.translations
    if text.plural is None:
        if text.context is None:
            return catalogue.gettext(text.message)
        return catalogue.pgettext(text.context, text.message)
    if text.context is None:
        return catalogue.ngettext(text.message, text.plural, text.count)
    return catalogue.npgettext(text.context, text.message, text.plural, text.count)


def _source(text: Text) -> str:
    return text.message if text.plural is None or text.count == 1 else text.plural


def _(message: str, /, **values: object) -> Text:
    return Text(message, values=values)


def N_(message: str) -> str:  # noqa: N802, the name by which catalogues know a text that is looked up later
    return message


def ngettext(singular: str, plural: str, count: int, /, **values: object) -> Text:
    """A text that depends on a number, which it can name as `{count}`."""
    return Text(singular, plural, count, values={"count": count, **values})


def pgettext(context: str, message: str, /, **values: object) -> Text:
    """A short word with the place it stands in, for languages that have several words for it."""
    return Text(message, context=context, values=values)


def npgettext(context: str, singular: str, plural: str, count: int, /, **values: object) -> Text:
    return Text(singular, plural, count, context, {"count": count, **values})


@dataclass(frozen=True, slots=True)
class Percent:
    """A share as the language writes it: 34 % in German and French, 34% in English and Polish."""

    share: float
    digits: int = 0

    def __str__(self) -> str:
        number = f"{self.share * 100:.{self.digits}f}"
        match _Catalogue.language:
            case "de":
                return number.replace(".", ",") + _NO_BREAK_SPACE + "%"
            case "fr":
                return number.replace(".", ",") + _NARROW_SPACE + "%"
            case "pl":
                return number.replace(".", ",") + "%"
            case _:
                return number + "%"


def language() -> str:
    return _Catalogue.language


def use_language(code: str) -> None:
    """Speak `code` from now on; an unknown language, or one whose catalogue is missing or damaged, speaks English."""
    catalogue = _catalogue(code) if code in LANGUAGES else None
    if catalogue is None:
        use_catalogue("en", _gettext.NullTranslations())
    else:
        use_catalogue(code, catalogue)


def _catalogue(code: str) -> _gettext.NullTranslations | None:
    try:
        return _gettext.translation("flip7", LOCALE, [code])
    except (OSError, ValueError, LookupError, struct.error):
        return None


def use_catalogue(code: str, translations: _gettext.NullTranslations) -> None:
    """Speak from this catalogue: for languages that only tests know. Pictures with words on them are kept by `code`."""
    _Catalogue.language = code
    _Catalogue.translations = translations


def system_language() -> str:
    """The language this computer is set to, if it is one of ours, else English."""
    named = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
    if named is not None and named.partition(".")[0] in ("C", "POSIX"):
        return "en"
    # The first that is set decides; LANGUAGE may name several, the dearest first.
    wanted = os.environ.get("LANGUAGE") or named or _locale.getlocale()[0] or ""
    return next(filter(LANGUAGES.__contains__, map(_code, wanted.split(":"))), "en")


def _code(name: str) -> str:
    """The language of "de_AT.UTF-8@euro", or of "German_Germany", as Windows says it."""
    word = re.split(r"[-_.@]", name.lower())[0]
    return {"german": "de", "french": "fr", "polish": "pl", "english": "en"}.get(word, word)
