"""Reads a message catalogue as translators write it (.po), so that they can try it without any tools.

It takes what Poedit, Weblate and GNU gettext write, and says in which line it does not understand a file. Like them it
leaves out texts that are not translated, that are marked as fuzzy, or that are obsolete (#~).
"""

import re
import struct
from dataclasses import dataclass, field
from gettext import GNUTranslations
from io import BytesIO
from itertools import accumulate

_LINE = re.compile(r'(?:(msgctxt|msgid|msgid_plural|msgstr|msgstr\[(\d)\])\s+)?"((?:[^"\\]|\\.)*)"')
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\"}
_UTF8 = re.compile(r"^Content-Type:.*charset=utf-?8\s*$", re.IGNORECASE | re.MULTILINE)
_CONTEXT_END = "\x04"
_MAGIC = 0x950412DE
_HIGHEST_COUNT = 1000
"""A rule for plurals is tried for every number up to this one."""


class PoError(ValueError):
    """What is wrong with a catalogue, and in which line."""


@dataclass(slots=True)
class _Entry:
    line: int
    fuzzy: bool
    texts: dict[str, str] = field(default_factory=dict)
    """By keyword."""

    def message(self) -> tuple[str, str] | None:
        """The text and its translation as a compiled catalogue has them; None if it is not translated."""
        if "msgid" not in self.texts:
            raise PoError(f"line {self.line}: an entry without msgid")
        plural = self.texts.get("msgid_plural")
        said = {keyword: text for keyword, text in self.texts.items() if keyword.startswith("msgstr")}
        wanted = ["msgstr"] if plural is None else [f"msgstr[{form}]" for form in range(max(1, len(said)))]
        if list(said) != wanted:
            raise PoError(f"line {self.line}: the entry has {', '.join(said) or 'no msgstr'}, not {', '.join(wanted)}")
        key = self.texts["msgid"] if plural is None else f"{self.texts['msgid']}\0{plural}"
        if "msgctxt" in self.texts:
            key = self.texts["msgctxt"] + _CONTEXT_END + key
        # The header has no msgid. Its date may be fuzzy, and it counts.
        return None if not all(said.values()) or (self.fuzzy and key) else (key, "\0".join(said.values()))


def read_po(data: bytes) -> GNUTranslations:
    """The catalogue in a file's content. A `PoError` says what is wrong with it."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PoError("the file is not in UTF-8") from error
    messages: dict[str, str] = {}
    for entry in _entries(text):
        if (message := entry.message()) is not None:
            if message[0] in messages:
                raise PoError(f"line {entry.line}: this text is there twice")
            messages[message[0]] = message[1]
    if not _UTF8.search(messages.get("", "")):
        raise PoError('the header (msgid "") must say: Content-Type: text/plain; charset=UTF-8')
    try:
        catalogue = GNUTranslations(BytesIO(_compiled(messages)))
        in_numbers = catalogue.ngettext
        for count in range(_HIGHEST_COUNT):
            in_numbers("", "", count)
    except (ValueError, ArithmeticError, LookupError) as error:
        raise PoError(f"the header has no good Plural-Forms: {error}") from error
    return catalogue


def _entries(text: str) -> list[_Entry]:
    entries: list[_Entry] = []
    keyword, fuzzy = "", False
    for number, line in enumerate(map(str.strip, text.split("\n")), 1):
        if not line or line.startswith("#"):
            fuzzy = not line.startswith("#~") and (fuzzy or (line.startswith("#,") and "fuzzy" in line))
            continue
        found = _LINE.fullmatch(line)
        if found is None:
            raise PoError(f"line {number}: not understood: {line}")
        if found[1] is not None:
            begins = not entries or (found[1] in ("msgctxt", "msgid") and keyword.startswith("msgstr"))
            if begins:
                entries.append(_Entry(number, fuzzy))
                fuzzy = False
            keyword = found[1]
            if keyword in entries[-1].texts:
                raise PoError(f"line {number}: a second {keyword} in one entry")
            entries[-1].texts[keyword] = ""
        elif not keyword:
            raise PoError(f"line {number}: a text that belongs to nothing")
        entries[-1].texts[keyword] += _unescaped(found[3], number)
    return entries


def _unescaped(text: str, number: int) -> str:
    try:
        return re.sub(r"\\(.)", lambda found: _ESCAPES[found[1]], text)
    except KeyError as error:
        raise PoError(f"line {number}: \\{error.args[0]} means nothing here") from error


def _compiled(messages: dict[str, str]) -> bytes:
    """As a .mo file: two tables of lengths and places, then the texts."""
    texts = [text.encode() + b"\0" for text in (*messages, *messages.values())]
    places = accumulate(map(len, texts), initial=28 + 8 * len(texts))
    tables = [number for text, place in zip(texts, places, strict=False) for number in (len(text) - 1, place)]
    head = struct.pack("<7I", _MAGIC, 0, len(messages), 28, 28 + 8 * len(messages), 0, 0)
    return head + struct.pack(f"<{len(tables)}I", *tables) + b"".join(texts)
