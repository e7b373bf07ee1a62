"""Taking values out of a file that anybody may have written: each is what it should be, or refused."""

import json
import re
import unicodedata
from codecs import BOM_UTF8
from collections.abc import Sequence
from enum import Enum
from typing import Final, TypeAlias, TypeVar

E = TypeVar("E", bound=Enum)

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

NAME_LENGTH: Final = 40
_WORD: Final = re.compile(r"[A-Za-z0-9 _-]{0,40}")


class Damaged(ValueError):
    """A file that is not what it should be."""


class Newer(Damaged):
    """A file that a later version of the game has written."""


class WrongValue(Damaged):
    """A single value that is not what it should be."""


def document(data: bytes, magic: str, version: int) -> dict[str, Json]:
    """The JSON object of a file with that magic, of that version or an earlier one."""
    try:
        # Some editors put a mark at the start of what they save. The codec that knows it would be imported only now,
        # and if that fails once, it fails for good.
        found = json.loads(data.removeprefix(BOM_UTF8).decode())
    except (ValueError, RecursionError) as error:
        raise Damaged("this is not JSON") from error
    if not isinstance(found, dict) or found.get("magic") != magic:
        raise Damaged(f"this is no {magic}")
    if whole(found.get("version"), 1, 1 << 31) > version:
        raise Newer(f"a later version of {magic}")
    return found


def bytes_of(found: dict[str, Json]) -> bytes:
    """JSON as it is written to a file."""
    # Without indent the encoder in C does it, ten times as fast: a match is written with every decision.
    return json.dumps(found, separators=(",", ":")).encode()


def flag(value: Json) -> bool:
    """True or false, or `WrongValue`."""
    if not isinstance(value, bool):
        raise WrongValue("neither true nor false")
    return value


def whole(value: Json, least: int, most: int) -> int:
    """A whole number in a range with both its ends, or `WrongValue`."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise WrongValue(f"no whole number from {least} to {most}")
    return value


def number(value: Json, least: float, most: float) -> float:
    """Any number in a range with both its ends, or `WrongValue`."""
    # Not a number is not between any two.
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise WrongValue(f"no number from {least} to {most}")
    return float(value)


def word(value: Json) -> str:
    """A name that the program gave: a colour, a symbol, a character. It may become part of a file's name."""
    if not isinstance(value, str) or not _WORD.fullmatch(value):
        raise WrongValue("no word")
    return value


def name(value: Json) -> str:
    """A name that a person gave, without what cannot be shown on one line."""
    if not isinstance(value, str):
        raise WrongValue("no name")
    return clean_name(value)


def clean_name(text: str) -> str:
    """Control characters and halves of characters break lines and files; all else people may call themselves."""
    return "".join(mark for mark in text if unicodedata.category(mark) not in ("Cc", "Cs", "Zl", "Zp"))[:NAME_LENGTH]


def choice(kind: type[E], value: Json) -> E:
    """The member of an enum with this value, or `WrongValue`."""
    if not isinstance(value, str):
        raise WrongValue("no word")
    try:
        return kind(value)
    except ValueError as error:
        raise WrongValue(f"none of {', '.join(str(member.value) for member in kind)}") from error


def items(value: Json, most: int) -> Sequence[Json]:
    """A list of no more than `most`, or `WrongValue`."""
    if not isinstance(value, list) or len(value) > most:
        raise WrongValue(f"no list of at most {most}")
    return value


def fields(value: Json) -> dict[str, Json]:
    """A JSON object, or `WrongValue`."""
    if not isinstance(value, dict):
        raise WrongValue("no object")
    return value
