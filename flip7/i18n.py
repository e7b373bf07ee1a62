"""The language on screen.

Texts are looked up when they are shown, not when they are made: `_("Round {number}", number=3)` is a `Text`, and
`str()` of it is the sentence in the language of that moment. So a switch of language needs no restart.
"""

import gettext as _gettext
import locale as _locale
import os
import re
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from flip7.resources import LOCALE


class Language(NamedTuple):
    """What the game must know of a language besides its catalogue."""

    name: str
    """As the language calls itself."""
    english_name: str = ""
    """As Windows calls it, in small letters."""
    decimal: str = "."
    percent: str = "%"
    """The sign, with the space that is set before it."""


REGISTRY: Final[Mapping[str, Language]] = {
    "de": Language("Deutsch", "german", ",", "\u00a0%"),
    "en": Language("English", "english"),
    "fr": Language("Français", "french", ",", "\u202f%"),
    "pl": Language("Polski", "polish", ",", "%"),
}
"""Every language of the game. Each but English has a catalogue in locale/."""

LANGUAGES: Final[dict[str, str]] = {code: language.name for code, language in REGISTRY.items()}
"""What a player can choose, each by its own name: our languages, and those that are being tried out."""


class _Catalogue:
    """The one catalogue in use."""

    language = "en"
    translations: _gettext.NullTranslations = _gettext.NullTranslations()
    tried_out: Path | None = None
    """A folder with catalogues that are preferred to ours."""
    on_bad_file: Callable[[Exception], object] = print


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
        except (LookupError, ValueError, AttributeError, TypeError):
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
    """Give the message back as it is: it is marked for the catalogues here, and looked up with `_` when it is shown."""
    return message


def ngettext(singular: str, plural: str, count: int, /, **values: object) -> Text:
    """A text that depends on a number, which it can name as `{count}`."""
    return Text(singular, plural, count, values={"count": count, **values})


def pgettext(context: str, message: str, /, **values: object) -> Text:
    """A short word with the place it stands in, for languages that have several words for it."""
    return Text(message, context=context, values=values)


def npgettext(context: str, singular: str, plural: str, count: int, /, **values: object) -> Text:
    """As `ngettext`, for words that need a context to be translated."""
    return Text(singular, plural, count, context, {"count": count, **values})


@dataclass(frozen=True, slots=True)
class Percent:
    """A share as the language writes it: 34 % in German and French, 34% in English and Polish."""

    share: float
    digits: int = 0

    def __str__(self) -> str:
        written = REGISTRY.get(_Catalogue.language, REGISTRY["en"])
        return f"{self.share * 100:.{self.digits}f}".replace(".", written.decimal) + written.percent


def language() -> str:
    """The code of the language on screen, such as "de"."""
    return _Catalogue.language


def use_language(code: str) -> None:
    """Speak `code` from now on; an unknown language, or one whose catalogue is missing or damaged, speaks English."""
    catalogue = _catalogue(code) if code in LANGUAGES else None
    if catalogue is None:
        use_catalogue("en", _gettext.NullTranslations())
    else:
        use_catalogue(code, catalogue)


def try_out(folder: Path | None, on_bad_file: Callable[[Exception], object]) -> None:
    """Prefer the catalogues in `folder`, as in folder/it/flip7.po, to those of the game: for people who translate.

    Other languages can be there, too. A file is read whenever its language is switched to. `on_bad_file` hears of one
    that cannot be read: then the game's own is spoken.
    """
    _Catalogue.tried_out, _Catalogue.on_bad_file = folder, on_bad_file
    LANGUAGES.clear()
    LANGUAGES.update({code: language.name for code, language in REGISTRY.items()})
    found = sorted(folder.glob("*/flip7.po")) if folder is not None else []
    for code in (file.parent.name for file in found):
        LANGUAGES.setdefault(code, code)
        if code == _Catalogue.language:
            use_language(code)


def _catalogue(code: str) -> _gettext.NullTranslations | None:
    ours, theirs = _our_catalogue(code), _catalogue_tried_out(code)
    if theirs is None:
        return ours
    # What is not translated there yet is said as before.
    theirs.add_fallback(ours or _gettext.NullTranslations())
    return theirs


def _our_catalogue(code: str) -> _gettext.NullTranslations | None:
    try:
        return _gettext.translation("flip7", LOCALE, [code])
    except (OSError, ValueError, LookupError, struct.error):
        return None


def _catalogue_tried_out(code: str) -> _gettext.NullTranslations | None:
    if _Catalogue.tried_out is None or not (file := _Catalogue.tried_out / code / "flip7.po").exists():
        return None
    # Few players translate: the others start without it.
    from flip7.po_reader import PoError, read_po  # noqa: PLC0415

    try:
        return read_po(file.read_bytes())
    except (OSError, PoError) as error:
        _Catalogue.on_bad_file(PoError(f"{file}: {error}"))
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
    return next((code for code, language in REGISTRY.items() if language.english_name == word), word)
