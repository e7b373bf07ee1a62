"""A store that forgets what was used longest ago once it holds more bytes than it may."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MEGABYTE = 1024 * 1024


def surface_bytes(surface: pygame.Surface) -> int:
    """What the pixels of a surface take in memory."""
    return surface.get_pitch() * surface.get_height()


class Lru(Generic[K, V]):
    """Values by key, the least recently used dropped first. `weight_of` says what a value counts against the budget.

    A value heavier than the whole budget is handed out but not kept: one giant picture must not empty the store.
    """

    def __init__(self, budget: int, weight_of: Callable[[V], int]) -> None:
        self.budget = budget
        self.weight = 0
        self._weight_of = weight_of
        self._values: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def __contains__(self, key: K) -> bool:
        return key in self._values

    def get(self, key: K) -> V | None:
        """The value kept for a key, or None. Asking counts as using it."""
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def put(self, key: K, value: V) -> V:
        """Keep a value in place of what the key had, and drop others if it gets too much. Gives the value back."""
        weight = self._weight_of(value)
        if key in self._values:
            self.weight -= self._weight_of(self._values.pop(key))
        if weight > self.budget:
            return value
        self._values[key] = value
        self.weight += weight
        self._drop()
        return value

    def limit(self, budget: int) -> None:
        """Hold no more than this from now on."""
        self.budget = budget
        self._drop()

    def get_or_make(self, key: K, make: Callable[[], V]) -> V:
        """The value kept for a key; or else `make()`, which is kept from then on."""
        value = self.get(key)
        return self.put(key, make()) if value is None else value

    def clear(self) -> None:
        """Drop all values. The budget stays."""
        self._values.clear()
        self.weight = 0

    def _drop(self) -> None:
        while self.weight > self.budget:
            _, dropped = self._values.popitem(last=False)
            self.weight -= self._weight_of(dropped)
