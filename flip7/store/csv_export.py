"""The records for a spreadsheet."""

import csv
import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import astuple, fields
from pathlib import Path
from typing import Final

from flip7.store import atomic
from flip7.store.queries import ExportRow

_MARK: Final = "\ufeff"
"""Spreadsheets know by it that a file is UTF-8."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def write_csv(path: Path, batches: Iterable[Iterable[ExportRow]]) -> None:
    """One line a seat, the points of its rounds separated by spaces. The file is complete or not there at all."""
    new = atomic.unfinished(path)
    try:
        with new.open("x", encoding="utf-8", newline="") as file:
            file.write(_MARK)
            table = csv.writer(file)
            table.writerow(field.name for field in fields(ExportRow))
            for batch in batches:
                table.writerows(map(_plain, map(astuple, batch)))
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise


def _plain(row: tuple[object, ...]) -> list[object]:
    """A spreadsheet would calculate a name such as "=1+1"."""
    return [f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell for cell in row]
