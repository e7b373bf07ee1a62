"""The records for a spreadsheet."""

import csv
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import astuple, dataclass, fields
from itertools import count
from pathlib import Path
from typing import Final

from flip7.store import atomic
from flip7.store.queries import ExportRow

_MARK: Final = "\ufeff"
"""Spreadsheets know by it that a file is UTF-8."""
_NUMBER: Final = re.compile(r"-?\d+")
_FORMULA: Final = re.compile(r"(?:^|(?<=[,;|\t\r\n]))[\s\"']*(?=[=+\-@＝＋－＠])")
"""Where a formula would begin: at the start of a cell, or where a spreadsheet of another country would start one. The
signs of East Asian keyboards count, too."""


@dataclass(frozen=True, slots=True)
class Style:
    """How the spreadsheets of a country read such a file."""

    delimiter: str
    decimal: str

    @classmethod
    def of(cls, language: str) -> "Style":
        """That of a language of the game."""
        # Where numbers have a comma, cells are separated by something else.
        return cls(",", ".") if language == "en" else cls(";", ",")


def write_csv(path: Path, batches: Iterable[Iterable[ExportRow]], style: Style) -> Path:
    """One line a seat, the points of its rounds separated by spaces; what the file is called in the end. It is complete
    or not there at all, and takes the place of no other."""
    path.parent.mkdir(parents=True, exist_ok=True)
    atomic.sweep(path.parent)
    new = atomic.unfinished(path)
    try:
        with new.open("x", encoding="utf-8", newline="") as file:
            file.write(_MARK)
            table = csv.writer(file, delimiter=style.delimiter)
            table.writerow(field.name for field in fields(ExportRow))
            for batch in batches:
                table.writerows([_cell(value, style) for value in astuple(row)] for row in batch)
            file.flush()
            os.fsync(file.fileno())
        target = _move_to_free(new, path)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise
    atomic.sync_folder(path.parent)
    return target


def _move_to_free(new: Path, path: Path) -> Path:
    for target in _names(path):
        with suppress(FileExistsError):
            atomic.move_to_free(new, target)
            return target
    raise AssertionError("there is no end of names")


def _names(path: Path) -> Iterator[Path]:
    """The name, and then "name (2)" as everywhere else."""
    yield path
    for number in count(2):
        yield path.with_name(f"{path.stem} ({number}){path.suffix}")


def _cell(value: object, style: Style) -> object:
    """A value as the spreadsheet shows it. It would calculate a name such as "=1+1": one mark keeps it from that."""
    if isinstance(value, float):
        return f"{value:.2f}".replace(".", style.decimal)
    if isinstance(value, str) and not _NUMBER.fullmatch(value):
        return _FORMULA.sub(lambda found: f"{found[0]}'", value)
    return value
