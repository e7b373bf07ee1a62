"""Frozen dataclasses that are made quickly: a game makes hundreds of records, and little else."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar, cast, dataclass_transform

Record = TypeVar("Record")
Fields = ParamSpec("Fields")

# What `dataclass` writes for a frozen class gets past the lock by a call of `object.__setattr__` for every field, which
# takes three times as long as this: fill a draft, which has no lock, and let it become the record.
_SOURCE = """
def make({fields}):
    record = Draft()
    {fill}
    record.__class__ = Record
    return record

def __new__(cls, {fields}):
    return make({fields})
"""


@dataclass_transform(frozen_default=True)
def record(cls: type[Record]) -> type[Record]:
    """`dataclass(frozen=True, slots=True)`, for a class without defaults that has no subclasses."""
    frozen = dataclass(frozen=True, slots=True)(cls)
    names: tuple[str, ...] = frozen.__match_args__  # type: ignore[attr-defined]
    draft = type(
        "Draft",
        (frozen,),
        {
            "__slots__": (),
            "__new__": object.__new__,
            "__setattr__": object.__setattr__,
            "__delattr__": object.__delattr__,
        },
    )
    written: dict[str, Any] = {"Record": frozen, "Draft": draft}
    exec(_SOURCE.format(fields=", ".join(names), fill="; ".join(f"record.{name} = {name}" for name in names)), written)

    def reduce(self: Record) -> tuple[type[Record], tuple[object, ...]]:
        return frozen, tuple(getattr(self, name) for name in names)

    del frozen.__init__  # it would fill the record again
    frozen.__new__ = staticmethod(written["__new__"])  # type: ignore[method-assign]
    frozen.__reduce__ = reduce  # type: ignore[assignment]  # a copy is made like any other
    frozen._make = staticmethod(written["make"])  # type: ignore[attr-defined]
    return frozen


def maker(kind: Callable[Fields, Record]) -> Callable[Fields, Record]:
    """The function behind `kind(...)`. Python calls a function sooner than a class: it takes half the time."""
    return cast(Callable[Fields, Record], kind._make)  # type: ignore[attr-defined]
