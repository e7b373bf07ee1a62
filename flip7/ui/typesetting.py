"""Where lines break: which words stay together, how a text is divided into lines, what an ellipsis leaves of it.

Nothing here knows a font: how wide a line is, is asked of `Measure`.
"""

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache

from flip7.i18n import Text, language, pgettext

Measure = Callable[[str], float]
"""Gives the width of a line."""

_NO_BREAK = "\u00a0"
_SOFT_HYPHEN = "\u00ad"
_ELLIPSIS = "…"
_FEW = 3
"""Of so few words none is moved to the last line: there would be one left in the first."""
_TOGETHER = re.compile(
    r"(?<!Flip \d)(?<!Flip\u00a0\d)(?<=\d) (?=\w)"  # 15 points
    r"|(?<=Flip) (?=\d)"
    r"|(?:(?<=\b\w)|(?<=\b\w\w)|(?<=\b\w\w\w)) (?=\d)"  # the 12
    r"| (?=[–—·…](?:\s|$))"  # no line begins with a dash
)
_LONE_LETTER = re.compile(r"(?<=\b[aiouwzAIOUWZ]) (?=\w)")

# TRANSLATORS: names of cards and buttons that no line may break, with | between them, in all their forms; as in a
# sentence, not as on the card.
NEVER_BROKEN = pgettext("never broken", "Flip Three|Flip Threes|Second Chance|Second Chances")


def typeset(text: Text | str) -> str:
    """A text in the language of now, with no-break spaces where a line must not break: a number keeps what it counts,
    a card its name, a dash what it follows, and a Polish line does not end in a lone letter.

    >>> typeset("The bonus of 15 points").split(" ")
    ['The', 'bonus', 'of\\xa015\\xa0points']
    """
    return _typeset(str(text), language(), str(NEVER_BROKEN))


@lru_cache(4096)
def _typeset(text: str, code: str, names: str) -> str:
    for name in names.split("|"):
        text = text.replace(name, name.replace(" ", _NO_BREAK))
    text = _TOGETHER.sub(_NO_BREAK, text)
    return _LONE_LETTER.sub(_NO_BREAK, text) if code == "pl" else text


def shown_letters(text: str) -> str:
    """What is seen of a text: soft hyphens are only places where it may break, and an accent is part of its letter."""
    if text.isascii():
        return text
    return unicodedata.normalize("NFC", text.replace(_SOFT_HYPHEN, ""))


def wrap(text: str, width: float, measure: Measure) -> tuple[str, ...]:
    """Lines no wider than `width`. Breaks at spaces (never at a no-break space) and soft hyphens;
    a word that is wider than a whole line is cut between letters, which is ugly but loses nothing.
    No paragraph ends in a line of one word, if another fits beside it.

    >>> wrap("How far will you push your luck?", 12, len)
    ('How far will', 'you push', 'your luck?')
    >>> wrap("Take one more card or stop", 21, len)
    ('Take one more card', 'or stop')
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        words = paragraph.split(" ")
        set_lines = _lines(words, width, measure)
        if len(set_lines) > 1 and len(words) >= _FEW and set_lines[-1] == words[-1] and _NO_BREAK not in words[-1]:
            before, last = _lines(words[:-2], width, measure), " ".join(words[-2:])
            if len(before) == len(set_lines) - 1 and measure(last) <= width:
                set_lines = [*before, last]
        lines.extend(set_lines)
    return tuple(shown_letters(line) for line in lines)


def _lines(words: list[str], width: float, measure: Measure) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in words:
        joined = f"{line} {word}" if line else word
        if measure(joined) <= width:
            line = joined
        else:
            full, line = _break(line, word, width, measure)
            lines.extend(full)
    return [*lines, line]


def longest_word(text: str, measure: Measure) -> float:
    """The width below which `wrap` must cut a word between letters. What only belongs together can come apart."""
    widest = 0.0
    for word in re.split(r"[ \u00a0\n]", text):
        *heads, tail = word.split(_SOFT_HYPHEN)
        widest = max(widest, measure(tail), *(measure(f"{head}-") for head in heads))
    return widest


def ellipsise(text: str, width: float, measure: Measure) -> str:
    """As much of the line as fits, ending in … if some of it does not.

    >>> ellipsise("Second Chance", 8, len)
    'Second…'
    """
    shown = shown_letters(text)
    if measure(shown) <= width:
        return shown
    low, high = 0, len(shown)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(shown[:middle].rstrip() + _ELLIPSIS) <= width:
            low = middle
        else:
            high = middle - 1
    return shown[:low].rstrip() + _ELLIPSIS


def _break(line: str, word: str, width: float, measure: Measure) -> tuple[list[str], str]:
    """Full lines made of `line` and the beginning of `word`, and the line that is left open."""
    full: list[str] = []
    head = f"{line} " if line else ""
    while True:
        start, rest = _hyphenate(head, word, width, measure)
        if start:
            full.append(start)
            word = rest
        elif head:
            full.append(head.rstrip(" "))
        elif measure(word) > width and _NO_BREAK in word:
            # What belongs together comes apart before a word does.
            fitting, rest = word.rsplit(_NO_BREAK, 1)
            while _NO_BREAK in fitting and measure(fitting) > width:
                fitting, more = fitting.rsplit(_NO_BREAK, 1)
                rest = f"{more}{_NO_BREAK}{rest}"
            if measure(fitting) > width:
                parts, fitting = _break("", fitting, width, measure)
                full.extend(parts)
            full.append(fitting)
            word = rest
        elif measure(word) > width:
            letters = shown_letters(word)
            count = max(1, len(letters) - 1)
            while count > 1 and measure(letters[:count]) > width:
                count -= 1
            full.append(letters[:count])
            word = letters[count:]
        head = ""
        if measure(word) <= width or len(shown_letters(word)) <= 1:
            return full, word


def _hyphenate(head: str, word: str, width: float, measure: Measure) -> tuple[str, str]:
    """The most of `word` that fits behind `head` with a hyphen, and the rest of it; nothing if none does."""
    pieces = word.split(_SOFT_HYPHEN)
    for count in range(len(pieces) - 1, 0, -1):
        start = head + "".join(pieces[:count]) + "-"
        if measure(start) <= width:
            return start, _SOFT_HYPHEN.join(pieces[count:])
    return "", word
