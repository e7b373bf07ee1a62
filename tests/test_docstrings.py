"""What a caller must know is written where it is called. Ruff asks classes and functions for it, this asks methods.

Ruff cannot tell whether a method overrides one that has said it already.
"""

import inspect
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pkgutil import walk_packages
from types import FunctionType

import flip7


def _modules() -> Iterator[str]:
    return (module.name for module in walk_packages(flip7.__path__, "flip7."))


def _public_classes() -> Iterator[type]:
    for name in _modules():
        for entry, value in vars(import_module(name)).items():
            if inspect.isclass(value) and value.__module__ == name and not entry.startswith("_"):
                yield value


def _methods(cls: type) -> Iterator[tuple[str, object]]:
    kinds = (FunctionType, property, cached_property, classmethod, staticmethod)
    return ((name, value) for name, value in vars(cls).items() if isinstance(value, kinds) and not name.startswith("_"))


def _said(cls: type, method: str) -> bool:
    """Whether the class, or one that it inherits from, says what the method is for."""
    return any(vars(base)[method].__doc__ for base in cls.__mro__ if method in vars(base))


def test_every_public_method_says_what_a_caller_must_know() -> None:
    classes = list(_public_classes())
    assert len(classes) > 200
    silent = [
        f"{cls.__module__}.{cls.__qualname__}.{method}"
        for cls in classes
        for method, _ in _methods(cls)
        if not _said(cls, method)
    ]
    assert silent == []


class _Base:
    def told(self) -> None:
        """It is told here."""

    def untold(self) -> None: ...


class _Heir(_Base):
    def told(self) -> None: ...
    def untold(self) -> None: ...


def test_what_is_inherited_counts_and_nothing_else_does() -> None:
    assert [method for method, _ in _methods(_Heir) if not _said(_Heir, method)] == ["untold"]
