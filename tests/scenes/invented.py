"""Languages that nobody speaks: one that marks what was looked up, and one whose words are long."""
# ruff: noqa: ARG002, here a word is the same in every context

import re
from gettext import NullTranslations
from string import Formatter

from flip7.i18n import use_catalogue

OPEN, CLOSE = "⟦", "⟧"
_MARKED = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
_WORD = re.compile(r"[^\W\d_]+")
LONGER = 0.4


class _Invented(NullTranslations):
    """Changes the words of a message, and leaves the values that are put into it as they are."""

    def say(self, words: str) -> str:
        raise NotImplementedError

    def gettext(self, message: str) -> str:
        return "".join(
            (self.say(words) if words else "") + ("" if field is None else _field(field, form, conversion))
            for words, field, form, conversion in Formatter().parse(message)
        )

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return self.ngettext(msgid1, msgid2, n)


class _Marked(_Invented):
    def say(self, words: str) -> str:
        return f"{OPEN}{words}{CLOSE}"


class _Longer(_Invented):
    def say(self, words: str) -> str:
        return _WORD.sub(lambda found: _lengthened(found.group()), words)


def _lengthened(word: str) -> str:
    """40 % more letters, in the word itself: German does not spread its length over more words either."""
    more = round(len(word) * LONGER)
    return word + word[-1 : -more - 1 : -1]


def _field(name: str, form: str | None, conversion: str | None) -> str:
    return "{" + name + (f"!{conversion}" if conversion else "") + (f":{form}" if form else "") + "}"


def speak_marked() -> None:
    use_catalogue("marked", _Marked())


def speak_longer() -> None:
    use_catalogue("longer", _Longer())


def unmarked(text: str) -> str:
    """What of a text did not come out of the catalogue."""
    return _MARKED.sub(" ", text)
